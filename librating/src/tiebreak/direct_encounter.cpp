// Direct encounter: C.07 art. 6, and 13.3 for teams.

#include "direct_encounter.hpp"

#include <algorithm>
#include <numeric>
#include <span>

#include "boards.hpp"
#include "trf/contains.hpp"

namespace trf::tiebreak {
namespace {

/// 6.1.1: forfeits are left out in a Swiss, unless /P; 15.2: they count in a round robin.
bool counts(const Context& context, const TieBreakCode& code, const Cell& cell) {
  if (!cell.is_paired()) return false;
  if (cell.game.is_played()) return true;
  return cell.game.is_forfeit() && (code.forfeits_are_played || context.is_predetermined());
}

using Group = std::vector<Competitor>;

/// Splits tied groups; one object for a whole column.
class Encounter {
 public:
  Encounter(const Context& context, const TieBreakCode& code)
      : context_(context), code_(code), mark_(context.table().size()) {}

  /// The parts of a tied group in order; each of them stays tied.
  std::vector<Group> split(const Group& group, bool extended) {
    parts_.clear();
    is_extended_ = extended;
    resolve(group, extended ? context_.table().primary : code_.points, extended);
    return parts_;
  }

 private:
  struct Standing {
    Competitor competitor;
    std::int64_t score = 0;  ///< Against the group, means added; times scale
    std::int64_t reach = 0;  ///< The same if all opponents not met yet are beaten
  };

  // 13.3: the secondary score is used if the primary one breaks nothing. A subset made by the
  // secondary score continues with it (reading X1), or starts again with the primary one.
  void resolve(const Group& group, PointsKind kind, bool may_extend) {
    const PointsKind primary = context_.table().primary;
    if (group.size() == 1) {
      parts_.push_back(group);
      return;
    }
    const std::vector<Group> step = apply_once(group, kind);
    if (step.size() == 1) {
      if (may_extend) {
        resolve(group, context_.table().secondary(), false);
      } else {
        parts_.push_back(group);
      }
      return;
    }
    for (const Group& part : step) {
      if (context_.edition().direct_encounter == DirectEncounter::once_if_all_met) {
        parts_.push_back(part);
      } else if (is_extended_ && code_.begins_again_with_primary) {
        resolve(part, primary, true);
      } else {
        resolve(part, kind, may_extend);
      }
    }
  }

  std::vector<Group> apply_once(const Group& group, PointsKind kind) {
    bool all_met = true;
    std::vector<Standing> standings = measure(group, kind, all_met);
    std::ranges::stable_sort(standings, std::ranges::greater{}, &Standing::score);
    if (all_met || context_.is_predetermined()) return split_by_score(standings);
    if (context_.edition().direct_encounter != DirectEncounter::repeated_with_partial) {
      return {group};
    }
    return certain_places(standings);
  }

  // 6.2
  static std::vector<Group> split_by_score(const std::vector<Standing>& standings) {
    std::vector<Group> parts;
    for (std::size_t k = 0; k < standings.size(); ++k) {
      if (k == 0 || standings[k].score != standings[k - 1].score) parts.emplace_back();
      parts.back().push_back(standings[k].competitor);
    }
    return parts;
  }

  // 6.3: a rank is given to the competitor who is alone at the top with any result of the missing
  // games: own missing games lost, those of every rival won (reading D1); then the next rank, with
  // the same numbers. The caller starts again with the others.
  static std::vector<Group> certain_places(const std::vector<Standing>& standings) {
    std::vector<std::int64_t> best_reach(standings.size() + 1,
                                         std::numeric_limits<std::int64_t>::min());
    for (std::size_t k = standings.size(); k-- > 0;)
      best_reach[k] = std::max(best_reach[k + 1], standings[k].reach);
    std::vector<Group> parts;
    std::size_t placed = 0;
    while (placed < standings.size() && standings[placed].score > best_reach[placed + 1]) {
      parts.push_back({standings[placed++].competitor});
    }
    if (placed < standings.size()) {
      Group& rest = parts.emplace_back();
      for (std::size_t k = placed; k < standings.size(); ++k)
        rest.push_back(standings[k].competitor);
    }
    return parts;
  }

  // 6.1.2: several games between two count by their mean. The scores are multiplied by the common
  // multiple of the numbers of games, so that they stay whole. Before C.07: by their sum.
  std::vector<Standing> measure(const Group& group, PointsKind kind, bool& all_met) {
    const Crosstable& table = context_.table();
    ++stamp_;
    for (const Competitor member : group) mark_[member] = stamp_;
    // The meetings of all members at once would need as much memory as the table, so they are found
    // twice.
    std::int64_t scale = 1;
    if (context_.edition().mutual_games_are_averaged)
      for (const Competitor member : group) {
        find_meetings(member, kind);
        for (std::size_t k = 0; k < meetings_.size();) {
          const std::size_t end = end_of_run(k);
          scale = std::lcm(scale, divisor(end - k));
          k = end;
        }
      }
    std::vector<Standing> standings;
    standings.reserve(group.size());
    for (const Competitor member : group) {
      Standing& standing = standings.emplace_back();
      standing.competitor = member;
      find_meetings(member, kind);
      std::size_t met = 0;
      for (std::size_t k = 0; k < meetings_.size(); ++met) {
        const std::size_t end = end_of_run(k);
        const std::int64_t share = scale / divisor(end - k);
        for (; k < end; ++k) standing.score += meetings_[k].tenths * share;
      }
      const std::size_t missing = group.size() - 1 - met;
      if (missing > 0) all_met = false;
      standing.reach =
          standing.score + scale * table.win_of(kind).tenths() * static_cast<std::int64_t>(missing);
    }
    return standings;
  }

