#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/message.hpp"
#include "trf/rating/event.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// The conditions of norms.
enum class Condition : std::uint8_t {
  rounds,
  lost_unplayed,  ///< Rounds not played, except forfeit wins and pairing-allocated byes
  withdrawals,    ///< Without justification
  games,
  minutes,
  average,  ///< Of the opponents
  points,
  other_federations,
  own_federation,  ///< Opponents of the player's federation
  one_federation,  ///< Opponents of the most frequent one
  title_holders,
  titles,  ///< Holders of the norm's title or a higher one
  players,
  points_for_35_percent,
  performance,
};
inline constexpr std::string_view condition_names[]{"rounds",         "lost_unplayed",
                                                    "withdrawals",    "games",
                                                    "minutes",        "average",
                                                    "points",         "other_federations",
                                                    "own_federation", "one_federation",
                                                    "title_holders",  "titles",
                                                    "players",        "points_for_35_percent",
                                                    "performance"};
constexpr std::span<const std::string_view> value_names(Condition) noexcept {
  return condition_names;
}

/// One condition of a norm, and the figure of the event.
struct Requirement {
  std::string_view article;  ///< "1.4.5a"
  Condition what = Condition::games;
  enum class Bound : std::uint8_t { at_least, at_most } bound = Bound::at_least;
  std::int64_t required = 0, found = 0;
  std::uint8_t decimals = 0;  ///< Of both numbers: 1 for points

  [[nodiscard]] constexpr bool is_met() const noexcept {
    return bound == Bound::at_least ? found >= required : found <= required;
  }
  /// The condition that is not met: "title holders: 3 of 5 (1.4.5a)". \pre !is_met()
  [[nodiscard]] Cited failure() const;
};

/// The answer for an event. For a norm of Maestro: none, single or double; for a FIDE norm: no or
/// yes.
enum class Achieved : std::uint8_t { none, single_norm, double_norm, no, yes };
inline constexpr std::string_view achieved_names[]{"none", "single", "double", "no", "yes"};
constexpr std::span<const std::string_view> value_names(Achieved) noexcept {
  return achieved_names;
}

/// One norm for one player in one event.
struct Norm {
  PlayerIndex player = no_player;
  std::string_view norm;  ///< "maestro"; "GM", "IM", "WGM", "WIM"
  Achieved achieved = Achieved::none;
  int games = 0;                     ///< Counted for the norm
  Score score{};                     ///< In these
  std::optional<int> average{};      ///< After raising, rounded; empty if it decides nothing
  std::optional<Score> required{};   ///< Least score for this average; empty if no column decides
  std::optional<int> raised{};       ///< Old rating of the opponent that was raised
  std::optional<int> performance{};  ///< FIDE norms
  std::vector<Cited> reasons{};      ///< Conditions not met, each with its article
  /// Every condition that was checked, in the order of the articles. For a norm of Maestro, none
  /// after the first that decides.
  std::vector<Requirement> requirements{};
  std::vector<EventGame> counted{};  ///< The games counted for the norm
  std::vector<Cited> readings{};  ///< Readings of an open article without which it is not achieved

  [[nodiscard]] bool is_achieved() const noexcept {
    return achieved != Achieved::none && achieved != Achieved::no;
  }
  /// Enters a condition; if it is not met, it is a reason. \return is it met?
  bool look_at(const Requirement& one);
  bool require(std::string_view article, Condition what, int have, int need);
};

// ---------------------------------------------------------------------------- Maestro

/// One line of the table of RTF 4.4.1.5.3: the score and the lowest mean of the opponents for it.
struct MaestroRow {
  Score score;
  int least_average;
};
/// The printed column for 7 to 11 games, from the highest score down; empty for other numbers.
[[nodiscard]] std::span<const MaestroRow> maestro_column(int games) noexcept;

/// Norms of Maestro, one for each player with at least one game. Source: RTF 2014,
/// 4.4.1.5.1-4.4.1.5.4, 5.3.1 d. \param tournament  the same event, for the rounds that were not
/// played
[[nodiscard]] std::vector<Norm> maestro_norms(const Tournament& tournament, const Event& event);

/// The rating of an opponent for a norm of Maestro, before raising: FIDE, Elo Italia or the value
/// of the category. Source: RTF 2014, 4.2.15.
[[nodiscard]] int rating_for_maestro(const Event& event, PlayerIndex opponent);

// ---------------------------------------------------------------------------- FIDE titles

/// One title of FIDE B.01 (2024), 1.4.
struct TitleNorm {
  std::string_view name;
  int floor;              ///< 1.4.6 b: the lowest opponent counts as this rating at least
  int least_average;      ///< 1.4.8 a
  int least_performance;  ///< 1.4.8
  bool women_only;
  std::array<Title, 4> wanted;  ///< 1.4.5: this title or higher; filled up with Title::none
};
/// GM, IM, WGM, WIM.
[[nodiscard]] std::span<const TitleNorm> title_norms() noexcept;

/// The fewest rounds with which an event can give norms of FIDE titles. Source: B.01 1.4.1 a, b.
[[nodiscard]] int least_norm_rounds(SpecialEvent kind) noexcept;

/// What the norms of FIDE titles depend on beside the report.
struct TitleNormOptions {
  std::string host;                    ///< Federation of the event; empty: record 032
  bool exempt_federation_mix = false;  ///< 1.4.3: no condition on the mix of federations
};

/// Norms of FIDE titles: men GM and IM, women all four. Source: B.01 of 1 January 2024, 1.4.
/// \param wanted  names from title_norms(); empty: all
[[nodiscard]] std::vector<Norm> fide_norms(const Tournament& tournament, const Event& event,
                                           const TitleNormOptions& options,
                                           std::span<const std::string> wanted);

/// The rating of an opponent for a FIDE norm, before raising; 1400 without one (1.4.6 d).
[[nodiscard]] int rating_for_fide_norm(const Event& event, PlayerIndex opponent);

}  // namespace trf::rating
#pragma GCC visibility pop
