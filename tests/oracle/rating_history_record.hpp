#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "oracle/rating_history.hpp"

// What every regulation asks of the reports.
namespace oracle::history {

inline bool is_game(const Cell& cell) {
  return cell.opponent >= 0 && (cell.result == '1' || cell.result == '=' || cell.result == '0');
}
inline int halves_of(const Cell& cell) {
  return cell.result == '1' ? 2 : cell.result == '=' ? 1 : 0;
}
/// Games over the board.
int games_of(const Seat& seat);
/// In the final standings, in half points: byes and forfeits included.
int standing_of(const Seat& seat);
/// Was the person paired?
bool takes_part(const Seat& seat);
/// Those who were paired: the players of the event.
std::size_t players_in(const Report& report);
std::optional<std::size_t> seat_of(const Report& report, std::size_t person);

/// The rated reports of a period in the order of their days; nothing of others enters a list.
std::vector<const Report*> in_order(const Period& period,
                                    const std::function<bool(const Report&)>& counts);

/// The list in force during a period; unset: its date is unknown.
Day list_in_force(const History& history, std::size_t period);
/// B.02 8.3, 1997 9.11: the rating of a listed person in an event. One that began before the list
/// was in force has the earlier rating, which the report has. \param listed  0: none
int rating_in_event(const Report& report, const Seat& seat, int listed, const Day& list);

/// The numbers that the list has: the earlier ones, and what the rated reports of the period bring.
void add_numbers(Row& row, const Row* earlier, const Person& person,
                 const std::vector<const Report*>& reports);

/// The rating of a person that the list of a period has, instead of the articles' one.
int as_published(const Period& period, std::size_t person, int by_the_articles);

/// A published list, the state of a person in it.
const Row* row_of(const std::vector<Row>& list, std::size_t person);

}  // namespace oracle::history
