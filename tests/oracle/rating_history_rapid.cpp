// Elo Italia Rapid (rapid and blitz regulation, 6-8): every list from all reports before it.

#include <algorithm>

#include "oracle/rating_history_record.hpp"

namespace oracle::history {
namespace {

class EloItaliaRapid {
 public:
  explicit EloItaliaRapid(const History& history) : history_{history} {
    for (period_ = 0; period_ < history.periods.size(); ++period_) {
      std::vector<Row> list;
      for (std::size_t person = 0; person < history.people.size(); ++person)
        if (auto row = row_for(person)) list.push_back(std::move(*row));
      lists.push_back(std::move(list));
    }
  }

  std::vector<std::vector<Row>> lists;  ///< Published so far

 private:
  const Person& one(std::size_t person) const { return history_.people[person]; }
  const Period& now() const { return history_.periods[period_]; }
  /// Rated reports, in the order of their days.
  std::vector<const Report*> reports_of(std::size_t p) const {
    return in_order(history_.periods[p], [this](const Report& report) { return counts(report); });
  }

  /// In the list in force; 0: not in it.
  int published(std::size_t person) const {
    if (period_ == 0) return one(person).before ? one(person).before->rating : 0;
    const auto* row = row_of(lists.back(), person);
    return row == nullptr ? 0 : row->rating.value_or(0);
  }
  /// 6.8: the Chief Arbiter's estimate of a foreigner
  int estimate(std::size_t person) const {
    for (const auto* report : reports_of(period_))
      if (const auto seat = seat_of(*report, person)) return report->seats[*seat].national_rating;
    return 0;
  }
  /// 6.1, 6.8: how a person who is not in the list enters.
  int entry(std::size_t person) const {
    if (one(person).federation != "ITA" && estimate(person) > 0) return estimate(person);
    return one(person).other_rating > 0 ? one(person).other_rating : 1440;
  }
  int rating(std::size_t person) const {
    const int own = published(person);
    return own > 0 ? own : entry(person);
  }

  /// 4.1, 4.3, 4.4; 5.4: what is not homologated is not calculated.
  bool counts(const Report& report) const {
    return report.minutes >= 15 && report.minutes <= 60 && report.rounds >= 6 &&
           players_in(report) >= 14;
  }

  /// 7.3: 2200 at the start or at the end of any period.
  bool has_reached_2200(std::size_t person) const {
    if (one(person).before &&
        (one(person).before->reached_2200.value_or(false) || one(person).before->rating >= 2200))
      return true;
    for (const auto& list : lists)
      if (const auto* row = row_of(list, person);
          row != nullptr && row->reached_2200.value_or(false))
        return true;
    return rating(person) >= 2200;
  }

  /// 7.1, 7.2 for one event, with 6.7 and RTF 7.5.3.
  int variation(const Report& report, std::size_t seat) const {
    const auto& own = report.seats[seat];
    int hundredths = 0;
    int halves = 0;
    for (const auto& cell : own.cells) {
      if (!is_game(cell)) continue;  // 6.6
      const auto opponent = report.seats[static_cast<std::size_t>(cell.opponent)].person;
      hundredths += expected(rating(own.person), rating(opponent), 400);
      halves += halves_of(cell);
    }
    const int tenths = hundredths / 10 + (hundredths % 10 >= 6 ? 1 : 0);
    int k = has_reached_2200(own.person) ? 20 : 30;  // 7.3
    if (const auto& before = one(own.person).before; period_ == 0 && before && before->k)
      k = *before->k;
    int points = k * (5 * halves - tenths) / 10;
    int first = 0;
    for (const auto& other : report.seats) first = std::max(first, standing_of(other));
    if (standing_of(own) == first) points = std::max(points, 0);  // 6.7
    if (own.has_withdrawn) points = std::min(points, 0);          // RTF 7.5.3
    return points;
  }

