#include "trf/pair/json.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/sketch.hpp"

namespace {

using trf::test::sketch;

const trf::pair::System& dutch() { return *trf::pair::find_system("dutch"); }

/// Four players; in round 2 the winners should have met, 1 and 2.
trf::test::Draft wrong_second_round() {
  return sketch({"3w1 4b1", "4b1 3w1", "1b0 2b0", "2w0 1w0"});
}

/// "name=value" of the fields, as a program sees them.
std::string fields_of(const trf::Tournament& tournament, int round) {
  std::string out;
  for (const auto& [name, value] :
       verdict_fields(tournament, trf::pair::check_round(tournament, round, dutch()))) {
    (out += name) += '=';
    if (const auto* number = std::get_if<std::int64_t>(&value)) out += std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value)) out += *text;
    if (const auto* sentence = std::get_if<trf::Message>(&value)) out += to_string(*sentence);
    out += '\n';
  }
  return out;
}

TEST(VerdictJson, HasTheFieldsOfARightRound) {
  EXPECT_EQ(
      fields_of(wrong_second_round(), 1),
      "round=1\nverdict=identical\ndifferences=0\ncriterion=\nbracket=\npublished=\ncorrect=\n"
      "explanation=\npublished_pairs=\ncorrect_pairs=\ncriteria=\nreading=\n");
}

TEST(VerdictJson, HasTheFieldsOfAWrongRound) {
  const auto fields = fields_of(wrong_second_round(), 2);
  EXPECT_TRUE(fields.starts_with(
      "round=2\nverdict=worse\ndifferences=2\ncriterion=C6\nbracket=1 (1 point)\npublished=2\n"
      "correct=0\nexplanation=2 downfloaters; the best pairing has 0\npublished_pairs=4-1 2-3\n"
      "correct_pairs=2-1 3-4\ncriteria=1 (1 point): C6 2 / 0; C7 1, 1 / -; C8 0 / 0; "))
      << fields;
  EXPECT_TRUE(fields.ends_with("\nreading=\n")) << fields;
}

TEST(VerdictJson, IsAnObjectWithIdsAndArguments) {
  const auto event = wrong_second_round();
  const auto json = to_json(trf::pair::check_round(event, 2, dutch()), event);
  EXPECT_TRUE(json.starts_with(
      R"j({"round": 2, "verdict": "worse", "verdict_id": "pair_sheet.verdict", )j"
      R"j("verdict_arguments": {"kind":"worse"}, "differences": 2, "criterion": "C6", )j"
      R"j("bracket": "1 (1 point)", "bracket_id": "place.bracket_name", )j"
      R"j("bracket_arguments": {"number":1,"points":1}, "published": "2", )j"
      R"j("published_id": "fact.value_number", "published_arguments": {"number":2}, )j"))
      << json;
  EXPECT_NE(
      json.find(R"j("published_pairs": "4-1 2-3", "correct_pairs": "2-1 3-4", "criteria": ")j"),
      json.npos)
      << json;
  EXPECT_TRUE(json.ends_with(R"j(, "reading": null})j")) << json;
}

TEST(ExplanationJson, HasPairsDecisionsAndThePlayerOfTheQuestion) {
  const auto event = wrong_second_round();
  const auto state = trf::pair::make_state(event, {.round = 2});
  trf::pair::RecordingTrace trace;
  trf::pair::Explanation why{.round = 2, .outcome = dutch().pair(state, &trace), .decisions = {}};
  why.decisions = {std::move(trace.decisions.front())};
  why.about = {figures_of(dutch(), state, why.outcome, 2)};
  EXPECT_EQ(
      to_json(why, event, dutch(), trf::JsonLines::one, "a.trf"),
      R"j({"schema": "trf-pair-explain/1", "file": "a.trf", "round": 2, "system": "dutch", )j"
      R"j("edition": 2026, "pairs": [{"white": 2, "black": 1}, {"white": 3, "black": 4}], )j"
      R"j("bye": null, "obstruction": null, "decisions": [{"scope": "bracket 1 (1 point)", )j"
      R"j("article": "1.3.2", "sentence": "The bracket has 2 residents (1 and 2)", )j"
      R"j("sentence_id": "swiss.bracket_of_residents", )j"
      R"j("sentence_arguments": {"count":2,"residents":[1,2]}, "facts": {"residents": "1 and 2", )j"
      R"j("moved down": "-", "MaxPairs": "1", "M1": "0", "Limbo": "-"}, "players": [1, 2]}], )j"
      R"j("about": [{"id": 3, "name": "Player 3", "present": true, "points": "0.0", "opponent": 4, )j"
      R"j("colour": "white", "bye": false, "colours": ["black"], "difference": -1, )j"
      R"j("preference": "white", "strength": "strong", "article": "1.7.2", "float": null, )j"
      R"j("float_before": null, "bye_allowed": true}]})j"
      "\n");
}

TEST(ExplanationJson, OfAnObstructionHasNoPairs) {
  const auto event = sketch({"2w1", "1b0"});
  const auto state = trf::pair::make_state(event, {.round = 2});
  const trf::pair::Explanation why{
      .round = 2, .outcome = dutch().pair(state, nullptr), .decisions = {}};
  EXPECT_EQ(
      to_json(why, event, dutch(), trf::JsonLines::one),
      R"j({"schema": "trf-pair-explain/1", "round": 2, "system": "dutch", "edition": 2026, )j"
      R"j("pairs": [], "bye": null, "obstruction": "no legal pairing exists: 1 and 2 have no )j"
      R"j(legal opponent; 1 and 2 met in round 1", "decisions": []})j"
      "\n");
}

}  // namespace
