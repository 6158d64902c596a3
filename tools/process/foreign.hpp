#pragma once

#include <optional>

namespace trf_pair {

/// If the program was called under the name bbpPairings or javafo (a link): runs that program's
/// command line, answers in its form and returns its exit status. Empty under any other name.
[[nodiscard]] std::optional<int> run_as_another_program(int argc, const char* const* argv);

}  // namespace trf_pair
