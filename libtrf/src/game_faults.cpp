#include "game_faults.hpp"

#include "trf/messages/draft.hpp"

namespace trf::detail {

ResultKind kind_of(ResultCode code) noexcept {
  if (code >= ResultCode::win && code <= ResultCode::loss) return ResultKind::rated;
  if (code >= ResultCode::unrated_win && code <= ResultCode::unrated_loss)
    return ResultKind::unrated;
  if (code == ResultCode::forfeit_win || code == ResultCode::forfeit_loss)
    return ResultKind::forfeit;
  return ResultKind::other;
}

// TRF26, result table. A value that no cell can have would be lost in the report.
std::vector<GameFault> game_faults(const Game& game, PlayerIndex self) {
  std::vector<GameFault> faults;
  const bool is_alone = game.opponent == no_player;
  if (!is_alone && game.opponent == self)
    faults.push_back({GameFault::Part::opponent, said::draft_own_opponent{}});
  const auto kind = kind_of(game.code);
  const bool is_colour_alone = game.code == ResultCode::none && game.colour != Colour::none;
  if (is_alone && (kind == ResultKind::rated || kind == ResultKind::unrated || is_colour_alone))
    faults.push_back({GameFault::Part::whole, said::draft_result_needs_opponent{}});
  if (game.is_bye() && (!is_alone || game.colour != Colour::none))
    faults.push_back({GameFault::Part::whole, said::draft_bye_alone{}});
  return faults;
}

}  // namespace trf::detail
