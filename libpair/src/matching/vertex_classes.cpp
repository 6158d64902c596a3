#include "matching/vertex_classes.hpp"

#include <bit>
#include <map>
#include <numeric>
#include <tuple>

#include "index.hpp"

namespace trf::pair::matching {
namespace {

/// The first vertex above `least` in both sets; -1: there is none.
int first_above(const VertexSet& a, const VertexSet& b, int least) {
  const auto one = a.words(), other = b.words();
  for (std::size_t w = at(least + 1) / 64; w < one.size(); ++w) {
    std::uint64_t bits = one[w] & other[w];
    if (w == at(least + 1) / 64) bits &= ~std::uint64_t{0} << (at(least + 1) % 64);
    if (bits != 0) return static_cast<int>(w * 64) + std::countr_zero(bits);
  }
  return -1;
}

}  // namespace

VertexClasses::VertexClasses(const Graph& joined, const std::vector<std::int32_t>& type,
                             const std::vector<std::int32_t>& kind,
                             const std::vector<bool>& ranked) {
  std::map<std::tuple<std::int32_t, std::int32_t, bool>, int> numbers;
  for (std::size_t v = 0; v < type.size(); ++v) {
    const bool is_ranked = !ranked.empty() && ranked[v];
    const auto [found, added] =
        numbers.try_emplace({type[v], kind.empty() ? 0 : kind[v], is_ranked}, count());
    if (added) {
      members_.emplace_back();
      is_ranked_.push_back(is_ranked);
    }
    class_of_.push_back(found->second);
    members_[at(found->second)].push_back(static_cast<int>(v));
  }
  find_contacts(joined);
}

void VertexClasses::find_contacts(const Graph& joined) {
  std::vector<VertexSet> sets;
  for (const auto& members : members_) {
    VertexSet& set = sets.emplace_back(joined.size());
    for (const int v : members) set.insert(static_cast<Vertex>(v));
  }
  for (int c = 0; c < count(); ++c) {
    std::vector<int> open(static_cast<std::size_t>(count()));  // classes not met yet
    std::iota(open.begin(), open.end(), 0);
    // A member is joined with nearly all others: most classes are found at the first one.
    VertexSet all(joined.size());
    for (const int v : members(c)) all.add_all(joined.row(static_cast<Vertex>(v)));
    std::erase_if(open, [&](int d) { return first_above(all, sets[at(d)], -1) < 0; });
    for (const int v : members(c)) {
      if (open.empty()) break;
      std::erase_if(open, [&](int d) { return members(d).back() < v; });
      std::erase_if(open, [&](int d) {
        const int other = first_above(joined.row(static_cast<Vertex>(v)), sets[at(d)], v);
        if (other >= 0) contacts_.push_back({c, d, v, other});
        return other >= 0;
      });
    }
  }
}

}  // namespace trf::pair::matching
