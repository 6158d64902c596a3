// Family R: the rows of players. The reader reports numbers that cannot be read (R01, R02, R14,
// R27); player_order.cpp compares rows.

#include <algorithm>
#include <array>

#include "characters.hpp"
#include "checks/federations.hpp"
#include "checks/report.hpp"
#include "trf/fsi_category.hpp"
#include "trf/messages/found_header.hpp"
#include "trf/messages/found_players.hpp"
#include "trf/text.hpp"

namespace trf::checking {
namespace {

namespace column = layout::player;
using found::Column;

// Ratings and their floor: B.02 7.1 until February 2024, and of 1 March 2024.
constexpr int lowest_rating = 1000, highest_rating = 2900, floor_2024 = 1400;
constexpr Date first_day_of_floor{2024, 3, 1};
constexpr std::size_t longest_fide_id = 9;
constexpr int youngest = 4, oldest = 105;
/// The format is of 2006: a tournament without a date is assumed to be from 2006 or later.
constexpr int first_year_of_format = 2006;
/// With fewer rows, each empty field is reported.
constexpr std::size_t least_rows_to_fold = 6;

using detail::is_capital;
using detail::is_digit;
bool is_small(char c) noexcept { return c >= 'a' && c <= 'z'; }

/// The columns that are empty in all rows of a report: each is one finding, not one for each row.
class EmptyColumns {
 public:
  explicit EmptyColumns(Report& report) : report_(report) {
    const auto& players = report.tournament().players;
    for (PlayerIndex p = 0; p < report.tournament().player_count(); ++p) {
      if (players[p].line == 0 || report.is_shifted(p)) continue;
      if (rows_++ == 0) first_ = players[p].line;
      const auto row = report.columns(players[p].line);
      for (auto& one : all_) one.is_empty = one.is_empty && trimmed(slice(row, one.field)).empty();
      if (rows_ >= least_rows_to_fold && std::ranges::none_of(all_, &One::is_empty)) return;
    }
  }

  [[nodiscard]] bool has(Column column) const noexcept {
    return rows_ >= least_rows_to_fold && std::ranges::any_of(all_, [&](const One& one) {
             return one.column == column && one.is_empty;
           });
  }

  void check() const {
    for (const auto& one : all_)
      if (has(one.column) && (one.column != Column::rank || report_.is_final()))
        report_.add(one.check, place(first_, one.field),
                    found::column_empty{.field = one.column, .rows = rows_});
  }

 private:
  struct One {
    Column column;
    CheckId check;
    layout::Field field;
    bool is_empty = true;
  };
  Report& report_;
  std::array<One, 5> all_{{{Column::name, "R04", column::name},
                           {Column::sex, "R08", column::sex},
                           {Column::federation, "R18", column::federation},
                           {Column::fide_id, "R20", column::fide_id},
                           {Column::rank, "R28", column::rank}}};
  std::size_t rows_ = 0;
  std::uint32_t first_ = 0;
};

/// The day for which the ages of the players are calculated.
struct AgeDate {
  Date day;
  found::AgeDay what;
};
std::optional<AgeDate> age_date(const Report& report) {
  const auto& t = report.tournament();
  if (const auto day = t.first_day(); day.is_set())
    return AgeDate{day,
                   !t.start.is_set() && day == t.end ? found::AgeDay::end : found::AgeDay::start};
  if (report.options().today) return AgeDate{*report.options().today, found::AgeDay::today};
  return {};
}

/// Data for the checks of all rows.
struct PlayerRows {
  EmptyColumns empty;
  std::optional<AgeDate> date;
  bool has_ranks = false;  ///< Most rows have one
};

class PlayerRow {
 public:
  PlayerRow(Report& report, const PlayerRows& rows, PlayerIndex player)
      : report_(report),
        rows_(rows),
        player_(report.tournament().players[player]),
        is_unrated_(player_.rating == 0 && !report.has_doubtful_rating(player)),
        row_(report.columns(player_.line)) {}

  void check() {
    name();
    sex();
    title();
    rating();
    federation();
    fide_id();
    birth();
    points();
    rank();
    alignment();
  }

 private:
  void add(CheckId id, const layout::Field& field, Message message) {
    report_.add(id, place(player_.line, field), std::move(message));
  }
  [[nodiscard]] std::string shown(const layout::Field& field) const {
    return report_.shown(place(player_.line, field));
  }
  [[nodiscard]] char at(std::size_t column) const noexcept {
    return column <= row_.size() ? row_[column - 1] : ' ';
  }
  [[nodiscard]] bool is_folded(Column column) const { return rows_.empty.has(column); }