  /// The divisor for the points of this number of games between two.
  [[nodiscard]] std::int64_t divisor(std::size_t games) const {
    return context_.edition().mutual_games_are_averaged ? static_cast<std::int64_t>(games) : 1;
  }

  /// A game against a member of the group.
  struct Meeting {
    Competitor opponent;
    std::int64_t tenths;
  };
  /// Those of one member, by opponent.
  void find_meetings(Competitor member, PointsKind kind) {
    meetings_.clear();
    for (const Cell& cell : context_.table().row(member)) {
      if (!counts(context_, code_, cell) || mark_[cell.game.opponent] != stamp_) continue;
      meetings_.push_back({cell.game.opponent, cell.of(kind).tenths()});
    }
    std::ranges::sort(meetings_, {}, &Meeting::opponent);
  }
  [[nodiscard]] std::size_t end_of_run(std::size_t begin) const {
    std::size_t end = begin + 1;
    while (end < meetings_.size() && meetings_[end].opponent == meetings_[begin].opponent) ++end;
    return end;
  }

  const Context& context_;
  const TieBreakCode& code_;
  std::vector<std::uint32_t> mark_;
  std::uint32_t stamp_ = 0;
  bool is_extended_ = false;
  std::vector<Meeting> meetings_;
  std::vector<Group> parts_;
};

/// Splits every tied group of the ranking; `finish` may split the rest of a tie. The value is the
/// rank inside the group, 0 if nothing was broken.
template <class Finish>
void refine_groups(const Context& context, const TieBreakCode& code, Ranking& ranking,
                   StandingsColumn& column, bool extended, Finish finish) {
  Encounter encounter(context, code);
  for (std::size_t first = 0; first < ranking.size();) {
    const std::size_t end = ranking.end_of(first);
    if (end - first > 1) {
      Group group(ranking.order.begin() + static_cast<std::ptrdiff_t>(first),
                  ranking.order.begin() + static_cast<std::ptrdiff_t>(end));
      std::vector<Group> parts = encounter.split(group, extended);
      finish(parts);
      std::size_t at = first;
      for (Group& part : parts) {
        std::ranges::sort(part);
        const std::size_t start = at;
        for (const Competitor member : part) {
          ranking.order[at] = member;
          ranking.start[at++] = static_cast<std::uint32_t>(start);
          column.values[member] =
              parts.size() > 1 ? static_cast<std::int64_t>(start - first + 1) : 0;
        }
      }
    }
    first = end;
  }
}

void refine_de(const Context& context, const TieBreakCode& code, Ranking& ranking,
               StandingsColumn& column) {
  refine_groups(context, code, ranking, column, false, [](std::vector<Group>&) {});
}

void refine_ede(const Context& context, const TieBreakCode& code, Ranking& ranking,
                StandingsColumn& column) {
  refine_groups(context, code, ranking, column, true, [](std::vector<Group>&) {});
}

// 13.3.2: two teams that are still tied in match points and in game points are compared by the
// boards of all their games.
template <bool WithBoardCount, std::vector<std::int64_t> (*Boards)(const Crosstable&, Competitor)>
void refine_by_boards(const Context& context, const TieBreakCode& code, Ranking& ranking,
                      StandingsColumn& column) {
  const Crosstable& table = context.table();
  const auto better = [&table](Competitor a, Competitor b) {
    if constexpr (WithBoardCount) {
      const auto [one, other] = std::pair{board_count(table, a), board_count(table, b)};
      if (one != other) return one < other;
    }
    return Boards(table, a) > Boards(table, b);
  };
  refine_groups(context, code, ranking, column, true, [&](std::vector<Group>& parts) {
    std::vector<Group> finer;
    for (const Group& part : parts) {
      const bool pair =
          part.size() == 2 && table.entrants[part[0]].total == table.entrants[part[1]].total;
      if (pair && better(part[0], part[1])) {
        finer.insert(finer.end(), {Group{part[0]}, Group{part[1]}});
      } else if (pair && better(part[1], part[0])) {
        finer.insert(finer.end(), {Group{part[1]}, Group{part[0]}});
      } else {
        finer.push_back(part);
      }
    }
    parts = std::move(finer);
  });
}

}  // namespace

void collect_mutual(const Context& context, const TieBreakCode& code,
                    std::span<const Competitor> group, Competitor competitor, PointsKind kind,
                    Terms& terms) {
  collect_rounds(context, competitor, terms,
                 [&](std::size_t, const Cell& cell) -> std::optional<Term> {
                   if (!counts(context, code, cell)) return std::nullopt;
                   if (!contains(group, cell.game.opponent)) return std::nullopt;
                   return Term{.why = Why::mutual_game, .amount = cell.of(kind).tenths()};
                 });
}

const Calculation Calculations::de = {
    .takes_points = true, .term_decimals = 1, .refine = refine_de};
const Calculation Calculations::ede = {.whom = For::teams, .refine = refine_ede};
const Calculation Calculations::edet = {.whom = For::teams,
                                        .refine = refine_by_boards<false, top_boards>};
const Calculation Calculations::edeb = {.whom = For::teams,
                                        .refine = refine_by_boards<false, without_bottom_boards>};
const Calculation Calculations::edebt = {.whom = For::teams,
                                         .refine = refine_by_boards<true, top_boards>};
const Calculation Calculations::edebb = {.whom = For::teams,
                                         .refine = refine_by_boards<true, without_bottom_boards>};

}  // namespace trf::tiebreak
