#include "matching/cardinality.hpp"

#include <algorithm>
#include <numeric>

namespace trf::pair::matching {

namespace {

/// The vertex of the lowest bit of word `w`.
[[nodiscard]] Vertex vertex_of(std::size_t w, std::uint64_t bits) noexcept {
  return static_cast<Vertex>(w * 64 + static_cast<unsigned>(std::countr_zero(bits)));
}

}  // namespace

std::size_t VertexSet::count() const noexcept {
  std::size_t sum = 0;
  for (const auto word : words_) sum += static_cast<std::size_t>(std::popcount(word));
  return sum;
}

Graph Graph::complete(std::size_t size) {
  Graph graph(size);
  for (std::size_t v = 0; v < size; ++v) {
    auto row = graph.rows_[v].words();
    std::ranges::fill(row, ~std::uint64_t{0});
    if (size % 64 != 0) row.back() = (std::uint64_t{1} << (size % 64)) - 1;
    graph.rows_[v].erase(static_cast<Vertex>(v));
  }
  return graph;
}

Matcher::Matcher(Graph graph)
    : graph_(std::move(graph)),
      present_(graph_.size()),
      free_(graph_.size()),
      present_count_(graph_.size()),
      mate_(graph_.size(), no_vertex),
      untouched_(graph_.size()),
      outer_(graph_.size()),
      root_blossom_(graph_.size()),
      parent_(graph_.size()),
      base_(graph_.size()),
      seen_(graph_.size()),
      in_blossom_(graph_.size()) {
  queue_.reserve(graph_.size());
  for (std::size_t v = 0; v < graph_.size(); ++v) {
    present_.insert(static_cast<Vertex>(v));
    free_.insert(static_cast<Vertex>(v));
  }
}

void Matcher::free_partner_of(Vertex v) noexcept {
  const Vertex partner = mate_[v];
  if (partner == no_vertex) return;
  mate_[partner] = mate_[v] = no_vertex;
  free_.insert(partner);
  free_.insert(v);
}

void Matcher::take_out(Vertex v) {
  free_partner_of(v);
  free_.erase(v);
  present_.erase(v);
  --present_count_;
}

void Matcher::put_back(Vertex v) {
  present_.insert(v);
  free_.insert(v);
  ++present_count_;
}

void Matcher::forbid(Vertex a, Vertex b) {
  graph_.remove(a, b);
  if (mate_[a] == b) free_partner_of(a);
}

std::size_t Matcher::match() {
  std::size_t open = free_.count(), failed = 0;
  // A path has two free ends, and a search that fails once fails for ever: its vertices cannot
  // gain from later paths.
  for (std::size_t i = 0; i < graph_.size() && open >= 2; ++i) {
    const auto v = static_cast<Vertex>(i);
    if (!free_.contains(v)) continue;
    const bool found = augment_from(v);
    open -= found ? 2 : 1;
    if (!found) ++failed;
  }
  return failed + open;
}

bool Matcher::try_take_out(Vertex a, Vertex b) {
  const std::vector<Vertex> mates = mate_;
  const VertexSet free = free_;
  take_out(a);
  if (b != a) take_out(b);
  if (is_complete()) return true;
  put_back(a);
  if (b != a) put_back(b);
  mate_ = mates;
  free_ = free;
  return false;
}

bool Matcher::is_complete_without(Vertex a, Vertex b) {
  if (!try_take_out(a, b)) return false;
  put_back(a);
  if (b != a) put_back(b);
  if (graph_.adjacent(a, b)) join(a, b);
  return true;
}

void Matcher::join(Vertex a, Vertex b) noexcept {
  mate_[a] = b;
  mate_[b] = a;
  free_.erase(a);
  free_.erase(b);
}

// Edmonds' search: a tree of alternating paths from a free vertex, grown in breadth; an edge
// between two outer vertices closes an odd cycle, which is contracted to its base.

void Matcher::start_search() {
  std::ranges::copy(present_.words(), untouched_.words().begin());
  outer_.clear();
  root_blossom_.clear();
  std::iota(base_.begin(), base_.end(), Vertex{0});
  std::ranges::fill(parent_, no_vertex);
  queue_.clear();
}

void Matcher::add_outer(Vertex v, Vertex base) {
  untouched_.erase(v);
  outer_.insert(v);
  base_[v] = base;
  queue_.push_back(v);
}

bool Matcher::augment_from(Vertex root) {
  const auto row = graph_.row(root).words();
  for (std::size_t w = 0; w < row.size(); ++w) {
    if (const auto ends = row[w] & free_.words()[w]; ends != 0) {
      join(root, vertex_of(w, ends));
      return true;
    }
  }
  start_search();
  add_outer(root, root);
  root_blossom_.insert(root);
  // The queue grows while it is read. NOLINTNEXTLINE(modernize-loop-convert)
  for (std::size_t i = 0; i < queue_.size(); ++i) {
    const Vertex end = scan(queue_[i]);
    if (end == no_vertex) continue;
    flip(end);
    free_.erase(root);
    free_.erase(end);
    return true;
  }
  return false;
}

/// Follows the edges of an outer vertex. \return a free vertex at the end of a path, if met
Vertex Matcher::scan(Vertex v) {
  const auto row = graph_.row(v).words();
  const auto untouched = untouched_.words();
  const auto free = free_.words();
  for (std::size_t w = 0; w < row.size(); ++w) {
    if (const auto ends = row[w] & untouched[w] & free[w]; ends != 0) {
      const auto end = vertex_of(w, ends);
      parent_[end] = v;
      return end;
    }
  }
  for (std::size_t w = 0; w < row.size(); ++w) {
    for (auto bits = row[w] & untouched[w]; bits != 0; bits &= bits - 1) {
      const auto inner = vertex_of(w, bits);
      if (!untouched_.contains(inner)) continue;  // Was reached as the partner of another one
      untouched_.erase(inner);
      parent_[inner] = v;
      add_outer(mate_[inner], mate_[inner]);
    }
  }
  for (std::size_t w = 0; w < row.size(); ++w) {
    auto bits = row[w] & outer_.words()[w];
    // In dense graphs nearly everything ends up in the blossom of the root: skip it in one step.
    if (root_blossom_.contains(v)) bits &= ~root_blossom_.words()[w];
    for (; bits != 0; bits &= bits - 1) {
      const auto other = vertex_of(w, bits);
      if (base_[other] != base_[v]) contract(v, other);
    }
  }
  return no_vertex;
}

Vertex Matcher::common_base(Vertex a, Vertex b) {
  ++stamp_;
  for (;;) {
    a = base_[a];
    seen_[a] = stamp_;
    if (mate_[a] == no_vertex) break;
    a = parent_[mate_[a]];
    if (a == no_vertex) break;
  }
  for (;;) {
    b = base_[b];
    if (seen_[b] == stamp_) return b;
    if (mate_[b] == no_vertex) return no_vertex;
    b = parent_[mate_[b]];
    if (b == no_vertex) return no_vertex;
  }
}

void Matcher::mark_path(Vertex v, Vertex base, Vertex child) {
  while (base_[v] != base) {
    in_blossom_[base_[v]] = in_blossom_[base_[mate_[v]]] = true;
    parent_[v] = child;
    child = mate_[v];
    v = parent_[mate_[v]];
  }
}

void Matcher::contract(Vertex a, Vertex b) {
  const Vertex base = common_base(a, b);
  if (base == no_vertex) return;  // Two trees of a forest search: cannot happen in a maximum one
  in_blossom_.assign(in_blossom_.size(), false);
  mark_path(a, base, b);
  mark_path(b, base, a);
  const bool of_root = root_blossom_.contains(base);
  for (std::size_t i = 0; i < base_.size(); ++i) {
    const auto v = static_cast<Vertex>(i);
    if (!in_blossom_[base_[v]]) continue;
    base_[v] = base;
    if (of_root) root_blossom_.insert(v);
    if (!outer_.contains(v)) {
      outer_.insert(v);
      queue_.push_back(v);
    }
  }
}

/// Turns the alternating path that ends in a free vertex.
void Matcher::flip(Vertex end) {
  while (end != no_vertex) {
    const Vertex before = parent_[end];
    const Vertex next = mate_[before];
    mate_[end] = before;
    mate_[before] = end;
    end = next;
  }
}

Deficiency Matcher::deficiency() {
  // Outer vertices of the searches from every free vertex: those that some maximum matching
  // leaves free. One tree at a time is enough, as no path between two trees exists.
  VertexSet missed(graph_.size());
  for (std::size_t i = 0; i < graph_.size(); ++i) {
    const auto root = static_cast<Vertex>(i);
    if (!free_.contains(root)) continue;
    start_search();
    add_outer(root, root);
    root_blossom_.insert(root);
    // NOLINTNEXTLINE(modernize-loop-convert)
    for (std::size_t k = 0; k < queue_.size(); ++k) {
      if (scan(queue_[k]) != no_vertex) return {};  // The matching was not maximum
    }
    for (const Vertex v : queue_) missed.insert(v);
  }
  Deficiency result;
  VertexSet placed(graph_.size());
  for (std::size_t i = 0; i < graph_.size(); ++i) {
    const auto v = static_cast<Vertex>(i);
    if (!present_.contains(v) || placed.contains(v)) continue;
    if (!missed.contains(v)) {
      const auto row = graph_.row(v).words();
      bool beside = false;
      for (std::size_t w = 0; w < row.size(); ++w) beside |= (row[w] & missed.words()[w]) != 0;
      if (beside) result.separators.push_back(v);
      continue;
    }
    auto& component = result.components.emplace_back();
    component.push_back(v);
    placed.insert(v);
    for (std::size_t k = 0; k < component.size(); ++k) {
      const auto row = graph_.row(component[k]).words();
      for (std::size_t w = 0; w < row.size(); ++w) {
        auto bits = row[w] & missed.words()[w] & ~placed.words()[w];
        for (; bits != 0; bits &= bits - 1) {
          const auto next = vertex_of(w, bits);
          placed.insert(next);
          component.push_back(next);
        }
      }
    }
    std::ranges::sort(component);
  }
  return result;
}

bool complete_by_degrees(std::vector<std::size_t>& degrees) {
  std::ranges::sort(degrees);
  const std::size_t n = degrees.size();
  // Chvatal 1972 for Hamiltonian paths: d_i < i < (n + 1) / 2 demands d_(n+1-i) >= n - i.
  for (std::size_t i = 1; 2 * i < n + 1; ++i) {
    if (degrees[i - 1] < i && degrees[n - i] < n - i) return false;
  }
  return true;
}

}  // namespace trf::pair::matching
