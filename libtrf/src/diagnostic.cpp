#include "trf/diagnostic.hpp"

#include <algorithm>

#include "trf/contains.hpp"

namespace trf {

bool has_error(const Diagnostics& findings) noexcept {
  return contains(findings, Severity::error, &Diagnostic::severity);
}

void sort_by_position(Diagnostics& findings) {
  std::ranges::stable_sort(findings, {}, &Diagnostic::where);
}

}  // namespace trf
