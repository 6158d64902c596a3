#include "matching/optimal_matchings.hpp"

#include <algorithm>
#include <bit>

#include "matching/maximum_weight.hpp"
#include "matching/optimal_face.hpp"

namespace trf::pair::matching {
namespace {

std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }

/// Gains of edges by the types of their ends: each is worked out once, in as many places as a
/// fixed amount of memory holds.
template <class Value>
class ByTypes {
 public:
  explicit ByTypes(std::size_t types)
      : stride_(std::min(types, most_types)), entries_(stride_ * stride_) {}

  template <class Make>
  const Value& of(std::int32_t a, std::int32_t b, Make&& make) {
    Entry& entry = entries_[at(a) % stride_ * stride_ + at(b) % stride_];
    if (entry.a != a || entry.b != b) entry = {a, b, make()};
    return entry.value;
  }

 private:
  static constexpr std::size_t most_types = 256;
  struct Entry {
    std::int32_t a = -1, b = -1;
    Value value{};
  };
  std::size_t stride_;
  std::vector<Entry> entries_;
};

/// Visits a < b of all edges.
template <class Visit>
void for_edges(const Graph& graph, Visit&& visit) {
  for (std::size_t a = 0; a < graph.size(); ++a) {
    const auto row = graph.row(static_cast<Vertex>(a)).words();
    for (std::size_t w = a / 64; w < row.size(); ++w)
      for (std::uint64_t bits = row[w]; bits != 0; bits &= bits - 1)
        if (const std::size_t b = w * 64 + static_cast<std::size_t>(std::countr_zero(bits)); b > a)
          visit(static_cast<int>(a), static_cast<int>(b));
  }
}

/// By how much the sums of a field over two matchings can differ.
std::vector<std::int64_t> spreads(const LexicographicGraph& graph) {
  const std::size_t fields = graph.fields;
  std::vector<std::int32_t> most(graph.types * fields), least(most), gains(fields);
  ByTypes<bool> seen(graph.types);
  for_edges(graph.joined, [&](int a, int b) {
    const std::int32_t one = graph.type[at(a)], other = graph.type[at(b)];
    (void)seen.of(one, other, [&] {
      std::ranges::fill(gains, 0);
      graph.add_gains(a, b, gains.data());
      for (const std::int32_t type : {one, other}) {
        for (std::size_t k = 0; k < fields; ++k) {
          std::int32_t &high = most[at(type) * fields + k], &low = least[at(type) * fields + k];
          high = std::max(high, gains[k]);
          low = std::min(low, gains[k]);
        }
      }
      return true;
    });
  });
  std::vector<std::int64_t> result(fields);
  for (const std::int32_t type : graph.type)
    for (std::size_t k = 0; k < fields; ++k)
      result[k] += std::int64_t{most[at(type) * fields + k]} - least[at(type) * fields + k];
  for (const auto& gained : graph.rank_gains)
    for (std::size_t i = 0; i < gained.size(); ++i) result[fields - gained.size() + i] -= gained[i];
  for (std::int64_t& sum : result) sum /= 2;  // each edge counts at both its ends
  return result;
}

/// Gains as one number: a field's unit is more than all the following ones can make up for.
template <class Weight>
class Weights {
 public:
  Weights(const LexicographicGraph& graph, const std::vector<std::int64_t>& spread)
      : graph_(graph), units_(graph.fields), by_types_(graph.types), gains_(graph.fields) {
    Weight unit(1);
    for (std::size_t k = graph.fields; k-- > 0;) {
      units_[k] = unit;
      unit = unit * (spread[k] + 1);
    }
    for (const auto& gained : graph.rank_gains) {
      Weight sum(0);
      for (std::size_t i = 0; i < gained.size(); ++i)
        sum += units_[graph.fields - gained.size() + i] * gained[i];
      by_rank_.push_back(sum);
    }
  }

  Weight operator()(int a, int b) {
    const Weight& typical = by_types_.of(graph_.type[at(a)], graph_.type[at(b)], [&] {
      std::ranges::fill(gains_, 0);
      graph_.add_gains(a, b, gains_.data());
      Weight sum(0);
      for (std::size_t k = 0; k < gains_.size(); ++k)
        if (gains_[k] != 0) sum += units_[k] * gains_[k];
      return sum;
    });
    const bool ranked =
        !by_rank_.empty() && !graph_.rank_gains[at(a)].empty() && !graph_.rank_gains[at(b)].empty();
    return ranked ? typical + by_rank_[at(a)] : typical;
  }
  /// What no edge gains more than.
  Weight largest() {
    Weight most(0);
    ByTypes<bool> seen(graph_.types);
    for_edges(graph_.joined, [&](int a, int b) {
      (void)seen.of(graph_.type[at(a)], graph_.type[at(b)], [&] {
        most = std::max(most, (*this)(a, b) - (by_rank_.empty() ? Weight(0) : by_rank_[at(a)]));
        return true;
      });
    });
    return most;
  }

