#pragma once

#include <optional>

#include "cli/cli.hpp"
#include "pair/subject.hpp"
#include "trf/pair/state.hpp"

namespace trf_pair {

/// Why a round cannot be paired now: the tournament is over, a round before it is not paired, or
/// the last one has no result. Empty: it can be paired.
[[nodiscard]] std::optional<trf::Message> why_not_now(const Subject& subject, int round);

/// Why a round is not paired again in place: it, or a later one, has results. Empty: none has.
[[nodiscard]] std::optional<trf::Message> why_not_again(const Subject& subject, int round);

/// Adds a warning for each game of an earlier round without a result, by board, with what it counts
/// for this pairing (record 162 X; Italo-Svizzero art. 8).
void warn_of_open_games(const Subject& subject, int round, cli::Answer& answer);

/// Adds a warning for each player to be paired whom an Italian tournament must exclude: three
/// forfeit losses (RTF 2014, 7.5.1).
void warn_of_forfeits(const Subject& subject, const trf::pair::State& state, cli::Answer& answer);

/// Adds a warning for each player or team with an announced bye or absence, and for each prohibited
/// pair, that the table of the system pairs nevertheless.
void warn_of_table(const Subject& subject, int round, const trf::pair::Pairing& pairing,
                   cli::Answer& answer);
/// C.04.7 1.4: game points of record 250 in a team event that match points order.
void warn_of_unused_acceleration(const Subject& subject, cli::Answer& answer);

/// Notes what an unknown number of rounds, and teams in an individual system, mean for this
/// pairing.
void note_what_is_unknown(const Subject& subject, const trf::pair::State& state,
                          cli::Answer& answer);

}  // namespace trf_pair
