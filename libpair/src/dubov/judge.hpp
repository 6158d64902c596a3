#pragma once

#include "dubov/round.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::dubov {

/// By what a published round is worse than the correct one, or which absolute rule it breaks.
/// \pre it is another one
[[nodiscard]] Verdict judge(const Field& field, const RoundPairing& correct,
                            const Pairing& published);

/// As told to people: "2", or for scores "2.5, 3"; "-" where the criterion does not apply.
[[nodiscard]] std::string told(const Criterion& criterion, std::span<const std::int32_t> value);

/// What two sets of players and pairs are worth by each criterion, in their order.
struct Worth {
  std::vector<Rank> upfloaters;
  std::vector<std::pair<Rank, Rank>> pairs;
};
/// The first criterion in whose value two differ; nullptr: in none.
[[nodiscard]] const Criterion* first_difference(const Field& field, const Worth& a, const Worth& b);

}  // namespace trf::pair::dubov
