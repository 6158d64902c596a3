#pragma once

#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The numbers of records 240 and XXZ that no player has, in a team event no team (B09). Numbers
/// that cannot be read are the reader's.
[[nodiscard]] Diagnostics unknown_in_byes(const Document& document, const Tournament& tournament);

}  // namespace trf
#pragma GCC visibility pop
