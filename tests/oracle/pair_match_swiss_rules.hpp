#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "oracle/pair_account.hpp"
#include "oracle/pair_match_swiss_oracle.hpp"

/// The rules of C.04.5 and C.04.6 for participants that are read from a report.
namespace trf::test::match_swiss_text {

/// How colour preferences are formed.
enum class Kind { doubles, type_a, type_b, no_preferences };

/// One earlier round of a participant, in the words of article 1.
struct Before {
  int opponent = 0;       ///< 0: none
  bool match = false;     ///< A match that counts as played
  char colour = ' ';      ///< 1.6
  bool bars_bye = false;  ///< C2
  bool paired = false;    ///< Opponent or PAB
};

/// A participant before the round.
struct Entry {
  int number = 0;
  int primary = 0, secondary = 0;  ///< Tenths, virtual points in `primary`
  std::vector<Before> before;
  std::vector<int> score_at;  ///< Pairing score of each earlier round, tenths
  int parity = 0;
  std::string colours;  ///< Of played matches
};

/// What the rules need of a round.
struct Question {
  Kind kind = Kind::doubles;
  bool use_secondary = false;  ///< 4.2.2
  std::map<int, Entry> all;    ///< By number
  std::vector<int> present;
  std::set<std::pair<int, int>> forbidden;  ///< Smaller number first
  int round = 1, rounds = 0;
  char initial = 'W';
  MatchSwissQuestion change;
};

/// Tries every set of upfloaters and every pairing of a bracket.
[[nodiscard]] OraclePairing pair_by_text(Question question);
/// The same, bracket by bracket, with the values of the criteria.
[[nodiscard]] std::vector<BracketAccount> account_by_text(Question question);

}  // namespace trf::test::match_swiss_text
