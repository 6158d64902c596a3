#pragma once

#include <string_view>
#include <vector>

#include "support/draft.hpp"
#include "trf/tournament.hpp"

namespace trf::test {

/// A small tournament: a row for each player (start ranks 1, 2, ...), a word for each round. "4w1":
/// White against 4, won; "4w": the same without a result; "U", "H", "F", "Z": byes; ".": no entry.
/// Letters are those of record 001.
[[nodiscard]] test::Draft sketch(const std::vector<std::string_view>& rows);

/// The code of a letter of record 001.
[[nodiscard]] ResultCode code_of(char letter);

}  // namespace trf::test
