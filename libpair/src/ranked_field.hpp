#pragma once

#include <numeric>
#include <span>
#include <vector>

#include "ranking.hpp"

namespace trf::pair {

/// The participants to be paired, ranked, with the data that a system needs of each, and the pairs
/// that [C1] and [C3] do not allow.
///
/// \p Member: has `c3_kind`, the absolute preference that excludes those with the same one ([C3]):
/// 1 White, 2 Black, 0 none.
template <class Member>
class RankedField {
 public:
  [[nodiscard]] const State& state() const noexcept { return ranking_.state(); }
  [[nodiscard]] int size() const noexcept { return static_cast<int>(members_.size()); }
  [[nodiscard]] const Member& operator[](Rank rank) const noexcept {
    return members_[static_cast<std::size_t>(rank)];
  }
  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  [[nodiscard]] Rank rank_of(Seat seat) const noexcept { return ranking_.rank_of(seat); }
  [[nodiscard]] Seat seat(Rank rank) const noexcept { return ranking_.seat(rank); }
  [[nodiscard]] const Contender& contender(Rank rank) const noexcept {
    return state().players[seat(rank)];
  }
  [[nodiscard]] PlayerIndex player(Rank rank) const noexcept { return contender(rank).player; }

  /// [C1], and prohibited pairs.
  [[nodiscard]] bool keeps_c1(Rank a, Rank b) const noexcept { return ranking_.keeps_c1(a, b); }
  /// [C3] Two with the same absolute preference do not meet.
  [[nodiscard]] bool keeps_c3(Rank a, Rank b) const noexcept {
    const ColourKind kind = (*this)[a].c3_kind;
    return kind == 0 || kind != (*this)[b].c3_kind;
  }
  [[nodiscard]] bool may_meet(Rank a, Rank b) const noexcept {
    return keeps_c3(a, b) && keeps_c1(a, b);
  }
  /// may_meet() of all, by rank: players^2 bits.
  [[nodiscard]] matching::Graph legal_pairs() const {
    std::vector<Rank> all(members_.size());
    std::iota(all.begin(), all.end(), 0);
    return legal_pairs(all);
  }
  /// The same among some: vertex i is ranks[i].
  [[nodiscard]] matching::Graph legal_pairs(std::span<const Rank> ranks) const {
    return ranking_.legal_pairs(ranks, c3_kinds(ranks), absolute_preferences());
  }
  /// Ranking::meeting_kinds() of some; a negative rank is no player.
  [[nodiscard]] std::vector<std::int32_t> kinds_of(std::span<const Rank> ranks,
                                                   std::size_t least) const {
    return ranking_.meeting_kinds(ranks, c3_kinds(ranks), least);
  }

 protected:
  /// \p member_of: the data of a Contender
  template <class MemberOf>
  RankedField(const State& state, const MemberOf& member_of) : ranking_(state) {
    members_.reserve(ranking_.seats().size());
    for (const Seat seat : ranking_.seats()) members_.push_back(member_of(state.players[seat]));
  }
  [[nodiscard]] Member& member(Rank rank) noexcept {
    return members_[static_cast<std::size_t>(rank)];
  }

 private:
  [[nodiscard]] std::vector<ColourKind> c3_kinds(std::span<const Rank> ranks) const {
    std::vector<ColourKind> kinds;
    kinds.reserve(ranks.size());
    for (const Rank rank : ranks) kinds.push_back(rank < 0 ? ColourKind{0} : (*this)[rank].c3_kind);
    return kinds;
  }

  Ranking ranking_;
  std::vector<Member> members_;
};

}  // namespace trf::pair
