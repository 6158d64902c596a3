#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "trf/json_text.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/player_figures.hpp"
#include "trf/pair/trace.hpp"

#pragma GCC visibility push(default)
/// Explanations and verdicts for programs, as trf-pair writes them with --format=json. A sentence
/// has its English text, its id and its arguments, so that a program decides by the id and shows
/// the text in any language.
namespace trf::pair {

/// A round and the reasons for it.
struct Explanation {
  int round = 0;
  Outcome outcome;
  std::vector<Decision> decisions;     ///< In the order of a RecordingTrace
  std::vector<PlayerFigures> about{};  ///< The player of the question, then the opponent
};

/// {"schema": "trf-pair-explain/1", "round": 4, "system": "dutch", "edition": 2026, "pairs": [...],
/// "bye": null, "obstruction": null, "decisions": [...]} and a line end. Players are start numbers.
/// A decision has scope, article, sentence, sentence_id, sentence_arguments, facts and players.
/// \param file  a member after the schema; empty: there is none
[[nodiscard]] std::string to_json(const Explanation& explanation, const Tournament& tournament,
                                  const System& system, JsonLines lines = JsonLines::each,
                                  std::string_view file = {});

/// A named value of a verdict; monostate: there is none.
struct VerdictField {
  std::string_view name;
  std::variant<std::monostate, std::int64_t, std::string, Message> value;
};

/// round, verdict, differences, criterion, bracket, published, correct, explanation,
/// published_pairs, correct_pairs, criteria, reading: the columns of trf-pair --check --explain
/// between `file` and `manual`.
[[nodiscard]] std::vector<VerdictField> verdict_fields(const Tournament& tournament,
                                                       const RoundCheck& check);

/// These fields as an object on one line: {"round": 4, "verdict": "worse", "verdict_id":
/// "pair_sheet.verdict", "verdict_arguments": {"kind":"worse"}, "differences": 2, ...}
[[nodiscard]] std::string to_json(const RoundCheck& check, const Tournament& tournament);

/// "2-1 10-5 7-0": the start numbers of each pair, and of the player with the bye.
[[nodiscard]] std::string pair_numbers(const Tournament& tournament, const Pairing& pairing);

/// "C6 2 / 0", "C7 4.5 / 4": a bracket by each criterion, published and correct.
[[nodiscard]] Sentences values_by_criterion(const BracketValues& bracket);

}  // namespace trf::pair
#pragma GCC visibility pop
