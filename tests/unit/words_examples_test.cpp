// An example for each public header of libwords: tests/examples.sh requires every header here.

#include <gtest/gtest.h>

#include "support/draft.hpp"
#include "trf/check.hpp"
#include "trf/check_ids.hpp"
#include "trf/languages.hpp"
#include "trf/messages/cross.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/generate.hpp"
#include "trf/words/italian.hpp"

namespace {

const trf::Message equal_colours =
    trf::said::same_colour{.player = 3, .other = 7, .colour = trf::Colour::white, .round = 2};

TEST(ExampleOf, Languages) {
  const auto* language = trf::find_language("it");
  ASSERT_NE(language, nullptr);
  EXPECT_NE(render(equal_colours, *language), to_string(equal_colours));
  EXPECT_EQ(trf::find_language("qps"), nullptr);
}

TEST(ExampleOf, Italian) {
  EXPECT_EQ(render(equal_colours, trf::italian),
            "i giocatori 3 e 7 hanno entrambi il Bianco nel turno 2");
  EXPECT_EQ(
      render(trf::text(trf::check_of(trf::CheckId{"B04"}), trf::CheckText::summary), trf::italian),
      "Un giocatore ha il bye (PAB), ma i presenti sono in numero pari");
}

TEST(ExampleOf, AnExplanationInItalian) {
  trf::pair::GeneratorSettings settings;
  settings.system = trf::pair::find_system("dutch");
  settings.players = {8, 8};
  settings.rounds = {3, 3};
  const trf::test::Draft event =
      trf::pair::generate_tournament(settings, 1, [](int /*difference*/) { return 50; }).tournament;
  const auto state = trf::pair::make_state(event, {.round = 3});
  trf::pair::RecordingTrace trace;
  static_cast<void>(settings.system->pair(state, &trace));
  ASSERT_FALSE(trace.decisions.empty());
  for (const auto& decision : trace.decisions)
    EXPECT_NE(render(decision.sentence, trf::italian), to_string(decision.sentence));
}

}  // namespace
