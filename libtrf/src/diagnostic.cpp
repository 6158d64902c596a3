#include "trf/diagnostic.hpp"

#include <algorithm>

namespace trf {

void sort_by_position(Diagnostics& findings) {
  std::ranges::stable_sort(findings, {}, &Diagnostic::where);
}

}  // namespace trf
