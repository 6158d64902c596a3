#include "support/history.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "support/dice.hpp"
#include "support/history_rounds.hpp"

namespace trf::test {
namespace {

using oracle::history::Day;
using oracle::history::Form;
using oracle::history::History;
using oracle::history::Notice;
using oracle::history::Period;
using oracle::history::Person;
using oracle::history::Report;
using oracle::history::Seat;

const char* const surnames[]{"Amato", "Bianchi", "Conti",  "D'Amico", "Esposito", "Ferri",
                             "Gatti", "Iorio",   "Leone",  "Mele",    "Neri",     "Orsi",
                             "Pace",  "Rossi",   "Salani", "Testa",   "Verdi",    "Zotti"};
const char* const men[]{"Bruno", "Dario", "Fabio", "Ivo", "Luca", "Marco", "Piero", "Tito"};
const char* const women[]{"Anna", "Carla", "Gina", "Lara", "Nora", "Rita", "Sara", "Vera"};

class Author {
 public:
  Author(const std::string& system, std::uint64_t seed, const HistoryFeatures& features)
      : dice_{seed * 2 + 1}, may_{features} {
    history_.system = system;
    is_italian_ = system.starts_with("elo-italia");
  }

  History write() {
    begin();
    // Rapid 4.4: fourteen players
    history_.is_old_list = may_.old_lists && dice_.percent(50);
    history_.has_fide_column = !history_.is_old_list || dice_.percent(50);
    const int people =
        history_.system == "elo-italia-rapid" ? dice_.between(22, 32) : dice_.between(14, 24);
    centre_ = one_of(centres());
    // 6.3: a third of a round robin is rated; so the floor is far away.
    if (may_.round_robins) centre_ = std::max(centre_, least_rating() + 800);
    for (int i = 0; i < people; ++i) add_person(i);
    const int periods = dice_.percent(30) ? dice_.between(12, 30) : dice_.between(2, 12);
    auto date = history_.first_list;
    for (int i = 0; i < periods; ++i) {
      const auto month = date;
      date = oracle::history::months_later(date, months_between());
      add_period(month, date);
    }
    return std::move(history_);
  }

 private:
  struct Hidden {
    int level = 0;  ///< What the person plays like
    bool is_away = false;
  };

  template <std::size_t N>
  int one_of(const int (&values)[N]) {
    return values[dice_.between(0, static_cast<int>(N) - 1)];
  }
  int one_of(const std::vector<int>& values) {
    return values[static_cast<std::size_t>(dice_.between(0, static_cast<int>(values.size()) - 1))];
  }

  int months_between() const { return history_.system == "fide-1997" ? 6 : 1; }

  /// Ratings near which the articles change something.
  std::vector<int> centres() const {
    if (history_.system == "elo-italia") return {1450, 1500, 1600, 1800, 2000, 2150, 2200};
    if (history_.system == "elo-italia-rapid") return {1440, 1800, 2000, 2200, 2200, 2400};
    if (history_.system == "fide-1997") return {2005, 2050, 2200, 2395};
    if (history_.system.ends_with("2018")) return {1020, 1200, 1800, 2300};
    return {1405, 1450, 1600, 2000, 2300, 2395, 2620};
  }

  void begin() {
    if (history_.system == "elo-italia")
      history_.first_list = {2014, dice_.between(10, 12), 1};
    else if (history_.system == "elo-italia-rapid")
      history_.first_list = {dice_.between(2013, 2017), dice_.between(1, 12), 1};
    else if (history_.system == "fide-1997")
      history_.first_list = {1985, 1, 1};
    else if (history_.system.ends_with("2018"))
      history_.first_list = {2018, dice_.between(7, 12), 1};
    else
      history_.first_list = {2024, dice_.between(3, 12), 1};
    if (history_.system == "elo-italia") history_.first_list.year += dice_.between(0, 3);
  }

  Day day_before(const Day& day, int months) {
    auto earlier = oracle::history::months_later(day, -months);
    earlier.day = dice_.between(1, 28);
    return earlier;
  }

