#include "trf/pair/compare.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace trf::pair {
namespace {

using Key = std::pair<PlayerIndex, PlayerIndex>;

[[nodiscard]] std::vector<Key> coloured(const Pairing& pairing) {
  std::vector<Key> keys;
  for (const Pair& pair : pairing.pairs) keys.emplace_back(pair.white, pair.black);
  if (pairing.bye != no_player) keys.emplace_back(pairing.bye, no_player);
  std::ranges::sort(keys);
  return keys;
}

[[nodiscard]] std::vector<Key> colourless(const Pairing& pairing) {
  auto keys = coloured(pairing);
  for (auto& [a, b] : keys) {
    if (b < a) std::swap(a, b);
  }
  std::ranges::sort(keys);
  return keys;
}

}  // namespace

bool same_pairs(const Pairing& a, const Pairing& b) { return coloured(a) == coloured(b); }

bool same_opponents(const Pairing& a, const Pairing& b) { return colourless(a) == colourless(b); }

int differences(const Pairing& published, const Pairing& correct) {
  std::vector<Key> only;
  std::ranges::set_difference(coloured(published), coloured(correct), std::back_inserter(only));
  return static_cast<int>(only.size());
}

}  // namespace trf::pair
