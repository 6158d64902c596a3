#pragma once

#include "oracle/pair_individual_record.hpp"
#include "oracle/pair_italo_svizzero_text.hpp"
#include "oracle/pair_sentences.hpp"
#include "trf/pair/system.hpp"

/// What the Italo-Svizzero system says, against its articles: each turn of the rotation is made
/// again, and every combination of the players left is tried.
namespace trf::test {

class ItaloSvizzeroAccount {
 public:
  ItaloSvizzeroAccount(const Tournament& tournament, const pair::State& state, Asked& asked);

  /// \pre the round can be paired
  void expect_explanation(const pair::Pairing& made, const std::vector<pair::Decision>& decisions);
  /// The verdict on another round.
  void expect_verdict(const pair::Verdict& verdict, const pair::Pairing& published);
  /// --explain=A,B; \p other: 0 for the bye. After expect_explanation().
  void expect_pair(const pair::Verdict& verdict, int one, int other);
  void expect_no_round(const Message& said);

 private:
  struct Step {
    italo_svizzero_text::Position before;
    int first = 0, second = 0;  ///< free_place: left over
  };
  [[nodiscard]] int number(PlayerIndex player) const;
  [[nodiscard]] bool may_be_free(int id) const;
  [[nodiscard]] bool can_complete(const std::set<int>& group, int fixed) const;
  [[nodiscard]] int points(int id) const;
  void expect_free(const pair::Decision& decision);
  void expect_cannot_be_free(const Message& why, int id);
  void expect_turn(const pair::Decision& decision);
  void expect_passed_over(int id, bool uncoupled);
  void expect_not_paired(const Message& why, int one, int other);
  void expect_obstruction_of(const Message& why, std::vector<int> players,
                             const std::set<int>& admissible);
  void expect_white(const Message& why, int white, int black, const std::string& article);

  const Tournament& tournament_;
  const pair::State& state_;
  Asked& asked_;
  SeenReport report_;
  italo_svizzero_text::Reader read_;
  std::vector<int> present_;
  int bye_ = 0;
  std::set<int> group_;  ///< One of these is left over by the rotation
  std::vector<Step> steps_;
  std::vector<int> turn_;  ///< Of the current first, without those of whom a reason was told
};

}  // namespace trf::test
