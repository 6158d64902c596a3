#pragma once

#include <cstdint>
#include <vector>

#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// How start numbers are given.
struct EntryOrder {
  enum class Kind : std::uint8_t {
    fide,  ///< Rating, title, name
    file,  ///< As the players stand: the order of the list, or of Player::row
    lots,  ///< Drawn; the same for the same seed everywhere
  } kind = Kind::fide;
  std::uint64_t seed = 0;  ///< Of lots
};

/// Players in an order: indices into `players`, first to last. Players with equal data keep theirs.
///
/// fide: rating (record 172 tells which, else FIDE's), then title (GM IM WGM FM WIM CM WFM WCM
/// none), then name. Names compare by letters, case apart. Source: FIDE C.04.2 (2026) "Initial
/// order"; C.04.2.B of earlier editions.
[[nodiscard]] std::vector<PlayerIndex> initial_order(const TournamentDraft& tournament,
                                                     const EntryOrder& order = {});

/// Makes a list of entries a tournament ready for its first round: start ranks 1, 2, ... in the
/// order, rank and points to match, counts of players and rated players.
void assign_initial_order(TournamentDraft& tournament, const EntryOrder& order = {});

}  // namespace trf
#pragma GCC visibility pop
