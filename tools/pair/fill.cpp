#include <utility>

#include "pair/sheet.hpp"
#include "trf/edit_round.hpp"
#include "trf/edit_teams.hpp"
#include "trf/pair/state.hpp"
#include "trf/read.hpp"

namespace trf_pair {

using trf::PlayerIndex;
using trf::pair::Pairing;

namespace {

/// C.05 Annex 1: a player without opponent in an odd round robin has no game and no point; a bye of
/// a Swiss system has points.
[[nodiscard]] trf::ResultCode bye_code(const Subject& subject) {
  return subject.system->has_table() ? trf::ResultCode::zero_point_bye
                                     : trf::ResultCode::pairing_bye;
}

[[nodiscard]] trf::Result<trf::Document> filled_with_teams(const Subject& subject, int round,
                                                           const Pairing& pairing) {
  const auto team_of = [&](PlayerIndex entrant) {
    return subject.report->find_team(subject.tournament->players[entrant].start_rank);
  };
  trf::TeamPairing written;
  written.bye_code = bye_code(subject);
  written.numbers_boards = subject.is_of_asked_type;
  if (pairing.bye != trf::no_player) written.bye = team_of(pairing.bye);
  for (const auto& [white, black] : pairing.pairs)
    written.pairs.push_back({team_of(white), team_of(black)});
  return trf::write_team_pairing(subject.document, *subject.report, round, written);
}

[[nodiscard]] trf::Result<trf::Document> filled_with_players(const Subject& subject, int round,
                                                             const Pairing& pairing) {
  trf::RoundPairing written;
  written.bye = pairing.bye;
  written.bye_code = bye_code(subject);
  // The boards of a Scheveningen match are those of the line-ups.
  written.numbers_boards =
      subject.is_of_asked_type && subject.entrants != trf::pair::Entrants::members;
  for (const auto& [white, black] : pairing.pairs) written.pairs.push_back({white, black});
  return trf::write_pairing(subject.document, subject.event(), subject.first_round(round), written);
}

}  // namespace

trf::Result<trf::Document> filled_report(const Subject& subject, int round,
                                         const Pairing& pairing) {
  return subject.pairs_teams() ? filled_with_teams(subject, round, pairing)
                               : filled_with_players(subject, round, pairing);
}

trf::Result<trf::Document> scheduled_report(Subject subject, const Request& request) {
  const trf::pair::System& system = *subject.system;
  const int rounds = system.table_rounds(*subject.tournament);
  trf::Result<trf::Document> filled{subject.document, {}};
  for (int round = 1; round <= rounds; ++round) {
    filled = filled_report(subject, round, system.table_round(*subject.tournament, round));
    if (!filled.value) break;
    subject.document = *filled.value;
    auto read = trf::read(subject.document);
    if (!read.value) continue;
    auto report = as_asked(std::move(read.value), request);
    if (subject.report) {
      subject.report = std::move(report);
      subject.tournament = entrants_of(*subject.report, subject.entrants);
    } else {
      subject.tournament = std::move(report);
    }
  }
  return filled;
}

}  // namespace trf_pair
