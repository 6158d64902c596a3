#include "trf/tiebreak/breakdown.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "boards.hpp"
#include "direct_encounter.hpp"
#include "family.hpp"
#include "trf/rating/expected_score.hpp"

namespace trf::tiebreak {
namespace {

std::string cited(std::string_view words, std::string_view article) {
  return article.empty() ? std::string(words) : fmt::format("{} ({})", words, article);
}

std::string words_of(const Term& term, const Code& code, const Context& context,
                     Competitor competitor) {
  const Edition::Articles& articles = context.edition().articles;
  const std::string_view article = code.family->article;
  switch (term.why) {
    case Why::none: return {};
    case Why::opponent:
      if (code.fore) return cited("score with the last round drawn", "8.3");
      return cited("score as awarded",
                   context.is_predetermined() ? articles.round_robin : articles.played);
    case Why::opponent_adjusted:
      return fmt::format(
          "{}; awarded {}",
          code.fore ? cited("score with the last round drawn, unplayed rounds adjusted", "8.3")
                    : cited("score with unplayed rounds as draws", articles.adjusted),
          to_string(context.table().total(
              term.opponent == no_competitor ? competitor : term.opponent, code.points)));
    case Why::own_score: return cited("dummy: own score", articles.own_unplayed);
    case Why::own_score_capped_by_opponent:
      return cited("dummy: own score, capped at the scheduled opponent's", articles.forfeit_cap);
    case Why::own_score_capped_by_draws:
      return cited("dummy: own score, capped at a draw in every round", articles.bye_cap);
    case Why::virtual_opponent: return cited("virtual opponent", articles.own_unplayed);
    case Why::half_of_rounds:
      return cited("unplayed: an opponent who drew every round", articles.own_unplayed);
    case Why::forfeit_as_game:
      return cited("forfeit taken as a game",
                   context.is_predetermined() ? articles.round_robin : std::string_view("/P"));
    case Why::entrant_of_round_2: return "half-point entry in round 2: nothing (RTF 7.5.2)";
    case Why::counted: return cited(code.family->title, article);
    case Why::running_score: return cited("score after the round", article);
    case Why::at_or_above_limit: return cited("opponent at or above the limit", article);
    case Why::below_limit: return cited("opponent below the limit", article);
    case Why::rating: return cited("rating", article);
    case Why::performance: return cited("the opponent's own performance", article);
    case Why::expected: return cited("expected score against the rating", "B.02 8.1.2");
    case Why::buchholz: return cited("the opponent's own Buchholz", article);
    case Why::mutual_game: return cited("game within the tie", article);
    case Why::secondary_score: return cited("secondary score", article);
  }
  return {};
}

std::string words_of(Cut cut, const Code& code, const Context& context) {
  switch (cut) {
    case Cut::no: return {};
    case Cut::lowest: return code.cut_lowest > 0 ? "cut: lowest (14)" : "left out: lowest";
    case Cut::unplayed:
      return cited("cut: voluntarily unplayed", context.edition().articles.unplayed_cut);
    case Cut::highest: return code.cut_highest > 0 ? "cut: highest (14)" : "left out";
  }
  return {};
}

bool uses_seen(Why why) {
  return why != Why::counted && why != Why::running_score && why != Why::mutual_game;
}

BreakdownLine line_of(const Term& term, const Code& code, const Context& context,
                      Competitor competitor) {
  BreakdownLine line;
  line.round = term.round;
  line.opponent = term.opponent;
  if (term.round > 0) {
    const Cell& cell = context.table().row(competitor)[static_cast<std::size_t>(term.round - 1)];
    line.has_result = true;
    line.result = cell.game.code;
    line.points = cell.of(code.own_points);
  }
  line.has_seen = uses_seen(term.why);
  line.seen = {term.seen, code.family->seen_decimals};
  line.why = words_of(term, code, context, competitor);
  line.cut = words_of(term.cut, code, context);
  line.amount = {term.amount, code.family->term_decimals};
  return line;
}

/// The group that the code found the competitor tied with.
std::vector<Competitor> tied_before(const Crosstable& table, const Edition& edition,
                                    const std::vector<Code>& codes, std::size_t code,
                                    Competitor competitor) {
  const std::vector<Code> before(codes.begin(), codes.begin() + static_cast<std::ptrdiff_t>(code));
  const Ranking ranking = rank(table, edition, before).ranking;
  const auto at = static_cast<std::size_t>(std::ranges::find(ranking.order, competitor) -
                                           ranking.order.begin());
  const std::size_t first = ranking.start[at];
  return {ranking.order.begin() + static_cast<std::ptrdiff_t>(first),
          ranking.order.begin() + static_cast<std::ptrdiff_t>(ranking.end_of(first))};
}

void explain_place(const Context& context, const std::vector<Code>& codes, std::size_t index,
                   Competitor competitor, Breakdown& breakdown) {
  const Code& code = codes[index];
  const std::vector<Competitor> group =
      tied_before(context.table(), context.edition(), codes, index, competitor);
  if (group.size() == 1) {
    breakdown.how = "not tied: nothing to break";
    return;
  }
  Terms terms;
  const bool everybody = code.family == &drita;  // the standing order names all as references
  const Standings final_standings = rank(context.table(), context.edition(), codes);
  std::vector<Competitor> references = group;
  if (everybody) {
    references.resize(context.table().size());
    for (std::size_t c = 0; c < references.size(); ++c) references[c] = static_cast<Competitor>(c);
  }
  const bool extended = code.family->whom == For::teams;
  collect_mutual(context, code, references, competitor,
                 extended ? context.table().primary : code.points, terms);
  if (everybody) {
    std::ranges::stable_sort(terms, {},
                             [&](const Term& term) { return final_standings.rank[term.opponent]; });
  }
  std::int64_t scored = 0;
  for (const Term& term : terms) {
    scored += term.amount;
    BreakdownLine& line = breakdown.lines.emplace_back(line_of(term, code, context, competitor));
    line.amount.decimals = 1;
    if (everybody) {
      line.why = fmt::format(
          "result against rank {}{} (SST 1)", final_standings.rank[term.opponent],
          std::ranges::find(group, term.opponent) == group.end() ? "" : ", within the tie");
    }
  }
  breakdown.how =
      breakdown.value.value == 0
          ? fmt::format("{} tied, nothing broken; {} points in these games", group.size(),
                        to_string(Score::from_tenths(static_cast<std::int32_t>(scored))))
          : fmt::format("place {} of {} tied; {} points in these games", breakdown.value.value,
                        group.size(),
                        to_string(Score::from_tenths(static_cast<std::int32_t>(scored))));
}

std::string how_of(const Context& context, const Code& code, Competitor competitor,
                   const Terms& terms) {
  const auto count = std::ranges::count(terms, Cut::no, &Term::cut);
  const Family& family = *code.family;
  if (family.finish == sum) return "sum";
  if (&family == &sssc)
    return fmt::format("secondary score + Buchholz / {}", sssc_divisor(context, code));
  if (count == 0) return "no games: undefined";
  if (family.finish == mean) {
    return fmt::format("mean of {}, rounded half up", count);
  }
  if (&family == &tpr) {
    const Value average = mean(context, code, competitor, terms);
    const Value value = family.finish(context, code, competitor, terms);
    return fmt::format("mean of {} is {}; dp of the percentage score {:+}", count, *average,
                       *value - *average);
  }
  return "lowest rating whose expected scores reach the score";
}

}  // namespace

Breakdown explain(const Crosstable& table, const Edition& edition, const std::vector<Code>& codes,
                  const Standings& standings, std::size_t index, Competitor competitor) {
  const Context context(table, edition);
  const Code& code = codes[index];
  const Column& column = standings.columns[index];
  Breakdown breakdown;
  breakdown.code = code.text;
  breakdown.article = code.family == &de ? edition.articles.direct_encounter : code.family->article;
  breakdown.title = code.family->title;
  breakdown.is_defined = column.values[competitor] != Column::undefined;
  if (breakdown.is_defined) breakdown.value = {column.values[competitor], column.decimals};
  breakdown.text = to_text(column, competitor);
  if (code.dropped) {
    breakdown.how = "dropped: unrated players (10)";
    return breakdown;
  }
  if (code.family->refine != nullptr) {
    explain_place(context, codes, index, competitor, breakdown);
    return breakdown;
  }
  if (code.family->fill != nullptr) {
    std::int64_t number = 0;
    for (const Score points : board_points(table, competitor)) {
      BreakdownLine& line = breakdown.lines.emplace_back();
      line.why = fmt::format("board {}", ++number);
      line.amount = {points.tenths(), 1};
    }
    breakdown.how = std::string(code.family->title);
    return breakdown;
  }
  Terms terms;
  const Value value = evaluate(context, code, competitor, terms);
  breakdown.how = how_of(context, code, competitor, terms);
  if (code.family == &ptp && value && !terms.empty()) {
    // The lines that add up are the expected scores against the rating found.
    for (Term& term : terms) {
      term.why = Why::expected;
      term.amount = rating::expected_score(static_cast<int>(*value - term.seen));
    }
  }
  if (code.family == &bc) {
    for (const Term& term : terms) {
      BreakdownLine line = line_of(term, code, context, competitor);
      line.why = fmt::format("board {} times its points (12.1)", term.seen);
      breakdown.lines.push_back(std::move(line));
    }
    return breakdown;
  }
  for (const Term& term : terms) {
    breakdown.lines.push_back(line_of(term, code, context, competitor));
    if (term.why == Why::expected) breakdown.lines.back().amount.decimals = 2;
  }
  return breakdown;
}

}  // namespace trf::tiebreak
