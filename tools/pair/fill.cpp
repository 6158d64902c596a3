#include <utility>

#include "pair/sheet.hpp"
#include "trf/edit_round.hpp"
#include "trf/pair/berger.hpp"
#include "trf/read.hpp"

namespace trf_pair {

std::string filled_report(const Subject& subject, int round, const trf::pair::Pairing& pairing) {
  trf::RoundPairing written;
  written.bye = pairing.bye;
  for (const auto& [white, black] : pairing.pairs) written.pairs.push_back({white, black});
  return trf::write_pairing(subject.document, subject.tournament, round, written).bytes();
}

std::string scheduled_report(Subject subject) {
  const auto cycles = trf::pair::cycles_of(subject.tournament);
  const int players = static_cast<int>(subject.tournament.players.size());
  for (int round = 1; players > 1 && round <= trf::pair::berger_rounds(players, cycles); ++round) {
    subject.document = trf::Document{filled_report(
        subject, round, trf::pair::berger_pairing(subject.tournament, round, cycles))};
    if (auto read = trf::read(subject.document); read.value)
      subject.tournament = std::move(*read.value);
  }
  return std::string{subject.document.bytes()};
}

}  // namespace trf_pair
