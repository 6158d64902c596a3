#include "matching/min_cost_matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>

#include "matching/dense_matching.hpp"

namespace {

using trf::pair::matching::DenseMatching;
using trf::pair::matching::Graph;
using trf::pair::matching::MinCostMatching;
using trf::pair::matching::no_vertex;
using trf::pair::matching::Vertex;

constexpr int impossible = 1000;

struct Sample {
  Graph cheap, dear;
};

Sample random_sample(std::mt19937_64& random) {
  const auto size = static_cast<std::size_t>(4 + 2 * (random() % 6));
  const auto cheap_rate = 5 + random() % 40, dear_rate = random() % 60;
  Sample sample{Graph(size), Graph(size)};
  for (Vertex a = 0; a < size; ++a) {
    for (auto b = static_cast<Vertex>(a + 1); b < size; ++b) {
      if (random() % 100 < cheap_rate) {
        sample.cheap.add(a, b);
      } else if (random() % 100 < dear_rate) {
        sample.dear.add(a, b);
      }
    }
  }
  return sample;
}

/// Fewest dear edges of a perfect matching, for every set of vertices.
std::vector<int> costs_of_all_sets(const Sample& sample) {
  const std::size_t size = sample.cheap.size();
  std::vector<int> cost(std::size_t{1} << size, impossible);
  cost[0] = 0;
  for (std::size_t set = 1; set < cost.size(); ++set) {
    const auto a = static_cast<Vertex>(std::countr_zero(set));
    for (auto b = static_cast<Vertex>(a + 1); b < size; ++b) {
      if ((set >> b & 1U) == 0) continue;
      const std::size_t rest = set & ~(std::size_t{1} << a) & ~(std::size_t{1} << b);
      if (sample.cheap.adjacent(a, b)) cost[set] = std::min(cost[set], cost[rest]);
      if (sample.dear.adjacent(a, b)) cost[set] = std::min(cost[set], cost[rest] + 1);
    }
  }
  return cost;
}

TEST(MinCostMatching, FindsTheLeastCost) {
  std::mt19937_64 random(1);
  int solved = 0, with_blossoms = 0;
  for (int round = 0; round < 2000; ++round) {
    const Sample sample = random_sample(random);
    const auto cost = costs_of_all_sets(sample);
    MinCostMatching matching(sample.cheap, sample.dear);
    ASSERT_EQ(matching.solve(), cost.back() < impossible);
    if (cost.back() == impossible) continue;
    ++solved;
    EXPECT_EQ(matching.cost(), static_cast<std::size_t>(cost.back()));
    for (Vertex v = 0; v < sample.cheap.size(); ++v) {
      const Vertex mate = matching.mate(v);
      ASSERT_NE(mate, no_vertex);
      EXPECT_EQ(matching.mate(mate), v);
      EXPECT_TRUE(sample.cheap.adjacent(v, mate) || sample.dear.adjacent(v, mate));
    }
    with_blossoms += matching.charged_blossoms().empty() ? 0 : 1;
  }
  EXPECT_GT(solved, 500);
  EXPECT_GT(with_blossoms, 10);
}

TEST(MinCostMatching, CallsTightWhatAnOptimumMayUse) {
  std::mt19937_64 random(2);
  for (int round = 0; round < 1000; ++round) {
    const Sample sample = random_sample(random);
    const auto cost = costs_of_all_sets(sample);
    MinCostMatching matching(sample.cheap, sample.dear);
    if (!matching.solve()) continue;
    const Graph tight = matching.tight();
    const std::size_t all = cost.size() - 1;
    for (Vertex a = 0; a < sample.cheap.size(); ++a) {
      for (auto b = static_cast<Vertex>(a + 1); b < sample.cheap.size(); ++b) {
        const std::size_t rest = all & ~(std::size_t{1} << a) & ~(std::size_t{1} << b);
        const int with = cost[rest] + (sample.dear.adjacent(a, b) ? 1 : 0);
        const bool edge = sample.cheap.adjacent(a, b) || sample.dear.adjacent(a, b);
        if (edge && with == cost.back()) {
          EXPECT_TRUE(tight.adjacent(a, b));
        }
      }
    }
  }
}

TEST(DenseMatching, KnowsEveryPartnerThatLeavesTheOthersMatched) {
  std::mt19937_64 random(3);
  int perfect = 0;
  for (int round = 0; round < 2000; ++round) {
    Sample sample = random_sample(random);
    sample.dear = Graph(sample.cheap.size());
    const auto cost = costs_of_all_sets(sample);
    DenseMatching matching(sample.cheap);
    matching.maximise();
    ASSERT_EQ(matching.unmatched() == 0, cost.back() == 0);
    if (matching.unmatched() > 0) continue;
    ++perfect;
    // Pair off one after the other, each with a partner drawn from those offered.
    std::size_t left = cost.size() - 1;
    while (left != 0) {
      const auto a = static_cast<Vertex>(std::countr_zero(left));
      const auto partners = matching.partners(a);
      std::vector<Vertex> offered;
      for (Vertex b = 0; b < sample.cheap.size(); ++b) {
        const bool here = b != a && (left >> b & 1U) != 0 && sample.cheap.adjacent(a, b);
        const std::size_t rest = left & ~(std::size_t{1} << a) & ~(std::size_t{1} << b);
        ASSERT_EQ(partners.contains(b), here && cost[rest] == 0);
        if (partners.contains(b)) offered.push_back(b);
      }
      const Vertex b = offered[random() % offered.size()];
      matching.take(a, b);
      left &= ~(std::size_t{1} << a) & ~(std::size_t{1} << b);
    }
  }
  EXPECT_GT(perfect, 200);
}

TEST(DenseMatching, KnowsWhoCanBeSpared) {
  std::mt19937_64 random(4);
  for (int round = 0; round < 1000; ++round) {
    Sample sample = random_sample(random);
    DenseMatching matching(sample.cheap);
    matching.maximise();
    const auto unmatched = matching.unmatched();
    if (unmatched == 0) continue;
    const auto spare = matching.dispensable();
    const auto deficiency = matching.deficiency();
    EXPECT_EQ(deficiency.components.size() - deficiency.separators.size(), unmatched);
    for (Vertex v = 0; v < sample.cheap.size(); ++v) {
      DenseMatching without(sample.cheap);
      without.leave_out(v);
      without.maximise();
      EXPECT_EQ(spare.contains(v), without.unmatched() == unmatched - 1);
    }
  }
}

}  // namespace
