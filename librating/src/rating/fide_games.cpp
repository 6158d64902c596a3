#include "fide_games.hpp"

#include <algorithm>
#include <cstdlib>

#include "trf/rating/messages/rated.hpp"

namespace trf::rating {
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

void FideGames::check_rate_of_play() {
  games_need_time_ = event.seconds && rules.tempo.kind == TempoRule::Kind::by_rating &&
                     *event.seconds >= 60 * rules.tempo.minutes.back();
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
  if (games_need_time_ && *event.seconds < 60 * rules.tempo.minutes_for(std::max(own, opponent)))
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
    case NotRated::unrated_match: return {rules.unrated_match_article, said::match_with_unrated{}};
    case NotRated::unrated_opponent: return {rules.unrated_article, said::unrated_opponent{}};
    case NotRated::short_time:
      return {rules.tempo_article,
              said::short_time{.least = rules.tempo.minutes_for(
                                   std::max(own_rating(player), rating[game.opponent]))}};
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
