#include "matching/dense_matching.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <numeric>
#include <tuple>
#include <utility>

#include "matching/fewest_mates.hpp"
#include "matching/vertex_scan.hpp"

namespace trf::pair::matching {

DenseMatching::DenseMatching(const Graph& graph)
    : graph_(graph),
      alive_(graph.size()),
      mate_(graph.size(), no_vertex),
      outer_(graph.size()),
      inner_(graph.size()),
      open_(graph.size()),
      felled_(graph.size()),
      nothing_(graph.size()),
      parent_(graph.size(), no_vertex),
      base_(graph.size()),
      root_(graph.size(), no_vertex),
      stamp_(graph.size(), 0),
      blossom_of_(graph.size(), 0),
      partners_(graph.size()) {
  for (std::size_t v = 0; v < graph.size(); ++v) alive_.insert(static_cast<Vertex>(v));
}

void DenseMatching::leave_out(Vertex v) {
  alive_.erase(v);
  if (mate_[v] == no_vertex) return;
  mate_[mate_[v]] = no_vertex;
  mate_[v] = no_vertex;
}

void DenseMatching::match(Vertex u, Vertex v) noexcept {
  mate_[u] = v;
  mate_[v] = u;
}

void DenseMatching::part(Vertex v) noexcept {
  mate_[mate_[v]] = no_vertex;
  mate_[v] = no_vertex;
}

std::size_t DenseMatching::unmatched() const noexcept {
  std::size_t count = 0;
  for (Vertex v = 0; v < graph_.size(); ++v) {
    if (alive_.contains(v) && mate_[v] == no_vertex) ++count;
  }
  return count;
}

bool DenseMatching::is_complete() {
  maximise();
  return unmatched() == alive_.count() % 2;
}

void DenseMatching::maximise() {
  // A greedy start: in a nearly complete graph few vertices stay unmatched. If many do, as for the
  // last of a large club, another start leaves fewer.
  constexpr std::size_t few = 16;
  const VertexSet free = unmatched_vertices();
  const auto left = [&] { return unmatched_vertices().count(); };
  match_greedily();
  if (left() > few && left() * few > free.count()) {
    for (Vertex v = 0; v < graph_.size(); ++v)
      if (free.contains(v) && mate_[v] != no_vertex) part(v);
    match_by_degrees(free);
  }
  do {
    start_search();
    gather_roots();
  } while (roots_.size() > 1 && search());
}

VertexSet DenseMatching::unmatched_vertices() const {
  VertexSet free(graph_.size());
  for (Vertex v = 0; v < graph_.size(); ++v)
    if (alive_.contains(v) && mate_[v] == no_vertex) free.insert(v);
  return free;
}

/// Each vertex with its first possible mate.
void DenseMatching::match_greedily() {
  VertexSet free = unmatched_vertices();
  for (Vertex u = 0; u < graph_.size(); ++u) {
    if (!free.contains(u)) continue;
    // No vertex below that is still free is a possible mate.
    free.erase(u);
    const Vertex mate = first_common(graph_.row(u), free, u);
    if (mate == no_vertex) continue;
    match(u, mate);
    free.erase(mate);
  }
}

/// The vertex with the fewest possible mates comes first, with that one of them who has the fewest.
void DenseMatching::match_by_degrees(VertexSet free) {
  if (FewestMates mates(graph_, free); mates.applies()) {
    for (auto [u, v] = mates.take(); u != no_vertex; std::tie(u, v) = mates.take()) match(u, v);
    return;
  }
  std::vector<Vertex> order, degree(graph_.size(), 0);
  const auto for_free = [&](Vertex u, auto&& visit) {
    const auto row = graph_.row(u).words();
    const auto words = free.words();
    for (std::size_t w = 0; w < row.size(); ++w)
      for (std::uint64_t word = row[w] & words[w]; word != 0; word &= word - 1)
        visit(static_cast<Vertex>(w * 64 + static_cast<std::size_t>(std::countr_zero(word))));
  };
  for (Vertex v = 0; v < graph_.size(); ++v) {
    if (!free.contains(v)) continue;
    order.push_back(v);
    const auto row = graph_.row(v).words();
    const auto words = free.words();
    for (std::size_t w = 0; w < row.size(); ++w)
      degree[v] = static_cast<Vertex>(degree[v] + std::popcount(row[w] & words[w]));
  }
  while (true) {
    Vertex u = no_vertex;
    std::size_t left = 0;
    for (const Vertex v : order) {
      if (degree[v] == 0) continue;
      order[left++] = v;
      if (u == no_vertex || degree[v] < degree[u]) u = v;
    }
    if (u == no_vertex) return;
    order.resize(left);
    Vertex mate = no_vertex;
    for_free(u, [&](Vertex v) {
      if (mate == no_vertex || degree[v] < degree[mate]) mate = v;
    });
    match(u, mate);
    free.erase(u);
    free.erase(mate);
    degree[u] = degree[mate] = 0;
    for (const Vertex gone : {u, mate}) for_free(gone, [&](Vertex v) { --degree[v]; });
  }
}

void DenseMatching::gather_roots() {
  for (Vertex v = 0; v < graph_.size(); ++v) {
    if (alive_.contains(v) && mate_[v] == no_vertex) roots_.push_back(v);
  }
}

const VertexSet& DenseMatching::dispensable() {
  start_search();
  gather_roots();
  [[maybe_unused]] const bool augmented = search();
  assert(!augmented);
  return outer_;
}

Deficiency DenseMatching::deficiency() {
  (void)dispensable();
  Deficiency found;
  std::vector<std::size_t> index(mate_.size(), mate_.size());
  for (Vertex v = 0; v < graph_.size(); ++v) {
    if (inner_.contains(v)) found.separators.push_back(v);
    if (!outer_.contains(v)) continue;
    std::size_t& at = index[base(v)];
    if (at == mate_.size()) {
      at = found.components.size();
      found.components.emplace_back();
    }
    found.components[at].push_back(v);
  }
  return found;
}

const VertexSet& DenseMatching::left_over_without(Vertex v) {
  const Vertex left = mate_[v];
  alive_.erase(v);
  mate_[left] = no_vertex;
  start_search();
  roots_.push_back(left);
  [[maybe_unused]] const bool augmented = search();
  assert(!augmented);
  alive_.insert(v);
  match(v, left);
  return outer_;
}

const VertexSet& DenseMatching::partners(Vertex v) {
  // The possible mates of v are the vertices that can be left over without v.
  (void)left_over_without(v);
  const auto row = graph_.row(v).words();
  const auto outer = outer_.words();
  const auto result = partners_.words();
  for (std::size_t w = 0; w < row.size(); ++w) result[w] = row[w] & outer[w];
  return partners_;
}

void DenseMatching::take(Vertex u, Vertex v) {
  const Vertex left = mate_[u];
  const Vertex other = mate_[v];
  alive_.erase(u);
  alive_.erase(v);
  match(u, v);
  if (left == v) return;
  mate_[left] = mate_[other] = no_vertex;
  if (graph_.adjacent(left, other)) {
    match(left, other);
    return;
  }
  start_search();
  roots_ = {left, other};
  [[maybe_unused]] const bool augmented = search();
  assert(augmented);
}

Vertex DenseMatching::base(Vertex v) noexcept {
  while (base_[v] != v) v = base_[v] = base_[base_[v]];
  return v;
}

void DenseMatching::start_search() {
  outer_.clear();
  inner_.clear();
  felled_.clear();
  std::ranges::fill(parent_, no_vertex);
  std::iota(base_.begin(), base_.end(), Vertex{0});
  std::ranges::fill(blossom_of_, std::uint16_t{0});
  blossoms_used_ = 0;
  queue_.clear();
  roots_.clear();
  std::ranges::copy(alive_.words(), open_.words().begin());
  waiting_ = alive_.count();
}

void DenseMatching::make_outer(Vertex v) {
  outer_.insert(v);
  --waiting_;
  queue_.push_back(v);
}

bool DenseMatching::search() {
  for (const Vertex root : roots_) {
    root_[root] = root;
    make_outer(root);
  }
  const bool one_tree = roots_.size() == 1;
  bool augmented = false;
  // The queue grows while it is read. NOLINTNEXTLINE(modernize-loop-convert)
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    // With one tree there is no augmentation: if all vertices are outer, the search is complete.
    if (one_tree && waiting_ == 0) return false;
    const Vertex u = queue_[next];
    if (felled_.contains(root_[u])) continue;
    const Vertex met = scan(u);
    if (met == no_vertex) continue;
    // The other trees continue; the vertices of these two wait for the next search.
    augmented = true;
    felled_.insert(root_[u]);
    felled_.insert(root_[met]);
  }
  return augmented;
}

