#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "oracle/rating_history.hpp"
#include "support/dice.hpp"
#include "support/history.hpp"

namespace trf::test {

/// The rounds of the events of a random history.
class HistoryRounds {
 public:
  /// \param level  what a person plays like, as a rating
  HistoryRounds(Dice& dice, const HistoryFeatures& features,
                std::function<int(std::size_t person)> level)
      : dice_{dice}, may_{features}, level_{std::move(level)} {}

  /// Random opponents, nobody twice; byes, forfeits, withdrawals and no-shows.
  void play_swiss(oracle::history::Report& report);
  /// Everybody against everybody, every game played.
  void play_round_robin(oracle::history::Report& report);

 private:
  /// Pairs of seats that met.
  using Met = std::set<std::pair<std::size_t, std::size_t>>;

  [[nodiscard]] int result(std::size_t white, std::size_t black);
  void play(oracle::history::Report& report, int round, std::size_t white, std::size_t black);
  void pair_up(oracle::history::Report& report, int round, std::vector<std::size_t> present,
               Met& met);

  Dice& dice_;
  const HistoryFeatures& may_;
  std::function<int(std::size_t)> level_;
};

}  // namespace trf::test
