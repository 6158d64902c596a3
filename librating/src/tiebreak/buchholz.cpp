// The Buchholz family: C.07 art. 8 and 13.4, and those of the Italian rules.

#include <algorithm>

#include "family.hpp"

namespace trf::tiebreak {

// 13.4: secondary score + Buchholz of the primary score / k; k = floor(highest primary score of
// all rounds / highest secondary score of a match), at least 1 (reading S1).
std::int64_t sssc_divisor(const Context& context, const TieBreakCode& code) {
  if (code.divisor > 0) return code.divisor;
  const Crosstable& table = context.table();
  const std::int64_t highest = std::int64_t{table.win_of(table.primary).tenths()} * table.rounds;
  const std::int64_t match = table.win_of(table.secondary()).tenths();
  return match > 0 ? std::max<std::int64_t>(1, highest / match) : 1;
}

namespace {

/// 8.1: the score of each opponent, and the substitutes of unplayed rounds (art. 16).
void collect_bh(const Context& context, const TieBreakCode& code, Competitor competitor,
                Terms& terms) {
  collect_seen(context, code, competitor, terms,
               [](const Cell&, const Seen& seen) { return std::int64_t{seen.score.tenths()}; });
}

// RTF 7.5.2 c: a player who entered in round 2 with half a point gets nothing for round 1.
void collect_bhfsi(const Context& context, const TieBreakCode& code, Competitor competitor,
                   Terms& terms) {
  collect_bh(context, code, competitor, terms);
  if (terms.empty()) return;
  Term& first = terms.front();
  const Cell& cell = context.table().row(competitor).front();
  if (first.round != 1 || cell.is_paired() || cell.game.code != ResultCode::half_point_bye) return;
  first.why = Why::entrant_of_round_2;
  first.seen = first.amount = 0;
}

// 8.2: the average of the opponents' Buchholz, of those met over the board.
void collect_aob(const Context& context, const TieBreakCode& code, Competitor competitor,
                 Terms& terms) {
  TieBreakCode inner = code;
  inner.family = &bh;
  collect_opponents(context, context.values(inner), competitor, Why::buchholz, terms);
}

void collect_sssc(const Context& context, const TieBreakCode& code, Competitor competitor,
                  Terms& terms) {
  TieBreakCode inner = code;
  inner.points = context.table().primary;
  collect_bh(context, inner, competitor, terms);
  const std::int64_t secondary =
      context.table().total(competitor, context.table().secondary()).tenths();
  terms.push_back({.why = Why::secondary_score, .seen = secondary, .amount = secondary});
}

Value finish_sssc(const Context& context, const TieBreakCode& code, Competitor,
                  const Terms& terms) {
  std::int64_t buchholz = 0;
  for (const Term& term : terms) buchholz += term.why == Why::secondary_score ? 0 : term.amount;
  const std::int64_t k = sssc_divisor(context, code);
  // Hundredths, half up (reading Q1).
  return divide_half_up(10 * (terms.back().amount * k + buchholz), k);
}

/// The score of the competitor as an opponent, in one term.
void collect_view(const Context& context, const TieBreakCode& code, Competitor competitor,
                  Terms& terms) {
  const Score score = context.view(code).adjusted[competitor];
  const bool plain = score == context.table().total(competitor, code.points);
  terms.push_back({.why = plain ? Why::opponent : Why::opponent_adjusted,
                   .seen = score.tenths(),
                   .amount = score.tenths()});
}

// Italian variant: the lowest is cut; in a further tie it is added "as a decimal".
void cut_one(Terms& terms) {
  const auto lowest = std::ranges::min_element(terms, {}, &Term::amount);
  if (lowest != terms.end()) lowest->cut = Cut::lowest;
}

void collect_bhita(const Context& context, const TieBreakCode& code, Competitor competitor,
                   Terms& terms) {
  collect_bh(context, code, competitor, terms);
  cut_one(terms);
}

void collect_bhlow(const Context& context, const TieBreakCode& code, Competitor competitor,
                   Terms& terms) {
  collect_bh(context, code, competitor, terms);
  cut_one(terms);
  for (Term& term : terms) term.cut = term.cut == Cut::no ? Cut::highest : Cut::no;
}

/// A sum of scores: one decimal in the terms and in the value.
constexpr Calculation sum_of_scores(Calculation calculation) {
  calculation.decimals = calculation.term_decimals = calculation.seen_decimals = 1;
  calculation.finish = sum;
  return calculation;
}

}  // namespace

const Calculation Calculations::bh =
    sum_of_scores({.takes_points = true, .is_of_buchholz = true, .collect = collect_bh});
const Calculation Calculations::fb =
    sum_of_scores({.takes_points = true, .is_of_buchholz = true, .collect = collect_bh});
const Calculation Calculations::aob = {.takes_points = true,
                                       .is_of_buchholz = true,
                                       .cuts_inside = true,
                                       .decimals = 2,
                                       .term_decimals = 1,
                                       .seen_decimals = 1,
                                       .collect = collect_aob,
                                       .finish = mean};
const Calculation Calculations::sssc = {.whom = For::teams,
                                        .is_of_buchholz = true,
                                        .decimals = 2,
                                        .term_decimals = 1,
                                        .seen_decimals = 1,
                                        .collect = collect_sssc,
                                        .finish = finish_sssc};
const Calculation Calculations::abh =
    sum_of_scores({.takes_points = true, .collect = collect_view});
const Calculation Calculations::afb =
    sum_of_scores({.takes_points = true, .collect = collect_view});
const Calculation Calculations::adj =
    sum_of_scores({.takes_points = true, .collect = collect_view});
const Calculation Calculations::bhita =
    sum_of_scores({.is_of_buchholz = true, .collect = collect_bhita});
const Calculation Calculations::bhlow =
    sum_of_scores({.is_of_buchholz = true, .collect = collect_bhlow});
const Calculation Calculations::bhfsi =
    sum_of_scores({.is_of_buchholz = true, .collect = collect_bhfsi});

}  // namespace trf::tiebreak