  /// 8.4
  static char band(int rating) {
    return rating > 2399    ? 'A'
           : rating >= 2200 ? 'B'
           : rating >= 2000 ? 'C'
           : rating >= 1800 ? 'D'
           : rating >= 1600 ? 'E'
           : rating >= 1400 ? 'F'
                            : 'G';
  }

  /// Ratings of all lists, the one before the first report too (8.3).
  std::vector<char> bands_of(std::size_t person, int next) const {
    std::vector<char> bands;
    if (one(person).before) bands.push_back(band(one(person).before->rating));
    for (const auto& list : lists)
      if (const auto* row = row_of(list, person); row != nullptr && row->rating)
        bands.push_back(band(*row->rating));
    if (next > 0) bands.push_back(band(next));
    std::sort(bands.begin(), bands.end());
    return bands;
  }
  bool is_listed(std::size_t person) const {
    if (one(person).before) return true;
    return !lists.empty() && row_of(lists.back(), person) != nullptr;
  }

  std::optional<Row> row_for(std::size_t person) const {
    int played = 0;
    for (const auto& report : now().reports)
      if (const auto seat = seat_of(report, person); seat && counts(report))
        played += games_of(report.seats[*seat]);
    if (!is_listed(person) && played == 0) return {};
    Row row;
    row.person = person;
    add_numbers(row, lists.empty() ? nullptr : row_of(lists.back(), person), one(person),
                reports_of(period_));
    const Row* earlier = lists.empty() ? nullptr : row_of(lists.back(), person);
    if (played > 0 || published(person) > 0) {
      int points = rating(person);
      for (const auto& report : now().reports)
        if (const auto seat = seat_of(report, person); seat && counts(report))
          points += variation(report, *seat);
      row.rating = as_published(now(), person, points);
    }
    // 6.9
    row.last_played = one(person).before ? one(person).before->last_played : Day{};
    for (std::size_t p = 0; p <= period_; ++p)
      for (const auto& report : history_.periods[p].reports)
        if (const auto seat = seat_of(report, person);
            seat && counts(report) && games_of(report.seats[*seat]) > 0)
          row.last_played = std::max(row.last_played, report.end);
    if (row.rating && row.last_played.year != 0 &&
        now().list_date.year - row.last_played.year > 5) {
      row.rating.reset();
      row.deleted = now().list_date;
    }
    if (!row.rating && earlier != nullptr && earlier->deleted.year != 0)
      row.deleted = earlier->deleted;
    // 7.3: at the start or at the end of any period, for good
    const auto reached = [](const std::optional<bool>& flag) { return flag && *flag; };
    std::optional<bool> before = earlier != nullptr   ? earlier->reached_2200
                                 : one(person).before ? one(person).before->reached_2200
                                                      : std::optional{false};
    // Of who enters with a rating that only the report has (6.8), it is not known.
    if (!is_listed(person) && one(person).federation != "ITA" && estimate(person) > 0)
      before.reset();
    const int start = published(person) > 0 ? published(person) : played > 0 ? entry(person) : 0;
    row.reached_2200 = reached(before) || start >= 2200 || row.rating.value_or(0) >= 2200
                           ? std::optional{true}
                           : before;
    if (row.rating) row.k = reached(row.reached_2200) ? 20 : 30;
    // Who returns starts again.
    if (row.rating) {
      if (published(person) > 0)
        row.games = earlier != nullptr ? earlier->games : one(person).before->games;
      else
        row.games = 0;
      if (row.games) *row.games += played;
    }
    if (played > 0) row.is_inactive = false;
    // 8.3
    const auto bands = bands_of(person, row.rating.value_or(0));
    if (!bands.empty()) row.rapid_best = bands[0];
    if (bands.size() >= 2) row.rapid_category = bands[1];
    return row;
  }

  const History& history_;
  std::size_t period_ = 0;
};

}  // namespace

std::vector<std::vector<Row>> elo_italia_rapid_lists(const History& history) {
  return EloItaliaRapid{history}.lists;
}

}  // namespace oracle::history
