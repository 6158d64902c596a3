#pragma once

#include <optional>
#include <vector>

#include "engines.hpp"

namespace trf::rating {

/// The games of an event by the regulations of 1997, and the averages over them.
class Games1997 {
 public:
  enum class Form : std::uint8_t { swiss, round_robin, scheveningen };

  /// \param assumptions  receives each dp that the table does not define; nullptr: not wanted
  Games1997(const Event& of_event, const Fide1997Regulation& by_rules,
            std::vector<Assumption>* assumptions);

  [[nodiscard]] bool counts(std::size_t player, const EventGame& game) const;
  /// Counted games of a player.
  [[nodiscard]] Tally tally(std::size_t player) const { return tally_of(*this, player); }
  /// The rating of the report, or Ru as calculated so far.
  [[nodiscard]] int rating_of(std::size_t player) const {
    return has_rating[player] ? event.entrants[player].rating : ru[player];
  }
  /// Ra of the tournament. If no rated player has a game, the event is calculated as a Swiss.
  void average_of_round_robin();
  /// 10.22 to 10.25: Ru of a score against an average of opponents.
  [[nodiscard]] int performance(std::size_t player, int average, Score score, int games);
  /// The number that 10.22 to 10.25 add to an average of opponents, in millionths of a point.
  [[nodiscard]] std::int64_t above_average(std::size_t player, Score score, int games);
  /// Mean of the counted opponents; with `own`, those further than 350 points away as 350 away.
  [[nodiscard]] int mean_of_opponents(std::size_t player, std::optional<int> own) const;
  /// 10.68: the correction of Rc by the 350 rule in a round robin, with first-pass Ru.
  [[nodiscard]] int shift(std::size_t player, int own) const;
  /// 10.67: Ru of these players from each other's, repeated until they do not change.
  /// \return Rc by player
  [[nodiscard]] std::vector<int> iterate(const std::vector<std::size_t>& unrated);

  const Event& event;
  const Fide1997Regulation& rules;
  Form form = Form::swiss;
  std::vector<int> ru;  ///< First-pass Ru of the unrated
  std::vector<bool> has_rating, is_out;
  std::int64_t opponents = 0;  ///< n of the round robin
  int average = 0;             ///< Ra of the round robin

 private:
  int difference_of(std::size_t player, Score score, int games);

  std::vector<Assumption>* assumptions_;
  std::vector<bool> is_reported_;  ///< By player: was the undefined dp reported?
};

/// The example 10.68 gives its printed numbers only if every average and every correction is
/// rounded to a whole number at once; an exact half is rounded up.
[[nodiscard]] inline int whole(std::int64_t numerator, std::int64_t denominator) {
  return static_cast<int>(round_divide(numerator, denominator));
}

}  // namespace trf::rating
