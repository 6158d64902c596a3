// An example for each public header of libpair: tests/examples.sh requires every header here.

#include <gtest/gtest.h>

#include "support/draft.hpp"
#include "trf/edit_by_hand.hpp"
#include "trf/pair/berger.hpp"
#include "trf/pair/by_hand.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/examine.hpp"
#include "trf/pair/generate.hpp"
#include "trf/pair/json.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/place.hpp"
#include "trf/pair/player_figures.hpp"
#include "trf/pair/player_view.hpp"
#include "trf/pair/prohibitions.hpp"
#include "trf/pair/scheveningen.hpp"
#include "trf/pair/state.hpp"
#include "trf/pair/system.hpp"
#include "trf/pair/trace.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

namespace {

namespace pair = trf::pair;

/// Eight players, three rounds by the Dutch System.
trf::test::Draft tournament() {
  pair::GeneratorSettings settings;
  settings.system = pair::find_system("dutch");
  settings.players = {8, 8};
  settings.rounds = {3, 3};
  return pair::generate_tournament(settings, 1, [](int /*difference*/) { return 50; }).tournament;
}

TEST(ExampleOf, ChoiceStateSystemPairingAndTrace) {
  const auto event = tournament();
  const auto* const system = std::get<const pair::System*>(pair::choose(event));
  const auto made = std::get<pair::Participants>(pair::participants(event));
  EXPECT_EQ(made.system, system);
  const auto state = pair::make_state(*made.tournament, {.round = 2});
  pair::RecordingTrace trace;
  const auto outcome = system->pair(state, &trace);
  EXPECT_EQ(std::get<pair::Pairing>(outcome).pairs.size(), 4U);
  EXPECT_FALSE(trace.decisions.empty());
}

TEST(ExampleOf, CheckAndCompare) {
  const auto event = tournament();
  const auto check = pair::check_round(event, 2, *pair::find_system("dutch"));
  EXPECT_EQ(check.verdict.kind, pair::VerdictKind::identical);
  EXPECT_TRUE(pair::same_pairs(check.published, std::get<pair::Pairing>(check.correct)));
}

TEST(ExampleOf, JsonAndPlayerFigures) {
  const auto event = tournament();
  const auto& dutch = *pair::find_system("dutch");
  const auto state = pair::make_state(event, {.round = 2});
  pair::RecordingTrace trace;
  pair::Explanation why{.round = 2, .outcome = dutch.pair(state, &trace), .decisions = {}};
  why.decisions = std::move(trace.decisions);
  why.about = {figures_of(dutch, state, why.outcome, 0)};
  EXPECT_EQ(why.about.front().points, event.score(0, 1));
  EXPECT_TRUE(to_json(why, event, dutch).starts_with("{\n  \"schema\": \"trf-pair-explain/1\""));

  const auto check = pair::check_round(event, 2, dutch);
  EXPECT_TRUE(to_json(check, event).starts_with(R"({"round": 2, "verdict": "identical", )"));
  EXPECT_EQ(verdict_fields(event, check).back().name, "reading");
}

TEST(ExampleOf, ByHand) {
  const trf::Document document{trf::write(tournament()).bytes};
  const auto before = trf::read(document).value;
  const auto changed = trf::change_by_hand(document, *before, {{1}, {}, true}).value.value();
  const auto judged = pair::judge_change(*before, trf::read(changed));
  const auto& round = std::get<pair::ChangedRound>(judged);
  EXPECT_NE(round.check.verdict.kind, pair::VerdictKind::identical);
  EXPECT_FALSE(comparison(round).empty());
}

TEST(ExampleOf, Examine) {
  const std::string bytes = trf::write(tournament()).bytes;
  const trf::Document document{bytes};
  const auto report = trf::read(document);
  const std::vector<trf::Examiner> examiners{pair::examiner()};
  trf::CheckOptions options;
  options.profiles = {trf::Profile::pairing};
  const auto run = trf::check(document, &*report.value, report.diagnostics, options, examiners);
  EXPECT_TRUE(run.skipped.empty());
  for (const auto& finding : run.findings) EXPECT_NE(finding.check.text(), "X14");
}

TEST(ExampleOf, PlayerView) {
  const auto event = tournament();
  const auto state = pair::make_state(event, {.round = 2});
  EXPECT_NE(pair::find_system("dutch")->view(state, 0).preference, trf::Colour::none);
}

TEST(ExampleOf, Place) {
  EXPECT_TRUE(pair::Place::bracket(1, trf::Score::from_tenths(10)).is_set());
}

TEST(ExampleOf, Prohibitions) {
  pair::Prohibitions prohibited{4};
  prohibited.add_pair(0, 3);
  EXPECT_TRUE(prohibited.contains(3, 0));
}

TEST(ExampleOf, Berger) {
  EXPECT_EQ(pair::berger_rounds({.players = 4}), 3);
  EXPECT_EQ(pair::berger_round({.players = 4}, 1)[0].white, 1);
}

TEST(ExampleOf, Scheveningen) {
  const auto boards = pair::scheveningen_round(4, 2, pair::Cycles::single);
  EXPECT_EQ(boards.front(), (pair::TeamPair{1, 2, true}));  // B2-A1
}

}  // namespace
