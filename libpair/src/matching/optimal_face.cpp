#include "matching/optimal_face.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include "matching/vertex_scan.hpp"
#include "trf/contains.hpp"

namespace trf::pair::matching {
namespace {

bool meet(const VertexSet& a, const VertexSet& b) {
  const auto one = a.words(), other = b.words();
  for (std::size_t w = 0; w < one.size(); ++w)
    if ((one[w] & other[w]) != 0) return true;
  return false;
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
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    Level& level = levels_[i];
    VertexSet vertices(graph_.size());
    for (const int member : level.nodes) {
      if (member >= 0)
        vertices.insert(static_cast<Vertex>(member));
      else
        ++level.sets;
    }
    level.vertices = SelectedBits(vertices);
    if (i == outermost) continue;
    level.outside = static_cast<Vertex>(level.nodes.size());
    level.nodes.push_back(no_member);
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
      if (node != level.outside) level.graph->row(node) = neighbours(level, node);
    }
    for (std::size_t i = 0; i + 1 < size && index != outermost; ++i)
      level.graph->add(static_cast<Vertex>(i), level.outside);
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

VertexSet OptimalFace::neighbours(const Level& level, Vertex node) const {
  VertexSet reach(graph_.size()), row(level.nodes.size());
  for_exits(level, node, [&](Vertex v) { reach.add_all(graph_.row(v)); });
  for (std::size_t i = 0; i < level.sets; ++i)
    if (i != node && meet(reach, levels_[static_cast<std::size_t>(-1 - level.nodes[i])].exits))
      row.insert(static_cast<Vertex>(i));
  level.vertices.copy(reach, row, level.sets);
  return row;
}

void OptimalFace::connect(Level& level, Vertex node) {
  VertexSet joined = neighbours(level, node);
  if (level.outside != no_vertex && level.graph->adjacent(node, level.outside))
    joined.insert(level.outside);
  join_with(level, node, std::move(joined));
}

void OptimalFace::join_with(Level& level, Vertex node, VertexSet joined) {
  const auto before = std::as_const(*level.graph).row(node).words();
  for (std::size_t w = 0; w < before.size(); ++w) joined.words()[w] ^= before[w];
  for_each(joined, [&](Vertex changed) {
    if (level.graph->adjacent(node, changed)) {
      level.graph->remove(node, changed);
    } else {
      level.graph->add(node, changed);
    }
  });
}

void OptimalFace::find_exits(Level& level) {
  level.exits.clear();
  for_each(level.matching->left_over_without(level.outside),
           [&](Vertex node) { for_exits(level, node, [&](Vertex v) { level.exits.insert(v); }); });
}

VertexSet OptimalFace::vertices_of(const Level& level, const VertexSet& nodes) const {
  VertexSet result(graph_.size());
  for_each(nodes,
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

void OptimalFace::find_reach(std::size_t index) {
  Level& level = levels_[index];
  if (index == outermost || !is_open(index) || level.has_reach) return;
  find_reach(level.parent);
  const Level& around = levels_[level.parent];
  const VertexSet& nodes = around.matching->left_over_without(level.place);
  level.reach = vertices_of(around, nodes);
  if (around.outside != no_vertex && nodes.contains(around.outside))
    level.reach.add_all(around.reach);
  open(level, level.reach);
  level.has_reach = true;
}

void OptimalFace::forget_reaches(std::size_t but) {
  for (std::size_t i = 0; i < levels_.size(); ++i)
    if (i != but) levels_[i].has_reach = false;
}

const VertexSet& OptimalFace::partners(Vertex v) {
  const std::size_t index = level_of_[v];
  const Level& level = levels_[index];
  find_reach(index);
  const VertexSet& nodes = level.matching->partners(node_of_[v]);
  if (levels_.size() == 1) return nodes;
  VertexSet reach = vertices_of(level, nodes);
  if (level.outside != no_vertex && nodes.contains(level.outside)) reach.add_all(level.reach);
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
  forget_reaches(outermost);
  mend_around(one);
  keep_fixed(v, other);
}

void OptimalFace::keep_fixed(Vertex v, Vertex other) {
  mate_[v] = other;
  mate_[other] = v;
  fixed_.insert(v);
  fixed_.insert(other);
  written_out_ = false;
}

void OptimalFace::mend(std::size_t index, Vertex node) {
  Level& level = levels_[index];
  connect(level, node);
  const Vertex mate = level.matching->mate(node);
  if (mate == no_vertex || level.graph->adjacent(node, mate)) return;
  if (index != outermost && is_open(index)) {
    // The vertex outside may become another one.
    level.has_reach = false;
    for (Vertex other = 0; other < level.outside; ++other) level.graph->add(other, level.outside);
  }
  level.matching->part(node);
  level.matching->maximise();
}

void OptimalFace::mend_around(std::size_t index) {
  for (; index != outermost && is_open(index); index = levels_[index].parent) {
    find_exits(levels_[index]);
    mend(levels_[index].parent, levels_[index].place);
  }
}

void OptimalFace::mend_stale() {
  if (!has_stale_) return;
  has_stale_ = false;
  forget_reaches(outermost);
  // Inner sets first: those around them depend on them.
  for (std::size_t i = levels_.size(); i-- > 1;) {
    if (!levels_[i].is_stale) continue;
    levels_[i].is_stale = false;
    mend_around(i);
  }
}

bool OptimalFace::fits(std::size_t index) const {
  for (; index != outermost && is_open(index); index = levels_[index].parent) {
    const Level& level = levels_[index];
    const Level& around = levels_[level.parent];
    const int inside = level.nodes[level.matching->mate(level.outside)];
    const int beyond = around.nodes[around.matching->mate(level.place)];
    if (inside < 0 || beyond < 0 ||
        !graph_.adjacent(static_cast<Vertex>(inside), static_cast<Vertex>(beyond)))
      return false;
  }
  return true;
}

bool OptimalFace::align(std::size_t index) {
  if (fits(index)) return true;
  const Level& level = levels_[index];
  Level& around = levels_[level.parent];
  const int inside = level.nodes[level.matching->mate(level.outside)];
  if (inside < 0) return false;
  Vertex beyond = no_vertex;
  for_each(around.matching->left_over_without(level.place), [&](Vertex node) {
    const int member = around.nodes[node];
    if (member >= 0 && graph_.adjacent(static_cast<Vertex>(inside), static_cast<Vertex>(member)))
      beyond = node;
  });
  return beyond != no_vertex && around.matching->join_first(level.place, {&beyond, 1}) == beyond &&
         fits(index);
}

bool OptimalFace::is_matched_at_once(Vertex v, Vertex other) const {
  const std::size_t index = level_of_[v];
  if (level_of_[other] != index || !fits(index)) return false;
  const Level& level = levels_[index];
  const Vertex a = node_of_[v], b = node_of_[other];
  const Vertex left = level.matching->mate(a), right = level.matching->mate(b);
  if (left == b) return true;
  const auto is_sure = [&](Vertex node) {
    if (node == level.outside) return false;
    const int member = level.nodes[node];
    return member >= 0 || !levels_[static_cast<std::size_t>(-1 - member)].is_stale;
  };
  return is_sure(left) && is_sure(right) && level.graph->adjacent(left, right);
}

Vertex OptimalFace::join_inside(Vertex v, std::span<const Vertex> candidates) {
  const std::size_t index = level_of_[v];
  Vertex found = candidates.front();
  if (level_of_[found] != index) return no_vertex;
  Level& level = levels_[index];
  const bool has_outside = index != outermost && is_open(index);
  const bool at_once = is_matched_at_once(v, found);
  if (!at_once) {
    // If the reach is known, only this level has changed since.
    if (!has_outside || !level.has_reach) {
      mend_stale();
      find_reach(index);
    }
    candidates_.clear();
    for (const Vertex other : candidates) {
      if (level_of_[other] != index) break;
      candidates_.push_back(node_of_[other]);
    }
    const Vertex mate = level.matching->join_first(node_of_[v], candidates_);
    if (mate == no_vertex) return no_vertex;
    found = static_cast<Vertex>(level.nodes[mate]);
  }
  level.matching->take(node_of_[v], node_of_[found]);
  keep_fixed(v, found);
  forget_reaches(index);
  if (!has_outside) return found;
  level.is_stale = at_once || align(index);
  if (level.is_stale)
    has_stale_ = true;
  else
    mend_around(index);
  return found;
}

Vertex OptimalFace::match_first(Vertex v, std::span<const Vertex> candidates) {
  const auto is_joined = [&](Vertex other) { return graph_.row(v).contains(other); };
  if (fixed_.contains(v)) {
    const bool is_there = contains(candidates, mate_[v]);
    return is_there ? mate_[v] : no_vertex;
  }
  const auto may = [&](Vertex other) { return is_joined(other) && !fixed_.contains(other); };
  std::vector<Vertex> possible;
  std::ranges::copy_if(candidates, std::back_inserter(possible), may);
  if (possible.empty()) return no_vertex;
  // Usually the first is possible.
  if (const Vertex found = join_inside(v, possible); found != no_vertex || levels_.size() == 1)
    return found;
  mend_stale();
  const VertexSet& mates = partners(v);
  const auto found =
      std::ranges::find_if(possible, [&](Vertex other) { return mates.contains(other); });
  if (found == possible.end()) return no_vertex;
  fix(v, *found);
  return *found;
}

bool OptimalFace::narrow(Vertex v, const VertexSet& forbidden) {
  if (fixed_.contains(v)) return !forbidden.contains(mate_[v]);
  std::vector<Vertex> parted;
  for_each(graph_.row(v), [&](Vertex other) {
    if (forbidden.contains(other)) parted.push_back(other);
  });
  if (parted.empty()) return true;
  if (parted.size() == graph_.row(v).count()) return false;
  mend_stale();
  const bool complies =
      levels_.size() == 1 && !forbidden.contains(levels_[outermost].matching->mate(v));
  if (!complies) {
    std::vector<Vertex> left;
    for_each(partners(v), [&](Vertex other) {
      if (!forbidden.contains(other)) left.push_back(other);
    });
    if (left.empty()) return false;
    if (left.size() == 1) {
      fix(v, left.front());
      return true;
    }
  }
  for (const Vertex other : parted) graph_.remove(v, other);
  forget_reaches(outermost);
  mend(level_of_[v], node_of_[v]);
  mend_around(level_of_[v]);
  written_out_ = false;
  return true;
}

}  // namespace trf::pair::matching
