#include "match_swiss/bye.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "match_swiss/completion.hpp"

namespace trf::pair::match_swiss {
// 3.4.2 to 3.4.4: lowest score, most matches played, largest TPN.
std::vector<ByeCandidate> bye_candidates(const Field& field) {
  std::vector<Rank> order(static_cast<std::size_t>(field.size()));
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](Rank rank) {
    const Member& member = field[rank];
    return std::tuple(member.score, -member.matches, -member.tpn);
  });
  Spare spare(field, order);
  std::vector<ByeCandidate> candidates;
  for (const Rank rank : order) {
    candidates.push_back({rank, field[rank].bye_barred ? ByeRefusal::barred
                                : spare.contains(rank) ? ByeRefusal::none
                                                       : ByeRefusal::leaves_none});
    if (candidates.back().refusal == ByeRefusal::none) return candidates;
  }
  return {};
}

}  // namespace trf::pair::match_swiss
