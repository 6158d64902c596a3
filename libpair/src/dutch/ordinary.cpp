#include "dutch/ordinary.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

#include "dutch/exact.hpp"
#include "dutch/outlook.hpp"
#include "dutch/preference_bound.hpp"
#include "index.hpp"
#include "matching/ordered_assignment.hpp"
#include "trf/contains.hpp"

namespace trf::pair::dutch {
namespace {

constexpr std::size_t most_criteria = 16;
using Key = std::array<std::int32_t, most_criteria>;

/// Exchanges of one player that are tried before the exact path is used.
constexpr int most_exchanges = 64;

/// A resident with the costs as downfloater, and as opponent of the MDP.
struct Resident {
  Rank player = -1;
  PreferenceType type = no_preference;
  bool may_float = false;
  bool may_meet_mdp = false;
  std::size_t float_group = 0, meeting_group = 0;
};

/// Residents with equal type and costs.
struct Group {
  PreferenceType type = no_preference;
  Key cost{};
};

class OrdinaryBracket {
 public:
  explicit OrdinaryBracket(const Task& task)
      : task_(task), field_(*task.field), criteria_(field_.regulation().criteria) {}

  std::optional<BracketPairing> pair() {
    const Bracket& bracket = task_.bracket;
    if (task_.asks_what_if()) return std::nullopt;
    if (bracket.size() == 1) return BracketPairing{{}, bracket.players};
    if (!is_ordinary()) return std::nullopt;
    floats_ = bracket.size() % 2 != 0;
    if (!read_residents()) return std::nullopt;
    return bracket.moved_down == 0 ? pair_homogeneous() : pair_heterogeneous();
  }

 private:
  [[nodiscard]] bool is_ordinary() const {
    const Bracket& bracket = task_.bracket;
    if (bracket.moved_down > 1 || criteria_.size() > most_criteria) return false;
    // For the penultimate bracket of a collapsed round, only completion matters.
    if (!task_.look_ahead && !task_.is_last()) return false;
    if (has_unavoidable_fault()) return false;
    return field_[bracket.players[at(bracket.moved_down)]].score == bracket.score &&
           field_[bracket.players.back()].score == bracket.score;
  }

  /// A player whose difference exceeds 2, or who has one colour three times in a row, even with the
  /// preferred colour. Such a player costs [C10] or [C11] in any pair with a topscorer. This needs
  /// earlier rounds that did not follow the rules.
  [[nodiscard]] bool has_unavoidable_fault() const {
    const auto& players = task_.bracket.players;
    return std::ranges::any_of(players, [&](Rank r) { return field_[r].topscorer; }) &&
           std::ranges::any_of(players, [&](Rank r) {
             const Member& member = field_[r];
             return std::abs(member.colour_difference) > 3 ||
                    (member.repeated != Colour::none &&
                     member.repeated == member.preference.colour);
           });
  }

  bool read_residents() {
    const Bracket& bracket = task_.bracket;
    const std::span<const Rank> players(bracket.players.begin() + bracket.moved_down,
                                        bracket.players.end());
    std::optional<std::vector<std::uint8_t>> harmless;
    if (floats_) {
      harmless = harmless_floaters(task_, players);
      if (!harmless || !contains(*harmless, 1)) return false;
    } else if (!completes_without_floater(task_)) {
      return false;
    }
    residents_.reserve(players.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
      Resident resident{.player = players[i], .type = type_of(field_[players[i]])};
      if (floats_ && (*harmless)[i] != 0) {
        resident.may_float = true;
        resident.float_group = group_of(float_groups_, resident.type, float_cost(players[i]));
      }
      if (bracket.moved_down > 0 && may_meet_mdp(resident)) {
        resident.may_meet_mdp = true;
        resident.meeting_group = group_of(meeting_groups_, resident.type, meeting_cost(players[i]));
      }
      ++counts_[resident.type];
      residents_.push_back(resident);
    }
    return true;
  }

  static std::size_t group_of(std::vector<Group>& groups, PreferenceType type, const Key& cost) {
    const auto found = std::ranges::find_if(
        groups, [&](const Group& group) { return group.type == type && group.cost == cost; });
    if (found != groups.end()) return static_cast<std::size_t>(found - groups.begin());
    groups.push_back({type, cost});
    return groups.size() - 1;
  }

  // Two absolute preferences for one colour (topscorers) would cost [C10] or [C11]; no other pair
  // does.
  [[nodiscard]] bool may_meet_mdp(const Resident& resident) const {
    const Rank mdp = task_.bracket.players.front();
    const PreferenceType type = type_of(field_[mdp]);
    return !(is_absolute(type) && type == resident.type) && field_.may_meet(mdp, resident.player);
  }

