#pragma once

#include <cstdint>
#include <string>

#pragma GCC visibility push(default)
namespace trf::rating {

/// A finding about the reports of a period, for a rating officer.
struct PeriodFinding {
  enum class Kind : std::uint8_t {
    same_event,          ///< Two reports of one event
    rating_differs,      ///< Another rating than in the first report that has one (RTF 4.2.3)
    two_names,           ///< One number, two names
    two_births,          ///< One number, two dates of birth
    two_numbers,         ///< One name and date of birth, or one number; another number differs
    shared_number,       ///< One number, two rows of the list
    two_rows,            ///< Two rows of one report; id is empty if they have no number
    listed_name,         ///< Another name than in the list
    listed_birth,        ///< Another date of birth than in the list
    listed_number,       ///< Another national or FIDE number than in the list
    listed_fide_number,  ///< The FIDE number is another person's in the list
    namesake,            ///< Not in the list, but the name and date of birth are
    at_once,             ///< One player in two events on the same days
    years_apart,         ///< First and last event of the period
  } kind = Kind::same_event;
  /// Numbers of the events, in their order; rating_differs: of that with the rating, and of this.
  std::uint32_t first = 0, second = 0;
  std::string id{}, other_id{};        ///< Of the player, or of both
  std::string number{};                ///< shared_number
  std::string name{}, other_name{};    ///< In the first event, in the second or in the list
  std::string birth{}, other_birth{};  ///< As the names
  int rating = 0, other_rating = 0;    ///< Used, and in the second report; 0: none
  int players = 0;                     ///< at_once: number of players who play in both
};

}  // namespace trf::rating
#pragma GCC visibility pop
