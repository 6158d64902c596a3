#include <fmt/format.h>

#include "systems.hpp"
#include "trf/pair/compare.hpp"

namespace trf::pair {
namespace {

constexpr std::size_t players_of_a_match = 2;

/// Two players, round after round: the colours alternate from the initial colour on.
Outcome pair_match(const State& state, int /*edition*/, Trace* trace) {
  const std::size_t count = state.tournament->players.size();
  if (count != players_of_a_match)
    return Unpairable{fmt::format("a match has two players; the report has {}", count)};
  const bool first_has_white = (state.round % 2 != 0) == (state.initial_colour == Colour::white);
  Pairing pairing;
  pairing.pairs.push_back(first_has_white ? Pair{0, 1} : Pair{1, 0});
  if (trace != nullptr) {
    const int white = state.tournament->players[pairing.pairs.front().white].start_rank;
    trace->tell(
        {"match",
         "match",
         fmt::format("Game {} of a match: {} has White, the colours alternate", state.round, white),
         {},
         {0, 1}});
  }
  return pairing;
}

Verdict judge_match(const State& /*state*/, int /*edition*/, const Pairing& published,
                    const Outcome& correct) {
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return {VerdictKind::unpairable, 0, "match", {}, none->obstruction};
  return {VerdictKind::worse,
          0,
          "match",
          {},
          same_opponents(published, std::get<Pairing>(correct))
              ? "The colours do not alternate"
              : "The two players are not paired with each other"};
}

}  // namespace

const System match_system{.name = "match",
                          .title = "Match of two players",
                          .editions = {},
                          .pair = pair_match,
                          .judge = judge_match,
                          .open_games = OpenGames::do_not_count};

}  // namespace trf::pair
