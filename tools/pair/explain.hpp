#pragma once

#include <span>
#include <string>

#include "cli/table.hpp"
#include "pair/subject.hpp"
#include "trf/pair/json.hpp"

namespace trf_pair {

/// The explanation of a round, with the title of its system.
struct Explanation : trf::pair::Explanation {
  trf::Message system;  ///< "FIDE (Dutch) System, C.04.3, 2026"
};

/// Pairs the round and records every decision.
[[nodiscard]] Explanation explain(const Subject& subject, const trf::pair::State& state);

/// One player: opponent, published opponent, floats, bye, and the colour with both histories. Two:
/// why they are not paired. One with `bye`: why not the bye. Then the decisions on them.
[[nodiscard]] Explanation explain_players(const Subject& subject, const trf::pair::State& state,
                                          std::span<const trf::PlayerIndex> players, bool bye);

/// step,scope,article,sentence,facts,players
[[nodiscard]] cli::Table decision_table(const Subject& subject, const Explanation& explanation);
/// For people, scope by scope; `width` columns.
[[nodiscard]] cli::Text decision_text(const Subject& subject, const Explanation& explanation);
[[nodiscard]] std::string decision_html(const Subject& subject, const Explanation& explanation);

}  // namespace trf_pair
