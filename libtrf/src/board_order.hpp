#pragma once

#include <span>
#include <vector>

#include "trf/document.hpp"
#include "trf/tournament.hpp"

namespace trf::detail {

/// The scores by which the players are paired in a round: standings points before it, open games by
/// 162 X, fictitious points of that round (250, XXA, or Baku named in 192).
[[nodiscard]] std::vector<Score> pairing_scores(const Tournament& tournament, int round);

/// A board of a round with its participants: start numbers, in a team event numbers of teams.
struct NumberedPair {
  int number = 0;  ///< Of the board
  int white = 0, black = 0;
  friend bool operator==(const NumberedPair&, const NumberedPair&) = default;
};

/// Who numbers the boards: FIDE C.04.2 3.6 alone, or a comment Boards, if there is one.
enum class NumberedBy : bool { rule, publication };

/// The boards of a recorded round by number, matches of record 330 included, without players of no
/// team. In a Double-Swiss those of the match, with the colours of its first game.
[[nodiscard]] std::vector<NumberedPair> numbered_pairs(const Tournament& tournament, int round,
                                                       NumberedBy by);

/// Writes the comment Boards of a round, so that its pairs have the numbers of `wanted`; removes it
/// if the rule gives these numbers. Pairs of the round that `wanted` does not have come last.
/// \param edited the text of `tournament`; \return is there a new comment?
bool set_boards(Document& edited, const Tournament& tournament, int round,
                std::span<const NumberedPair> wanted);

}  // namespace trf::detail
