#pragma once

#include <cstdint>
#include <string_view>

/// The Lim system: FIDE Swiss Rules of 1987-89, and C.04.4.3 of 2026 that grew from them.
namespace trf::pair::lim {

/// The member of the lowest scoregroup who has the bye.
enum class ByeOrder : std::uint8_t { lowest_elo, lowest_rank };
/// The points without a game that bar a player from the bye.
enum class FreePoint : std::uint8_t { bye_or_last_forfeit_win, any_unplayed_win };
/// The order of floaters from below of different scoregroups when opponents are searched for.
enum class BelowOrder : std::uint8_t { higher_score_first, lower_score_first };
/// Are the 100 points limits of a Maxi-tournament in force?
enum class Maxi : std::uint8_t { more_players_than_two_to_the_rounds, off };

/// The number that decides the first colour of two players who have not played (14.2; L-19, L-22,
/// N-01). If some are absent, the boards of round 1 alternate only in the ranks of those who
/// arrived.
enum class FirstColour : std::uint8_t { by_number, by_rank_among_arrived };

/// The numbers of an edition's rules.
struct Articles {
  std::string_view presence, meet_once, bye, bye_bar;
  std::string_view compatible, order, no_opponent, proposal, enlargement;
  std::string_view floater, floater_colour, floater_maxi, floater_down, floater_up, replacement;
  std::string_view above_number, above_first, above_before_below, below_number, below_first;
  std::string_view opponent, opponent_maxi, types, no_repeat;
  std::string_view exchange_down, exchange_up, odd_swap, even_swap;
  std::string_view limits, second_scrutiny, alternation, history, due, due_even, exchange_maxi;
  std::string_view last_round, last_round_colours, first_bye, first_round;
};

/// Other readings of open points of the text. All false: the readings that we use.
struct OtherReadings {
  bool whole_list = false;             ///< L-10: 11.4 chooses by all of 10.9, 10.8 and 10.2
  bool smallest_for_below = false;     ///< L-12: floaters from below look upwards in the median
  bool floaters_by_number = false;     ///< L-13: other floaters are looked at with the residents
  bool served_in_order = false;        ///< L-14: exchanges serve the first players, not the most
  bool none_in_last_round = false;     ///< L-15: no exchange for colours in the last round
  bool limits_between_scores = false;  ///< 13.1: only players of one score are free of the limits
};

/// The differences between the editions.
struct Regulation {
  ByeOrder bye_order;
  FreePoint free_point;
  BelowOrder below_order;
  Maxi maxi;
  FirstColour first_colour;
  Articles articles;
  OtherReadings other{};
};

extern const Regulation regulation_1989;
extern const Regulation regulation_2026;

}  // namespace trf::pair::lim
