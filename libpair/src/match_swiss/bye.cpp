#include "match_swiss/bye.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

#include "match_swiss/completion.hpp"

namespace trf::pair::match_swiss {

std::vector<Rank> bye_order(const Field& field) {
  std::vector<Rank> order(static_cast<std::size_t>(field.size()));
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](Rank rank) {
    const Member& member = field[rank];
    return std::tuple(member.score, -member.matches, -member.tpn);
  });
  return order;
}

ByeRule bye_rule(const Member& holder, const Member& other) noexcept {
  if (holder.score != other.score) return ByeRule::score;
  return holder.matches != other.matches ? ByeRule::matches : ByeRule::tpn;
}

std::string_view article_of(ByeRule rule) noexcept {
  constexpr std::array<std::string_view, 3> articles{"3.4.2", "3.4.3", "3.4.4"};
  return articles[static_cast<std::size_t>(rule)];
}

std::vector<ByeCandidate> bye_candidates(const Field& field) {
  const std::vector<Rank> order = bye_order(field);
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
