#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "dutch/criterion.hpp"
#include "dutch/field.hpp"

namespace trf::pair::dutch {

inline constexpr Rank no_opponent = -1;  ///< Of the player who has the bye

/// The pairs of a bracket, and its downfloaters.
struct BracketPairing {
  std::vector<std::pair<Rank, Rank>> pairs;  ///< Higher ranked first; ascending
  std::vector<Rank> downfloaters;            ///< Ascending
  friend bool operator==(const BracketPairing&, const BracketPairing&) = default;
};

/// A bracket and the players below it.
struct Task {
  const Field* field = nullptr;
  Bracket bracket;
  Rank next_begin = 0;  ///< First player below; the following scoregroup is next_begin..next_end-1
  Rank next_end = 0;    ///< and the rest of the field next_end..size-1
  bool look_ahead = true;                 ///< Compare the downfloaters by the following bracket
  bool completes = true;                  ///< The players left must all be pairable ([C4])
  std::optional<std::int32_t> bye_score;  ///< [C5], if it applies

  /// Any candidate is enough that is best by the first two criteria, number and scores of the
  /// downfloaters.
  bool only_downfloaters = false;

  /// For questions: only candidates that pair these two players (here or further down), in which
  /// this player downfloats, and with exactly these downfloaters.
  std::optional<std::pair<Rank, Rank>> together;
  std::optional<Rank> floating;
  std::optional<std::vector<Rank>> downfloaters;  ///< Ascending

  [[nodiscard]] bool asks_what_if() const noexcept { return together || floating || downfloaters; }
  [[nodiscard]] bool is_last() const noexcept { return next_begin == field->size(); }
  [[nodiscard]] bool has_bye() const noexcept { return field->size() % 2 != 0; }
};

}  // namespace trf::pair::dutch