Vertex DenseMatching::scan(Vertex u) {
  const auto row = graph_.row(u).words();
  const auto open = open_.words();
  // Neighbours that are outer in another blossom, or not reached yet.
  auto own = own_blossom(u);
  for (std::size_t w = 0; w < row.size(); ++w) {
    for (std::uint64_t word = row[w] & open[w] & ~own[w]; word != 0; word &= open[w] & ~own[w]) {
      const auto v = static_cast<Vertex>(w * 64 + static_cast<std::size_t>(std::countr_zero(word)));
      word &= word - 1;
      if (!outer_.contains(v)) {
        inner_.insert(v);
        open_.erase(v);
        parent_[v] = u;
        root_[v] = root_[mate_[v]] = root_[u];
        make_outer(mate_[v]);
      } else if (root_[v] != root_[u]) {
        if (felled_.contains(root_[v])) continue;
        rewire(u, v);
        rewire(v, u);
        return v;
      } else if (base(u) != base(v)) {
        contract(u, v);
        own = own_blossom(u);
      }
    }
  }
  return no_vertex;
}

std::span<const std::uint64_t> DenseMatching::own_blossom(Vertex u) {
  const auto blossom = blossom_of_[base(u)];
  return std::as_const(blossom != 0 ? blossoms_[blossom] : nothing_).words();
}

