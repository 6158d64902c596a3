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

/// The first vertex of both; no_vertex: there is none.
Vertex first_common(const VertexSet& a, const VertexSet& b) {
  const auto one = a.words(), other = b.words();
  for (std::size_t w = 0; w < one.size(); ++w)
    if (const std::uint64_t bits = one[w] & other[w]; bits != 0)
      return static_cast<Vertex>(w * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
  return no_vertex;
}

}  // namespace

OptimalFace::OptimalFace(Graph graph, const std::vector<std::vector<Vertex>>& sets)
    : graph_(std::move(graph)),
      level_of_(graph_.size(), outermost),
      node_of_(graph_.size(), no_vertex),
      mate_(graph_.size(), no_vertex) {
  place_vertices(sets);
  // From the inside out: what a level is joined by depends on the levels in it.
  for (std::size_t i = levels_.size(); i-- > 0;) {
    Level& level = levels_[i];
    const std::size_t size = level.nodes.size();
    level.graph = std::make_unique<Graph>(size);
    for (std::size_t node = 0; node < size; ++node) connect(level, static_cast<Vertex>(node));
    level.matching = std::make_unique<DenseMatching>(*level.graph);
    level.matching->maximise();
    if (i != outermost) find_exits(level);
  }
  assert(levels_[outermost].matching->unmatched() == 0);
}

void OptimalFace::place_vertices(const std::vector<std::vector<Vertex>>& sets) {
  // Larger sets first: each stands after all that hold it.
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
}

template <class Visit>
void OptimalFace::for_exits(const Level& level, Vertex node, Visit&& visit) const {
  const int member = level.nodes[node];
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
    if (other == node) continue;
    const int member = level.nodes[i];
    const bool joined =
        member >= 0 ? reach.contains(static_cast<Vertex>(member))
                    : first_common(reach, levels_[static_cast<std::size_t>(-1 - member)].exits) !=
                          no_vertex;
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
  if (level.matching->unmatched() != 1) return;
  for_members(level.matching->dispensable(), [&](Vertex node) {
    for_exits(level, node, [&](Vertex v) { level.exits.insert(v); });
  });
}

bool OptimalFace::mend(std::size_t index, Vertex node) {
  Level& level = levels_[index];
  connect(level, node);
  const Vertex mate = level.matching->mate(node);
  if (mate != no_vertex && !level.graph->adjacent(node, mate)) level.matching->part(node);
  level.matching->maximise();
  if (index == outermost) return level.matching->unmatched() == 0;
  find_exits(level);
  return level.matching->unmatched() == 1;
}

bool OptimalFace::mend_outwards(Vertex v) {
  std::size_t index = level_of_[v];
  Vertex node = node_of_[v];
  while (mend(index, node)) {
    if (index == outermost) return true;
    node = levels_[index].place;
    index = levels_[index].parent;
  }
  return false;
}

bool OptimalFace::narrow(Vertex v, const VertexSet& forbidden) {
  std::vector<Vertex> parted;
  for_members(graph_.row(v), [&](Vertex other) {
    if (forbidden.contains(other)) parted.push_back(other);
  });
  if (parted.empty()) return true;
  for (const Vertex other : parted) graph_.remove(v, other);
  if (mend_outwards(v)) {
    written_out_ = false;
    return true;
  }
  for (const Vertex other : parted) graph_.add(v, other);
  [[maybe_unused]] const bool restored = mend_outwards(v);
  assert(restored);
  return false;
}

Vertex OptimalFace::mate(Vertex v) {
  if (levels_.size() == 1) return levels_[outermost].matching->mate(v);
  if (!written_out_) {
    write_out(levels_[outermost], *levels_[outermost].matching);
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
  // The node of the level inside that holds the exit.
  std::size_t index = level_of_[exit];
  Vertex left = node_of_[exit];
  while (&levels_[index] != &inside) {
    left = levels_[index].place;
    index = levels_[index].parent;
  }
  DenseMatching others(*inside.graph);
  others.leave_out(left);
  for (std::size_t i = 0; i < inside.nodes.size(); ++i) {
    const auto one = static_cast<Vertex>(i);
    const Vertex other = inside.matching->mate(one);
    if (other != no_vertex && one < other && one != left && other != left) others.match(one, other);
  }
  others.maximise();
  write_out(inside, others);
  write_out_inside(inside, left, exit);
}

}  // namespace trf::pair::matching
