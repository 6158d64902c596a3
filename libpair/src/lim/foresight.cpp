#include "lim/foresight.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

#include "matching/vertex_scan.hpp"

namespace trf::pair::lim {
namespace {

using matching::no_vertex;
using matching::Vertex;
using matching::VertexSet;

[[nodiscard]] Vertex lowest(std::size_t word, std::uint64_t bits) noexcept {
  return static_cast<Vertex>(word * 64 + static_cast<unsigned>(std::countr_zero(bits)));
}

[[nodiscard]] bool includes(const VertexSet& set, const VertexSet& part) {
  if (set.words().size() != part.words().size()) return false;
  for (std::size_t w = 0; w < part.words().size(); ++w)
    if ((part.words()[w] & ~set.words()[w]) != 0) return false;
  return true;
}

}  // namespace

Foresight::Foresight(const Field& field, Direction direction, const std::vector<Seat>& members,
                     const Group& next)
    : field_(field),
      members_(members),
      next_(next),
      down_(direction == Direction::down),
      place_(members.size()) {
  std::vector<Vertex> order(members.size());
  std::iota(order.begin(), order.end(), Vertex{0});
  std::ranges::sort(order, [&](Vertex x, Vertex y) {
    const Score a = field[members[x]].score, b = field[members[y]].score;
    if (a != b) return down_ ? a > b : a < b;
    return down_ ? members[x] < members[y] : members[x] > members[y];
  });
  for (std::size_t i = 0; i < order.size(); ++i) place_[order[i]] = i;
}

void Foresight::add(Vertex floater) {
  const auto place = std::ranges::lower_bound(places_, place_[floater]);
  floaters_.insert(floaters_.begin() + (place - places_.begin()), floater);
  places_.insert(place, place_[floater]);
}

bool Foresight::has_opponent(Vertex v) {
  look_beyond();
  // Each floater gets one player at most: usually the number of opponents decides.
  if (count_beyond(v, floaters_.size()) > floaters_.size()) return true;
  const auto before =
      static_cast<std::size_t>(std::ranges::lower_bound(places_, place_[v]) - places_.begin());
  if (possible_[v].number > before) return true;
  if (possible_[v].number == 0) return false;
  foresee();
  return has_free(v) ||
         std::any_of(opponents_.begin() + static_cast<std::ptrdiff_t>(before), opponents_.end(),
                     [&](Vertex u) { return u != no_vertex && beyond_->adjacent(v, u); });
}

void Foresight::look_beyond() {
  if (beyond_) return;
  std::vector<Seat> residents = next_.residents;
  if (!down_) std::ranges::reverse(residents);
  everybody_ = members_;
  everybody_.insert(everybody_.end(), residents.begin(), residents.end());
  next_floaters_ = static_cast<Vertex>(everybody_.size());
  for (const Floater& floater : next_.floaters) everybody_.push_back(floater.seat);
  const auto floaters = everybody_.begin() + next_floaters_;
  std::sort(floaters, everybody_.end());
  if (!down_) std::reverse(floaters, everybody_.end());
  beyond_.emplace(field_.compatible_pairs(everybody_));
  due_[0] = due_[1] = next_group_ = VertexSet(everybody_.size());
  for (Vertex v = 0; v < beyond_->size(); ++v) {
    if (v >= members_.size()) next_group_.insert(v);
    const Colour due = field_[everybody_[v]].due;
    if (due != Colour::none) due_[due == Colour::white ? 0 : 1].insert(v);
  }
  possible_.resize(members_.size());
}

/// The possible opponents of v in the next group, counted at least until they are more.
std::size_t Foresight::count_beyond(Vertex v, std::size_t number) {
  Count& possible = possible_[v];
  if (possible.number > number || possible.is_all) return possible.number;
  // Further than needed: the next questions are about a few more.
  const std::size_t enough = 2 * number + 64;
  const auto row = std::as_const(*beyond_).row(v).words();
  const auto next = std::as_const(next_group_).words();
  possible.number = 0;
  std::size_t w = members_.size() / 64;
  for (; w < row.size() && possible.number <= enough; ++w)
    possible.number += static_cast<std::size_t>(std::popcount(row[w] & next[w]));
  possible.is_all = w == row.size();
  return possible.number;
}

void Foresight::foresee() {
  if (!last_free_.empty() && foreseen_ == floaters_.size()) return;
  foreseen_ = floaters_.size();
  const VertexSet before = std::move(free_);
  free_ = next_group_;
  opponents_.assign(floaters_.size(), no_vertex);
  for (std::size_t i = 0; i < floaters_.size(); ++i) {
    opponents_[i] = first_free(floaters_[i]);
    if (opponents_[i] != no_vertex) free_.erase(opponents_[i]);
  }
  if (!includes(before, free_))
    last_free_.assign(members_.size(), static_cast<Vertex>(everybody_.size()));
}

/// The choice of 10.7 among free residents or, if none is possible, floaters (L-13), a word at a
/// time.
Vertex Foresight::first_free(Vertex floater) const {
  const auto row = beyond_->row(floater).words();
  const auto free = free_.words();
  const Colour due = field_[members_[floater]].due;
  const std::span<const std::uint64_t> clashing = due == Colour::none
                                                      ? std::span<const std::uint64_t>{}
                                                      : due_[due == Colour::white ? 0 : 1].words();
  Vertex first = no_vertex;
  for (std::size_t w = members_.size() / 64; w < row.size(); ++w) {
    std::uint64_t possible = row[w] & free[w];
    if (possible == 0) continue;
    if (first == no_vertex) {
      first = lowest(w, possible);
      if (clashing.empty() || (clashing[w] >> (first % 64) & 1U) == 0) return first;
    }
    for (possible &= ~clashing[w]; possible != 0; possible &= possible - 1) {
      const Vertex other = lowest(w, possible);
      if (first < next_floaters_ && other >= next_floaters_) return first;
      if (!field_.maxi || field_.within_limit(everybody_[first], everybody_[other])) return other;
    }
  }
  return first;
}

/// Has v an opponent whom no floater would get?
bool Foresight::has_free(Vertex v) {
  // Usually fewer and fewer are free: the search goes on from the last one found.
  Vertex& last = last_free_[v];
  if (last < everybody_.size() && free_.contains(last)) return true;
  const std::size_t end = last;
  last = 0;  // A member: none is left
  const auto row = std::as_const(*beyond_).row(v).words();
  const auto free = std::as_const(free_).words();
  for (std::size_t w = (end + 63) / 64; last == 0 && w-- > members_.size() / 64;)
    if (const std::uint64_t both = row[w] & free[w]; both != 0)
      last = static_cast<Vertex>(w * 64 + 63 - static_cast<unsigned>(std::countl_zero(both)));
  return last != 0;
}

}  // namespace trf::pair::lim
