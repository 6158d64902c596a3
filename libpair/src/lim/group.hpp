#pragma once

#include <utility>
#include <vector>

#include "lim/teller.hpp"
#include "matching/dense_matching.hpp"

namespace trf::pair::lim {

using SeatPair = std::pair<Seat, Seat>;

/// A pair with the article by which it was made.
struct Made {
  Seat first = no_seat, second = no_seat;
  std::string_view article;
};

/// A player from another scoregroup. Down: from above (AF); up: from below (BF).
struct Floater {
  Seat seat = no_seat;
  Direction direction = Direction::down;
};

/// A scoregroup with its floaters.
struct Group {
  Direction direction = Direction::down;  ///< How it is paired; the median: down
  std::vector<Seat> residents;            ///< By TPN
  std::vector<Floater> floaters;          ///< In the order in which they floated

  [[nodiscard]] std::vector<Seat> members() const;
};

/// Step F (9.3, 10.1-10.5, 10.8, 10.9, 11.4): the floaters from a group, in the order of the
/// decisions; they are removed from `group`. The others can all be paired.
[[nodiscard]] std::vector<Seat> float_out(const Field& field, Group& group, const Group& adjacent,
                                          Teller& teller);

/// Floaters in the order in which their opponents are searched for (10.51-10.63).
void sort_for_opponents(const Field& field, std::vector<Floater>& floaters);

/// Step I (10.51-10.63, 10.7): opponents for the floaters into the group. They and their opponents
/// are removed from `group`. \pre all members can be paired
[[nodiscard]] std::vector<Made> pair_floaters(const Field& field, Group& group, Teller& teller);

/// Step E (9.4, 9.5, 11, 12.2, 12.7): both scrutinies of the remaining residents.
/// \pre they can all be paired
[[nodiscard]] std::vector<Made> pair_residents(const Field& field, const Group& group,
                                               Teller& teller);

}  // namespace trf::pair::lim
