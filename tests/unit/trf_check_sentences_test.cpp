// The sentences of the checks, each with values that cannot be exchanged unseen. The Italian of the
// same values is in tests/language/sentences.

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <functional>
#include <string>
#include <vector>

#include "support/report_text.hpp"
#include "support/schedule.hpp"
#include "trf/check.hpp"
#include "trf/rating/examine.hpp"
#include "trf/read.hpp"

namespace trf {
namespace {

using test::ReportText;
using Edit = std::function<void(ReportText&)>;

CheckOptions on_12_march() {
  CheckOptions options;
  options.profiles = {Profile::format, Profile::consistency, Profile::rating, Profile::fsi};
  options.today = Date{2026, 3, 12};
  return options;
}

/// What the checks find, and why some of them are not run.
std::vector<std::string> said(const std::string& bytes, const CheckOptions& options) {
  const Document document{bytes};
  const auto report = read(document);
  const auto run = check(document, report.value ? &*report.value : nullptr, report.diagnostics,
                         options, rating::event_examiners());
  std::vector<std::string> sentences;
  for (const auto& finding : run.findings) sentences.push_back(to_string(finding.message));
  for (const auto& skipped : run.skipped) sentences.push_back(to_string(skipped.why));
  return sentences;
}

void expect_said(const std::string& sentence, const std::string& bytes,
                 const CheckOptions& options = on_12_march()) {
  const auto all = said(bytes, options);
  if (std::ranges::find(all, sentence) != all.end()) return;
  std::string others;
  for (const auto& each : all) others += "\n  " + each;
  ADD_FAILURE() << "not said: " << sentence << "\nbut:" << others;
}

/// samples/clean-standard.trf: player n is in line 21 + n.
std::string standard(const Edit& edit) {
  ReportText text(TRF_SAMPLES "/clean-standard.trf");
  edit(text);
  return text.bytes();
}
/// samples/clean-team.trf: teams of two, 1 and 2, 3 and 4, ...; its last line is 31.
std::string teams(const Edit& edit) {
  ReportText text(TRF_SAMPLES "/clean-team.trf");
  edit(text);
  return text.bytes();
}
std::string robin(int players, const Edit& edit) {
  auto text = test::Schedule::berger(players).report("FIDE_ROUNDROBIN", true);
  edit(text);
  return text.bytes();
}

struct Sentence {
  const char* words;
  std::string (*of)(const Edit&);
  Edit edit;
};

void expect(const std::vector<Sentence>& sentences) {
  for (const auto& [words, of, edit] : sentences) expect_said(words, of(edit));
}

TEST(CheckSentences, OfTheHeader) {
  expect({
      {"the round dates are not in columns 92-99, 102-109 and so on", standard,
       [](auto& t) { t.put("132", 100, "6"); }},
      {"the round dates are missing: record 132 is empty", standard,
       [](auto& t) { t.record("132", ""); }},
      {"round 3 has no date", standard, [](auto& t) { t.put("132", 112, "        "); }},
      {"the deputy arbiter 'Verdi, Anna' has no FIDE number", standard,
       [](auto& t) { t.record("112", "Verdi, Anna"); }},
      {"number of rounds is 120; use 1 to 99", standard, [](auto& t) { t.record("142", "120"); }},
      {"15 rated players are stated; 16 of 17 have a rating", standard,
       [](auto& t) { t.record("072", "15").put("001   17", 49, "    "); }},
      {"a draw (0.0) is worth less than a loss (0.5)", standard,
       [](auto& t) { t.record("162", " W 1.0    D 0.0    L 0.5"); }},
      {"a win (0.5) is not worth more than a draw (1.0)", standard,
       [](auto& t) { t.record("162", " W 0.5    D 1.0"); }},
      {"record 202 lists the tie-breaks; points are not a tie-break", standard,
       [](auto& t) { t.record("202", "PTS,BH"); }},
      {"FIDE_DUTCH_2026 is not a team tournament, but there are 4 teams", teams,
       [](auto& t) { t.record("192", "FIDE_DUTCH_2026"); }},
      {"record 142 is already in line 14", standard, [](auto& t) { t.before("001", "142 7"); }},
      {"the line contains a NUL", standard,
       [](auto& t) { t.lines[1].replace(5, 1, std::string(1, '\0')); }},
      {"a character looks like a space, a digit or a dash, but is another character", standard,
       [](auto& t) { t.record("142", "7\xC2\xA0"); }},
  });
}

TEST(CheckSentences, OfPlayers) {
  expect({
      {"birth date 2027/01/01 is after the first day, 2026/03/06", standard,
       [](auto& t) { t.put("001    7", 70, "2027/01/01"); }},
      {"'Conti, Carla', born 1966/04/04, is already in line 24", standard,
       [](auto& t) {
         t.put("001    5", 15, "Conti, Carla   ")
             .put("001    5", 70, "1966/04/04")
             .put("001    5", 58, "           ");
       }},
      {"start numbers are not 1 to 17: 5 is missing", standard,
       [](auto& t) { t.put("001    5", 5, "  20"); }},
      {"player 5 has no points", standard, [](auto& t) { t.points(5, "    "); }},
      {"player 5 and the opponent of round 3 are the same player", standard,
       [](auto& t) { t.cell(5, 3, "   5 w ="); }},
      {"player 17 won all 6 games against higher rated opponents", standard,
       [](auto& t) {
         for (int round = 2; round <= 7; ++round)
           t.put("001   17", static_cast<std::size_t>(92 + 10 * (round - 1) + 7), "1");
       }},
  });
}

TEST(CheckSentences, OfGames) {
  expect({
      {"H is announced for player 5 in round 3, but line 26 has a game", standard,
       [](auto& t) { t.add("240 H 003    5"); }},
      {"11 has two byes in round 9", standard,
       [](auto& t) { t.record("142", "9").add("240 H 009   11").add("240 Z 009   11"); }},
      {"players 3 and 5 met 2 times; 1 expected", [](const Edit& e) { return robin(6, e); },
       [](auto& t) { t.cell(3, 1, "   5 w =").cell(5, 1, "   3 b ="); }},
      {"round 1: 3 is paired with 5; the Berger table gives 4",
       [](const Edit& e) { return robin(6, e); },
       [](auto& t) { t.cell(3, 1, "   5 w =").cell(5, 1, "   3 b ="); }},
      {"player 3 has a half-point bye in a round robin", [](const Edit& e) { return robin(6, e); },
       [](auto& t) { t.cell(3, 1, "0000 - H"); }},
      {"round 7: '1' here and '=' in line 30 give more than one win", standard,
       [](auto& t) { t.cell(9, 7, "   3 b ="); }},
      {"player 5 has opponent 8 in round 2, but in line 29 the opponent is 3", standard,
       [](auto& t) { t.cell(5, 2, "   8 w 0").cell(3, 2, "  11 w ="); }},
      {"player 5 has White 3 times more than the other colour", standard,
       [](auto& t) {
         for (const int round : {1, 2, 4, 5})
           t.put("001    5", static_cast<std::size_t>(92 + 10 * (round - 1) + 5), "w");
       }},
      {"2 players played fewer than two games: 16, 17", standard,
       [](auto& t) {
         for (int round = 2; round <= 7; ++round)
           t.cell(16, round, "0000 - H").cell(17, round, "0000 - H");
       }},
      {"11 players withdrew before the end: 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ...", standard,
       [](auto& t) {
         for (int player = 7; player <= 17; ++player) t.cell(player, 7, "0000 - Z");
       }},
      {"the game with 11 in round 3 has no result", standard,
       [](auto& t) { t.cell(5, 3, "  11 b  ").cell(11, 3, "   5 w  "); }},
      {"2 games of round 7 have no result: the report is not final", standard,
       [](auto& t) {
         t.cell(1, 7, "   4 b  ")
             .cell(4, 7, "   1 w  ")
             .cell(2, 7, "   6 w  ")
             .cell(6, 7, "   2 b  ");
       }},
  });
}

TEST(CheckSentences, OfADoubleRoundRobin) {
  auto schedule = test::Schedule::berger(4);
  const auto once = schedule.rounds;
  schedule.rounds.insert(schedule.rounds.end(), once.begin(), once.end());
  expect_said("players 1 and 4 met twice with the same colours",
              schedule.report("FIDE_DOUBLEROUNDROBIN", true).bytes());
}

/// Round 8 of 9: 2-1, 4-3, ...; the higher number wins; 17 is free.
void add_round_8(ReportText& t, bool with_points) {
  t.record("142", "9");
  for (int n = 1; n <= 17; ++n) {
    const bool wins = n % 2 == 0 || n == 17;
    const int other = n == 17 ? 0 : n % 2 == 0 ? n - 1 : n + 1;
    t.cell(n, 8,
           n == 17 ? std::string{"0000 - U"}
                   : fmt::format("{:4} {} {}", other, wins ? 'w' : 'b', wins ? '1' : '0'));
    if (!with_points || !wins) continue;
    auto& row = t.lines[t.line_of(fmt::format("001 {:4}", n)) - 1];
    row.replace(80, 4, fmt::format("{:4.1f}", std::stod(row.substr(80, 4)) + 1));
  }
}

TEST(CheckSentences, OfPointsAndRanks) {
  expect({
      {"the points are those after round 7; 8 rounds are recorded", standard,
       [](auto& t) { add_round_8(t, false); }},
      {"the points are those after round 0; 7 rounds are recorded", standard,
       [](auto& t) {
         for (int n = 1; n <= 17; ++n) t.points(n, " 0.0");
       }},
      {"the ranks follow the points after round 7; 8 rounds are recorded", standard,
       [](auto& t) { add_round_8(t, true); }},
      {"the ranks are the start numbers; 7 rounds are recorded", standard,
       [](auto& t) {
         t.record("142", "9");
         for (int n = 1; n <= 17; ++n)
           t.put(fmt::format("001 {:4}", n), 86, fmt::format("{:4}", n));
       }},
      {"the ranks do not follow the points: 12 players are out of order", standard,
       [](auto& t) {
         for (int n = 1; n <= 17; ++n)
           t.put(fmt::format("001 {:4}", n), 86, fmt::format("{:4}", 18 - n));
       }},
      {"rank 16 is shared by 3 of 17 players", standard,
       [](auto& t) { t.put("001   15", 86, "  16").put("001   14", 86, "  16"); }},
      {"the points of 16 of 17 players do not follow the point system", standard,
       [](auto& t) { t.record("162", " W 3.0    D 1.0").points(14, " 6.0"); }},
  });
}

TEST(CheckSentences, OfOtherRecords) {
  expect({
      {"fictitious points of 0 have no effect", standard,
       [](auto& t) { t.add("250       0.0 001 003 0001 0009"); }},
      {"16 appears twice", standard, [](auto& t) { t.add("260 001 002   16   16"); }},
      {"players 1 and 10 met in round 3, but line 39 prohibits it", standard,
       [](auto& t) { t.add("260 001 004    1   10"); }},
      {"2 rounds of 240 minutes for each player on 2026/03/07 take more than 12 hours", standard,
       [](auto& t) { t.record("222", "10800+60"); }},
      {"there are no round dates", standard, [](auto& t) { t.erase("132"); }},
      {"the rate of play is not known", standard, [](auto& t) { t.erase("222").erase("122"); }},
      {"the point system of a generated tournament is not in the report", standard,
       [](auto& t) { t.record("012", "AutoTest 5").erase("162"); }},
  });
}

TEST(CheckSentences, OfDatesThatTheCallerKnows) {
  auto options = on_12_march();
  options.registered = Date{2026, 3, 10};
  const auto bytes = standard([](auto&) {});
  expect_said("the tournament was registered 4 days after its start; the limit is 3 days before it",
              bytes, options);
  options.today.reset();
  expect_said("today's date is not known", bytes, options);
  options.profiles = {Profile::tiebreak};
  expect_said("the program has no examiner for it", bytes, options);
}

TEST(CheckSentences, OfTeams) {
  expect({
      {"team numbers are not 1 to 4: 3 is missing", teams,
       [](auto& t) { t.put("310   3", 5, "  5"); }},
      {"players 5 and 6 of 'Carlo' met in round 1", teams,
       [](auto& t) { t.cell(5, 1, "   6 w =").cell(6, 1, "   5 b ="); }},
      {"there is a bye in round 4, but the tournament has 3 rounds", teams,
       [](auto& t) { t.add("320  1.0  1.0 000 000 000   2"); }},
      {"team 2 has the bye of round 3, but met team 4", teams,
       [](auto& t) { t.add("320  1.0  1.0 000 000   2"); }},
      {"record 330 in line 32 gives the match of round 3 as lost by team 2, but the cell is a "
       "forfeit win",
       teams,
       [](auto& t) {
         t.cell(3, 3, "   7 w +").cell(7, 3, "   3 b -").cell(4, 3, "   8 b +");
         t.cell(8, 3, "   4 w -").add("330 -+   3   2   4");
       }},
      {"game points are 5.0; the games give 4.5: the pairing-allocated bye is worth 1.5; its cells "
       "give 2.0",
       teams,
       [](auto& t) {
         t.cell(1, 4, "0000 - U").cell(2, 4, "0000 - U").put("310   1", 62, "   5.0");
         t.add("320  1.0  1.5 000 000 000 001");
       }},
      {"rank is 4; 3 expected after 2 better teams", teams,
       [](auto& t) { t.put("310   1", 69, "  4").put("310   1", 55, "   0.0"); }},
  });
}

TEST(CheckSentences, OfTeamsOfRecord013) {
  auto row = fmt::format("013 {:32}", "Alfa");
  for (int n = 1; n <= 15; ++n) row += fmt::format("{:4} ", n);
  expect_said("record 013 has more than 14 members", standard([&](auto& t) { t.add(row); }));
}

TEST(CheckSentences, OfLineUps) {
  expect({
      {"player 4 is on board 1 of the line-up of round 3, and opponent 8 is on board 2", teams,
       [](auto& t) { t.add("300   3   2   4    4    3"); }},
      {"player 8 is on board 2 of the line-up of round 3, but has no game", teams,
       [](auto& t) {
         t.cell(8, 3, "        ").cell(4, 3, "        ").add("300   3   4   2    7    8");
       }},
      {"player 3 is not a member of team 1", teams,
       [](auto& t) { t.add("300   1   1   4    1    3"); }},
      {"team 2 already has a line-up for round 3 in line 32", teams,
       [](auto& t) { t.add("300   3   2   4    3    4").add("300   3   2   4    3    4"); }},
      {"the line-up names opponent 1; team 2 met team 4 in round 3", teams,
       [](auto& t) { t.add("300   3   2   1    3    4"); }},
      {"team 2 has a line-up, but no match in round 3", teams,
       [](auto& t) {
         for (const int n : {3, 4, 7, 8}) t.cell(n, 3, "        ");
         t.add("300   3   2   4    3    4");
       }},
      {"player 4 has a game in round 3, but is not in the line-up of team 2", teams,
       [](auto& t) { t.add("300   3   2   4    3 0000"); }},
      {"the match of teams 4 and 9 in round 3 has 2 boards; record 352 has 1", teams,
       [](auto& t) { t.record("352", "W").put("310   2", 5, "  9"); }},
  });
}

// Twelve teams of one player; their ranks are turned round.
TEST(CheckSentences, OfTheRanksOfManyTeams) {
  expect_said("the ranks do not follow the match points: 11 teams are out of order", [] {
    auto t = test::Schedule::berger(12).report("FIDE_TEAM_ROUNDROBIN", false);
    t.record("212", "MPTS,GPTS");
    for (int n = 1; n <= 12; ++n)
      t.add(
          fmt::format("310 {:3} Team{:02}                           T{:02}     2000 "
                      "  {:4.1f}   {:4.1f} {:3}  {:4}",
                      n, n, n, 2.0 * (12 - n), 1.0 * (12 - n), 13 - n, n));
    return t.bytes();
  }());
}

}  // namespace
}  // namespace trf
