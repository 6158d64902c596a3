#include "trf/tiebreak/prizes.hpp"

#include <algorithm>
#include <limits>

#include "trf/contains.hpp"

namespace trf::tiebreak {
namespace {

constexpr std::size_t no_prize = std::numeric_limits<std::size_t>::max();

/// What the k-th of `sharers` receives. `values`: of the first places, no more than sharers;
/// `sum`: of all of them.
std::int64_t part_of(std::size_t k, std::size_t sharers, std::int64_t own, std::int64_t sum,
                     PrizeShare share) {
  const auto n = static_cast<std::int64_t>(sharers);
  switch (share) {
    case PrizeShare::none: return own;
    case PrizeShare::equal: return sum / n + static_cast<std::int64_t>(sum % n > std::int64_t(k));
    case PrizeShare::hort: return (n * own + sum) / (2 * n);
  }
  return own;
}

/// Gives `places` to `winners`, who are equal in points, in the order of the standings.
void give(std::size_t prize, std::span<const PrizePlace> places,
          std::span<const Competitor> winners, PrizeShare share, std::vector<Award>& given) {
  std::int64_t sum = 0;
  for (const auto& place : places) sum += place.cents;
  auto rest = sum;
  const auto first = given.size();
  for (std::size_t k = 0; k < winners.size(); ++k) {
    const auto* place = k < places.size() ? &places[k] : nullptr;
    const auto cents = part_of(k, winners.size(), place != nullptr ? place->cents : 0, sum, share);
    rest -= cents;
    given.push_back({prize, place != nullptr ? std::optional{place->place} : std::nullopt,
                     winners[k], cents,
                     share == PrizeShare::none ? 1 : static_cast<std::uint32_t>(winners.size())});
  }
  for (auto k = first; rest > 0; ++k, --rest) ++given[k].cents;
}

/// PrizeRule::one: competitors with more points choose first.
class Choice {
 public:
  Choice(std::span<const Prize> prizes, std::size_t competitors, PrizeShare share)
      : share_{share}, open_(prizes.size()), is_candidate_(prizes.size()) {
    for (std::size_t p = 0; p < prizes.size(); ++p) {
      auto& places = open_[p].places = prizes[p].places;
      // The most valuable places go first, also where a list is not in that order.
      std::ranges::sort(places, [](const PrizePlace& a, const PrizePlace& b) {
        return a.cents != b.cents ? a.cents > b.cents : a.row < b.row;
      });
      open_[p].sums.assign(1, 0);
      for (const auto& place : places) open_[p].sums.push_back(open_[p].sums.back() + place.cents);
      is_candidate_[p].assign(competitors, false);
      for (const auto one : prizes[p].candidates) is_candidate_[p][one] = true;
    }
  }

  /// Lets competitors with equal points choose, and gives them what they have chosen.
  void distribute(std::span<const Competitor> group, Competitor explained, Awards& awards) {
    chosen_.assign(group.size(), no_prize);
    for (auto& open : open_) open.winners.clear();
    bool has_moved = true;
    // In each pass every member takes the prize that is worth most with the choices of the others,
    // until a pass changes nothing. With equal parts this always ends: each change makes the sorted
    // parts of the group better. With Hort the choices can go round, because a member who comes
    // also moves the worse ranked to smaller places: then the group is named.
    for (std::size_t pass = 0; has_moved && pass < 16 + group.size() * open_.size(); ++pass) {
      has_moved = false;
      for (std::size_t member = 0; member < group.size(); ++member)
        has_moved = choose(group, member) || has_moved;
    }
    if (has_moved) awards.unsettled.emplace_back(group.begin(), group.end());
    for (std::size_t member = 0; member < group.size(); ++member)
      if (group[member] == explained) explain(group, member, awards);
    for (std::size_t p = 0; p < open_.size(); ++p) {
      auto& open = open_[p];
      if (open.winners.empty()) continue;
      std::vector<Competitor> winners;
      for (const auto member : open.winners) winners.push_back(group[member]);
      const auto taken = std::min(winners.size(), open.places.size() - open.next);
      give(p, std::span{open.places}.subspan(open.next, taken), winners, share_, awards.given);
      open.next += taken;
    }
  }

  void leave(Awards& awards) const {
    for (std::size_t p = 0; p < open_.size(); ++p)
      for (auto k = open_[p].next; k < open_[p].places.size(); ++k)
        awards.left.emplace_back(p, open_[p].places[k].place);
  }

 private:
  struct Open {
    std::vector<PrizePlace> places;    ///< The most valuable first
    std::vector<std::int64_t> sums;    ///< Of the first k places
    std::size_t next = 0;              ///< The first that is open
    std::vector<std::size_t> winners;  ///< Members of the group who have chosen it, ascending
  };

  /// The value of a prize for a member, exact: twice the number of sharers is the denominator.
  struct Worth {
    std::int64_t value = 0, denominator = 1;
    std::size_t row = 0;
  };
  [[nodiscard]] static bool is_more(const Worth& a, const Worth& b) {
    const auto a_units = a.value / a.denominator;
    const auto b_units = b.value / b.denominator;
    if (a_units != b_units) return a_units > b_units;
    const auto a_rest = a.value % a.denominator * b.denominator;
    const auto b_rest = b.value % b.denominator * a.denominator;
    return a_rest != b_rest ? a_rest > b_rest : a.row < b.row;
  }

