#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/check_id.hpp"
#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/layout.hpp"
#include "trf/text.hpp"
#include "trf/tournament.hpp"

namespace trf::detail {

/// The text for a message: control characters escaped, cut at 40 characters.
[[nodiscard]] Data shown(std::string_view text);

/// Without the spaces, TABs and bytes 1A at the end of a line.
[[nodiscard]] std::string_view without_end(std::string_view line) noexcept;

/// A line by columns. In `flat` each character beyond ASCII is one `foreign` byte, so that columns
/// are bytes; text() gives the characters.
class Row {
 public:
  static constexpr char foreign = '\x7f';
  enum class Counting : std::uint8_t { characters, bytes };

  Row(const Document& document, std::uint32_t line, Counting counting = Counting::characters);

  [[nodiscard]] std::uint32_t line() const noexcept { return line_; }
  /// Without its end.
  [[nodiscard]] std::size_t width() const noexcept { return flat_.size(); }
  [[nodiscard]] char at(std::size_t column) const noexcept {
    return column <= flat_.size() ? flat_[column - 1] : ' ';
  }
  /// The columns of a field; shorter if the line ends. For data that is ASCII.
  [[nodiscard]] std::string_view get(const layout::Field& field) const noexcept {
    return field.first > flat_.size() ? std::string_view{}
                                      : flat_.substr(field.first - 1U, field.width);
  }
  /// The columns of a field without spaces around them, as UTF-8.
  [[nodiscard]] std::string text(const layout::Field& field) const;
  /// Columns for a message, with the spaces around them.
  [[nodiscard]] Data shown(std::size_t column, std::size_t width) const;
  [[nodiscard]] Data shown(const layout::Field& field) const {
    return shown(field.first, field.width);
  }
  /// The same for a part of the result of get().
  [[nodiscard]] Data shown(std::string_view part) const {
    return part.empty()
               ? detail::shown({})
               : shown(static_cast<std::size_t>(part.data() - flat_.data()) + 1U, part.size());
  }
  [[nodiscard]] bool is_plain() const noexcept { return flat_.data() == raw_.data(); }

 private:
  /// The bytes of columns, with the spaces around them.
  [[nodiscard]] std::string_view raw(std::size_t column, std::size_t width) const noexcept;

  std::string_view raw_;
  std::string_view flat_;
  std::string changed_;  ///< The buffer of flat_ if the line is not ASCII
  std::uint32_t line_ = 0;
  bool is_utf8_ = true;
  Counting counting_ = Counting::characters;

 public:
  Row(const Row&) = delete;
  Row& operator=(const Row&) = delete;
};

/// The data that the parts of the reader share: the document, its tournament, and the findings.
/// Severity: error if data was lost, warning if data in the wrong form was understood, info if it
/// is only unusual.
struct Context {
  const Document& document;
  TournamentDraft tournament{};
  StartRanks start_ranks{};  ///< Once the players are read and sorted
  Diagnostics found{};

  std::vector<std::uint32_t> player_lines{};    ///< 001 rows in file order
  std::vector<std::uint32_t> national_lines{};  ///< NRS candidates
  std::vector<std::uint32_t> late_lines{};      ///< Records that refer to players or teams
  std::vector<std::uint32_t> old_team_lines{};  ///< 013
  std::vector<std::uint32_t> date_lines{};      ///< 132: read after the year of 042
  bool has_trf26 = false, has_trfx = false, has_bbp = false;
  std::vector<std::string_view> taken{};  ///< See take()
  bool has_open_points = false;           ///< X of 162 gives the points of an open game

  /// Is the record the first of its kind that could be read? A later one is not used.
  [[nodiscard]] bool take(std::string_view tag);

