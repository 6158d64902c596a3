#pragma once

#include <string_view>
#include <vector>

#include "match_swiss/field.hpp"
#include "trf/message.hpp"
#include "trf/pair/messages/match_swiss.hpp"

namespace trf::pair::match_swiss {

/// Why a participant in the order of 3.4 does not receive the bye.
enum class ByeRefusal : std::uint8_t {
  none,         ///< Receives it
  barred,       ///< C2
  leaves_none,  ///< 3.4.1: the others could not all be paired
};

struct ByeCandidate {
  Rank rank = no_rank;
  ByeRefusal refusal = ByeRefusal::none;
};

/// The rule by which `holder` comes before `other` in the order of 3.4.2 to 3.4.4.
[[nodiscard]] ByeRule bye_rule(const Member& holder, const Member& other) noexcept;
/// "3.4.3"
[[nodiscard]] std::string_view article_of(ByeRule rule) noexcept;

/// The candidates in the order of 3.4 down to the one who receives the bye; empty if none can.
/// \pre the number of participants is odd.
[[nodiscard]] std::vector<ByeCandidate> bye_candidates(const Field& field);

/// The candidate who would receive the bye after the holder; no_rank: there is none.
[[nodiscard]] Rank next_in_line(const Field& field, Rank holder);

/// What the rule says of the holder: "played more matches than".
[[nodiscard]] Message words_of(ByeRule rule);

}  // namespace trf::pair::match_swiss