  void name() {
    const std::string_view name = player_.name;
    const auto n = player_.start_rank;
    if (name.empty()) {
      if (!is_folded(Column::name)) add("R04", column::name, found::no_name{.player = n});
      return;
    }
    if (is_name_too_long(row_))
      report_.add("R06", {player_.line, column::after_name, 1},
                  found::name_too_long{.player = n, .column = column::after_name});
    if (!report_.wants("R05")) return;
    if (const auto fault = fault_of(name))
      add("R05", column::name, found::name_form{.name = name, .fault = *fault});
  }

  [[nodiscard]] std::optional<found::NameFault> fault_of(std::string_view name) const {
    using enum found::NameFault;
    constexpr std::size_t longest_acronym = 4;
    const auto count = std::ranges::count(name, ',');
    const auto comma = name.find(',');
    if (count == 0) return no_comma;
    if (count > 1) return commas;
    if (comma + 1 >= name.size() || name[comma + 1] != ' ') return no_space;
    if (slice(row_, column::name).starts_with(' ')) return space_first;
    if (std::ranges::any_of(name, is_digit)) return digits;
    if (std::ranges::any_of(name, is_capital) && std::ranges::none_of(name, is_small) &&
        name.size() > longest_acronym)
      return capitals;
    return {};
  }

  void sex() {
    const char sex = at(column::sex.first);
    if (sex == ' ') {
      if (!is_folded(Column::sex))
        add("R08", column::sex, found::no_sex{.player = player_.start_rank});
    } else if (sex != 'm' && sex != 'w') {
      add("R09", column::sex, found::unknown_sex{.found = shown(column::sex)});
    }
    const bool is_womans = player_.title == Title::wgm || player_.title == Title::wim ||
                           player_.title == Title::wfm || player_.title == Title::wcm;
    if (is_womans && player_.sex == Sex::male)
      report_.add("R10",
                  {player_.line, column::sex.first,
                   static_cast<std::uint32_t>(column::title.last() + 1 - column::sex.first)},
                  found::woman_title_of_man{.title = Code{trf::name(player_.title)}});
  }

  void title() {
    const auto raw = slice(row_, column::title);
    const auto text = trimmed(raw);
    if (text.empty()) return;
    // Titles of the Italian federation (RTF 4.1); CM is a FIDE title too.
    if (player_.title == Title::none) {
      if (is_fsi_category(text))
        add("R12", column::title, found::national_category{.category = text});
      else
        add("R11", column::title, found::unknown_title{.found = shown(column::title)});
      return;
    }
    if (text != trf::name(player_.title))
      report_.add_mild(
          "R11",
          report_.tournament().dialect == Dialect::trf06 ? Severity::info : Severity::warning,
          place(player_.line, column::title),
          found::title_in_other_form{.found = text, .title = Code{trf::name(player_.title)}});
    if (raw.size() == column::title.width && raw.back() == ' ')
      add("R13", column::title, found::title_not_right{.title = text});
  }

  void rating() {
    const auto rating = player_.rating;
    if (rating == 0 || is_rating_displaced(row_)) return;
    const auto start = report_.tournament().first_day();
    if (rating > highest_rating || rating < lowest_rating)
      add("R15", column::rating,
          found::rating_out_of_range{
              .rating = rating, .lowest = lowest_rating, .highest = highest_rating});
    if (start.is_set() && start >= first_day_of_floor && rating < floor_2024)
      add("R17", column::rating,
          found::rating_below_floor{
              .rating = rating, .floor = floor_2024, .since = to_string(first_day_of_floor)});
  }

  void federation() {
    if (player_.federation.empty()) {
      if (!is_folded(Column::federation))
        add("R18", column::federation, found::no_federation{.player = player_.start_rank});
    } else if (!is_federation(player_.federation)) {
      add("R19", column::federation, found::unknown_federation{.found = player_.federation});
    }
  }

  void fide_id() {
    const auto raw = trimmed(slice(row_, column::fide_id));
    const auto n = player_.start_rank;
    if (!raw.empty() && !std::ranges::all_of(raw, is_digit)) {
      add("R21", column::fide_id, found::fide_id_not_digits{.found = shown(column::fide_id)});
    } else if (player_.fide_id.empty()) {
      // One finding is enough. E16 checks foreign players.
      if (!raw.empty()) add("R23", column::fide_id, found::fide_id_zero{.player = n, .found = raw});
      if (is_unrated_ && !player_.born().is_set())
        add("R24", column::birth, found::unidentified{.player = n});
      else if (raw.empty() && !is_foreign(report_.tournament(), player_) &&
               !is_folded(Column::fide_id))
        add("R20", column::fide_id, found::no_fide_id{.player = n});
    } else if (player_.fide_id.size() < shortest_fide_id ||
               player_.fide_id.size() > longest_fide_id) {
      add("R22", column::fide_id, found::national_id{.number = player_.fide_id});
    }
  }

