#pragma once

#include "trf/message.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// What is wrong with the modifiers of a code, each known by itself: one that the code does not
/// take, a cut beside a median, a median above 2. No sentence when nothing is, and for codes that
/// is_tie_break_code() does not know and OTHER_. Source: FIDE C.07 14 (2026), the attachment to
/// TRF26.
[[nodiscard]] Message modifier_fault(const TieBreak& code);

}  // namespace trf
#pragma GCC visibility pop