  // With a single pair or floater a list has one entry, and is compared as a number.
  [[nodiscard]] static std::int32_t cost_of(const Criterion& criterion, Fault fault) {
    return criterion.measure == Measure::number ? fault.count
                                                : (fault.count != 0 ? fault.value : 0);
  }
  // [C6] to [C8] are at their bounds: one resident downfloats, without harm below.
  [[nodiscard]] static bool is_at_bound(std::size_t c, const Criterion& criterion) {
    return c < 2 || criterion.measure == Measure::look_ahead;
  }
  [[nodiscard]] Key float_cost(Rank player) const {
    Key key{};
    for (std::size_t c = 0; c < criteria_.size(); ++c) {
      const Criterion& criterion = *criteria_[c];
      if (is_at_bound(c, criterion) || criterion.of_downfloater == nullptr) continue;
      if (criterion.scope == Scope::single_bye &&
          (!task_.bye_score || task_.bracket.score > *task_.bye_score))
        continue;
      key[c] = cost_of(criterion, criterion.of_downfloater(field_, task_.bracket, player));
    }
    return key;
  }
  [[nodiscard]] Key meeting_cost(Rank player) const {
    Key key{};
    const Rank mdp = task_.bracket.players.front();
    for (std::size_t c = 0; c < criteria_.size(); ++c)
      if (!is_at_bound(c, *criteria_[c]) && criteria_[c]->of_pair != nullptr)
        key[c] = cost_of(*criteria_[c], criteria_[c]->of_pair(field_, mdp, player));
    return key;
  }

  /// A lower bound of all criteria if these two, each if any, are not in the remainder.
  [[nodiscard]] Key bound(const Group* meeting, const Group* floater) const {
    TypeCounts counts = counts_;
    if (meeting != nullptr) --counts[meeting->type];
    if (floater != nullptr) --counts[floater->type];
    const PreferenceBound colours = preference_bound(counts);
    Key key{};
    for (std::size_t c = 0; c < criteria_.size(); ++c) {
      if (meeting != nullptr) key[c] += meeting->cost[c];
      if (floater != nullptr) key[c] += floater->cost[c];
      if (criteria_[c]->counting == Counting::preference) key[c] += colours.refused;
      if (criteria_[c]->counting == Counting::strong_preference) key[c] += colours.strong_refused;
    }
    return key;
  }

  std::optional<BracketPairing> pair_homogeneous() {
    Key least = no_key();
    if (!floats_) return finish(-1, bound(nullptr, nullptr));
    for (const Group& group : float_groups_) least = std::min(least, bound(nullptr, &group));
    return finish(-1, least);
  }

  std::optional<BracketPairing> pair_heterogeneous() {
    std::vector<Key> best(meeting_groups_.size(), no_key());
    for (std::size_t m = 0; m < meeting_groups_.size(); ++m) {
      if (!floats_) best[m] = bound(&meeting_groups_[m], nullptr);
      for (const Group& group : float_groups_)
        best[m] = std::min(best[m], bound(&meeting_groups_[m], &group));
    }
    if (best.empty()) return std::nullopt;
    const Key least = *std::ranges::min_element(best);
    if (floats_ && is_barred_pair_tempting(least)) return std::nullopt;
    // 4.2: the MDP's opponents in order; those beyond the bound are excluded.
    for (int i = 0; i < static_cast<int>(residents_.size()); ++i) {
      const Resident& resident = residents_[at(i)];
      if (!resident.may_meet_mdp || best[resident.meeting_group] != least) continue;
      if (floats_ && !has_floater(i, least)) continue;
      return finish(i, least);
    }
    return std::nullopt;
  }

  static Key no_key() {
    Key key;
    key.fill(std::numeric_limits<std::int32_t>::max());
    return key;
  }

  /// [C9] has priority over [C10]: a pair left out for its colours must not be worth it.
  [[nodiscard]] bool is_barred_pair_tempting(const Key& least) const {
    for (std::size_t c = 0; c < criteria_.size(); ++c) {
      if (criteria_[c]->scope != Scope::single_bye) continue;
      return std::ranges::any_of(float_groups_,
                                 [&](const Group& group) { return group.cost[c] < least[c]; });
    }
    return false;
  }

  [[nodiscard]] bool may_float_with(int opponent, int floater, const Key& least) const {
    const Resident& resident = residents_[at(floater)];
    if (!resident.may_float || floater == opponent) return false;
    const Group* meeting =
        opponent < 0 ? nullptr : &meeting_groups_[residents_[at(opponent)].meeting_group];
    return bound(meeting, &float_groups_[resident.float_group]) == least;
  }
  [[nodiscard]] bool has_floater(int opponent, const Key& least) const {
    for (int i = 0; i < static_cast<int>(residents_.size()); ++i)
      if (may_float_with(opponent, i, least)) return true;
    return false;
  }

