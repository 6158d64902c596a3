#pragma once

#include "oracle/pair_explained_swiss.hpp"
#include "oracle/pair_explained_verdict.hpp"

/// --explain=A,B and --explain=A,bye of Dubov, Burstein, Double-Swiss and teams: every legal round
/// with the pair is made, and the one that leaves the correct round last is asked.
namespace trf::test {

class PairQuestions {
 public:
  /// \param report  of the participants: players, matches or teams
  PairQuestions(std::string system, const ExplainedRound& round,
                const std::vector<BracketAccount>& account, LegalPairs rules,
                const SeenReport& report, SwissAccount& questions, Asked& asked);

  /// \param other  0: the bye
  void ask(const pair::Verdict& verdict, int one, int other);

 private:
  using Pairs = std::vector<std::pair<int, int>>;
  struct LegalRound {
    Pairs pairs;
    int bye = 0;
  };
  /// Where a round leaves the correct one; the later, the better.
  struct Leaves {
    std::size_t bracket = 0;
    int criterion = 0;
    std::vector<int> theirs;  ///< The smaller, the better
  };
  void make(std::vector<int> left, LegalRound& round, const LegalRound& fixed,
            std::vector<LegalRound>& all) const;
  [[nodiscard]] Leaves leaves(const LegalRound& round) const;
  [[nodiscard]] bool wants_high_scores(const std::string& rule) const;
  void expect_none(const pair::Verdict& verdict, int one, int other);
  void expect_other_bye(const pair::Verdict& verdict, const std::vector<LegalRound>& all);

  std::string system_;
  const ExplainedRound& round_;
  const std::vector<BracketAccount>& account_;
  LegalPairs rules_;
  const SeenReport& report_;
  SwissAccount& questions_;
  Asked& asked_;
};

}  // namespace trf::test