 private:
  const LexicographicGraph& graph_;
  std::vector<Weight> units_, by_rank_;
  ByTypes<Weight> by_types_;
  std::vector<std::int32_t> gains_;
};

/// Optimal matchings with weights of one width: with an optimal dual solution they are those of
/// tight edges that cover every vertex of positive dual, and leave each blossom of positive dual
/// by one vertex.
template <class Weight>
class Exact final : public OptimalMatchings {
 public:
  Exact(const LexicographicGraph& graph, const std::vector<std::int64_t>& spread)
      : n_(graph.vertices()) {
    Weights<Weight> weights(graph, spread);
    const auto weight_of = [&weights](int a, int b) { return weights(a, b); };
    MaximumWeight<Weight, decltype(weight_of)> maximum(graph.joined, weight_of, weights.largest());
    maximum.solve();
    find_face(graph.joined, maximum);
  }

  [[nodiscard]] int mate(int v) override {
    const Vertex other = face_->mate(static_cast<Vertex>(v));
    return other < n_ ? other : -1;
  }

  bool narrow(int v, std::span<const std::uint8_t> allowed) override {
    VertexSet forbidden(size_);
    for (std::size_t u = 0; u < size_; ++u)
      if (allowed[std::min(u, at(n_))] == 0) forbidden.insert(static_cast<Vertex>(u));
    return face_->narrow(static_cast<Vertex>(v), forbidden);
  }

  int match_first(int v, std::span<const int> candidates) override {
    candidates_.assign(candidates.begin(), candidates.end());
    const Vertex found = face_->match_first(static_cast<Vertex>(v), candidates_);
    return found == no_vertex ? -1 : found;
  }

 private:
  template <class Maximum>
  void find_face(const Graph& joined, const Maximum& maximum) {
    std::vector<int> light;  // vertices that may stay exposed
    for (int v = 0; v < n_; ++v)
      if (maximum.dual(v) == Weight(0)) light.push_back(v);
    // Each of them gets a twin; unused twins are matched among themselves, with one more where
    // the number is odd, so that perfect matchings are all there is to ask for.
    const std::size_t twins = light.size();
    size_ = at(n_) + twins + (at(n_) + twins) % 2;
    Graph tight(size_);
    const auto heavy = maximum.heavy_blossoms();
    std::vector<VertexSet> members;
    std::vector<std::vector<Vertex>> sets;
    for (const auto& one : heavy) {
      members.emplace_back(size_);
      sets.emplace_back();
      for (const int v : one.members) {
        members.back().insert(static_cast<Vertex>(v));
        sets.back().push_back(static_cast<Vertex>(v));
      }
    }
    for_edges(joined, [&](int a, int b) {
      Weight rest = maximum.slack(a, b);
      if (rest > Weight(0)) return;
      const auto u = static_cast<Vertex>(a), v = static_cast<Vertex>(b);
      for (std::size_t i = 0; i < heavy.size(); ++i)
        if (members[i].contains(u) && members[i].contains(v)) rest += heavy[i].dual + heavy[i].dual;
      if (rest == Weight(0)) tight.add(u, v);
    });
    for (std::size_t i = at(n_); i < size_; ++i) {
      const auto twin = static_cast<Vertex>(i);
      if (i - at(n_) < twins) tight.add(static_cast<Vertex>(light[i - at(n_)]), twin);
      for (std::size_t k = at(n_); k < i; ++k) tight.add(twin, static_cast<Vertex>(k));
    }
    face_ = std::make_unique<OptimalFace>(std::move(tight), sets);
  }

  int n_;
  std::size_t size_ = 0;
  std::unique_ptr<OptimalFace> face_;
  std::vector<Vertex> candidates_;
};

}  // namespace

std::unique_ptr<OptimalMatchings> optimal_matchings(const LexicographicGraph& graph) {
  const auto spread = spreads(graph);
  // Twice the weights, sums of two duals and a sign on top of the fields.
  const auto width = [](std::int64_t value) {
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(value)));
  };
  int bits = 6 + width(graph.vertices() + 2);
  for (const std::int64_t s : spread) bits += width(s + 1);
  if (bits <= 63) return std::make_unique<Exact<std::int64_t>>(graph, spread);
  if (bits <= 127) return std::make_unique<Exact<Int128>>(graph, spread);
  if (bits <= 255) return std::make_unique<Exact<WideInt<4>>>(graph, spread);
  if (bits <= 511) return std::make_unique<Exact<WideInt<8>>>(graph, spread);
  if (bits <= 2047) return std::make_unique<Exact<WideInt<32>>>(graph, spread);
  return std::make_unique<Exact<WideInt<256>>>(graph, spread);
}

}  // namespace trf::pair::matching
