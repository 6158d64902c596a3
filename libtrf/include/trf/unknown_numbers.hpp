#pragma once

#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
/// Numbers in records that no player has, in a team event no team. Numbers that cannot be read are
/// the reader's.
namespace trf {

/// Those of byes and absences: records 240 and XXZ (B09).
[[nodiscard]] Diagnostics unknown_in_byes(const Document& document, const Tournament& tournament);

/// Those of prohibited pairings: records 260 and XXP (A05).
[[nodiscard]] Diagnostics unknown_in_prohibitions(const Document& document,
                                                  const Tournament& tournament);

}  // namespace trf
#pragma GCC visibility pop
