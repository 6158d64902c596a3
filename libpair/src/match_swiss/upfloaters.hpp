#pragma once

#include <optional>
#include <vector>

#include "match_swiss/field.hpp"

namespace trf::pair::match_swiss {

/// A bracket before its pairing: the residents and whom it may take from below.
struct Task {
  const Field* field = nullptr;
  std::vector<Rank> residents;  ///< Ascending
  std::vector<Rank> lower;      ///< Everybody else who is not paired, the bye apart; ascending
  /// Score of the following scoregroup (C6), whoever of it is left; empty: none is lower.
  std::optional<std::int32_t> following;
  /// What C6 is judged by where `field` forbids more than the rules do (a what-if round).
  const Field* rules = nullptr;
};

/// What C6 asks of a set: 0 if the following scoregroup complies or is empty, 1 if it fails. Where
/// C6 is graded, by how many upfloaters it fails.
using Following = int;
inline constexpr Following complies = 0, fails = 1;

/// The set of 3.5.5.
struct UpfloaterSet {
  std::vector<Rank> upfloaters;  ///< Ascending: by score, then TPN
  Following c6 = complies;
  int c7 = 0;  ///< Upfloaters that floated in the previous round
};

/// The upfloaters of a bracket. Empty: the rest of the field cannot be paired.
[[nodiscard]] std::optional<UpfloaterSet> choose_upfloaters(const Task& task);

/// Would the following scoregroup be paired as C6 asks without these upfloaters?
[[nodiscard]] Following following_after(const Task& task, const std::vector<Rank>& upfloaters);

}  // namespace trf::pair::match_swiss
