#include "italo_svizzero/table.hpp"

#include <algorithm>

#include "trf/pair/messages/italo_svizzero.hpp"
#include "trf/pair/messages/obstruction.hpp"

namespace trf::pair::italo_svizzero {

Colour colour_of(const Game& game, const OtherReadings& other) noexcept {
  if (game.is_free_win()) return Colour::white;
  const bool counts =
      game.opponent != no_player && !(game.is_forfeit() && other.forfeits_colourless);
  return counts ? game.colour : Colour::none;
}

Score points_before(const State& state, PlayerIndex player, int round) {
  const Tournament& tournament = *state.tournament;
  Score points = tournament.score(player, round - 1);
  for (int earlier = 1; earlier < round; ++earlier) {
    if (tournament.game(player, earlier).is_open()) points += tournament.points.win();
  }
  if (round < state.round)
    points += state.past_of(player)[static_cast<std::size_t>(round - 1)].fictitious;
  return points;
}

Table::Table(const State& of, const Regulation& by)
    : state(of), regulation(by), entries(of.players.size()), paired(of.players.size()) {
  for (std::size_t seat = 0; seat < entries.size(); ++seat) {
    const Contender& contender = state.players[seat];
    Entry& entry = entries[seat];
    Score open_games;  // pairing_score counts them by record 162; art. 8 has its own rule
    for (int round = 1; round < state.round; ++round) {
      const Game game = state.tournament->game(contender.player, round);
      const Colour colour = colour_of(game, regulation.other);
      entry.colours.push_back(colour);
      entry.whites += colour == Colour::white ? 1 : 0;
      entry.receipts += game.is_free_win() ? 1 : 0;
      if (game.is_open())
        open_games += state.tournament->points.win() - state.tournament->points.unknown;
      if (game.opponent == no_player) continue;
      if (const Seat opponent = state.seat_of[game.opponent]; opponent != no_seat)
        paired[seat].push_back(opponent);
    }
    if (state.round > 1) entry.points = contender.pairing_score + open_games;
    std::ranges::sort(paired[seat]);
    paired[seat].erase(std::unique(paired[seat].begin(), paired[seat].end()), paired[seat].end());
  }
}

void Table::reopen(const Pair& last) {
  const Tournament& tournament = *state.tournament;
  for (const PlayerIndex player : {last.white, last.black}) {
    const Seat seat = state.seat_of[player];
    if (seat == no_seat) continue;
    entries[seat].points += tournament.points.win() - tournament.points_of(player, state.round - 1);
  }
}

bool Table::may_meet(Seat a, Seat b) const noexcept {
  return a != b && !std::ranges::binary_search(paired[a], b) && !state.is_prohibited(a, b);
}

Message Table::why_not(Seat a, Seat b) const {
  for (int round = 1; round < state.round; ++round)
    if (state.tournament->game(state.players[a].player, round).opponent == state.players[b].player)
      return said::paired_in_round{.player = number(a), .other = number(b), .round = round};
  return pair::said::prohibited_pair{.player = number(a), .other = number(b)};
}

}  // namespace trf::pair::italo_svizzero
