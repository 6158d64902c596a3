#include "burstein/why_not.hpp"

#include <algorithm>

#include "burstein/exact.hpp"
#include "burstein/following.hpp"
#include "burstein/judge.hpp"
#include "swiss/sets_to_try.hpp"
#include "trf/contains.hpp"

namespace trf::pair::burstein {
namespace {

/// Sets of outgoing floaters that are tried one by one: see sets_to_try().
constexpr int most_sets = 5'000;

std::vector<Rank> below(const Bracket& bracket) {
  std::vector<Rank> players = bracket.next;
  players.insert(players.end(), bracket.rest.begin(), bracket.rest.end());
  return players;
}

class BestWith {
 public:
  BestWith(const Field& field, Rank a, Rank b) : field_(field), a_(a), b_(b) {}

  /// Can the players be paired with the two together, where both are among them? False where only
  /// one is.
  [[nodiscard]] bool completes(std::vector<Rank> players) const {
    const bool one = contains(players, a_), other = contains(players, b_);
    if (one != other) return false;
    std::erase_if(players, [&](Rank rank) { return rank == a_ || rank == b_; });
    return can_all_be_paired(field_, players);
  }

  /// The best pairing of the bracket that a round with the two can have; of those that were tried.
  [[nodiscard]] std::optional<BracketPairing> best(const Bracket& bracket) {
    for (int count = bracket.size() % 2; count <= bracket.size(); count += 2) {
      std::vector<Rank> floaters;
      is_exhaustive_ = try_sets(bracket, 0, count, floaters);
      if (best_ || !is_exhaustive_) return best_;
    }
    return std::nullopt;
  }

  /// The number of sets that were tried, if there are more; 0: all that had to be.
  [[nodiscard]] int limit() const { return is_exhaustive_ ? 0 : most_sets_; }

 private:
  /// False: there are too many.
  bool try_sets(const Bracket& bracket, std::size_t from, int count, std::vector<Rank>& floaters) {
    if (count == 0) {
      if (tried_ == most_sets_) return false;
      ++tried_;
      consider(bracket, floaters);
      return true;
    }
    for (std::size_t i = from; i + static_cast<std::size_t>(count) <= bracket.players.size(); ++i) {
      floaters.push_back(bracket.players[i]);
      const bool goes_on = try_sets(bracket, i + 1, count - 1, floaters);
      floaters.pop_back();
      if (!goes_on) return false;
    }
    return true;
  }

  void consider(const Bracket& bracket, const std::vector<Rank>& floaters) {
    std::vector<Rank> outside = below(bracket);
    outside.insert(outside.end(), floaters.begin(), floaters.end());
    if (!completes(outside)) return;
    Bracket inside = bracket;
    std::erase_if(inside.players, [&](Rank rank) { return contains(floaters, rank); });
    if (contains(inside.players, a_)) inside.together = {a_, b_};
    if (!completes(inside.players)) return;
    BracketPairing pairing = pair_exactly(field_, inside, Reach::bracket).value().pairing;
    if (!pairing.floaters.empty()) return;
    pairing.floaters = floaters;
    std::ranges::sort(pairing.floaters);
    std::vector<std::vector<std::int32_t>> value;
    value.reserve(criteria.size());
    for (const Criterion* criterion : criteria)
      value.push_back(value_of(field_, *criterion, bracket, pairing));
    if (best_ && value >= value_) return;
    best_ = std::move(pairing);
    value_ = std::move(value);
  }

  const Field& field_;
  Rank a_, b_;
  int most_sets_ = swiss::sets_to_try(most_sets, field_.size());
  int tried_ = 0;
  bool is_exhaustive_ = true;
  std::optional<BracketPairing> best_;
  std::vector<std::vector<std::int32_t>> value_;
};

}  // namespace

WithPair verdict_with_pair(const Field& field, const RoundPairing& correct, Rank a, Rank b) {
  BestWith with(field, a, b);
  std::vector<Rank> everybody;
  for (Rank rank = 0; rank < field.size(); ++rank)
    if (rank != correct.bye) everybody.push_back(rank);
  if (!with.completes(everybody)) return {};
  for (const Step& step : correct.steps) {
    std::vector<Rank> left = below(step.bracket);
    left.insert(left.end(), step.pairing.floaters.begin(), step.pairing.floaters.end());
    if (contains(left, a) && with.completes(left)) continue;
    const auto best = with.best(step.bracket);
    WithPair result;
    if (best) result.verdict = compare_bracket(field, step, *best);
    result.tried = with.limit();
    return result;
  }
  return {};
}

}  // namespace trf::pair::burstein
