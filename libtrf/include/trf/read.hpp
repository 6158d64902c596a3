#pragma once

#include <string_view>

#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The meaning of a document, and every fault met on the way.
///
/// The reader goes on after a bad line wherever a tournament can still be made; it reports what
/// it could not read (checks of the families P, S, H, R, C, N, M, A that one record alone
/// decides), and leaves what compares records to check.hpp. The value is absent only when there
/// is nothing to make a tournament of: no readable 001 record, or a file that is no TRF.
///
/// An error among the diagnostics means that something in the file was not understood and is
/// missing from the value. Linear in the size of the file.
[[nodiscard]] Result<const Tournament> read(const Document& document);

/// The same, from bytes; the buffer is not kept.
[[nodiscard]] Result<const Tournament> read(std::string_view bytes, const Limits& limits = {});

}  // namespace trf
#pragma GCC visibility pop
