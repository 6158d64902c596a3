// FIDE 1997 (B.02): every list from all reports before it.

#include <algorithm>
#include <map>
#include <set>

#include "oracle/rating_history_record.hpp"
#include "oracle/rating_oracle.hpp"

namespace oracle::history {
namespace {

class Fide1997 {
 public:
  explicit Fide1997(const History& history) : history_{history} {
    for (period_ = 0; period_ < history.periods.size(); ++period_) {
      auto& ratings = ratings_.emplace_back();
      for (std::size_t person = 0; person < history.people.size(); ++person)
        ratings.push_back(rating_in_force(person));
      auto& counted = counted_.emplace_back();
      for (std::size_t person = 0; person < history.people.size(); ++person)
        counted.push_back(counted_events(person));
      auto& ignored = ignored_.emplace_back();
      for (std::size_t person = 0; person < history.people.size(); ++person) {
        ignored.push_back(is_ignored(person));
        if (ignored.back()) counted[person].clear();
      }
      std::vector<Row> list;
      for (std::size_t person = 0; person < history.people.size(); ++person)
        if (auto row = row_for(person)) list.push_back(std::move(*row));
      lists.push_back(std::move(list));
    }
  }

  std::vector<std::vector<Row>> lists;  ///< Published so far

 private:
  /// One event of one person.
  struct Account {
    int games = 0, halves = 0;
    int rc = 0;  ///< 10.61, 10.21
    int ru = 0;  ///< 10.22-10.24
    Day end;
    int own = 0;  ///< The player's rating in the event
    std::set<int> opponents{};
    int with_rated = 0;  ///< 9.22
  };

  const Person& one(std::size_t person) const { return history_.people[person]; }
  const Period& now() const { return history_.periods[period_]; }
  /// Rated reports, in the order of their days.
  std::vector<const Report*> reports_of(std::size_t p) const {
    return in_order(history_.periods[p], counts);
  }

  int published(std::size_t person, std::size_t p) const {
    if (p == 0) return one(person).before ? one(person).before->rating : 0;
    const auto* row = row_of(lists[p - 1], person);
    return row == nullptr ? 0 : row->rating.value_or(0);
  }
  bool was_listed(std::size_t person) const {
    if (one(person).before) return true;
    return period_ > 0 && row_of(lists[period_ - 1], person) != nullptr;
  }
  int rating_in_force(std::size_t person) const { return published(person, period_); }
  int rating(std::size_t person, std::size_t p) const { return ratings_[p][person]; }
  /// ... in an event of this period.
  int rating_in(const Report& report, const Seat& seat) const {
    return rating_in_event(report, seat, rating(seat.person, period_),
                           list_in_force(history_, period_));
  }

  /// 10.21, 10.25, 10.61: a complete round robin, its games with unrated players too.
  Account round_robin_account(const Report& report, std::size_t seat) const {
    std::vector<Player> players(report.seats.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
      players[i].fide = rating_in(report, report.seats[i]);
      for (const auto& cell : report.seats[i].cells)
        if (is_game(cell))
          players[i].games.push_back({static_cast<std::size_t>(cell.opponent), halves_of(cell)});
    }
    auto& rows = round_robins_[&report];
    if (rows.empty()) rows = round_robin_1997(players, false);
    const auto& row = rows[seat];
    if (row.is_out) return {};
    Account own{row.games,  row.halves, row.rc_new,
                row.ru_new, report.end, rating_in(report, report.seats[seat])};
    for (const auto& [opponent, halves] : players[seat].games)
      if (players[opponent].fide > 0) ++own.with_rated;
    return own;
  }

