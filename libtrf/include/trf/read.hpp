#pragma once

#include <string_view>

#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// Reads the meaning of a document, and reports every fault.
///
/// The reader continues after a bad line if a tournament is still possible. It reports what it
/// could not read (checks of the families P, S, H, R, C, N, M, A that one record alone decides);
/// check.hpp compares records. The value is absent only if no tournament is possible: no readable
/// 001 record, or a file that is not a TRF.
///
/// An error among the diagnostics means that a part of the file was not understood and is missing
/// from the value. Linear in the size of the file.
[[nodiscard]] Result<const Tournament> read(const Document& document);

/// The same for bytes; the buffer is not kept.
[[nodiscard]] Result<const Tournament> read(std::string_view bytes, const Limits& limits = {});

}  // namespace trf
#pragma GCC visibility pop
