#include "oracle/rating_history_correction.hpp"

#include <tuple>
#include <vector>

#include "oracle/rating_history_record.hpp"

namespace oracle::history {

std::vector<Row> list_after(const History& history, std::size_t period) {
  auto until = history;
  until.periods.resize(period + 1);
  return lists_of(until).back();
}

bool plays_elsewhere(const Period& period, std::size_t report, std::size_t person) {
  for (std::size_t i = 0; i < period.reports.size(); ++i) {
    if (i == report) continue;
    const auto seat = seat_of(period.reports[i], person);
    if (seat && games_of(period.reports[i].seats[*seat]) > 0) return true;
  }
  return false;
}

namespace {

/// The rating of a person in a list; 0: none.
int rating_in(const std::vector<Row>& list, std::size_t person) {
  const auto* row = row_of(list, person);
  return row == nullptr ? 0 : row->rating.value_or(0);
}

/// Of the people, those for whom a report counts: their rows after its period show it.
std::vector<bool> counting(History history, std::size_t period, const Report& report) {
  history.periods.resize(period + 1);
  history.periods[period].reports.clear();
  const auto without = lists_of(history).back();
  history.periods[period].reports = {report};
  const auto with = lists_of(history).back();
  std::vector<bool> counts;
  for (std::size_t person = 0; person < history.people.size(); ++person) {
    const auto* a = row_of(without, person);
    const auto* b = row_of(with, person);
    const auto facts = [](const Row& row) {
      return std::tie(row.rating, row.games, row.period_games, row.last_played, row.pool);
    };
    counts.push_back((a == nullptr) != (b == nullptr) || (a != nullptr && facts(*a) != facts(*b)));
  }
  return counts;
}

/// The people for whom another report counts, from the period to the later one.
std::vector<bool> with_other_games(const History& history, std::size_t period, std::size_t report,
                                   std::size_t later) {
  std::vector<bool> all(history.people.size());
  for (auto p = period; p <= later; ++p)
    for (std::size_t i = 0; i < history.periods[p].reports.size(); ++i) {
      if (p == period && i == report) continue;
      const auto counts = counting(history, p, history.periods[p].reports[i]);
      for (std::size_t person = 0; person < all.size(); ++person)
        all[person] = all[person] || counts[person];
    }
  return all;
}

}  // namespace

void publish_late_correction(History& history, std::size_t period, std::size_t report,
                             const Report& wrong, std::size_t later) {
  auto mistaken = history;
  mistaken.periods.resize(later + 1);
  mistaken.periods[period].reports[report] = wrong;
  const auto published = lists_of(mistaken);
  auto alone = mistaken;
  alone.periods.resize(period + 1);
  alone.periods[period].reports = {wrong};
  const auto by_wrong = lists_of(alone).back();
  alone.periods[period].reports = {history.periods[period].reports[report]};
  const auto by_right = lists_of(alone).back();
  const auto plays_more = with_other_games(mistaken, period, report, later);
  for (std::size_t person = 0; person < history.people.size(); ++person) {
    if (!plays_more[person]) continue;
    const int difference = rating_in(by_right, person) - rating_in(by_wrong, person);
    for (auto p = period; p <= later; ++p)
      if (const int rating = rating_in(published[p], person); rating > 0)
        history.periods[p].published[person] = p == later ? rating + difference : rating;
  }
}

void publish_correction(History& history, std::size_t period, std::size_t report,
                        const Report& wrong) {
  auto mistaken = history;
  mistaken.periods[period].reports[report] = wrong;
  const auto published = list_after(mistaken, period);
  mistaken.periods[period].reports = {wrong};
  const auto by_wrong = list_after(mistaken, period);
  mistaken.periods[period].reports = {history.periods[period].reports[report]};
  const auto by_right = list_after(mistaken, period);
  for (const auto& row : published) {
    if (!plays_elsewhere(history.periods[period], report, row.person)) continue;
    const auto* without = row_of(by_wrong, row.person);
    const auto* with = row_of(by_right, row.person);
    if (without == nullptr || with == nullptr) continue;
    if (!row.rating || !without->rating || !with->rating) continue;
    history.periods[period].published[row.person] = *row.rating + *with->rating - *without->rating;
  }
}

}  // namespace oracle::history
