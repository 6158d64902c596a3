#pragma once

#include <string>

#include "edit/findings.hpp"
#include "trf/document.hpp"
#include "trf/layout.hpp"
#include "trf/tournament.hpp"

namespace trf::editing {

/// Opponent, colour and result of a round: their columns with the separators.
[[nodiscard]] constexpr layout::Field cell(int round) noexcept {
  return layout::player::cell.of_round(round);
}

/// A cell in its columns: "  12 w 1", "0000 - H", spaces.
[[nodiscard]] std::string cell_text(const Game& game, const Tournament& tournament);

/// Writes a cell. An empty one at the end of the row shortens the row.
void set_cell(Document& document, const Tournament& tournament, PlayerIndex player, int round,
              const Game& game);

/// Are points, rank and cells of a 001 row where the standard has them? If not, the edit is
/// refused.
bool is_aligned(const Document& document, const Player& player, Findings& findings);
/// Are the columns between all fields of a 001 row empty? If not, the edit is refused.
bool has_separators(const Document& document, const Player& player, Findings& findings);

/// How many players and teams keep points that are not the sum of their changed results.
struct PointsLeft {
  int players = 0, teams = 0;
};
/// Points of records 001 and 310 of `edited` follow the results if in `before` they were the sum of
/// all rounds, or of the paired ones. `complete` is the edited document with records that points
/// depend on and that are still to come, since they would move lines. \return the others, whose
/// results changed
PointsLeft follow_points(Document& edited, const Tournament& before, const Document& complete);
inline PointsLeft follow_points(Document& edited, const Tournament& before) {
  return follow_points(edited, before, edited);
}
/// Adds a warning for each of the two numbers that is not 0.
void warn_of(PointsLeft left, Findings& findings);

}  // namespace trf::editing