/// Gives an outer vertex a new partner, and every vertex on its path to the root the next one.
void DenseMatching::rewire(Vertex outer, Vertex partner) noexcept {
  for (;;) {
    const Vertex left = mate_[outer];
    mate_[outer] = partner;
    if (left == no_vertex) return;
    const Vertex next = parent_[left];
    mate_[left] = next;
    partner = left;
    outer = next;
  }
}

Vertex DenseMatching::common_base(Vertex u, Vertex v) {
  ++walk_;
  std::array<Vertex, 2> walkers{base(u), base(v)};
  for (std::size_t side = 0;; side ^= 1) {
    Vertex& at = walkers[side];
    if (at == no_vertex) continue;
    if (stamp_[at] == walk_) return at;
    stamp_[at] = walk_;
    at = mate_[at] == no_vertex ? no_vertex : base(parent_[mate_[at]]);
  }
}

VertexSet& DenseMatching::members(Vertex top) {
  if (blossom_of_[top] == 0) {
    ++blossoms_used_;
    if (blossoms_.size() <= blossoms_used_) blossoms_.resize(blossoms_used_ + 1);
    VertexSet& fresh = blossoms_[blossoms_used_];
    if (fresh.words().size() != alive_.words().size()) {
      fresh = VertexSet(graph_.size());
    } else {
      fresh.clear();
    }
    fresh.insert(top);
    blossom_of_[top] = static_cast<std::uint16_t>(blossoms_used_);
  }
  return blossoms_[blossom_of_[top]];
}

void DenseMatching::contract(Vertex u, Vertex v) {
  const Vertex top = common_base(u, v);
  fold(u, v, top);
  fold(v, u, top);
}

/// Adds the path from u up to the base `top` to its blossom; inner vertices there become outer.
void DenseMatching::fold(Vertex u, Vertex v, Vertex top) {
  const auto absorb = [&](Vertex b) {
    if (b == top || base_[b] != b)
      return;  // The path continues through an older blossom to its base
    const auto into = members(top).words();
    if (blossom_of_[b] != 0) {
      const auto from = blossoms_[blossom_of_[b]].words();
      for (std::size_t w = 0; w < into.size(); ++w) into[w] |= from[w];
    } else {
      members(top).insert(b);
    }
    base_[b] = top;
  };
  while (base(u) != top) {
    parent_[u] = v;
    v = mate_[u];
    if (inner_.contains(v)) {
      inner_.erase(v);
      open_.insert(v);
      make_outer(v);
    }
    absorb(u);
    absorb(v);
    u = parent_[v];
  }
}

std::vector<Vertex> spare_vertices(const Graph& graph) {
  std::vector<Vertex> spare;
  DenseMatching matching(graph);
  matching.maximise();
  if (matching.unmatched() != 1) return spare;
  const VertexSet& dispensable = matching.dispensable();
  for (Vertex v = 0; v < graph.size(); ++v)
    if (dispensable.contains(v)) spare.push_back(v);
  return spare;
}

}  // namespace trf::pair::matching
