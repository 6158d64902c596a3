#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match_swiss/colours.hpp"
#include "match_swiss/round.hpp"
#include "trf/pair/system.hpp"

/// Sentences that explanation and verdict share.
namespace trf::pair::match_swiss {

/// "1 3 5 7 2 4 6 8"
[[nodiscard]] std::string identifier_text(const Field& field, const std::vector<TopBottom>& pairs);
/// Why a rule of 4.3 gives White to one participant.
[[nodiscard]] Message reason(const Field& field, const ColourChoice& choice, Rank black);
/// C1 as a verdict on a pair that is not allowed; empty: it is allowed.
[[nodiscard]] std::optional<Verdict> illegal_pair(const Field& field, Rank a, Rank b);

}  // namespace trf::pair::match_swiss
