#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace trf::layout {

/// What a field holds, and so how it is read, written and aligned.
enum class Type : std::uint8_t {
  text,        ///< Left-aligned
  code,        ///< Right-aligned letters: a title
  number,      ///< Right-aligned digits
  points,      ///< Right-aligned, one decimal: "11.5"
  date,        ///< YYYY/MM/DD
  short_date,  ///< YY/MM/DD
  letter,      ///< One character
};

/// What a missing or wrong value costs (TRF26: columns R and P of its tables).
enum class Need : std::uint8_t { ignored, warned, title_events, mandatory };

/// Columns `first`..first+width-1 of a record, counted in characters from 1. In a record that
/// repeats, `pitch` is the distance to the same field of the next group, 0 where it stands once.
struct Field {
  std::string_view name;
  std::uint16_t first = 0;
  std::uint16_t width = 0;
  Type type = Type::text;
  Need rating = Need::ignored;
  Need pairing = Need::ignored;
  std::uint16_t pitch = 0;

  /// The same field of group `index` (from 0).
  [[nodiscard]] constexpr Field at(std::size_t index) const noexcept {
    auto moved = *this;
    moved.first = static_cast<std::uint16_t>(first + index * pitch);
    return moved;
  }
  [[nodiscard]] constexpr std::uint16_t last() const noexcept {
    return static_cast<std::uint16_t>(first + width - 1);
  }
};

/// Since which dialect a record is known.
enum class Since : std::uint8_t { trf06, trf26, trfx, bbp };

/// How often a record may stand in a file.
enum class Count : std::uint8_t { once, per_item };

struct Record {
  std::string_view tag;  ///< Columns 1-3
  std::string_view title;
  Since since = Since::trf06;
  Count count = Count::once;
  Need rating = Need::ignored;
  Need pairing = Need::ignored;
  std::span<const Field> fields{};
};

/// Free text: columns 5 to the end of the line.
inline constexpr Field text{"text", 5, 0xFFFF};
inline constexpr std::array free_text{text};

/// Record 001: a player.
namespace player {
inline constexpr Field start_rank{"start rank",   5, 4, Type::number, Need::mandatory,
                                  Need::mandatory};
inline constexpr Field sex{"sex", 10, 1, Type::letter, Need::warned};
inline constexpr Field title{"title", 11, 3, Type::code, Need::warned};
inline constexpr Field name{"name", 15, 33, Type::text, Need::warned};
inline constexpr Field rating{"FIDE rating", 49, 4, Type::number, Need::warned};
inline constexpr Field federation{"federation", 54, 3, Type::text, Need::warned};
inline constexpr Field fide_id{"FIDE number", 58, 11, Type::number, Need::mandatory};
inline constexpr Field birth{"birth date", 70, 10, Type::date, Need::warned};
inline constexpr Field points{"points", 81, 4, Type::points, Need::ignored, Need::mandatory};
inline constexpr Field rank{"rank", 86, 4, Type::number, Need::mandatory, Need::mandatory};
inline constexpr std::uint16_t cell_pitch = 10;
inline constexpr Field opponent{"opponent",      92,        4, Type::number, Need::mandatory,
                                Need::mandatory, cell_pitch};
inline constexpr Field colour{"colour",        97,        1, Type::letter, Need::mandatory,
                              Need::mandatory, cell_pitch};
inline constexpr Field result{"result",        99,        1, Type::letter, Need::mandatory,
                              Need::mandatory, cell_pitch};
inline constexpr std::array fields{start_rank, sex,    title, name,     rating, federation, fide_id,
                                   birth,      points, rank,  opponent, colour, result};
/// Separators of the part before the cells; non-blank means that the row is misaligned.
inline constexpr std::array<std::uint16_t, 11> separators{4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91};
}  // namespace player

