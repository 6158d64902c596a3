#pragma once

#include <cstdint>
#include <vector>

#include "trf/message.hpp"
#include "trf/tournament_draft.hpp"

// A game in the row of one player, and in the rows of both.
namespace trf::detail {

struct GameFault {
  enum class Part : std::uint8_t { opponent, whole } part = Part::whole;
  Message message;
};

/// What no result cell can be, whatever the row of the opponent has.
[[nodiscard]] std::vector<GameFault> game_faults(const Game& game, PlayerIndex self);

enum class ResultKind : std::uint8_t { rated, unrated, forfeit, other };
[[nodiscard]] ResultKind kind_of(ResultCode code) noexcept;

}  // namespace trf::detail
