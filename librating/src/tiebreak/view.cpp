#include "view.hpp"

#include <algorithm>

namespace trf::tiebreak {
namespace {

/// The rounds of all competitors with one kind of points; in the fore version the last round's
/// games are draws.
struct Rounds {
  const Crosstable& table;
  PointsKind kind;
  bool fore;
  Score draw;
  std::vector<Score> points;  ///< Like Crosstable::cells
  std::vector<Score> total;

  Rounds(const Crosstable& crosstable, const ViewOptions& options)
      : table(crosstable),
        kind(options.points),
        // 8.3, reading F1: only the tournament's last round.
        fore(options.fore && crosstable.rounds >= crosstable.planned_rounds),
        draw(crosstable.draw_of(options.points)) {
    points.reserve(table.cells.size());
    for (const Cell& cell : table.cells) points.push_back(cell.of(kind));
    total.reserve(table.size());
    for (const RankedCompetitor& entrant : table.entrants)
      total.push_back(entrant.total[static_cast<std::size_t>(kind)]);
    if (!fore || table.rounds == 0) return;
    for (std::size_t c = 0; c < table.size(); ++c) {
      const std::size_t last = (c + 1) * width() - 1;
      if (!table.cells[last].is_paired()) continue;
      total[c] += draw - points[last];
      points[last] = draw;
    }
  }

  [[nodiscard]] std::size_t width() const { return static_cast<std::size_t>(table.rounds); }
  [[nodiscard]] bool is_drawn_by_fore(std::size_t at) const {
    return fore && (at + 1) % width() == 0 && table.cells[at].is_paired();
  }
  [[nodiscard]] bool is_played(std::size_t at) const {
    return table.cells[at].is_played_or_open() || is_drawn_by_fore(at);
  }
};

// C.07 16.3: requested byes not followed by an available round count as draws (16.2.5); all others
// keep their awarded points. A forfeit loss is not a draw, but does not end the sequence of
// absences.
Score with_trailing_byes_as_draws(const Rounds& rounds, std::size_t competitor) {
  Score score = rounds.total[competitor];
  const std::size_t begin = competitor * rounds.width();
  for (std::size_t at = begin + rounds.width(); at-- > begin;) {
    if (rounds.is_played(at)) break;
    const Cell& cell = rounds.table.cells[at];
    if (!cell.is_voluntarily_unplayed()) break;
    if (cell.is_requested_bye()) score += rounds.draw - rounds.points[at];
  }
  return score;
}

// C.04.5 (2009) and art. 16 (1989): every unplayed round counts as a draw.
Score with_unplayed_as_draws(const Rounds& rounds, std::size_t competitor) {
  Score score = rounds.total[competitor];
  const std::size_t begin = competitor * rounds.width();
  for (std::size_t at = begin; at < begin + rounds.width(); ++at) {
    if (!rounds.is_played(at)) score += rounds.draw - rounds.points[at];
  }
  return score;
}

// C.07 16.4: an opponent with the own score; since 2026 limited, for forfeits by the scheduled
// opponent (16.4.1), for all others by a draw in each round (16.4.2).
Seen dummy(const Rounds& rounds, const Edition& edition, const std::vector<Score>& adjusted,
           std::size_t competitor, const Cell& cell) {
  Seen seen;
  seen.score = rounds.total[competitor];
  seen.why = Why::own_score;
  seen.voluntarily_unplayed = cell.is_voluntarily_unplayed();
  if (cell.is_paired()) {
    const Score cap = adjusted[cell.game.opponent];
    if (edition.forfeit_dummy_is_capped && cap < seen.score) {
      seen.score = cap;
      seen.why = Why::own_score_capped_by_opponent;
    }
  } else if (edition.bye_dummy_is_capped) {
    const Score cap = rounds.draw * rounds.table.rounds;
    if (cap < seen.score) {
      seen.score = cap;
      seen.why = Why::own_score_capped_by_draws;
    }
  }
  return seen;
}

}  // namespace

View make_view(const Crosstable& table, const Edition& edition, const ViewOptions& options) {
  Rounds rounds(table, options);
  const bool predetermined = table.pairing == PairingKind::predetermined;
  View view;
  view.adjusted.reserve(table.size());
  for (std::size_t c = 0; c < table.size(); ++c) {
    if (predetermined) {  // 15.2: plain scores
      view.adjusted.push_back(rounds.total[c]);
    } else if (edition.opponent_view == OpponentView::unplayed_as_draws) {
      view.adjusted.push_back(with_unplayed_as_draws(rounds, c));
    } else {
      view.adjusted.push_back(with_trailing_byes_as_draws(rounds, c));
    }
  }

  view.rounds.resize(table.cells.size());
  const bool is_virtual = edition.own_unplayed == OwnUnplayed::virtual_opponent;
  for (std::size_t c = 0; c < table.size(); ++c) {
    const auto scores = is_virtual ? table.scores_after(static_cast<Competitor>(c), rounds.kind)
                                   : std::vector<Score>{};
    for (std::size_t r = 0; r < rounds.width(); ++r) {
      const std::size_t at = c * rounds.width() + r;
      const Cell& cell = table.cells[at];
      Seen& seen = view.rounds[at];
      const bool as_game = cell.game.is_forfeit() && cell.is_paired() &&
                           (options.forfeits_are_played || predetermined);
      if (rounds.is_played(at) || as_game) {
        const Competitor opponent = cell.game.opponent;
        seen.score = view.adjusted[opponent];
        seen.why = as_game && !rounds.is_played(at)       ? Why::forfeit_as_game
                   : seen.score != rounds.total[opponent] ? Why::opponent_adjusted
                                                          : Why::opponent;
      } else if (predetermined) {
        seen.why = Why::none;  // reading B2: the free round of an odd number is not an element
      } else if (edition.own_unplayed == OwnUnplayed::dummy) {
        seen = dummy(rounds, edition, view.adjusted, c, cell);
      } else if (is_virtual) {
        // S = SPR + (1 - SfPR) + 1/2 (n - r)
        const Score for_win = table.win_of(rounds.kind);
        seen.score = scores[r] + for_win - rounds.points[at] +
                     rounds.draw * (table.rounds - static_cast<int>(r + 1));
        seen.why = Why::virtual_opponent;
      } else {
        seen.score = rounds.draw * table.rounds;
        seen.why = Why::half_of_rounds;
      }
    }
  }
  view.points = std::move(rounds.points);
  return view;
}

}  // namespace trf::tiebreak