  /// Pairs the remainder within the bound; \p opponent: of the MDP, -1 without one.
  std::optional<BracketPairing> finish(int opponent, const Key& least) {
    std::vector<int> players;
    TypeCounts counts{};
    std::vector<std::uint8_t> fits(float_groups_.size());
    const Group* meeting =
        opponent < 0 ? nullptr : &meeting_groups_[residents_[at(opponent)].meeting_group];
    for (std::size_t g = 0; g < float_groups_.size(); ++g)
      fits[g] = bound(meeting, &float_groups_[g]) == least ? 1 : 0;
    floater_.assign(residents_.size(), 0);
    int one_floater = -1;
    for (int i = 0; i < static_cast<int>(residents_.size()); ++i) {
      if (i == opponent) continue;
      players.push_back(i);
      ++counts[residents_[at(i)].type];
      if (!floats_ || !residents_[at(i)].may_float || fits[residents_[at(i)].float_group] == 0)
        continue;
      floater_[at(i)] = 1;
      one_floater = i;
    }
    if (floats_) {
      if (one_floater < 0) return std::nullopt;
      --counts[residents_[at(one_floater)].type];
    }
    table_ = preference_bound(counts).table();
    const int pairs = static_cast<int>(players.size()) / 2;
    std::vector<int> first(players.begin(), players.begin() + pairs);
    std::vector<int> second(players.begin() + pairs, players.end());
    if (auto result = transpose(opponent, first, second)) return result;
    return exchange_one(opponent, first, second);
  }

  /// 4.3.2 for exchanges of one player, in order.
  std::optional<BracketPairing> exchange_one(int opponent, const std::vector<int>& first,
                                             const std::vector<int>& second) {
    const int pairs = static_cast<int>(first.size());
    const int size = pairs + static_cast<int>(second.size());
    int tries = 0;
    for (int difference = 1; difference < size; ++difference) {
      for (int i = pairs - 1; i >= 0 && i + difference >= pairs; --i) {
        const int j = i + difference - pairs;
        if (j >= static_cast<int>(second.size())) continue;
        if (++tries > most_exchanges) return std::nullopt;
        auto changed_first = first, changed_second = second;
        std::swap(changed_first[at(i)], changed_second[at(j)]);
        std::ranges::sort(changed_first);
        std::ranges::sort(changed_second);
        if (auto result = transpose(opponent, changed_first, changed_second)) return result;
      }
    }
    return std::nullopt;
  }

  /// 4.2: the first transposition of S2 within the bound; empty if there is none.
  std::optional<BracketPairing> transpose(int opponent, const std::vector<int>& first,
                                          const std::vector<int>& second) {
    std::vector<std::uint8_t> rows, columns;
    for (const int i : first) rows.push_back(residents_[at(i)].type);
    if (floats_) rows.push_back(float_place);
    for (const int i : second) columns.push_back(residents_[at(i)].type);
    const auto joined = [&](int row, int column) {
      const int other = second[at(column)];
      if (row == static_cast<int>(first.size())) return floater_[at(other)] != 0;
      return field_.keeps_c1(residents_[at(first[at(row)])].player, residents_[at(other)].player);
    };
    matching::OrderedAssignment assignment(std::move(rows), std::move(columns), table_, joined);
    if (!assignment.complete()) return std::nullopt;
    assignment.put_in_order(static_cast<int>(first.size()));
    BracketPairing pairing;
    if (opponent >= 0)
      pairing.pairs.emplace_back(task_.bracket.players.front(), residents_[at(opponent)].player);
    for (int row = 0; row < static_cast<int>(first.size()); ++row)
      pairing.pairs.emplace_back(
          std::minmax(residents_[at(first[at(row)])].player,
                      residents_[at(second[at(assignment.column(row))])].player));
    std::ranges::sort(pairing.pairs);
    if (floats_)
      pairing.downfloaters.push_back(
          residents_[at(second[at(assignment.column(static_cast<int>(first.size())))])].player);
    return pairing;
  }

  const Task& task_;
  const Field& field_;
  std::span<const Criterion* const> criteria_;
  bool floats_ = false;
  std::vector<Resident> residents_;
  std::vector<Group> float_groups_, meeting_groups_;
  TypeCounts counts_{};
  std::vector<std::uint8_t> floater_;  ///< The possible downfloaters within the bound
  std::array<std::array<bool, 8>, 8> table_{};
};

}  // namespace

std::optional<BracketPairing> pair_ordinary(const Task& task) {
  return OrdinaryBracket(task).pair();
}

std::optional<BracketPairing> pair_bracket(const Task& task) {
  auto pairing = pair_ordinary(task);
  return pairing ? pairing : pair_exactly(task);
}

}  // namespace trf::pair::dutch
