#pragma once

#include <set>
#include <utility>
#include <vector>

namespace trf::test::dutch_text {

using Pairs = std::vector<std::pair<int, int>>;

/// Articles 3 and 4: the first of the candidates as they are generated. \p players: of a bracket,
/// \p mdps of them moved down. \p candidates: not empty, each sorted
[[nodiscard]] Pairs first_generated(const std::vector<int>& players, int mdps,
                                    const std::set<Pairs>& candidates);

}  // namespace trf::test::dutch_text
