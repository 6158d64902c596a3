#include "trf/one_game.hpp"

#include "game_faults.hpp"

namespace trf {

int halves_of(ResultCode code) noexcept {
  switch (code) {
    case ResultCode::win:
    case ResultCode::unrated_win:
    case ResultCode::forfeit_win: return 2;
    case ResultCode::draw:
    case ResultCode::unrated_draw: return 1;
    default: return 0;
  }
}

ResultsFault results_fault(ResultCode one, ResultCode other) noexcept {
  using detail::ResultKind;
  const auto kind = detail::kind_of(one);
  if (kind != detail::kind_of(other)) return ResultsFault::kinds_differ;
  if (kind == ResultKind::other) return ResultsFault::none;
  const int halves = halves_of(one) + halves_of(other);
  if (halves > 2) return ResultsFault::more_than_a_win;
  return halves < 2 && kind != ResultKind::forfeit ? ResultsFault::less_than_a_win
                                                   : ResultsFault::none;
}

bool are_impossible_results(ResultCode one, ResultCode other) noexcept {
  const auto fault = results_fault(one, other);
  return fault == ResultsFault::kinds_differ || fault == ResultsFault::more_than_a_win;
}

}  // namespace trf
