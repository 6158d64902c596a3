#include "matching/min_cost_matching.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <numeric>

#include "matching/dense_matching.hpp"
#include "trf/contains.hpp"

namespace trf::pair::matching {
namespace {

template <class Visit>
void for_bits(std::size_t word_index, std::uint64_t word, Visit&& visit) {
  for (; word != 0; word &= word - 1)
    visit(static_cast<Vertex>(word_index * 64 + static_cast<std::size_t>(std::countr_zero(word))));
}

}  // namespace

MinCostMatching::MinCostMatching(const Graph& cheap, const Graph& dear)
    : cheap_(cheap),
      dear_(dear),
      mate_(cheap.size(), no_vertex),
      dual_(cheap.size(), 0),
      top_(cheap.size()),
      vertex_parent_(cheap.size(), no_node),
      label_(cheap.size()),
      label_edge_(cheap.size()),
      crumb_(cheap.size()),
      inner_(cheap.size()) {
  std::iota(top_.begin(), top_.end(), Node{0});
}

int MinCostMatching::slack(Vertex a, Vertex b) const noexcept {
  return (dear_.adjacent(a, b) ? 2 : 0) - dual_[a] - dual_[b];
}

bool MinCostMatching::solve() {
  if (mate_.size() % 2 == 1) return false;
  // With all duals 0 the cheap edges are tight: the start is a maximum matching of them.
  DenseMatching start(cheap_);
  start.maximise();
  for (Vertex v = 0; v < cheap_.size(); ++v) mate_[v] = start.mate(v);
  while (contains(mate_, no_vertex)) {
    match_directly();
    while (grow()) dissolve_uncharged();
    if (!contains(mate_, no_vertex)) break;
    if (!adjust()) return false;
    dissolve_uncharged();
  }
  return true;
}

std::size_t MinCostMatching::cost() const noexcept {
  std::size_t sum = 0;
  for (Vertex v = 0; v < cheap_.size(); ++v) {
    if (v < mate_[v] && dear_.adjacent(v, mate_[v])) ++sum;
  }
  return sum;
}

Graph MinCostMatching::tight() const {
  std::vector<const Blossom*> charged;
  for (const Blossom& candidate : blossoms_) {
    if (candidate.used && candidate.charge > 0) charged.push_back(&candidate);
  }
  return Graph::from(mate_.size(), [&](Vertex a, Vertex b) {
    if (!cheap_.adjacent(a, b) && !dear_.adjacent(a, b)) return false;
    int rest = slack(a, b);
    if (top_[a] == top_[b]) {
      for (const Blossom* around : charged) {
        if (around->members.contains(a) && around->members.contains(b)) rest += around->charge;
      }
    }
    return rest == 0;
  });
}

std::vector<VertexSet> MinCostMatching::charged_blossoms() const {
  std::vector<VertexSet> charged;
  for (const Blossom& candidate : blossoms_) {
    if (candidate.used && candidate.charge > 0) charged.push_back(candidate.members);
  }
  return charged;
}

template <class Visit>
void MinCostMatching::for_members(Node node, Visit&& visit) const {
  if (!is_blossom(node)) {
    visit(static_cast<Vertex>(node));
    return;
  }
  const auto words = blossom(node).members.words();
  for (std::size_t w = 0; w < words.size(); ++w) for_bits(w, words[w], visit);
}

/// Matches unmatched vertices outside blossoms along tight edges: at times most of the work.
void MinCostMatching::match_directly() {
  std::vector<Vertex> free;
  for (Vertex v = 0; v < cheap_.size(); ++v) {
    if (mate_[v] == no_vertex && !is_blossom(top_[v])) free.push_back(v);
  }
  for (std::size_t i = 0; i < free.size(); ++i) {
    const Vertex a = free[i];
    for (std::size_t k = i + 1; k < free.size() && mate_[a] == no_vertex; ++k) {
      const Vertex b = free[k];
      if (mate_[b] != no_vertex || slack(a, b) != 0) continue;
      if (!cheap_.adjacent(a, b) && !dear_.adjacent(a, b)) continue;
      mate_[a] = b;
      mate_[b] = a;
    }
  }
}

void MinCostMatching::set_label(Node node, Label label, Edge edge) {
  label_[node] = label;
  label_edge_[node] = edge;
  if (label == Label::outer) {
    for_members(node, [&](Vertex v) { queue_.push_back(v); });
    return;
  }
  for_members(node, [&](Vertex v) { inner_.insert(v); });
  const Vertex base = base_of(node);
  set_label(top_[mate_[base]], Label::outer, {base, mate_[base]});
}

bool MinCostMatching::grow() {
  label_.assign(mate_.size() + blossoms_.size(), Label::none);
  label_edge_.assign(label_.size(), {});
  crumb_.assign(label_.size(), false);
  queue_.clear();
  inner_.clear();
  for (Vertex v = 0; v < cheap_.size(); ++v) {
    if (mate_[v] == no_vertex) set_label(top_[v], Label::outer, {});
  }
  // The queue grows while it is read. NOLINTNEXTLINE(modernize-loop-convert)
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    if (scan(queue_[next])) return true;
  }
  return false;
}

