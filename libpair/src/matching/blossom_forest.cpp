#include "matching/blossom_forest.hpp"

#include <algorithm>
#include <utility>

namespace trf::pair::matching {

BlossomForest::BlossomForest(int vertices) : n_(vertices), end_(vertices) {
  const std::size_t nodes = at(2 * n_);
  mate_.assign(at(n_), none);
  for (int v = 0; v < n_; ++v) top_.push_back(v);
  first_leaf_ = top_;
  first_leaf_.resize(nodes, none);
  last_leaf_ = first_leaf_;
  next_leaf_.assign(at(n_), none);
  parent_.assign(nodes, none);
  label_.assign(nodes, Label::free);
  label_edge_.assign(nodes, Edge{});
  crumb_.assign(nodes, 0);
  blossoms_.resize(at(n_));
  for (int b = 2 * n_; b-- > n_;) unused_.push_back(b);
}

void BlossomForest::start() {
  std::ranges::fill(label_, Label::free);
  std::ranges::fill(label_edge_, Edge{});
  queue.clear();
}

void BlossomForest::reach(int v, Label label, int from) {
  const int node = top_[at(v)];
  label_[at(v)] = label_[at(node)] = label;
  label_edge_[at(v)] = label_edge_[at(node)] = {from, v};
  if (label == Label::outer) {
    for_leaves(node, [this](int leaf) { queue.push_back(leaf); });
    return;
  }
  const int base = base_of(node);
  reach(mate_[at(base)], Label::outer, base);
}

int BlossomForest::common_base(int v, int w) {
  std::vector<int> path;
  int found = none;
  while (v != none) {
    const int node = top_[at(v)];
    if (crumb_[at(node)] != 0) {
      found = base_of(node);
      break;
    }
    path.push_back(node);
    crumb_[at(node)] = 1;
    v = label_edge_[at(node)].from;
    if (v != none) v = label_edge_[at(top_[at(v)])].from;
    if (w != none) std::swap(v, w);
  }
  for (const int node : path) crumb_[at(node)] = 0;
  return found;
}

int BlossomForest::contract(int base, int v, int w) {
  const int root = top_[at(base)];
  const int made = unused_.back();
  unused_.pop_back();
  end_ = std::max(end_, made + 1);
  Blossom& b = part(made);
  b.base = base;
  b.children.clear();
  b.edges.assign(1, {v, w});
  for (int node = top_[at(v)]; node != root; node = top_[at(v)]) {
    b.children.push_back(node);
    b.edges.push_back(label_edge_[at(node)]);
    v = label_edge_[at(node)].from;
  }
  b.children.push_back(root);
  std::reverse(b.children.begin(), b.children.end());
  std::reverse(b.edges.begin(), b.edges.end());
  for (int node = top_[at(w)]; node != root; node = top_[at(w)]) {
    b.children.push_back(node);
    b.edges.push_back(label_edge_[at(node)].reversed());
    w = label_edge_[at(node)].from;
  }
  label_[at(made)] = Label::outer;
  label_edge_[at(made)] = label_edge_[at(root)];
  parent_[at(made)] = none;
  first_leaf_[at(made)] = first_leaf_[at(b.children.front())];
  last_leaf_[at(made)] = last_leaf_[at(b.children.back())];
  for (std::size_t i = 0; i < b.children.size(); ++i) {
    parent_[at(b.children[i])] = made;
    if (i != 0) next_leaf_[at(last_leaf_[at(b.children[i - 1])])] = first_leaf_[at(b.children[i])];
  }
  for_leaves(made, [&](int leaf) {
    if (label_[at(top_[at(leaf)])] == Label::inner) queue.push_back(leaf);
    top_[at(leaf)] = made;
  });
  return made;
}

/// Goes round the circuit of a blossom from a child to the base, along the even path.
class BlossomForest::Walk {
 public:
  Walk(const Blossom& blossom, int child)
      : blossom_(blossom),
        position_(std::ranges::find(blossom.children, child) - blossom.children.begin()),
        step_(position_ % 2 == 1 ? 1 : -1) {}

  [[nodiscard]] std::ptrdiff_t position() const noexcept { return position_; }
  [[nodiscard]] int child() const { return blossom_.children[index(position_)]; }
  [[nodiscard]] bool is_at_base() const { return index(position_) == 0; }
  /// The edge to the next child on the path.
  [[nodiscard]] Edge edge() const {
    return step_ == 1 ? blossom_.edges[index(position_)]
                      : blossom_.edges[index(position_ - 1)].reversed();
  }
  void advance() noexcept { position_ += step_; }

