#pragma once

#include "dutch/criterion.hpp"

/// What [C14] to [C21] count: players who float again as they did `ago`, in the previous round
/// (Member::last) or two rounds before (Member::before_last).
namespace trf::pair::dutch {

template <FloatKind Member::*ago>
Fault resident_down(const Field& field, const Bracket& bracket, Rank player) {
  const Member& member = field[player];
  return {.count = member.score == bracket.score && member.*ago == FloatKind::down ? 1 : 0};
}

template <FloatKind Member::*ago>
Fault downfloater_down(const Field& field, const Bracket& /*bracket*/, Rank player) {
  return {.count = field[player].*ago == FloatKind::down ? 1 : 0};
}

template <FloatKind Member::*ago>
Fault higher_down(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[higher];
  return {.count = member.score > field[lower].score && member.*ago == FloatKind::down ? 1 : 0};
}

template <FloatKind Member::*ago>
Fault lower_up(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[lower];
  return {.count = member.score < field[higher].score && member.*ago == FloatKind::up ? 1 : 0};
}

template <FloatKind Member::*ago>
Fault mdp_difference(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[higher];
  const std::int32_t difference = member.score - field[lower].score;
  return {.value = difference, .count = difference > 0 && member.*ago == FloatKind::down ? 1 : 0};
}

/// An MDP in the Limbo downfloats again, with a larger difference than any in this bracket. It is
/// calculated to one point below the bracket, as in A.8 of the 2017 edition.
template <FloatKind Member::*ago>
Fault limbo_difference(const Field& field, const Bracket& bracket, Rank player) {
  const Member& member = field[player];
  const bool again = member.score > bracket.score && member.*ago == FloatKind::down;
  return {.value = member.score - bracket.score + one_point, .count = again ? 1 : 0};
}

template <FloatKind Member::*ago>
Fault downfloater_difference(const Field& field, const Bracket& bracket, Rank player) {
  const Member& member = field[player];
  return {.value = member.score - bracket.score + one_point,
          .count = member.*ago == FloatKind::down ? 1 : 0};
}

template <FloatKind Member::*ago>
Fault opponent_difference(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[lower];
  const std::int32_t difference = field[higher].score - member.score;
  return {.value = difference, .count = difference > 0 && member.*ago == FloatKind::up ? 1 : 0};
}

}  // namespace trf::pair::dutch
