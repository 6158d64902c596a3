#include "trf/rating/rate.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "engines.hpp"
#include "trf/check.hpp"
#include "trf/messages/found_header.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/messages/rated.hpp"

namespace trf::rating {

int rating_on_list(Status status, int rating, const PlayerFacts& facts) noexcept {
  const bool is_newcomer = status == Status::standard || facts.rated_later.value_or(0) == rating;
  return is_newcomer ? 0 : rating;
}

void assume_coefficient(const CoefficientRule& rule, PlayerIndex player, const Change& change,
                        const Entrant& entrant, std::vector<Assumption>& assumptions) {
  const auto& facts = entrant.facts;
  if (facts.k || entrant.list_k) return;
  const auto assume = [&](Message what) { assumptions.push_back({player, std::move(what)}); };
  if (rule.newcomer != 0 && !facts.games)
    assume(rating_on_list(change.status, change.rating, facts) == 0
               ? Message{said::assumed_no_games{}}
               : said::assumed_games{.least = rule.newcomer_games});
  if (rule.high != 0 && !facts.ever_2400 && change.rating < rule.high_from)
    assume(said::assumed_never_reached{.rating = rule.high_from});
  if (rule.junior != 0 && !entrant.birth.is_set())
    assume(said::assumed_no_junior{.age = rule.junior_age});
  if (rule.period_limit != 0 && !facts.games_period) assume(said::assumed_period_games{});
}

void enter_change(Change& change, std::int64_t exact, HalfRounding rounding) {
  const auto rounded = round_divide(exact, 100, rounding);
  change.change_exact_hundredths = exact;
  change.change_hundredths = rounded * 100;
  change.new_rating = change.rating + static_cast<int>(rounded);
}

int percentage_of(Score score, int games) noexcept { return percentage(score.tenths(), games); }

int development_coefficient(const CoefficientRule& rule, int rating, const Date& birth,
                            const PlayerFacts& facts, int year, int games_period,
                            std::optional<int> list_k) {
  const bool is_high =
      rule.high != 0 && (facts.ever_2400.value_or(false) || rating >= rule.high_from);
  // A rated player is assumed to have 30 games; a player from another list has none here.
  const int games = facts.games.value_or(rating > 0 ? rule.newcomer_games : 0);
  const bool is_newcomer = rule.newcomer != 0 && games < rule.newcomer_games;
  const bool is_junior = rule.junior != 0 && birth.is_set() &&
                         year - birth.year <= rule.junior_age && rating < rule.junior_below &&
                         !facts.ever_2300.value_or(false);
  int k = rule.normal;
  if (facts.k)
    k = *facts.k;
  else if (list_k)
    k = *list_k;
  else if (is_newcomer && (rule.newcomer_first || (!is_high && !is_junior)))
    k = rule.newcomer;
  else if (is_high)
    k = rule.high;
  else if (is_junior)
    k = rule.junior;
  if (rule.period_limit != 0 && k * games_period > rule.period_limit)
    k = rule.period_limit / games_period;
  return k;
}

RoundRobin round_robin_conditions(const Event& event, const std::vector<bool>& has_rating,
                                  const RoundRobinRule& rule) {
  if (!event.is_round_robin()) return {};
  const bool is_double = event.type == EventType::double_round_robin;
  const auto& entrants = event.entrants;
  std::vector<std::size_t> players;  // players with a game, before any is left out
  for (std::size_t i = 0; i < entrants.size(); ++i)
    if (!entrants[i].games.empty()) players.push_back(i);
  const auto rated =
      std::count_if(players.begin(), players.end(), [&](std::size_t i) { return has_rating[i]; });
  const auto count = static_cast<std::ptrdiff_t>(players.size());
  const auto refused = [](std::string_view article, Message reason) {
    return RoundRobin{
        .holds = false,
        .refusal = Cited{article, said::treated_as_swiss{.reason = std::move(reason)}}};
  };
  // 1997 6.33: a national championship needs three rated men, or two women among women.
  const bool is_national =
      event.kind == SpecialEvent::national_championship && !rule.national_article.empty() &&
      rated >= (event.is_for_women() ? rule.national_rated_women : rule.national_rated);
  if (!is_national && 3 * rated < count) return refused(rule.article, said::few_rated{});
  if (!is_national && count < rule.small && rated < rule.small_rated && rated < count)
    return refused(rule.small_article,
                   said::few_rated_of_few{.players = rule.small, .rated = rule.small_rated});
  if (!is_national && is_double && rated < count &&
      (count < rule.double_players || rated < rule.small_rated))
    return refused(rule.double_article, said::few_for_double_round{.players = rule.double_players,
                                                                   .rated = rule.small_rated});
  bool complete = !event.has_unplayed_games;
  std::vector<int> met(entrants.size());
  std::size_t meetings = 0;
  for (const auto i : players) {
    if (!complete) break;
    std::fill(met.begin(), met.end(), 0);
    for (const auto& game : entrants[i].games) ++met[game.opponent];
    if (meetings == 0)
      meetings = entrants[i].games.size() / std::max<std::size_t>(players.size() - 1, 1);
    for (const auto j : players)
      if (j != i && (met[j] == 0 || static_cast<std::size_t>(met[j]) != meetings)) complete = false;
  }
  if (!complete) {
    auto unplayed = refused(rule.unplayed_article, said::game_unplayed{});
    unplayed.is_complete = false;
    return unplayed;
  }
  return {.holds = true, .refusal = {}};
}

Warning::About about(Unmet::What what) noexcept {
  switch (what) {
    case Unmet::What::rounds: return Warning::About::rounds;
    case Unmet::What::days:
    case Unmet::What::day: return Warning::About::days;
    case Unmet::What::players: return Warning::About::players;
    case Unmet::What::length: return Warning::About::last_day;
    default: return Warning::About::rate_of_play;
  }
}

Position place_of(const Document& document, const Tournament& tournament, Warning::About about) {
  using About = Warning::About;
  const auto first_of = [&](std::initializer_list<std::string_view> tags) {
    return document.value_place(line_of(document, tags));
  };
  switch (about) {
    case About::form: return first_of({"192", "092"});
    case About::rounds: return first_of({"142", "XXR"});
    case About::days: return first_of({"132", "042"});
    case About::players: return first_of({"062"});
    case About::last_day: return last_day_place(document, tournament);
    case About::rate_of_play: break;
  }
  return first_of({"222", "122"});
}

std::optional<int> most_days(const Event& event, const Regulation& regulation) {
  if (const auto* fide = std::get_if<FideRegulation>(&regulation.rule)) return fide->most_days;
  const auto* old = std::get_if<Fide1997Regulation>(&regulation.rule);
  const bool is_league = event.kind == SpecialEvent::national_team_championship;  // 1997 4.11
  return old == nullptr || is_league ? std::nullopt : std::optional{old->most_days};
}

namespace {

/// The reasons why the event is not rated: a warning each, and one note for each player and game.
void tell_unmet(const Event& event, Rated& rated) {
  if (rated.counts.is_rated()) return;
  std::vector<Warning> warnings;
  for (const auto& unmet : rated.counts.unmet)
    if (unmet.takes(Purpose::rating))
      warnings.push_back(
          {about(unmet.what), {unmet.said.article, said::not_rated{.reason = unmet.said.message}}});
  rated.warnings.insert(rated.warnings.begin(), std::make_move_iterator(warnings.begin()),
                        std::make_move_iterator(warnings.end()));
  const auto note = rated.counts.not_rated();
  for (std::size_t i = 0; i < rated.changes.size(); ++i)
    if (!event.entrants[i].games.empty()) rated.changes[i].notes.push_back(note);
  for (auto& game : rated.games) {
    if (!game.counted) continue;  // It has its own reason
    game.counted = false;
    game.note = note;
  }
}

}  // namespace

Rated rate(const Event& event, const Regulation& regulation, const Wanted& wanted) {
  struct Visitor {
    const Event& event;
    const Wanted& wanted;
    Rated operator()(const EloItaliaRegulation& rules) const {
      return rate_elo_italia(event, rules, wanted);
    }
    Rated operator()(const FideRegulation& rules) const { return rate_fide(event, rules, wanted); }
    Rated operator()(const Fide1997Regulation& rules) const {
      return rate_fide_1997(event, rules, wanted);
    }
  };
  auto rated = std::visit(Visitor{event, wanted}, regulation.rule);
  if (!event.seconds && wanted.assumptions)
    rated.assumptions.insert(rated.assumptions.begin(), {no_player, said::assumed_rate_of_play{}});
  if (const auto most = most_days(event, regulation), days = event.days(); most && days > most)
    rated.warnings.push_back(
        {Warning::About::last_day, {"4.1", found::lasts_too_long{.days = *days, .most = *most}}});
  rated.counts = counts_for(event, regulation);
  tell_unmet(event, rated);
  return rated;
}

}  // namespace trf::rating
