#pragma once

#include <string_view>

#include "trf/message.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// First letters of the modifiers that a code takes: "CMP" for BH. Codes that C.07 does not have
/// take none. Source: FIDE C.07 14 (2026), the attachment to TRF26.
[[nodiscard]] std::string_view modifiers_of(std::string_view code) noexcept;

/// What is wrong with the modifiers of a code, each known by itself: one that the code does not
/// take, one that is used twice, a cut beside a median, a median above 2. No sentence if nothing
/// is. The free codes OTHER_ may have any.
[[nodiscard]] Message modifier_fault(const TieBreak& code);

}  // namespace trf
#pragma GCC visibility pop
