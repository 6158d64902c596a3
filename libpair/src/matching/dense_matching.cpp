#include "matching/dense_matching.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <numeric>
#include <utility>

#include "matching/vertex_scan.hpp"

namespace trf::pair::matching {

DenseMatching::DenseMatching(const Graph& graph)
    : graph_(graph),
      alive_(graph.size()),
      mate_(graph.size(), no_vertex),
      outer_(graph.size()),
      inner_(graph.size()),
      open_(graph.size()),
      exposed_(graph.size()),
      near_(graph.size()),
      nothing_(graph.size()),
      parent_(graph.size(), no_vertex),
      base_(graph.size()),
      stamp_(graph.size(), 0),
      blossom_of_(graph.size(), 0),
      partners_(graph.size()) {
  std::iota(base_.begin(), base_.end(), Vertex{0});
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
  match_greedily();
  std::vector<Vertex> left;
  for (Vertex v = 0; v < graph_.size(); ++v)
    if (alive_.contains(v) && mate_[v] == no_vertex) left.push_back(v);
  if (left.size() < 2) return;
  expose(left);
  // One tree after the other: in a dense graph the first one takes nearly all vertices, and a path
  // to another exposed vertex is found at once. Without such a path the vertices of a tree are of
  // no use for the others.
  VertexSet lost(graph_.size());
  for (const Vertex root : left) {
    if (mate_[root] != no_vertex) continue;
    start_search();
    open_.remove_all(lost);
    exposed_.erase(root);
    roots_.push_back(root);
    if (search()) continue;
    lost.add_all(inner_);
  }
  augments_ = false;
}

void DenseMatching::expose(std::span<const Vertex> vertices) {
  augments_ = true;
  exposed_.clear();
  near_.clear();
  for (const Vertex v : vertices) {
    exposed_.insert(v);
    near_.add_all(graph_.row(v));
  }
}

/// Each vertex with its first possible mate.
void DenseMatching::match_greedily() {
  VertexSet free(graph_.size());
  for (Vertex v = 0; v < graph_.size(); ++v)
    if (alive_.contains(v) && mate_[v] == no_vertex) free.insert(v);
  for (Vertex u = 0; u < graph_.size(); ++u) {
    if (!free.contains(u)) continue;
    free.erase(u);  // All free ones come after it
    const Vertex v = first_common(graph_.row(u), free);
    if (v == no_vertex) continue;
    match(u, v);
    free.erase(v);
  }
}

const VertexSet& DenseMatching::dispensable() {
  start_search();
  for (Vertex v = 0; v < graph_.size(); ++v)
    if (alive_.contains(v) && mate_[v] == no_vertex) roots_.push_back(v);
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

Vertex DenseMatching::join_first(Vertex u, std::span<const Vertex> candidates) {
  const Vertex left = mate_[u], first = candidates.front();
  if (left == first) return first;
  if (graph_.adjacent(left, mate_[first])) {
    match(left, mate_[first]);
    match(u, first);
    return first;
  }
  alive_.erase(u);
  mate_[left] = no_vertex;
  start_search();
  roots_.push_back(left);
  goal_ = first;
  (void)search();
  goal_ = no_vertex;
  alive_.insert(u);
  // If the first is not reached, the search has reached all that can be.
  const auto found = std::ranges::find_if(candidates, [&](Vertex v) { return outer_.contains(v); });
  if (found == candidates.end()) {
    match(u, left);
    return no_vertex;
  }
  if (*found != left) rewire(*found, no_vertex);
  match(u, *found);
  return *found;
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
  roots_.push_back(left);
  expose({&other, 1});
  [[maybe_unused]] const bool augmented = search();
  assert(augmented);
  augments_ = false;
}

Vertex DenseMatching::base(Vertex v) noexcept {
  while (base_[v] != v) v = base_[v] = base_[base_[v]];
  return v;
}

void DenseMatching::start_search() {
  for (const Vertex v : reached_) {
    outer_.erase(v);
    inner_.erase(v);
    parent_[v] = no_vertex;
    base_[v] = v;
    blossom_of_[v] = 0;
  }
  reached_.clear();
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
    reached_.push_back(root);
    make_outer(root);
  }
  const bool one_tree = roots_.size() == 1;
  // The queue grows while it is read. NOLINTNEXTLINE(modernize-loop-convert)
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    // If all vertices are outer in one tree, the search is complete.
    if (one_tree && (waiting_ == 0 || (goal_ != no_vertex && outer_.contains(goal_)))) return false;
    if (scan(queue_[next])) return true;
  }
  return false;
}

bool DenseMatching::scan(Vertex u) {
  const auto row = graph_.row(u).words();
  const auto open = open_.words();
  // Neighbours that are outer in another blossom, or not reached yet.
  auto own = own_blossom(u);
  for (std::size_t w = 0; w < row.size(); ++w) {
    for (std::uint64_t word = row[w] & open[w] & ~own[w]; word != 0; word &= open[w] & ~own[w]) {
      const auto v = static_cast<Vertex>(w * 64 + static_cast<std::size_t>(std::countr_zero(word)));
      word &= word - 1;
      if (!outer_.contains(v)) {
        if (reach(v, u)) return true;
      } else if (base(u) != base(v)) {
        contract(u, v);
        own = own_blossom(u);
      }
    }
  }
  return false;
}

/// Adds a vertex and its mate to a tree; true after an augmentation.
bool DenseMatching::reach(Vertex v, Vertex from) {
  const Vertex mate = mate_[v];
  if (mate == no_vertex) {
    augment(from, v);
    return true;
  }
  reached_.push_back(v);
  reached_.push_back(mate);
  inner_.insert(v);
  open_.erase(v);
  parent_[v] = from;
  make_outer(mate);
  if (!augments_ || !near_.contains(mate)) return false;
  // A look ahead saves the rest of the level.
  const Vertex exposed = first_common(graph_.row(mate), exposed_);
  if (exposed == no_vertex) return false;
  augment(mate, exposed);
  return true;
}

void DenseMatching::augment(Vertex outer, Vertex exposed) {
  exposed_.erase(exposed);
  rewire(outer, exposed);
  mate_[exposed] = outer;
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
    VertexSet& into = members(top);
    if (blossom_of_[b] != 0)
      into.add_all(blossoms_[blossom_of_[b]]);
    else
      into.insert(b);
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

bool has_perfect_matching(const Graph& graph) {
  DenseMatching matching(graph);
  matching.maximise();
  return matching.unmatched() == 0;
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
