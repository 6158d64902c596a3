#include "family.hpp"

#include <algorithm>
#include <tuple>

namespace trf::tiebreak {

Context::Context(const Crosstable& table, const Edition& edition)
    : table_(table), edition_(edition), scheduled_games_(table.rounds) {
  if (!is_predetermined()) return;
  std::ptrdiff_t most = 0;
  for (std::size_t c = 0; c < table.size(); ++c) {
    most = std::max(most,
                    std::ranges::count_if(table.row(static_cast<Competitor>(c)), &Cell::is_paired));
  }
  scheduled_games_ = static_cast<int>(most);
}

const View& Context::view(const TieBreakCode& code) const {
  const std::tuple key{code.points, code.fore, code.forfeits_are_played};
  const auto found = views_.find(key);
  if (found != views_.end()) return found->second;
  return views_
      .emplace(key, make_view(table_, edition_,
                              {.points = code.points,
                               .fore = code.fore,
                               .forfeits_are_played = code.forfeits_are_played}))
      .first->second;
}

const std::vector<std::int64_t>& Context::values(const TieBreakCode& code) const {
  const auto [place, is_new] = values_.try_emplace(
      {code.family, code.points, code.own_points, code.fore, code.forfeits_are_played,
       code.cut_lowest, code.cut_highest, code.unrated});
  if (is_new) {
    std::vector<std::int64_t> values(table_.size());
    Terms terms;
    for (std::size_t c = 0; c < values.size(); ++c) {
      values[c] = evaluate(*this, code, static_cast<Competitor>(c), terms)
                      .value_or(StandingsColumn::undefined);
    }
    place->second = std::move(values);
  }
  return place->second;
}

void collect_opponents(const Context& context, const std::vector<std::int64_t>& values,
                       Competitor competitor, Why why, Terms& terms) {
  collect_rounds(context, competitor, terms,
                 [&](std::size_t, const Cell& cell) -> std::optional<Term> {
                   if (!cell.game.is_played()) return std::nullopt;
                   const std::int64_t value = values[cell.game.opponent];
                   if (value == StandingsColumn::undefined) return std::nullopt;
                   return Term{.why = why, .seen = value, .amount = value};
                 });
}

namespace {

/// The first remaining element by `before`; nullptr if there is none.
template <class Before>
Term* first_of(Terms& terms, Before before) {
  Term* best = nullptr;
  for (Term& term : terms) {
    if (term.cut == Cut::no && (best == nullptr || before(term, *best))) best = &term;
  }
  return best;
}

bool less_significant(const Term& a, const Term& b) {
  return std::tie(a.significance, a.amount) < std::tie(b.significance, b.amount);
}

/// The same; of equal elements, one of 16.5 first, so that the order of the rounds has no effect.
bool cut_sooner(const Term& a, const Term& b) {
  return std::tuple(a.significance, a.amount, !a.voluntarily_unplayed) <
         std::tuple(b.significance, b.amount, !b.voluntarily_unplayed);
}

/// 16.5: the lowest contribution of a voluntarily unplayed round; of several the least significant.
Term* lowest_unplayed(Terms& terms) {
  Term* lowest = nullptr;
  for (Term& term : terms) {
    if (term.cut != Cut::no || !term.voluntarily_unplayed) continue;
    if (lowest == nullptr ||
        std::tie(term.amount, term.significance) < std::tie(lowest->amount, lowest->significance))
      lowest = &term;
  }
  return lowest;
}

}  // namespace

// C.07 14.1 to 14.4: the least significant elements first, then the most significant. 16.5: if
// voluntarily unplayed rounds remain, the lowest contribution among them is cut if it is not lower
// than the least significant element; the same for each further cut.
void apply_cuts(const Context& context, const TieBreakCode& code, Terms& terms) {
  const bool unplayed_first =
      context.edition().cuts_unplayed_rounds_first && !context.is_predetermined();
  for (int i = 0; i < code.cut_lowest; ++i) {
    Term* least = first_of(terms, cut_sooner);
    if (least == nullptr) return;
    Term* unplayed = unplayed_first ? lowest_unplayed(terms) : nullptr;
    if (unplayed != nullptr && unplayed->amount >= least->amount) {
      unplayed->cut = Cut::unplayed;
    } else {
      least->cut = Cut::lowest;
    }
  }
  for (int i = 0; i < code.cut_highest; ++i) {
    Term* most =
        first_of(terms, [](const Term& a, const Term& b) { return less_significant(b, a); });
    if (most == nullptr) return;
    most->cut = Cut::highest;
  }
}

Value evaluate(const Context& context, const TieBreakCode& code, Competitor competitor,
               Terms& terms) {
  terms.clear();
  code.family->calculation.collect(context, code, competitor, terms);
  const bool cuts = code.cut_lowest > 0 || code.cut_highest > 0;
  if (cuts && !code.family->calculation.cuts_inside) apply_cuts(context, code, terms);
  if (code.dropped) return std::nullopt;
  return code.family->calculation.finish(context, code, competitor, terms);
}

Value sum(const Context&, const TieBreakCode&, Competitor, const Terms& terms) {
  std::int64_t total = 0;
  for (const Term& term : terms) total += term.cut == Cut::no ? term.amount : 0;
  return total;
}

Value mean(const Context&, const TieBreakCode& code, Competitor, const Terms& terms) {
  std::int64_t total = 0;
  std::int64_t count = 0;
  for (const Term& term : terms) {
    if (term.cut != Cut::no) continue;
    total += term.amount;
    ++count;
  }
  if (count == 0) return std::nullopt;
  for (int d = code.family->calculation.term_decimals; d < code.family->calculation.decimals; ++d)
    total *= 10;
  return divide_half_up(total, count);
}

}  // namespace trf::tiebreak
