#pragma once

#include <optional>
#include <vector>

#include "match_swiss/field.hpp"

namespace trf::pair::match_swiss {

/// A bracket before its pairing: the residents, and the candidates for upfloaters.
struct Task {
  const Field* field = nullptr;
  std::vector<Rank> residents;  ///< Ascending
  std::vector<Rank> lower;      ///< All others who are not paired, without the bye; ascending
  /// Score of the rest of the following scoregroup (C6); empty: there is none.
  std::optional<std::int32_t> following;
  /// The field for C6 if `field` forbids more than the rules do (for a question about a pair).
  const Field* rules = nullptr;
};

/// The value of C6 for a set: 0 if the following scoregroup complies or is empty, 1 if it does not;
/// by reading T-06 the number of upfloaters that are missing.
using Following = int;
inline constexpr Following complies = 0, fails = 1;

/// The set of 3.5.5.
struct UpfloaterSet {
  std::vector<Rank> upfloaters;  ///< Ascending: by score, then TPN
  Following c6 = complies;
  int c7 = 0;  ///< Upfloaters that floated in the previous round
  /// Of a what-if round: only so many sets were tried, and a better one can exist; 0: all were.
  int tried = 0;
};

/// The upfloaters of a bracket. Empty: the rest of the field cannot be paired.
[[nodiscard]] std::optional<UpfloaterSet> choose_upfloaters(const Task& task);

/// C1 and C3: the bracket with these upfloaters can be paired, and so can the others.
[[nodiscard]] bool is_legal(const Task& task, const std::vector<Rank>& upfloaters);

/// The value of C6 for the following scoregroup without these upfloaters.
[[nodiscard]] Following following_after(const Task& task, const std::vector<Rank>& upfloaters);

}  // namespace trf::pair::match_swiss
