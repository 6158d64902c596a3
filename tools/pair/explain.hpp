#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/table.hpp"
#include "pair/subject.hpp"
#include "trf/json_text.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/player_view.hpp"
#include "trf/pair/trace.hpp"

namespace trf_pair {

/// A player of the question, in figures.
struct AskedPlayer {
  trf::PlayerIndex player = trf::no_player;
  trf::PlayerIndex opponent = trf::no_player;
  trf::Colour colour = trf::Colour::none;  ///< In this round
  bool bye = false;
  bool present = false;
  trf::Score points;
  std::vector<trf::Colour> colours;  ///< Of the games played
  int difference = 0;                ///< Whites minus Blacks
  std::optional<trf::pair::PlayerView> view;
};

/// The explanation of a round.
struct Explanation {
  int round = 0;
  trf::Message system;  ///< "FIDE (Dutch) System, C.04.3, 2026"
  trf::pair::Outcome outcome;
  std::vector<trf::pair::Decision> decisions;
  std::vector<AskedPlayer> about;  ///< The player of the question, then the opponent
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
/// The same content as one JSON object with the pairs.
/// \param file  a key of the object; empty: it has none
[[nodiscard]] std::string decision_json(const Subject& subject, const Explanation& explanation,
                                        trf::JsonLines lines, const std::string& file);
[[nodiscard]] std::string decision_html(const Subject& subject, const Explanation& explanation);

}  // namespace trf_pair
