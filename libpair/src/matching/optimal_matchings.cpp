#include "matching/optimal_matchings.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <stdexcept>

#include "index.hpp"
#include "matching/exact_matchings.hpp"
#include "matching/optimal_face.hpp"
#include "matching/wide_int.hpp"

namespace trf::pair::matching {
namespace {

/// The largest and smallest gain of each field on some edges of a class; 0: no edge is used.
class GainRanges {
 public:
  GainRanges(const VertexClasses& classes, std::size_t fields)
      : classes_(classes), fields_(fields), most_(at(classes.count()) * fields), least_(most_) {}

  void add(int c, std::size_t k, std::int32_t gain) {
    std::int32_t &high = most_[at(c) * fields_ + k], &low = least_[at(c) * fields_ + k];
    high = std::max(high, gain);
    low = std::min(low, gain);
  }
  /// If every vertex has one of its edges.
  [[nodiscard]] std::int64_t high(std::size_t k) const { return sum(most_, k); }
  [[nodiscard]] std::int64_t low(std::size_t k) const { return sum(least_, k); }

 private:
  [[nodiscard]] std::int64_t sum(const std::vector<std::int32_t>& of, std::size_t k) const {
    std::int64_t total = 0;
    for (int c = 0; c < classes_.count(); ++c)
      total += static_cast<std::int64_t>(classes_.members(c).size()) * of[at(c) * fields_ + k];
    return total;
  }

  const VertexClasses& classes_;
  std::size_t fields_;
  std::vector<std::int32_t> most_, least_;
};

/// By how much the sums of a field over two matchings can differ. Each edge counts at its first
/// end, at its second end, or half at both: many fields concern few vertices on one side.
std::vector<std::int64_t> spreads(const LexicographicGraph& graph, const VertexClasses& classes) {
  const std::size_t fields = graph.fields;
  GainRanges first(classes, fields), second(classes, fields), both(classes, fields);
  std::vector<std::int32_t> gains(fields);
  for (const auto& contact : classes.contacts()) {
    std::ranges::fill(gains, 0);
    graph.add_gains(contact.first, contact.second, gains.data());
    for (std::size_t k = 0; k < fields; ++k) {
      if (gains[k] == 0) continue;
      first.add(contact.c, k, gains[k]);
      second.add(contact.d, k, gains[k]);
      both.add(contact.c, k, gains[k]);
      both.add(contact.d, k, gains[k]);
    }
  }
  std::vector<std::int64_t> result(fields);
  for (std::size_t k = 0; k < fields; ++k)
    result[k] = std::min({first.high(k), second.high(k), both.high(k) / 2}) -
                std::max({first.low(k), second.low(k), both.low(k) / 2});
  // The first end of a ranked pair has the smaller rank: the first ends have half the sum at most.
  for (std::size_t i = 0; i < graph.rank_fields(); ++i) {
    std::int64_t sum = 0;
    for (const auto& gained : graph.rank_gains)
      if (!gained.empty()) sum -= gained[i];
    result[fields - graph.rank_fields() + i] += sum / 2;
  }
  return result;
}

Optimum optimum(const LexicographicGraph& graph) {
  std::vector<bool> ranked;
  for (const auto& gained : graph.rank_gains) ranked.push_back(!gained.empty());
  const VertexClasses classes(graph.joined, graph.type, graph.kind, ranked);
  // With many kinds most time goes into the contacts of the classes; with few, types alone rarely
  // are enough.
  constexpr int many_classes = 64;
  std::optional<VertexClasses> types;
  if (classes.count() > many_classes && !graph.kind.empty())
    types.emplace(graph.joined, graph.type, std::vector<std::int32_t>{}, ranked);
  if (types && 2 * classes.count() < 5 * types->count()) types.reset();
  const VertexClasses* larger = types ? &*types : nullptr;
  const auto spread = spreads(graph, classes);
  // Twice the weights, sums of two duals and a sign on top of the fields.
  const auto width = [](std::int64_t value) {
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(value)));
  };
  int bits = 6 + width(graph.vertices() + 2);
  // The product of the sizes of the fields, rounded up: 2^bits times a part below 2^32.
  std::uint64_t part = 1;
  for (const std::int64_t s : spread) {
    part *= static_cast<std::uint64_t>(s + 1);
    if (const int over = static_cast<int>(std::bit_width(part)) - 32; over > 0) {
      part = (part >> over) + 1;
      bits += over;
    }
  }
  bits += static_cast<int>(std::bit_width(part));
  if (bits <= 127) return exact_optimum<Int128>(graph, classes, larger, spread);
#ifndef __wasm__  // A width is 70 kB of the module: there the next one is used, with the same
                  // result
  if (bits <= 255) return exact_optimum<WideInt<4>>(graph, classes, larger, spread);
  if (bits <= 511) return exact_optimum<WideInt<8>>(graph, classes, larger, spread);
#endif
  if (bits <= 1023) return exact_optimum<WideInt<16>>(graph, classes, larger, spread);
#ifndef __wasm__
  if (bits <= 2047) return exact_optimum<WideInt<32>>(graph, classes, larger, spread);
#endif
  // Far more rounds and players than any report has: no answer is better than a wrong one.
  if (bits > 16'383) throw std::length_error("the weights of a bracket need more than 16,383 bits");
  return exact_optimum<WideInt<256>>(graph, classes, larger, spread);
}

}  // namespace

// Each light vertex gets a twin; twins that are not used are matched with each other, with one more
// twin if the number is odd. Then only perfect matchings are needed.
OptimalMatchings::OptimalMatchings(Optimum optimum)
    : n_(optimum.mates.size()), size_(n_ + optimum.light.size() + (n_ + optimum.light.size()) % 2) {
  optimum.tight.grow(size_);
  optimum.mates.resize(size_, no_vertex);
  auto light = optimum.light.begin();
  for (std::size_t i = n_; i < size_; ++i) {
    const auto twin = static_cast<Vertex>(i);
    if (light != optimum.light.end()) {
      optimum.tight.add(*light, twin);
      if (optimum.mates[*light] == no_vertex) {
        optimum.mates[*light] = twin;
        optimum.mates[i] = *light;
      }
      ++light;
    }
    for (std::size_t k = n_; k < i; ++k) optimum.tight.add(twin, static_cast<Vertex>(k));
  }
  face_ = std::make_unique<OptimalFace>(std::move(optimum.tight), optimum.blossoms, optimum.mates);
}

OptimalMatchings::~OptimalMatchings() = default;

int OptimalMatchings::mate(int v) {
  const Vertex other = face_->mate(static_cast<Vertex>(v));
  return other < n_ ? other : -1;
}

bool OptimalMatchings::narrow(int v, std::span<const std::uint8_t> allowed) {
  VertexSet forbidden(size_);
  for (std::size_t u = 0; u < size_; ++u)
    if (allowed[std::min(u, n_)] == 0) forbidden.insert(static_cast<Vertex>(u));
  return face_->narrow(static_cast<Vertex>(v), forbidden);
}

int OptimalMatchings::match_first(int v, std::span<const int> candidates) {
  candidates_.assign(candidates.begin(), candidates.end());
  const Vertex found = face_->match_first(static_cast<Vertex>(v), candidates_);
  return found == no_vertex ? -1 : found;
}

std::unique_ptr<OptimalMatchings> optimal_matchings(const LexicographicGraph& graph) {
  return std::make_unique<OptimalMatchings>(optimum(graph));
}

}  // namespace trf::pair::matching
