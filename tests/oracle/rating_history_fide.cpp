// FIDE standard, rapid and blitz of 2024, and rapid and blitz of 2018: every list from all reports
// before it. Articles: of the text of 2024; of B.03 (2018) where 2018 is named.

#include <algorithm>
#include <cstdlib>
#include <map>

#include "oracle/rating_history_record.hpp"
#include "oracle/rating_oracle.hpp"

namespace oracle::history {
namespace {

class Fide {
 public:
  explicit Fide(const History& history) : history_{history} {
    is_2018_ = history.system == "fide-rapid-2018" || history.system == "fide-blitz-2018";
    is_standard_ = history.system == "fide";
    is_blitz_ = history.system == "fide-blitz" || history.system == "fide-blitz-2018";
    for (period_ = 0; period_ < history.periods.size(); ++period_) {
      auto& ratings = ratings_.emplace_back();
      for (std::size_t person = 0; person < history.people.size(); ++person)
        ratings.push_back(rating_in_force(person, period_));
      auto& counted = counted_.emplace_back();
      for (std::size_t person = 0; person < history.people.size(); ++person)
        counted.push_back(counted_events(person, period_));
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

  int year_of_list() const {
    return period_ == 0 ? history_.first_list.year : history_.periods[period_ - 1].list_date.year;
  }

  int floor() const { return is_2018_ ? 1000 : 1400; }  // 2018 7.14d, 7.21; 7.1.4

  /// In the list after period p - 1 (0: before the first report); 0: none.
  int published(std::size_t person, std::size_t p) const {
    if (p == 0) return one(person).before ? one(person).before->rating : 0;
    const auto* row = row_of(lists[p - 1], person);
    return row == nullptr ? 0 : row->rating.value_or(0);
  }
  /// What a report says of the rating of a person who is in no list.
  int printed(std::size_t person, std::size_t p) const {
    for (const auto* report : reports_of(p))
      if (const auto seat = seat_of(*report, person)) return report->seats[*seat].fide_rating;
    return 0;
  }
  /// 2018 8.22, 2024 rapid 8.2: the standard rating of who has none of this kind.
  int stand_in(std::size_t person) const { return is_standard_ ? 0 : one(person).other_rating; }
  bool was_listed(std::size_t person, std::size_t p) const {
    if (one(person).before) return true;
    return p > 0 && row_of(lists[p - 1], person) != nullptr;
  }
  /// The rating in force during period p; 0: unrated.
  int rating(std::size_t person, std::size_t p) const { return ratings_[p][person]; }
  /// ... in an event of the period.
  int rating_in(const Report& report, const Seat& seat, std::size_t p) const {
    if (const int listed = published(seat.person, p); listed > 0)
      return rating_in_event(report, seat, listed, list_in_force(history_, p));
    return rating(seat.person, p);
  }
  int rating_in_force(std::size_t person, std::size_t p) const {
    if (const int own = published(person, p); own > 0) return own;
    if (!was_listed(person, p))
      if (const int own = printed(person, p); own > 0) return own;
    return stand_in(person);
  }

  /// 1.1: can any game be rated?
  bool counts(const Report& report) const { return is_long_enough(report, 0, 0); }
  /// 1.1: is the game rated at this rate of play?
  bool is_long_enough(const Report& report, int own, int opponent) const {
    if (is_blitz_) return report.minutes > 3 && report.minutes <= 10;
    if (!is_standard_) return report.minutes > 10 && report.minutes < 60;
    const int higher = std::max(own, opponent);
    return report.minutes >= (higher >= 2400 ? 120 : higher >= 1800 ? 90 : 60);
  }

  struct Account {
    int games = 0, halves = 0, expected = 0;
    std::int64_t sum = 0;
    int own = 0;            ///< The person's rating in the event; 0: unrated
    Day start, end;         ///< Of the event
    std::optional<int> ru;  ///< 2018: of a round robin
  };
  /// 2018 8.21 b, 8.52, 8.58: a complete round robin, of which the unrated players are in their
  /// first event.
  Account round_robin_account(const Report& report, std::size_t seat, std::size_t p) const {
    std::vector<Player> players(report.seats.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
      players[i].fide = rating_in(report, report.seats[i], p);
      players[i].k = 1;
      for (const auto& cell : report.seats[i].cells)
        if (is_game(cell))
          players[i].games.push_back({static_cast<std::size_t>(cell.opponent), halves_of(cell)});
    }
    auto& rows = round_robins_[&report];
    if (rows.empty()) rows = round_robin_2018(players);
    const auto& row = rows[seat];
    Account own;
    own.start = report.start;
    own.end = report.end;
    own.own = players[seat].fide;
    own.games = row.games;
    own.halves = row.halves;
    own.expected = 50 * row.halves - static_cast<int>(row.change_hundredths);
    own.ru = row.ru;
    return own;
  }
  /// The games of a seat with rated opponents (8.3.1, 2018 6.32), in period p.
  Account account(const Report& report, std::size_t seat, std::size_t p) const {
    if (is_2018_ && report.form == Form::round_robin && is_long_enough(report, 0, 0))
      return round_robin_account(report, seat, p);
    Account own;
    own.start = report.start;
    own.end = report.end;
    const int mine = own.own = rating_in(report, report.seats[seat], p);
    for (const auto& cell : report.seats[seat].cells) {
      if (!is_game(cell)) continue;  // 5.1
      const auto& other = report.seats[static_cast<std::size_t>(cell.opponent)];
      const int theirs = rating_in(report, other, p);
      if (theirs == 0 || !is_long_enough(report, mine, theirs)) continue;
      // Rapid and blitz from 1 December 2024: 600 points and a player above 2600
      if (!is_standard_ && !is_2018_ && mine > 0 && report.start >= Day{2024, 12, 1} &&
          std::abs(mine - theirs) >= 600 && std::max(mine, theirs) > 2600)
        continue;
      ++own.games;
      own.halves += halves_of(cell);
      own.sum += theirs;
      if (mine == 0) continue;
      int limit = is_2018_ ? 735 : 400;  // 8.3.1; 2018 8.54
      // Note of 1 October 2025: the true difference from 2650
      if (is_standard_ && mine >= 2650 && report.start >= Day{2025, 10, 1}) limit = 9999;
      own.expected += expected(mine, theirs, limit);
    }
    return own;
  }

  /// Has the person been rated, or played rated games, before period p?
  bool has_played(std::size_t person, std::size_t p) const {
    if (one(person).before && one(person).before->rating > 0) return true;
    for (std::size_t q = 0; q < p; ++q)
      if (published(person, q) > 0 || !counted_[q][person].empty()) return true;
    return false;
  }
  /// The events of period p with rated games of the person. Of an unrated one, zero points (8.2.1),
  /// or half a point too (2018 6.1), do not count before the first event that does.
  std::vector<Account> counted_events(std::size_t person, std::size_t p) const {
    std::vector<Account> counted;
    bool is_first = rating(person, p) == 0 && !has_played(person, p);
    for (const auto* report : reports_of(p)) {
      const auto seat = seat_of(*report, person);
      if (!seat) continue;
      const auto own = account(*report, *seat, p);
      if (own.games == 0) continue;
      if (is_first && own.halves < (is_2018_ ? 2 : 1)) continue;
      is_first = false;
      counted.push_back(own);
    }
    return counted;
  }
  Account together(std::size_t person, std::size_t p) const {
    Account all;
    for (const auto& event : counted_[p][person]) {
      all.games += event.games;
      all.halves += event.halves;
      all.expected += event.expected;
      all.sum += event.sum;
      all.ru = event.ru;
    }
    return all;
  }

  /// 8.2.2, 8.2.3; 2018 8.2, 8.3 as if one event.
  int first_rating(const Account& all) const {
    if (all.ru) return *all.ru;
    if (is_2018_) {
      const int above = all.halves - all.games;
      const int shift = above >= 0 ? 10 * above : printed_dp(percent_of(all.halves, all.games));
      return nearest(all.sum + std::int64_t{shift} * all.games, all.games);
    }
    const int n = all.games + 2;
    const int dp = printed_dp(percent_of(all.halves + 2, n));
    return std::min(nearest(all.sum + 3600 + std::int64_t{dp} * n, n), 2200);
  }

  /// Rated games of a rated person before period p. Who was struck off starts again (7.21).
  std::optional<int> games_before(std::size_t person, std::size_t p) const {
    std::optional<int> games = 0;
    if (one(person).before && one(person).before->rating > 0) games = one(person).before->games;
    for (std::size_t q = 0; q < p; ++q) {
      const int played = together(person, q).games;
      if (rating(person, q) == 0) {
        games = played;
        for (const auto& result : pool_before(person, q)) *games += result.games;
      } else if (published(person, q) == 0) {
        games = games_at_entry(person, q);
        if (games) *games += played;
      } else if (games) {
        *games += played;
      }
    }
    if (published(person, p) == 0) games = games_at_entry(person, p);
    return games;
  }
  /// ... of who has no rating in the list: unknown if only the report has one.
  std::optional<int> games_at_entry(std::size_t person, std::size_t p) const {
    if (!was_listed(person, p) && printed(person, p) > 0) return {};
    return 0;
  }

  static std::optional<bool> either(const std::optional<bool>& flag, bool reached) {
    return reached ? std::optional{true} : flag;
  }

  /// 8.3.3 on a day; 2018 8.56.
  int coefficient(std::size_t person, int own, const std::optional<int>& games,
                  const std::optional<bool>& reached_2300, const std::optional<bool>& reached_2400,
                  int year) const {
    if (is_2018_) return 20;
    if (reached_2400.value_or(false) || own >= 2400) return 10;
    const bool is_junior = one(person).birth.year != 0 && year - one(person).birth.year <= 18;
    if (is_junior && own < 2300 && !reached_2300.value_or(false)) return 40;
    if (games && *games < 30) return 40;
    return 20;
  }

  /// ... in an event: of the list, or of its own first day if it began before the list.
  int coefficient_in(const Account& event, std::size_t person, const std::optional<int>& games,
                     int played) const {
    const auto list = list_in_force(history_, period_);
    const bool is_older = list.year != 0 && event.start < list;
    int k =
        coefficient(person, is_older ? event.own : rating(person, period_), games,
                    reached_before(person, 2300, period_), reached_before(person, 2400, period_),
                    is_older ? event.start.year : year_of_list());
    if (const auto& before = one(person).before; period_ == 0 && before && before->k)
      k = *before->k;
    return k * played > 700 ? 700 / played : k;  // 8.3.3; 2018 8.56
  }

  /// Did a rating that a period used, or a list, reach the level before period p?
  std::optional<bool> reached_before(std::size_t person, int level, std::size_t p) const {
    std::optional<bool> flag = false;
    if (one(person).before)
      flag = level == 2300 ? one(person).before->reached_2300 : one(person).before->reached_2400;
    for (std::size_t q = 0; q < p; ++q) {
      const bool is_used = published(person, q) > 0 || together(person, q).games > 0;
      // What was before is not known of who is rated by a report only.
      if (!was_listed(person, q) && printed(person, q) > 0 && is_used) flag.reset();
      if ((is_used && rating(person, q) >= level) || published(person, q + 1) >= level) return true;
    }
    return flag;
  }
  std::optional<bool> reached(std::size_t person, int level, int next) const {
    auto flag = reached_before(person, level, period_);
    const int played = together(person, period_).games;
    if (!was_listed(person, period_) && printed(person, period_) > 0) flag.reset();
    if ((published(person, period_) > 0 || played > 0) && rating(person, period_) >= level)
      return true;
    if (next >= level) return true;
    return flag;
  }

  /// Results of earlier periods that still count in period p: since the last rating, in consecutive
  /// periods of 26 months in all (7.1.4; 2018 7.14c).
  std::vector<Pooled> pool_before(std::size_t person, std::size_t p) const {
    std::vector<Pooled> pool;
    for (std::size_t q = 0; q < p; ++q) {
      if (rating(person, q) > 0 || published(person, q + 1) > 0) {
        pool.clear();
        continue;
      }
      const auto all = together(person, q);
      const auto& list = history_.periods[q].list_date;
      if (all.games > 0 && months_between(list, history_.periods[p].list_date) < 26)
        pool.push_back({list, all.games, all.halves, all.sum});
    }
    return pool;
  }

  std::optional<Row> row_for(std::size_t person) const {
    Row row;
    row.person = person;
    add_numbers(row, lists.empty() ? nullptr : row_of(lists.back(), person), one(person),
                reports_of(period_));
    const auto now_played = together(person, period_);
    if (!was_listed(person, period_) && now_played.games == 0) return {};
    row.period_games = now_played.games;
    const int own = rating(person, period_);
    if (own > 0 && (published(person, period_) > 0 || now_played.games > 0)) {
      row.games = games_before(person, period_);
      int change = 0;
      for (const auto& event : counted_[period_][person])
        change += coefficient_in(event, person, row.games, now_played.games) *
                  (50 * event.halves - event.expected);
      // 8.3.4: .5 away from zero; 2018 8.57: upwards
      const int sum =
          own + (is_2018_ || change >= 0 ? nearest(change, 100) : -nearest(-change, 100));
      row.rating = sum;
      if (row.games) *row.games += now_played.games;
    } else if (own == 0) {
      row.pool = pool_before(person, period_);
      auto all = now_played;
      for (const auto& result : row.pool) {
        all.games += result.games;
        all.halves += result.halves;
        all.sum += result.sum;
      }
      // 7.1.4; 2018 7.14: five games, and the floor
      if (now_played.games > 0 && all.games >= 5 && first_rating(all) >= floor()) {
        row.rating = first_rating(all);
        row.games = all.games;
        row.pool.clear();
      } else if (now_played.games > 0) {
        row.pool.push_back({now().list_date, now_played.games, now_played.halves, now_played.sum});
      }
    }
    if (row.rating) row.rating = as_published(now(), person, *row.rating);
    row.reached_2300 = reached(person, 2300, row.rating.value_or(0));
    row.reached_2400 = reached(person, 2400, row.rating.value_or(0));
    if (row.rating && *row.rating < floor()) {  // 7.2.1
      row.rating.reset();
      row.games.reset();
      row.deleted = now().list_date;
    } else if (!row.rating && !lists.empty()) {
      if (const auto* earlier = row_of(lists.back(), person)) row.deleted = earlier->deleted;
    }
    if (row.rating)
      row.k = coefficient(person, *row.rating, row.games, row.reached_2300, row.reached_2400,
                          now().list_date.year);
    else
      row.has_played_before =
          has_played(person, period_) || now_played.games > 0 || row.deleted.year != 0;
    // 7.2.3
    if (one(person).before) row.last_played = one(person).before->last_played;
    for (std::size_t p = 0; p <= period_; ++p)
      for (const auto& event : counted_[p][person])
        row.last_played = std::max(row.last_played, event.end);
    if (row.last_played.year != 0)
      row.is_inactive = months_between(row.last_played, now().list_date) >= 12;
    return row;
  }

  const History& history_;
  std::size_t period_ = 0;
  std::vector<std::vector<int>> ratings_;                               ///< By period and person
  std::vector<std::vector<std::vector<Account>>> counted_;              ///< Rated events, likewise
  mutable std::map<const Report*, std::vector<Row2018>> round_robins_;  ///< Calculated once
  bool is_2018_ = false, is_standard_ = false, is_blitz_ = false;
};

}  // namespace

std::vector<std::vector<Row>> fide_lists(const History& history) { return Fide{history}.lists; }

}  // namespace oracle::history