  void birth() {
    const auto raw = trimmed(slice(row_, column::birth));
    const bool is_trf06 = report_.tournament().dialect == Dialect::trf06;
    // TRF06 prints dots, those of an unknown date too.
    const bool is_none = is_trf06 && raw.find_first_not_of("0 ./-") == std::string_view::npos;
    if (raw.empty() || raw == "0000/00/00" || is_none) return;
    const auto read = parse_whole_date(raw);
    if (!read) {
      if (has_form_of_date(raw))
        add("R26", column::birth, found::no_such_day{.date = raw});
      else
        add("R25", column::birth,
            found::birth_form{.found = shown(column::birth), .form = Code{"YYYY/MM/DD"}});
      return;
    }
    const bool is_whole_year =
        read->form == DateForm::year_only && raw.size() == column::birth.width;
    if (read->form != DateForm::slashes && !is_whole_year)
      report_.add_mild(
          "R25", is_trf06 && read->form == DateForm::dots ? Severity::info : Severity::warning,
          place(player_.line, column::birth),
          found::birth_form{.found = raw,
                            .form = Code{read->date.month == 0 ? "YYYY/00/00" : "YYYY/MM/DD"}});
    age(raw, read->date);
  }

  void age(std::string_view raw, const Date& birth) {
    if (!rows_.date) return;
    const auto& [day, what] = *rows_.date;
    const int age = day.year - birth.year;
    // Today is not earlier than the tournament, but can be years later.
    const int grown =
        what == found::AgeDay::today ? std::max(day.year - first_year_of_format, 0) : 0;
    if (birth.year > day.year || (birth.month != 0 && day.month != 0 && birth > day))
      add("R26", column::birth,
          found::born_after{.date = raw, .what = what, .day = to_string(day)});
    else if (age < youngest || age - grown > oldest)
      add("R26", column::birth,
          found::unlikely_age{.date = raw, .player = player_.start_rank, .age = age});
  }

  // The reader reports what is not a number.
  void points() {
    const auto raw = trimmed(slice(row_, column::points));
    const auto dot = raw.find('.');
    const bool has_form = dot != std::string_view::npos && dot > 0 && dot + 2 == raw.size();
    if (!has_form && player_.points && row_.size() >= column::points.last() &&
        Score::parse(raw) == player_.points)
      report_.add_mild("R27", Severity::warning, place(player_.line, column::points),
                       found::points_without_decimal{.found = raw, .points = *player_.points});
  }

  void rank() {
    const auto raw = trimmed(slice(row_, column::rank));
    const auto count = report_.player_lines().size();
    if (raw.empty()) {
      // S05 reports a shorter row.
      if ((report_.is_final() || rows_.has_ranks) && row_.size() >= column::points.last() &&
          !is_folded(Column::rank))
        add("R28", column::rank, found::no_rank{.player = player_.start_rank});
    } else if (std::ranges::all_of(raw, is_digit) && (player_.rank == 0 || player_.rank > count)) {
      add("R29", column::rank, found::rank_out_of_range{.found = raw, .most = count});
    }
  }

  void alignment() {
    using enum Column;
    constexpr std::array<Column, column::right_aligned.size()> names{
        start_number, Column::rating, Column::fide_id, points, Column::rank};
    for (std::size_t i = 0; i < names.size(); ++i) {
      const auto& field = column::right_aligned[i];
      const auto raw = slice(row_, field);
      if (!field.ends_early(raw)) continue;
      if (names[i] == Column::rating && is_rating_displaced(row_)) continue;
      add("R30", field, found::not_right_aligned{.field = names[i], .value = trimmed(raw)});
      return;
    }
  }

  Report& report_;
  const PlayerRows& rows_;
  const Player& player_;
  bool is_unrated_;
  std::string_view row_;
};

}  // namespace

void check_players(Report& report) {
  const auto& players = report.tournament().players;
  const auto ranked = std::ranges::count_if(players, [](const Player& p) { return p.rank != 0; });
  const PlayerRows rows{.empty = EmptyColumns{report},
                        .date = age_date(report),
                        .has_ranks = static_cast<std::size_t>(ranked) * 2 > players.size()};
  rows.empty.check();
  for (PlayerIndex p = 0; p < report.tournament().player_count(); ++p)
    if (players[p].line != 0 && !report.is_shifted(p)) PlayerRow{report, rows, p}.check();
}

}  // namespace trf::checking
