// Results against the single players in standing order: the last resort of the Italian rules for
// Sonneborn-Berger and Buchholz (SST 1 and 2), readings S1 to S6 and I3.

#include <algorithm>
#include <optional>

#include "standing_order.hpp"
#include "trf/contains.hpp"

namespace trf::tiebreak {
namespace {

/// A competitor's score against the players of one rank.
struct Against {
  std::size_t place;  ///< Ranking::start of the reference
  std::int64_t tenths = 0;
  std::vector<Competitor> met{};  ///< Each once
};

class StandingOrder {
 public:
  StandingOrder(const Context& context, const TieBreakCode& code, Ranking& ranking,
                StandingsColumn& column)
      : context_(context),
        code_(code),
        ranking_(ranking),
        column_(column),
        position_(ranking.size()),
        deciding_(ranking.size()) {
    for (std::size_t k = 0; k < ranking.size(); ++k) position_[ranking.order[k]] = k;
  }

  [[nodiscard]] std::vector<std::vector<Competitor>> deciding() && { return std::move(deciding_); }

  // S2: ties are resolved from the top down, so that the ranks above are final; S3: each part of a
  // tie that splits starts again at the first reference.
  void resolve() {
    for (std::size_t first = 0; first < ranking_.size();) {
      const std::size_t end = ranking_.end_of(first);
      if (end - first > 1) {
        const std::size_t tie_end = end;
        for (std::size_t at = first; at < tie_end;) {
          if (ranking_.end_of(at) - at > 1 && split(at)) continue;
          at = ranking_.end_of(at);
        }
        record(first, tie_end);
      }
      first = end;
    }
  }

 private:
  [[nodiscard]] std::vector<Against> results_of(Competitor competitor) const {
    std::vector<Against> results;
    for (const Cell& cell : context_.table().row(competitor)) {
      const bool game = cell.game.is_played() || (context_.is_predetermined() && cell.is_paired());
      if (!game) continue;
      const std::size_t place = ranking_.start[position_[cell.game.opponent]];
      const auto known = std::ranges::find(results, place, &Against::place);
      Against& against = known != results.end() ? *known : results.emplace_back(Against{place});
      against.tenths += cell.of(code_.points).tenths();
      if (!contains(against.met, cell.game.opponent)) against.met.push_back(cell.game.opponent);
    }
    std::ranges::sort(results, {}, &Against::place);
    return results;
  }

  /// Splits the tie at position `first` by the first reference that separates it; false if there is
  /// none.
  bool split(std::size_t first) {
    const std::size_t end = ranking_.end_of(first);
    std::vector<std::vector<Against>> results;
    std::vector<std::size_t> places;
    for (std::size_t k = first; k < end; ++k) {
      results.push_back(results_of(ranking_.order[k]));
      for (const Against& against : results.back()) places.push_back(against.place);
    }
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (const std::size_t place : places) {
      const auto scores = scores_against(place, first, results);
      if (!scores ||
          std::ranges::adjacent_find(*scores, std::ranges::not_equal_to{}) == scores->end()) {
        continue;
      }
      for (std::size_t k = first; k < end; ++k)
        for (std::size_t at = place; at < ranking_.end_of(place); ++at)
          deciding_[ranking_.order[k]].push_back(ranking_.order[at]);
      reorder(first, *scores);
      return true;
    }
    return false;
  }

  /// Empty if the reference does not count: by reading I3 all must have met it.
  [[nodiscard]] std::optional<std::vector<std::int64_t>> scores_against(
      std::size_t place, std::size_t first,
      const std::vector<std::vector<Against>>& results) const {
    std::size_t members = ranking_.end_of(place) - place;
    if (place == first) --members;  // each other
    std::vector<std::int64_t> scores;
    for (const std::vector<Against>& own : results) {
      const auto against = std::ranges::find(own, place, &Against::place);
      const std::size_t met = against == own.end() ? 0 : against->met.size();
      if (!context_.is_predetermined() && met < members) return std::nullopt;
      scores.push_back(against == own.end() ? 0 : against->tenths);
    }
    return scores;
  }

  void reorder(std::size_t first, const std::vector<std::int64_t>& scores) {
    std::vector<std::pair<std::int64_t, Competitor>> members;
    for (std::size_t k = 0; k < scores.size(); ++k)
      members.emplace_back(-scores[k], ranking_.order[first + k]);
    std::ranges::sort(members);
    std::size_t start = first;
    for (std::size_t k = 0; k < members.size(); ++k) {
      if (k > 0 && members[k].first != members[k - 1].first) start = first + k;
      ranking_.order[first + k] = members[k].second;
      ranking_.start[first + k] = static_cast<std::uint32_t>(start);
      position_[members[k].second] = first + k;
    }
  }

  void record(std::size_t first, std::size_t end) {
    const bool broken = ranking_.start[end - 1] != ranking_.start[first];
    for (std::size_t k = first; k < end; ++k) {
      column_.values[ranking_.order[k]] =
          broken ? static_cast<std::int64_t>(ranking_.start[k] - first + 1) : 0;
    }
  }

  const Context& context_;
  const TieBreakCode& code_;
  Ranking& ranking_;
  StandingsColumn& column_;
  std::vector<std::size_t> position_;
  std::vector<std::vector<Competitor>> deciding_;
};

void refine(const Context& context, const TieBreakCode& code, Ranking& ranking,
            StandingsColumn& column) {
  StandingOrder(context, code, ranking, column).resolve();
}

}  // namespace

std::vector<std::vector<Competitor>> deciding_opponents(const Context& context,
                                                        const TieBreakCode& code, Ranking ranking) {
  StandingsColumn unused;
  unused.values.resize(ranking.size());
  StandingOrder order{context, code, ranking, unused};
  order.resolve();
  return std::move(order).deciding();
}

const Calculation Calculations::drita = {.refine = refine};

}  // namespace trf::tiebreak
