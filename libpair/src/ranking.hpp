#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "legal_graph.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// Position of a present player in the order of pairing score, then TPN; from 0.
using Rank = std::int32_t;

/// The present players in that order, with whom each has met or may not meet by a prohibition.
class Ranking {
 public:
  /// The state must outlive this.
  explicit Ranking(const State& state);

  /// By rank.
  [[nodiscard]] const std::vector<Seat>& seats() const noexcept { return seats_; }
  [[nodiscard]] Seat seat(Rank rank) const noexcept {
    return seats_[static_cast<std::size_t>(rank)];
  }
  [[nodiscard]] Rank rank_of(Seat seat) const noexcept { return rank_of_[seat]; }

  /// Those met before or prohibited by small groups, ascending.
  [[nodiscard]] std::span<const Rank> barred(Rank rank) const noexcept {
    const auto r = static_cast<std::size_t>(rank);
    return {barred_.data() + first_barred_[r], first_barred_[r + 1] - first_barred_[r]};
  }
  /// How many he has met or must not meet by a prohibition, at most.
  [[nodiscard]] int most_barred(Rank rank) const noexcept {
    return static_cast<int>(barred(rank).size() + most_in_groups_[static_cast<std::size_t>(rank)]);
  }
  /// Have the two not met, and are they not prohibited?
  [[nodiscard]] bool keeps_c1(Rank a, Rank b) const noexcept;

  /// Who may meet whom among some players: vertex i is players[i], and of kinds[i].
  [[nodiscard]] matching::Graph legal_pairs(std::span<const Rank> players,
                                            std::span<const ColourKind> kinds,
                                            const ColourTable& may_meet) const;
  /// Players of one number may meet the same others, but for barred() and for groups of less than
  /// `least` of them: they are of the same colour kind and in the same groups. By vertex; a
  /// negative rank: not a player.
  [[nodiscard]] std::vector<std::int32_t> meeting_kinds(std::span<const Rank> players,
                                                        std::span<const ColourKind> kinds,
                                                        std::size_t least) const;

 private:
  const State* state_;
  std::vector<Seat> seats_;
  std::vector<Rank> rank_of_;
  std::vector<std::size_t> first_barred_;
  std::vector<Rank> barred_;
  std::vector<std::size_t> most_in_groups_;
};

/// [C3]: kinds 1 and 2 are absolute preferences, which bar those who have the same one.
[[nodiscard]] const ColourTable& absolute_preferences() noexcept;

/// So few groups of so many players can be that large that kinds stay few.
[[nodiscard]] std::size_t large_group(std::size_t players) noexcept;

}  // namespace trf::pair
