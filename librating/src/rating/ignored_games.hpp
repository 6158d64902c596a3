#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "trf/score.hpp"

// The games that a norm ignores: FIDE B.01 (2024) 1.4.1 e, f.
namespace trf::rating {

/// A game with what 1.4.3-1.4.8 ask of it.
struct NormGame {
  enum class Holder : std::uint8_t {
    no,      ///< The opponent is not a title holder
    lower,   ///< A title below that of the norm
    wanted,  ///< The title of the norm or a higher one
  };
  static constexpr int no_federation = -1;

  int rating = 0;                  ///< 1.4.6 d: of an unrated opponent as well
  int federation = no_federation;  ///< A dense number
  Holder holder = Holder::no;
  Score score;

  [[nodiscard]] bool is_won() const noexcept { return score == Score::from_tenths(10); }
};

/// What a number of games with a score must have for the norm.
struct NormLimits {
  int least_holders = 0;     ///< Holder::lower and Holder::wanted
  int least_wanted = 0;      ///< Holder::wanted
  int least_others = 0;      ///< Federations other than the player's
  int most_own = 0;          ///< Games against the player's federation
  int most_one = 0;          ///< Games against any federation
  std::int64_t least_sum{};  ///< Of the ratings, the lowest raised (1.4.6 c)
};

/// The question: may some games be ignored so that the others are a norm?
struct NormQuestion {
  std::span<const NormGame> games;  ///< In the order of the rounds
  int federation = NormGame::no_federation;
  int floor = 0;        ///< 1.4.6 c: the lowest opponent counts as this rating at least
  int least_games = 0;  ///< After the ignored ones
  /// Empty if no games of this number and score are a norm.
  std::function<std::optional<NormLimits>(int games, Score score)> limits;
};

/// The answer: the last games, and won games before them.
struct IgnoredGames {
  std::size_t later = 0;
  std::vector<std::size_t> won;  ///< Ascending
};

/// The fewest games, at least one, without which the others are a norm. Of these sets one with the
/// most last games; of these the one whose won games come first.
/// For each number of last games and of won games the question is a flow from federations to titles
/// of least cost, so the time is polynomial in the number of games.
[[nodiscard]] std::optional<IgnoredGames> fewest_ignored(const NormQuestion& question);

}  // namespace trf::rating
