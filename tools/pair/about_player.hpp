#pragma once

#include "pair/explain.hpp"
#include "pair/messages/round_reasons.hpp"

namespace trf_pair {

/// An arbiter's answer to one player: the opponent or bye first, then the differences of the
/// published round, the scores, and the colours of both.
[[nodiscard]] std::vector<trf::pair::Decision> about_player(const Subject& subject,
                                                            const trf::pair::State& state,
                                                            const trf::pair::Outcome& correct,
                                                            const trf::pair::PlayerFigures& asked);

/// Why a player does not receive the bye, or that the player does.
[[nodiscard]] std::vector<trf::pair::Decision> about_bye(const Subject& subject,
                                                         const trf::pair::State& state,
                                                         const trf::pair::Outcome& correct,
                                                         trf::PlayerIndex player);

/// The system's name for its bye.
[[nodiscard]] ByeName bye_name(const trf::pair::System& system);
/// "10 (Gatti, Aldo)"; the number alone if the report has no name.
[[nodiscard]] trf::Message player_name(const trf::Tournament& tournament, trf::PlayerIndex player);
/// Why a player is not present: a requested bye, or absent.
[[nodiscard]] trf::Message absence_of(const Subject& subject, const trf::pair::State& state,
                                      trf::PlayerIndex player, trf::Message name);
/// Why a round is worse, and the rule of the criterion.
[[nodiscard]] trf::Message with_rule(const trf::pair::Verdict& verdict);

}  // namespace trf_pair
