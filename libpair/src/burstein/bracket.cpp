#include "burstein/bracket.hpp"

#include <algorithm>

#include "burstein/exact.hpp"
#include "burstein/following.hpp"
#include "matching/dense_matching.hpp"
#include "matching/optimal_face.hpp"

namespace trf::pair::burstein {
namespace {

using matching::DenseMatching;
using matching::Graph;
using matching::Vertex;

/// An ordinary bracket: no floater, or one resident with whom the following bracket can be paired
/// as well as possible, and no more preferences are refused than a count of them gives ([C8]). Then
/// the best pairings are the perfect matchings of a graph without weights.
class Ordinary {
 public:
  Ordinary(const Field& field, const Bracket& bracket) : field_(field), bracket_(bracket) {
    for (const Rank rank : bracket.players)
      ++count_[static_cast<std::size_t>(field[rank].preference.colour)];
  }

  std::optional<BracketPairing> pair() {
    const bool odd = bracket_.size() % 2 != 0;
    if (!odd && !can_all_be_paired(field_, below())) return std::nullopt;
    if (odd && bracket_.next.empty()) return std::nullopt;
    std::vector<Rank> floaters;
    if (odd) {
      std::vector<Rank> residents;
      for (const Rank rank : bracket_.players)
        if (field_[rank].score == bracket_.score && may_float(rank)) residents.push_back(rank);
      floaters = harmless_floaters(field_, bracket_, residents);
      if (floaters.empty()) return std::nullopt;
      std::ranges::sort(floaters);
    }
    Graph graph = best_pairs(floaters);
    DenseMatching matching(graph);
    matching.maximise();
    if (matching.unmatched() != 0) return std::nullopt;
    std::vector<Vertex> mates;
    for (Vertex v = 0; v < graph.size(); ++v) mates.push_back(matching.mate(v));
    return in_order(matching::OptimalFace(std::move(graph), {}, mates));
  }

 private:
  [[nodiscard]] std::vector<Rank> below() const {
    std::vector<Rank> players = bracket_.next;
    players.insert(players.end(), bracket_.rest.begin(), bracket_.rest.end());
    return players;
  }
  [[nodiscard]] int count(Colour colour) const { return count_[static_cast<std::size_t>(colour)]; }
  [[nodiscard]] Colour majority() const {
    return count(Colour::white) >= count(Colour::black) ? Colour::white : Colour::black;
  }
  /// Even if one of the majority floats, some of them must be paired with each other.
  [[nodiscard]] bool must_refuse() const {
    const int more = count(majority()) - (bracket_.size() % 2);
    return more > count(opposite(majority())) + count(Colour::none);
  }
  /// Can this player float without more refused preferences?
  [[nodiscard]] bool may_float(Rank rank) const {
    return !must_refuse() || field_[rank].preference.colour == majority();
  }
  /// The pairs that are possible at the bound of [C8].
  [[nodiscard]] bool may_pair(Colour x, Colour y) const {
    if (must_refuse()) return x == majority() || y == majority();
    return x == Colour::none || x != y;
  }

  /// By BSN; in an odd bracket one more vertex for the float.
  [[nodiscard]] Graph best_pairs(const std::vector<Rank>& floaters) const {
    const auto& players = bracket_.players;
    const std::size_t n = players.size();
    Graph graph = field_.legal_pairs(players);
    std::array<matching::VertexSet, 3> by_colour;
    for (auto& set : by_colour) set = matching::VertexSet(n);
    for (std::size_t v = 0; v < n; ++v)
      by_colour[static_cast<std::size_t>(field_[players[v]].preference.colour)].insert(
          static_cast<Vertex>(v));
    for (std::size_t v = 0; v < n; ++v)
      for (const Colour colour : {Colour::none, Colour::white, Colour::black})
        if (!may_pair(field_[players[v]].preference.colour, colour))
          graph.row(static_cast<Vertex>(v)).remove_all(by_colour[static_cast<std::size_t>(colour)]);
    if (n % 2 == 0) return graph;
    graph.grow(n + 1);
    for (std::size_t a = 0; a < n; ++a)
      if (std::ranges::binary_search(floaters, players[a]))
        graph.add(static_cast<Vertex>(a), static_cast<Vertex>(n));
    return graph;
  }