  void add_person(int number) {
    Person person;
    person.sex = dice_.percent(30) ? 'w' : 'm';
    const auto* first = person.sex == 'w' ? women[dice_.between(0, 7)] : men[dice_.between(0, 7)];
    // No two people have one name and one birth date.
    person.name = fmt::format("{}{}, {}", surnames[number % 18], number >= 18 ? "ni" : "", first);
    person.national = std::to_string(140000 + 37 * number);
    person.fide = std::to_string(800000 + 13 * (number + 1));
    person.federation = "ITA";
    // Juniors turn 18 during the history.
    const int age = dice_.percent(30) ? dice_.between(14, 19) : dice_.between(20, 70);
    person.birth = {history_.first_list.year - age, dice_.between(1, 12), dice_.between(1, 28)};

    Hidden hidden;
    int rating = centre_ + dice_.between(-150, 150);
    if (dice_.percent(30)) rating = centre_ + dice_.between(-10, 10);
    if (!may_.round_robins && dice_.percent(15)) rating = centre_ + dice_.between(-450, 450);
    rating = std::max(rating, least_rating());
    if (history_.system == "fide-1997") rating = rating / 5 * 5;
    hidden.level = rating + dice_.between(-250, 250);
    const bool is_foreign = may_.foreigners && dice_.percent(12);
    if (is_foreign) person.federation = dice_.percent(50) ? "GER" : "FRA";
    const bool is_new = may_.newcomers && dice_.percent(30);
    int fide = 0;
    if (history_.system == "elo-italia" && may_.fide_rated && dice_.percent(25)) fide = rating;
    // Rated by another list: Elo Italia Rapid 6.1, FIDE rapid and blitz.
    const bool has_no_rating = may_.other_lists && dice_.percent(20);
    if (has_no_rating && !is_italian_ && history_.system != "fide" &&
        history_.system != "fide-1997")
      person.other_rating = std::min(rating, 2250);
    if (history_.system == "elo-italia-rapid" && is_new && may_.other_lists && dice_.percent(60))
      person.other_rating = rating;
    // A newcomer whom FIDE rates, and whose rating only the report has.
    if (history_.system == "fide" && is_new && may_.other_lists && dice_.percent(25)) fide = rating;
    fide_.push_back(fide);
    equation_.push_back(is_foreign && is_new && fide == 0 && dice_.percent(70) ? rating : 0);
    category_.push_back(category_for(is_foreign && is_new ? 0 : rating, is_new));
    if (!is_new) {
      person.before = before(rating, fide, category_.back());
      if (person.other_rating > 0) unrate(*person.before);
    }
    people_.push_back(hidden);
    history_.people.push_back(std::move(person));
  }

  /// In the list with a rating of another kind.
  static void unrate(Person::Before& before) {
    before.rating = 0;
    before.games = {};
    before.k = {};
    before.last_played = {};
    before.reached_2200 = before.reached_2300 = before.reached_2400 = false;
  }

  int least_rating() const {
    if (history_.system == "fide-1997") return 2005;
    if (history_.system.ends_with("2018")) return 1000;
    if (history_.system.starts_with("fide")) return 1400;
    return 1100;
  }

  std::string category_for(int rating, bool is_new) {
    if (!is_italian_) return {};
    static const char* const names[]{"NC", "2S", "1S", "3N", "2N", "1N", "CM", "M"};
    if (is_new) return names[dice_.percent(60) ? 0 : dice_.between(0, 6)];
    int number = rating >= 2000   ? 6
                 : rating >= 1800 ? 5
                 : rating >= 1600 ? 4
                 : rating >= 1500 ? 3
                                  : 0;
    if (number == 0 && dice_.percent(40)) number = dice_.between(0, 3);
    if (dice_.percent(15)) number = std::min(number + 1, 7);
    if (number == 6 && rating >= 2150 && dice_.percent(25)) number = 7;
    // A title column can be lower than the rating makes him (4.4.1 "possedendo").
    if (may_.low_titles && number < 7 && dice_.percent(8)) number = dice_.between(0, number);
    return names[number];
  }

  Person::Before before(int rating, int fide, const std::string& category) {
    Person::Before before;
    const bool is_known = history_.has_fide_column;
    before.rating = fide > 0 && is_known ? 0 : rating;
    before.fide_rating = is_known ? fide : 0;
    before.category = category;
    before.games = dice_.percent(40) ? dice_.between(0, 40) : dice_.between(30, 300);
    if (may_.unknown && dice_.percent(20)) before.games.reset();
    // Rapid 6.9: five years
    const int longest = history_.system == "elo-italia-rapid" ? 66 : 20;
    before.last_played = day_before(history_.first_list, dice_.between(1, longest));
    if (may_.unknown && dice_.percent(20)) before.last_played = {};
    if (history_.system == "elo-italia" && category != "M") {
      if (rating < 2150 && dice_.percent(10)) before.single_norms = 1;
      if (dice_.percent(10))
        before.double_norms.push_back(day_before(history_.first_list, dice_.between(1, 60)));
    }
    const auto reached = [&](int level) -> std::optional<bool> {
      if (may_.unknown && dice_.percent(15)) return {};
      return rating >= level || (rating >= level - 100 && dice_.percent(20));
    };
    before.reached_2200 = reached(2200);
    before.reached_2300 = reached(2300);
    before.reached_2400 = reached(2400);
    if (may_.given_k && !may_.unknown && dice_.percent(20)) before.k = given_k();
    return before;
  }