bool MinCostMatching::scan(Vertex v) {
  for (std::size_t w = 0; w < inner_.words().size(); ++w) {
    std::uint64_t word = (cheap_.row(v).words()[w] | dear_.row(v).words()[w]) & ~inner_.words()[w];
    if (is_blossom(top_[v])) word &= ~blossom(top_[v]).members.words()[w];
    for (; word != 0; word &= word - 1) {
      const auto u = static_cast<Vertex>(w * 64 + static_cast<std::size_t>(std::countr_zero(word)));
      if (slack(v, u) != 0 || top_[u] == top_[v] || inner_.contains(u)) continue;
      if (label_[top_[u]] == Label::none) {
        set_label(top_[u], Label::inner, {v, u});
        continue;
      }
      const Vertex base = common_base(v, u);
      if (base == no_vertex) {
        augment(v, u);
        return true;
      }
      add_blossom(base, v, u);
    }
  }
  return false;
}

/// Goes up from both ends in turn; the base of the first node met twice, or none: two trees.
Vertex MinCostMatching::common_base(Vertex v, Vertex w) {
  std::vector<Node> path;
  Vertex found = no_vertex;
  while (v != no_vertex) {
    const Node node = top_[v];
    if (crumb_[node]) {
      found = base_of(node);
      break;
    }
    path.push_back(node);
    crumb_[node] = true;
    if (label_edge_[node].from == no_vertex) {
      v = no_vertex;
    } else {
      v = label_edge_[top_[label_edge_[node].from]].from;
    }
    if (w != no_vertex) std::swap(v, w);
  }
  for (const Node node : path) crumb_[node] = false;
  return found;
}

void MinCostMatching::add_blossom(Vertex base, Vertex v, Vertex w) {
  const Node top = top_[base];
  Blossom made;
  made.used = true;
  made.base = base;
  made.members = VertexSet(mate_.size());
  made.edges.push_back({v, w});
  for (Node node = top_[v]; node != top; node = top_[v]) {
    made.children.push_back(node);
    made.edges.push_back(label_edge_[node]);
    v = label_edge_[node].from;
  }
  made.children.push_back(top);
  std::ranges::reverse(made.children);
  std::ranges::reverse(made.edges);
  for (Node node = top_[w]; node != top; node = top_[w]) {
    made.children.push_back(node);
    made.edges.push_back({label_edge_[node].to, label_edge_[node].from});
    w = label_edge_[node].from;
  }
  const auto free = std::ranges::find(blossoms_, false, &Blossom::used);
  const auto index = static_cast<std::size_t>(free - blossoms_.begin());
  if (free == blossoms_.end()) {
    blossoms_.emplace_back();
    label_.emplace_back();
    label_edge_.emplace_back();
    crumb_.push_back(false);
  }
  const auto node = static_cast<Node>(mate_.size() + index);
  label_[node] = Label::outer;
  label_edge_[node] = label_edge_[top];
  for (const Node child : made.children) {
    parent_of(child) = node;
    for_members(child, [&](Vertex u) {
      made.members.insert(u);
      top_[u] = node;
      if (inner_.contains(u)) {
        inner_.erase(u);
        queue_.push_back(u);
      }
    });
  }
  blossom(node) = std::move(made);
}

void MinCostMatching::augment_blossom(Node node, Vertex v) {
  Node child = v;
  while (parent_of(child) != node) child = parent_of(child);
  if (is_blossom(child)) augment_blossom(child, v);
  Blossom& of = blossom(node);
  const auto size = static_cast<std::ptrdiff_t>(of.children.size());
  const auto at = [&](std::ptrdiff_t i) { return static_cast<std::size_t>((i + size) % size); };
  const auto start = std::ranges::find(of.children, child) - of.children.begin();
  // Round the cycle to the base, in the direction in which pairs of children come out even.
  const std::ptrdiff_t step = start % 2 == 1 ? 1 : -1;
  for (std::ptrdiff_t i = start; at(i) != 0;) {
    i += step;
    const Edge edge = of.edges[step == 1 ? at(i) : at(i - 1)];
    const Vertex first = step == 1 ? edge.from : edge.to;
    const Vertex second = step == 1 ? edge.to : edge.from;
    if (const Node a = of.children[at(i)]; is_blossom(a)) augment_blossom(a, first);
    i += step;
    if (const Node b = of.children[at(i)]; is_blossom(b)) augment_blossom(b, second);
    mate_[first] = second;
    mate_[second] = first;
  }
  std::rotate(of.children.begin(), of.children.begin() + start, of.children.end());
  std::rotate(of.edges.begin(), of.edges.begin() + start, of.edges.end());
  of.base = base_of(of.children.front());
}

