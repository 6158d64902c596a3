#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "trf/field.hpp"
#include "trf/messages/fields.hpp"

#pragma GCC visibility push(default)
namespace trf::layout {

/// The first dialect that has a record.
enum class Since : std::uint8_t { trf06, trf26, trfx, bbp };

/// How often a file may have a record.
enum class Count : std::uint8_t { once, per_item };

/// The start numbers in a record, besides those of its own row (001, NRS).
struct Numbers {
  /// In a team event the records of players have the numbers of teams.
  enum class Of : std::uint8_t { none, members, players, range_of_players } of = Of::none;
  const Field* first = nullptr;  ///< The first of them; null: the words of the text
  std::size_t least = 0;         ///< With fewer the record means nothing
};

/// A kind of record: its columns, and what a rating or a pairing needs it for.
struct Record {
  std::string_view tag;  ///< Columns 1-3
  std::string_view title;
  Since since = Since::trf06;
  Count count = Count::once;
  Need rating = Need::ignored;
  Need pairing = Need::ignored;
  std::span<const Field> fields{};
  Numbers numbers{};
};

/// Does a report with the record have the dialect TRF26? Swiss-Manager and others wrote 142 and 152
/// into TRF16 reports long before TRF26.
[[nodiscard]] bool is_only_of_trf26(const Record& record) noexcept;

/// The name of a field as a part of a sentence. \pre it has one
[[nodiscard]] Message name_of(const Field& field);

/// Is the column in a field of the first group? Other columns are separators, which are empty.
[[nodiscard]] constexpr bool is_in_field(std::span<const Field> fields,
                                         std::size_t column) noexcept {
  for (const auto& field : fields)
    if (column >= field.first && column < std::size_t{field.first} + field.width) return true;
  return false;
}

namespace detail {
/// The first column of the part that repeats; if nothing repeats, the column after the last field.
consteval std::size_t end_of_head(std::span<const Field> fields) {
  std::size_t end = 0;
  for (const auto& field : fields) {
    if (field.pitch != 0) return field.first;
    end = field.last() + std::size_t{1};
  }
  return end;
}
template <const auto& fields, std::size_t first, std::size_t end>
consteval auto columns_in_no_field() {
  constexpr std::size_t count = [] {
    std::size_t number = 0;
    for (std::size_t column = first; column < end; ++column)
      number += is_in_field(fields, column) ? 0U : 1U;
    return number;
  }();
  std::array<std::uint16_t, count> columns{};
  std::size_t next = 0;
  for (std::size_t column = first; column < end; ++column)
    if (!is_in_field(fields, column)) columns[next++] = static_cast<std::uint16_t>(column);
  return columns;
}
}  // namespace detail

/// The columns from 4 on that separate the fields of a record, before the part that repeats.
template <const auto& fields>
inline constexpr auto separators =
    detail::columns_in_no_field<fields, 4, detail::end_of_head(fields)>();

/// Columns 1 to 3 of each record.
inline constexpr Field record_number{nullptr, 1, 3};
/// Free text: columns 5 to the end of the line.
inline constexpr Field text{&said::field_text::id, 5, to_the_end};
inline constexpr std::array free_text{text};

/// Record 001: a player.
namespace player {
inline constexpr Field start_rank{
    &said::field_start_rank::id, 5, 4, Type::number, Need::mandatory, Need::mandatory};
inline constexpr Field sex{&said::field_sex::id, 10, 1, Type::letter, Need::warned};
inline constexpr Field title{&said::field_title::id, 11, 3, Type::code, Need::warned};
inline constexpr Field name{&said::field_name::id, 15, 33, Type::text, Need::warned};
inline constexpr Field rating{&said::field_fide_rating::id, 49, 4, Type::number, Need::warned};
inline constexpr Field federation{&said::field_federation::id, 54, 3, Type::text, Need::warned};
inline constexpr Field fide_id{&said::field_fide_number::id, 58, 11, Type::number, Need::mandatory};
inline constexpr Field birth{&said::field_birth_date::id, 70, 10, Type::date, Need::warned};
inline constexpr Field points{&said::field_points::id, 81, 4, Type::points, Need::ignored,
                              Need::mandatory};
inline constexpr Field rank{&said::field_rank::id, 86, 4, Type::number, Need::mandatory,
                            Need::mandatory};
inline constexpr std::uint16_t cell_pitch = 10;
inline constexpr Field opponent{
    &said::field_opponent::id, 92, 4, Type::number, Need::mandatory, Need::mandatory, cell_pitch};
inline constexpr Field colour{&said::field_colour::id, 97,        1, Type::letter, Need::mandatory,
                              Need::mandatory,         cell_pitch};
inline constexpr Field result{&said::field_result::id, 99,        1, Type::letter, Need::mandatory,
                              Need::mandatory,         cell_pitch};
inline constexpr std::array fields{start_rank, sex,    title, name,     rating, federation, fide_id,
                                   birth,      points, rank,  opponent, colour, result};
/// Numbers that R30 wants at the right end of their columns.
inline constexpr std::array right_aligned{start_rank, rating, fide_id, points, rank};
/// A round, from the opponent to the result.
inline constexpr Field cell{
    nullptr,    opponent.first,  static_cast<std::uint16_t>(result.first - opponent.first + 1),
    Type::text, Need::mandatory, Need::mandatory,
    cell_pitch};
/// The separator after the name; a name that is too long reaches it.
inline constexpr std::uint16_t after_name = name.last() + 1;
/// Separators of the part before the cells. If one is not a space, the row is misaligned.
inline constexpr auto separators = layout::separators<fields>;
/// Separators of the cell of round 1, and those between it and the next.
inline constexpr auto cell_separators =
    layout::detail::columns_in_no_field<fields, opponent.first, opponent.first + cell_pitch>();
}  // namespace player

/// NRS record: a player's national data; its number is the code of the rating federation.
namespace national {
inline constexpr Field start_rank = player::start_rank;
inline constexpr Field sex{&said::field_national_sex::id, 10, 1, Type::letter};
inline constexpr Field classification{&said::field_national_classification::id, 11, 3, Type::code};
inline constexpr Field name{&said::field_national_name::id, 15, 33, Type::text};
inline constexpr Field rating{
    &said::field_national_rating::id, 49, 4, Type::number, Need::ignored, Need::mandatory};
inline constexpr Field origin{&said::field_origin::id, 54, 3, Type::text};
inline constexpr Field id{&said::field_national_number::id, 58, 11, Type::text};
inline constexpr Field birth{&said::field_birth_date::id, 70, 10, Type::date};
inline constexpr std::array fields{start_rank, sex, classification, name, rating,
                                   origin,     id,  birth};
inline constexpr auto separators = layout::separators<fields>;
}  // namespace national

namespace round_dates {  // 132
inline constexpr Field date{
    &said::field_round_date::id, 92, 8, Type::short_date, Need::mandatory, Need::ignored, 10};
inline constexpr std::array fields{date};
}  // namespace round_dates

namespace point_system {  // 162
inline constexpr Field symbol{&said::field_symbol::id, 6, 1, Type::letter, Need::ignored,
                              Need::mandatory,         9};
inline constexpr Field points{&said::field_points::id, 7, 4, Type::points, Need::ignored,
                              Need::mandatory,         9};
inline constexpr std::array fields{symbol, points};
}  // namespace point_system

namespace match_point_system {  // 362
inline constexpr Field symbol{&said::field_symbol::id, 5, 2, Type::text, Need::ignored,
                              Need::mandatory,         9};
inline constexpr Field points{&said::field_points::id, 7, 4, Type::points, Need::ignored,
                              Need::mandatory,         9};
inline constexpr std::array fields{symbol, points};
}  // namespace match_point_system

namespace ranking {  // 172
inline constexpr Field federation{
    &said::field_federation::id, 5, 3, Type::text, Need::mandatory, Need::mandatory};
inline constexpr Field method{&said::field_method::id, 9, 5, Type::text, Need::mandatory,
                              Need::mandatory};
inline constexpr std::array fields{federation, method};
}  // namespace ranking

namespace old_team {  // 013
inline constexpr Field name{
    &said::field_team_name::id, 5, 32, Type::text, Need::mandatory, Need::mandatory};
inline constexpr Field member{&said::field_member::id, 37, 4, Type::number, Need::mandatory,
                              Need::mandatory,         5};
inline constexpr std::size_t most_members = 14;
inline constexpr std::array fields{name, member};
inline constexpr Numbers numbers{Numbers::Of::members, &member};
}  // namespace old_team

namespace team {  // 310
inline constexpr Field number{
    &said::field_team_number::id, 5, 3, Type::number, Need::mandatory, Need::mandatory};
inline constexpr Field name{
    &said::field_team_name::id, 9, 32, Type::text, Need::mandatory, Need::mandatory};
inline constexpr Field nickname{&said::field_nickname::id, 42, 5, Type::text};
inline constexpr Field strength{&said::field_strength::id, 48, 6, Type::number};
inline constexpr Field match_points{
    &said::field_match_points::id, 55, 6, Type::points, Need::ignored, Need::mandatory};
inline constexpr Field game_points{
    &said::field_game_points::id, 62, 6, Type::points, Need::ignored, Need::mandatory};
inline constexpr Field rank{&said::field_rank::id, 69, 3, Type::number, Need::mandatory,
                            Need::mandatory};
inline constexpr Field member{&said::field_member::id, 74, 4, Type::number, Need::mandatory,
                              Need::mandatory,         5};
inline constexpr Field unused{nullptr, 72, 2};  ///< Two spaces before the members
inline constexpr std::array fields{number,       name,        nickname, strength,
                                   match_points, game_points, rank,     member};
inline constexpr Numbers numbers{Numbers::Of::members, &member};
}  // namespace team

namespace byes {  // 240
inline constexpr Field kind{&said::field_kind::id, 5, 1, Type::letter, Need::ignored,
                            Need::mandatory};
inline constexpr Field round{&said::field_round::id, 7, 3, Type::number, Need::ignored,
                             Need::mandatory};
inline constexpr Field id{&said::field_number::id, 11, 4, Type::number, Need::ignored,
                          Need::mandatory,         5};
inline constexpr std::array fields{kind, round, id};
inline constexpr Numbers numbers{Numbers::Of::players, &id, 1};
}  // namespace byes

namespace acceleration {  // 250
inline constexpr Field match_points{&said::field_match_points::id, 5, 4, Type::points};
inline constexpr Field game_points{
    &said::field_game_points::id, 10, 4, Type::points, Need::title_events, Need::mandatory};
inline constexpr Field first_round{
    &said::field_first_round::id, 15, 3, Type::number, Need::title_events, Need::mandatory};
inline constexpr Field last_round{
    &said::field_last_round::id, 19, 3, Type::number, Need::title_events, Need::mandatory};
inline constexpr Field first_id{
    &said::field_first_number::id, 23, 4, Type::number, Need::title_events, Need::mandatory};
inline constexpr Field last_id{
    &said::field_last_number::id, 28, 4, Type::number, Need::title_events, Need::mandatory};
inline constexpr std::array fields{match_points, game_points, first_round,
                                   last_round,   first_id,    last_id};
inline constexpr Numbers numbers{Numbers::Of::range_of_players, &first_id};
}  // namespace acceleration

namespace prohibited {  // 260
inline constexpr Field first_round{
    &said::field_first_round::id, 5, 3, Type::number, Need::title_events, Need::mandatory};
inline constexpr Field last_round{&said::field_last_round::id, 9, 3, Type::number};
inline constexpr Field id{&said::field_number::id, 13, 4, Type::number, Need::title_events,
                          Need::mandatory,         5};
inline constexpr std::array fields{first_round, last_round, id};
inline constexpr Numbers numbers{Numbers::Of::players, &id, 2};
}  // namespace prohibited

namespace abnormal {  // 299
inline constexpr Field kind{&said::field_kind::id, 5, 1, Type::letter};
inline constexpr Field match_points{&said::field_match_points::id, 8, 4, Type::points};
inline constexpr Field game_points{&said::field_points::id, 14, 4, Type::points, Need::mandatory,
                                   Need::mandatory};
inline constexpr Field round{&said::field_round::id, 20, 3, Type::number};
inline constexpr Field id{&said::field_number::id, 24, 4, Type::number, Need::ignored,
                          Need::ignored,           5};
inline constexpr std::array fields{kind, match_points, game_points, round, id};
inline constexpr Numbers numbers{Numbers::Of::players, &id, 1};
}  // namespace abnormal

namespace line_up {  // 300
inline constexpr Field round{&said::field_round::id, 5, 3, Type::number, Need::ignored,
                             Need::mandatory};
inline constexpr Field team{&said::field_team::id, 9, 3, Type::number, Need::ignored,
                            Need::mandatory};
inline constexpr Field opponent{
    &said::field_opponent::id, 13, 3, Type::number, Need::ignored, Need::mandatory};
inline constexpr Field board{&said::field_board::id, 17, 4, Type::number, Need::ignored,
                             Need::mandatory,        5};
inline constexpr std::array fields{round, team, opponent, board};
inline constexpr Numbers numbers{Numbers::Of::members, &board};
}  // namespace line_up

namespace team_byes {  // 320
inline constexpr Field match_points{
    &said::field_match_points::id, 5, 4, Type::points, Need::ignored, Need::mandatory};
inline constexpr Field game_points{
    &said::field_game_points::id, 10, 4, Type::points, Need::ignored, Need::mandatory};
inline constexpr Field team{&said::field_team::id, 15, 3, Type::number, Need::ignored,
                            Need::mandatory,       4};
inline constexpr std::array fields{match_points, game_points, team};
}  // namespace team_byes

namespace forfeited_match {  // 330
inline constexpr Field kind{&said::field_kind::id, 5, 2, Type::text, Need::mandatory,
                            Need::mandatory};
inline constexpr Field round{&said::field_round::id, 8, 3, Type::number, Need::mandatory,
                             Need::mandatory};
inline constexpr Field white{
    &said::field_white_team::id, 12, 3, Type::number, Need::mandatory, Need::mandatory};
inline constexpr Field black{
    &said::field_black_team::id, 16, 3, Type::number, Need::mandatory, Need::mandatory};
inline constexpr std::array fields{kind, round, white, black};
}  // namespace forfeited_match

// 801, 802: for people only; no program needs them (TRF26, annex).
namespace team_results {  // 802
inline constexpr Field team{&said::field_team_number::id, 5, 3, Type::number};
inline constexpr Field nickname{&said::field_nickname::id, 9, 5, Type::text};
inline constexpr Field match_points{&said::field_match_points::id, 15, 6, Type::points};
inline constexpr Field game_points{&said::field_game_points::id, 22, 6, Type::points};
inline constexpr std::uint16_t cell_pitch = 13;
inline constexpr Field opponent{
    &said::field_opponent::id, 29, 3, Type::text, Need::ignored, Need::ignored, cell_pitch};
inline constexpr Field colour{&said::field_colour::id, 33,        1, Type::letter, Need::ignored,
                              Need::ignored,           cell_pitch};
inline constexpr Field round_points{&said::field_game_points_of_the_round::id,
                                    35,
                                    4,
                                    Type::points,
                                    Need::ignored,
                                    Need::ignored,
                                    cell_pitch};
inline constexpr Field forfeit{
    &said::field_forfeit::id, 39, 1, Type::letter, Need::ignored, Need::ignored, cell_pitch};
inline constexpr std::array fields{team,     nickname, match_points, game_points,
                                   opponent, colour,   round_points, forfeit};
}  // namespace team_results

/// 801: the width of the cells follows from the number of boards of a match.
namespace board_results {  // 801
inline constexpr Field team{&said::field_team_number::id, 5, 2, Type::number};
inline constexpr Field nickname{&said::field_nickname::id, 8, 5, Type::text};
inline constexpr Field match_points{&said::field_match_points::id, 14, 4, Type::points};
inline constexpr Field game_points{&said::field_game_points::id, 19, 4, Type::points};
inline constexpr Field cells{&said::field_cells::id, 24, to_the_end};
/// A round: opponent, colour, a letter for each board and a digit for each.
constexpr std::uint16_t cell_pitch(std::uint16_t boards) noexcept {
  return static_cast<std::uint16_t>(8 + 2 * boards);
}
constexpr Field opponent(std::uint16_t boards) noexcept {
  return {nullptr, 24, 3, Type::number, Need::ignored, Need::ignored, cell_pitch(boards)};
}
constexpr Field results(std::uint16_t boards) noexcept {
  return {nullptr, 30, boards, Type::text, Need::ignored, Need::ignored, cell_pitch(boards)};
}
inline constexpr std::array fields{team, nickname, match_points, game_points, cells};
}  // namespace board_results

namespace player_acceleration {  // XXA
inline constexpr Field id{
    &said::field_start_rank::id, 5, 4, Type::number, Need::ignored, Need::mandatory};
inline constexpr Field points{&said::field_points::id, 10, 4, Type::points, Need::ignored,
                              Need::mandatory,         5};
inline constexpr std::array fields{id, points};
inline constexpr Numbers numbers{Numbers::Of::players, &id, 1};
}  // namespace player_acceleration

namespace result_points {  // BBW BBD BBL BBZ BBF BBU
inline constexpr Field points{&said::field_points::id, 5, 4, Type::points, Need::ignored,
                              Need::mandatory};
inline constexpr std::array fields{points};
}  // namespace result_points

/// Every record of the dialects, by number. NRS records, which have any federation's code as
/// number, and `###` comments are not included.
/// Source: TRF26 (in force 2026), TRF16, TRF06; JaVaFo advanced manual 2.x; bbpPairings 6.
[[nodiscard]] std::span<const Record> records() noexcept;

/// Is the text of the record free, without columns?
[[nodiscard]] constexpr bool is_free_text(const Record& record) noexcept {
  return record.fields.data() == free_text.data();
}

/// nullptr for a number that no dialect defines.
[[nodiscard]] const Record* find(std::string_view tag) noexcept;

/// Columns 1-3 of a line that is a record of some dialect or of none: digits or capitals, followed
/// by a space or the end of the line. Empty for text, for remarks (###), and for the rulers of
/// columns that programs print (DDD SSSS sTTT ..., 0123456789...).
[[nodiscard]] std::string_view tag_of(std::string_view line) noexcept;
/// Is it a record of a known dialect without the space in column 4? Such a line is not read.
[[nodiscard]] bool lacks_space_after_tag(std::string_view line) noexcept;

}  // namespace trf::layout
#pragma GCC visibility pop
