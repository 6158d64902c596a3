#include <gtest/gtest.h>

#include <random>

#include "matching/cardinality.hpp"

namespace {

using trf::pair::matching::Vertex;
using trf::pair::matching::VertexSet;

VertexSet random_set(std::mt19937_64& random, std::size_t size) {
  VertexSet set(size);
  for (Vertex v = 0; v < size; ++v)
    if (random() % 2 == 0) set.insert(v);
  return set;
}

// Sizes and bounds before, at and after the ends of words.
TEST(VertexSet, KeepsBetweenTwoVerticesOnlyThoseOfAnotherSet) {
  std::mt19937_64 random(5);
  const std::size_t bounds[] = {0, 1, 63, 64, 65, 127, 128, 129, 191, 192, 193};
  for (const std::size_t size : bounds)
    for (const std::size_t from : bounds)
      for (const std::size_t end : bounds) {
        if (end > size || from > end) continue;
        const VertexSet before = random_set(random, size), only = random_set(random, size);
        VertexSet kept = before;
        kept.keep_between(from, end, only);
        for (Vertex v = 0; v < size; ++v)
          EXPECT_EQ(kept.contains(v),
                    before.contains(v) && (v < from || v >= end || only.contains(v)))
              << v << " of " << size << ", from " << from << " to " << end;
      }
}

}  // namespace
