#include "trf/tiebreak/breakdown.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "boards.hpp"
#include "direct_encounter.hpp"
#include "family.hpp"
#include "standing_order.hpp"
#include "trf/contains.hpp"
#include "trf/messages/common.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/rounding.hpp"
#include "trf/tiebreak/messages/breakdown.hpp"

namespace trf::tiebreak {
namespace {

Message cited(Message words, std::string_view article) {
  if (article.empty()) return words;
  return trf::said::cited{.sentence = std::move(words), .article = trf::Code{article}};
}

Message words_of(const Term& term, const TieBreakCode& code, const Context& context,
                 Competitor competitor) {
  const Edition::Articles& articles = context.edition().articles;
  const std::string article = info(code, context.edition()).article;
  switch (term.why) {
    case Why::none: return {};
    case Why::opponent:
      if (code.fore) return cited(said::fore_score{}, articles.fore);
      return cited(said::score_as_awarded{},
                   context.is_predetermined() ? articles.round_robin : articles.played);
    case Why::opponent_adjusted:
      return said::awarded{
          .score = code.fore ? cited(said::adjusted_fore_score{}, articles.fore)
                             : cited(said::adjusted_score{}, articles.adjusted),
          .points = context.table().total(
              term.opponent == no_competitor ? competitor : term.opponent, code.points)};
    case Why::own_score: return cited(said::dummy{}, articles.own_unplayed);
    case Why::own_score_capped_by_opponent:
      return cited(said::dummy_capped_by_opponent{}, articles.forfeit_cap);
    case Why::own_score_capped_by_draws:
      return cited(said::dummy_capped_by_draws{}, articles.bye_cap);
    case Why::virtual_opponent: return cited(said::virtual_opponent{}, articles.own_unplayed);
    case Why::half_of_rounds: return cited(said::drew_every_round{}, articles.own_unplayed);
    case Why::forfeit_as_game:
      return cited(said::forfeit_as_game{},
                   context.is_predetermined() ? articles.round_robin : std::string_view("/P"));
    case Why::entrant_of_round_2: return cited(said::half_point_entry{}, "RTF 7.5.2");
    case Why::counted: return cited(code.family->title(), article);
    case Why::running_score: return cited(said::score_after_round{}, article);
    case Why::at_or_above_limit: return cited(said::at_limit{}, article);
    case Why::below_limit: return cited(said::below_limit{}, article);
    case Why::rating: return cited(said::rating_used{}, article);
    case Why::performance: return cited(said::opponent_performance{}, article);
    case Why::expected: return cited(said::expected_score{}, "B.02 8.1.2");
    case Why::buchholz: return cited(said::opponent_buchholz{}, article);
    case Why::mutual_game: return cited(said::game_within_tie{}, article);
    case Why::secondary_score: return cited(said::secondary_score{}, article);
  }
  return {};
}

std::string_view article_of_cut(const TieBreakCode& code, const Edition::Articles& articles) {
  const std::size_t of_median = code.cut_highest > 0 ? 2 : 0;
  return articles.cuts[of_median + (code.cut_lowest > 1 ? 1 : 0)];
}

/// Of elements with equal opponents' scores the contribution decided between this one and another.
bool is_score_shared(const Term& cut, const Terms& terms) {
  return std::ranges::any_of(terms, [&](const Term& other) {
    return other.significance == cut.significance && other.amount != cut.amount &&
           other.cut != cut.cut && other.cut != Cut::unplayed;
  });
}

Message words_of_lowest(const Term& term, const Terms& terms, CutsBy order) {
  switch (order) {
    case CutsBy::contribution: return said::cut_lowest{};
    case CutsBy::opponent_score:
      return said::cut_lowest_score{.shared = is_score_shared(term, terms)};
    case CutsBy::round: return said::cut_first_round{};
  }
  return {};
}

Message words_of_highest(const Term& term, const Terms& terms, CutsBy order) {
  if (order != CutsBy::opponent_score) return said::cut_highest{};
  return said::cut_highest_score{.shared = is_score_shared(term, terms)};
}

Message words_of_cut(const Term& term, const Terms& terms, const TieBreakCode& code,
                     const Context& context) {
  const Edition::Articles& articles = context.edition().articles;
  const CutsBy order = code.family->calculation.cuts_by;
  switch (term.cut) {
    case Cut::no: return {};
    case Cut::lowest:
      if (code.cut_lowest == 0) return said::left_out_lowest{};
      return cited(words_of_lowest(term, terms, order), article_of_cut(code, articles));
    case Cut::unplayed: return cited(said::cut_unplayed{}, articles.unplayed_cut);
    case Cut::highest:
      if (code.cut_highest == 0) return said::left_out{};
      return cited(words_of_highest(term, terms, order), article_of_cut(code, articles));
  }
  return {};
}

bool uses_seen(const Term& term) {
  const bool is_own_rating = term.why == Why::rating && term.round == 0;
  return term.why != Why::counted && term.why != Why::running_score &&
         term.why != Why::mutual_game && !is_own_rating;
}

BreakdownLine line_of(const Term& term, const TieBreakCode& code, const Context& context,
                      Competitor competitor) {
  BreakdownLine line;
  line.round = term.round;
  line.opponent = term.opponent;
  if (term.round > 0) {
    const Cell& cell = context.table().row(competitor)[static_cast<std::size_t>(term.round - 1)];
    line.has_result = true;
    line.result = cell.recorded();
    line.points = cell.of(code.own_points);
  }
  line.has_seen = uses_seen(term);
  line.seen = {term.seen, code.family->calculation.seen_decimals};
  line.why = words_of(term, code, context, competitor);
  line.amount = {term.amount, code.family->calculation.term_decimals};
  return line;
}

/// The ranking before the code was applied.
Ranking ranking_before(const Context& context, const std::vector<TieBreakCode>& codes,
                       std::size_t code) {
  const std::vector<TieBreakCode> before(codes.begin(),
                                         codes.begin() + static_cast<std::ptrdiff_t>(code));
  return rank(context.table(), context.edition(), before).ranking;
}

/// The competitors tied with this one.
std::vector<Competitor> tied_in(const Ranking& ranking, Competitor competitor) {
  const auto at = static_cast<std::size_t>(std::ranges::find(ranking.order, competitor) -
                                           ranking.order.begin());
  const std::size_t first = ranking.start[at];
  return {ranking.order.begin() + static_cast<std::ptrdiff_t>(first),
          ranking.order.begin() + static_cast<std::ptrdiff_t>(ranking.end_of(first))};
}

/// What the games within a tie add up to.
struct Mutual {
  Decimal points;
  bool has_means = false;  ///< Were several games with one opponent replaced by their mean?
};

/// 6.1.2. Means that are not whole tenths have two decimals.
Mutual sum_of(const Terms& terms, bool are_averaged) {
  std::map<Competitor, std::pair<std::int64_t, std::int64_t>> by_opponent;
  for (const Term& term : terms) {
    auto& [sum, games] = by_opponent[term.opponent];
    sum += term.amount;
    ++games;
  }
  Mutual result{{0, 1}};
  std::int64_t hundredths = 0;
  for (const auto& [opponent, scored] : by_opponent) {
    const auto& [sum, games] = scored;
    result.has_means = result.has_means || (are_averaged && games > 1);
    hundredths += are_averaged ? rating::round_divide(sum * 10, games) : sum * 10;
  }
  result.points = hundredths % 10 == 0 ? Decimal{hundredths / 10, 1} : Decimal{hundredths, 2};
  return result;
}

/// Adds the games with the others of `group` by one kind of points.
Mutual add_mutual(const Context& context, const TieBreakCode& code,
                  const std::vector<Competitor>& group, Competitor competitor, PointsKind kind,
                  const Message& why, Breakdown& breakdown) {
  Terms terms;
  collect_mutual(context, code, group, competitor, kind, terms);
  for (const Term& term : terms) {
    BreakdownLine& line = breakdown.lines.emplace_back(line_of(term, code, context, competitor));
    line.amount.decimals = 1;
    line.why = cited(why, breakdown.article);
  }
  return sum_of(terms, context.edition().mutual_games_are_averaged);
}

/// Have all of them counted games with each other?
bool all_have_met(const Context& context, const TieBreakCode& code,
                  const std::vector<Competitor>& group) {
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

Message place_of(std::int64_t place, std::size_t tied) {
  if (place == 0) return said::tie_stays{.tied = tied};
  return said::place_in_tie{.place = place, .tied = tied};
}

// Art. 6 and 13.3: the games within the tie; of teams by the primary score, then by the other.
void explain_encounter(const Context& context, const TieBreakCode& code,
                       const std::vector<Competitor>& group, Competitor competitor,
                       Breakdown& breakdown) {
  const Crosstable& table = context.table();
  std::vector<Message> how{place_of(breakdown.value.value, group.size())};
  if (!all_have_met(context, code, group)) how.push_back(said::not_all_met{});
  if (code.family->calculation.whom != For::teams) {
    const Mutual scored = add_mutual(context, code, group, competitor, code.points,
                                     said::game_within_tie{}, breakdown);
    how.push_back(said::points_in_games{.points = scored.points});
    if (scored.has_means) how.push_back(said::mean_of_games{});
    breakdown.how = joined(std::move(how));
    return;
  }
  bool has_means = false;
  for (const PointsKind kind : {table.primary, table.secondary()}) {
    const bool is_match = kind == PointsKind::match;
    const Message why =
        is_match ? Message{said::match_points_within_tie{}} : said::game_points_within_tie{};
    const Mutual scored = add_mutual(context, code, group, competitor, kind, why, breakdown);
    how.push_back(is_match ? Message{said::match_points_in_games{.points = scored.points}}
                           : said::game_points_in_games{.points = scored.points});
    has_means = has_means || scored.has_means;
  }
  if (has_means) how.push_back(said::mean_of_games{});
  if (code.family != &ede)
    how.push_back(said::points_by_board{
        .points = {board_points(table, competitor), [](Score points) { return Decimal{points}; }}});
  breakdown.how = joined(std::move(how));
}

// SST 1: the results against all players, in the order of the final standing.
void explain_standing_order(const Context& context, const std::vector<TieBreakCode>& codes,
                            const TieBreakCode& code, const Ranking& before,
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
    const auto is_in = [&](const auto& competitors) {
      return contains(competitors, term.opponent);
    };
    line.why = cited(said::result_against{.rank = final_standings.rank[term.opponent],
                                          .in_tie = is_in(group),
                                          .decides = is_in(deciding)},
                     breakdown.article);
  }
  breakdown.how = joined({place_of(breakdown.value.value, group.size()),
                          said::points_in_games{.points = Decimal{scored, 1}}});
}

void explain_place(const Context& context, const std::vector<TieBreakCode>& codes,
                   std::size_t index, Competitor competitor, Breakdown& breakdown) {
  const TieBreakCode& code = codes[index];
  const Ranking before = ranking_before(context, codes, index);
  const std::vector<Competitor> group = tied_in(before, competitor);
  if (group.size() == 1) {
    breakdown.how = said::not_tied{};
  } else if (code.family == &drita) {
    explain_standing_order(context, codes, code, before, group, competitor, breakdown);
  } else {
    explain_encounter(context, code, group, competitor, breakdown);
  }
}

Message how_of(const Context& context, const TieBreakCode& code, Competitor competitor,
               const Terms& terms) {
  const auto count = std::ranges::count(terms, Cut::no, &Term::cut);
  const Family& family = *code.family;
  if (family.calculation.finish == sum) return said::sum{};
  if (&family == &sssc) return said::secondary_and_buchholz{.divisor = sssc_divisor(context, code)};
  if (terms.empty()) return said::no_games{};
  if (count == 0) return said::all_games_cut{.games = terms.size()};
  if (family.calculation.finish == mean) return said::mean{.count = count};
  if (&family == &tpr) {
    const Value average = mean(context, code, competitor, terms);
    const Value value = family.calculation.finish(context, code, competitor, terms);
    return said::mean_and_dp{.count = count, .average = *average, .dp = *value - *average};
  }
  return said::lowest_rating{};
}

}  // namespace

Breakdown explain(const Crosstable& table, const Edition& edition,
                  const std::vector<TieBreakCode>& codes, const Standings& standings,
                  std::size_t index, Competitor competitor) {
  const Context context(table, edition);
  const TieBreakCode& code = codes[index];
  const StandingsColumn& column = standings.columns[index];
  Breakdown breakdown;
  breakdown.code = code.text;
  const CodeInfo defined = info(code, edition);
  breakdown.article = defined.article;
  breakdown.title = defined.title;
  breakdown.is_defined = column.values[competitor] != StandingsColumn::undefined;
  if (breakdown.is_defined) breakdown.value = {column.values[competitor], column.decimals};
  breakdown.text = to_text(column, competitor);
  if (code.dropped) {
    breakdown.how = cited(said::unrated{}, edition.articles.unrated);
    return breakdown;
  }
  if (code.family->calculation.refine != nullptr) {
    explain_place(context, codes, index, competitor, breakdown);
    return breakdown;
  }
  if (code.family->calculation.fill != nullptr) {
    std::int64_t number = 0;
    for (const Score points : board_points(table, competitor)) {
      BreakdownLine& line = breakdown.lines.emplace_back();
      line.why = said::board{.board = ++number};
      line.amount = {points.tenths(), 1};
    }
    breakdown.how = code.family->title();
    return breakdown;
  }
  Terms terms;
  const Value value = evaluate(context, code, competitor, terms);
  breakdown.how = how_of(context, code, competitor, terms);
  if (code.family == &ptp && value && !terms.empty()) {
    // The lines that are added are the expected scores for the rating that was found.
    for (Term& term : terms) {
      term.why = Why::expected;
      term.amount = rating::expected_score(static_cast<int>(*value - term.seen));
    }
  }
  if (code.family == &bc) {
    for (const Term& term : terms) {
      BreakdownLine line = line_of(term, code, context, competitor);
      line.why = cited(said::board_times_points{.board = term.seen}, breakdown.article);
      breakdown.lines.push_back(std::move(line));
    }
    return breakdown;
  }
  for (const Term& term : terms) {
    breakdown.lines.push_back(line_of(term, code, context, competitor));
    breakdown.lines.back().cut = words_of_cut(term, terms, code, context);
    if (term.why == Why::expected) breakdown.lines.back().amount.decimals = 2;
  }
  return breakdown;
}

}  // namespace trf::tiebreak