 private:
  [[nodiscard]] std::size_t index(std::ptrdiff_t i) const noexcept {
    const auto size = static_cast<std::ptrdiff_t>(blossom_.children.size());
    return static_cast<std::size_t>((i % size + size) % size);
  }
  const Blossom& blossom_;
  std::ptrdiff_t position_, step_;
};

BlossomForest::Blossom BlossomForest::take_apart(int blossom) {
  Blossom old = std::move(part(blossom));
  part(blossom) = Blossom{};
  for (const int child : old.children) parent_[at(child)] = none;
  return old;
}

void BlossomForest::release(int blossom) {
  label_[at(blossom)] = Label::free;
  label_edge_[at(blossom)] = Edge{};
  unused_.push_back(blossom);
}

void BlossomForest::dissolve(int blossom, const std::function<bool(int)>& is_light) {
  const Blossom old = take_apart(blossom);
  for (const int child : old.children) {
    if (is_blossom(child) && is_light(child)) {
      dissolve(child, is_light);
    } else {
      for_leaves(child, [&](int v) { top_[at(v)] = child; });
    }
  }
  release(blossom);
}

void BlossomForest::expand(int blossom) {
  const Blossom old = take_apart(blossom);
  for (const int child : old.children) for_leaves(child, [&](int v) { top_[at(v)] = child; });
  relabel(blossom, old);
  release(blossom);
}

/// The children of an expanded inner blossom: those on the path from its entry to its base stay in
/// the tree; the others leave it, if no other node has reached them.
void BlossomForest::relabel(int blossom, const Blossom& old) {
  Edge entry = label_edge_[at(blossom)];
  const int first = top_[at(entry.to)];
  Walk walk(old, first);
  while (!walk.is_at_base()) {
    label_[at(entry.to)] = Label::free;
    label_[at(walk.edge().to)] = Label::free;
    reach(entry.to, Label::inner, entry.from);
    walk.advance();
    entry = walk.edge();
    walk.advance();
  }
  const int base = walk.child();
  label_[at(entry.to)] = label_[at(base)] = Label::inner;
  label_edge_[at(entry.to)] = label_edge_[at(base)] = entry;
  for (walk.advance(); walk.child() != first; walk.advance()) {
    const int child = walk.child();
    if (label_[at(child)] == Label::outer) continue;
    int reached = none;
    for_leaves(child, [&](int v) {
      if (reached == none && label_[at(v)] != Label::free) reached = v;
    });
    if (reached == none) continue;
    label_[at(reached)] = Label::free;
    label_[at(mate_[at(base_of(child))])] = Label::free;
    reach(reached, Label::inner, label_edge_[at(reached)].from);
  }
}

/// Makes v the base of a blossom: exchanges matched and unmatched edges on the path.
void BlossomForest::move_base(int blossom, int v) {
  int child = v;
  while (parent_[at(child)] != blossom) child = parent_[at(child)];
  if (is_blossom(child)) move_base(child, v);
  Blossom& b = part(blossom);
  Walk walk(b, child);
  const auto start = walk.position();
  while (!walk.is_at_base()) {
    walk.advance();
    const Edge e = walk.edge();
    if (is_blossom(walk.child())) move_base(walk.child(), e.from);
    walk.advance();
    if (is_blossom(walk.child())) move_base(walk.child(), e.to);
    mate_[at(e.from)] = e.to;
    mate_[at(e.to)] = e.from;
  }
  std::rotate(b.children.begin(), b.children.begin() + start, b.children.end());
  std::rotate(b.edges.begin(), b.edges.begin() + start, b.edges.end());
  b.base = base_of(b.children.front());
}

void BlossomForest::augment(int v, int w) {
  turn(v, w);
  turn(w, v);
}

void BlossomForest::turn(int v, int mate) {
  while (true) {
    const int outer = top_[at(v)];
    if (is_blossom(outer)) move_base(outer, v);
    mate_[at(v)] = mate;
    if (!label_edge_[at(outer)].is_set()) return;
    const int inner = top_[at(label_edge_[at(outer)].from)];
    const Edge edge = label_edge_[at(inner)];
    if (is_blossom(inner)) move_base(inner, edge.to);
    mate_[at(edge.to)] = edge.from;
    v = edge.from;
    mate = edge.to;
  }
}

}  // namespace trf::pair::matching
