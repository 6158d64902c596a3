#include "ranking.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace trf::pair {

Ranking::Ranking(const State& state)
    : state_(state), seats_(state.players.size()), rank_of_(state.players.size()) {
  std::iota(seats_.begin(), seats_.end(), Seat{0});
  // State::players are in TPN order.
  std::ranges::stable_sort(seats_, [&](Seat a, Seat b) {
    return state.players[a].pairing_score > state.players[b].pairing_score;
  });
  for (std::size_t rank = 0; rank < seats_.size(); ++rank)
    rank_of_[seats_[rank]] = static_cast<Rank>(rank);
  first_barred_.reserve(seats_.size() + 1);
  first_barred_.push_back(0);
  for (const Seat seat : seats_) {
    const auto from = static_cast<std::ptrdiff_t>(barred_.size());
    for (const Seat other : state.players[seat].met) barred_.push_back(rank_of_[other]);
    const auto pairs = state.prohibited.pairs(seat);
    for (const Seat other : pairs) barred_.push_back(rank_of_[other]);
    most_in_groups_.push_back(state.prohibited.most(seat) - pairs.size());
    std::sort(barred_.begin() + from, barred_.end());
    barred_.erase(std::unique(barred_.begin() + from, barred_.end()), barred_.end());
    first_barred_.push_back(barred_.size());
    std::uint64_t bits = most_in_groups_.back() == 0 ? 0 : ~std::uint64_t{0};
    for (auto at = barred_.begin() + from; at != barred_.end(); ++at) bits |= bit(*at);
    may_bar_.push_back(bits);
  }
}

bool Ranking::bars(Rank a, Rank b) const noexcept {
  if (most_in_groups_[static_cast<std::size_t>(a)] != 0 && state_.is_prohibited(seat(a), seat(b)))
    return true;
  return std::ranges::binary_search(barred(a), b);
}

matching::Graph Ranking::legal_pairs(std::span<const Rank> players,
                                     std::span<const ColourKind> kinds,
                                     const ColourTable& may_meet) const {
  std::vector<Seat> seats;
  for (const Rank player : players) seats.push_back(seat(player));
  return legal_graph(seats, kinds, may_meet, state_.prohibited,
                     [&](Seat one) { return std::span(state_.players[one].met); });
}

std::vector<std::int32_t> Ranking::meeting_kinds(std::span<const Rank> players,
                                                 std::span<const ColourKind> kinds,
                                                 std::size_t least) const {
  const Prohibitions& prohibited = state_.prohibited;
  std::vector<std::size_t> size(prohibited.groups().size(), 0);
  for (const Rank player : players)
    if (player >= 0)
      for (const std::int32_t group : prohibited.groups_of(seat(player)))
        ++size[static_cast<std::size_t>(group)];
  std::map<std::pair<ColourKind, std::vector<std::int32_t>>, std::int32_t> numbers;
  std::vector<std::int32_t> result;
  for (std::size_t v = 0; v < players.size(); ++v) {
    std::vector<std::int32_t> groups;
    if (players[v] >= 0)
      for (const std::int32_t group : prohibited.groups_of(seat(players[v])))
        if (size[static_cast<std::size_t>(group)] >= least) groups.push_back(group);
    const auto next = static_cast<std::int32_t>(numbers.size());
    result.push_back(numbers.try_emplace({kinds[v], std::move(groups)}, next).first->second);
  }
  return result;
}

const ColourTable& absolute_preferences() noexcept {
  static constexpr ColourTable table = [] {
    ColourTable result{};
    for (std::size_t a = 0; a < colour_kinds; ++a)
      for (std::size_t b = 0; b < colour_kinds; ++b) result[a][b] = a == 0 || a != b;
    return result;
  }();
  return table;
}

std::size_t large_group(std::size_t players) noexcept {
  return std::max<std::size_t>(16, players / 24);
}

}  // namespace trf::pair
