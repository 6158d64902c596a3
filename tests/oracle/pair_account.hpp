#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "trf/tournament.hpp"

namespace trf::test {

/// By what another choice is worse: the first rule or criterion that differs, with its values.
struct Loss {
  std::string rule;  ///< "order" if only an order does; empty: it is the same
  std::vector<int> theirs{}, ours{};
  std::vector<int> set{};  ///< The best set of upfloaters that was asked for
};

/// A participant of matches before the round, as the text counts.
struct MatchView {
  std::string colours;
  char wants = ' ';  ///< 1.7: 'W', 'B'
  bool strong = false, barred = false;
  int parity = 0, matches = 0, score = 0, secondary = 0;
  /// 1.5, in the previous round and two rounds before: 1 opponent with a higher score, -1 lower.
  std::array<int, 2> floats{};
};
/// By which rule of 4.3 a pair has its colours.
struct ColourRuling {
  int white = 0, first = 0;  ///< 4.2
  std::string rule;          ///< The sentence that has to be told
};

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
  std::function<Loss(int player)> against_player;
  /// The same of two players of the bracket who were not paired.
  std::function<Loss(int one, int other)> against_pair;
  /// Is it so that equally good pairings with this pair come later? Burstein: those before `one`
  /// lose an opponent; Dubov, matches: those after `one` cannot be paired as well.
  std::function<bool(int one, int other)> comes_later;
  /// Matches: no equally good pairing has all of the upper half down to the player as top members.
  std::function<bool(int player)> is_no_top_member;
  /// By what another round with the same brackets above is worse here: the first criterion that
  /// differs, "order" if only an order does; empty: the bracket is the same.
  std::function<Loss(const std::vector<std::pair<int, int>>& pairs)> against_round;
  /// Can the residents all be paired, with so many lower players? Whatever the others do.
  std::function<bool(int lower)> can_pair_residents;
  /// Dubov: "G1", "G2", "shifted", "balanced", "S1", "ARO" of S1, "T2".
  std::map<std::string, std::vector<int>> lists;
  // Matches: of the whole round.
  std::function<MatchView(int number)> view;
  std::function<bool(int number)> leaves_all;  ///< With the PAB
  std::function<ColourRuling(int one, int other)> colours_of;
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