  /// A coefficient that the list states, whatever the rules give.
  int given_k() {
    if (is_italian_) return one_of({20, 30});
    if (history_.system == "fide-1997") return one_of({10, 15, 25});
    return history_.system.ends_with("2018") ? 20 : one_of({10, 20, 40});
  }

  void add_period(const Day& month, const Day& list_date) {
    Period period;
    period.list_date = list_date;
    if (may_.pauses)
      for (auto& person : people_)
        if (dice_.percent(person.is_away ? 4 : 3)) person.is_away = !person.is_away;
    const bool is_rtf = history_.system == "elo-italia";
    std::set<std::size_t> noticed;
    if (is_rtf && may_.champions && dice_.percent(20)) {
      const auto person = anybody();
      // The categories above 3N: "immediatamente superiore" is a title with a least rating.
      if (history_.people[person].before && category_[person] != "NC" &&
          category_[person] != "2S" && category_[person] != "1S") {
        period.notices.push_back({Notice::Kind::champion, person, 0});
        noticed.insert(person);
      }
    }
    const bool has_place = history_.has_fide_column || !history_.periods.empty();
    if (is_rtf && may_.fide_notices && has_place && dice_.percent(20)) {
      const auto person = anybody();
      if (history_.people[person].before && noticed.insert(person).second) {
        fide_[person] = std::max(people_[person].level + dice_.between(-100, 100), 1000);
        period.notices.push_back({Notice::Kind::fide_list, person, fide_[person]});
      }
    }
    const bool is_quick =
        history_.system.starts_with("fide-rapid") || history_.system.starts_with("fide-blitz");
    int reports = dice_.percent(25)   ? 0
                  : dice_.percent(60) ? 1
                  : is_quick          ? dice_.between(2, 5)
                                      : dice_.between(2, 3);
    // 2018 8.3: how a round robin and other events make one first rating is open.
    if (has_only_round_robins()) reports = std::min(reports, 1);
    int first_day = 1;
    for (int i = 0; i < reports; ++i) {
      auto report = make_report(month, first_day);
      if (report.seats.empty()) continue;
      first_day = report.end.day + 1;
      period.reports.push_back(std::move(report));
      if (first_day > 12) break;
    }
    // They come in any order.
    dice_.shuffle(period.reports);
    history_.periods.push_back(std::move(period));
  }

  std::size_t anybody() {
    return static_cast<std::size_t>(dice_.between(0, static_cast<int>(people_.size()) - 1));
  }

  Report make_report(const Day& month, int first_day) {
    Report report;
    std::vector<std::size_t> present;
    for (std::size_t i = 0; i < people_.size(); ++i)
      if (!people_[i].is_away && dice_.percent(80)) present.push_back(i);
    const int wanted = least_players() + dice_.between(0, 6);
    if (static_cast<int>(present.size()) < wanted) return {};
    dice_.shuffle(present);
    present.resize(static_cast<std::size_t>(wanted));
    const auto is_new = [&](std::size_t i) { return !history_.people[i].before; };
    const auto newcomers = std::count_if(present.begin(), present.end(), is_new);
    report.minutes = usual_minutes();
    report.rounds = rounds(wanted);
    if (has_only_round_robins() && (newcomers > wanted - 5 || 2 * newcomers > wanted)) return {};
    if (has_only_round_robins()) report.form = Form::round_robin;
    if (may_.round_robins && newcomers <= wanted - 5 && 2 * newcomers <= wanted &&
        dice_.percent(40))
      report.form = Form::round_robin;
    if (may_.short_times && dice_.percent(15)) report.minutes = shorter_minutes();
    if (may_.not_rated && dice_.percent(12)) spoil(report);
    const int days = std::min(report.rounds, 5) - 1;
    report.start = {month.year, month.month,
                    first_day + (first_day < 10 ? dice_.between(0, 2) : 0)};
    report.end = report.start;
    report.end.day += history_.system == "elo-italia" ? days : days / 2;
    // The list in force when it begins is another one than its period's.
    if (!is_italian_ && first_day == 1 && !history_.periods.empty() && dice_.percent(20)) {
      report.start = oracle::history::months_later(month, -1);
      report.start.day = dice_.between(26, 28);
    }
    for (const auto person : present) report.seats.push_back(seat_for(person));
    HistoryRounds rounds{dice_, may_, [&](std::size_t person) { return people_[person].level; }};
    if (report.form == Form::round_robin)
      rounds.play_round_robin(report);
    else
      rounds.play_swiss(report);
    return report;
  }

