// Ratings of opponents and performances: C.07 art. 10. Every forfeit is unplayed here, in round
// robins too (15.2); games count 1, 1/2 and 0 in every point system (reading R2).

#include <algorithm>

#include "family.hpp"
#include "trf/one_game.hpp"
#include "trf/rating/expected_score.hpp"

namespace trf::tiebreak {
namespace {

int rating_of(const Context& context, const TieBreakCode& code, Competitor competitor) {
  const int rating = context.table().entrants[competitor].rating;
  return rating != 0 ? rating : code.unrated;
}

/// Score over the board in tenths, by 1, 1/2 and 0.
int score_tenths(const Context& context, Competitor competitor) {
  int tenths = 0;
  for (const Cell& cell : context.table().row(competitor)) {
    if (cell.game.is_played()) tenths += 5 * halves_of(cell.game.code);
  }
  return tenths;
}

void collect_ratings(const Context& context, const TieBreakCode& code, Competitor competitor,
                     Terms& terms) {
  collect_rounds(
      context, competitor, terms, [&](std::size_t, const Cell& cell) -> std::optional<Term> {
        if (!cell.game.is_played()) return std::nullopt;
        const int rating = rating_of(context, code, cell.game.opponent);
        return Term{.why = Why::rating, .seen = rating, .amount = rating, .significance = rating};
      });
}

// 10.2: the average rating of the opponents and the difference dp of the percentage score, which
// is rounded half up to whole hundredths (B.02 8.1.1).
Value finish_tpr(const Context& context, const TieBreakCode& code, Competitor competitor,
                 const Terms& terms) {
  const Value average = mean(context, code, competitor, terms);
  if (!average) return std::nullopt;
  const int percentage =
      rating::percentage(score_tenths(context, competitor), static_cast<int>(terms.size()));
  return *average + rating::rating_difference(percentage);
}

int expected_hundredths(const Terms& terms, std::int64_t rating) {
  int expected = 0;
  for (const Term& term : terms)
    expected += rating::expected_score(static_cast<int>(rating - term.seen));
  return expected;
}

// 10.3: the lowest rating whose expected score is the score (B.02 8.1.2 without the 400 limit); for
// no points, the lowest opponent less 800.
Value finish_ptp(const Context& context, const TieBreakCode&, Competitor competitor,
                 const Terms& terms) {
  if (terms.empty()) return std::nullopt;
  const auto [lowest, highest] = std::ranges::minmax(terms, {}, &Term::seen);
  const int score = score_tenths(context, competitor) * 10;
  if (score == 0) return lowest.seen - 800;
  std::int64_t low = lowest.seen - 800;    // expected score too low
  std::int64_t high = highest.seen + 800;  // expected score high enough
  while (high - low > 1) {
    const std::int64_t middle = low + (high - low) / 2;
    (expected_hundredths(terms, middle) >= score ? high : low) = middle;
  }
  return high;
}

/// 10.4, 10.5: the average of the opponents' own performances.
template <const Family& Performance>
void collect_performances(const Context& context, const TieBreakCode& code, Competitor competitor,
                          Terms& terms) {
  TieBreakCode inner = code;
  inner.family = &Performance;
  collect_opponents(context, context.values(inner), competitor, Why::performance, terms);
}

}  // namespace

const Calculation Calculations::aro = {
    .whom = For::players, .collect = collect_ratings, .finish = mean};
const Calculation Calculations::tpr = {
    .whom = For::players, .collect = collect_ratings, .finish = finish_tpr};
const Calculation Calculations::ptp = {
    .whom = For::players, .collect = collect_ratings, .finish = finish_ptp};
const Calculation Calculations::apro = {
    .whom = For::players, .collect = collect_performances<tiebreak::tpr>, .finish = mean};
const Calculation Calculations::appo = {
    .whom = For::players, .collect = collect_performances<tiebreak::ptp>, .finish = mean};

}  // namespace trf::tiebreak
