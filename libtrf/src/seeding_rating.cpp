#include "seeding_rating.hpp"

#include <algorithm>

namespace trf::detail {

int seeding_rating(const TournamentDraft& tournament, const Player& player) noexcept {
  const auto* record = player.national_of(tournament.ranking_federation);
  const int national = record == nullptr ? 0 : record->rating;
  const int fide = player.rating;
  switch (tournament.ranking_method) {
    case RankingMethod::nro: return national;
    case RankingMethod::fidon: return fide != 0 ? fide : national;
    case RankingMethod::nidof: return national != 0 ? national : fide;
    case RankingMethod::hbfn: return std::max(fide, national);
    case RankingMethod::lbfn:
      return fide == 0 || national == 0 ? std::max(fide, national) : std::min(fide, national);
    case RankingMethod::none:
    case RankingMethod::fide:
    case RankingMethod::other: break;
  }
  return fide;
}

}  // namespace trf::detail