  bool has_only_round_robins() const {
    return may_.round_robins && history_.system.ends_with("2018");
  }

  int usual_minutes() const {
    if (history_.system == "elo-italia-rapid") return 25;
    if (history_.system.starts_with("fide-rapid")) return 25;
    if (history_.system.starts_with("fide-blitz")) return 5;
    return 120;
  }
  /// Enough for some players, or for some purposes.
  int shorter_minutes() {
    if (history_.system == "elo-italia") return 90;
    if (history_.system == "fide") return one_of({60, 90});
    return usual_minutes();
  }

  int least_players() const {
    if (history_.system == "elo-italia-rapid") return 14;
    return is_italian_ ? 8 : 8;
  }
  int rounds(int players) {
    const int most = players - 2;
    const int some = dice_.percent(10) ? 5 : dice_.percent(35) ? 6 : dice_.between(7, 11);
    const int least = history_.system == "elo-italia-rapid" ? 6 : 5;
    return std::clamp(some, least, most);
  }
  /// One requirement fails.
  void spoil(Report& report) {
    if (history_.system == "elo-italia-rapid") {
      if (dice_.percent(50))
        report.minutes = one_of({14, 61});
      else
        report.rounds = 5;
    } else if (history_.system == "elo-italia") {
      if (dice_.percent(50))
        report.minutes = 45;
      else
        report.rounds = 4;
    } else if (history_.system == "fide-rapid-2018") {
      report.minutes = one_of({3, 60});  // The tools' system has blitz too.
    } else if (history_.system.starts_with("fide-rapid")) {
      report.minutes = one_of({10, 60});
    } else if (history_.system.starts_with("fide-blitz")) {
      report.minutes = one_of({3, 11});
    } else {
      report.minutes = history_.system == "fide" ? 45 : 119;
    }
  }

  Seat seat_for(std::size_t person) {
    Seat seat;
    seat.person = person;
    const auto& one = history_.people[person];
    seat.fide_rating = fide_[person];
    // An arbiter prints the rating of a list, of an old one now and then; the list decides.
    if (history_.system == "elo-italia")
      seat.national_rating = one.before ? one.before->rating : equation_[person];
    else if (is_italian_)
      seat.national_rating = equation_[person];
    else
      seat.fide_rating = one.before ? one.before->rating : fide_[person];
    seat.category = category_[person];
    // The number of the list's own kind, the other one, or none.
    auto& own = is_italian_ ? seat.has_national : seat.has_fide;
    auto& other = is_italian_ ? seat.has_fide : seat.has_national;
    own = !may_.other_numbers || dice_.percent(75);
    other = dice_.percent(50);
    return seat;
  }

  Dice dice_;
  HistoryFeatures may_;
  History history_;
  bool is_italian_ = false;
  int centre_ = 0;
  std::vector<Hidden> people_;
  std::vector<int> fide_;      ///< FIDE's rating as reports print it
  std::vector<int> equation_;  ///< Of foreigners in no list
  std::vector<std::string> category_;
};

}  // namespace

HistoryFeatures some_of(const HistoryFeatures& all, std::uint64_t seed) {
  Dice dice{seed};
  auto some = all;
  for (auto* feature :
       {&some.newcomers, &some.fide_rated, &some.other_lists, &some.foreigners, &some.champions,
        &some.fide_notices, &some.not_rated, &some.short_times, &some.withdrawals, &some.no_shows,
        &some.byes, &some.other_numbers, &some.unknown, &some.old_lists, &some.given_k,
        &some.low_titles, &some.pauses})
    *feature = *feature && dice.percent(50);
  return some;
}

History random_history(const std::string& system, std::uint64_t seed,
                       const HistoryFeatures& features) {
  return Author{system, seed, features}.write();
}

}  // namespace trf::test