/// NRS record: a player's national data; the tag is the rating federation.
namespace national {
inline constexpr Field start_rank = player::start_rank;
inline constexpr Field sex{"national sex", 10, 1, Type::letter};
inline constexpr Field classification{"national classification", 11, 3, Type::code};
inline constexpr Field name{"national name", 15, 33, Type::text};
inline constexpr Field rating{"national rating", 49, 4, Type::number, Need::ignored,
                              Need::mandatory};
inline constexpr Field origin{"origin", 54, 3, Type::text};
inline constexpr Field id{"national number", 58, 11, Type::text};
inline constexpr Field birth{"birth date", 70, 10, Type::date};
inline constexpr std::array fields{start_rank, sex, classification, name, rating,
                                   origin,     id,  birth};
}  // namespace national

namespace round_dates {  // 132
inline constexpr Field date{"round date",  92, 8, Type::short_date, Need::mandatory,
                            Need::ignored, 10};
inline constexpr std::array fields{date};
}  // namespace round_dates

namespace point_system {  // 162
inline constexpr Field symbol{"symbol", 6, 1, Type::letter, Need::ignored, Need::mandatory, 9};
inline constexpr Field points{"points", 7, 4, Type::points, Need::ignored, Need::mandatory, 9};
inline constexpr std::array fields{symbol, points};
}  // namespace point_system

namespace match_point_system {  // 362
inline constexpr Field symbol{"symbol", 5, 2, Type::text, Need::ignored, Need::mandatory, 9};
inline constexpr Field points{"points", 7, 4, Type::points, Need::ignored, Need::mandatory, 9};
inline constexpr std::array fields{symbol, points};
}  // namespace match_point_system

namespace ranking {  // 172
inline constexpr Field federation{"federation", 5, 3, Type::text, Need::mandatory, Need::mandatory};
inline constexpr Field method{"method", 9, 5, Type::text, Need::mandatory, Need::mandatory};
inline constexpr std::array fields{federation, method};
}  // namespace ranking

namespace old_team {  // 013
inline constexpr Field name{"team name", 5, 32, Type::text, Need::mandatory, Need::mandatory};
inline constexpr Field member{"member", 37, 4, Type::number, Need::mandatory, Need::mandatory, 5};
inline constexpr std::array fields{name, member};
}  // namespace old_team

namespace team {  // 310
inline constexpr Field number{"team number", 5, 3, Type::number, Need::mandatory, Need::mandatory};
inline constexpr Field name{"team name", 9, 32, Type::text, Need::mandatory, Need::mandatory};
inline constexpr Field nickname{"nickname", 42, 5, Type::text};
inline constexpr Field strength{"strength", 48, 6, Type::number};
inline constexpr Field match_points{"match points", 55, 6, Type::points, Need::ignored,
                                    Need::mandatory};
inline constexpr Field game_points{"game points",  62, 6, Type::points, Need::ignored,
                                   Need::mandatory};
inline constexpr Field rank{"rank", 69, 3, Type::number, Need::mandatory, Need::mandatory};
inline constexpr Field member{"member", 74, 4, Type::number, Need::mandatory, Need::mandatory, 5};
inline constexpr std::array fields{number,       name,        nickname, strength,
                                   match_points, game_points, rank,     member};
}  // namespace team

namespace byes {  // 240
inline constexpr Field kind{"kind", 5, 1, Type::letter, Need::ignored, Need::mandatory};
inline constexpr Field round{"round", 7, 3, Type::number, Need::ignored, Need::mandatory};
inline constexpr Field id{"number", 11, 4, Type::number, Need::ignored, Need::mandatory, 5};
inline constexpr std::array fields{kind, round, id};
}  // namespace byes

namespace acceleration {  // 250
inline constexpr Field match_points{"match points", 5, 4, Type::points};
inline constexpr Field game_points{"game points",  10, 4, Type::points, Need::title_events,
                                   Need::mandatory};
inline constexpr Field first_round{"first round",  15, 3, Type::number, Need::title_events,
                                   Need::mandatory};
inline constexpr Field last_round{"last round",   19, 3, Type::number, Need::title_events,
                                  Need::mandatory};
inline constexpr Field first_id{"first number", 23, 4, Type::number, Need::title_events,
                                Need::mandatory};
inline constexpr Field last_id{"last number",  28, 4, Type::number, Need::title_events,
                               Need::mandatory};
inline constexpr std::array fields{match_points, game_points, first_round,
                                   last_round,   first_id,    last_id};
}  // namespace acceleration

