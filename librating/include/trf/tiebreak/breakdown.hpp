#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "trf/message.hpp"
#include "trf/tiebreak/standings.hpp"

#pragma GCC visibility push(default)
namespace trf::tiebreak {

/// value * 10^-decimals.
struct Figure {
  std::int64_t value = 0;
  int decimals = 0;
  friend bool operator==(const Figure&, const Figure&) = default;
};

/// One line of a breakdown: a round, or an element without a round.
struct BreakdownLine {
  int round = 0;  ///< 0: none
  Competitor opponent = no_competitor;
  bool has_result = false;  ///< `result` and `points` are those of the round
  ResultCode result = ResultCode::none;
  Score points;  ///< Own points of the round
  bool has_seen = false;
  Figure seen;    ///< The opponent's score or rating, adjusted by the edition
  Message why;    ///< What `seen` is, with the article
  Message cut;    ///< Why the line is cut; no sentence: it counts
  Figure amount;  ///< The contribution of the line; the value is made of those not cut
};

/// How a value is calculated.
struct Breakdown {
  std::string code;     ///< As given
  std::string article;  ///< Of the edition
  Message title;
  std::vector<BreakdownLine> lines;
  Message how;  ///< How the value follows from the lines: "sum", "mean of 5", ...
  bool is_defined = true;
  Figure value;
  std::string text;  ///< The value as printed in the standings
};

/// The rounds from which a competitor's value of one code of the list is calculated, in the words
/// of the edition. `codes` and `standings` are those of rank().
[[nodiscard]] Breakdown explain(const Crosstable& table, const Edition& edition,
                                const std::vector<TieBreakCode>& codes, const Standings& standings,
                                std::size_t code, Competitor competitor);

}  // namespace trf::tiebreak
#pragma GCC visibility pop
