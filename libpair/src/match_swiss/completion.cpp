#include "match_swiss/completion.hpp"

#include <algorithm>

#include "matching/dense_matching.hpp"
#include "matching/min_cost_matching.hpp"
#include "trf/contains.hpp"

namespace trf::pair::match_swiss {
using matching::Graph;
using matching::Vertex;

bool surely_can_all_be_paired(const Field& field, std::span<const Rank> ranks) {
  if (ranks.size() % 2 != 0) return false;
  if (ranks.empty()) return true;
  std::vector<bool> here(static_cast<std::size_t>(field.size()));
  for (const Rank rank : ranks) here[static_cast<std::size_t>(rank)] = true;
  const Prohibitions& prohibited = field.state().prohibited;
  std::vector<std::size_t> in_group(prohibited.groups().size(), 0);
  for (const Rank rank : ranks)
    for (const std::int32_t group : prohibited.groups_of(field.seat(rank)))
      ++in_group[static_cast<std::size_t>(group)];
  std::vector<std::size_t> degrees;
  degrees.reserve(ranks.size());
  for (const Rank rank : ranks) {
    std::size_t barred = 0;  // at most
    for (const Rank other : field.ranking().barred(rank))
      if (here[static_cast<std::size_t>(other)]) ++barred;
    for (const std::int32_t group : prohibited.groups_of(field.seat(rank)))
      barred += in_group[static_cast<std::size_t>(group)] - 1;
    degrees.push_back(ranks.size() - 1 - std::min(barred, ranks.size() - 1));
  }
  return matching::complete_by_degrees(degrees);
}

bool can_all_be_paired(const Field& field, std::span<const Rank> ranks) {
  if (ranks.size() % 2 != 0) return false;
  if (surely_can_all_be_paired(field, ranks)) return true;
  return matching::has_perfect_matching(field.legal_pairs(ranks));
}

bool Spare::contains(Rank rank) {
  if (!searched_) {
    std::vector<Rank> others = ranks_;
    std::erase(others, rank);
    if (surely_can_all_be_paired(field_, others)) return true;
    search();
  }
  return trf::contains(spare_, rank);
}

bool Spare::may_join(Rank rank) {
  if (!searched_) {
    std::vector<Rank> all = ranks_;
    all.push_back(rank);
    if (surely_can_all_be_paired(field_, all)) return true;
    search();
  }
  return std::ranges::any_of(spare_, [&](Rank one) { return field_.may_meet(one, rank); });
}

void Spare::search() {
  searched_ = true;
  for (const Vertex v : matching::spare_vertices(field_.legal_pairs(ranks_)))
    spare_.push_back(ranks_[v]);
}

int fewest_needed(const Field& field, std::span<const Rank> group, std::span<const Rank> others) {
  std::vector<Rank> all(group.begin(), group.end());
  all.insert(all.end(), others.begin(), others.end());
  if (all.size() % 2 != 0) return -1;
  matching::VertexSet here(all.size()), there(all.size());
  for (std::size_t v = 0; v < all.size(); ++v)
    (v < group.size() ? here : there).insert(static_cast<Vertex>(v));
  Graph inside = field.legal_pairs(all), across = inside;
  for (std::size_t v = 0; v < all.size(); ++v) {
    const bool is_here = v < group.size();
    inside.row(static_cast<Vertex>(v)).remove_all(is_here ? there : here);
    across.row(static_cast<Vertex>(v)).remove_all(is_here ? here : there);
  }
  matching::MinCostMatching matching(inside, across);
  return matching.solve() ? static_cast<int>(matching.cost()) : -1;
}

}  // namespace trf::pair::match_swiss
