#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/check.hpp"
#include "trf/check_ids.hpp"
#include "trf/facts.hpp"
#include "trf/layout.hpp"

/// The report that the families of checks examine, and the list of their findings.
namespace trf::checking {

/// Events that start earlier follow FIDE's regulations of 1997.
inline constexpr Date first_day_after_1997{2000, 7, 1};

/// FIDE numbers have six digits or more (I07, R22).
inline constexpr std::size_t shortest_fide_id = 6;

/// The records of points of JaVaFo and bbpPairings.
inline constexpr std::array<std::string_view, 7> points_records{"XXS", "BBW", "BBD", "BBL",
                                                                "BBU", "BBZ", "BBF"};

/// The first colour by a record XXC; line 0: none gives it.
struct ConfiguredColour {
  std::uint32_t line = 0;
  Colour colour = Colour::none;
};

class Report {
 public:
  Report(const Document& document, const Tournament* tournament, const Diagnostics& read,
         const CheckOptions& options);

  [[nodiscard]] const Document& document() const noexcept { return *document_; }
  /// \pre has_tournament()
  [[nodiscard]] const Tournament& tournament() const noexcept { return *tournament_; }
  [[nodiscard]] bool has_tournament() const noexcept { return tournament_ != nullptr; }
  [[nodiscard]] const CheckOptions& options() const noexcept { return *options_; }

  /// Does a chosen profile run this check?
  [[nodiscard]] bool wants(CheckId id) const noexcept;
  /// Records a finding with the severity of its check; does nothing if no profile runs it.
  void add(CheckId id, Position where, Message message);
  /// The same, but not more serious than `severity`: a milder case of the check.
  void add_mild(CheckId id, Severity severity, Position where, Message message);
  /// Records that a chosen check could not be made, and why.
  void skip(CheckId id, Message why);

  /// Lines of a record other than 001, in file order.
  [[nodiscard]] std::span<const std::uint32_t> lines_of(std::string_view tag) const noexcept;
  /// First line of a record with a text, else its first line; 0 if there is none.
  [[nodiscard]] std::uint32_t line_of(std::string_view tag) const noexcept;
  /// The first record of points of JaVaFo or bbpPairings, XXS or BB*; empty: none.
  [[nodiscard]] std::string_view points_of_programs() const noexcept;
  /// The first record of the point system: 162, else that of a program; 0: none.
  [[nodiscard]] std::uint32_t points_line() const noexcept;
  /// The first record 142 or XXR, and 152, with a value that the reader can read; 0: none. H25 and
  /// H27 are about the others.
  [[nodiscard]] std::uint32_t line_of_rounds(std::string_view tag) const noexcept;
  [[nodiscard]] std::uint32_t line_of_initial_colour() const noexcept;
  /// Of the last record XXC that gives the first colour.
  [[nodiscard]] ConfiguredColour configured_colour() const;
  /// Text of a record from column 5 as the reader has it: without spaces, and the end of the line.
  [[nodiscard]] std::string_view value(std::uint32_t line) const noexcept;
  [[nodiscard]] Position place(std::uint32_t line) const noexcept {
    return document_->value_place(line);
  }
  /// Lines of NRS records, and of unknown records.
  [[nodiscard]] std::span<const std::uint32_t> player_lines() const noexcept { return rows_; }

  /// The record 132 with all dates in its columns; 0: none, or each record is a round.
  [[nodiscard]] std::uint32_t date_line() const;
  /// The date of a round in record 132.
  [[nodiscard]] Position date_place(std::size_t round) const;

  /// Days from the end of the event to today. Empty: its last day is unknown, or today, and then
  /// the check is skipped.
  [[nodiscard]] std::optional<std::int64_t> days_after_end(CheckId id);
  /// Days of the event, the first and the last included; empty: one of them is unknown.
  [[nodiscard]] std::optional<std::int64_t> length_in_days() const noexcept;
  /// The place of stated_last_day().
  [[nodiscard]] Position last_day_place() const {
    return trf::last_day_place(*document_, tournament());
  }

  /// Is it the number of a team, in a team event, else of a player?
  [[nodiscard]] bool exists(Id id) const noexcept;
  /// The sentence that it is not.
  [[nodiscard]] Message unknown(Id id) const;

  /// Text at a position for a message, in UTF-8, without spaces around it.
  [[nodiscard]] std::string shown(const Position& where) const;

  /// A line with one byte a column; characters beyond ASCII become 0x80.
  [[nodiscard]] std::string_view columns(std::uint32_t line);

  // The kind of event.
  [[nodiscard]] bool is_team() const noexcept { return is_team_; }
  [[nodiscard]] bool is_round_robin() const noexcept { return is_round_robin_; }
  [[nodiscard]] bool is_double() const noexcept { return is_double_; }
  /// How often each pair plays.
  [[nodiscard]] int games() const noexcept { return games_; }
  [[nodiscard]] bool is_match() const noexcept { return is_match_; }
  [[nodiscard]] bool is_scheveningen() const noexcept { return is_scheveningen_; }
  [[nodiscard]] bool is_swiss() const noexcept {
    return !is_round_robin_ && !is_match_ && !is_knockout_;
  }
  /// Rounds of which results are known: paired rounds.
  [[nodiscard]] int rounds() const noexcept { return rounds_; }
  /// The last round in which a game has a result, 0: none; of a Double-Swiss match its first. Games
  /// from it on can still be played.
  [[nodiscard]] int round_in_play() const noexcept { return round_in_play_; }
  /// B.01 1.4.1: rounds enough for the kind of event, and players with the titles of which norms
  /// need opponents. Teams too: their players can make norms.
  [[nodiscard]] bool has_norms() const noexcept;
  /// Does record 212 begin with another code than points (H38)?
  [[nodiscard]] bool is_ordered_otherwise() const noexcept;
  /// Has each record 299 been read (A08)? Else sums of points are unknown.
  [[nodiscard]] bool has_all_abnormal_points() const noexcept {
    return lines_of("299").size() == tournament_->abnormal.size();
  }
  /// Have all planned rounds been played, by the data of the report?
  [[nodiscard]] bool is_final() const noexcept { return is_final_; }
  [[nodiscard]] std::optional<int> seconds_for_60_moves() const noexcept { return seconds_; }
  [[nodiscard]] Speed speed() const noexcept { return speed_of(seconds_); }

