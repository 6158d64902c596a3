#include <algorithm>
#include <map>

#include "oracle/rating_oracle.hpp"

namespace oracle {
namespace {

struct Wanted {
  int raised_to, least_average, least_performance;
};

// B.01 1.4.6 b, 1.4.8 a, 1.4.8; titles as in Opponent.
Wanted wanted(int title) {
  switch (title) {
    case 4: return {2200, 2380, 2600};
    case 3: return {2050, 2230, 2450};
    case 2: return {2000, 2180, 2400};
    default: return {1850, 2030, 2250};
  }
}

bool is_norm(const std::vector<Opponent>& games, int title, char own, int least, bool spare_win) {
  const auto n = static_cast<int>(games.size());
  if (n < least && !(spare_win && n == 8)) return false;  // 1.4.1
  const auto rules = wanted(title);
  std::map<char, int> federations;
  int holders = 0;
  int top = 0;
  int sum = 0;
  int halves = 0;
  int lowest = 9999;
  for (const auto& game : games) {
    if (game.federation != 'F') ++federations[game.federation];
    if (game.title != 0 && game.title != 6) ++holders;
    if (game.title >= title && game.title <= 4) ++top;
    const int rating = game.rating == 0 ? 1400 : game.rating;
    sum += rating;
    lowest = std::min(lowest, rating);
    halves += game.halves;
  }
  // 1.4.3, 1.4.4: maxima rounded down
  int others = 0;
  for (const auto& [federation, count] : federations) {
    if (federation != own) ++others;
    if (federation == own && 5 * count > 3 * n) return false;
    if (3 * count > 2 * n) return false;
  }
  if (others < 2) return false;
  // 1.4.5: minima rounded up
  if (2 * holders < n || 3 * top < n || top < 3) return false;
  // 1.4.6, 1.4.7
  if (lowest < rules.raised_to) sum += rules.raised_to - lowest;
  const int average = nearest(sum, n);
  if (average < rules.least_average) return false;
  if (halves * 100 < 35 * 2 * n) return false;  // 1.4.8 b
  return average + printed_dp(percent_of(halves, n)) >= rules.least_performance;
}

}  // namespace

std::optional<int> norm_2024(const std::vector<Opponent>& games, int title, char own, int least,
                             bool spare_win, bool may_ignore) {
  if (is_norm(games, title, own, least, spare_win)) return 0;
  if (!may_ignore) return {};
  // 1.4.1 e, f: any number of the last games, and any of the won ones before.
  std::optional<int> fewest;
  for (std::size_t kept = 0; kept <= games.size(); ++kept)
    for (unsigned set = 0; set < 1U << kept; ++set) {
      std::vector<Opponent> some;
      bool legal = true;
      for (std::size_t i = 0; i < kept; ++i) {
        if ((set >> i & 1U) == 0)
          some.push_back(games[i]);
        else
          legal = legal && games[i].halves == 2;
      }
      if (!legal || !is_norm(some, title, own, least, false)) continue;
      const auto ignored = static_cast<int>(games.size() - some.size());
      fewest = std::min(fewest.value_or(ignored), ignored);
    }
  return fewest;
}

}  // namespace oracle