namespace prohibited {  // 260
inline constexpr Field first_round{"first round",  5, 3, Type::number, Need::title_events,
                                   Need::mandatory};
inline constexpr Field last_round{"last round", 9, 3, Type::number};
inline constexpr Field id{"number", 13, 4, Type::number, Need::title_events, Need::mandatory, 5};
inline constexpr std::array fields{first_round, last_round, id};
}  // namespace prohibited

namespace abnormal {  // 299
inline constexpr Field kind{"kind", 5, 1, Type::letter};
inline constexpr Field match_points{"match points", 8, 4, Type::points};
inline constexpr Field game_points{"points", 14, 4, Type::points, Need::mandatory, Need::mandatory};
inline constexpr Field round{"round", 20, 3, Type::number};
inline constexpr Field id{"number", 24, 4, Type::number, Need::ignored, Need::ignored, 5};
inline constexpr std::array fields{kind, match_points, game_points, round, id};
}  // namespace abnormal

namespace line_up {  // 300
inline constexpr Field round{"round", 5, 3, Type::number, Need::ignored, Need::mandatory};
inline constexpr Field team{"team", 9, 3, Type::number, Need::ignored, Need::mandatory};
inline constexpr Field opponent{"opponent", 13, 3, Type::number, Need::ignored, Need::mandatory};
inline constexpr Field board{"board", 17, 4, Type::number, Need::ignored, Need::mandatory, 5};
inline constexpr std::array fields{round, team, opponent, board};
}  // namespace line_up

namespace team_byes {  // 320
inline constexpr Field match_points{"match points", 5, 4, Type::points, Need::ignored,
                                    Need::mandatory};
inline constexpr Field game_points{"game points",  10, 4, Type::points, Need::ignored,
                                   Need::mandatory};
inline constexpr Field team{"team", 15, 3, Type::number, Need::ignored, Need::mandatory, 4};
inline constexpr std::array fields{match_points, game_points, team};
}  // namespace team_byes

namespace forfeited_match {  // 330
inline constexpr Field kind{"kind", 5, 2, Type::text, Need::mandatory, Need::mandatory};
inline constexpr Field round{"round", 8, 3, Type::number, Need::mandatory, Need::mandatory};
inline constexpr Field white{"white team", 12, 3, Type::number, Need::mandatory, Need::mandatory};
inline constexpr Field black{"black team", 16, 3, Type::number, Need::mandatory, Need::mandatory};
inline constexpr std::array fields{kind, round, white, black};
}  // namespace forfeited_match

namespace player_acceleration {  // XXA
inline constexpr Field id{"start rank", 5, 4, Type::number, Need::ignored, Need::mandatory};
inline constexpr Field points{"points", 10, 4, Type::points, Need::ignored, Need::mandatory, 5};
inline constexpr std::array fields{id, points};
}  // namespace player_acceleration

namespace result_points {  // BBW BBD BBL BBZ BBF BBU
inline constexpr Field points{"points", 5, 4, Type::points, Need::ignored, Need::mandatory};
inline constexpr std::array fields{points};
}  // namespace result_points

/// Every record that a dialect knows, by tag. NRS records, whose tag is any federation's code, and
/// `###` comments are not in it.
/// Source: TRF26 (in force 2026), TRF16, TRF06; JaVaFo advanced manual 2.x; bbpPairings 6.
[[nodiscard]] std::span<const Record> records() noexcept;

/// nullptr for a tag that no dialect defines.
[[nodiscard]] const Record* find(std::string_view tag) noexcept;

}  // namespace trf::layout