  /// 4.3
  [[nodiscard]] BracketPairing in_order(matching::OptimalFace best) const {
    const auto& players = bracket_.players;
    const auto n = static_cast<Vertex>(players.size());
    BracketPairing pairing;
    std::vector<std::uint8_t> paired(n, 0);
    std::vector<Vertex> later;  // the last comes first
    for (Vertex v = 0; v < n; ++v) {
      if (paired[v] != 0) continue;
      later.clear();
      for (Vertex other = n; --other > v;)
        if (paired[other] == 0) later.push_back(other);
      const Vertex last = best.match_first(v, later);
      if (last == matching::no_vertex) {
        pairing.floaters.push_back(players[v]);
        continue;
      }
      paired[last] = 1;
      pairing.pairs.emplace_back(players[v], players[last]);
    }
    return pairing;
  }

  const Field& field_;
  const Bracket& bracket_;
  std::array<int, 3> count_{};
};

/// Is nothing better possible in the following bracket, and can all below be paired?
bool is_enough(const Field& field, const Bracket& bracket, const ExactPairing& exact) {
  return is_harmless(field, bracket, exact.pairing.floaters);
}

/// Can the players left by the following bracket be paired with all below?
bool is_completed(const Field& field, const Bracket& bracket, const ExactPairing& exact) {
  std::vector<Rank> players = exact.left;
  players.insert(players.end(), bracket.rest.begin(), bracket.rest.end());
  return players.size() % 2 == 0 && can_all_be_paired(field, players);
}

}  // namespace

Rank opponent_of(const BracketPairing& pairing, Rank player) noexcept {
  for (const auto& [a, b] : pairing.pairs) {
    if (a == player) return b;
    if (b == player) return a;
  }
  return -1;
}

Bracket bracket_at(const Field& field, std::vector<Rank> incoming, std::span<const Rank> unpaired,
                   int number) {
  Bracket bracket;
  bracket.number = number;
  bracket.score = field[unpaired.front()].score;
  const auto end_of_group = [&](auto begin) {
    return std::find_if(begin, unpaired.end(),
                        [&](Rank rank) { return field[rank].score != field[*begin].score; });
  };
  const auto end = end_of_group(unpaired.begin());
  bracket.players.assign(unpaired.begin(), end);
  bracket.players.insert(bracket.players.end(), incoming.begin(), incoming.end());
  std::ranges::sort(bracket.players, [&](Rank a, Rank b) { return field.ranks_before(a, b); });
  bracket.incoming = std::move(incoming);
  if (end == unpaired.end()) return bracket;
  const auto next_end = end_of_group(end);
  bracket.next.assign(end, next_end);
  bracket.rest.assign(next_end, unpaired.end());
  return bracket;
}

BracketPairing pair_bracket(const Field& field, const Bracket& bracket) {
  if (auto pairing = Ordinary(field, bracket).pair()) return std::move(*pairing);
  // Each of these solves fewer than all criteria; the answer is the best if it also meets the
  // others as well as possible.
  auto alone = pair_exactly(field, bracket, Reach::bracket).value();
  if (is_enough(field, bracket, alone)) return std::move(alone.pairing);
  auto ahead = pair_exactly(field, bracket, Reach::following).value();
  ahead.pairing.looks_ahead = true;
  if (is_completed(field, bracket, ahead)) return std::move(ahead.pairing);
  BracketPairing complete = pair_exactly(field, bracket, Reach::complete).value().pairing;
  complete.looks_ahead = true;
  return complete;
}

}  // namespace trf::pair::burstein
