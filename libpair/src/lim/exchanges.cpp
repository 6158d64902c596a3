#include <algorithm>

#include "lim/group.hpp"
#include "lim/table_order.hpp"
#include "matching/vertex_scan.hpp"
#include "trf/pair/messages/lim_pairs.hpp"

namespace trf::pair::lim {
namespace {

using matching::Graph;
using matching::Vertex;
using matching::VertexSet;

/// A vertex with the rating that counts for the limit.
struct Rated {
  int rating;
  Vertex vertex;
};

/// Calls visit(vertex of `of`, those of `among` within the limit, and `always`).
template <class Visit>
void for_each_limit(std::vector<Rated> of, std::vector<Rated> among, VertexSet always,
                    Visit&& visit) {
  std::ranges::sort(of, {}, &Rated::rating);
  std::ranges::sort(among, {}, &Rated::rating);
  // In the order of ratings those within the limit are a window that only moves upwards.
  auto enters = among.begin(), leaves = among.begin();
  for (const auto& [rating, vertex] : of) {
    for (; enters != among.end() && enters->rating <= rating + maxi_limit; ++enters)
      always.insert(enters->vertex);
    for (; leaves != enters && leaves->rating < rating - maxi_limit; ++leaves)
      always.erase(leaves->vertex);
    visit(vertex, always);
  }
}

class Scrutinies {
 public:
  Scrutinies(const Field& field, const Group& group, Teller& teller)
      : field_(field), group_(group), teller_(teller), order_(group.residents) {
    if (group.direction == Direction::up) std::ranges::reverse(order_);
  }

  std::vector<Made> run() {
    if (order_.empty()) return {};
    const Graph compatible = field_.compatible_pairs(order_);
    const std::vector<VertexPair> first = *first_in_table_order(compatible);
    tell_first(compatible, first);
    const Limit limit = field_.maxi ? Limit::of_maxi : Limit::none;
    std::vector<VertexPair> second = exchange_for_colours(compatible, first, limit);
    tell_second(compatible, first, second);
    std::vector<Vertex> before(order_.size(), matching::no_vertex);
    for (const auto& [a, b] : first) before[a] = b;
    std::vector<Made> made;
    for (const VertexPair& pair : second) {
      const bool kept = before[pair.first] == pair.second;
      made.push_back({order_[pair.first], order_[pair.second],
                      !kept               ? articles().second_scrutiny
                      : is_proposed(pair) ? articles().proposal
                                          : exchange_article()});
    }
    return made;
  }

 private:
  [[nodiscard]] const Articles& articles() const { return field_.regulation.articles; }
  [[nodiscard]] std::string_view exchange_article() const {
    return group_.direction == Direction::down ? articles().exchange_down : articles().exchange_up;
  }
  /// 9.4: number k of the upper half against number k of the lower.
  [[nodiscard]] bool is_proposed(const VertexPair& pair) const {
    return pair.second == pair.first + order_.size() / 2;
  }
  [[nodiscard]] Colour due(Vertex v) const { return field_[order_[v]].due; }
  [[nodiscard]] VertexSet due_to(Colour colour) const {
    VertexSet set(order_.size());
    for (Vertex v = 0; v < static_cast<Vertex>(order_.size()); ++v)
      if (due(v) == colour) set.insert(v);
    return set;
  }
  [[nodiscard]] bool clash(Vertex a, Vertex b) const { return field_.clash(order_[a], order_[b]); }

