#include "trf/tiebreak/breakdown.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "boards.hpp"
#include "direct_encounter.hpp"
#include "family.hpp"
#include "standing_order.hpp"
#include "trf/rating/expected_score.hpp"

namespace trf::tiebreak {
namespace {

std::string cited(std::string_view words, std::string_view article) {
  return article.empty() ? std::string(words) : fmt::format("{} ({})", words, article);
}

std::string words_of(const Term& term, const Code& code, const Context& context,
                     Competitor competitor) {
  const Edition::Articles& articles = context.edition().articles;
  const std::string article = info(code, context.edition()).article;
  switch (term.why) {
    case Why::none: return {};
    case Why::opponent:
      if (code.fore) return cited("score with the last round drawn", articles.fore);
      return cited("score as awarded",
                   context.is_predetermined() ? articles.round_robin : articles.played);
    case Why::opponent_adjusted:
      return fmt::format(
          "{}; awarded {}",
          code.fore
              ? cited("score with the last round drawn, unplayed rounds adjusted", articles.fore)
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
  const Edition::Articles& articles = context.edition().articles;
  switch (cut) {
    case Cut::no: return {};
    case Cut::lowest:
      return code.cut_lowest > 0 ? cited("cut: lowest", articles.cut) : "left out: lowest";
    case Cut::unplayed: return cited("cut: voluntarily unplayed", articles.unplayed_cut);
    case Cut::highest:
      return code.cut_highest > 0 ? cited("cut: highest", articles.cut) : "left out";
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

/// The ranking that the code found.
Ranking ranking_before(const Context& context, const std::vector<Code>& codes, std::size_t code) {
  const std::vector<Code> before(codes.begin(), codes.begin() + static_cast<std::ptrdiff_t>(code));
  return rank(context.table(), context.edition(), before).ranking;
}

/// The group that the competitor is tied with.
std::vector<Competitor> tied_in(const Ranking& ranking, Competitor competitor) {
  const auto at = static_cast<std::size_t>(std::ranges::find(ranking.order, competitor) -
                                           ranking.order.begin());
  const std::size_t first = ranking.start[at];
  return {ranking.order.begin() + static_cast<std::ptrdiff_t>(first),
          ranking.order.begin() + static_cast<std::ptrdiff_t>(ranking.end_of(first))};
}

std::string points_text(std::int64_t tenths) {
  return to_string(Score::from_tenths(static_cast<std::int32_t>(tenths)));
}

/// The games with the others of `group` by one kind of points, and their sum.
std::int64_t add_mutual(const Context& context, const Code& code,
                        const std::vector<Competitor>& group, Competitor competitor, Points kind,
                        std::string_view why, Breakdown& breakdown) {
  Terms terms;
  collect_mutual(context, code, group, competitor, kind, terms);
  std::int64_t scored = 0;
  for (const Term& term : terms) {
    scored += term.amount;
    BreakdownLine& line = breakdown.lines.emplace_back(line_of(term, code, context, competitor));
    line.amount.decimals = 1;
    line.why = cited(why, breakdown.article);
  }
  return scored;
}

/// Everybody has a game that counts with everybody else.
bool all_have_met(const Context& context, const Code& code, const std::vector<Competitor>& group) {
  if (context.is_predetermined()) return true;
  for (const Competitor member : group) {
    Terms terms;
    collect_mutual(context, code, group, member, code.points, terms);
    std::vector<Competitor> met;
    for (const Term& term : terms) met.push_back(term.opponent);
    std::ranges::sort(met);
    met.erase(std::unique(met.begin(), met.end()), met.end());
    if (met.size() + 1 < group.size()) return false;
  }
  return true;
}

std::string place_text(std::int64_t place, std::size_t tied) {
  return place == 0 ? fmt::format("{} tied, nothing broken", tied)
                    : fmt::format("place {} of {} tied", place, tied);
}

// Art. 6 and 13.3: the games within the tie; of teams by the primary score, then by the other.
void explain_encounter(const Context& context, const Code& code,
                       const std::vector<Competitor>& group, Competitor competitor,
                       Breakdown& breakdown) {
  const Crosstable& table = context.table();
  breakdown.how = place_text(breakdown.value.value, group.size());
  if (!all_have_met(context, code, group)) breakdown.how += ", not all of whom have met";
  if (code.family->whom != For::teams) {
    const std::int64_t scored =
        add_mutual(context, code, group, competitor, code.points, "game within the tie", breakdown);
    breakdown.how += fmt::format("; {} points in these games", points_text(scored));
    return;
  }
  for (const Points kind : {table.primary, table.secondary()}) {
    const std::string_view name = kind == Points::match ? "match points" : "game points";
    const std::int64_t scored = add_mutual(context, code, group, competitor, kind,
                                           fmt::format("{} within the tie", name), breakdown);
    breakdown.how += fmt::format("; {} {}", points_text(scored), name);
  }
  if (code.family == &ede) return;
  breakdown.how += "; boards";
  for (const Score points : board_points(table, competitor)) {
    breakdown.how += ' ' + to_string(points);
  }
}

// SST 1: the results against everybody, in the order of the final standing.
void explain_standing_order(const Context& context, const std::vector<Code>& codes,
                            const Code& code, const Ranking& before,
                            const std::vector<Competitor>& group, Competitor competitor,
                            Breakdown& breakdown) {
  const auto deciding = deciding_opponents(context, code, before)[competitor];
  const Standings final_standings = rank(context.table(), context.edition(), codes);
  std::vector<Competitor> references(context.table().size());
  std::iota(references.begin(), references.end(), Competitor{0});
  Terms terms;
  collect_mutual(context, code, references, competitor, code.points, terms);
  std::ranges::stable_sort(terms, {},
                           [&](const Term& term) { return final_standings.rank[term.opponent]; });
  std::int64_t scored = 0;
  for (const Term& term : terms) {
    scored += term.amount;
    BreakdownLine& line = breakdown.lines.emplace_back(line_of(term, code, context, competitor));
    line.amount.decimals = 1;
    line.why = fmt::format(
        "result against rank {}{}{} ({})", final_standings.rank[term.opponent],
        std::ranges::find(group, term.opponent) == group.end() ? "" : ", within the tie",
        std::ranges::find(deciding, term.opponent) == deciding.end() ? "" : ": decides the tie",
        breakdown.article);
  }
  breakdown.how = fmt::format("{}; {} points in these games",
                              place_text(breakdown.value.value, group.size()), points_text(scored));
}

void explain_place(const Context& context, const std::vector<Code>& codes, std::size_t index,
                   Competitor competitor, Breakdown& breakdown) {
  const Code& code = codes[index];
  const Ranking before = ranking_before(context, codes, index);
  const std::vector<Competitor> group = tied_in(before, competitor);
  if (group.size() == 1) {
    breakdown.how = "not tied: nothing to break";
  } else if (code.family == &drita) {
    explain_standing_order(context, codes, code, before, group, competitor, breakdown);
  } else {
    explain_encounter(context, code, group, competitor, breakdown);
  }
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
  const CodeInfo defined = info(code, edition);
  breakdown.article = defined.article;
  breakdown.title = defined.title;
  breakdown.is_defined = column.values[competitor] != Column::undefined;
  if (breakdown.is_defined) breakdown.value = {column.values[competitor], column.decimals};
  breakdown.text = to_text(column, competitor);
  if (code.dropped) {
    breakdown.how = cited("dropped: unrated players", edition.articles.unrated);
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
      line.why = cited(fmt::format("board {} times its points", term.seen), breakdown.article);
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
