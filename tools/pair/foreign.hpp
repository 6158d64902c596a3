#pragma once

#include <optional>

namespace trf_pair {

/// Called under the name bbpPairings or javafo (a link), takes that program's command line and
/// answers in its form with its exit statuses. Empty under any other name.
[[nodiscard]] std::optional<int> run_as_another_program(int argc, const char* const* argv);

}  // namespace trf_pair
