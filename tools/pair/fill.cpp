#include "pair/sheet.hpp"
#include "trf/edit_round.hpp"

namespace trf_pair {

std::string filled_report(const Subject& subject, int round, const trf::pair::Pairing& pairing) {
  trf::RoundPairing written;
  written.bye = pairing.bye;
  for (const auto& [white, black] : pairing.pairs) written.pairs.push_back({white, black});
  return trf::write_pairing(subject.document, subject.tournament, round, written).bytes();
}

}  // namespace trf_pair
