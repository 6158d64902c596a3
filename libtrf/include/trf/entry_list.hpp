#pragma once

#include "trf/tournament.hpp"

namespace trf {

/// Makes a list of entries a tournament ready for its first round: start ranks 1, 2, ... by the
/// initial order, rank and points to match, counts of players and rated players.
///
/// Order: rating, then title (GM IM WGM FM WIM CM WFM WCM none), then name; what was entered with
/// equal data keeps its order. Names compare by letters, case apart.
/// Source: FIDE C.04.2 (2026) "Initial order"; C.04.2.B of earlier editions.
void assign_initial_order(Tournament& tournament);

}  // namespace trf
