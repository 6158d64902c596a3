#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// A rating authority that keeps no list: it keeps every report, and works each list out from the
// whole past, article by article. It shares no code with the engines.
namespace oracle::history {

struct Day {
  int year = 0, month = 0, day = 0;
  friend auto operator<=>(const Day&, const Day&) = default;
};
/// The same day of the month, that many months later.
Day months_later(Day day, int months);
/// Whole months between two days.
int months_between(const Day& from, const Day& to);

/// A person, with what was true before the first report of the history.
struct Person {
  std::string national, fide, name, federation;
  char sex = 'm';
  Day birth;
  int other_rating = 0;  ///< Rapid 6.1: Elo Italia, FIDE standard; FIDE rapid: standard; 0: none
  struct Before {
    int rating = 0;            ///< In the list of the system; 0: none
    int fide_rating = 0;       ///< Elo Italia: FIDE's rating; rapid, blitz: FIDE's standard one
    std::optional<int> games;  ///< Empty: unknown
    std::optional<int> k;      ///< As the list states it for the first period
    std::string category;      ///< FSI title or category
    std::optional<bool> reached_2200, reached_2300, reached_2400;  ///< Empty: unknown
    Day last_played;                                               ///< Unset: unknown
    int single_norms = 0;
    std::vector<Day> double_norms;
  };
  std::optional<Before> before;  ///< Empty: in no earlier list
};

/// A round of a player. An opponent with result '1', '=' or '0' is a game over the board.
struct Cell {
  int opponent = -1;  ///< Position in Report::seats; -1: none
  char colour = '-';
  char result = 'Z';
};

/// A person in a report, with what the arbiter wrote down.
struct Seat {
  std::size_t person = 0;
  int fide_rating = 0;      ///< As printed; 0: none
  int national_rating = 0;  ///< As printed: a foreigner's equation (RTF 4.2.6); 0: none
  std::string category;     ///< As printed
  bool has_national = true, has_fide = true;  ///< Which numbers are printed
  bool has_withdrawn = false;                 ///< Without justification (RTF 7.5.3)
  std::vector<Cell> cells;
};

enum class Form { swiss, round_robin, team };

struct Report {
  Form form = Form::swiss;
  Day start, end;
  int minutes = 120;  ///< Of each player for 60 moves
  int rounds = 0;
  std::vector<Seat> seats;
};

/// A fact that does not come from a report, before the events of a period.
struct Notice {
  enum class Kind {
    champion,   ///< Of his category (RTF 4.4.1.6)
    fide_list,  ///< FIDE published a rating
    struck_off  ///< FIDE deleted him, with this minimum (RTF 4.2.5)
  } kind = Kind::champion;
  std::size_t person = 0;
  int value = 0;
};

/// A period, and the date of the list after it.
struct Period {
  Day list_date;
  std::vector<Notice> notices;
  std::vector<Report> reports;
  /// Ratings of its list that are not those of the articles: published by a correction.
  std::map<std::size_t, int> published{};
};

struct History {
  std::string system;
  bool is_old_list = false;  ///< The first list has FSI titles as titles, and no date
  /// Elo Italia: the first list has FIDE's ratings; else the reports of the first period have them.
  bool has_fide_column = true;
  Day first_list;
  std::vector<Person> people;
  std::vector<Period> periods;
};

/// Results of an unrated player that a first rating can still be made of.
struct Pooled {
  Day list;  ///< Of the period
  int games = 0, halves = 0;
  std::int64_t sum = 0;  ///< Of the opponents' ratings; 1997: of Ru for each game
  friend bool operator==(const Pooled&, const Pooled&) = default;
};

/// What a list has of one person. Empty: unknown, or none.
struct Row {
  std::size_t person = 0;
  bool has_national = false, has_fide = false;  ///< Known numbers
  std::optional<int> rating, k, games, period_games;
  int fide_rating = 0;
  std::string category;
  std::optional<bool> is_inactive;  ///< Empty: as the list before
  Day last_played, deleted;
  int single_norms = 0;
  std::vector<Day> double_norms;
  std::optional<bool> reached_2200, reached_2300, reached_2400;
  bool has_played_before = false;  ///< Unrated: the next event is not the first (2018 6.1)
  std::vector<Pooled> pool;
  std::string rapid_category, rapid_best;
};

/// The list after each period, its rows by person.
std::vector<std::vector<Row>> lists_of(const History& history);

// The systems, each in its file.
std::vector<std::vector<Row>> elo_italia_lists(const History& history);
std::vector<std::vector<Row>> elo_italia_rapid_lists(const History& history);
std::vector<std::vector<Row>> fide_lists(const History& history);
std::vector<std::vector<Row>> fide_1997_lists(const History& history);

/// An expected score in hundredths; a difference over `limit` counts as `limit`.
int expected(int own, int opponent, int limit);

}  // namespace oracle::history
