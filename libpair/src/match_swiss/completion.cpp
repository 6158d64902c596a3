#include "match_swiss/completion.hpp"

#include <algorithm>

#include "matching/dense_matching.hpp"
#include "matching/min_cost_matching.hpp"

namespace trf::pair::match_swiss {
namespace {

using matching::Graph;
using matching::Vertex;

[[nodiscard]] Graph legal_pairs(const Field& field, std::span<const Rank> ranks) {
  return Graph::from(ranks.size(),
                     [&](Vertex a, Vertex b) { return field.may_meet(ranks[a], ranks[b]); });
}

}  // namespace

bool surely_can_all_be_paired(const Field& field, std::span<const Rank> ranks) {
  if (ranks.size() % 2 != 0) return false;
  if (ranks.empty()) return true;
  std::vector<bool> here(static_cast<std::size_t>(field.size()));
  for (const Rank rank : ranks) here[static_cast<std::size_t>(rank)] = true;
  std::vector<std::size_t> degrees;
  degrees.reserve(ranks.size());
  for (const Rank rank : ranks) {
    std::size_t degree = ranks.size() - 1;
    for (const Rank other : field.barred(rank))
      if (here[static_cast<std::size_t>(other)]) --degree;
    degrees.push_back(degree);
  }
  return matching::complete_by_degrees(degrees);
}

bool can_all_be_paired(const Field& field, std::span<const Rank> ranks) {
  if (ranks.size() % 2 != 0) return false;
  if (surely_can_all_be_paired(field, ranks)) return true;
  const Graph graph = legal_pairs(field, ranks);
  matching::DenseMatching matching(graph);
  matching.maximise();
  return matching.unmatched() == 0;
}

int fewest_needed(const Field& field, std::span<const Rank> group, std::span<const Rank> others) {
  std::vector<Rank> all(group.begin(), group.end());
  all.insert(all.end(), others.begin(), others.end());
  if (all.size() % 2 != 0) return -1;
  Graph inside(all.size()), across(all.size());
  const auto in_group = [&](std::size_t i) { return i < group.size(); };
  for (std::size_t a = 0; a < all.size(); ++a) {
    for (std::size_t b = a + 1; b < all.size(); ++b) {
      if (!field.may_meet(all[a], all[b])) continue;
      (in_group(a) == in_group(b) ? inside : across)
          .add(static_cast<Vertex>(a), static_cast<Vertex>(b));
    }
  }
  matching::MinCostMatching matching(inside, across);
  return matching.solve() ? static_cast<int>(matching.cost()) : -1;
}

}  // namespace trf::pair::match_swiss
