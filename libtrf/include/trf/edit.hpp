#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/document.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// Writes the text `value` into a tournament record (from column 5 on). An existing record keeps
/// its position and its other lines; a new one is inserted after the last record with a smaller
/// number that precedes the players.
/// \return false if the encoding of the document cannot represent the value
/// \pre is_settable(tag), and value has no line end
bool set_record(Document& document, std::string_view tag, std::string_view value);

/// Replaces a record that a report may repeat (112, XXC) by these texts, one line for each.
/// \return and \pre as set_record()
bool set_records(Document& document, std::string_view tag, std::span<const std::string> values);

/// Records with one text or list that a report has at most once: 012 to 222, 352, 362, XXR,
/// BB*; and those with several values.
[[nodiscard]] bool is_settable(std::string_view tag) noexcept;
/// 112 and XXC, which can have several lines.
[[nodiscard]] bool has_several_values(std::string_view tag) noexcept;
[[nodiscard]] std::vector<std::string_view> settable_tags();

/// What is entered for a player or team; an empty member leaves its column as it is.
struct Figures {
  std::optional<Score> match_points;  ///< Of teams only
  std::optional<Score> points;        ///< Of teams: game points
  std::optional<std::size_t> rank;
};

/// Enters the figures of each player of `tournament`, which is the result of read() for this
/// document, in record 001. \return what could not be entered: a row that is not in its columns
/// stays, and so does a column that has no room
[[nodiscard]] std::vector<Message> enter_players(Document& document, const Tournament& tournament,
                                                 std::span<const Figures> figures);
/// The same for each team and record 310; teams of other records are left out.
[[nodiscard]] std::vector<Message> enter_teams(Document& document, const Tournament& tournament,
                                               std::span<const Figures> figures);

/// The columns of records 001 and 310 that fill() calculates.
struct FillColumns {
  bool points = false;  ///< After round_of_points(): of players, match points and game points
  bool rank = false;    ///< By points; among equals the order stays
};

/// Calculates columns of record 001 again, and in a team event those of 310; `tournament` is the
/// result of read() for this document. Only these columns change. \return what could not be filled
[[nodiscard]] std::vector<Message> fill(Document& document, const Tournament& tournament,
                                        FillColumns columns);

}  // namespace trf
#pragma GCC visibility pop
