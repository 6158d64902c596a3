#pragma once

#include <string>

#include "edit/findings.hpp"
#include "trf/document.hpp"
#include "trf/layout.hpp"
#include "trf/tournament.hpp"

namespace trf::editing {

/// Opponent, colour and result of a round: their columns with the blanks between them.
[[nodiscard]] constexpr layout::Field cell(int round) noexcept {
  return layout::player::cell.of_round(round);
}

/// A cell as its columns have it: "  12 w 1", "0000 - H", blanks.
[[nodiscard]] std::string cell_text(const Game& game, const Tournament& tournament);

/// Writes a cell. A blank one at the end of the row shortens the row again.
void set_cell(Document& document, const Tournament& tournament, PlayerIndex player, int round,
              const Game& game);

/// Are the columns of a 001 row where the standard has them? A row that is not is refused.
bool is_aligned(const Document& document, const Player& player, Findings& findings);

/// Points of records 001 and 310 of `edited` follow the results where in `before` they were their
/// sum: of all rounds, or of the paired ones. Other points stay.
struct PointsLeft {
  int players = 0, teams = 0;  ///< Whose points stay, although their results changed
};
PointsLeft follow_points(Document& edited, const Tournament& before);

void warn_of(PointsLeft left, Findings& findings);

}  // namespace trf::editing