  /// A prize as it would be if `member` chose it, whether or not the member has.
  [[nodiscard]] Worth worth(std::size_t p, std::size_t member) const {
    const auto& open = open_[p];
    const auto at = std::ranges::lower_bound(open.winners, member);
    const auto before = static_cast<std::size_t>(at - open.winners.begin());
    const bool is_in = at != open.winners.end() && *at == member;
    const auto sharers = open.winners.size() + static_cast<std::size_t>(!is_in);
    const auto has_place = open.next + before < open.places.size();
    const auto own = has_place ? open.places[open.next + before].cents : 0;
    const auto row = open.places[std::min(open.next + before, open.places.size() - 1)].row;
    if (share_ == PrizeShare::none) return {own, 1, row};
    const auto sum =
        open.sums[std::min(open.next + sharers, open.places.size())] - open.sums[open.next];
    const auto n = static_cast<std::int64_t>(sharers);
    if (share_ == PrizeShare::equal) return {sum, n, row};
    return {n * own + sum, 2 * n, row};
  }

  [[nodiscard]] bool can_choose(std::size_t p, Competitor one) const {
    return is_candidate_[p][one] && open_[p].next < open_[p].places.size();
  }

  /// \return did the member change the prize?
  bool choose(std::span<const Competitor> group, std::size_t member) {
    auto best = no_prize;
    Worth best_worth;
    for (std::size_t p = 0; p < open_.size(); ++p) {
      if (!can_choose(p, group[member])) continue;
      const auto own = worth(p, member);
      if (best == no_prize || is_more(own, best_worth)) best = p, best_worth = own;
    }
    const auto old = chosen_[member];
    if (best == old) return false;
    // Equal values do not move anyone, so that passes end.
    if (old != no_prize) {
      auto stays = worth(old, member);
      stays.row = best_worth.row;
      if (!is_more(best_worth, stays)) return false;
      std::erase(open_[old].winners, member);
    }
    auto& winners = open_[best].winners;
    winners.insert(std::ranges::lower_bound(winners, member), member);
    chosen_[member] = best;
    return true;
  }

  void explain(std::span<const Competitor> group, std::size_t member, Awards& awards) const {
    using Kind = PrizeReason::Kind;
    awards.reasons.clear();
    for (std::size_t p = 0; p < open_.size(); ++p) {
      auto& reason = awards.reasons.emplace_back();
      if (!is_candidate_[p][group[member]]) {
        reason.kind = Kind::not_a_candidate;
      } else if (chosen_[member] == p) {
        reason.kind = Kind::received;
      } else if (can_choose(p, group[member])) {
        const auto own = worth(p, member);
        auto chosen = worth(chosen_[member], member);
        chosen.row = own.row;
        reason.kind = is_more(chosen, own) ? Kind::worth_less : Kind::worth_the_same;
        reason.cents = own.value / own.denominator;
      }
    }
  }

  PrizeShare share_;
  std::vector<Open> open_;
  std::vector<std::vector<bool>> is_candidate_;  ///< By prize and competitor
  std::vector<std::size_t> chosen_;              ///< By member of the group
};

/// PrizeRule::all: each prize alone.
void distribute_all(std::size_t p, const Prize& prize, std::span<const std::int64_t> points,
                    PrizeShare share, Awards& awards) {
  auto places = prize.places;
  std::ranges::sort(places, {}, &PrizePlace::place);
  const auto& line = prize.candidates;
  std::size_t next = 0;
  for (std::size_t from = 0, to = 0; from < line.size(); from = to) {
    to = from + 1;
    while (share != PrizeShare::none && to < line.size() && points[line[to]] == points[line[from]])
      ++to;
    // The places of the group: a list may leave places out.
    std::vector<PrizePlace> own;
    std::int64_t sum = 0;
    for (auto k = from; k < to; ++k) {
      auto& place = own.emplace_back();
      if (next >= places.size() || places[next].place != static_cast<int>(k) + 1) continue;
      place = places[next++];
      sum += place.cents;
    }
    if (sum == 0) continue;
    const auto first = awards.given.size();
    give(p, own, std::span{line}.subspan(from, to - from), share, awards.given);
    for (auto k = first; k < awards.given.size(); ++k)
      if (awards.given[k].place == 0) awards.given[k].place.reset();
  }
  for (; next < places.size(); ++next) awards.left.emplace_back(p, places[next].place);
}

}  // namespace

Awards award_prizes(std::span<const Prize> prizes, std::span<const Competitor> order,
                    std::span<const std::int64_t> points, PrizeRule rule, PrizeShare share,
                    Competitor explained) {
  using Kind = PrizeReason::Kind;
  Awards awards;
  if (rule == PrizeRule::one) {
    Choice choice{prizes, points.size(), share};
    for (std::size_t from = 0, to = 0; from < order.size(); from = to) {
      to = from + 1;
      while (share != PrizeShare::none && to < order.size() &&
             points[order[to]] == points[order[from]])
        ++to;
      choice.distribute(order.subspan(from, to - from), explained, awards);
    }
    choice.leave(awards);
    std::ranges::stable_sort(awards.given, {}, &Award::prize);
  } else {
    for (std::size_t p = 0; p < prizes.size(); ++p) {
      distribute_all(p, prizes[p], points, share, awards);
      const bool is_candidate = contains(prizes[p].candidates, explained);
      awards.reasons.push_back({is_candidate ? Kind::no_place_left : Kind::not_a_candidate});
    }
  }
  for (const auto& award : awards.given)
    if (award.who == explained) awards.reasons[award.prize] = {Kind::received, award.cents};
  return awards;
}

}  // namespace trf::tiebreak
