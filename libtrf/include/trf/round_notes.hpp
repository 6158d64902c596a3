#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "trf/document.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
/// What comments of a report say about a recorded round. Other programs ignore and keep them.
///
///     ### Boards @ Round 2: 6 13 - 4
///     ### MPA @ Round 4: 4-8, 6-2 instead of 4-6, 8-2
///     ### Initial colour @ Round 1: White
///
/// Numbers are start numbers, in a team event those of teams. In a Double-Swiss the round is the
/// first one of the match. If several comments name a round, the last one counts.
namespace trf {

/// The boards of a round in the order of publication, from a comment Boards.
struct PublishedBoards {
  std::vector<int> whites;  ///< By board; 0: the board is gone, and the others keep their numbers
  std::uint32_t line = 0;
};
/// Empty: no comment; the boards are those of FIDE C.04.2 3.6.
[[nodiscard]] std::optional<PublishedBoards> published_boards(const Tournament& tournament,
                                                              int round);

/// Did the arbiter change the pairs of the round? FIDE's checklist for programs calls it a manual
/// pairing (MPA).
struct ManualPairing {
  std::string text;  ///< After the colon: "4-8, 6-2 instead of 4-6, 8-2"
  std::uint32_t line = 0;
};
[[nodiscard]] std::optional<ManualPairing> manual_pairing(const Tournament& tournament, int round);

/// The initial colour of an event whose players have new numbers since its first round, which
/// therefore shows another colour.
[[nodiscard]] std::optional<Colour> kept_initial_colour(const Tournament& tournament);

/// Writes comments Boards into `edited` for the rounds whose boards would change: `before` is the
/// report before an edit of its results, points or acceleration, or before a conversion. Start
/// numbers must be the same. If matches became games, nothing is written.
/// \return the rounds whose boards got a comment
std::vector<int> keep_boards(Document& edited, const Tournament& before);

}  // namespace trf
#pragma GCC visibility pop