  // Each fault is reported once: its consequences for a row or cell that was not read are not.
  // The fields of the row are not in their columns (P09), so they were not read.
  [[nodiscard]] bool is_shifted(PlayerIndex player) const noexcept {
    return !shifted_.empty() && shifted_[player];
  }
  /// The cell could not be read (C01 to C11).
  [[nodiscard]] bool is_doubtful(PlayerIndex player, int round) const noexcept;
  /// Part of the row could not be read.
  [[nodiscard]] bool is_doubtful(PlayerIndex player) const noexcept;

  /// Each row 001 was read (R01, R02): else the number of players is unknown.
  [[nodiscard]] bool has_all_players() const noexcept {
    return rows_.size() == tournament_->players.size();
  }
  /// Each record 310, or 013 without these, was read (M02, M04).
  [[nodiscard]] bool has_all_teams() const noexcept {
    return (team_rows_ != 0 ? team_rows_ : old_team_rows_) == tournament_->teams.size();
  }
  /// The cells of the row may be in other columns: S05, P08, P09.
  [[nodiscard]] bool is_displaced(PlayerIndex player) const;
  /// A rating of the player could not be read, or its columns contain another field: R14, S05, P08
  /// to P10.
  [[nodiscard]] bool has_doubtful_rating(PlayerIndex player);

  /// Position of a player's cell of a round.
  [[nodiscard]] Position cell(PlayerIndex player, int round) const noexcept;

  [[nodiscard]] CheckRun take() && { return std::move(run_); }

 private:
  void look_at_event();
  void look_at_faults(const Diagnostics& read);

  const Document* document_;
  const Tournament* tournament_;
  const CheckOptions* options_;
  std::vector<std::optional<Severity>> severities_;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> tags_;  ///< Tag and line, sorted
  std::vector<std::uint32_t> tag_lines_;                       ///< Lines of tags_, parallel
  std::vector<std::uint32_t> rows_;
  std::size_t team_rows_ = 0, old_team_rows_ = 0;  ///< Lines that begin with 310 or 013
  std::vector<std::pair<std::uint32_t, std::uint32_t>> doubtful_;  ///< Line and column, sorted
  std::vector<std::uint32_t> without_rating_;                      ///< Lines of R14, sorted
  std::vector<bool> shifted_;                                      ///< By player; empty: none
  std::string folded_;
  CheckRun run_;
  bool is_team_ = false, is_round_robin_ = false, is_double_ = false, is_match_ = false;
  bool is_knockout_ = false, is_scheveningen_ = false, is_final_ = false;
  int rounds_ = 0, round_in_play_ = 0, games_ = 1;
  std::optional<int> seconds_;
};

/// The columns of a field as a position; of group `index` if the field repeats.
[[nodiscard]] constexpr Position place(std::uint32_t line, const layout::Field& field,
                                       std::size_t index = 0) noexcept {
  return {line, field.at(index).first, field.width};
}

/// Columns of a line; fewer if the line is shorter.
[[nodiscard]] constexpr std::string_view slice(std::string_view columns,
                                               const layout::Field& field) noexcept {
  return field.first > columns.size() ? std::string_view{}
                                      : columns.substr(field.first - 1U, field.width);
}

/// Does the name reach the separator after it (R06)? Else that column contains something else.
[[nodiscard]] constexpr bool is_name_too_long(std::string_view row) noexcept {
  namespace column = layout::player;
  return row.size() >= column::after_name && row[column::name.last() - 1] != ' ' &&
         row[column::after_name - 1] != ' ';
}

/// See Report::columns(). \p folded: their bytes, if they are not those of the document
[[nodiscard]] std::string_view columns_of(const Document& document, std::uint32_t line,
                                          std::string& folded);

/// Do the columns of the rating, in a row 001 or a national record, contain another field or only a
/// part of the rating (P08, P10)?
[[nodiscard]] bool is_rating_displaced(std::string_view row) noexcept;

/// A letter of the format in a message: a result, a kind of bye.
[[nodiscard]] inline Code code_of(char letter) { return Code{{&letter, 1}}; }

// One function for each family; it runs the checks of this family only. \pre has_tournament(), but
// for the first two.
void check_physical(Report& report);
void check_structure(Report& report);
void check_header(Report& report);
void check_header_lists(Report& report);
void check_players(Report& report);
void check_player_order(Report& report);
void check_cells(Report& report);
void check_cross(Report& report);
void check_round_robin(Report& report);
void check_totals(Report& report);
void check_byes(Report& report);
void check_national(Report& report);
void check_teams(Report& report);
void check_acceleration(Report& report);
void check_rating(Report& report);
void check_fsi(Report& report);
void check_homologation(Report& report);
void check_workflow(Report& report);

}  // namespace trf::checking
