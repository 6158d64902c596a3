// Lim: what the rounds of a report that keeps the rules do not reach.

#include <gtest/gtest.h>

#include <utility>

#include "lim/field.hpp"
#include "support/draft.hpp"
#include "support/sketch.hpp"

namespace trf::pair::lim {
namespace {

// Note on Maxi-tournaments: more players than 2 to the number of rounds.
TEST(MaxiTournament, NeedsTheNumberOfRounds) {
  const test::Draft event = test::Draft::of(24, 1);
  const auto is_maxi = [&](int rounds, const Regulation& edition) {
    return Field(make_state(event, {.round = 1, .rounds = rounds}), edition).maxi;
  };
  EXPECT_FALSE(is_maxi(0, regulation_1989));
  EXPECT_TRUE(is_maxi(4, regulation_1989));
  EXPECT_FALSE(is_maxi(5, regulation_1989));
  EXPECT_FALSE(is_maxi(16, regulation_1989));
  EXPECT_FALSE(is_maxi(70, regulation_1989));
  EXPECT_FALSE(is_maxi(4, regulation_2026));
}

// 1 has had BBBBWW, so 12.1 allows neither colour and 12.3 gives Black; 2 is due White. Only rounds
// that broke 12.1 leave this to the due colours.
TEST(LimColours, AlternationIsNamedForEitherOfTwoDueDifferentColours) {
  const test::Draft event =
      test::sketch({"3b= 4b= 5b= 6b= 7w= 8w=", "4w= 3b= 6w= 5b= 8w= 7b=", "1w= 2w= . . . . Z",
                    "2b= 1w= . . . . Z", ". . 1w= 2w= . . Z", ". . 2b= 1w= . . Z",
                    ". . . . 1b= 2w= Z", ". . . . 2b= 1b= Z"});
  const State state = make_state(event);
  const Field field(state, regulation_1989);
  ASSERT_FALSE(field.permissible(0, Colour::white) || field.permissible(0, Colour::black));
  for (const auto& [one, other] : {std::pair<Seat, Seat>{0, 1}, {1, 0}}) {
    const auto choice = choose_white(field, one, other, Direction::down, Reason::untold);
    EXPECT_EQ(choice.white, 1);
    EXPECT_EQ(choice.article, "12.3");
  }
}

}  // namespace
}  // namespace trf::pair::lim
