#pragma once

#include <string_view>

#include "trf/message.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// First letters of the modifiers that a code allows: "CMP" for BH. Codes that C.07 does not have
/// allow none. Source: FIDE C.07 14 (2026), the attachment to TRF26.
[[nodiscard]] std::string_view modifiers_of(std::string_view code) noexcept;

/// The fault in the modifiers of a code, each of which is known: one that the code does not allow,
/// one that is used twice, a cut beside a median, a median above 2. No sentence if there is none.
/// OTHER_ codes allow any.
[[nodiscard]] Message modifier_fault(const TieBreak& code);

}  // namespace trf
#pragma GCC visibility pop