  /// 1.1: two hours.
  static bool counts(const Report& report) { return report.minutes >= 120; }
  /// 6.4: games with rated opponents.
  Account account(const Report& report, std::size_t seat) const {
    Account own;
    own.end = report.end;
    if (report.form == Form::round_robin) return round_robin_account(report, seat);
    const int mine = own.own = rating_in(report, report.seats[seat]);
    std::int64_t sum = 0;
    for (const auto& cell : report.seats[seat].cells) {
      if (!is_game(cell)) continue;  // 5.1
      int theirs = rating_in(report, report.seats[static_cast<std::size_t>(cell.opponent)]);
      if (theirs == 0) continue;
      // 10.61: a difference over 350 points counts as 350.
      if (mine > 0) theirs = std::clamp(theirs, mine - 350, mine + 350);
      sum += theirs;
      ++own.games;
      ++own.with_rated;
      own.opponents.insert(cell.opponent);
      own.halves += halves_of(cell);
    }
    if (own.games == 0) return own;
    own.rc = nearest(sum, own.games);
    const int above = own.halves - own.games;
    if (above >= 0)
      own.ru = nearest(std::int64_t{own.rc} * 2 + 25 * above, 2);  // 10.22, 10.23
    else if (own.halves > 0)
      own.ru = own.rc + printed_dp(percent_of(own.halves, own.games));  // 10.24
    return own;
  }

  std::vector<Account> counted_events(std::size_t person) const {
    std::vector<Account> counted;
    for (const auto* report : reports_of(period_)) {
      const auto seat = seat_of(*report, person);
      if (!seat) continue;
      const auto own = account(*report, *seat);
      if (own.games == 0) continue;
      if (rating(person, period_) == 0 && report->form != Form::round_robin) {
        if (own.opponents.size() < 4) continue;  // 6.42
        // 6.1: no point in the event
        int halves = 0;
        for (const auto& cell : report->seats[*seat].cells)
          if (is_game(cell)) halves += halves_of(cell);
        if (halves == 0 || own.halves == 0) continue;
      }
      counted.push_back(own);
    }
    return counted;
  }
  int games_in(std::size_t person, std::size_t p) const {
    int games = 0;
    for (const auto& event : counted_[p][person]) games += event.games;
    return games;
  }

  int with_rated_in(std::size_t person, std::size_t p) const {
    int games = 0;
    for (const auto& event : counted_[p][person]) games += event.with_rated;
    return games;
  }

  /// 10.64a
  static int coefficient(const std::optional<int>& games, bool has_reached_2400) {
    if (games && *games < 30) return 25;
    return has_reached_2400 ? 10 : 15;
  }

  std::optional<int> games_before(std::size_t person) const {
    std::optional<int> games = 0;
    if (one(person).before && one(person).before->rating > 0) games = one(person).before->games;
    for (std::size_t q = 0; q < period_; ++q) {
      if (rating(person, q) == 0) {
        games = games_in(person, q);
        for (const auto& result : pool_before(person, q)) *games += result.games;
      } else if (games) {
        *games += games_in(person, q);
      }
    }
    return games;
  }

  std::optional<bool> reached_before(std::size_t person, int level, std::size_t p) const {
    std::optional<bool> flag = false;
    if (one(person).before)
      flag = level == 2300 ? one(person).before->reached_2300 : one(person).before->reached_2400;
    for (std::size_t q = 0; q <= p; ++q)
      if (published(person, q) >= level) return true;
    return flag;
  }

  /// 10.31: do the results so far make a first rating below 2005? Then they are ignored.
  bool is_ignored(std::size_t person) const {
    if (rating(person, period_) > 0) return false;
    const auto latest = results_of(person, period_);
    if (latest.games == 0) return false;
    auto all = pool_before(person, period_);
    all.push_back(latest);
    return mean(all) < 2005;
  }

  /// 9.14: the same period or the next three; 10.31.
  std::vector<Pooled> pool_before(std::size_t person, std::size_t p) const {
    std::vector<Pooled> pool;
    for (std::size_t q = 0; q < p; ++q) {
      if (rating(person, q) > 0 || published(person, q + 1) > 0 || ignored_[q][person]) {
        pool.clear();
        continue;
      }
      if (const auto latest = results_of(person, q); latest.games > 0) pool.push_back(latest);
    }
    std::erase_if(pool, [&](const Pooled& result) {
      return months_between(result.list, history_.periods[p].list_date) >= 24;
    });
    return pool;
  }
  Pooled results_of(std::size_t person, std::size_t p) const {
    Pooled all{history_.periods[p].list_date, 0, 0, 0};
    for (const auto& event : counted_[p][person]) {
      all.games += event.games;
      all.halves += event.halves;
      all.sum += std::int64_t{event.ru} * event.games;
    }
    return all;
  }
  /// 10.3, 10.32: the weighted mean, to the nearest 0 or 5.
  static int mean(const std::vector<Pooled>& pool) {
    std::int64_t sum = 0;
    int games = 0;
    for (const auto& result : pool) {
      sum += result.sum;
      games += result.games;
    }
    return 5 * nearest(sum, std::int64_t{5} * games);
  }

