#pragma once

#include <optional>
#include <string>
#include <vector>

#include "trf/tournament.hpp"

namespace trf::oracle {

/// An exact fraction.
struct Fraction {
  long long over = 0, under = 1;
  Fraction() = default;
  Fraction(long long whole) : over(whole) {}  // NOLINT: numbers of the text are written as they are
  Fraction(long long numerator, long long denominator);
  friend Fraction operator+(Fraction a, Fraction b);
  friend Fraction operator-(Fraction a, Fraction b);
  friend Fraction operator*(Fraction a, Fraction b);
  friend Fraction operator/(Fraction a, Fraction b);
  friend bool operator==(Fraction a, Fraction b);
  friend bool operator<(Fraction a, Fraction b);
};

/// A round of a competitor, in the letters of the report; '?' is a game without result.
struct Round {
  int opponent = -1;
  char kind = 'Z';
  char colour = '-';
  Fraction points[2];  ///< Match points, game points
  Fraction before[2];  ///< The score before the round, record 299 included
};

/// The data of the regulation; score 0 is match points, 1 game points.
struct Event {
  bool round_robin = false, team = false;
  int planned = 0, primary = 1;
  Fraction win[2], draw[2];
  std::vector<int> number, rating;
  std::vector<std::vector<Round>> rounds;  ///< [competitor][round - 1]
  std::vector<Fraction> total[2];
  std::vector<std::vector<Fraction>> board_points;  ///< [team][board - 1], of all matches
  bool restarts = false;  ///< 13.3.3: every smaller tie begins again with the primary score
};

/// Players of an individual event after `rounds` rounds.
[[nodiscard]] Event players_of(const Tournament& tournament, int rounds, bool round_robin);

using Value = std::optional<Fraction>;

/// Values of a code such as "BH:GP/C1/P"; DE and the EDE codes give ranks inside `tied`, the groups
/// that are tied before them.
[[nodiscard]] std::vector<Value> values(const Event& event, const std::string& edition,
                                        const std::string& code,
                                        const std::vector<std::vector<int>>& tied);

/// Ranks under a list.
[[nodiscard]] std::vector<int> ranks(const Event& event, const std::string& edition,
                                     const std::vector<std::string>& list);

}  // namespace trf::oracle