  [[nodiscard]] std::size_t clashes(const std::vector<VertexPair>& pairs) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        pairs, [&](const VertexPair& pair) { return clash(pair.first, pair.second); }));
  }

  [[nodiscard]] std::vector<SeatPair> seats(const std::vector<VertexPair>& pairs) const {
    std::vector<SeatPair> result;
    result.reserve(pairs.size());
    for (const auto& [a, b] : pairs) result.emplace_back(order_[a], order_[b]);
    return result;
  }

  enum class Limit : std::uint8_t { none, of_maxi };

  void tell_second(const Graph& compatible, const std::vector<VertexPair>& first,
                   const std::vector<VertexPair>& second) {
    if (!teller_.listens() || clashes(first) == 0) return;
    const std::size_t before = clashes(first), after = clashes(second);
    teller_.tell(articles().second_scrutiny, {}, [&]() -> Message {
      if (second == first) return said::second_check_keeps{.before = before};
      return said::second_check{
          .before = before, .after = after, .pairs = teller_.pairs(seats(second))};
    });
    if (!field_.maxi) return;
    const auto free = exchange_for_colours(compatible, first, Limit::none);
    if (free == second) return;
    teller_.tell(articles().exchange_maxi, {}, [&]() -> Message {
      if (clashes(free) == after)
        return said::limit_of_other_exchanges{.pairs = teller_.pairs(seats(free))};
      return said::limit_of_colours{.count = clashes(free), .pairs = teller_.pairs(seats(free))};
    });
  }

  /// 12.2, 12.6: of all pairings those with the fewest clashes, and of these the first in table
  /// order.
  [[nodiscard]] std::vector<VertexPair> exchange_for_colours(const Graph& compatible,
                                                             const std::vector<VertexPair>& first,
                                                             Limit limit) const {
    const VertexSet due_white = due_to(Colour::white), due_black = due_to(Colour::black);
    const std::size_t white = due_white.count(), black = due_black.count();
    const Colour majority = white >= black ? Colour::white : Colour::black;
    const std::size_t most = std::max(white, black), others = order_.size() - most;
    const std::size_t least = most > others ? (most - others) / 2 : 0;
    const OtherReadings& other = field_.regulation.other;
    if (clashes(first) == (other.served_in_order ? 0 : least) ||
        (other.none_in_last_round && field_.state.is_last_round()))
      return first;

    Graph allowed = compatible;
    if (limit == Limit::of_maxi) limit_exchanges(allowed, first);
    // The smallest number is reached if every other player is paired with one of the majority, or,
    // if there are more others, if there is no clash.
    Graph best = allowed;
    const VertexSet none(order_.size());
    const auto same_due = [&](Vertex v) -> const VertexSet& {
      return due(v) == Colour::white ? due_white : due(v) == Colour::black ? due_black : none;
    };
    for (Vertex v = 0; v < best.size(); ++v) {
      if (most < others) {
        best.row(v).remove_all(same_due(v));
      } else if (due(v) != majority) {
        matching::keep(best.row(v), majority == Colour::white ? due_white : due_black);
      }
    }
    if (other.served_in_order) return serve_in_order(std::move(allowed), same_due);
    if (auto pairs = first_in_table_order(best)) return std::move(*pairs);
    Graph clashing = allowed;
    for (Vertex v = 0; v < allowed.size(); ++v) {
      const VertexSet& same = same_due(v);
      matching::keep(clashing.row(v), same);
      allowed.row(v).remove_all(same);
    }
    return cheapest_in_table_order(allowed, clashing);
  }

  /// Another reading of 12.2 (L-14): one player after the other has no clash, if possible.
  template <class SameDue>
  [[nodiscard]] static std::vector<VertexPair> serve_in_order(Graph allowed,
                                                              const SameDue& same_due) {
    for (Vertex v = 0; v < allowed.size(); ++v) {
      Graph served = allowed;
      for (Vertex other = 0; other < allowed.size(); ++other)
        if (same_due(v).contains(other) && served.adjacent(v, other)) served.remove(v, other);
      if (matching::DenseMatching(served).is_complete()) allowed = std::move(served);
    }
    return *first_in_table_order(allowed);
  }

  /// 12.7: a player who is the first of a pair before and after gets only an opponent within 100
  /// points of the old one: these two are the opponents that are exchanged.
  void limit_exchanges(Graph& allowed, const std::vector<VertexPair>& first) const {
    std::vector<Rated> firsts, everybody;
    VertexSet others(order_.size());  // who are not the first of a pair
    for (Vertex v = 0; v < static_cast<Vertex>(order_.size()); ++v) {
      everybody.push_back({field_[order_[v]].rating, v});
      others.insert(v);
    }
    for (const auto& [a, old] : first) {
      firsts.push_back({field_[order_[old]].rating, a});
      others.erase(a);
    }
    for_each_limit(firsts, everybody, VertexSet(order_.size()),
                   [&](Vertex a, const VertexSet& near) {
                     allowed.row(a).keep_between(a, order_.size(), near);
                   });
    for_each_limit(everybody, firsts, others, [&](Vertex b, const VertexSet& near) {
      allowed.row(b).keep_between(0, b, near);
    });
  }

  void tell_first(const Graph& compatible, const std::vector<VertexPair>& first) {
    if (!teller_.listens()) return;
    std::vector<VertexPair> proposed;
    const std::size_t half = order_.size() / 2;
    std::vector<Message> refused;
    for (std::size_t i = 0; i < half; ++i) {
      const auto a = static_cast<Vertex>(i), b = static_cast<Vertex>(half + i);
      proposed.emplace_back(a, b);
      if (!compatible.adjacent(a, b)) refused.push_back(field_.why_not(order_[a], order_[b]));
    }
    teller_.tell(articles().proposal, {},
                 [&] { return said::proposed{.pairs = teller_.pairs(seats(proposed))}; });
    if (first == proposed) return;
    teller_.tell(exchange_article(), {}, [&] {
      return said::first_check{.reasons = {refused, [](const Message& why) { return Arg{why}; }},
                               .pairs = teller_.pairs(seats(first))};
    });
  }

  const Field& field_;
  const Group& group_;
  Teller& teller_;
  std::vector<Seat> order_;  ///< Scrutiny order: from the smallest number down, from the largest up
};

}  // namespace

std::vector<Made> pair_residents(const Field& field, const Group& group, Teller& teller) {
  return Scrutinies(field, group, teller).run();
}

}  // namespace trf::pair::lim
