#include "oracle/rating_history_record.hpp"

#include <algorithm>

namespace oracle::history {

int games_of(const Seat& seat) {
  return static_cast<int>(std::count_if(seat.cells.begin(), seat.cells.end(), is_game));
}

int standing_of(const Seat& seat) {
  int halves = 0;
  for (const auto& cell : seat.cells) switch (cell.result) {
      case '1':
      case '+':
      case 'U':
      case 'F': halves += 2; break;
      case '=':
      case 'H': halves += 1; break;
      default: break;
    }
  return halves;
}

bool takes_part(const Seat& seat) {
  for (const auto& cell : seat.cells)
    if (cell.opponent >= 0 || cell.result == 'U') return true;
  return false;
}

std::size_t players_in(const Report& report) {
  std::size_t count = 0;
  for (const auto& seat : report.seats) count += takes_part(seat) ? 1U : 0U;
  return count;
}

std::optional<std::size_t> seat_of(const Report& report, std::size_t person) {
  for (std::size_t i = 0; i < report.seats.size(); ++i)
    if (report.seats[i].person == person) return i;
  return {};
}

std::vector<const Report*> in_order(const Period& period,
                                    const std::function<bool(const Report&)>& counts) {
  std::vector<const Report*> reports;
  for (const auto& report : period.reports)
    if (counts(report)) reports.push_back(&report);
  std::stable_sort(reports.begin(), reports.end(), [](const auto* a, const auto* b) {
    return std::pair{a->start, a->end} < std::pair{b->start, b->end};
  });
  return reports;
}

Day list_in_force(const History& history, std::size_t period) {
  if (period > 0) return history.periods[period - 1].list_date;
  return history.is_old_list ? Day{} : history.first_list;
}

int rating_in_event(const Report& report, const Seat& seat, int listed, const Day& list) {
  const bool began_before = list.year != 0 && report.start < list;
  return listed > 0 && seat.fide_rating > 0 && began_before ? seat.fide_rating : listed;
}

void add_numbers(Row& row, const Row* earlier, const Person& person,
                 const std::vector<const Report*>& reports) {
  row.has_national = person.before || (earlier != nullptr && earlier->has_national);
  row.has_fide = person.before || (earlier != nullptr && earlier->has_fide);
  for (const auto* report : reports)
    if (const auto seat = seat_of(*report, row.person)) {
      row.has_national = row.has_national || report->seats[*seat].has_national;
      row.has_fide = row.has_fide || report->seats[*seat].has_fide;
    }
}

int as_published(const Period& period, std::size_t person, int by_the_articles) {
  const auto found = period.published.find(person);
  return found == period.published.end() ? by_the_articles : found->second;
}

const Row* row_of(const std::vector<Row>& list, std::size_t person) {
  for (const auto& row : list)
    if (row.person == person) return &row;
  return nullptr;
}

}  // namespace oracle::history
