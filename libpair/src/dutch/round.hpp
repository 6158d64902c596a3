#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "dutch/bracket.hpp"

namespace trf::pair::dutch {

/// The role of a bracket in the round-pairing outlook (2017, A.9).
enum class Stage : std::uint8_t {
  ordinary,
  penultimate,     ///< PPB: paired again, so that the players below it can be paired
  collapsed_last,  ///< CLB: its downfloaters and all players below
};

/// A bracket with the pairing chosen for it.
struct Step {
  Task task;
  Stage stage = Stage::ordinary;
  BracketPairing pairing;
};

[[nodiscard]] inline const auto& pairs_of(const Step& step) noexcept { return step.pairing.pairs; }

/// A whole round, bracket by bracket.
struct RoundPairing {
  std::optional<std::int32_t> bye_score;  ///< [C5]: score of the bye's holder, tenths
  std::vector<Step> steps;
  Rank bye = -1;  ///< -1: none
};

/// How the pairing of a bracket is chosen.
using BracketPairer = std::function<std::optional<BracketPairing>(const Task&)>;

/// Pairs the field from the top scoregroup down (1.9). Empty if no complete pairing exists.
[[nodiscard]] std::optional<RoundPairing> pair_round(const Field& field,
                                                     const BracketPairer& pairer);
/// The same by pair_bracket().
[[nodiscard]] std::optional<RoundPairing> pair_round(const Field& field);

/// The next bracket: the MDPs, and the scoregroup that starts at `begin`.
[[nodiscard]] Task task_at(const Field& field, const std::vector<Rank>& moved_down, Rank begin,
                           int number, std::optional<std::int32_t> bye_score);

/// The task of a collapsed bracket, with all players below (2017).
[[nodiscard]] Task collapsed_task(const Field& field, const std::vector<Rank>& moved_down,
                                  Rank begin, int number);

}  // namespace trf::pair::dutch
