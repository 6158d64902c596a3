#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "matching/optimal_matchings.hpp"
#include "matching/vertex_classes.hpp"

namespace trf::pair::matching {

/// The slack of an edge between a vertex and one of another class: the sum of their keys, less
/// `need`. The key of a vertex is its dual or, if it is the ranked first end, its dual less twice
/// the gain of its rank.
template <class Weight>
struct Arc {
  enum class Order : std::uint8_t { any, first, second };
  int to = 0;                ///< Class of the other end
  bool by_rank = false;      ///< This end's key includes its rank
  bool to_by_rank = false;   ///< The other end's does
  Order order = Order::any;  ///< Which end this one has to be
  Weight need{};             ///< Twice the weight
};

/// Gains as one number: a unit of a field is more than the sum of all the following ones.
template <class Weight>
class EdgeWeights {
 public:
  EdgeWeights(const LexicographicGraph& graph, const VertexClasses& classes,
              const std::vector<std::int64_t>& spread)
      : graph_(graph), classes_(classes), arcs_(at(classes.count())) {
    std::vector<Weight> units(graph.fields);
    Weight unit(1);
    for (std::size_t k = graph.fields; k-- > 0;) {
      units[k] = unit;
      unit = unit * (spread[k] + 1);
    }
    rank_.assign(at(graph.vertices()), Weight(0));
    for (std::size_t v = 0; v < graph.rank_gains.size(); ++v) {
      const auto& gained = graph.rank_gains[v];
      for (std::size_t i = 0; i < gained.size(); ++i)
        rank_[v] += units[graph.fields - gained.size() + i] * gained[i];
    }
    weigh(units);
    lay_arcs();
  }

  /// The gain of edges by a ranked first end.
  [[nodiscard]] const Weight& rank(int v) const { return rank_[at(v)]; }
  [[nodiscard]] bool are_ranked(int u, int v) const {
    return classes_.is_ranked(classes_.of(u)) && classes_.is_ranked(classes_.of(v));
  }
  /// \pre u and v are joined
  [[nodiscard]] Weight of(int u, int v) const {
    const int a = std::min(u, v), b = std::max(u, v);
    const Weight& weight =
        *std::ranges::find(directed_[at(classes_.of(a))], classes_.of(b), &Directed::to)->weight;
    return are_ranked(a, b) ? weight + rank(a) : weight;
  }
  [[nodiscard]] const std::vector<Arc<Weight>>& arcs(int c) const { return arcs_[at(c)]; }

 private:
  struct Directed {
    int to;
    const Weight* weight;
  };
  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }

  void weigh(const std::vector<Weight>& units) {
    std::vector<std::int32_t> gains(graph_.fields);
    weights_.reserve(classes_.contacts().size());
    directed_.resize(at(classes_.count()));
    for (const auto& contact : classes_.contacts()) {
      std::ranges::fill(gains, 0);
      graph_.add_gains(contact.first, contact.second, gains.data());
      Weight& sum = weights_.emplace_back(0);
      for (std::size_t k = 0; k < gains.size(); ++k) {
        if (gains[k] == 1) {
          sum += units[k];
        } else if (gains[k] == -1) {
          sum -= units[k];
        } else if (gains[k] != 0) {
          sum += units[k] * gains[k];
        }
      }
      directed_[at(contact.c)].push_back({contact.d, &sum});
    }
  }

  void lay_arcs() {
    using Order = typename Arc<Weight>::Order;
    for (int c = 0; c < classes_.count(); ++c) {
      for (const Directed& out : directed_[at(c)]) {
        const int d = out.to;
        const bool ranked = classes_.is_ranked(c) && classes_.is_ranked(d);
        const auto back = std::ranges::find(directed_[at(d)], c, &Directed::to);
        const bool both = back != directed_[at(d)].end();
        const Weight twice = *out.weight + *out.weight;
        const bool differ = both && *back->weight != *out.weight;
        const auto lay = [&](int from, int to, bool is_first, bool both_ends) {
          const Order order = !differ ? Order::any : is_first ? Order::first : Order::second;
          const bool first_counts = ranked && is_first, second_counts = ranked && !is_first;
          arcs_[at(from)].push_back({to, first_counts, second_counts, order, twice});
          if (both_ends && from != to)
            arcs_[at(to)].push_back({from, second_counts, first_counts,
                                     order == Order::any     ? order
                                     : order == Order::first ? Order::second
                                                             : Order::first,
                                     twice});
        };
        // An edge with equal weight in both orders is added once.
        if (both && !differ && d < c) continue;
        lay(c, d, true, true);
        if (ranked && !differ) lay(c, d, false, true);
      }
    }
  }

  const LexicographicGraph& graph_;
  const VertexClasses& classes_;
  std::vector<Weight> rank_, weights_;
  std::vector<std::vector<Directed>> directed_;
  std::vector<std::vector<Arc<Weight>>> arcs_;
};

/// The order of vertices by one of their keys, then by number.
template <class Weight>
class KeyOrder {
 public:
  explicit KeyOrder(const std::vector<Weight>& keys) : keys_(keys) {}
  bool operator()(int a, int b) const {
    const Weight &x = keys_[static_cast<std::size_t>(a)], &y = keys_[static_cast<std::size_t>(b)];
    return x < y || (x == y && a < b);
  }

 private:
  const std::vector<Weight>& keys_;
};

}  // namespace trf::pair::matching
