#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/table.hpp"
#include "pair/subject.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/trace.hpp"

namespace trf_pair {

/// A round, and why it is as it is.
struct Explanation {
  int round = 0;
  std::string regulation;
  trf::pair::Outcome outcome;
  std::vector<trf::pair::Decision> decisions;
};

/// Pairs the round and writes down every decision.
[[nodiscard]] Explanation explain(const Subject& subject, const trf::pair::State& state);

/// Why these players do not meet (two), or what was decided about one: what keeps them apart, how
/// the best round with the pair would compare with the correct one, then the decisions on them.
[[nodiscard]] Explanation explain_players(const Subject& subject, const trf::pair::State& state,
                                          std::span<const trf::PlayerIndex> players);

/// step,scope,article,sentence,facts,players
[[nodiscard]] cli::Table decision_table(const Subject& subject, const Explanation& explanation);
/// For people, scope by scope; `width` columns.
[[nodiscard]] std::string decision_text(const Subject& subject, const Explanation& explanation);
/// The same content as one JSON object with the pairs.
[[nodiscard]] std::string decision_json(const Subject& subject, const Explanation& explanation);
[[nodiscard]] std::string decision_html(const Subject& subject, const Explanation& explanation);

}  // namespace trf_pair
