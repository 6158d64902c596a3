#include "matching/optimal_face.hpp"

namespace trf::pair::matching {

Vertex OptimalFace::mate(Vertex v) {
  if (levels_.size() == 1) return levels_[outermost].matching->mate(v);
  if (!written_out_) {
    mend_stale();
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
