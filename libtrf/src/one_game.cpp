#include "trf/one_game.hpp"

#include "game_faults.hpp"

namespace trf {

ResultsFault results_fault(ResultCode one, ResultCode other) noexcept {
  using detail::ResultKind;
  const auto kind = detail::kind_of(one);
  if (kind != detail::kind_of(other)) return ResultsFault::kinds_differ;
  if (kind == ResultKind::other) return ResultsFault::none;
  const int halves = detail::halves_of(one) + detail::halves_of(other);
  if (halves > 2) return ResultsFault::more_than_a_win;
  return halves < 2 && kind != ResultKind::forfeit ? ResultsFault::less_than_a_win
                                                   : ResultsFault::none;
}

bool are_impossible_results(ResultCode one, ResultCode other) noexcept {
  const auto fault = results_fault(one, other);
  return fault == ResultsFault::kinds_differ || fault == ResultsFault::more_than_a_win;
}

}  // namespace trf
