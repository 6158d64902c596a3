#include <fmt/format.h>

#include "support/history.hpp"

namespace trf::test {

namespace {

std::string shown(const oracle::history::Day& day) {
  return fmt::format("{:04}/{:02}/{:02}", day.year, day.month, day.day);
}

std::string shown(int number) { return number == 0 ? std::string{} : std::to_string(number); }

std::string points(const oracle::history::Seat& seat) {
  int halves = 0;
  for (const auto& cell : seat.cells) {
    const auto r = cell.result;
    halves += r == '1' || r == '+' || r == 'U' || r == 'F' ? 2 : r == '=' || r == 'H' ? 1 : 0;
  }
  return fmt::format("{}.{}", halves / 2, halves % 2 * 5);
}

/// An arbiter claims too high a category for some of the list; the list decides (RTF 4.1.3).
std::string claimed_category(const oracle::history::History& history,
                             const oracle::history::Seat& seat) {
  constexpr std::size_t some = 7;
  return history.people[seat.person].before && seat.person % some == 3 ? "M" : seat.category;
}

}  // namespace

std::string report_text(const oracle::history::History& history,
                        const oracle::history::Report& report) {
  using oracle::history::Form;
  const bool is_italian = history.system.starts_with("elo-italia");
  auto text =
      fmt::format("012 Open {}\n022 Roma\n032 ITA\n042 {}\n052 {}\n062 {}\n", shown(report.start),
                  shown(report.start), shown(report.end), report.seats.size());
  text += report.form == Form::round_robin ? "092 Individual: Round-Robin\n"
          : report.form == Form::team      ? "092 Team: Swiss-System\n"
                                           : "092 Individual: Swiss-System\n";
  text += fmt::format("122 {} minutes\n142 {}\n", report.minutes, report.rounds);
  if (is_italian) text += "172 ITA FIDON\n";
  text += fmt::format("222 {}\n", report.minutes * 60);
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const auto& seat = report.seats[i];
    const auto& person = history.people[seat.person];
    text += fmt::format("001 {:4} {}    {:33} {:>4} {:3} {:>11} {:10} {:>4} {:4}", i + 1,
                        person.sex, person.name, shown(seat.fide_rating), person.federation,
                        seat.has_fide ? person.fide : "", shown(person.birth), points(seat), i + 1);
    for (const auto& cell : seat.cells)
      text += cell.opponent < 0
                  ? fmt::format("  0000 - {}", cell.result)
                  : fmt::format("  {:4} {} {}", cell.opponent + 1, cell.colour, cell.result);
    text += '\n';
  }
  if (!is_italian) return text;
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const auto& seat = report.seats[i];
    const auto& person = history.people[seat.person];
    text += fmt::format("ITA {:4} {}{:>3} {:33} {:>4} {:3} {:>11}\n", i + 1, person.sex,
                        claimed_category(history, seat), person.name, shown(seat.national_rating),
                        person.federation, seat.has_national ? person.national : "");
  }
  return text;
}

}  // namespace trf::test
