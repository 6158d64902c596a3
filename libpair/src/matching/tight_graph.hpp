#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace trf::pair::matching {

/// An unweighted graph with a perfect matching that is mended as edges are taken away.
class TightGraph {
 public:
  explicit TightGraph(int n)
      : n_(n),
        words_(static_cast<std::size_t>(n + 63) / 64),
        rows_(words_ * static_cast<std::size_t>(n)),
        mate_(static_cast<std::size_t>(n), -1) {}

  [[nodiscard]] int size() const noexcept { return n_; }
  [[nodiscard]] bool joined(int a, int b) const noexcept {
    return (rows_[word(a, b)] >> bit(b) & 1U) != 0;
  }
  void join(int a, int b) noexcept {
    rows_[word(a, b)] |= std::uint64_t{1} << bit(b);
    rows_[word(b, a)] |= std::uint64_t{1} << bit(a);
  }
  void part(int a, int b) noexcept {
    rows_[word(a, b)] &= ~(std::uint64_t{1} << bit(b));
    rows_[word(b, a)] &= ~(std::uint64_t{1} << bit(a));
  }
  [[nodiscard]] int mate(int v) const noexcept { return mate_[static_cast<std::size_t>(v)]; }
  void match(int a, int b) noexcept {
    mate_[static_cast<std::size_t>(a)] = b;
    mate_[static_cast<std::size_t>(b)] = a;
  }
  void expose(int v) noexcept {
    const int other = mate(v);
    if (other >= 0) mate_[static_cast<std::size_t>(other)] = -1;
    mate_[static_cast<std::size_t>(v)] = -1;
  }
  /// Grows the matching by one edge from an exposed vertex, if an alternating path leads to
  /// another exposed vertex.
  bool augment(int root);

 private:
  [[nodiscard]] std::size_t word(int a, int b) const noexcept {
    return static_cast<std::size_t>(a) * words_ + static_cast<std::size_t>(b) / 64;
  }
  static unsigned bit(int b) noexcept { return static_cast<unsigned>(b) % 64; }
  int common_base(int a, int b);
  void mark_path(int v, int base, int child);

  int n_;
  std::size_t words_;
  std::vector<std::uint64_t> rows_;
  std::vector<int> mate_;
  std::vector<int> base_, parent_, queue_;
  std::vector<std::uint8_t> reached_, in_blossom_, on_path_;
};

}  // namespace trf::pair::matching
