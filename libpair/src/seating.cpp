#include "seating.hpp"

#include "trf/pair/messages/rounds.hpp"

namespace trf::pair {

Seating::Seating(const State& state, const Pairing& published)
    : opponent(state.players.size(), no_seat) {
  std::vector<int> times(state.players.size(), 0);
  const auto enter = [&](PlayerIndex player) {
    const Seat seat = player == no_player ? no_seat : state.seat_of[player];
    if (seat != no_seat) ++times[seat];
    return seat;
  };
  for (const Pair& pair : published.pairs) {
    const Seat white = enter(pair.white), black = enter(pair.black);
    if (white != no_seat) opponent[white] = black;
    if (black != no_seat) opponent[black] = white;
    if ((white == no_seat || black == no_seat) && !stranger)
      stranger = said::absent_but_paired{
          .player = state.tournament->start_rank(white == no_seat ? pair.white : pair.black)};
  }
  bye = enter(published.bye);
  for (std::size_t seat = 0; seat < times.size() && !misfit; ++seat) {
    if (times[seat] == 1) continue;
    const int player = state.players[seat].tpn;
    if (times[seat] == 0)
      misfit = said::present_but_unpaired{.player = player};
    else
      misfit = said::paired_twice{.player = player};
  }
}

}  // namespace trf::pair
