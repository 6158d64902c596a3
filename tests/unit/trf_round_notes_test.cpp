#include <gtest/gtest.h>

#include "support/draft.hpp"
#include "support/sketch.hpp"
#include "trf/board.hpp"
#include "trf/edit.hpp"
#include "trf/edit_people.hpp"
#include "trf/edit_round.hpp"
#include "trf/json.hpp"
#include "trf/read.hpp"
#include "trf/result_list.hpp"
#include "trf/round_notes.hpp"
#include "trf/write.hpp"

namespace trf {
namespace {

std::string text_of(const Tournament& t, int round) {
  std::string text;
  for (const auto& board : boards(t, round))
    text += to_string(board) + " " + std::to_string(t.players[board.white].start_rank) + "-" +
            std::to_string(t.players[board.black].start_rank) + "\n";
  return text;
}

/// Round 1: 1 and 2 win; round 2 is paired.
const std::vector<std::string_view> two_rounds{"3w1 2b", "4w1 1w", "1b0 4w", "2b0 3b"};

Document document_of(const TournamentDraft& draft) {
  return Document{write(*Tournament::of(TournamentDraft{draft})).bytes};
}

Document corrected(const Document& document, std::string_view results, int round) {
  const auto entries = read_results(results).value.value().entries;
  auto result =
      enter_results(document, *read(document).value, entries, {.round = round, .correct = true});
  EXPECT_TRUE(result.value);
  return result.value.value_or(document);
}

std::string boards_after(const Document& document, int round) {
  return text_of(*read(document).value, round);
}

TEST(PublishedBoards, ReplaceTheOrderOfTheRule) {
  auto t = test::sketch(two_rounds);
  EXPECT_EQ(text_of(t, 2), "1 2-1\n2 3-4\n");
  t.other.push_back({"###", "Boards @ Round 2: 3 - 2", 0});
  EXPECT_EQ(text_of(t, 2), "1 3-4\n3 2-1\n");  // Board 2 is gone
  EXPECT_EQ(text_of(t, 1), "1 1-3\n2 2-4\n");
  t.other.push_back({"###", "Boards @ Round 2: 4", 0});  // Black of a pair names it too
  EXPECT_EQ(text_of(t, 2), "1 3-4\n2 2-1\n");            // A pair without a board comes last
  t.other.push_back({"###", "Boards @ Round 2: 4 x", 0});
  EXPECT_EQ(text_of(t, 2), "1 2-1\n2 3-4\n");  // Not readable
}

TEST(PublishedBoards, StayWhenAnEarlierResultIsCorrected) {
  const auto before = document_of(test::sketch(two_rounds));
  const auto after = corrected(before, "1 0-1\n2 0-1", 1);
  EXPECT_EQ(boards_after(after, 2), "1 2-1\n2 3-4\n");
  EXPECT_NE(after.bytes().find("### Boards @ Round 2: 2 3"), std::string::npos) << after.bytes();
  // The comment goes when the rule gives the boards again, and with the pairing.
  EXPECT_EQ(corrected(after, "1 1-0\n2 1-0", 1).bytes(), before.bytes());
  const auto undone = unpair(after, *read(after).value, {}, true);
  ASSERT_TRUE(undone.value);
  EXPECT_EQ(undone.value->bytes().find("###"), std::string::npos);
}

TEST(PublishedBoards, StayWhenPointsOfTheReportChange) {
  // 1 drew, 3 had a half-point bye: with 3-1-0 the bye is worth more than the draw.
  auto t = test::sketch({"2w= 4w", "1b= 3w", "H 2b", "Z 1b"});
  t.stated_rounds = 3;
  auto edited = document_of(t);
  const auto before = read(edited).value;
  EXPECT_EQ(boards_after(edited, 2), "1 2-3\n2 1-4\n");
  ASSERT_TRUE(set_record(edited, "162", "   D 0.0"));
  EXPECT_EQ(keep_boards(edited, *before), std::vector<int>{2}) << edited.bytes();
  EXPECT_EQ(boards_after(edited, 2), "1 2-3\n2 1-4\n");
}

TEST(PublishedBoards, AndManualPairingsFollowNewNumbers) {
  auto t = test::sketch(two_rounds);
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    t.players[p].name = "Player";
    t.players[p].rating = static_cast<std::uint16_t>(2000 + 100 * p);  // 4 becomes 1
  }
  t.other.push_back({"###", "MPA @ Round 2: 2-1 instead of 1-2", 0});
  const auto document = document_of(t);
  EXPECT_EQ(boards_after(document, 1), "1 1-3\n2 2-4\n");
  const auto renumbered = renumber(document, *read(document).value);
  ASSERT_TRUE(renumbered.value);
  EXPECT_EQ(boards_after(*renumbered.value, 1), "1 4-2\n2 3-1\n");
  EXPECT_EQ(boards_after(*renumbered.value, 2), "1 3-4\n2 2-1\n");
  EXPECT_EQ(manual_pairing(*read(*renumbered.value).value, 2).value().text, "3-4 instead of 4-3");
}

TEST(PublishedBoards, StayInJsonAndInOtherDialects) {
  auto t = test::sketch(two_rounds);
  t.other.push_back({"###", "Boards @ Round 2: 3 2", 0});
  const auto whole = Tournament::of(TournamentDraft{t});
  EXPECT_EQ(text_of(*from_json(to_json(*whole)).value, 2), "1 3-4\n2 2-1\n");
  for (const auto dialect : {Dialect::trf06, Dialect::trf16, Dialect::trfx, Dialect::trf26})
    EXPECT_EQ(boards_after(Document{convert(*whole, dialect).bytes}, 2), "1 3-4\n2 2-1\n");
}

TEST(PublishedBoards, OfADoubleSwissAreThoseOfBothGames) {
  auto t = test::sketch({"3w1 3b1 2b 2w", "4w1 4b1 1w 1b", "1b0 1w0 4w 4b", "2b0 2w0 3b 3w"});
  t.type_code = "FIDE_DOUBLESWISS";
  const auto after = corrected(document_of(t), "1.1 0-1\n2.1 0-1", 1);
  const auto lost = corrected(after, "1.2 1-0\n2.2 1-0", 2);
  EXPECT_EQ(boards_after(lost, 3), "1.1 2-1\n2.1 3-4\n");
  EXPECT_EQ(boards_after(lost, 4), "1.2 1-2\n2.2 4-3\n");
  EXPECT_NE(lost.bytes().find("### Boards @ Round 3: 2 3"), std::string::npos);
}

TEST(PublishedBoards, OfATeamEventAreThoseOfTheMatches) {
  // Teams 1 (players 1, 2) and 2 (3, 4) win in round 1.
  auto t = test::sketch(
      {"5w1 3w", "6b1 4b", "7w1 1b", "8b1 2w", "1b0 7w", "2w0 8b", "3b0 5b", "4w0 6w"});
  t.dialect = Dialect::trf26;
  t.type_code = "FIDE_TEAM_TYPEA_MP_GP";
  for (std::uint16_t number = 1; number <= 4; ++number) {
    Team team;
    team.number = number;
    team.name = "Team";
    team.members = {static_cast<PlayerIndex>(2 * number - 2),
                    static_cast<PlayerIndex>(2 * number - 1)};
    t.teams.push_back(std::move(team));
  }
  const auto before = document_of(t);
  const std::string second = "1.1 1-3\n1.2 4-2\n2.1 5-7\n2.2 8-6\n";
  EXPECT_EQ(boards_after(before, 2), second);
  const auto after = corrected(before, "1.1 0-1\n1.2 1-0\n2.1 0-1\n2.2 1-0", 1);
  EXPECT_EQ(boards_after(after, 2), second);
  EXPECT_NE(after.bytes().find("### Boards @ Round 2: 1 3"), std::string::npos) << after.bytes();
}

TEST(ManualPairing, IsACommentAboutTheRound) {
  auto t = test::sketch(two_rounds);
  t.other.push_back({"###", "MPA @ Round 2", 7});
  EXPECT_FALSE(manual_pairing(t, 1));
  ASSERT_TRUE(manual_pairing(t, 2));
  EXPECT_EQ(manual_pairing(t, 2)->line, 7U);
  t.other.push_back({"###", "MPA @ Round 1: 1-3 instead of 3-1", 0});
  EXPECT_EQ(manual_pairing(t, 1)->text, "1-3 instead of 3-1");
}

}  // namespace
}  // namespace trf
