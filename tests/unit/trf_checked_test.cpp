#include "trf/checked.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "support/sketch.hpp"
#include "trf/json.hpp"
#include "trf/messages/draft.hpp"
#include "trf/read.hpp"

namespace {

using trf::Colour;
using trf::Game;
using trf::GameSides;
using trf::no_player;
using trf::ResultCode;
using trf::TournamentDraft;

TournamentDraft of_players(int players, int rounds = 1) {
  TournamentDraft draft;
  for (int i = 1; i <= players; ++i)
    draft.players.emplace_back().start_rank = static_cast<std::uint16_t>(i);
  draft.set_rounds(rounds);
  return draft;
}

/// Players 1 and 2 with one game.
TournamentDraft of_game(Game first, Game second) {
  auto draft = of_players(2);
  draft.games(0)[0] = first;
  draft.games(1)[0] = second;
  return draft;
}

const Game won{1, Colour::white, ResultCode::win};
const Game lost{0, Colour::black, ResultCode::loss};

/// The first fault, with its line if it has one; empty: a tournament.
std::string fault(TournamentDraft draft, GameSides sides = GameSides::agree) {
  const auto result = trf::checked(std::move(draft), sides);
  EXPECT_EQ(result.value == nullptr, !result.diagnostics.empty());
  if (result.diagnostics.empty()) return {};
  const auto& first = result.diagnostics.front();
  EXPECT_EQ(first.severity, trf::Severity::error);
  EXPECT_TRUE(first.check.empty());
  const auto line = first.where.line;
  return (line == 0 ? "" : std::to_string(line) + ": ") + to_string(first.message);
}

TEST(Checked, TakesATournamentWhoseTwoSidesAgree) {
  EXPECT_EQ(fault(of_game(won, lost)), "");
  EXPECT_EQ(fault(trf::test::sketch({"3w1 2b", "4w1 1w", "1b0 4w", "2b0 3b"})), "");
}

TEST(Checked, NeedsAPlayerAndHasRoomForEachStartRank) {
  EXPECT_EQ(fault(of_players(0, 0)), "there are no players");
  EXPECT_EQ(fault(of_players(1, 0)), "");
  EXPECT_EQ(fault(of_players(9999, 0)), "");
  EXPECT_EQ(fault(of_players(10'000, 0)), "there are 10000 players; at most 9999 are possible");
}

TEST(Checked, StartRanksAreUniqueAndFrom1To9999) {
  const auto with = [](std::uint16_t number) {
    auto draft = of_players(2);
    draft.players[1].start_rank = number;
    draft.players[1].line = 7;
    return fault(std::move(draft));
  };
  EXPECT_EQ(with(0), "7: start number is 0; a number from 1 to 9999 was expected");
  EXPECT_EQ(with(1), "7: start number 1 is already used");
  EXPECT_EQ(with(2), "");
  EXPECT_EQ(with(9999), "");
  EXPECT_EQ(with(10'000), "7: start number is 10000; a number from 1 to 9999 was expected");
}

TEST(Checked, HasAtMost400Rounds) {
  EXPECT_EQ(fault(of_players(1, 400)), "");
  EXPECT_EQ(fault(of_players(1, 401)), "there are 401 rounds; at most 400 are possible");
}

TEST(Checked, OpponentsArePlayersAndNotThePlayer) {
  const auto with = [](trf::PlayerIndex opponent) {
    return fault(of_game({opponent, Colour::white, ResultCode::win}, lost));
  };
  EXPECT_EQ(with(0), "player 1, round 1: the player and the opponent are the same");
  EXPECT_EQ(with(1), "");
  EXPECT_EQ(with(2), "player 1, round 1: the opponent has index 2, but there are 2 players");
  EXPECT_EQ(with(77), "player 1, round 1: the opponent has index 77, but there are 2 players");
}

TEST(Checked, AResultOverTheBoardAndAColourNeedAnOpponent) {
  const auto alone = [](Colour colour, ResultCode code) {
    return fault(of_game({no_player, colour, code}, {}), GameSides::as_reported);
  };
  const std::string needs_opponent = "player 1, round 1: this result needs an opponent";
  EXPECT_EQ(alone(Colour::none, ResultCode::none), "");
  EXPECT_EQ(alone(Colour::white, ResultCode::none), needs_opponent);
  for (int code = 1; code < static_cast<int>(trf::result_code_count); ++code) {
    const auto result = static_cast<ResultCode>(code);
    EXPECT_EQ(alone(Colour::none, result), result <= ResultCode::unrated_loss ? needs_opponent : "")
        << trf::letter(result);
  }
}

TEST(Checked, AByeHasNeitherOpponentNorColour) {
  const std::string alone = "player 1, round 1: a bye has neither opponent nor colour";
  for (const auto bye : {ResultCode::full_point_bye, ResultCode::half_point_bye,
                         ResultCode::pairing_bye, ResultCode::zero_point_bye}) {
    EXPECT_EQ(fault(of_game({no_player, Colour::none, bye}, {})), "");
    EXPECT_EQ(fault(of_game({no_player, Colour::black, bye}, {})), alone);
    EXPECT_EQ(fault(of_game({1, Colour::none, bye}, {})), alone);
  }
}

TEST(Checked, EachPlayerOfAGameHasTheOtherAsOpponent) {
  const std::string one_sided =
      "player 1, round 1: opponent 2 does not have this player as opponent";
  EXPECT_EQ(fault(of_game(won, {})), one_sided);
  EXPECT_EQ(fault(of_game(won, {no_player, Colour::none, ResultCode::pairing_bye})), one_sided);
  auto three = of_players(3);
  three.games(0)[0] = {2, Colour::white, ResultCode::win};
  three.games(1)[0] = {2, Colour::white, ResultCode::win};
  three.games(2)[0] = {0, Colour::black, ResultCode::loss};
  EXPECT_EQ(fault(three), "player 2, round 1: opponent 3 does not have this player as opponent");
  EXPECT_EQ(fault(three, GameSides::as_reported), "");
}

TEST(Checked, ColoursOfAGameDiffer) {
  EXPECT_EQ(fault(of_game(won, {0, Colour::white, ResultCode::loss})),
            "player 1, round 1: opponent 2 has White too");
  EXPECT_EQ(fault(of_game(won, {0, Colour::none, ResultCode::loss})), "");
  EXPECT_EQ(fault(of_game({1, Colour::none, ResultCode::forfeit_loss},
                          {0, Colour::none, ResultCode::forfeit_win})),
            "");
}

TEST(Checked, ResultsOfAGameAreOfOneKindAndAtMostOneWin) {
  const auto both = [](ResultCode one, ResultCode other) {
    return fault(of_game({1, Colour::white, one}, {0, Colour::black, other}));
  };
  using enum ResultCode;
  EXPECT_EQ(both(win, win), "player 1, round 1: the result is '1', and '1' for opponent 2");
  EXPECT_EQ(both(win, draw), "player 1, round 1: the result is '1', and '=' for opponent 2");
  EXPECT_EQ(both(draw, draw), "");
  EXPECT_EQ(both(loss, loss), "");  // Both can lose by a decision of the arbiter
  EXPECT_EQ(both(win, unrated_loss),
            "player 1, round 1: the result is '1', and 'L' for opponent 2");
  EXPECT_EQ(both(unrated_draw, unrated_draw), "");
  EXPECT_EQ(both(forfeit_win, loss),
            "player 1, round 1: the result is '+', and '0' for opponent 2");
  EXPECT_EQ(both(forfeit_win, forfeit_win),
            "player 1, round 1: the result is '+', and '+' for opponent 2");
  EXPECT_EQ(both(forfeit_loss, forfeit_loss), "");
  EXPECT_EQ(both(none, none), "");
  EXPECT_EQ(both(win, none), "player 1, round 1: the result is '1', and ' ' for opponent 2");
}

TEST(Checked, TeamNumbersAreUniqueAndFrom1To999) {
  const auto with = [](std::uint16_t number) {
    auto draft = of_players(2);
    draft.teams.emplace_back().number = 3;
    draft.teams.emplace_back().number = number;
    return fault(std::move(draft));
  };
  EXPECT_EQ(with(0), "team number is 0; a number from 1 to 999 was expected");
  EXPECT_EQ(with(3), "team number 3 is already used");
  EXPECT_EQ(with(1), "");
  EXPECT_EQ(with(999), "");
  EXPECT_EQ(with(1000), "team number is 1000; a number from 1 to 999 was expected");
}

TEST(Checked, MembersAndBoardsArePlayers) {
  const auto with_member = [](trf::PlayerIndex member) {
    auto draft = of_players(2);
    auto& team = draft.teams.emplace_back();
    team.number = 3;
    team.members = {member};
    return fault(std::move(draft));
  };
  EXPECT_EQ(with_member(1), "");
  EXPECT_EQ(with_member(2), "team 3: a member has index 2, but there are 2 players");
  EXPECT_EQ(with_member(no_player), "team 3: a member has index 65535, but there are 2 players");
  const auto with_board = [](trf::PlayerIndex player) {
    auto draft = of_players(2);
    draft.line_ups.push_back({.round = 4, .team = 3, .boards = {player}});
    return fault(std::move(draft));
  };
  EXPECT_EQ(with_board(1), "");
  EXPECT_EQ(with_board(no_player), "");
  const std::string no_player_of_it = "line-up of team 3 in round 4: a player has index ";
  EXPECT_EQ(with_board(2), no_player_of_it + "2, but there are 2 players");
  EXPECT_EQ(with_board(6), no_player_of_it + "6, but there are 2 players");
}

TEST(Checked, ScoresOfMatchesAreOfAllPlayersAndRounds) {
  const auto with = [](std::size_t primary, std::size_t secondary) {
    auto draft = of_players(2, 3);
    draft.match_scores = trf::MatchScores{.rounds = 3,
                                          .primary = std::vector<trf::Score>(primary),
                                          .secondary = std::vector<trf::Score>(secondary)};
    return fault(std::move(draft));
  };
  EXPECT_EQ(with(8, 8), "");
  EXPECT_EQ(with(7, 8), "there are 7 scores of matches; 8 were expected");
  EXPECT_EQ(with(8, 9), "there are 9 scores of matches; 8 were expected");
}

// What the reader would not read back from the report.
TEST(Checked, RecordsAreThoseOfAReport) {
  const auto with = [](const auto& change) {
    auto draft = of_players(2);
    change(draft);
    return fault(std::move(draft));
  };
  const auto group = [&with](std::uint16_t first, std::uint16_t last, std::vector<trf::Id> ids) {
    return with([&](TournamentDraft& draft) { draft.prohibited = {{first, last, ids, 5}}; });
  };
  const std::string expected = "; two numbers or more and rounds in order were expected";
  EXPECT_EQ(group(2, 2, {1, 2}), "");
  EXPECT_EQ(group(3, 2, {1, 2}), "5: the record has 2 numbers for rounds 3-2" + expected);
  EXPECT_EQ(group(2, 3, {1}), "5: the record has 1 number for rounds 2-3" + expected);
  const auto accelerated = [&with](trf::Acceleration record) {
    return with([&](TournamentDraft& draft) { draft.acceleration = {record}; });
  };
  EXPECT_EQ(accelerated({{}, {}, 3, 3, 4, 4, 0}), "");
  EXPECT_EQ(accelerated({{}, {}, 3, 2, 4, 5, 0}), "rounds 3-2 and numbers 4-5 are not in order");
  EXPECT_EQ(accelerated({{}, {}, 2, 3, 5, 4, 0}), "rounds 2-3 and numbers 5-4 are not in order");
  const auto abnormal = [&with](std::optional<trf::Score> match, std::optional<trf::Score> game) {
    return with([&](TournamentDraft& draft) {
      auto& record = draft.abnormal.emplace_back();
      record.match_points = match;
      record.game_points = game;
    });
  };
  EXPECT_EQ(abnormal(trf::Score{}, {}), "");
  EXPECT_EQ(abnormal({}, trf::Score{}), "");
  EXPECT_EQ(abnormal({}, {}),
            "the record has no points; match points or game points were expected");
  const auto national = [&with](const std::string& federation) {
    return with([&](TournamentDraft& draft) {
      draft.players[1].national.emplace_back().federation = federation;
    });
  };
  EXPECT_EQ(national("ITA"), "");
  for (const std::string wrong : {"ita", "ITALY", "IT", "001", "XXR", "BBW", "TSE", ""})
    EXPECT_EQ(national(wrong), "federation of a national record is '" + wrong +
                                   "'; a code of three capital letters was expected");
  const auto other = [&with](const std::string& tag, const std::string& text) {
    return with([&](TournamentDraft& draft) { draft.other = {{tag, text, 0}}; });
  };
  for (const std::string tag : {"###", "801", "802", "QQQ", "ITA", "", "999"})
    EXPECT_EQ(other(tag, "text"), "") << tag;
  for (const std::string tag : {"001", "012", "240", "XXR", "ABCD", "qqq", "##"})
    EXPECT_EQ(other(tag, "text"), "'" + tag + " text' is neither a comment nor an unknown record");
  EXPECT_EQ(other("240", ""), "'240' is neither a comment nor an unknown record");
  EXPECT_EQ(other("ITA", "   1"), "'ITA    1' is neither a comment nor an unknown record");
  EXPECT_EQ(other("", "012 text"), "'012 text' is neither a comment nor an unknown record");
}

TEST(Checked, RoundsOfRecordsAreFrom1To400) {
  const auto byes = [](auto& draft, std::uint16_t round) {
    draft.announced_byes.push_back({ResultCode::half_point_bye, round, {1}, 5});
  };
  const auto accelerated = [](auto& draft, std::uint16_t round) {
    draft.acceleration.push_back({{}, {}, round, round, 1, 2, 5});
  };
  const auto group = [](auto& draft, std::uint16_t round) {
    draft.prohibited.push_back({round, round, {1, 2}, 5});
  };
  const auto line_up = [](auto& draft, std::uint16_t round) {
    draft.line_ups.push_back({.round = round, .team = 1, .boards = {0}, .line = 5});
  };
  const auto forfeit = [](auto& draft, std::uint16_t round) {
    draft.forfeited_matches.push_back({.round = round, .white = 1, .black = 2, .line = 5});
  };
  const auto abnormal = [](auto& draft, std::uint16_t round) {
    auto& record = draft.abnormal.emplace_back();
    record.game_points = trf::Score::from_tenths(5);
    record.round = round;
    record.line = 5;
  };
  const std::pair<void (*)(TournamentDraft&, std::uint16_t), std::uint16_t> records[]{
      {byes, 1}, {accelerated, 1}, {group, 1}, {line_up, 1}, {forfeit, 1}, {abnormal, 0}};
  for (const auto& [add, least] : records) {
    const auto with = [&](std::uint16_t round) {
      auto draft = of_players(2);
      add(draft, round);
      return fault(std::move(draft));
    };
    const auto wrong = [](int round) {
      return "5: the record is for round " + std::to_string(round) +
             "; a round from 1 to 400 was expected";
    };
    EXPECT_EQ(with(0), least == 0 ? "" : wrong(0));
    EXPECT_EQ(with(1), "");
    EXPECT_EQ(with(400), "");
    EXPECT_EQ(with(401), wrong(401));
  }
}

TEST(Checked, TellsEveryFaultInTheOrderOfTheLines) {
  auto draft = of_game({77, Colour::white, ResultCode::win}, {no_player, {}, ResultCode::draw});
  draft.players[0].line = 9;
  draft.players[1].line = 8;
  const auto result = trf::checked(std::move(draft));
  ASSERT_EQ(result.diagnostics.size(), 2U);
  EXPECT_EQ(result.diagnostics[0].where.line, 8U);
  EXPECT_EQ(result.diagnostics[1].where.line, 9U);
}

// What a report with faults gives is a tournament with sides as reported.
TEST(Checked, TheTrfReaderKeepsWhatHoldsForEveryTournament) {
  const std::string row = "001    1      A" + std::string(66, ' ') + "0.0    1  ";
  const std::string second = "001    2      B" + std::string(66, ' ') + "0.0    2  ";
  for (const std::string cells : {"   2 w 1", "   1 w 1", "   7 w 1", "0000 w 1", "0000 - U",
                                  "   2 w U", "   2 - =", "   2 w"}) {
    const auto read = trf::read(row + cells + "\n" + second + "0000 - H\n");
    ASSERT_TRUE(read.value) << cells;
    EXPECT_EQ(fault(*read.value, GameSides::as_reported), "") << cells;
  }
}

TEST(Checked, JsonHasTheSameFaultsWithTheirPlace) {
  const auto first = [](const std::string& json) {
    const auto read = trf::from_json(json);
    EXPECT_FALSE(read.value);
    return read.diagnostics.empty() ? trf::Message{} : read.diagnostics.front().message;
  };
  const std::string two = R"({"players": [{"start_rank": 1, "rounds": [{"opponent": )";
  EXPECT_TRUE(first(two + "1}]}]}").is<trf::said::draft_own_opponent>());
  EXPECT_TRUE(
      first(two + R"(null, "result": "1"}]}]})").is<trf::said::draft_result_needs_opponent>());
  EXPECT_TRUE(
      first(two + R"(null, "colour": "w", "result": "U"}]}]})").is<trf::said::draft_bye_alone>());
  EXPECT_TRUE(first(R"({"players": [{"start_rank": 1}], "teams": [{"number": 5}, {"number": 5}]})")
                  .is<trf::said::draft_team_number_used>());
}

// Rows are made by set_rounds(), for the players of that moment.
TEST(TournamentDraft, APlayerWithoutARowHasNoGames) {
  TournamentDraft draft;
  EXPECT_EQ(draft.game(0, 1), Game{});
  EXPECT_TRUE(draft.games(0).empty());
  draft.set_rounds(2);
  draft.players.emplace_back().start_rank = 1;
  EXPECT_EQ(draft.game(0, 1), Game{});
  EXPECT_TRUE(draft.games(0).empty());
  EXPECT_TRUE(std::as_const(draft).games(0).empty());
  draft.set_rounds(2);
  EXPECT_EQ(draft.games(0).size(), 2U);
  EXPECT_TRUE(draft.games(1).empty());
  draft.games(0)[1] = {no_player, Colour::none, ResultCode::half_point_bye};
  EXPECT_EQ(draft.game(0, 2).code, ResultCode::half_point_bye);
  EXPECT_EQ(draft.game(0, 3), Game{});
  EXPECT_EQ(draft.game(1, 2), Game{});
}

}  // namespace
