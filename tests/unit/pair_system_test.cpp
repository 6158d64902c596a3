#include "trf/pair/system.hpp"

#include <gtest/gtest.h>

#include "obstruction.hpp"
#include "support/sketch.hpp"
#include "trf/pair/compare.hpp"

namespace {

using trf::test::sketch;

TEST(PublishedPairing, IsWhatTheReportShows) {
  const auto tournament = sketch({"3b1", "4w+", "1w0", "2b-", "U", "H"});
  const auto published = trf::pair::published_pairing(tournament, 1);
  EXPECT_EQ(published.pairs, (std::vector<trf::pair::Pair>{{2, 0}, {1, 3}}));
  EXPECT_EQ(published.bye, 4);
}

TEST(Differences, CountsPairsColoursAndTheBye) {
  const trf::pair::Pairing one{{{0, 1}, {2, 3}}, 4};
  EXPECT_EQ(trf::pair::differences(one, {{{2, 3}, {0, 1}}, 4}), 0);
  EXPECT_EQ(trf::pair::differences(one, {{{1, 0}, {2, 3}}, 4}), 1);
  EXPECT_EQ(trf::pair::differences(one, {{{0, 4}, {2, 3}}, 1}), 2);
  EXPECT_TRUE(trf::pair::same_opponents(one, {{{1, 0}, {2, 3}}, 4}));
  EXPECT_FALSE(trf::pair::same_opponents(one, {{{1, 0}, {2, 4}}, 3}));
}

trf::pair::Legality by_meetings(const trf::pair::State& state) {
  return {trf::pair::matching::Graph::from(
              state.players.size(),
              [&](auto a, auto b) { return !state.have_met(a, b) && !state.is_prohibited(a, b); }),
          [&](auto seat) { return !state.players[seat].bye_barred; },
          {}};
}

TEST(DescribeObstruction, NamesWhoIsInTheWayOfWhom) {
  auto tournament = sketch({"2w1 3w1 .", "1b0 4w1 .", "4w1 1b0 .", "3b0 2b0 ."});
  tournament.prohibited.push_back({1, 9, {1, 4}, 0});
  const auto state = trf::pair::make_state(tournament);
  EXPECT_EQ(
      to_string(trf::pair::describe_obstruction(state, by_meetings(state))),
      "no legal pairing exists: 1 and 4 have no legal opponent; 1 and 4 are a prohibited pair");
  // A star: three players who can only meet a fourth.
  tournament = sketch({"2w1 3w1", "1b0 .", ". 1b0", ". ."});
  tournament.prohibited.push_back({1, 9, {2, 3}, 0});
  tournament.prohibited.push_back({1, 9, {1, 2, 3}, 0});
  const auto star = trf::pair::make_state(tournament);
  EXPECT_EQ(to_string(trf::pair::describe_obstruction(star, by_meetings(star))),
            "no legal pairing exists: 1, 2 and 3 can only be paired with 4; "
            "the 3 have only 1 possible opponent; "
            "1 and 2 met in round 1; "
            "1 and 3 met in round 2; 2 and 3 are a prohibited pair");
}

TEST(DescribeObstruction, CountsWhatWouldBeTooLong) {
  // 26 of one club, 24 of another.
  auto tournament = sketch(std::vector<std::string_view>(50, "."));
  trf::ProhibitedGroup one{1, 9, {}, 0}, other{1, 9, {}, 0};
  for (trf::Id id = 1; id <= 50; ++id) (id <= 26 ? one : other).ids.push_back(id);
  tournament.prohibited = {one, other};
  const auto state = trf::pair::make_state(tournament);
  const auto text = to_string(trf::pair::describe_obstruction(state, by_meetings(state)));
  EXPECT_TRUE(text.starts_with("no legal pairing exists: 1, 2, 3, ")) << text;
  EXPECT_NE(text.find("19, 20 and 6 more can only be paired with 27, 28, "), std::string::npos)
      << text;
  EXPECT_NE(text.find("45, 46 or 4 more; the 26 have only 24 possible opponents; 1 and 2 are a"),
            std::string::npos)
      << text;
  EXPECT_TRUE(text.ends_with("; 1 and 11 are a prohibited pair; 315 more pairs are not allowed"))
      << text;
}

TEST(DescribeObstruction, TellsThatNoPlayerIsAllowedToReceiveTheBye) {
  const auto tournament = sketch({"U", "F", "+"});
  const auto state = trf::pair::make_state(tournament);
  EXPECT_EQ(to_string(trf::pair::describe_obstruction(state, by_meetings(state))),
            "no legal pairing exists: the number of players is odd, and no player is "
            "allowed to receive the bye");
}

}  // namespace
