#pragma once

#include "edit/findings.hpp"
#include "trf/document.hpp"

namespace trf::editing {

/// Refuses to change start numbers where the reader found an error at one: it would keep its value,
/// and then be another player's.
void refuse_unread_numbers(const Document& document, Findings& findings);

/// Start numbers 1, 2, 3 ... in their order, without gaps, and every reference to them.
[[nodiscard]] Document close_up(const Document& document, Findings& findings);

}  // namespace trf::editing
