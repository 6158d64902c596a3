#include "systems.hpp"
#include "table_steps.hpp"
#include "trf/pair/messages/tables.hpp"
#include "trf/type_code.hpp"

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
       [&] {
         return said::game_of_match{
             .round = state.round, .player = white, .first = state.round == 1};
       },
       {0, 1});
  return pairing;
}

/// How many games are planned: by record 142 (or XXR), else by 192; 0: not known.
int games_of(const Tournament& tournament) {
  if (tournament.players.size() != players_of_a_match) return 0;
  if (tournament.stated_rounds) return *tournament.stated_rounds;
  return type_code(tournament.type_code).games;
}

Pairing game_of(const Tournament& tournament, int round) {
  return std::get<Pairing>(pair_match(
      make_state(tournament, {.round = round, .first_colour = FirstColourRule::match}), nullptr));
}

Verdict judge_match(const State& /*state*/, const Pairing& published, const Outcome& correct) {
  return table_verdict(published, correct, "match", said::match_not_paired{},
                       said::match_colours_do_not_alternate{});
}

}  // namespace

const System match_system{.name = "match",
                          .title = title_of<pair::said::match_title>,
                          .type_code = "BERGER_ROUNDROBIN",
                          .make = make_by_table<pair_match, judge_match>,
                          .open_games = OpenGames::do_not_count,
                          .length = UsesLength::not_at_all,
                          .players = players_of_a_match,
                          .code_counts_games = true,
                          .first_colour = FirstColourRule::match,
                          .table_rounds = games_of,
                          .table_round = game_of};

}  // namespace trf::pair
