#pragma once

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "trf/tournament.hpp"

namespace trf::test {

/// A bracket of the correct round as the text of a system gives it, by start ranks (team numbers).
struct BracketAccount {
  std::vector<int> residents;
  std::vector<int> others;  ///< Upfloaters; Burstein: incoming floaters. Each in their order
  std::vector<int> order;   ///< Burstein: all players by index
  std::vector<std::pair<int, int>> pairs;
  std::vector<int> floaters;  ///< Burstein: outgoing
  /// By criterion: counts, or scores in tenths.
  std::map<std::string, std::vector<int>> values;
  /// Why a player who was free for this bracket is not an upfloater of it: the first rule or
  /// criterion by which the best set of the same size with this player is worse or later.
  std::function<std::string(int player)> against_player;
  /// The same of two players of the bracket who were not paired.
  std::function<std::string(int one, int other)> against_pair;
  /// By what another round with the same brackets above is worse here: the first criterion that
  /// differs, "order" if only an order does; empty: the bracket is the same.
  std::function<std::string(const std::vector<std::pair<int, int>>& pairs)> against_round;
};

[[nodiscard]] std::vector<BracketAccount> dubov_account(const Tournament& tournament, int edition);
[[nodiscard]] std::vector<BracketAccount> burstein_account(const Tournament& tournament);
/// Buchholz in tenths and Sonneborn-Berger in hundredths (1.7).
[[nodiscard]] std::map<int, std::pair<int, int>> burstein_index(const Tournament& tournament);
[[nodiscard]] std::vector<BracketAccount> double_swiss_account(const Tournament& report, int match,
                                                               int matches,
                                                               const std::vector<int>& present);
[[nodiscard]] std::vector<BracketAccount> team_swiss_account(const Tournament& report, int round,
                                                             int rounds,
                                                             const std::vector<int>& present);

}  // namespace trf::test
