// Dutch: what the quick search for the pairs of a bracket must leave to the exact one.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "support/draft.hpp"
#include "support/sketch.hpp"
#include "trf/pair/system.hpp"

namespace trf::test {
namespace {

/// "2-3 6-1 bye 5", of the last round, which is to be paired.
std::string last_round(const std::vector<std::string_view>& rows, int rounds) {
  Draft event = sketch(rows);
  event.stated_rounds = rounds;
  event.initial_colour = Colour::black;
  const auto outcome = pair::find_system("dutch")->pair(pair::make_state(event), nullptr);
  const auto& round = std::get<pair::Pairing>(outcome);
  std::string text;
  const auto number = [&](PlayerIndex player) {
    return std::to_string(event.players[player].start_rank);
  };
  for (const auto& [white, black] : round.pairs) text += number(white) + "-" + number(black) + " ";
  return round.bye == no_player ? text : text + "bye " + number(round.bye);
}

// 1 has had White four times: for this topscorer even Black costs [C10].
TEST(DutchExamples, ATopscorerFarBeyondTheColourLimitsCostsInAnyPair) {
  EXPECT_EQ(last_round({"2w= 4w= 3w= 5w1", "1b= 5b= 6b= U", "U 7w= 1b= 4w=", "5w= 1b= U 3b=",
                        "4b= 2w= 7b= 1b0", "7b- U 2w= 7w=", "6w+ 3b= 5w= 6b="},
                       5),
            "2-3 4-7 6-1 bye 5");
}

// 6 floats to 2 and 9, and 9 on: who has had the bye is barred from another one only.
TEST(DutchExamples, APlayerWhoHasHadTheByeMayFloatOn) {
  EXPECT_EQ(last_round({"10w0 4b=", "7w= 5w=", "4w+ 10b=", "3b- 1w=", "8w1 2b=", "H 9b1", "2b= 8b1",
                        "5b0 7w0", "U 6w0", "1b1 3w="},
                       3),
            "3-5 7-10 6-2 1-9 8-4 ");
}

}  // namespace
}  // namespace trf::test
