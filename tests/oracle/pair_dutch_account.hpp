#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "pair_dutch_oracle.hpp"

namespace trf::test {

/// The questions that an explanation of the Dutch System raises, answered by trying every candidate
/// of a bracket and every complete round. Players by their place in the ranking.
class DutchAccount : dutch_text::Brackets {
 public:
  using Step = DutchSteps::Step;
  using dutch_text::Brackets::at;
  using dutch_text::Brackets::can_complete;
  using dutch_text::Brackets::completes;
  using dutch_text::Brackets::count;
  using dutch_text::Brackets::left;
  using dutch_text::Brackets::legal;
  using dutch_text::Brackets::mask;
  using dutch_text::Brackets::mask_of;
  using dutch_text::Brackets::may_have_bye;
  using Filter = std::function<bool(const dutch_text::Pairs&, const std::vector<int>& floaters)>;

  /// By what another candidate, or the best of several, is worse.
  struct Loss {
    std::size_t step = 0;
    /// "C12"; "4.2", "4.3", "4.4": only the order; "complete": no candidate leaves a complete
    /// round; "bye": [C5]; "": it is the same
    std::string rule;
    std::vector<int> theirs, ours;  ///< Values of the criterion
  };

  DutchAccount(const Tournament& tournament, int round, int edition);

  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  [[nodiscard]] std::optional<int> bye_score() const { return bye_score_; }
  [[nodiscard]] bool is_modern() const { return modern_; }
  [[nodiscard]] std::vector<int> floaters(const Step& step) const;
  [[nodiscard]] int rank_of(int id) const;  ///< -1: not present
  /// Pairs of the bracket that are possible at the same time, whatever happens below.
  [[nodiscard]] int most_pairs(const Step& step);
  /// The same of complete rounds, and of the MDPs in them that are paired.
  [[nodiscard]] std::pair<int, int> most_complete(const Step& step);
  /// The values of the criteria by name, in their order.
  [[nodiscard]] std::vector<std::pair<std::string, std::vector<int>>> values(
      const Step& step, const dutch_text::Pairs& pairs);
  /// The best of the candidates that the filter accepts.
  [[nodiscard]] Loss best_with(const Step& step, const Filter& accepts);
  /// Of a complete legal round, by start ranks.
  [[nodiscard]] Loss loss_of(const std::vector<std::pair<int, int>>& pairs);
  /// Of the complete rounds with two players, or with a player and the bye (0), the one that leaves
  /// the correct round last. No entry: there is none.
  [[nodiscard]] std::map<std::pair<int, int>, Loss> losses();
  /// Can the others be paired if this player receives the bye?
  [[nodiscard]] bool leaves_all(int player);

 private:
  /// In the last bracket only the holder of the bye is left.
  [[nodiscard]] bool is_complete(const Step& step, const std::vector<int>& floaters);
  [[nodiscard]] Loss compare(std::size_t step, const dutch_text::Pairs& theirs);
  [[nodiscard]] std::string order_rule(const Step& step, const dutch_text::Pairs& theirs) const;
  void each_round(dutch_text::Mask left, std::vector<std::pair<int, int>>& pairs, int& bye,
                  const std::function<void()>& visit);

  std::vector<Step> steps_;
};

}  // namespace trf::test
