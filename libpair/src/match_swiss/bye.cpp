#include "match_swiss/bye.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

#include "match_swiss/completion.hpp"
#include "trf/pair/messages/match_swiss.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::match_swiss {
namespace {

// 3.4.2 to 3.4.4: lowest score, most matches played, largest TPN.
std::vector<Rank> in_order(const Field& field) {
  std::vector<Rank> order(static_cast<std::size_t>(field.size()));
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](Rank rank) {
    const Member& member = field[rank];
    return std::tuple(member.score, -member.matches, -member.tpn);
  });
  return order;
}

}  // namespace

std::vector<ByeCandidate> bye_candidates(const Field& field) {
  const std::vector<Rank> order = in_order(field);
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

Rank next_in_line(const Field& field, Rank holder) {
  const std::vector<Rank> order = in_order(field);
  Spare spare(field, order);
  for (auto next = std::next(std::ranges::find(order, holder)); next != order.end(); ++next)
    if (!field[*next].bye_barred && spare.contains(*next)) return *next;
  return no_rank;
}

ByeRule bye_rule(const Member& holder, const Member& other) noexcept {
  if (holder.score != other.score) return ByeRule::score;
  return holder.matches != other.matches ? ByeRule::matches : ByeRule::tpn;
}

std::string_view article_of(ByeRule rule) noexcept {
  constexpr std::array<std::string_view, 3> articles{"3.4.2", "3.4.3", "3.4.4"};
  return articles[static_cast<std::size_t>(rule)];
}

Message words_of(ByeRule rule) {
  switch (rule) {
    case ByeRule::score: return said::fewer_points_than{};
    case ByeRule::matches: return said::more_matches_than{};
    case ByeRule::tpn: return said::larger_tpn_than{};
  }
  return {};
}

}  // namespace trf::pair::match_swiss
