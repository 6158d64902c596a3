#pragma once

#include <span>
#include <vector>

#include "dubov/criterion.hpp"
#include "dubov/halves.hpp"
#include "matching/dense_matching.hpp"

namespace trf::pair::dubov {

/// 1.3.2: the residents of a scoregroup, who are all paired here, and the upfloaters.
struct Bracket {
  int number = 1;  ///< From the top
  std::vector<Rank> residents;
  std::vector<Rank> upfloaters;  ///< In the order of 4.2.2
};

/// A bracket and the players below it.
struct Step {
  Bracket bracket;
  std::vector<Rank> lower;  ///< Players with fewer points who were not paired yet, ascending
  Halves halves;
};

[[nodiscard]] inline const auto& pairs_of(const Step& step) noexcept { return step.halves.pairs; }

/// 3.2.1, 3.2.2: chooses the upfloaters and pairs the bracket. The residents are removed from
/// `others`, whose present players are then the lower ones.
///
/// \param others  the players not paired yet, who can all be paired ([C4]); the upfloaters are
///                removed too
/// \pre residents and lower players can be paired completely
[[nodiscard]] Step pair_bracket(const Field& field, int number, std::vector<Rank> residents,
                                std::vector<Rank> lower, matching::DenseMatching& others);

/// The value of a set of upfloaters with its best pairing by a criterion; smaller is better.
[[nodiscard]] std::vector<std::int32_t> value_of(const Field& field, const Criterion& criterion,
                                                 std::span<const Rank> upfloaters,
                                                 std::span<const std::pair<Rank, Rank>> pairs);

}  // namespace trf::pair::dubov
