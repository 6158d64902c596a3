#include "burstein/bracket.hpp"

#include <algorithm>
#include <iterator>

#include "burstein/exact.hpp"
#include "burstein/following.hpp"
#include "matching/dense_matching.hpp"

namespace trf::pair::burstein {
namespace {

using matching::DenseMatching;
using matching::Graph;
using matching::Vertex;

/// An ordinary bracket: nobody floats or one resident does, with whom the following bracket can do
/// as well as possible, and no more preferences are refused than counting them says ([C8]). Then
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
      const auto harmless = harmless_floaters(field_, bracket_, residents);
      if (!harmless || harmless->empty()) return std::nullopt;
      floaters = *harmless;
    }
    const Graph graph = best_pairs(floaters);
    DenseMatching matching(graph);
    matching.maximise();
    if (matching.unmatched() != 0) return std::nullopt;
    return in_order(matching);
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
  /// Even when one of the majority floats, some of them must meet each other.
  [[nodiscard]] bool must_refuse() const {
    const int more = count(majority()) - (bracket_.size() % 2);
    return more > count(opposite(majority())) + count(Colour::none);
  }
  /// Who may float so that no more preferences are refused than need be.
  [[nodiscard]] bool may_float(Rank rank) const {
    return !must_refuse() || field_[rank].preference.colour == majority();
  }
  /// Pairs that [C8] at its bound may have.
  [[nodiscard]] bool may_pair(Rank a, Rank b) const {
    const Colour x = field_[a].preference.colour, y = field_[b].preference.colour;
    if (must_refuse()) return x == majority() || y == majority();
    return x == Colour::none || x != y;
  }

  /// By BSN; in an odd bracket one more vertex for the float.
  [[nodiscard]] Graph best_pairs(const std::vector<Rank>& floaters) const {
    const auto& players = bracket_.players;
    const std::size_t n = players.size();
    Graph graph(n + n % 2);
    for (std::size_t a = 0; a < n; ++a)
      for (std::size_t b = a + 1; b < n; ++b)
        if (may_pair(players[a], players[b]) && field_.may_meet(players[a], players[b]))
          graph.add(static_cast<Vertex>(a), static_cast<Vertex>(b));
    for (std::size_t a = 0; a < n; ++a)
      if (std::ranges::find(floaters, players[a]) != floaters.end())
        graph.add(static_cast<Vertex>(a), static_cast<Vertex>(n));
    return graph;
  }

  /// 4.3
  [[nodiscard]] BracketPairing in_order(DenseMatching& matching) const {
    const auto& players = bracket_.players;
    const auto n = static_cast<Vertex>(players.size());
    BracketPairing pairing;
    for (Vertex v = 0; v < n; ++v) {
      if (!matching.takes_part(v)) continue;
      const auto& partners = matching.partners(v);
      Vertex last = n;
      for (Vertex other = n; other-- > v + 1;) {
        if (!partners.contains(other)) continue;
        last = other;
        break;
      }
      matching.take(v, last);
      if (last == n) {
        pairing.floaters.push_back(players[v]);
      } else {
        pairing.pairs.emplace_back(players[v], players[last]);
      }
    }
    return pairing;
  }

  const Field& field_;
  const Bracket& bracket_;
  std::array<int, 3> count_{};
};

/// May nothing be better in the following bracket, and can all below be paired?
bool is_enough(const Field& field, const Bracket& bracket, const ExactPairing& exact) {
  return is_harmless(field, bracket, exact.pairing.floaters);
}

/// Can those whom the following bracket leaves be paired with all below?
bool is_completed(const Field& field, const Bracket& bracket, const ExactPairing& exact) {
  std::vector<Rank> players = exact.left;
  players.insert(players.end(), bracket.rest.begin(), bracket.rest.end());
  return players.size() % 2 == 0 && can_all_be_paired(field, players);
}

}  // namespace

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
  // Each of these is asked for less than all criteria; what it answers is best where it keeps the
  // others as well as can be.
  auto alone = pair_exactly(field, bracket, Reach::bracket).value();
  if (is_enough(field, bracket, alone)) return std::move(alone.pairing);
  auto ahead = pair_exactly(field, bracket, Reach::following).value();
  if (is_completed(field, bracket, ahead)) return std::move(ahead.pairing);
  return std::move(pair_exactly(field, bracket, Reach::complete).value().pairing);
}

}  // namespace trf::pair::burstein
