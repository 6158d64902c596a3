#include "burstein/field.hpp"

namespace trf::pair::burstein {
namespace {

/// A player's points before the round to pair, and the points that count for earlier opponents.
struct CurrentScore {
  std::int32_t own = 0, for_opponents = 0;
};

/// 1.7.2: zero-point byes in a row up to the current round count as draws for the opponents; so do
/// the rounds after a withdrawal (readings B-01, B-02).
CurrentScore current_score(const State& state, PlayerIndex player, const OtherReadings& other) {
  const auto& points = state.tournament->points;
  const auto past = state.past_of(player);
  Score score = state.tournament->score(player, state.round - 1);
  for (const Past& one : past)
    if (one.is_open()) score += points.unknown;
  if (other.virtual_index) score += state.tournament->accelerated_points(player, state.round);
  Score for_opponents = score;
  if (other.absent_only && state.seat_of[player] != no_seat)
    return {score.tenths(), for_opponents.tenths()};
  for (auto one = past.rbegin(); one != past.rend(); ++one) {
    const bool away =
        one->is_absence() || (other.forfeits_count && one->code == ResultCode::forfeit_loss);
    if (!away) break;
    for_opponents += points.draw() - one->points;
  }
  return {score.tenths(), for_opponents.tenths()};
}

}  // namespace

Field::Field(const State& state, const Regulation& regulation)
    : swiss::Field(state, ByeBar::points_of_a_win), regulation_(&regulation) {
  std::vector<CurrentScore> scores;
  const auto count = state.tournament->player_count();
  scores.reserve(count);
  for (PlayerIndex player = 0; player < count; ++player)
    scores.push_back(current_score(state, player, regulation.other));
  const Score unknown = state.tournament->points.unknown;
  index_.reserve(static_cast<std::size_t>(size()));
  for (Rank rank = 0; rank < size(); ++rank) {
    Index& index = index_.emplace_back();
    for (const Past& past : contender(rank).past) {
      // 1.7.2: an unplayed round is a game against oneself with the registered points.
      const std::int32_t other =
          past.has_colour() ? scores[past.opponent].for_opponents : scores[player(rank)].own;
      const Score earned = past.is_open() ? past.points + unknown : past.points;
      index.buchholz += other;
      index.sonneborn_berger += std::int64_t{earned.tenths()} * other;
    }
  }
}

swiss::ColourDecision allot_colours(const Field& field, Rank a, Rank b) noexcept {
  if (field.ranks_before(b, a)) std::swap(a, b);
  return swiss::allot_colours(field, a, b);
}

}  // namespace trf::pair::burstein
