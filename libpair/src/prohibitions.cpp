#include "trf/pair/prohibitions.hpp"

#include <algorithm>

namespace trf::pair {
namespace {

void insert(std::vector<Seat>& sorted, Seat seat) {
  const auto place = std::ranges::lower_bound(sorted, seat);
  if (place == sorted.end() || *place != seat) sorted.insert(place, seat);
}

}  // namespace

void Prohibitions::add_group(std::vector<Seat> seats) {
  std::ranges::sort(seats);
  seats.erase(std::unique(seats.begin(), seats.end()), seats.end());
  if (seats.size() <= largest_small_group) {
    for (std::size_t i = 0; i < seats.size(); ++i)
      for (std::size_t k = i + 1; k < seats.size(); ++k) add_pair(seats[i], seats[k]);
    return;
  }
  const auto index = static_cast<std::int32_t>(groups_.size());
  for (const Seat seat : seats) groups_of_[seat].push_back(index);
  groups_.push_back(std::move(seats));
}

void Prohibitions::add_pair(Seat a, Seat b) {
  if (a == b) return;
  insert(pairs_[a], b);
  insert(pairs_[b], a);
}

bool Prohibitions::contains(Seat a, Seat b) const noexcept {
  if (a == b) return false;
  const auto& mine = groups_of_[a];
  const auto& theirs = groups_of_[b];
  for (std::size_t i = 0, k = 0; i < mine.size() && k < theirs.size();) {
    if (mine[i] == theirs[k]) return true;
    ++(mine[i] < theirs[k] ? i : k);
  }
  return std::ranges::binary_search(pairs_[a], b);
}

std::vector<Seat> Prohibitions::operator[](Seat seat) const {
  std::vector<Seat> all = pairs_[seat];
  if (groups_of_[seat].empty()) return all;
  for (const std::int32_t group : groups_of_[seat])
    for (const Seat other : groups_[static_cast<std::size_t>(group)])
      if (other != seat) all.push_back(other);
  std::ranges::sort(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

std::size_t Prohibitions::most(Seat seat) const noexcept {
  std::size_t sum = pairs_[seat].size();
  for (const std::int32_t group : groups_of_[seat])
    sum += groups_[static_cast<std::size_t>(group)].size() - 1;
  return sum;
}

}  // namespace trf::pair
