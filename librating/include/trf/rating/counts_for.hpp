#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "trf/message.hpp"
#include "trf/rating/event.hpp"
#include "trf/rating/regulation.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// What an event may count for under a regulation.
enum class Purpose : std::uint8_t {
  rating,       ///< Its results enter the list of the regulation
  titles,       ///< FSI titles and categories (RTF 4.4, 5.3.1)
  single_norm,  ///< Norms of RTF 4.4.1.5.1
  double_norm,  ///< Norms of RTF 4.4.1.5.2
};

/// A condition of the regulation that the event does not meet.
struct Unmet {
  enum class What : std::uint8_t {
    rate_of_play,
    unequal_times,
    moves_an_hour,  ///< 1997 1.1
    rounds,
    days,  ///< Five rounds that are not on consecutive days
    players,
    day,     ///< Rounds or hours of one day
    length,  ///< Days of the event
    norm_time,
    norm_rounds,
  } what = What::rate_of_play;
  Cited said;                             ///< The article, and the sentence of the reason
  std::vector<Purpose> bars{};            ///< What the event does not count for
  std::optional<std::size_t> round = {};  ///< day: the position of the round in record 132

  [[nodiscard]] bool takes(Purpose purpose) const noexcept;
};

/// What an event counts for, decided once from its report, the facts and the regulation. Changes,
/// periods, lists, norms, titles, checks and lists of tie-breaks ask this value and no other.
///
/// An event that is not rated is calculated anyway, with the reason; nothing of it enters a list, a
/// norm or a title (RTF 6.2.3, rapid 5.4).
struct CountsFor {
  const Regulation* regulation = nullptr;
  bool is_in_force = true;            ///< On the first day of the event
  std::optional<int> seconds;         ///< Per player for 60 moves; empty: unknown, assumed allowed
  RatingKind pool = RatingKind::own;  ///< The list that its games change
  std::vector<Unmet> unmet;           ///< In the order of the articles

  /// The first condition that takes this from the event; nullptr: the event counts for it.
  [[nodiscard]] const Unmet* why_not(Purpose purpose) const noexcept;
  [[nodiscard]] bool gives(Purpose purpose) const noexcept { return why_not(purpose) == nullptr; }
  /// Why it is not rated: every reason with its article. \pre !is_rated()
  [[nodiscard]] Cited not_rated() const;
  [[nodiscard]] bool is_rated() const noexcept { return gives(Purpose::rating); }
};

/// \param event  with the ratings of the list, if there is one
/// Source: RTF 2014 5.3.1, 5.4.1, 4.4.1.5; rapid regulation 4.1, 4.3, 4.4; FIDE 1.1 to 1.3.
[[nodiscard]] CountsFor counts_for(const Event& event, const Regulation& regulation);

/// The rate of play of an event, by the limits of FIDE since 2018: standard, rapid or blitz. Empty:
/// unknown, or too short for any list. \param seconds  for 60 moves
[[nodiscard]] std::optional<RatingKind> kind_of_chess(std::optional<int> seconds);

/// Is an event of this rate of play under the FSI regulation of rapid and blitz? Its longest rate
/// of play, 60 minutes, is included (4.1).
[[nodiscard]] bool is_under_rapid_rules(std::optional<int> seconds);

/// Rapid or blitz: up to the longest rate of play of the regulation if it has one, else by FIDE.
[[nodiscard]] bool is_quick(const Regulation& regulation, std::optional<int> seconds);

}  // namespace trf::rating
#pragma GCC visibility pop
