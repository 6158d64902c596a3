#pragma once

#include <string>
#include <vector>

#include "oracle/pair_account.hpp"
#include "oracle/pair_explained_round.hpp"
#include "oracle/pair_sentences.hpp"

/// What Dubov, Burstein, Double-Swiss and team Swiss say, against every set and every pairing.
namespace trf::test {

class SwissAccount {
 public:
  /// \param report  null for matches
  SwissAccount(std::string system, const ExplainedRound& round, const SeenReport* report,
               const std::vector<BracketAccount>& account, Asked& asked);

  /// Beside expect_facts() and expect_brackets().
  void expect_explanation();
  /// The verdict on another legal round.
  void expect_verdict(const pair::Verdict& verdict,
                      const std::vector<std::pair<int, int>>& published, int bye);
  [[nodiscard]] bool may_meet(int one, int other) const;  ///< Not for matches
  [[nodiscard]] bool barred(int id) const;

 private:
  void expect_bracket(const pair::Decision& decision, const BracketAccount& account);
  void expect_sets(const pair::Decision& decision, const BracketAccount& account);
  void expect_halves(const pair::Decision& decision, const BracketAccount& account);
  void expect_pairs(const pair::Decision& decision, const BracketAccount& account);
  void expect_why_not(const pair::Decision& decision, const BracketAccount& account, Loss loss);
  void expect_bye(const pair::Decision& decision);
  void expect_match_bye(const pair::Decision& decision);
  void expect_match_colours(const Message& said, bool is_verdict = false);
  void expect_facts_of(const pair::Decision& decision);
  [[nodiscard]] bool leaves_all(int id) const;
  [[nodiscard]] bool is_match() const { return report_ == nullptr; }

  std::string system_;
  const ExplainedRound& round_;
  const SeenReport* report_;
  const std::vector<BracketAccount>& account_;
  Asked& asked_;
};

}  // namespace trf::test
