#include "oracle/pair_lim_text.hpp"

namespace trf::test {

OraclePairing lim_oracle(const Tournament& tournament, int round, int rounds,
                         const std::vector<int>& present, const LimEdition& edition) {
  return lim_text::Lim(tournament, round, rounds, present, edition).run();
}

}  // namespace trf::test
