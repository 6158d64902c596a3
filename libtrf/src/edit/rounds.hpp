#pragma once

#include <span>
#include <vector>

#include "board_order.hpp"
#include "edit/findings.hpp"
#include "trf/document.hpp"
#include "trf/tournament.hpp"

namespace trf::editing {

/// Writes whole rounds, `first` and those after it: a cell for each player in each, in place of the
/// old ones. Later rounds and XXZ as in trf::write_pairing(). Lines of records 001 and 310 are
/// those that `tournament` names. Refused if a row that changes is not in its columns.
/// \pre first >= 1, and each of `rounds` has a cell for each player
[[nodiscard]] Document write_rounds(const Document& document, const Tournament& tournament,
                                    int first, std::span<const std::vector<Game>> rounds,
                                    Findings& findings);

/// Gives the boards of a paired round these numbers, by a comment where the report has others.
void number_boards(Document& edited, int round, std::span<const detail::NumberedPair> numbered);

}  // namespace trf::editing
