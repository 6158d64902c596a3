#pragma once

#include <cstddef>
#include <vector>

namespace trf::pair::matching {

/// Vertices that a search has not reached, by class, sorted by one of their keys.
class FreeList {
 public:
  static constexpr int none = -1;  ///< No vertex: the end of a list, or the place before its first

  FreeList() = default;
  FreeList(int vertices, int classes)
      : head_(at(classes), none), next_(at(vertices)), before_(at(vertices), away) {}
  [[nodiscard]] int head(int c) const { return head_[at(c)]; }
  [[nodiscard]] int next(int v) const { return next_[at(v)]; }
  [[nodiscard]] bool has(int v) const { return before_[at(v)] != away; }
  /// Makes the list of a class; the one before is forgotten.
  void lay(int c, const std::vector<int>& sorted) {
    for (int v = head_[at(c)]; v != none; v = next_[at(v)]) before_[at(v)] = away;
    head_[at(c)] = none;
    int last = none;
    for (const int v : sorted) {
      insert(c, last, v);
      last = v;
    }
  }
  /// Puts a vertex that is in no list behind another one; none: first.
  void insert(int c, int before, int v) {
    const int next = before == none ? head_[at(c)] : next_[at(before)];
    before_[at(v)] = before;
    next_[at(v)] = next;
    (before == none ? head_[at(c)] : next_[at(before)]) = v;
    if (next != none) before_[at(next)] = v;
  }
  void remove(int c, int v) {
    const int before = before_[at(v)], next = next_[at(v)];
    (before == none ? head_[at(c)] : next_[at(before)]) = next;
    if (next != none) before_[at(next)] = before;
    before_[at(v)] = away;
  }

 private:
  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }

  static constexpr int away = -2;  ///< Before a vertex that is in no list
  std::vector<int> head_, next_, before_;
};

}  // namespace trf::pair::matching
