#pragma once

#include "trf/message.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The fault in the modifiers of a code, each of which is known: one that the code does not allow,
/// one that is used twice, a cut beside a median, a median above 2. No sentence if there is none.
/// OTHER_ codes allow any, codes that C.07 does not have none. Source: FIDE C.07 14 (2026), the
/// attachment to TRF26.
[[nodiscard]] Message modifier_fault(const TieBreak& code);

}  // namespace trf
#pragma GCC visibility pop
