#include "dubov/halves.hpp"

#include <algorithm>

#include "matching/min_cost_matching.hpp"
#include "matching/optimal_face.hpp"
#include "matching/ordered_assignment.hpp"
#include "trf/contains.hpp"

namespace trf::pair::dubov {
namespace {

using matching::Graph;
using matching::Vertex;
using matching::VertexSet;

void sort_by_tpn(const Field& field, std::vector<Rank>& players) {
  std::ranges::sort(players, {}, [&](Rank rank) { return field[rank].tpn; });
}

/// 3.2.5, and the players due White in 4.3.2.
void sort_by_aro(const Field& field, std::vector<Rank>& players) {
  std::ranges::sort(players, {}, [&](Rank rank) {
    return std::pair(field.opposition(rank).aro, field[rank].tpn);
  });
}

std::vector<Rank> without(const std::vector<Rank>& players, const std::vector<Rank>& leaving) {
  std::vector<Rank> gone = leaving, rest;
  std::ranges::sort(gone);
  std::ranges::copy_if(players, std::back_inserter(rest),
                       [&](Rank rank) { return !std::ranges::binary_search(gone, rank); });
  return rest;
}

std::uint8_t colour_type(const Preference& preference) noexcept {
  if (preference.strength != Strength::absolute) return 0;
  return preference.colour == Colour::white ? 1 : 2;
}

class Divider {
 public:
  Divider(const Field& field, std::span<const Rank> players)
      : field_(field), players_(players.begin(), players.end()) {
    divide();
  }

  std::optional<Halves> pair() {
    if (players_.empty()) return Halves{};
    // Usually the first set of 4.3 is possible, and no player leaves the smaller group.
    const auto larger = numbered_shifters(field_, larger_group(), larger_colour());
    result_.balanced.assign(larger.begin(), larger.begin() + excess());
    if (transpose()) {
      result_.unsatisfied = counted();
      return std::move(result_);
    }
    result_.balanced.clear();
    if (!choose_shifters() || !transpose()) return std::nullopt;
    result_.unsatisfied = counted();
    return std::move(result_);
  }

 private:
  /// 3.2.3
  void divide() {
    result_.none_played =
        std::ranges::all_of(players_, [&](Rank rank) { return field_[rank].games == 0; });
    std::vector<Rank> by_tpn = players_;
    sort_by_tpn(field_, by_tpn);
    for (std::size_t i = 0; i < by_tpn.size(); ++i) {
      const bool first = result_.none_played ? i < by_tpn.size() / 2
                                             : field_[by_tpn[i]].preference.colour == Colour::white;
      (first ? result_.first : result_.second).push_back(by_tpn[i]);
    }
    result_.shifts_from_first = result_.first.size() <= result_.second.size();
  }

  [[nodiscard]] const std::vector<Rank>& smaller_group() const {
    return result_.shifts_from_first ? result_.first : result_.second;
  }
  [[nodiscard]] const std::vector<Rank>& larger_group() const {
    return result_.shifts_from_first ? result_.second : result_.first;
  }
  /// Reading D-06: if no player has played, each half counts as seekers of its group's colour.
  [[nodiscard]] Colour smaller_colour() const {
    return result_.shifts_from_first ? Colour::white : Colour::black;
  }
  [[nodiscard]] Colour larger_colour() const { return opposite(smaller_colour()); }
  /// The number of pairs inside the larger group.
  [[nodiscard]] std::ptrdiff_t excess() const {
    return static_cast<std::ptrdiff_t>(larger_group().size() - smaller_group().size()) / 2;
  }

  [[nodiscard]] int counted() const {
    return static_cast<int>(std::ranges::count_if(result_.pairs, [&](const auto& pair) {
      return field_.same_preference(pair.first, pair.second);
    }));
  }

  /// 3.2.5 and 3.2.6, with the players shifted so far; false: no transposition is legal.
  bool transpose() {
    std::vector<Rank> smaller = without(smaller_group(), result_.shifted);
    std::vector<Rank> larger = without(larger_group(), result_.balanced);
    smaller.insert(smaller.end(), result_.balanced.begin(), result_.balanced.end());
    larger.insert(larger.end(), result_.shifted.begin(), result_.shifted.end());
    std::vector<Rank>& s1 = result_.shifts_from_first ? smaller : larger;
    std::vector<Rank>& s2 = result_.shifts_from_first ? larger : smaller;
    sort_by_aro(field_, s1);
    sort_by_tpn(field_, s2);
    std::vector<std::uint8_t> rows, columns;
    for (const Rank rank : s1) rows.push_back(colour_type(field_[rank].preference));
    for (const Rank rank : s2) columns.push_back(colour_type(field_[rank].preference));
    const auto joined = [&](int row, int column) {
      return field_.keeps_c1(s1[static_cast<std::size_t>(row)],
                             s2[static_cast<std::size_t>(column)]);
    };
    using Assignment = matching::OrderedAssignment<decltype(joined)>;
    typename Assignment::Table table;
    for (std::size_t a = 0; a < Assignment::types; ++a)
      for (std::size_t b = 0; b < Assignment::types; ++b) table[a][b] = a == 0 || a != b;
    Assignment assignment(std::move(rows), std::move(columns), table, joined);
    if (!assignment.complete()) return false;
    assignment.put_in_order(static_cast<int>(s1.size()));
    result_.pairs.clear();
    for (std::size_t i = 0; i < s1.size(); ++i)
      result_.pairs.emplace_back(
          s1[i], s2[static_cast<std::size_t>(assignment.column(static_cast<int>(i)))]);
    return true;
  }

