#pragma once

#include <optional>
#include <vector>

#include "match_swiss/bye.hpp"
#include "match_swiss/pairs.hpp"
#include "match_swiss/upfloaters.hpp"

namespace trf::pair::match_swiss {

/// A bracket with its pairing.
struct Step {
  int number = 0;  ///< From 1
  std::int32_t score = 0;
  Task task;
  UpfloaterSet set;
  std::vector<TopBottom> pairs;
};

struct Round {
  std::vector<ByeCandidate> bye;  ///< Down to the holder; empty: the number is even
  std::vector<Step> steps;
  [[nodiscard]] Rank bye_holder() const noexcept { return bye.empty() ? no_rank : bye.back().rank; }
};

/// 3.3.2: the bye, then one bracket after another. Empty: no complete pairing (3.3.3).
/// \p rules: as in Task; null: `field` itself.
[[nodiscard]] std::optional<Round> make_round(const Field& field, const Field* rules = nullptr);

/// Does another reading surely give the same bye and pairs? By the data of the participants and the
/// values of the round: faster than to pair again. Colours can differ. \p other: of the same state
[[nodiscard]] bool has_same_pairs(const Field& field, const Round& round, const Field& other);

/// The bracket of the remaining participants (ascending), without the bye.
[[nodiscard]] Task next_task(const Field& field, const std::vector<Rank>& left);

}  // namespace trf::pair::match_swiss
