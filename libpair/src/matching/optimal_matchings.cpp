#include "matching/optimal_matchings.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "matching/exact_matchings.hpp"
#include "matching/wide_int.hpp"

namespace trf::pair::matching {
namespace {

std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }

/// By how much the sums of a field over two matchings can differ.
std::vector<std::int64_t> spreads(const LexicographicGraph& graph, const VertexClasses& classes) {
  const std::size_t fields = graph.fields;
  const auto count = at(classes.count());
  std::vector<std::int32_t> most(count * fields), least(most), gains(fields);
  for (const auto& contact : classes.contacts()) {
    std::ranges::fill(gains, 0);
    graph.add_gains(contact.first, contact.second, gains.data());
    for (const int c : {contact.c, contact.d}) {
      for (std::size_t k = 0; k < fields; ++k) {
        std::int32_t &high = most[at(c) * fields + k], &low = least[at(c) * fields + k];
        high = std::max(high, gains[k]);
        low = std::min(low, gains[k]);
      }
    }
  }
  std::vector<std::int64_t> result(fields);
  for (int c = 0; c < classes.count(); ++c)
    for (std::size_t k = 0; k < fields; ++k)
      result[k] += static_cast<std::int64_t>(classes.members(c).size()) *
                   (std::int64_t{most[at(c) * fields + k]} - least[at(c) * fields + k]);
  for (const auto& gained : graph.rank_gains)
    for (std::size_t i = 0; i < gained.size(); ++i) result[fields - gained.size() + i] -= gained[i];
  for (std::int64_t& sum : result) sum /= 2;  // each edge counts at both its ends
  return result;
}

}  // namespace

std::unique_ptr<OptimalMatchings> optimal_matchings(const LexicographicGraph& graph) {
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
  for (const std::int64_t s : spread) bits += width(s + 1);
  if (bits <= 127) return exact_matchings<Int128>(graph, classes, larger, spread);
  if (bits <= 255) return exact_matchings<WideInt<4>>(graph, classes, larger, spread);
  if (bits <= 511) return exact_matchings<WideInt<8>>(graph, classes, larger, spread);
  if (bits <= 2047) return exact_matchings<WideInt<32>>(graph, classes, larger, spread);
  return exact_matchings<WideInt<256>>(graph, classes, larger, spread);
}

}  // namespace trf::pair::matching