  void report(CheckId check, Severity severity, Position where, Message message);
  void report(CheckId check, Severity severity, std::uint32_t line, std::size_t column,
              std::size_t width, Message message) {
    report(check, severity,
           Position{line, static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(width)},
           std::move(message));
  }
  void report(CheckId check, Severity severity, const Row& row, const layout::Field& field,
              Message message) {
    report(check, severity, Position::of(row.line(), field), std::move(message));
  }
};

/// A number field: `value` is absent if it is empty; `ok` is false if it is neither empty nor a
/// number.
struct NumberField {
  std::optional<int> value;
  bool ok = true;
};
[[nodiscard]] NumberField number_of(std::string_view field) noexcept;

/// The columns of a field and their text, for sentences that expect a number.
[[nodiscard]] Message not_in_range(const Row& row, const layout::Field& field, int low, int high);
[[nodiscard]] Message not_number(const Row& row, const layout::Field& field);
[[nodiscard]] Message points_unreadable(const Row& row, const layout::Field& field);
/// The number of a field; empty, and reported under `check`, if it is not in [low, high].
[[nodiscard]] std::optional<int> number_in(Context& context, const Row& row,
                                           const layout::Field& field, int low, int high,
                                           CheckId check);
/// The same for points; reported under `check` if the field is neither empty nor points.
struct PointsField {
  std::optional<Score> value;
  bool ok = true;
};
[[nodiscard]] PointsField points_in(Context& context, const Row& row, const layout::Field& field,
                                    CheckId check);

/// A column between the fields of the record that is not a space, from column `from` on; 0 if there
/// is none.
[[nodiscard]] std::size_t filled_separator(const layout::Record& record, const Row& row,
                                           std::size_t from = 4) noexcept;
/// The finding about that column.
void report_separator(Context& context, CheckId check, const layout::Record& record, const Row& row,
                      std::size_t column);

/// The check of the form of a record that read_late() reads: 240 to 330, XXA, XXP, XXZ; else empty.
[[nodiscard]] CheckId form_check(std::string_view tag) noexcept;

/// A list of ids in a repeating field, to the end of the row; faults are reported under `check`.
[[nodiscard]] std::vector<Id> ids_of(Context& context, const Row& row, const layout::Field& first,
                                     CheckId check);

/// Words between spaces, and the column of each.
struct Word {
  std::string_view text;
  std::size_t column;
};
/// Views of the row.
[[nodiscard]] std::vector<Word> words_of(const Row& row, std::size_t first_column,
                                         std::string_view separators = " \t");
void words_of(Row&&, std::size_t, std::string_view = {}) = delete;

// The parts. Each reads its records into context.tournament.
void read_header(Context& context, const layout::Record& record, std::uint32_t line);
/// The number of rounds of record 142 or XXR; empty: the text is none.
[[nodiscard]] std::optional<int> rounds_of(std::string_view text) noexcept;
/// The initial colour of record 152; none: the text is none.
[[nodiscard]] Colour initial_colour_of(std::string_view text) noexcept;
void read_round_dates(Context& context);
/// Of the records 132, the one with all dates in its columns. 0: it has none, or each record is a
/// round.
[[nodiscard]] std::uint32_t line_of_dates(const Document& document,
                                          std::span<const std::uint32_t> records);
/// trf::date_place() of these records 132.
[[nodiscard]] Position date_place(const Document& document, std::span<const std::uint32_t> records,
                                  std::size_t round);
void read_players(Context& context);
/// Are the points of a 001 row, and all that follows, in the columns of the standard: not counted
/// in bytes, and not shifted (P09)? A TAB between them does not move them.
[[nodiscard]] bool is_read_in_columns(const Document& document, std::uint32_t line);
void read_games(Context& context, const Row& row, PlayerIndex player);
void read_national(Context& context);
void read_points(Context& context, const layout::Record& record, const Row& row);
/// The point system of these records, read in this order.
[[nodiscard]] PointSystem points_of(const Document& document, std::span<const std::uint32_t> lines);
void read_late(Context& context, const layout::Record& record, std::uint32_t line);
void read_team(Context& context, const Row& row);
void read_line_up(Context& context, const Row& row);
void read_team_byes(Context& context, const Row& row);
void read_forfeited_match(Context& context, const Row& row);
void read_old_teams(Context& context);
/// The finding that a file has another format, which it names; empty if it can be a TRF.
[[nodiscard]] std::optional<Diagnostic> foreign_format(const Document& document);
[[nodiscard]] Dialect dialect_of(const Context& context);
/// Is the text of record 092 read as a code of record 192? bbpPairings writes it there.
[[nodiscard]] bool is_code_in_092(std::string_view text) noexcept;
/// The title field: the names of TRF16, and the letters of TRF06 and of programs that follow the
/// French order; none for M in capitals, the category of the FSI.
[[nodiscard]] Title title_in_field(std::string_view text) noexcept;
/// Is the line read as a row of a player?
[[nodiscard]] bool is_player(std::string_view line) noexcept;
/// NRS: a federation code with a start rank in columns 5-8.
[[nodiscard]] bool is_national(std::string_view line) noexcept;

}  // namespace trf::detail
