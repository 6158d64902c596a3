// Elo Italia (RTF 2014): every list from all reports before it.

#include <algorithm>
#include <cstdint>

#include "oracle/rating_history_record.hpp"
#include "oracle/rating_history_titles.hpp"

namespace oracle::history {
namespace {

class EloItalia {
 public:
  explicit EloItalia(const History& history) : history_{history} {
    for (period_ = 0; period_ < history.periods.size(); ++period_) {
      decide_reports();
      ratings_.clear();
      for (std::size_t person = 0; person < history.people.size(); ++person)
        ratings_.push_back(rating_in_force(person));
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
  const std::vector<const Report*>& reports_of(std::size_t p) const { return rated_[p]; }
  /// 6.2.3: what is not homologated is not calculated.
  void decide_reports() {
    rated_.push_back(in_order(now(), [this](const Report& report) { return counts(report); }));
  }

  /// Was the person in a list before this period?
  bool is_listed(std::size_t person) const {
    if (one(person).before) return true;
    for (const auto& list : lists)
      if (row_of(list, person) != nullptr) return true;
    return false;
  }
  bool is_foreign(std::size_t person) const { return one(person).federation != "ITA"; }

  /// The latest notice of a kind up to this period, and its period.
  const Notice* notice(std::size_t person, Notice::Kind kind, std::size_t& period) const {
    const Notice* latest = nullptr;
    for (std::size_t p = 0; p <= period_; ++p)
      for (const auto& one : history_.periods[p].notices)
        if (one.person == person && one.kind == kind) {
          latest = &one;
          period = p;
        }
    return latest;
  }
  const Notice* notice_now(std::size_t person, Notice::Kind kind) const {
    for (const auto& one : now().notices)
      if (one.person == person && one.kind == kind) return &one;
    return nullptr;
  }

  /// FIDE's rating in force during the period; 0: none.
  int fide_rating(std::size_t person) const {
    int rating = one(person).before ? one(person).before->fide_rating : 0;
    if (one(person).before && !history_.has_fide_column) rating = fide_in_reports(person, 0);
    std::size_t published = 0;
    const auto* latest = notice(person, Notice::Kind::fide_list, published);
    if (latest != nullptr) rating = latest->value;
    // 4.2.5: struck off, from the list after that period on.
    std::size_t struck = 0;
    const auto* off = notice(person, Notice::Kind::struck_off, struck);
    if (off != nullptr && struck < period_ && (latest == nullptr || published <= struck))
      rating = 0;
    // The federation knows no rating that only reports have.
    if (rating == 0 && !is_listed(person) && off == nullptr)
      rating = fide_in_reports(person, period_);
    if (rating == 0 && !one(person).before && latest == nullptr && off == nullptr)
      rating = first_printed(person);
    return rating;
  }
  /// 4.2.3, 4.2.5: a rating that one report of a period has, the person has in all of them.
  int fide_in_reports(std::size_t person, std::size_t p) const {
    for (const auto* report : reports_of(p))
      if (const auto seat = seat_of(*report, person); seat && report->seats[*seat].fide_rating > 0)
        return report->seats[*seat].fide_rating;
    return 0;
  }
  /// Of a person who came into the lists with FIDE's rating (4.2.7).
  int first_printed(std::size_t person) const {
    for (std::size_t p = 0; p <= period_; ++p)
      for (const auto* report : reports_of(p))
        if (seat_of(*report, person)) return fide_in_reports(person, p);
    return 0;
  }

  /// Elo Italia in force during the period; 0: none. 4.2.3: the same for the whole period.
  int own_rating(std::size_t person) const {
    if (period_ == 0) return one(person).before ? one(person).before->rating : 0;
    const auto* row = row_of(lists.back(), person);
    return row == nullptr ? 0 : row->rating.value_or(0);
  }
  /// The equation of a foreigner by the arbiter (4.2.6), of who has no rating in the list.
  int equation(std::size_t person) const {
    if (own_rating(person) > 0 || (is_listed(person) && !is_foreign(person))) return 0;
    for (const auto* report : reports_of(period_))
      if (const auto seat = seat_of(*report, person)) return report->seats[*seat].national_rating;
    return 0;
  }
  std::string printed_category(std::size_t person) const {
    for (const auto* report : reports_of(period_))
      if (const auto seat = seat_of(*report, person)) return report->seats[*seat].category;
    return "NC";
  }

  /// The title before the period, 4.1.2: for life.
  int title_before(std::size_t person) const {
    if (!lists.empty())
      if (const auto* row = row_of(lists.back(), person)) return category_number(row->category);
    if (is_listed(person))
      return one(person).before ? category_number(one(person).before->category) : 0;
    return category_number(printed_category(person));
  }
  /// 4.4.1.1-4: ... or what the rating at the start of the period makes.
  int title_at_start(std::size_t person) const {
    int title = title_before(person);
    title = std::max(title, category_of_rating(fide_rating(person)));
    title = std::max(title, category_of_rating(own_rating(person)));
    return std::max(title, category_of_rating(equation(person)));
  }

  /// 4.2.9-4.2.11, 4.2.15: what the person counts as, for himself and for his opponents.
  int rating_in_force(std::size_t person) const {
    if (const int fide = fide_rating(person); fide > 0) return fide;
    if (const int own = own_rating(person); own > 0) return own;
    if (const int equated = equation(person); equated > 0) return equated;
    return theoretical_rating(category_name(title_before(person)));
  }

  /// 4.2.3: the same for the whole period.
  int rating(std::size_t person) const { return ratings_[person]; }

  /// FIDE's rating of a seat: of the list, or of the report if the list has none of him.
  int fide_rating_in(const Seat& seat) const {
    if (const auto* told = notice_now(seat.person, Notice::Kind::fide_list)) return told->value;
    if (period_ == 0 && !history_.has_fide_column) return seat.fide_rating;
    if (!is_listed(seat.person)) return seat.fide_rating;
    if (period_ == 0) return one(seat.person).before->fide_rating;
    return row_of(lists.back(), seat.person)->fide_rating;
  }
  /// 5.3.1, 5.4.1
  bool counts(const Report& report) const {
    // FIDE's rates of play until 2021, by the highest rating of the event.
    int highest = 0;
    for (const auto& seat : report.seats)
      if (takes_part(seat)) highest = std::max(highest, fide_rating_in(seat));
    const int least = highest >= 2200 ? 120 : highest >= 1600 ? 90 : 60;
    if (report.form == Form::team) return report.minutes >= 120;  // 5.4.1 a
    if (report.minutes < least) return false;                     // 5.3.1 d
    if (report.rounds < 5) return false;                          // 5.3.1 a
    return players_in(report) >= (report.rounds >= 6 ? 7U : 6U);  // 5.3.1 c
  }

  /// 4.3.1 for one event, with 4.2.14 and 7.5.3.
  int variation(const Report& report, std::size_t seat) const {
    const auto& own = report.seats[seat];
    int hundredths = 0;
    int halves = 0;
    for (const auto& cell : own.cells) {
      if (!is_game(cell)) continue;  // 4.2.12
      const auto opponent = report.seats[static_cast<std::size_t>(cell.opponent)].person;
      hundredths += expected(rating(own.person), rating(opponent), 400);
      halves += halves_of(cell);
    }
    int points = k_in_force(own.person) * (5 * halves - points_expected(hundredths)) / 10;
    int first = 0;
    for (const auto& other : report.seats) first = std::max(first, standing_of(other));
    if (standing_of(own) == first) points = std::max(points, 0);  // 4.2.14
    if (own.has_withdrawn) points = std::min(points, 0);          // 7.5.3
    return points;
  }
  /// 4.3.1, in tenths: "arrotondando il secondo decimale a zero da 0,01 a 0,05 ed a uno da 0,06 a
  /// 0,09".
  static int points_expected(int hundredths) {
    return hundredths / 10 + (hundredths % 10 >= 6 ? 1 : 0);
  }
  /// Of the list in force.
  int k_in_force(std::size_t person) const {
    if (period_ == 0 && one(person).before && one(person).before->k) return *one(person).before->k;
    return coefficient(title_at_start(person));
  }
  /// 4.3.2
  static int coefficient(int title) { return category_name(title) == "M" ? 20 : 30; }

  /// Games over the board in homologated events of periods up to p.
  int registered_games(std::size_t person, std::size_t periods) const {
    int games = 0;
    for (std::size_t p = 0; p < periods; ++p)
      for (const auto* report : reports_of(p))
        if (const auto seat = seat_of(*report, person)) games += games_of(report->seats[*seat]);
    return games;
  }
  /// Empty: what was before the first report is not known.
  std::optional<int> games_until(std::size_t person, std::size_t periods) const {
    const int games = registered_games(person, periods);
    if (!one(person).before) return games;
    if (!one(person).before->games) return {};
    return *one(person).before->games + games;
  }

  /// 4.4.1.5 c: did he reach 2200 during an event, with 24 games?
  bool reached_2200_in_play(std::size_t person) const {
    if (fide_rating(person) > 0) return false;
    // What is not known is not registered.
    int games = games_until(person, period_).value_or(0);
    int own = rating(person);
    for (const auto* report : reports_of(period_)) {
      const auto seat = seat_of(*report, person);
      if (!seat) continue;
      int hundredths = 0;
      int halves = 0;
      for (const auto& cell : report->seats[*seat].cells) {
        if (!is_game(cell)) continue;
        const auto opponent = report->seats[static_cast<std::size_t>(cell.opponent)].person;
        hundredths += expected(rating(person), rating(opponent), 400);
        halves += halves_of(cell);
        ++games;
        // 4.3.1 for the games so far
        const int gained = k_in_force(person) * (5 * halves - points_expected(hundredths)) / 10;
        // 7.5.3: an event left without justification promotes no player.
        if (games >= 24 && own + gained >= 2200 && !report->seats[*seat].has_withdrawn) return true;
      }
      own += variation(*report, *seat);
    }
    return false;
  }

  void add_norms(Row& row) const {
    if (one(row.person).before) {
      row.single_norms = one(row.person).before->single_norms;
      row.double_norms = one(row.person).before->double_norms;
    }
    for (std::size_t p = 0; p < period_; ++p)
      if (const auto* earlier = row_of(lists[p], row.person)) {
        row.single_norms = earlier->single_norms;
        row.double_norms = earlier->double_norms;
      }
    for (const auto* report : reports_of(period_)) {
      const auto seat = seat_of(*report, row.person);
      if (!seat || report->seats[*seat].has_withdrawn) continue;  // 7.5.3
      const auto norm = maestro_norm(
          *report, *seat, [&](std::size_t other) { return rating(report->seats[other].person); });
      if (norm == Norm::single_norm) ++row.single_norms;
      // One event, one norm.
      const auto begin = row.double_norms.begin(), end = row.double_norms.end();
      if (norm == Norm::double_norm && std::find(begin, end, report->start) == end)
        row.double_norms.push_back(report->start);
    }
    std::sort(row.double_norms.begin(), row.double_norms.end());
  }

  /// 4.4.1.5 a, b: "possedendo, all'inizio di un periodo".
  bool is_maestro_at_start(std::size_t person) const {
    Row held;
    if (one(person).before) {
      held.single_norms = one(person).before->single_norms;
      held.double_norms = one(person).before->double_norms;
    }
    for (std::size_t p = 0; p < period_; ++p)
      if (const auto* earlier = row_of(lists[p], person)) held = *earlier;
    if (!has_norms(held.single_norms, held.double_norms)) return false;
    if (own_rating(person) >= 2200) return true;
    return fide_rating(person) >= 2200 && games_until(person, period_).value_or(0) >= 24;
  }

  std::optional<Row> row_for(std::size_t person) const {
    const bool was_listed = is_listed(person);
    int played = 0;
    for (const auto* report : reports_of(period_))
      if (const auto seat = seat_of(*report, person)) played += games_of(report->seats[*seat]);
    if (!was_listed && played == 0) return {};
    const int fide = fide_rating(person);
    // 4.2.6, 4.2.7: foreigners come in without FIDE's rating only.
    if (!was_listed && is_foreign(person) && fide > 0) return {};

    Row row;
    row.person = person;
    add_numbers(row, lists.empty() ? nullptr : row_of(lists.back(), person), one(person),
                reports_of(period_));
    row.games = games_until(person, period_ + 1);
    add_norms(row);
    int title = title_at_start(person);
    if (is_maestro_at_start(person)) title = category_number("M");
    int points = rating(person);
    const bool has_own = fide == 0 && (own_rating(person) > 0 || played > 0);
    if (fide == 0)
      for (const auto* report : reports_of(period_))
        if (const auto seat = seat_of(*report, person)) points += variation(*report, *seat);
    // 4.4.2, after 4.4.1.1: below 3N even by the rating at the start.
    if (fide == 0 && title < category_number("3N")) points = std::min(points, 1600);
    row.fide_rating = fide;
    // 4.2.5: struck off, he comes back one point below the minimum.
    const auto* off = notice_now(person, Notice::Kind::struck_off);
    bool is_italian = has_own;
    if (off != nullptr && fide > 0) {
      row.fide_rating = 0;
      points = off->value - 1;
      is_italian = true;
    }
    // 4.4.1.6
    if (notice_now(person, Notice::Kind::champion) != nullptr && title < category_number("M")) {
      ++title;
      if (is_italian) points = std::max(points, least_rating_of(title));
    }
    if (is_italian) points = as_published(now(), person, points);
    // 4.4.1.1-4, 4.4.3: by the rating at the start of the next period, ratified with the list.
    const int next = is_italian ? points : row.fide_rating;
    title = std::max(title, category_of_rating(next));
    // 4.4.1.5
    if (has_norms(row.single_norms, row.double_norms)) {
      const bool by_fide = row.fide_rating >= 2200 && row.games.value_or(played) >= 24;  // a
      const bool by_own = is_italian && points >= 2200;                                  // b
      if (by_fide || by_own || reached_2200_in_play(person)) title = category_number("M");
    }
    row.category = category_name(title);
    if (is_italian) {
      row.rating = points;
      row.k = coefficient(title);
    }
    // 4.2.8: an individual event; the last of 24 months does not include the same day.
    row.last_played = one(person).before ? one(person).before->last_played : Day{};
    for (std::size_t p = 0; p <= period_; ++p)
      for (const auto* report : reports_of(p))
        if (const auto seat = seat_of(*report, person);
            seat && report->form != Form::team && games_of(report->seats[*seat]) > 0)
          row.last_played = std::max(row.last_played, report->end);
    const auto* earlier = lists.empty() ? nullptr : row_of(lists.back(), person);
    if (row.last_played.year != 0)
      row.is_inactive = months_between(row.last_played, now().list_date) >= 24;
    else if (earlier != nullptr)
      row.is_inactive = earlier->is_inactive;
    else if (!was_listed)
      row.is_inactive = fide == 0;  // FIDE may have rated individual events
    return row;
  }

  const History& history_;
  std::size_t period_ = 0;
  std::vector<std::vector<const Report*>> rated_;  ///< By period, in the order of their days
  std::vector<int> ratings_;                       ///< In force during the period
};

}  // namespace

std::vector<std::vector<Row>> elo_italia_lists(const History& history) {
  return EloItalia{history}.lists;
}

}  // namespace oracle::history
