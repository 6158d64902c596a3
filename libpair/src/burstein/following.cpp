#include "burstein/following.hpp"

#include <algorithm>
#include <array>

#include "matching/dense_matching.hpp"

namespace trf::pair::burstein {
namespace {

using matching::DenseMatching;
using matching::Graph;
using matching::Vertex;

/// Those with one absolute preference, by colour.
using Absolutes = std::array<int, 3>;

Absolutes absolutes(const Field& field, std::span<const Rank> players) {
  Absolutes count{};
  for (const Rank rank : players)
    if (field[rank].preference.strength == Strength::absolute)
      ++count[static_cast<std::size_t>(field[rank].preference.colour)];
  return count;
}

/// At least so many of `size` players, who hold these absolute preferences, may meet him.
int opponents(const Field& field, Rank player, int size, const Absolutes& absolute) {
  int count = size - static_cast<int>(field.barred(player).size());
  const Preference& preference = field[player].preference;
  if (preference.strength == Strength::absolute)
    count -= absolute[static_cast<std::size_t>(preference.colour)];
  return count;
}

/// Dirac's condition with a margin: so many opponents for everybody within the group. It cannot
/// be false where it is true; linear in players.
bool have_opponents(const Field& field, std::span<const Rank> players, int least) {
  const Absolutes absolute = absolutes(field, players);
  const int size = static_cast<int>(players.size());
  return std::ranges::all_of(players, [&](Rank player) {
    const bool counts_himself = field[player].preference.strength == Strength::absolute;
    return opponents(field, player, size - 1, absolute) + (counts_himself ? 1 : 0) >= least;
  });
}

Graph legal_pairs(const Field& field, std::span<const Rank> players, std::size_t more = 0) {
  Graph graph(players.size() + more);
  for (std::size_t a = 0; a < players.size(); ++a)
    for (std::size_t b = a + 1; b < players.size(); ++b)
      if (field.may_meet(players[a], players[b]))
        graph.add(static_cast<Vertex>(a), static_cast<Vertex>(b));
  return graph;
}

/// Who of the following scoregroup may float on, so that all below can be paired; \pre an odd
/// number of players is below it.
std::vector<std::uint8_t> may_float_on(const Field& field, const Bracket& bracket) {
  std::vector<std::uint8_t> result(bracket.next.size(), 0);
  const int size = static_cast<int>(bracket.rest.size());
  const Absolutes absolute = absolutes(field, bracket.rest);
  const bool ample = have_opponents(field, bracket.rest, (size + 1) / 2);
  std::optional<Graph> graph;
  std::vector<Vertex> spare;  // whom the others below can do without
  for (std::size_t i = 0; i < bracket.next.size(); ++i) {
    const Rank player = bracket.next[i];
    if (ample && 2 * opponents(field, player, size, absolute) >= size + 1) {
      result[i] = 1;
      continue;
    }
    if (!graph) {
      graph = legal_pairs(field, bracket.rest);
      DenseMatching matching(*graph);
      matching.maximise();
      if (matching.unmatched() == 1) {
        const auto& dispensable = matching.dispensable();
        for (std::size_t v = 0; v < bracket.rest.size(); ++v)
          if (dispensable.contains(static_cast<Vertex>(v))) spare.push_back(static_cast<Vertex>(v));
      }
    }
    result[i] = std::ranges::any_of(
                    spare, [&](Vertex v) { return field.may_meet(player, bracket.rest[v]); })
                    ? 1
                    : 0;
  }
  return result;
}

/// The following bracket with some floaters: perfectly paired, but for one resident where the
/// number is odd.
class Following {
 public:
  Following(const Field& field, const Bracket& bracket, bool odd)
      : field_(field), bracket_(bracket), odd_(odd) {
    if (odd) {
      floats_on_ = may_float_on(field, bracket);
      possible_ = std::ranges::count(floats_on_, 1) > 0;
    } else {
      possible_ = can_all_be_paired(field, bracket.rest);
    }
    absolute_ = absolutes(field, bracket.next);
  }

  [[nodiscard]] bool takes(std::span<const Rank> floaters) {
    if (!possible_) return false;
    const int size = static_cast<int>(bracket_.next.size() + floaters.size());
    // Dirac again; one may be missing.
    const int least = (size + 1) / 2 + (odd_ ? 1 : 0);
    if (!ample_) ample_ = have_opponents(field_, bracket_.next, least);
    if (*ample_ && std::ranges::all_of(floaters, [&](Rank floater) {
          return opponents(field_, floater, static_cast<int>(bracket_.next.size()), absolute_) >=
                 least;
        }))
      return true;
    return is_matched(floaters);
  }

 private:
  [[nodiscard]] bool is_matched(std::span<const Rank> floaters) const {
    std::vector<Rank> players = bracket_.next;
    players.insert(players.end(), floaters.begin(), floaters.end());
    Graph graph = legal_pairs(field_, players, odd_ ? 1 : 0);
    if (odd_)
      for (std::size_t i = 0; i < bracket_.next.size(); ++i)
        if (floats_on_[i] != 0)
          graph.add(static_cast<Vertex>(i), static_cast<Vertex>(players.size()));
    DenseMatching matching(graph);
    matching.maximise();
    return matching.unmatched() == 0;
  }

  const Field& field_;
  const Bracket& bracket_;
  bool odd_;
  bool possible_ = false;
  std::optional<bool> ample_;
  Absolutes absolute_{};
  std::vector<std::uint8_t> floats_on_;
};

}  // namespace

bool can_all_be_paired(const Field& field, std::span<const Rank> players) {
  if (players.empty()) return true;
  if (have_opponents(field, players, static_cast<int>(players.size() + 1) / 2)) return true;
  const Graph graph = legal_pairs(field, players);
  DenseMatching matching(graph);
  matching.maximise();
  return matching.unmatched() == 0;
}

bool is_harmless(const Field& field, const Bracket& bracket, std::span<const Rank> floaters) {
  const bool odd = (bracket.next.size() + floaters.size()) % 2 != 0;
  return Following(field, bracket, odd).takes(floaters);
}

std::optional<std::vector<Rank>> harmless_floaters(const Field& field, const Bracket& bracket,
                                                   std::span<const Rank> candidates) {
  constexpr std::size_t most_searched = 400;  // candidates times players of the next group
  Following following(field, bracket, bracket.next.size() % 2 == 0);
  std::vector<Rank> harmless;
  for (const Rank candidate : candidates)
    if (following.takes({&candidate, 1})) harmless.push_back(candidate);
  (void)most_searched;
  return harmless;
}

}  // namespace trf::pair::burstein
