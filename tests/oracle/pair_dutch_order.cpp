#include "pair_dutch_order.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace trf::test::dutch_text {
namespace {

/// Subsets of a size, lexicographically; ends if visit returns true.
bool each_subset(const std::vector<int>& items, int size,
                 const std::function<bool(const std::vector<int>&)>& visit) {
  std::vector<int> chosen;
  const std::function<bool(std::size_t)> go = [&](std::size_t from) {
    if (static_cast<int>(chosen.size()) == size) return visit(chosen);
    for (std::size_t i = from; i < items.size(); ++i) {
      chosen.push_back(items[i]);
      if (go(i + 1)) return true;
      chosen.pop_back();
    }
    return false;
  };
  return go(0);
}
/// Ordered choices of a size, lexicographically.
bool each_arrangement(const std::vector<int>& items, int size,
                      const std::function<bool(const std::vector<int>&)>& visit) {
  std::vector<int> chosen;
  std::vector<bool> used(items.size());
  const std::function<bool()> go = [&]() {
    if (static_cast<int>(chosen.size()) == size) return visit(chosen);
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (used[i]) continue;
      used[i] = true;
      chosen.push_back(items[i]);
      if (go()) return true;
      chosen.pop_back();
      used[i] = false;
    }
    return false;
  };
  return go();
}

/// 3.6: exchanges in the order of 4.3.2, then transpositions of S2.
bool each_homogeneous(const std::vector<int>& players, int pairs,
                      const std::function<bool(const Pairs&)>& visit) {
  struct Exchange {
    std::vector<int> down, up;  // BSNs moved from S1 (falling) and from S2 (rising)
    int sum = 0;
  };
  const auto n = static_cast<int>(players.size());
  std::vector<int> first(static_cast<std::size_t>(pairs)),
      second(static_cast<std::size_t>(n - pairs));
  std::iota(first.begin(), first.end(), 1);
  std::iota(second.begin(), second.end(), pairs + 1);
  std::vector<Exchange> exchanges;
  for (int size = 0; size <= std::min(pairs, n - pairs); ++size)
    each_subset(first, size, [&](const std::vector<int>& down) {
      return each_subset(second, size, [&](const std::vector<int>& up) {
        Exchange exchange{{down.rbegin(), down.rend()}, up, 0};
        exchange.sum =
            std::accumulate(up.begin(), up.end(), 0) - std::accumulate(down.begin(), down.end(), 0);
        exchanges.push_back(exchange);
        return false;
      });
    });
  std::stable_sort(exchanges.begin(), exchanges.end(), [](const Exchange& a, const Exchange& b) {
    if (a.up.size() != b.up.size()) return a.up.size() < b.up.size();
    if (a.sum != b.sum) return a.sum < b.sum;
    if (a.down != b.down) return a.down > b.down;
    return a.up < b.up;
  });
  for (const Exchange& exchange : exchanges) {
    std::vector<int> s1, s2;
    for (int bsn = 1; bsn <= n; ++bsn) {
      const bool moved_down = std::count(exchange.down.begin(), exchange.down.end(), bsn) > 0;
      const bool moved_up = std::count(exchange.up.begin(), exchange.up.end(), bsn) > 0;
      ((bsn <= pairs && !moved_down) || moved_up ? s1 : s2)
          .push_back(players[static_cast<std::size_t>(bsn - 1)]);
    }
    const bool done = each_arrangement(s2, pairs, [&](const std::vector<int>& order) {
      Pairs made;
      for (std::size_t i = 0; i < s1.size(); ++i)
        made.emplace_back(std::min(s1[i], order[i]), std::max(s1[i], order[i]));
      return visit(made);
    });
    if (done) return true;
  }
  return false;
}

}  // namespace

Pairs first_generated(const std::vector<int>& players, int mdps, const std::set<Pairs>& winners) {
  int m1 = 0;
  const int pairs = static_cast<int>(winners.begin()->size());
  for (const auto& pair : *winners.begin())
    m1 += std::find(players.begin(), players.begin() + mdps, pair.first) != players.begin() + mdps
              ? 1
              : 0;
  Pairs found;
  // 4.4: sets of pairable MDPs by their smallest differing BSN, that is lexicographically.
  const std::vector<int> moved(players.begin(), players.begin() + mdps);
  const std::vector<int> residents(players.begin() + mdps, players.end());
  each_subset(moved, m1, [&](const std::vector<int>& s1) {
    // 4.2: transpositions by their first M1 numbers.
    return each_arrangement(residents, m1, [&](const std::vector<int>& s2) {
      Pairs made;
      std::vector<int> remainder;
      // NOLINTNEXTLINE(modernize-loop-convert): two lists at once
      for (std::size_t i = 0; i < s1.size(); ++i) made.emplace_back(s1[i], s2[i]);
      for (const int p : residents)
        if (std::find(s2.begin(), s2.end(), p) == s2.end()) remainder.push_back(p);
      return each_homogeneous(remainder, pairs - m1, [&](const Pairs& rest) {
        Pairs all = made;
        all.insert(all.end(), rest.begin(), rest.end());
        std::sort(all.begin(), all.end());
        if (!winners.contains(all)) return false;
        found = all;
        return true;
      });
    });
  });
  return found;
}

}  // namespace trf::test::dutch_text