void MinCostMatching::augment(Vertex v, Vertex w) {
  for (auto [s, j] : {Edge{v, w}, Edge{w, v}}) {
    for (;;) {
      const Node outer = top_[s];
      if (is_blossom(outer)) augment_blossom(outer, s);
      mate_[s] = j;
      if (label_edge_[outer].from == no_vertex) break;
      const Node inner = top_[label_edge_[outer].from];
      const Edge edge = label_edge_[inner];
      if (is_blossom(inner)) augment_blossom(inner, edge.to);
      mate_[edge.to] = edge.from;
      s = edge.from;
      j = edge.to;
    }
  }
}

void MinCostMatching::expand(Node node) {
  for (const Node child : blossom(node).children) {
    parent_of(child) = no_node;
    for_members(child, [&](Vertex v) { top_[v] = child; });
  }
  blossom(node) = Blossom{};
}

void MinCostMatching::dissolve_uncharged() {
  for (bool again = true; again;) {
    again = false;
    for (std::size_t i = 0; i < blossoms_.size(); ++i) {
      const Blossom& candidate = blossoms_[i];
      if (!candidate.used || candidate.parent != no_node || candidate.charge > 0) continue;
      expand(static_cast<Node>(mate_.size() + i));
      again = true;
    }
  }
}

/// \pre the last grow() returned false: the labels are final
bool MinCostMatching::adjust() {
  constexpr int never = std::numeric_limits<int>::max();
  int step = never;
  // Vertices by dual value: the slack depends on the value and the kind of edge only.
  std::map<int, VertexSet> outer, unreached;
  for (Vertex v = 0; v < cheap_.size(); ++v) {
    const Label label = label_[top_[v]];
    if (label == Label::inner) continue;
    auto& values = label == Label::outer ? outer : unreached;
    values.try_emplace(dual_[v], mate_.size()).first->second.insert(v);
  }
  for (Vertex v = 0; v < cheap_.size(); ++v) {
    if (label_[top_[v]] != Label::outer) continue;
    const VertexSet* own = is_blossom(top_[v]) ? &blossom(top_[v]).members : nullptr;
    const auto meets = [&](const Graph& graph, const VertexSet& others) {
      const auto row = graph.row(v).words();
      for (std::size_t w = 0; w < row.size(); ++w) {
        const std::uint64_t word = row[w] & others.words()[w];
        if ((own == nullptr ? word : word & ~own->words()[w]) != 0) return true;
      }
      return false;
    };
    const auto consider = [&](const std::map<int, VertexSet>& values, int share) {
      for (const auto& [value, others] : values) {
        for (const auto& [graph, cost] : {std::pair{&cheap_, 0}, std::pair{&dear_, 2}}) {
          const int candidate = (cost - dual_[v] - value) / share;
          if (candidate < step && meets(*graph, others)) step = candidate;
        }
      }
    };
    consider(unreached, 1);
    consider(outer, 2);
  }
  for (std::size_t i = 0; i < blossoms_.size(); ++i) {
    const auto node = static_cast<Node>(mate_.size() + i);
    if (blossoms_[i].used && blossoms_[i].parent == no_node && label_[node] == Label::inner)
      step = std::min(step, blossoms_[i].charge / 2);
  }
  if (step == never) return false;
  for (Vertex v = 0; v < cheap_.size(); ++v) {
    const Label label = label_[top_[v]];
    dual_[v] += label == Label::outer ? step : label == Label::inner ? -step : 0;
  }
  for (std::size_t i = 0; i < blossoms_.size(); ++i) {
    if (!blossoms_[i].used || blossoms_[i].parent != no_node) continue;
    const Label label = label_[mate_.size() + i];
    blossoms_[i].charge += label == Label::outer ? 2 * step : label == Label::inner ? -2 * step : 0;
  }
  return true;
}

}  // namespace trf::pair::matching
