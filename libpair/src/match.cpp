#include "systems.hpp"
#include "table_verdict.hpp"
#include "trf/pair/messages/tables.hpp"

namespace trf::pair {
namespace {

constexpr std::size_t players_of_a_match = 2;

/// Two players, round after round: the colours alternate from the initial colour on.
Outcome pair_match(const State& state, Trace* trace) {
  const std::size_t count = state.tournament->players.size();
  if (count != players_of_a_match) return Unpairable{said::match_of_others{.count = count}};
  const bool first_has_white = (state.round % 2 != 0) == (state.initial_colour == Colour::white);
  Pairing pairing;
  pairing.pairs.push_back(first_has_white ? Pair{0, 1} : Pair{1, 0});
  const int white = state.tournament->players[pairing.pairs.front().white].start_rank;
  tell(trace, title(Place::of(Place::Kind::match)), "match",
       [&] { return said::game_of_match{.round = state.round, .player = white}; }, {0, 1});
  return pairing;
}

Verdict judge_match(const State& /*state*/, const Pairing& published, const Outcome& correct) {
  return table_verdict(published, correct, "match", said::match_not_paired{},
                       said::match_colours_do_not_alternate{});
}

}  // namespace

const System match_system{.name = "match",
                          .title = title_of<pair::said::match_title>,
                          .pair = pair_match,
                          .judge = judge_match,
                          .open_games = OpenGames::do_not_count};

}  // namespace trf::pair
