#pragma once

#include "trf/rating/rate.hpp"

// The engines behind rate(): each takes its regulation's value and names no edition.
namespace trf::rating {

[[nodiscard]] Rated rate_elo_italia(const Event& event, const EloItaliaRegulation& rules,
                                    const Wanted& wanted);
[[nodiscard]] Rated rate_fide(const Event& event, const FideRegulation& rules,
                              const Wanted& wanted);
[[nodiscard]] Rated rate_fide_1997(const Event& event, const Fide1997Regulation& rules,
                                   const Wanted& wanted, RoundRobinLowScore low_score);

/// A round robin as the FIDE texts treat it: may games among and against unrated players count?
struct RoundRobin {
  bool holds = false;
  std::string reason;  ///< Why not, with the article; empty when it never was a round robin
};
/// 6.2 (2018), 6.3 (1997): enough rated players, and no game unplayed.
/// \param has_rating one flag an entrant
[[nodiscard]] RoundRobin round_robin_conditions(const Event& event,
                                                const std::vector<bool>& has_rating,
                                                std::string_view article);

/// Percentage of a score, or of a score with fictitious draws.
[[nodiscard]] int percentage_of(Score score, int games) noexcept;

}  // namespace trf::rating
