#include "burstein/following.hpp"

#include <algorithm>
#include <array>

#include "matching/dense_matching.hpp"
#include "trf/contains.hpp"

namespace trf::pair::burstein {
namespace {

using matching::Graph;
using matching::Vertex;

/// The players with one absolute preference, by colour.
using Absolutes = std::array<int, 3>;

Absolutes absolutes(const Field& field, std::span<const Rank> players) {
  Absolutes count{};
  for (const Rank rank : players)
    if (field[rank].preference.strength == Strength::absolute)
      ++count[static_cast<std::size_t>(field[rank].preference.colour)];
  return count;
}

/// At least this many of `size` players with these absolute preferences can be paired with the
/// player.
int opponents(const Field& field, Rank player, int size, const Absolutes& absolute) {
  int count = size - field.ranking().most_barred(player);
  const Preference& preference = field[player].preference;
  if (preference.strength == Strength::absolute)
    count -= absolute[static_cast<std::size_t>(preference.colour)];
  return count;
}

/// Dirac's condition with a margin: this many opponents for each player within the group. True only
/// if the condition is met; linear in players.
bool have_opponents(const Field& field, std::span<const Rank> players, int least) {
  const Absolutes absolute = absolutes(field, players);
  const int size = static_cast<int>(players.size());
  return std::ranges::all_of(players, [&](Rank player) {
    const bool counts_himself = field[player].preference.strength == Strength::absolute;
    return opponents(field, player, size - 1, absolute) + (counts_himself ? 1 : 0) >= least;
  });
}

/// The players of the following scoregroup who can float on so that all below can be paired; \pre
/// an odd number of players is below it.
std::vector<std::uint8_t> may_float_on(const Field& field, const Bracket& bracket) {
  std::vector<std::uint8_t> result(bracket.next.size(), 0);
  const int size = static_cast<int>(bracket.rest.size());
  const Absolutes absolute = absolutes(field, bracket.rest);
  const bool ample = have_opponents(field, bracket.rest, (size + 1) / 2);
  std::optional<std::vector<Vertex>> spare;  // players that the others below can do without
  for (std::size_t i = 0; i < bracket.next.size(); ++i) {
    const Rank player = bracket.next[i];
    if (ample && 2 * opponents(field, player, size, absolute) >= size + 1) {
      result[i] = 1;
      continue;
    }
    if (!spare) spare = matching::spare_vertices(field.legal_pairs(bracket.rest));
    result[i] = std::ranges::any_of(
                    *spare, [&](Vertex v) { return field.may_meet(player, bracket.rest[v]); })
                    ? 1
                    : 0;
  }
  return result;
}

/// The following bracket with some floaters: all paired, except one resident if the number is odd.
class Following {
 public:
  Following(const Field& field, const Bracket& bracket, bool odd)
      : field_(field), bracket_(bracket), odd_(odd) {
    if (odd) {
      floats_on_ = may_float_on(field, bracket);
      possible_ = contains(floats_on_, 1);
    } else {
      possible_ = can_all_be_paired(field, bracket.rest);
    }
    absolute_ = absolutes(field, bracket.next);
  }

  [[nodiscard]] bool takes(std::span<const Rank> floaters) {
    return possible_ &&
           (is_ample(floaters) || matching::has_perfect_matching(graph_with(floaters)));
  }

  /// takes() for one floater, which one matching of all others answers.
  [[nodiscard]] bool takes(Rank floater) {
    if (!possible_) return false;
    if (is_ample({&floater, 1})) return true;
    if (!searched_) search();
    return std::ranges::any_of(spare_, [&](Vertex v) {
      return v < bracket_.next.size() && field_.may_meet(floater, bracket_.next[v]);
    });
  }

 private:
  [[nodiscard]] bool is_ample(std::span<const Rank> floaters) {
    const int size = static_cast<int>(bracket_.next.size() + floaters.size());
    // Dirac's condition with one player missing.
    const int least = (size + 1) / 2 + (odd_ ? 1 : 0);
    if (!ample_) ample_ = have_opponents(field_, bracket_.next, least);
    return *ample_ && std::ranges::all_of(floaters, [&](Rank floater) {
      return opponents(field_, floater, static_cast<int>(bracket_.next.size()), absolute_) >= least;
    });
  }
  /// The scoregroup with some floaters, and one more vertex for the player who floats on.
  [[nodiscard]] Graph graph_with(std::span<const Rank> floaters) const {
    std::vector<Rank> players = bracket_.next;
    players.insert(players.end(), floaters.begin(), floaters.end());
    Graph graph = field_.legal_pairs(players);
    if (!odd_) return graph;
    graph.grow(players.size() + 1);
    for (std::size_t i = 0; i < bracket_.next.size(); ++i)
      if (floats_on_[i] != 0)
        graph.add(static_cast<Vertex>(i), static_cast<Vertex>(players.size()));
    return graph;
  }
  /// Finds the players of the scoregroup who can be paired with a floater.
  void search() {
    searched_ = true;
    spare_ = matching::spare_vertices(graph_with({}));
  }

  const Field& field_;
  const Bracket& bracket_;
  bool odd_;
  bool possible_ = false;
  std::optional<bool> ample_;
  Absolutes absolute_{};
  std::vector<std::uint8_t> floats_on_;
  bool searched_ = false;
  std::vector<Vertex> spare_;
};

}  // namespace

bool can_all_be_paired(const Field& field, std::span<const Rank> players) {
  if (players.empty()) return true;
  if (have_opponents(field, players, static_cast<int>(players.size() + 1) / 2)) return true;
  return matching::has_perfect_matching(field.legal_pairs(players));
}

bool is_harmless(const Field& field, const Bracket& bracket, std::span<const Rank> floaters) {
  const bool odd = (bracket.next.size() + floaters.size()) % 2 != 0;
  return Following(field, bracket, odd).takes(floaters);
}

std::vector<Rank> harmless_floaters(const Field& field, const Bracket& bracket,
                                    std::span<const Rank> candidates) {
  Following following(field, bracket, bracket.next.size() % 2 == 0);
  std::vector<Rank> harmless;
  for (const Rank candidate : candidates)
    if (following.takes(candidate)) harmless.push_back(candidate);
  return harmless;
}

}  // namespace trf::pair::burstein