  /// 3.2.4: both steps, exactly. A pair inside a group has exactly one shifted player and a pair
  /// between the groups has none. So a set of shifted players is possible if some pairing with the
  /// fewest inside pairs has each of them in a different inside pair.
  bool choose_shifters() {
    const std::size_t n = players_.size();
    VertexSet smaller(n), larger(n);
    for (const Rank rank : smaller_group()) smaller.insert(static_cast<Vertex>(vertex_of(rank)));
    for (const Rank rank : larger_group()) larger.insert(static_cast<Vertex>(vertex_of(rank)));
    Graph across = field_.legal_pairs(players_), inside = across;
    for (std::size_t v = 0; v < n; ++v) {
      const bool is_smaller = smaller.contains(static_cast<Vertex>(v));
      across.row(static_cast<Vertex>(v)).remove_all(is_smaller ? smaller : larger);
      inside.row(static_cast<Vertex>(v)).remove_all(is_smaller ? larger : smaller);
    }
    matching::MinCostMatching least(across, inside);
    if (!least.solve()) return false;
    std::vector<std::vector<Vertex>> sets;
    for (const VertexSet& blossom : least.charged_blossoms()) {
      auto& set = sets.emplace_back();
      for (std::size_t v = 0; v < n; ++v)
        if (blossom.contains(static_cast<Vertex>(v))) set.push_back(static_cast<Vertex>(v));
    }
    matching::OptimalFace best(least.tight(), sets);
    const auto moves =
        (static_cast<std::ptrdiff_t>(least.cost()) - excess()) / 2;  // 3.2.4 (1), then (2)
    result_.shifted = choose(best, smaller_group(), smaller_colour(), larger_group(), moves);
    // D-04: a player just shifted does not count for the middle of the other group.
    std::vector<Rank> pool = larger_group();
    if (field_.regulation().other.shifted_count)
      pool.insert(pool.end(), result_.shifted.begin(), result_.shifted.end());
    result_.balanced = choose(best, pool, larger_colour(), smaller_group(), moves + excess());
    return true;
  }

  /// The first set by 4.3, and the pairings narrowed to those that allow it.
  std::vector<Rank> choose(matching::OptimalFace& best, const std::vector<Rank>& group,
                           Colour sought, const std::vector<Rank>& others, std::ptrdiff_t count) {
    VertexSet forbidden(players_.size());
    for (const Rank rank : others) forbidden.insert(static_cast<Vertex>(vertex_of(rank)));
    std::vector<Rank> chosen;
    if (count == 0) return chosen;
    for (const Rank rank : numbered_shifters(field_, group, sought)) {
      if (contains(others, rank)) continue;
      const auto v = static_cast<Vertex>(vertex_of(rank));
      if (!best.narrow(v, forbidden)) continue;
      forbidden.insert(v);
      chosen.push_back(rank);
      if (std::ssize(chosen) == count) break;
    }
    return chosen;
  }

  /// Index among the bracket's players, which are ascending.
  [[nodiscard]] std::size_t vertex_of(Rank rank) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(players_, rank) - players_.begin());
  }

  const Field& field_;
  std::vector<Rank> players_;
  Halves result_;
};

}  // namespace

std::optional<Halves> pair_halves(const Field& field, std::span<const Rank> players) {
  return Divider(field, players).pair();
}

std::vector<Rank> numbered_shifters(const Field& field, std::vector<Rank> pool, Colour sought) {
  if (sought == Colour::white) {
    sort_by_aro(field, pool);
  } else {
    sort_by_tpn(field, pool);
  }
  // 4.3.3: from the middle of the rest (of two, the higher) outwards, upwards first.
  std::vector<Rank> numbered;
  numbered.reserve(pool.size());
  const auto size = std::ssize(pool);
  std::ptrdiff_t up = size / 2 - 1, down = (size + 1) / 2;
  if (size % 2 != 0) numbered.push_back(pool[static_cast<std::size_t>(size / 2)]);
  while (up >= 0) {
    numbered.push_back(pool[static_cast<std::size_t>(up--)]);
    numbered.push_back(pool[static_cast<std::size_t>(down++)]);
  }
  return numbered;
}

}  // namespace trf::pair::dubov
