#include "trf/pair/compare.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "trf/contains.hpp"

namespace trf::pair {
namespace {

using Key = std::pair<PlayerIndex, PlayerIndex>;

[[nodiscard]] std::vector<Key> coloured(const Pairing& pairing) {
  std::vector<Key> keys;
  for (const Pair& pair : pairing.pairs) keys.emplace_back(pair.white, pair.black);
  for (const PlayerIndex bye : pairing.byes()) keys.emplace_back(bye, no_player);
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

std::vector<PlayerIndex> Pairing::byes() const {
  std::vector<PlayerIndex> all;
  if (bye != no_player) all.push_back(bye);
  all.insert(all.end(), more_byes.begin(), more_byes.end());
  return all;
}

void Pairing::add_bye(PlayerIndex player) {
  if (bye == no_player)
    bye = player;
  else
    more_byes.push_back(player);
}

Game Pairing::game_of(PlayerIndex player) const {
  if (bye == player) return {.code = ResultCode::pairing_bye};
  for (const auto& [white, black] : pairs) {
    if (white == player) return {.opponent = black, .colour = Colour::white};
    if (black == player) return {.opponent = white, .colour = Colour::black};
  }
  return {};
}

bool same_pairs(const Pairing& a, const Pairing& b) { return coloured(a) == coloured(b); }

bool same_opponents(const Pairing& a, const Pairing& b) { return colourless(a) == colourless(b); }

Pairing only_in(const Pairing& pairing, const Pairing& other) {
  Pairing result;
  for (const Pair& pair : pairing.pairs)
    if (!contains(other.pairs, pair)) result.pairs.push_back(pair);
  const auto others = other.byes();
  for (const PlayerIndex bye : pairing.byes())
    if (!contains(others, bye)) result.add_bye(bye);
  return result;
}

int differences(const Pairing& published, const Pairing& correct) {
  const auto count = [](const Pairing& pairing) {
    return pairing.pairs.size() + pairing.byes().size();
  };
  return static_cast<int>(
      std::max(count(only_in(published, correct)), count(only_in(correct, published))));
}

}  // namespace trf::pair
