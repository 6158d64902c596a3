#include <algorithm>

#include "engines.hpp"

namespace trf::rating {

std::optional<OlympiadEntry> olympiad_entry(const Event& event, std::size_t player,
                                            const Fide1997Regulation& rules) {
  if (event.kind != EventKind::olympiad) return {};
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
  const auto enters = " enters with " + std::to_string(rating) + " or more";
  if (had_it_in == games.back().round) return OlympiadEntry{rating, "10.4" + enters};
  return OlympiadEntry{rating, "10.41" + enters + " after round " + std::to_string(had_it_in)};
}

}  // namespace trf::rating
