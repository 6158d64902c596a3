#include "matching/possible_pairs.hpp"

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <random>

#include "matching/vertex_scan.hpp"

namespace {

using trf::pair::matching::DenseMatching;
using trf::pair::matching::first_common;
using trf::pair::matching::for_each;
using trf::pair::matching::Graph;
using trf::pair::matching::PossiblePairs;
using trf::pair::matching::Vertex;
using trf::pair::matching::VertexSet;

/// Clubs whose members do not meet each other, one of them with half of the players or nearly so,
/// and some pairs that have met; in part of the graphs only opponents near half of the list away.
Graph clubs(std::mt19937_64& random, std::size_t size) {
  const auto half = random() % 2, count = 2 + random() % 3;
  std::vector<std::size_t> club(size);
  for (std::size_t v = 0; v < size; ++v)
    club[v] = half == 0 ? random() % count : (2 * v < size ? 0 : 1 + random() % count);
  const auto met = random() % 15;
  return Graph::from(
      size, [&](Vertex a, Vertex b) { return club[a] != club[b] && random() % 100 >= met; });
}

TEST(PossiblePairs, AreThePairsThatLeaveAllOthersPaired) {
  std::mt19937_64 random(1);
  int possible = 0, impossible = 0;
  for (int round = 0; round < 1000; ++round) {
    const std::size_t size = 4 + 2 * (random() % 50);
    const Graph graph = clubs(random, size);
    DenseMatching matching(graph), plain(graph);
    matching.maximise();
    plain.maximise();
    if (matching.unmatched() > 0) continue;
    PossiblePairs pairs(graph, matching);
    for (std::size_t left = size; left > 0; left -= 2) {
      const Vertex first = nth(pairs.left(), random() % left);
      const VertexSet partners = plain.partners(first);
      const VertexSet candidates = pairs.candidates(first);
      std::optional<Vertex> second;
      for_each(pairs.left(), [&](Vertex other) {
        if (other == first) return;
        const bool expected = partners.contains(other);
        // Not all are asked about, so that earlier answers decide later ones.
        if (random() % 4 != 0) return;
        EXPECT_EQ(pairs.contains(first, other), expected);
        EXPECT_TRUE(candidates.contains(other) || !expected);
        if (graph.adjacent(first, other)) ++(expected ? possible : impossible);
        if (expected && (!second || random() % 3 == 0)) second = other;
      });
      if (!second) second = first_common(partners, pairs.left());
      pairs.take(first, *second);
      plain.take(first, *second);
      EXPECT_FALSE(pairs.left().contains(first) || pairs.left().contains(*second));
    }
  }
  EXPECT_GT(possible, 10'000);
  EXPECT_GT(impossible, 1'000);
}

TEST(VertexScan, GoesUpAndDownBetweenItsEnds) {
  VertexSet set(200);
  for (const Vertex v : std::to_array<Vertex>({3, 63, 64, 127, 128, 199})) set.insert(v);
  const auto gather = [](auto&& scan) {
    std::vector<Vertex> found;
    scan([&](Vertex v) {
      found.push_back(v);
      return false;
    });
    return found;
  };
  using Found = std::vector<Vertex>;
  EXPECT_EQ(gather([&](auto f) { any_from(set, 64, f); }), (Found{64, 127, 128, 199}));
  EXPECT_EQ(gather([&](auto f) { any_from(set, 200, f); }), Found{});
  EXPECT_EQ(gather([&](auto f) { any_between(set, 4, 128, f); }), (Found{63, 64, 127}));
  EXPECT_EQ(gather([&](auto f) { any_between(set, 0, 64, f); }), (Found{3, 63}));
  EXPECT_EQ(gather([&](auto f) { any_below(set, 128, f); }), (Found{127, 64, 63, 3}));
  EXPECT_EQ(gather([&](auto f) { any_below(set, 200, f); }), (Found{199, 128, 127, 64, 63, 3}));
  EXPECT_EQ(nth(set, 0), 3);
  EXPECT_EQ(nth(set, 5), 199);
}

}  // namespace
