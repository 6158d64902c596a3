#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "legal_graph.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// Index of a present player in the order of pairing score, then TPN; from 0.
using Rank = std::int32_t;

/// The present players in that order, with the pairs already met or prohibited.
class Ranking {
 public:
  explicit Ranking(const State& state);

  [[nodiscard]] const State& state() const noexcept { return state_; }
  /// By rank.
  [[nodiscard]] const std::vector<Seat>& seats() const noexcept { return seats_; }
  [[nodiscard]] Seat seat(Rank rank) const noexcept {
    return seats_[static_cast<std::size_t>(rank)];
  }
  [[nodiscard]] Rank rank_of(Seat seat) const noexcept { return rank_of_[seat]; }
  /// By seat.
  [[nodiscard]] const std::vector<Rank>& ranks() const noexcept { return rank_of_; }

  /// Players met before or prohibited by small groups, ascending.
  [[nodiscard]] std::span<const Rank> barred(Rank rank) const noexcept {
    const auto r = static_cast<std::size_t>(rank);
    return {barred_.data() + first_barred_[r], first_barred_[r + 1] - first_barred_[r]};
  }
  /// An upper bound of the players met before or prohibited.
  [[nodiscard]] int most_barred(Rank rank) const noexcept {
    return static_cast<int>(barred(rank).size() + most_in_groups_[static_cast<std::size_t>(rank)]);
  }
  /// Is the pair neither met before nor prohibited?
  [[nodiscard]] bool keeps_c1(Rank a, Rank b) const noexcept {
    return (may_bar_[static_cast<std::size_t>(a)] & bit(b)) == 0 || !bars(a, b);
  }

  /// The allowed pairs among some players: vertex i is players[i], and of kinds[i].
  [[nodiscard]] matching::Graph legal_pairs(std::span<const Rank> players,
                                            std::span<const ColourKind> kinds,
                                            const ColourTable& may_meet) const;
  /// Players with one number can be paired with the same others, except barred() and groups with
  /// less than `least` of them: they have the same colour kind and are in the same groups. By
  /// vertex; a negative rank: not a player.
  [[nodiscard]] std::vector<std::int32_t> meeting_kinds(std::span<const Rank> players,
                                                        std::span<const ColourKind> kinds,
                                                        std::size_t least) const;

 private:
  [[nodiscard]] static constexpr std::uint64_t bit(Rank rank) noexcept {
    return std::uint64_t{1} << (static_cast<std::uint32_t>(rank) % 64U);
  }
  [[nodiscard]] bool bars(Rank a, Rank b) const noexcept;

  State state_;
  std::vector<Seat> seats_;
  std::vector<Rank> rank_of_;
  std::vector<std::size_t> first_barred_;
  std::vector<Rank> barred_;
  std::vector<std::size_t> most_in_groups_;
  /// The barred ranks by their remainder of 64, which answers most questions; all if in groups.
  std::vector<std::uint64_t> may_bar_;
};

/// [C3]: kinds 1 and 2 are absolute preferences, which exclude players with the same one.
[[nodiscard]] const ColourTable& absolute_preferences() noexcept;

/// The size from which groups are large: few groups can reach it, so the number of kinds is small.
[[nodiscard]] std::size_t large_group(std::size_t players) noexcept;

}  // namespace trf::pair
