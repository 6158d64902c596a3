#pragma once

#include <cstdint>
#include <vector>

#include "trf/tiebreak/crosstable.hpp"
#include "trf/tiebreak/edition.hpp"

namespace trf::tiebreak {

/// The reason for a term's contribution; explanations give it in words with an article.
enum class Why : std::uint8_t {
  none,
  opponent,           ///< The opponent's score as awarded
  opponent_adjusted,  ///< The same with unplayed rounds replaced
  own_score,          ///< Dummy with the own score
  own_score_capped_by_opponent,
  own_score_capped_by_draws,
  virtual_opponent,
  half_of_rounds,
  forfeit_as_game,     ///< /P, or a round robin
  entrant_of_round_2,  ///< RTF 7.5.2: nothing
  counted,             ///< Own record: the round counts
  running_score,
  at_or_above_limit,  ///< Koya
  below_limit,
  rating,
  performance,
  expected,  ///< Expected score of PTP
  buchholz,
  mutual_game,
  secondary_score,
};

/// A round of a competitor for the Buchholz family.
struct Seen {
  Score score;
  Why why = Why::none;  ///< none: the round does not contribute
  bool voluntarily_unplayed = false;
};

/// Rounds and opponents adjusted for one kind of points (C.07 art. 15 and 16).
struct View {
  std::vector<Seen> rounds;     ///< Like Crosstable::cells
  std::vector<Score> adjusted;  ///< The score of a competitor as an opponent
  std::vector<Score> points;    ///< Own points of each round, like Crosstable::cells
};

struct ViewOptions {
  PointsKind points = PointsKind::game;
  bool fore = false;                 ///< Games of the last round are draws (8.3)
  bool forfeits_are_played = false;  ///< /P
};

[[nodiscard]] View make_view(const Crosstable& table, const Edition& edition,
                             const ViewOptions& options);

}  // namespace trf::tiebreak
