#pragma once

#include <optional>

#include "lim/field.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/place.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::lim {

/// A pair of the round: the first player whose opponent was searched for, and the scoregroup.
struct MadePair {
  Seat first = no_seat, second = no_seat;
  Direction made = Direction::down;  ///< up: below the median
  Place place;                       ///< The scoregroup
  std::string_view article;          ///< The article that makes the pair: "9.4", "10.7", "12.2"
};

/// The round without its colours.
struct Round {
  std::vector<MadePair> pairs;  ///< In the order in which they were made
  Seat bye = no_seat;
};

/// Why a player is not allowed to receive the bye (art. 8); empty: the player is.
[[nodiscard]] std::optional<Message> why_no_bye(const Field& field, Seat seat);

/// Both scrutinies and all steps; pair() of the system is this and with_colours().
[[nodiscard]] std::variant<Round, Unpairable> make_round(const Field& field, Trace* trace);

/// Colours of all pairs (art. 12; 14.2 in the first round), and the boards in order of scores.
[[nodiscard]] Pairing with_colours(const Field& field, const Round& round, Trace* trace);

/// 14: the first round is paired by numbers alone, unless acceleration gives it scores.
[[nodiscard]] bool is_first_round(const Field& field);
/// Are the colours of the first round those of the boards? Else of the numbers (L-19).
[[nodiscard]] inline bool alternates_by_board(const Field& field) noexcept {
  return field.regulation.first_colour == FirstColour::by_rank_among_arrived;
}

}  // namespace trf::pair::lim
