#include <fmt/format.h>

#include <algorithm>

#include "lim/group.hpp"
#include "lim/table_order.hpp"
#include "matching/min_cost_matching.hpp"
#include "words.hpp"

namespace trf::pair::lim {
namespace {

using matching::Graph;
using matching::Vertex;

class Scrutinies {
 public:
  Scrutinies(const Field& field, const Group& group, Teller& teller)
      : field_(field), group_(group), teller_(teller), order_(group.residents) {
    if (group.direction == Direction::up) std::ranges::reverse(order_);
  }

  std::vector<SeatPair> run() {
    if (order_.empty()) return {};
    const Graph compatible = field_.compatible_pairs(order_);
    const std::vector<VertexPair> first = *first_in_table_order(compatible);
    tell_first(compatible, first);
    std::vector<VertexPair> second = exchange_for_colours(compatible, first);
    if (second != first) {
      teller_.tell(articles().second_scrutiny, {}, [&] {
        return fmt::format(
            "Second scrutiny: {} instead of {} pairs of players due the same colour "
            "are possible: {}",
            clashes(second), clashes(first), teller_.pairs(seats(second)));
      });
    } else if (clashes(first) > 0) {
      teller_.tell(articles().second_scrutiny, {}, [&] {
        return fmt::format(
            "Second scrutiny: {} {} due the same colour, and no exchange{} gives "
            "fewer: nothing changes",
            clashes(first), clashes(first) == 1 ? "pair is" : "pairs are",
            field_.maxi ? " within 100 points" : "");
      });
    }
    return seats(second);
  }

 private:
  [[nodiscard]] const Articles& articles() const { return field_.regulation.articles; }
  [[nodiscard]] Colour due(Vertex v) const { return field_[order_[v]].due; }
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

  /// 12.2, 12.6: of all pairings those with the fewest clashes, of these the first in table order.
  [[nodiscard]] std::vector<VertexPair> exchange_for_colours(
      const Graph& compatible, const std::vector<VertexPair>& first) const {
    const auto count = [&](Colour colour) {
      std::size_t sum = 0;
      for (Vertex v = 0; v < compatible.size(); ++v) sum += due(v) == colour ? 1U : 0U;
      return sum;
    };
    const std::size_t white = count(Colour::white), black = count(Colour::black);
    const Colour majority = white >= black ? Colour::white : Colour::black;
    const std::size_t most = std::max(white, black), others = order_.size() - most;
    const std::size_t least = most > others ? (most - others) / 2 : 0;
    if (clashes(first) == least) return first;

    Graph allowed = compatible;
    if (field_.maxi) limit_exchanges(allowed, first);
    // The least number is reached where every other player meets one of the majority, or, where
    // the others are the more, where nobody clashes at all.
    Graph best = allowed;
    for (Vertex a = 0; a < compatible.size(); ++a) {
      for (auto b = static_cast<Vertex>(a + 1); b < compatible.size(); ++b) {
        const bool spoils = most >= others ? due(a) != majority && due(b) != majority : clash(a, b);
        if (spoils) best.remove(a, b);
      }
    }
    if (auto pairs = first_in_table_order(best)) return std::move(*pairs);
    Graph clashing(order_.size());
    for (Vertex a = 0; a < compatible.size(); ++a) {
      for (auto b = static_cast<Vertex>(a + 1); b < compatible.size(); ++b) {
        if (allowed.adjacent(a, b) && clash(a, b)) {
          clashing.add(a, b);
          allowed.remove(a, b);
        }
      }
    }
    return cheapest_in_table_order(allowed, clashing);
  }

  /// 12.7: who was first in his pair gets another opponent only within 100 points of his old one.
  void limit_exchanges(Graph& allowed, const std::vector<VertexPair>& first) const {
    for (const auto& [a, old] : first) {
      for (Vertex b = 0; b < allowed.size(); ++b) {
        if (b != old && allowed.adjacent(a, b) && !field_.within_limit(order_[old], order_[b])) {
          allowed.remove(a, b);
        }
      }
    }
  }

  void tell_first(const Graph& compatible, const std::vector<VertexPair>& first) {
    if (!teller_.listens()) return;
    std::vector<VertexPair> proposed;
    const std::size_t half = order_.size() / 2;
    std::vector<std::string> refused;
    for (std::size_t i = 0; i < half; ++i) {
      const auto a = static_cast<Vertex>(i), b = static_cast<Vertex>(half + i);
      proposed.emplace_back(a, b);
      if (!compatible.adjacent(a, b)) refused.push_back(field_.why_not(order_[a], order_[b]));
    }
    teller_.tell(articles().proposal, {}, [&] {
      return fmt::format("Proposed, the upper half against the lower: {}",
                         teller_.pairs(seats(proposed)));
    });
    if (first == proposed) return;
    teller_.tell(
        group_.direction == Direction::down ? articles().exchange_down : articles().exchange_up, {},
        [&] {
          return fmt::format(
              "First scrutiny: {}; the first exchange after which all can "
              "play: {}",
              words::list(refused), teller_.pairs(seats(first)));
        });
  }

  const Field& field_;
  const Group& group_;
  Teller& teller_;
  std::vector<Seat> order_;  ///< Scrutiny order: down from the smallest number, up from the largest
};

}  // namespace

std::vector<SeatPair> pair_residents(const Field& field, const Group& group, Teller& teller) {
  return Scrutinies(field, group, teller).run();
}

}  // namespace trf::pair::lim
