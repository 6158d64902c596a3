#pragma once

#include <utility>

#include "matching/cardinality.hpp"

/// Sets of vertices, one after the other.
namespace trf::pair::matching {

/// The vertices of both sets, upwards from `from`, before `end`, until `found` returns true.
/// \return was one found?
template <class Found>
bool any_common(const VertexSet& a, const VertexSet& b, std::size_t from, std::size_t end,
                Found&& found) {
  const auto one = a.words(), other = b.words();
  for (std::size_t w = from / 64; w < one.size() && w <= end / 64; ++w) {
    std::uint64_t word = one[w] & other[w];
    if (w == from / 64) word &= ~std::uint64_t{0} << (from % 64);
    if (w == end / 64) word &= (std::uint64_t{1} << (end % 64)) - 1;
    for (; word != 0; word &= word - 1)
      if (found(static_cast<Vertex>(w * 64 + static_cast<unsigned>(std::countr_zero(word)))))
        return true;
  }
  return false;
}
template <class Found>
bool any_common(const VertexSet& a, const VertexSet& b, Found&& found) {
  return any_common(a, b, 0, 64 * a.words().size(), std::forward<Found>(found));
}

/// The same of one set.
template <class Found>
bool any_between(const VertexSet& set, std::size_t from, std::size_t end, Found&& found) {
  return any_common(set, set, from, end, std::forward<Found>(found));
}

/// The same without an end.
template <class Found>
bool any_from(const VertexSet& set, std::size_t from, Found&& found) {
  return any_between(set, from, 64 * set.words().size(), std::forward<Found>(found));
}

/// Downwards from the vertex below `end`, until `found` returns true. \return was one found?
template <class Found>
bool any_below(const VertexSet& set, std::size_t end, Found&& found) {
  const auto words = set.words();
  for (std::size_t w = (end + 63) / 64; w-- > 0;) {
    std::uint64_t word = words[w];
    if (w == end / 64) word &= (std::uint64_t{1} << (end % 64)) - 1;
    while (word != 0) {
      const auto bit = static_cast<unsigned>(63 - std::countl_zero(word));
      if (found(static_cast<Vertex>(w * 64 + bit))) return true;
      word &= ~(std::uint64_t{1} << bit);
    }
  }
  return false;
}

/// Removes the vertices that are not in a set of the same size.
inline void keep(VertexSet& set, const VertexSet& only) noexcept {
  const auto words = set.words();
  for (std::size_t w = 0; w < words.size(); ++w) words[w] &= only.words()[w];
}

/// The lowest vertex of both, without the words below that of `from`; no_vertex: there is none.
[[nodiscard]] inline Vertex first_common(const VertexSet& a, const VertexSet& b,
                                         std::size_t from = 0) noexcept {
  for (std::size_t w = from / 64; w < a.words().size(); ++w)
    if (const std::uint64_t both = a.words()[w] & b.words()[w]; both != 0)
      return static_cast<Vertex>(w * 64 + static_cast<unsigned>(std::countr_zero(both)));
  return no_vertex;
}

/// Number `index` of the set, counted from 0. \pre index < set.count()
[[nodiscard]] inline Vertex nth(const VertexSet& set, std::size_t index) noexcept {
  const auto words = set.words();
  std::size_t w = 0;
  for (; index >= static_cast<std::size_t>(std::popcount(words[w])); ++w)
    index -= static_cast<std::size_t>(std::popcount(words[w]));
  std::uint64_t word = words[w];
  for (; index > 0; --index) word &= word - 1;
  return static_cast<Vertex>(w * 64 + static_cast<unsigned>(std::countr_zero(word)));
}

template <class Visit>
void for_each(const VertexSet& set, Visit&& visit) {
  any_from(set, 0, [&](Vertex v) {
    visit(v);
    return false;
  });
}

}  // namespace trf::pair::matching
