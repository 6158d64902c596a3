#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "pair_dutch_order.hpp"
#include "pair_dutch_players.hpp"

namespace trf::test::dutch_text {

using Vector = std::vector<std::vector<int>>;

struct Bracket {
  std::vector<int> players;  // MDPs first
  int mdps = 0;
  int below = 0, next_end = 0;
  bool completes = true, looks_ahead = true;
  [[nodiscard]] bool is_mdp(int player) const {
    return std::find(players.begin(), players.begin() + mdps, player) != players.begin() + mdps;
  }
};

/// Articles 2 to 5 for one bracket after the other: every candidate is evaluated.
class Brackets {
 public:
  Brackets(const Tournament& tournament, int round, int edition);

  [[nodiscard]] int count() const { return static_cast<int>(players_.size()); }
  [[nodiscard]] const Player& at(int i) const { return players_[static_cast<std::size_t>(i)]; }
  static Mask mask(int begin, int end) {
    return ((Mask{1} << end) - 1) & ~((Mask{1} << begin) - 1);
  }
  static Mask mask_of(const std::vector<int>& list);
  // ---- 2.1 to 2.3
  [[nodiscard]] bool legal(int a, int b) const;
  [[nodiscard]] bool may_have_bye(int a) const;
  bool can_complete(Mask group);
  // ---- article 5
  [[nodiscard]] int colour_of_first(int a, int b) const;
  // ---- brackets
  [[nodiscard]] Bracket bracket_at(const std::vector<int>& floaters, int begin) const;
  static std::vector<int> left(const Bracket& bracket, const Pairs& pairs);
  /// All sets of legal pairs: MDP with resident, resident with resident.
  void each_matching(const Bracket& bracket, const std::function<void(const Pairs&)>& visit);
  [[nodiscard]] bool completes(const Bracket& bracket, const std::vector<int>& floaters);
  [[nodiscard]] int lowest(const Bracket& bracket) const;
  // ---- 2.4
  [[nodiscard]] std::vector<int> psd(const Bracket& bracket, const Pairs& pairs,
                                     const std::vector<int>& floaters) const;
  [[nodiscard]] std::vector<int> scores(const std::vector<int>& floaters) const;
  /// The first two criteria of the following bracket at their best.
  Vector following(const Bracket& bracket, const std::vector<int>& floaters);
  Vector evaluate(const Bracket& bracket, const Pairs& pairs, const std::vector<int>& floaters);
  // ---- articles 3 and 4
  Pairs best(const Bracket& bracket);

 protected:
  int initial_;
  bool modern_;
  std::vector<Player> players_;
  std::optional<int> bye_score_;
  std::map<Mask, bool> completions_;
  std::map<std::pair<Mask, int>, Vector> following_;
};

}  // namespace trf::test::dutch_text
