#include "matching/optimal_matchings.hpp"

#include <algorithm>
#include <bit>

#include "matching/maximum_weight.hpp"
#include "matching/tight_graph.hpp"

namespace trf::pair::matching {
namespace {

std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }

/// By how much the sums of a field over two matchings can differ.
std::vector<std::int64_t> spreads(const LexicographicGraph& graph) {
  const std::size_t fields = graph.fields;
  std::vector<std::int32_t> most(at(graph.vertices) * fields), least(most);
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const auto [a, b] = graph.edges[e];
    for (std::size_t k = 0; k < fields; ++k) {
      const std::int32_t gain = graph.gains[e * fields + k];
      for (const int v : {a, b}) {
        most[at(v) * fields + k] = std::max(most[at(v) * fields + k], gain);
        least[at(v) * fields + k] = std::min(least[at(v) * fields + k], gain);
      }
    }
  }
  std::vector<std::int64_t> result(fields);
  for (std::size_t k = 0; k < fields; ++k) {
    std::int64_t sum = 0;
    for (int v = 0; v < graph.vertices; ++v)
      sum += std::int64_t{most[at(v) * fields + k]} - least[at(v) * fields + k];
    result[k] = sum / 2;  // each edge counts at both its ends
  }
  return result;
}

/// Optimal matchings with weights of one width.
///
/// With an optimal dual solution in which no blossom carries weight, the optimal matchings are
/// those of tight edges that cover every vertex of positive dual: narrowing is then a search for
/// one alternating path. Otherwise it is a new maximum.
template <class Weight>
class Exact final : public OptimalMatchings {
 public:
  Exact(const LexicographicGraph& graph, const std::vector<std::int64_t>& spread)
      : n_(graph.vertices), weights_(at(n_) * at(n_), Weight(0)), required_(at(n_), 0) {
    // The last unit is for the vertices that must be covered.
    Weight unit(1);
    unit = unit * (n_ + 2);
    unit_ = unit;
    std::vector<Weight> units(graph.fields);
    for (std::size_t k = graph.fields; k-- > 0;) {
      units[k] = unit;
      unit = unit * (spread[k] + 1);
    }
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      Weight sum(0);
      for (std::size_t k = 0; k < graph.fields; ++k) {
        const std::int32_t gain = graph.gains[e * graph.fields + k];
        if (gain != 0) sum += units[k] * gain;
      }
      weight(graph.edges[e].a, graph.edges[e].b) = weight(graph.edges[e].b, graph.edges[e].a) = sum;
    }
    MaximumWeight<Weight> maximum(n_, weights_);
    maximum.solve();
    total_ = maximum.total();
    mate_.resize(at(n_));
    for (int v = 0; v < n_; ++v) mate_[at(v)] = maximum.mate(v);
    heavy_ = maximum.has_heavy_blossom();
    if (!heavy_) build_tight(maximum);
  }

  [[nodiscard]] int mate(int v) const override {
    if (heavy_) return mate_[at(v)];
    const int other = tight_.mate(v);
    return other < n_ ? other : -1;
  }

  bool narrow(int v, std::span<const std::uint8_t> allowed) override {
    return heavy_ ? narrow_anew(v, allowed) : narrow_tight(v, allowed);
  }

 private:
  Weight& weight(int a, int b) noexcept { return weights_[at(a) * at(n_) + at(b)]; }

  void build_tight(const MaximumWeight<Weight>& maximum) {
    std::vector<int> light;  // vertices that may stay exposed
    for (int v = 0; v < n_; ++v)
      if (maximum.dual(v) == Weight(0)) light.push_back(v);
    // Each of them gets a twin; unused twins are matched among themselves, with one more where
    // the number is odd, so that perfect matchings are all there is to ask for.
    const int twins = static_cast<int>(light.size());
    const int extra = (n_ + twins) % 2;
    tight_ = TightGraph(n_ + twins + extra);
    twin_.assign(at(n_), -1);
    for (int a = 0; a < n_; ++a)
      for (int b = a + 1; b < n_; ++b) {
        const Weight& w = weight(a, b);
        if (w > Weight(0) && maximum.dual(a) + maximum.dual(b) == w + w) tight_.join(a, b);
      }
    for (int i = 0; i < twins + extra; ++i) {
      if (i < twins) {
        twin_[at(light[at(i)])] = n_ + i;
        tight_.join(light[at(i)], n_ + i);
      }
      for (int j = 0; j < i; ++j) tight_.join(n_ + i, n_ + j);
    }
    for (int v = 0; v < n_; ++v) {
      if (mate_[at(v)] > v) tight_.match(v, mate_[at(v)]);
      if (mate_[at(v)] < 0) tight_.match(v, twin_[at(v)]);
    }
    int waiting = -1;
    for (int i = n_; i < tight_.size(); ++i) {
      if (tight_.mate(i) >= 0) continue;
      if (waiting < 0) {
        waiting = i;
      } else {
        tight_.match(waiting, i);
        waiting = -1;
      }
    }
  }

  bool narrow_tight(int v, std::span<const std::uint8_t> allowed) {
    const int old = tight_.mate(v);
    std::vector<int> parted;
    for (int u = 0; u < tight_.size(); ++u) {
      const bool keep = allowed[at(std::min(u, n_))] != 0;
      if (keep || !tight_.joined(v, u)) continue;
      tight_.part(v, u);
      parted.push_back(u);
    }
    if (tight_.joined(v, old)) return true;
    tight_.expose(v);
    if (tight_.augment(v)) return true;
    for (const int u : parted) tight_.join(v, u);
    tight_.match(v, old);
    return false;
  }

  bool narrow_anew(int v, std::span<const std::uint8_t> allowed) {
    const int old = mate_[at(v)];
    const bool good = allowed[at(old < 0 ? n_ : old)] != 0;
    const auto saved = weights_;
    const auto saved_required = required_;
    for (int u = 0; u < n_; ++u)
      if (allowed[at(u)] == 0) weight(v, u) = weight(u, v) = Weight(0);
    const Weight expected = total_ + Weight(required_count_);
    bool now_required = false;
    if (allowed[at(n_)] == 0 && required_[at(v)] == 0) {
      required_[at(v)] = 1;
      now_required = true;
      for (int u = 0; u < n_; ++u)
        if (weight(v, u) > Weight(0)) {
          weight(v, u) += Weight(1);
          weight(u, v) += Weight(1);
        }
    }
    if (good) {
      required_count_ += now_required ? 1 : 0;
      return true;
    }
    MaximumWeight<Weight> maximum(n_, weights_);
    maximum.solve();
    if (maximum.total() == expected + Weight(now_required ? 1 : 0)) {
      required_count_ += now_required ? 1 : 0;
      for (int u = 0; u < n_; ++u) mate_[at(u)] = maximum.mate(u);
      return true;
    }
    weights_ = saved;
    required_ = saved_required;
    return false;
  }

  int n_;
  std::vector<Weight> weights_;
  std::vector<std::uint8_t> required_;
  std::int64_t required_count_ = 0;
  Weight unit_{}, total_{};
  std::vector<int> mate_;
  bool heavy_ = false;
  TightGraph tight_{0};
  std::vector<int> twin_;
};

}  // namespace

std::unique_ptr<OptimalMatchings> optimal_matchings(const LexicographicGraph& graph) {
  const auto spread = spreads(graph);
  // Twice the weights, sums of two duals and a sign on top of the fields.
  const auto width = [](std::int64_t value) {
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(value)));
  };
  int bits = 6 + width(graph.vertices + 2);
  for (const std::int64_t s : spread) bits += width(s + 1);
  if (bits <= 63) return std::make_unique<Exact<std::int64_t>>(graph, spread);
  if (bits <= 127) return std::make_unique<Exact<Int128>>(graph, spread);
  if (bits <= 255) return std::make_unique<Exact<WideInt<4>>>(graph, spread);
  if (bits <= 511) return std::make_unique<Exact<WideInt<8>>>(graph, spread);
  if (bits <= 2047) return std::make_unique<Exact<WideInt<32>>>(graph, spread);
  return std::make_unique<Exact<WideInt<256>>>(graph, spread);
}

}  // namespace trf::pair::matching
