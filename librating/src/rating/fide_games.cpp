#include "fide_games.hpp"

#include <algorithm>
#include <cstdlib>

#include "trf/rating/messages/rated.hpp"

namespace trf::rating {
namespace {

// For a limit that is not in whole minutes, the first or last second beyond a whole minute.
Message allowed_by(const TempoRule& tempo) {
  const bool is_least_allowed = tempo.least % 60 == 0;
  const bool is_most_allowed = tempo.most % 60 == 0;
  const int least = tempo.least / 60;
  const int most = is_most_allowed ? tempo.most / 60 : tempo.most / 60 + 1;
  if (tempo.most == 0)
    return is_least_allowed ? Message{said::minutes_or_more{.least = least}}
                            : said::more_minutes{.least = least};
  if (is_least_allowed) return said::minutes_from_to{.least = least, .most = most};
  return is_most_allowed ? Message{said::more_minutes_up_to{.least = least, .most = most}}
                         : said::more_minutes_below{.least = least, .most = most};
}

}  // namespace

FideGames::FideGames(const Event& of_event, const FideRegulation& by_rules)
    : event{of_event},
      rules{by_rules},
      rating(of_event.entrants.size()),
      later(of_event.entrants.size()),
      has_rating(of_event.entrants.size()),
      is_out(of_event.entrants.size()),
      decided_after_{event.decided_after != 0 && event.rounds > rules.decided_match_games
                         ? event.decided_after
                         : max_rounds} {}

int FideGames::minutes_needed(int highest) const {
  const auto& tempo = rules.tempo;
  for (std::size_t i = 0; i < tempo.ratings.size(); ++i)
    if (highest >= tempo.ratings[i]) return tempo.minutes[i];
  return tempo.minutes.back();
}

std::optional<Warning> FideGames::check_rate_of_play() {
  const auto& tempo = rules.tempo;
  const int seconds = *event.seconds;
  const int highest = rating.empty() ? 0 : *std::max_element(rating.begin(), rating.end());
  const int least =
      tempo.kind == TempoRule::Kind::by_highest ? minutes_needed(highest) : tempo.minutes.back();
  const bool is_allowed = tempo.kind == TempoRule::Kind::window
                              ? seconds >= tempo.least && (tempo.most == 0 || seconds <= tempo.most)
                              : seconds >= 60 * least;
  // Long enough for some ratings: the games of other players are left out one by one.
  games_need_time_ = is_allowed && tempo.kind == TempoRule::Kind::by_rating;
  if (is_allowed) return {};
  return Warning{Warning::About::rate_of_play,
                 {rules.tempo_article,
                  said::rate_of_play_not_allowed{.time = duration(seconds),
                                                 .allowed = tempo.kind == TempoRule::Kind::window
                                                                ? allowed_by(tempo)
                                                                : said::minutes_or_more{least}}}};
}

NotRated FideGames::why_not(std::size_t player, const EventGame& game) const {
  if (is_out[player] || is_out[game.opponent]) return NotRated::first_event;
  if (event.has_unequal_times && !rules.unequal_times_article.empty())
    return NotRated::unequal_times;
  if (game.round > decided_after_) return NotRated::decided_match;
  if (event.type == EventType::match && (own_rating(player) == 0 || !has_rating[game.opponent]))
    return NotRated::unrated_match;
  if (!is_round_robin && !has_rating[game.opponent]) return NotRated::unrated_opponent;
  const int own = own_rating(player);
  const int opponent = rating[game.opponent];
  if (games_need_time_ && *event.seconds < 60 * minutes_needed(std::max(own, opponent)))
    return NotRated::short_time;
  const auto& rule = rules.difference;
  if (rule.unrated_from != 0 && own > 0 && opponent > 0 &&
      std::abs(own - opponent) >= rule.unrated_from && std::max(own, opponent) > rule.unrated_above)
    return NotRated::too_far_apart;
  return NotRated::counts;
}

Cited FideGames::reason(NotRated why, std::size_t player, const EventGame& game) const {
  switch (why) {
    case NotRated::counts: return {};
    case NotRated::first_event: return {rules.first_event_article, said::first_event_disregarded{}};
    case NotRated::decided_match: return {rules.match_article, said::match_decided{}};
    case NotRated::unrated_match: return {rules.unrated_article, said::match_with_unrated{}};
    case NotRated::unrated_opponent: return {rules.unrated_article, said::unrated_opponent{}};
    case NotRated::short_time:
      return {rules.tempo_article,
              said::short_time{
                  .least = minutes_needed(std::max(own_rating(player), rating[game.opponent]))}};
    case NotRated::too_far_apart:
      return {rules.difference_article,
              said::too_far_apart{.difference = rules.difference.unrated_from,
                                  .rating = rules.difference.unrated_above}};
    case NotRated::unequal_times:
      return {rules.unequal_times_article, said::game_with_other_times{}};
  }
  return {};
}

}  // namespace trf::rating
