#include "support/history_mistakes.hpp"

#include "oracle/rating_history_record.hpp"

namespace trf::test {
namespace {

using oracle::history::History;
using oracle::history::Report;
using oracle::history::Seat;

void change_results(Report& report, Dice& dice) {
  for (int games = dice.between(1, 4); games > 0; --games) {
    auto& seat = report.seats[static_cast<std::size_t>(
        dice.between(0, static_cast<int>(report.seats.size()) - 1))];
    const auto round =
        static_cast<std::size_t>(dice.between(0, static_cast<int>(seat.cells.size()) - 1));
    auto& own = seat.cells[round];
    if (!is_game(own)) continue;
    auto& other = report.seats[static_cast<std::size_t>(own.opponent)].cells[round];
    const auto wins = dice.between(0, 2);
    own.result = "1=0"[wins];
    other.result = "0=1"[wins];
  }
}

/// The number of another person, of whom an earlier report has what an arbiter prints.
void mistake_person(const History& history, std::size_t period, Report& report, Dice& dice) {
  const auto person =
      static_cast<std::size_t>(dice.between(0, static_cast<int>(history.people.size()) - 1));
  if (seat_of(report, person)) return;
  const Seat* printed = nullptr;
  for (std::size_t p = 0; p <= period; ++p)
    for (const auto& earlier : history.periods[p].reports)
      if (const auto seat = seat_of(earlier, person)) printed = &earlier.seats[*seat];
  if (printed == nullptr) return;
  auto& seat = report.seats[static_cast<std::size_t>(
      dice.between(0, static_cast<int>(report.seats.size()) - 1))];
  const auto cells = seat.cells;
  const bool has_withdrawn = seat.has_withdrawn;
  seat = *printed;
  seat.cells = cells;
  seat.has_withdrawn = has_withdrawn;
}

/// Of a rate of play that is not rated in a system.
int short_minutes(const std::string& system) {
  if (system == "elo-italia-rapid") return 10;
  if (system.starts_with("fide-rapid")) return 60;
  if (system.starts_with("fide-blitz")) return 3;
  return 45;
}

}  // namespace

Report mistaken(const History& history, std::size_t period, std::size_t report, Mistake mistake,
                Dice& dice) {
  auto wrong = history.periods[period].reports[report];
  switch (mistake) {
    case Mistake::results: change_results(wrong, dice); break;
    case Mistake::person: mistake_person(history, period, wrong, dice); break;
    case Mistake::minutes: wrong.minutes = short_minutes(history.system); break;
    case Mistake::last_day:
      // RTF 5.3.1 a: five rounds need consecutive days.
      if (wrong.rounds > 5) ++wrong.end.day;
      break;
    case Mistake::withdrawal: {
      auto& seat = wrong.seats[static_cast<std::size_t>(
          dice.between(0, static_cast<int>(wrong.seats.size()) - 1))];
      seat.has_withdrawn = !seat.has_withdrawn;
      break;
    }
  }
  return wrong;
}

}  // namespace trf::test
