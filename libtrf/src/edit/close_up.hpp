#pragma once

#include "edit/findings.hpp"
#include "trf/document.hpp"

namespace trf::editing {

/// Start numbers 1, 2, 3 ... in their order, without gaps, and every reference to them.
[[nodiscard]] Document close_up(const Document& document, Findings& findings);

}  // namespace trf::editing
