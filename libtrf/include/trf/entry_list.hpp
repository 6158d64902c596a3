#pragma once

#include <cstdint>
#include <vector>

#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// How start numbers are assigned.
struct EntryOrder {
  enum class Kind : std::uint8_t {
    fide,  ///< Rating, title, name
    file,  ///< The order of the list, or of Player::row
    lots,  ///< Drawn; the same seed gives the same order on every machine
  } kind = Kind::fide;
  std::uint64_t seed = 0;  ///< Of lots
};

/// Players in an order: indices into `players`, first to last. Players with equal data keep their
/// order.
///
/// fide: rating (of the kind that record 172 names, else FIDE's), then title (GM IM WGM FM WIM CM
/// WFM WCM none), then name. Names are compared by letters, without case.
/// Source: FIDE C.04.2 (2026) "Initial order"; C.04.2.B of earlier editions.
[[nodiscard]] std::vector<PlayerIndex> initial_order(const TournamentDraft& tournament,
                                                     const EntryOrder& order = {});

/// Makes an entry list a tournament ready for its first round: start ranks 1, 2, ... in the order,
/// ranks and points to match, numbers of players and of rated players.
void assign_initial_order(TournamentDraft& tournament, const EntryOrder& order = {});

}  // namespace trf
#pragma GCC visibility pop
