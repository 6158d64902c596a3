#include <algorithm>

#include "engines.hpp"
#include "trf/rating/messages/fide_1997.hpp"

namespace trf::rating {

std::optional<OlympiadEntry> olympiad_entry(const Event& event, std::size_t player,
                                            const Fide1997Regulation& rules) {
  if (event.kind != SpecialEvent::olympiad) return {};
  auto games = event.entrants[player].games;
  std::sort(games.begin(), games.end(),
            [](const EventGame& a, const EventGame& b) { return a.round < b.round; });
  Score score;
  int played = 0;
  int had_it_in = 0;
  for (const auto& game : games) {
    score += game.score;
    ++played;
    if (2 * played >= event.rounds && 2 * score.tenths() >= 10 * played) had_it_in = game.round;
  }
  if (had_it_in == 0) return {};
  const int rating = event.is_for_women() ? rules.olympiad_rating_women : rules.olympiad_rating;
  if (had_it_in == games.back().round)
    return OlympiadEntry{rating, {"10.4", said::olympiad_entry{.rating = rating}}};
  return OlympiadEntry{rating,
                       {"10.41", said::olympiad_entry_early{.rating = rating, .round = had_it_in}}};
}

}  // namespace trf::rating
