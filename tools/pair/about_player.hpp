#pragma once

#include "pair/explain.hpp"

namespace trf_pair {

/// The figures of a player in a round.
[[nodiscard]] AskedPlayer asked_player(const Subject& subject, const trf::pair::State& state,
                                       const trf::pair::Outcome& correct, trf::PlayerIndex player);

/// What an arbiter answers one player: the opponent or bye first, then what the published round did
/// otherwise, the scores, and the colours that both had.
[[nodiscard]] std::vector<trf::pair::Decision> about_player(const Subject& subject,
                                                            const trf::pair::State& state,
                                                            const trf::pair::Outcome& correct,
                                                            const AskedPlayer& asked);

/// Why a player does not receive the bye, or that the player does.
[[nodiscard]] std::vector<trf::pair::Decision> about_bye(const Subject& subject,
                                                         const trf::pair::State& state,
                                                         const trf::pair::Outcome& correct,
                                                         trf::PlayerIndex player);

}  // namespace trf_pair
