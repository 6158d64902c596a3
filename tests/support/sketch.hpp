#pragma once

#include <string_view>
#include <vector>

#include "support/draft.hpp"
#include "trf/tournament.hpp"

namespace trf::test {

/// A tournament drawn with few strokes: a row a player (start ranks 1, 2, ...), a word a round.
/// "4w1": White against 4, won; "4w": the same, not known yet; "U", "H", "F", "Z": byes;
/// ".": nothing. Letters are those of record 001.
[[nodiscard]] test::Draft sketch(const std::vector<std::string_view>& rows);

/// The code of a letter of record 001.
[[nodiscard]] ResultCode code_of(char letter);

}  // namespace trf::test
