#include "matching/optimal_face.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace trf::pair::matching {
namespace {

template <class Visit>
void for_members(const VertexSet& set, Visit&& visit) {
  const auto words = set.words();
  for (std::size_t w = 0; w < words.size(); ++w)
    for (std::uint64_t bits = words[w]; bits != 0; bits &= bits - 1)
      visit(static_cast<Vertex>(w * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
}

void add_all(VertexSet& to, const VertexSet& from) {
  const auto target = to.words();
  const auto source = from.words();
  for (std::size_t w = 0; w < target.size(); ++w) target[w] |= source[w];
}

bool meet(const VertexSet& a, const VertexSet& b) {
  const auto one = a.words(), other = b.words();
  for (std::size_t w = 0; w < one.size(); ++w)
    if ((one[w] & other[w]) != 0) return true;
  return false;
}

/// The first vertex of both; no_vertex: there is none.
Vertex first_common(const VertexSet& a, const VertexSet& b) {
  const auto one = a.words(), other = b.words();
  for (std::size_t w = 0; w < one.size(); ++w)
    if (const std::uint64_t bits = one[w] & other[w]; bits != 0)
      return static_cast<Vertex>(w * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
  return no_vertex;
}

}  // namespace

OptimalFace::OptimalFace(Graph graph, const std::vector<std::vector<Vertex>>& sets,
                         std::span<const Vertex> mates)
    : graph_(std::move(graph)),
      level_of_(graph_.size(), outermost),
      node_of_(graph_.size(), no_vertex),
      mate_(graph_.size(), no_vertex),
      fixed_(graph_.size()),
      partners_(graph_.size()) {
  place_vertices(sets);
  // From the inside out: the edges of a level depend on the levels in it.
  for (std::size_t i = levels_.size(); i-- > 0;) prepare(i, mates);
}

void OptimalFace::place_vertices(const std::vector<std::vector<Vertex>>& sets) {
  // Larger sets first: each comes after all that contain it.
  std::vector<std::vector<Vertex>> ordered = sets;
  std::ranges::stable_sort(ordered,
                           [](const auto& a, const auto& b) { return a.size() > b.size(); });
  levels_.resize(ordered.size() + 1);
  for (std::size_t i = 0; i < ordered.size(); ++i) {
    Level& level = levels_[i + 1];
    level.parent = level_of_[ordered[i].front()];
    level.exits = VertexSet(graph_.size());
    for (const Vertex v : ordered[i]) level_of_[v] = i + 1;
    Level& around = levels_[level.parent];
    level.place = static_cast<Vertex>(around.nodes.size());
    around.nodes.push_back(-1 - static_cast<int>(i + 1));
  }
  for (std::size_t v = 0; v < graph_.size(); ++v) {
    auto& nodes = levels_[level_of_[v]].nodes;
    node_of_[v] = static_cast<Vertex>(nodes.size());
    nodes.push_back(static_cast<int>(v));
  }
  for (std::size_t i = 1; i < levels_.size(); ++i) {
    levels_[i].outside = static_cast<Vertex>(levels_[i].nodes.size());
    levels_[i].nodes.push_back(no_member);
  }
}

void OptimalFace::prepare(std::size_t index, std::span<const Vertex> mates) {
  Level& level = levels_[index];
  const std::size_t size = level.nodes.size();
  if (levels_.size() == 1) {
    level.graph = std::make_unique<Graph>(graph_);
  } else {
    level.graph = std::make_unique<Graph>(size);
    for (std::size_t i = 0; i < size; ++i) {
      const auto node = static_cast<Vertex>(i);
      if (node == level.outside) continue;
      connect(level, node);
      if (index != outermost) level.graph->add(node, level.outside);
    }
  }
  level.matching = std::make_unique<DenseMatching>(*level.graph);
  for (std::size_t v = 0; v < mates.size(); ++v) {
    const Vertex other = mates[v];
    if (other == no_vertex || other < v || level_of_[v] != index || level_of_[other] != index)
      continue;
    level.matching->match(node_of_[v], node_of_[other]);
  }
  level.matching->maximise();
  assert(level.matching->unmatched() == 0);
  if (index != outermost) find_exits(level);
}

template <class Visit>
void OptimalFace::for_exits(const Level& level, Vertex node, Visit&& visit) const {
  const int member = level.nodes[node];
  if (member == no_member) return;
  if (member >= 0) {
    visit(static_cast<Vertex>(member));
  } else {
    for_members(levels_[static_cast<std::size_t>(-1 - member)].exits, visit);
  }
}

void OptimalFace::connect(Level& level, Vertex node) {
  VertexSet reach(graph_.size());
  for_exits(level, node, [&](Vertex v) { add_all(reach, graph_.row(v)); });
  for (std::size_t i = 0; i < level.nodes.size(); ++i) {
    const auto other = static_cast<Vertex>(i);
    const int member = level.nodes[i];
    if (other == node || member == no_member) continue;
    const bool joined = member >= 0
                            ? reach.contains(static_cast<Vertex>(member))
                            : meet(reach, levels_[static_cast<std::size_t>(-1 - member)].exits);
    if (joined == level.graph->adjacent(node, other)) continue;
    if (joined) {
      level.graph->add(node, other);
    } else {
      level.graph->remove(node, other);
    }
  }
}

void OptimalFace::find_exits(Level& level) {
  level.exits.clear();
  for_members(level.matching->left_over_without(level.outside), [&](Vertex node) {
    for_exits(level, node, [&](Vertex v) { level.exits.insert(v); });
  });
}

VertexSet OptimalFace::vertices_of(const Level& level, const VertexSet& nodes) const {
  VertexSet result(graph_.size());
  for_members(nodes,
              [&](Vertex node) { for_exits(level, node, [&](Vertex v) { result.insert(v); }); });
  return result;
}

Vertex OptimalFace::node_in(std::size_t index, Vertex v) const {
  Vertex node = node_of_[v];
  for (std::size_t i = level_of_[v]; i != index; i = levels_[i].parent) node = levels_[i].place;
  return node;
}

void OptimalFace::open(Level& level, const VertexSet& around) {
  for (std::size_t i = 0; i < level.nodes.size(); ++i) {
    const auto node = static_cast<Vertex>(i);
    if (node == level.outside || !level.matching->takes_part(node)) continue;
    bool joined = false;
    for_exits(level, node, [&](Vertex v) { joined = joined || meet(graph_.row(v), around); });
    if (joined) {
      level.graph->add(node, level.outside);
    } else {
      level.graph->remove(node, level.outside);
    }
  }
  if (level.graph->adjacent(level.outside, level.matching->mate(level.outside))) return;
  level.matching->part(level.outside);
  level.matching->maximise();
}

const VertexSet& OptimalFace::partners(Vertex v) {
  // The levels around the vertex, as far as the outside has an effect.
  std::vector<std::size_t> around{level_of_[v]};
  while (around.back() != outermost && is_open(around.back()))
    around.push_back(levels_[around.back()].parent);
  VertexSet reach;
  for (std::size_t i = around.size(); i-- > 0;) {
    Level& level = levels_[around[i]];
    const bool is_inner = i + 1 < around.size();
    if (is_inner) open(level, reach);
    const VertexSet& nodes =
        level.matching->partners(i == 0 ? node_of_[v] : levels_[around[i - 1]].place);
    if (levels_.size() == 1) return nodes;
    VertexSet next = vertices_of(level, nodes);
    if (is_inner && nodes.contains(level.outside)) add_all(next, reach);
    reach = std::move(next);
  }
  const auto row = graph_.row(v).words();
  const auto found = reach.words(), result = partners_.words();
  for (std::size_t w = 0; w < row.size(); ++w) result[w] = row[w] & found[w];
  return partners_;
}

void OptimalFace::leave(Vertex v, std::size_t level) {
  Vertex node = node_of_[v];
  for (std::size_t i = level_of_[v]; i != level; i = levels_[i].parent) {
    levels_[i].matching->take(node, levels_[i].outside);
    node = levels_[i].place;
  }
}

void OptimalFace::fix(Vertex v, Vertex other) {
  // Sets have higher numbers than those around them.
  std::size_t one = level_of_[v], two = level_of_[other];
  while (one != two) {
    if (one > two) {
      one = levels_[one].parent;
    } else {
      two = levels_[two].parent;
    }
  }
  const Vertex node = node_in(one, v), second = node_in(one, other);
  leave(v, one);
  leave(other, one);
  levels_[one].matching->take(node, second);
  mend_around(one);
  mate_[v] = other;
  mate_[other] = v;
  fixed_.insert(v);
  fixed_.insert(other);
}

void OptimalFace::mend(std::size_t index, Vertex node) {
  Level& level = levels_[index];
  connect(level, node);
  const Vertex mate = level.matching->mate(node);
  if (mate != no_vertex && !level.graph->adjacent(node, mate)) {
    level.matching->part(node);
    level.matching->maximise();
  }
}

void OptimalFace::mend_around(std::size_t index) {
  for (; index != outermost && is_open(index); index = levels_[index].parent) {
    find_exits(levels_[index]);
    mend(levels_[index].parent, levels_[index].place);
  }
}

bool OptimalFace::is_matched_at_once(Vertex v, Vertex other) const {
  const std::size_t index = level_of_[v];
  if (level_of_[other] != index || (index != outermost && is_open(index))) return false;
  const Level& level = levels_[index];
  const Vertex a = node_of_[v], b = node_of_[other];
  const Vertex left = level.matching->mate(a), right = level.matching->mate(b);
  return left == b || level.graph->adjacent(left, right);
}

Vertex OptimalFace::match_first(Vertex v, std::span<const Vertex> candidates) {
  const auto is_joined = [&](Vertex other) { return graph_.row(v).contains(other); };
  if (fixed_.contains(v)) {
    const bool is_there = std::ranges::find(candidates, mate_[v]) != candidates.end();
    return is_there ? mate_[v] : no_vertex;
  }
  const auto may = [&](Vertex other) { return is_joined(other) && !fixed_.contains(other); };
  auto found = std::ranges::find_if(candidates, may);
  if (found == candidates.end()) return no_vertex;
  // Usually the first is possible, and this is seen at once: the mates of both can be paired.
  if (!is_matched_at_once(v, *found)) {
    const VertexSet& possible = partners(v);
    found =
        std::ranges::find_if(candidates, [&](Vertex other) { return possible.contains(other); });
    if (found == candidates.end()) return no_vertex;
  }
  fix(v, *found);
  written_out_ = false;
  return *found;
}

bool OptimalFace::narrow(Vertex v, const VertexSet& forbidden) {
  if (fixed_.contains(v)) return !forbidden.contains(mate_[v]);
  std::vector<Vertex> parted;
  for_members(graph_.row(v), [&](Vertex other) {
    if (forbidden.contains(other)) parted.push_back(other);
  });
  if (parted.empty()) return true;
  if (parted.size() == graph_.row(v).count()) return false;
  const bool complies =
      levels_.size() == 1 && !forbidden.contains(levels_[outermost].matching->mate(v));
  if (!complies) {
    std::vector<Vertex> left;
    for_members(partners(v), [&](Vertex other) {
      if (!forbidden.contains(other)) left.push_back(other);
    });
    if (left.empty()) return false;
    if (left.size() == 1) {
      fix(v, left.front());
      written_out_ = false;
      return true;
    }
  }
  for (const Vertex other : parted) graph_.remove(v, other);
  mend(level_of_[v], node_of_[v]);
  mend_around(level_of_[v]);
  written_out_ = false;
  return true;
}

Vertex OptimalFace::mate(Vertex v) {
  if (levels_.size() == 1) return levels_[outermost].matching->mate(v);
  if (!written_out_) {
    for (std::size_t i = 0; i < levels_.size(); ++i)
      if (i == outermost || !is_open(i)) write_out(levels_[i], *levels_[i].matching);
    written_out_ = true;
  }
  return mate_[v];
}

void OptimalFace::write_out(const Level& level, const DenseMatching& matching) {
  for (std::size_t i = 0; i < level.nodes.size(); ++i) {
    const auto node = static_cast<Vertex>(i);
    const Vertex other = matching.mate(node);
    if (other == no_vertex || other < node || !matching.takes_part(node)) continue;
    VertexSet theirs(graph_.size());
    for_exits(level, other, [&](Vertex v) { theirs.insert(v); });
    Vertex from = no_vertex, to = no_vertex;
    for_exits(level, node, [&](Vertex v) {
      if (from != no_vertex) return;
      to = first_common(graph_.row(v), theirs);
      if (to != no_vertex) from = v;
    });
    mate_[from] = to;
    mate_[to] = from;
    write_out_inside(level, node, from);
    write_out_inside(level, other, to);
  }
}

void OptimalFace::write_out_inside(const Level& level, Vertex node, Vertex exit) {
  const int member = level.nodes[node];
  if (member >= 0) return;
  const Level& inside = levels_[static_cast<std::size_t>(-1 - member)];
  // The node of the level inside that contains the exit.
  std::size_t index = level_of_[exit];
  Vertex left = node_of_[exit];
  while (&levels_[index] != &inside) {
    left = levels_[index].place;
    index = levels_[index].parent;
  }
  DenseMatching others(*inside.graph);
  const auto is_there = [&](Vertex one) {
    return one != left && one != inside.outside && inside.matching->takes_part(one);
  };
  for (std::size_t i = 0; i < inside.nodes.size(); ++i) {
    const auto one = static_cast<Vertex>(i);
    const Vertex other = inside.matching->mate(one);
    if (!is_there(one)) {
      others.leave_out(one);
    } else if (one < other && is_there(other)) {
      others.match(one, other);
    }
  }
  others.maximise();
  write_out(inside, others);
  write_out_inside(inside, left, exit);
}

}  // namespace trf::pair::matching
