#pragma once

#include "dubov/round.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::dubov {

/// Why a published round is worse than the correct one, or the absolute rule that it does not meet.
/// \pre the two rounds differ
[[nodiscard]] Verdict judge(const Field& field, const RoundPairing& correct,
                            const Pairing& published);

/// A set of upfloaters with the pairs of a bracket.
struct Worth {
  std::vector<Rank> upfloaters;
  std::vector<std::pair<Rank, Rank>> pairs;
  /// The value by a criterion.
  [[nodiscard]] std::vector<std::int32_t> by(const Field& field, const Criterion& criterion) const {
    return value_of(field, criterion, upfloaters, pairs);
  }
};
/// The first criterion with different values; nullptr: there is none.
[[nodiscard]] const Criterion* first_difference(const Field& field, const Worth& a, const Worth& b);

[[nodiscard]] Place place_of(const Field& field, const Step& step);

}  // namespace trf::pair::dubov