  std::optional<Row> row_for(std::size_t person) const {
    Row row;
    row.person = person;
    add_numbers(row, lists.empty() ? nullptr : row_of(lists.back(), person), one(person),
                reports_of(period_));
    const int played = games_in(person, period_);
    if (!was_listed(person) && played == 0) return {};
    const int with_rated = with_rated_in(person, period_);
    row.period_games = with_rated;
    const int own = rating(person, period_);
    bool is_new = false;
    if (own > 0) {
      row.games = games_before(person);
      int k = coefficient(row.games, reached_before(person, 2400, period_).value_or(false));
      if (const auto& before = one(person).before; period_ == 0 && before && before->k)
        k = *before->k;
      std::int64_t change = 0;
      for (const auto& event : counted_[period_][person])
        // 10.63, 10.64
        change += k * (50 * event.halves - expected(event.own, event.rc, 9999) * event.games);
      const int sum = 5 * nearest(std::int64_t{own} * 100 + change, 500);  // 10.65, 10.66
      row.rating = sum;
      if (row.games) *row.games += played;
    } else {
      if (!ignored_[period_][person]) row.pool = pool_before(person, period_);
      if (played > 0) row.pool.push_back(results_of(person, period_));
      int games = 0;
      for (const auto& result : row.pool) games += result.games;
      if (played > 0 && games >= 9) {  // 9.14
        row.rating = mean(row.pool);
        row.games = games;
        row.pool.clear();
        is_new = true;
      }
    }
    if (row.rating) row.rating = as_published(now(), person, *row.rating);
    const auto reached = [&](int level) {
      auto flag = reached_before(person, level, period_);
      if (row.rating.value_or(0) >= level) flag = true;
      return flag;
    };
    row.reached_2300 = reached(2300);
    row.reached_2400 = reached(2400);
    if (row.rating && *row.rating < 2005) {  // 9.21
      row.rating.reset();
      row.games.reset();
      row.deleted = now().list_date;
    } else if (!row.rating && !lists.empty()) {
      if (const auto* earlier = row_of(lists.back(), person)) row.deleted = earlier->deleted;
    }
    if (row.rating)
      row.k = coefficient(row.games, row.reached_2400.value_or(false));
    else
      row.has_played_before = has_played(person) || played > 0;
    if (one(person).before) row.last_played = one(person).before->last_played;
    for (std::size_t p = 0; p <= period_; ++p)
      for (const auto& event : counted_[p][person])
        row.last_played = std::max(row.last_played, event.end);
    // 9.22: fewer than four games with rated opponents in a year, of two periods; who has no rating
    // is not one of these players.
    const bool keeps_rating = own > 0 && row.rating;
    if (is_new) {
      row.is_inactive = false;
    } else if (keeps_rating && period_ > 0) {
      row.is_inactive = with_rated + with_rated_in(person, period_ - 1) < 4;
    } else if (keeps_rating && with_rated >= 4) {
      row.is_inactive = false;
    } else if (row.last_played.year != 0) {
      row.is_inactive = months_between(row.last_played, now().list_date) >= 12;
    }
    return row;
  }
  bool has_played(std::size_t person) const {
    if (one(person).before && one(person).before->rating > 0) return true;
    for (std::size_t q = 0; q < period_; ++q)
      if (games_in(person, q) > 0) return true;
    return false;
  }

  const History& history_;
  std::size_t period_ = 0;
  std::vector<std::vector<int>> ratings_;                               ///< By period and person
  std::vector<std::vector<std::vector<Account>>> counted_;              ///< Rated events, likewise
  mutable std::map<const Report*, std::vector<Row1997>> round_robins_;  ///< Calculated once
  std::vector<std::vector<bool>> ignored_;                              ///< By 10.31
};

}  // namespace

std::vector<std::vector<Row>> fide_1997_lists(const History& history) {
  return Fide1997{history}.lists;
}

}  // namespace oracle::history
