#pragma once

#include <cstdint>
#include <string>

#include "oracle/rating_history.hpp"

namespace trf::test {

/// What a random history may have. Everything off: listed Italians with known numbers, and events
/// that count.
struct HistoryFeatures {
  bool newcomers = false;      ///< People who are in no list
  bool fide_rated = false;     ///< Elo Italia: people with FIDE's rating, listed or not
  bool other_lists = false;    ///< People with a rating of another list, or of a report alone
  bool foreigners = false;     ///< With an equation, or FIDE's rating
  bool champions = false;      ///< RTF 4.4.1.6
  bool fide_notices = false;   ///< FIDE publishes a rating
  bool not_rated = false;      ///< Events that fail a requirement
  bool short_times = false;    ///< Elo Italia: events below two hours, with no single norm
  bool withdrawals = false;    ///< Without justification
  bool no_shows = false;       ///< People in a report without a game
  bool byes = false;           ///< Byes and forfeits
  bool other_numbers = false;  ///< People reported by the other number, or by name
  bool unknown = false;        ///< Lists without games, or without days
  bool old_lists = false;      ///< The first list is of another program
  bool given_k = false;        ///< The first list states coefficients
  bool low_titles = false;     ///< Titles in the first list below what the rating makes
  bool pauses = false;         ///< Long times without a game
  bool round_robins = false;
};

/// All features but complete round robins.
inline constexpr HistoryFeatures everything{.newcomers = true,
                                            .fide_rated = true,
                                            .other_lists = true,
                                            .foreigners = true,
                                            .champions = true,
                                            .fide_notices = true,
                                            .not_rated = true,
                                            .short_times = true,
                                            .withdrawals = true,
                                            .no_shows = true,
                                            .byes = true,
                                            .other_numbers = true,
                                            .unknown = true,
                                            .old_lists = true,
                                            .given_k = true,
                                            .low_titles = true,
                                            .pauses = true};

/// About half of the features, others for each seed.
[[nodiscard]] HistoryFeatures some_of(const HistoryFeatures& all, std::uint64_t seed);

/// A random history of a system, the same on every machine.
[[nodiscard]] oracle::history::History random_history(const std::string& system, std::uint64_t seed,
                                                      const HistoryFeatures& features);

/// A report as its arbiter writes it.
[[nodiscard]] std::string report_text(const oracle::history::History& history,
                                      const oracle::history::Report& report);

}  // namespace trf::test
