// The own record: C.07 7.1 to 7.8, 10.6, 11 and 13.1, and the wins of the Swiss rules of 1989.

#include "family.hpp"

namespace trf::tiebreak {
namespace {

/// One term for each round with a value of `worth` above 0, in units of the family's terms.
template <class Worth>
void collect_worth(const Context& context, Competitor competitor, Terms& terms, Worth worth) {
  collect_rounds(context, competitor, terms,
                 [&worth](std::size_t, const Cell& cell) -> std::optional<Term> {
                   const std::int64_t amount = worth(cell);
                   if (amount == 0) return std::nullopt;
                   return Term{.why = Why::counted, .amount = amount};
                 });
}

/// The same for families that count rounds.
template <class Counts>
void count_rounds(const Context& context, Competitor competitor, Terms& terms, Counts counts) {
  collect_worth(context, competitor, terms,
                [&counts](const Cell& cell) { return std::int64_t{counts(cell) ? 1 : 0}; });
}

/// The points themselves; points of record 299 beside the rounds are a term without round.
void collect_points(const Context& context, PointsKind kind, Competitor competitor, Terms& terms) {
  collect_worth(context, competitor, terms,
                [kind](const Cell& cell) { return std::int64_t{cell.of(kind).tenths()}; });
  std::int64_t rest = context.table().total(competitor, kind).tenths();
  for (const Term& term : terms) rest -= term.amount;
  if (rest != 0) terms.push_back({.why = Why::counted, .amount = rest});
}

void collect_pts(const Context& context, const TieBreakCode& code, Competitor competitor,
                 Terms& terms) {
  collect_points(context, code.points, competitor, terms);
}

void collect_mpts(const Context& context, const TieBreakCode&, Competitor competitor,
                  Terms& terms) {
  collect_points(context, PointsKind::match, competitor, terms);
}

void collect_gpts(const Context& context, const TieBreakCode&, Competitor competitor,
                  Terms& terms) {
  collect_points(context, PointsKind::game, competitor, terms);
}

void collect_secondary(const Context& context, const TieBreakCode&, Competitor competitor,
                       Terms& terms) {
  collect_points(context, context.table().secondary(), competitor, terms);
}

// 7.1: rounds with as many points as for a win, played or not.
void collect_win(const Context& context, const TieBreakCode& code, Competitor competitor,
                 Terms& terms) {
  const Crosstable& table = context.table();
  const bool by_match = table.teams && code.points == PointsKind::game;
  count_rounds(context, competitor, terms, [&](const Cell& cell) {
    const Game& game = cell.game;
    if (by_match && cell.is_paired()) return game.is_win() || game.code == ResultCode::forfeit_win;
    const bool with_black = !table.teams && game.is_win() && game.colour == Colour::black;
    return game.code != ResultCode::none &&
           cell.of(code.points) >= (with_black ? table.black_win : table.win_of(code.points));
  });
}

// 7.2: games won over the board.
void collect_won(const Context& context, const TieBreakCode&, Competitor competitor, Terms& terms) {
  count_rounds(context, competitor, terms,
               [](const Cell& cell) { return cell.game.is_played() && cell.game.is_win(); });
}

// 7.3: games played over the board with the black pieces.
void collect_bpg(const Context& context, const TieBreakCode&, Competitor competitor, Terms& terms) {
  count_rounds(context, competitor, terms, [](const Cell& cell) {
    return cell.game.is_played() && cell.game.colour == Colour::black;
  });
}

// 7.4: games won over the board with the black pieces.
void collect_bwg(const Context& context, const TieBreakCode&, Competitor competitor, Terms& terms) {
  count_rounds(context, competitor, terms, [](const Cell& cell) {
    return cell.game.is_played() && cell.game.colour == Colour::black && cell.game.is_win();
  });
}

// 7.5: the sum of the scores after each round; /Cn cuts those of the first rounds.
void collect_ps(const Context& context, const TieBreakCode& code, Competitor competitor,
                Terms& terms) {
  const auto scores = context.table().scores_after(competitor, code.points);
  collect_rounds(context, competitor, terms, [&](std::size_t r, const Cell&) {
    return std::optional(Term{.why = Why::running_score,
                              .amount = scores[r + 1].tenths(),
                              .significance = static_cast<std::int64_t>(r)});
  });
}

// 7.6: rounds that the competitor elected to play: all but half- and zero-point byes and forfeit
// losses.
void collect_rep(const Context& context, const TieBreakCode&, Competitor competitor, Terms& terms) {
  count_rounds(context, competitor, terms,
               [](const Cell& cell) { return !cell.is_voluntarily_unplayed(); });
}

// 7.7: 1 for each round with more points than the scheduled opponent, or than a draw if there is
// none; 1/2 if they are equal.
void collect_standard(const Context& context, const TieBreakCode& code, Competitor competitor,
                      Terms& terms) {
  const Crosstable& table = context.table();
  collect_rounds(
      context, competitor, terms, [&](std::size_t r, const Cell& cell) -> std::optional<Term> {
        if (cell.game.is_open()) return std::nullopt;
        const Score rival = cell.is_paired() ? table.row(cell.game.opponent)[r].of(code.points)
                                             : table.draw_of(code.points);
        const Score own = cell.of(code.points);
        if (own < rival) return std::nullopt;
        return Term{.why = Why::counted, .amount = own == rival ? 5 : 10};
      });
}

// 7.8: the TPN, low before high.
void collect_tpn(const Context& context, const TieBreakCode&, Competitor competitor, Terms& terms) {
  terms.push_back({.why = Why::counted, .amount = context.table().entrants[competitor].id});
}

// 10.6.
void collect_rtng(const Context& context, const TieBreakCode& code, Competitor competitor,
                  Terms& terms) {
  const int rating = context.table().entrants[competitor].rating;
  terms.push_back({.why = Why::rating, .amount = rating != 0 ? rating : code.unrated});
}

}  // namespace

const Calculation Calculations::pts = {
    .decimals = 1, .term_decimals = 1, .collect = collect_pts, .finish = sum};
const Calculation Calculations::mpts = {
    .whom = For::teams, .decimals = 1, .term_decimals = 1, .collect = collect_mpts, .finish = sum};
const Calculation Calculations::gpts = {
    .whom = For::teams, .decimals = 1, .term_decimals = 1, .collect = collect_gpts, .finish = sum};
const Calculation Calculations::mpvgp = {.whom = For::teams,
                                         .decimals = 1,
                                         .term_decimals = 1,
                                         .collect = collect_secondary,
                                         .finish = sum};
const Calculation Calculations::win = {.takes_points = true, .collect = collect_win, .finish = sum};
const Calculation Calculations::won = {.takes_points = true, .collect = collect_won, .finish = sum};
const Calculation Calculations::bpg = {.whom = For::players, .collect = collect_bpg, .finish = sum};
const Calculation Calculations::bwg = {.whom = For::players, .collect = collect_bwg, .finish = sum};
const Calculation Calculations::ps = {.takes_points = true,
                                      .cuts_by = CutsBy::round,
                                      .decimals = 1,
                                      .term_decimals = 1,
                                      .collect = collect_ps,
                                      .finish = sum};
const Calculation Calculations::rep = {.takes_points = true, .collect = collect_rep, .finish = sum};
const Calculation Calculations::standard_points = {.takes_points = true,
                                                   .decimals = 1,
                                                   .term_decimals = 1,
                                                   .collect = collect_standard,
                                                   .finish = sum};
const Calculation Calculations::tpn = {.collect = collect_tpn, .finish = sum};
const Calculation Calculations::rtng = {
    .whom = For::players, .collect = collect_rtng, .finish = sum};
const Calculation Calculations::wins16 = {.collect = collect_won, .finish = sum};

}  // namespace trf::tiebreak
