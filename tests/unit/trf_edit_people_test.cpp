#include <gtest/gtest.h>

#include <algorithm>

#include "support/draft.hpp"
#include "support/sketch.hpp"
#include "trf/edit_people.hpp"
#include "trf/edit_round.hpp"
#include "trf/entries.hpp"
#include "trf/layout.hpp"
#include "trf/messages/edits.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

namespace trf {
namespace {

struct Paper {
  explicit Paper(std::string bytes) : document{std::move(bytes)} {
    tournament = read(document).value;
  }
  Document document;
  test::Draft tournament;
};

Paper paper(const std::vector<std::string_view>& rows, Dialect dialect, int rounds = 5) {
  auto t = test::sketch(rows);
  t.dialect = dialect;
  if (dialect == Dialect::trf26) t.type_code = "FIDE_DUTCH_2026";
  if (rounds != 0) t.stated_rounds = rounds;
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    auto& player = t.players[p];
    player.name = "Player " + std::to_string(p + 1);
    player.rating = static_cast<std::uint16_t>(2000 - 10 * p);
    player.points = t.score(p);
    player.rank = static_cast<std::uint16_t>(p + 1);
    player.birth = {1990, 1, 2};
  }
  return Paper{write(t).bytes};
}

const std::vector<std::string_view> one_round{"3w1", "4w1", "1b0", "2b0", "U"};

/// Lines that an edit removed ("-...") and added ("+..."), in order.
std::string changes(const Document& before, const Result<Document>& after) {
  if (!after.value) return "refused: " + to_string(after.diagnostics.at(0).message);
  std::vector<std::string> old, now;
  for (std::size_t i = 1; i <= before.line_count(); ++i) old.emplace_back(before.text(i));
  for (std::size_t i = 1; i <= after.value->line_count(); ++i)
    now.emplace_back(after.value->text(i));
  std::string text;
  for (const auto& line : old)
    if (std::ranges::find(now, line) == now.end()) text += "-" + line + "\n";
  for (const auto& line : now)
    if (std::ranges::find(old, line) == old.end()) text += "+" + line + "\n";
  return text;
}

std::string row(const Document& document, int id) {
  const test::Draft t = read(document).value;
  return std::string{document.text(t.players[t.find(id)].line)}.substr(89);
}

TEST(GiveByes, AreRecords240InTrf26) {
  const auto before = paper(one_round, Dialect::trf26);
  const std::vector<ByeRequest> one{{2, 2, ResultCode::half_point_bye}};
  const auto first = give_byes(before.document, before.tournament, one);
  EXPECT_EQ(changes(before.document, first), "+240 H 002 0002\n");
  const Paper with_one{first.value->bytes()};
  const std::vector<ByeRequest> more{{3, 2, ResultCode::half_point_bye},
                                     {4, 3, ResultCode::full_point_bye}};
  EXPECT_EQ(changes(with_one.document, give_byes(with_one.document, with_one.tournament, more)),
            "-240 H 002 0002\n+240 H 002 0002 0003\n+240 F 003 0004\n");
}

TEST(GiveByes, AreCellsInOtherDialects) {
  const std::vector<ByeRequest> half{{2, 2, ResultCode::half_point_bye}};
  for (const auto dialect : {Dialect::trf16, Dialect::trfx, Dialect::bbp}) {
    const auto before = paper(one_round, dialect);
    const auto after = give_byes(before.document, before.tournament, half);
    EXPECT_EQ(row(*after.value, 2), "     4 w 1  0000 - H") << name(dialect);
    EXPECT_EQ(after.value->bytes().size(), before.document.bytes().size() + 10);
  }
  const auto old = paper(one_round, Dialect::trf06);
  EXPECT_EQ(old.tournament.dialect, Dialect::trf06);
  EXPECT_EQ(row(*give_byes(old.document, old.tournament, half).value, 2), "     4 w 1  0000 - =");
  const std::vector<ByeRequest> full{{2, 2, ResultCode::full_point_bye}};
  EXPECT_EQ(changes(old.document, give_byes(old.document, old.tournament, full)),
            "refused: TRF06 has no full-point bye");
}

TEST(GiveByes, ReplaceAnotherByeOfTheRound) {
  const auto before = paper(one_round, Dialect::trf26);
  const std::vector<ByeRequest> half{{2, 2, ResultCode::half_point_bye},
                                     {3, 2, ResultCode::half_point_bye}};
  const Paper with_half{give_byes(before.document, before.tournament, half).value->bytes()};
  const std::vector<ByeRequest> zero{{2, 2, ResultCode::zero_point_bye}};
  const auto after = give_byes(with_half.document, with_half.tournament, zero);
  EXPECT_EQ(changes(with_half.document, after),
            "-240 H 002 0002 0003\n+240 H 002 0003\n+240 Z 002 0002\n");
  ASSERT_EQ(after.diagnostics.size(), 1U);
  EXPECT_EQ(to_string(after.diagnostics[0].message),
            "player 2, round 2: zero-point bye instead of half-point bye");
}

TEST(GiveByes, ReplaceTheOnlyRecordOfAReport) {
  auto t = test::sketch({"2w1", "1b0", "U"});
  t.dialect = Dialect::trf26;
  t.announced_byes.push_back({ResultCode::half_point_bye, 2, {1}, 0});
  const Paper before{write(t).bytes};  // The record precedes the players
  const auto after = give_byes(before.document, before.tournament,
                               std::vector<ByeRequest>{{1, 2, ResultCode::zero_point_bye}});
  EXPECT_EQ(changes(before.document, after), "-240 H 002 0001\n+240 Z 002 0001\n");
  const auto back = readmit(*after.value, *read(*after.value).value, std::vector<Absence>{{1, 2}});
  EXPECT_EQ(changes(*after.value, back), "-240 Z 002 0001\n");
}

TEST(GiveByes, RefusePairedRoundsAndStrangers) {
  const auto before = paper(one_round, Dialect::trf26);
  const auto refused = [&](ByeRequest request) {
    return changes(before.document,
                   give_byes(before.document, before.tournament, std::vector{request}));
  };
  EXPECT_EQ(refused({2, 1, ResultCode::half_point_bye}), "refused: round 1 is already paired");
  EXPECT_EQ(refused({2, 6, ResultCode::half_point_bye}),
            "refused: round 6 does not exist; the report has 5 rounds");
  EXPECT_EQ(refused({9, 2, ResultCode::half_point_bye}), "refused: no player has start number 9");
  EXPECT_EQ(refused({2, 5, ResultCode::half_point_bye}), "+240 H 005 0002\n");
}

TEST(EditsOfPeople, AreRefusedWhereATablePairsEverybody) {
  for (const auto* code : {"FIDE_ROUNDROBIN", "BERGER_DOUBLEROUNDROBIN", "FIDE_SCHEVENINGEN"}) {
    auto t = test::sketch({"2w1", "1b0", "4w1", "3b0"});
    t.dialect = Dialect::trf26;
    t.type_code = code;
    t.stated_rounds = 5;
    const Paper report{write(t).bytes};
    const auto& [document, tournament] = report;
    const auto is_refused = [](const Result<Document>& edited) {
      return !edited.value && edited.diagnostics.front().message.is<said::table_pairs_everybody>();
    };
    EXPECT_TRUE(is_refused(give_byes(document, tournament,
                                     std::vector<ByeRequest>{{1, 2, ResultCode::half_point_bye}})));
    EXPECT_TRUE(is_refused(withdraw(document, tournament, std::vector<Absence>{{1, 2}})));
    EXPECT_TRUE(
        is_refused(prohibit(document, tournament, std::vector<Prohibition>{{{1, 3}, 0, 0}})));
    EXPECT_TRUE(is_refused(accelerate_by_baku(document, tournament)));
  }
}

TEST(Withdraw, MarksEveryRoundToTheLast) {
  const std::vector<Absence> from_next{{2, 0}}, from_four{{2, 4}};
  const auto modern = paper(one_round, Dialect::trf26);
  EXPECT_EQ(changes(modern.document, withdraw(modern.document, modern.tournament, from_four)),
            "+240 Z 004 0002\n+240 Z 005 0002\n");
  const auto middle = paper(one_round, Dialect::trfx);
  const auto away = withdraw(middle.document, middle.tournament, from_next);
  EXPECT_EQ(row(*away.value, 2), "     4 w 1  0000 - Z  0000 - Z  0000 - Z  0000 - Z");
  const auto unknown = paper(one_round, Dialect::trf16, 0);
  const auto one = withdraw(unknown.document, unknown.tournament, from_next);
  EXPECT_EQ(row(*one.value, 2), "     4 w 1  0000 - Z");
  EXPECT_EQ(to_string(one.diagnostics.at(0).message),
            "player 2: the number of rounds is unknown; only round 2 is marked");
}

TEST(Readmit, IsTheInverseOfWithdraw) {
  const std::vector<Absence> who{{2, 0}, {4, 3}};
  for (const auto dialect :
       {Dialect::trf06, Dialect::trf16, Dialect::trfx, Dialect::bbp, Dialect::trf26}) {
    const auto before = paper(one_round, dialect);
    const Paper away{withdraw(before.document, before.tournament, who).value->bytes()};
    EXPECT_NE(away.document.bytes(), before.document.bytes());
    const auto back = readmit(away.document, away.tournament, who);
    ASSERT_TRUE(back.value) << name(dialect);
    EXPECT_EQ(back.value->bytes(), before.document.bytes()) << name(dialect);
  }
  const auto before = paper(one_round, Dialect::trf26);
  EXPECT_EQ(changes(before.document, readmit(before.document, before.tournament, who)),
            "refused: player 2 is not withdrawn from round 2 on");
}

TEST(Readmit, TakesTheNumberOutOfXxz) {
  const Paper before{paper(one_round, Dialect::trfx).document.bytes() + "XXZ 2 14,3\r\n"};
  const auto after = readmit(before.document, before.tournament, std::vector<Absence>{{2, 0}});
  EXPECT_EQ(changes(before.document, after), "-XXZ 2 14,3\n+XXZ 14,3\n");
  const Paper only{paper(one_round, Dialect::trfx).document.bytes() + "XXZ 2\r\n"};
  EXPECT_EQ(
      changes(only.document, readmit(only.document, only.tournament, std::vector<Absence>{{2, 0}})),
      "-XXZ 2\n");
}

TEST(Prohibit, NeedsTwoNumbers) {
  const auto modern = paper(one_round, Dialect::trf26);
  EXPECT_EQ(changes(modern.document,
                    prohibit(modern.document, modern.tournament, std::vector<Prohibition>{{{4}}})),
            "refused: a prohibited pairing needs two numbers");
}

TEST(Prohibit, WritesTheRecordOfTheDialect) {
  const std::vector<Prohibition> all{{{1, 4}}}, some{{{1, 4, 5}, 2, 3}};
  const auto modern = paper(one_round, Dialect::trf26);
  EXPECT_EQ(changes(modern.document, prohibit(modern.document, modern.tournament, all)),
            "+260 001 005 0001 0004\n");
  EXPECT_EQ(changes(modern.document, prohibit(modern.document, modern.tournament, some)),
            "+260 002 003 0001 0004 0005\n");
  const auto middle = paper(one_round, Dialect::trfx);
  EXPECT_EQ(changes(middle.document, prohibit(middle.document, middle.tournament, all)),
            "+XXP 1 4\n");
  EXPECT_EQ(changes(middle.document, prohibit(middle.document, middle.tournament, some)),
            "refused: record XXP is for all rounds");
  // Asked again, nothing is written twice.
  const auto twice = prohibit(modern.document, modern.tournament, all).value.value();
  const auto again = read(twice).value;
  EXPECT_EQ(changes(twice, prohibit(twice, *again, all)), "");
  const auto old = paper(one_round, Dialect::trf16);
  EXPECT_EQ(changes(old.document, prohibit(old.document, old.tournament, all)),
            "refused: TRF16 has no record for prohibited pairings");
}

TEST(AccelerateByBaku, WritesRecordsBeforeRoundOne) {
  const std::vector<std::string_view> nobody(6, "");
  const auto modern = paper(nobody, Dialect::trf26);
  EXPECT_EQ(changes(modern.document, accelerate_by_baku(modern.document, modern.tournament)),
            "+250       1.0 001 002 0001 0004\n+250       0.5 003 003 0001 0004\n");
  const auto middle = paper(nobody, Dialect::trfx);
  const auto after = accelerate_by_baku(middle.document, middle.tournament);
  EXPECT_EQ(changes(middle.document, after),
            "+XXA    1  1.0  1.0  0.5\n+XXA    2  1.0  1.0  0.5\n+XXA    3  1.0  1.0  0.5\n"
            "+XXA    4  1.0  1.0  0.5\n");
  const auto started = paper(one_round, Dialect::trf26);
  EXPECT_EQ(changes(started.document, accelerate_by_baku(started.document, started.tournament)),
            "refused: round 1 is already paired");
}

TEST(AddPlayers, ComeAfterTheLastWithZeroPointByes) {
  auto before = paper(one_round, Dialect::trf26);
  const Paper counted{"062 5\r\n072 5\r\n" + before.document.bytes()};
  const auto entries = read_entries("name,rating\n\"Zanna, Pia\",1700\nNuova,\n");
  const auto after = add_players(counted.document, counted.tournament, entries.value->players);
  ASSERT_TRUE(after.value);
  const test::Draft t = read(*after.value).value;
  ASSERT_EQ(t.players.size(), 7U);
  EXPECT_EQ(t.stated_players, 7);
  EXPECT_EQ(t.stated_rated, 6);
  EXPECT_EQ(t.players[5].name, "Zanna, Pia");
  EXPECT_EQ(t.players[6].rank, 7);
  EXPECT_EQ(t.game(6, 1).code, ResultCode::zero_point_bye);
  EXPECT_EQ(t.game(6, 1).opponent, no_player);
  const auto twice = add_players(*after.value, t, entries.value->players);
  EXPECT_FALSE(twice.value);
  EXPECT_EQ(to_string(twice.diagnostics.at(0).message),
            "Zanna, Pia is already in the report: player 6");
  EXPECT_EQ(twice.diagnostics.at(0).where.line, 2U);
}

TEST(AddPlayers, RefuseAPersonWhomR07WouldFind) {
  auto before = paper(one_round, Dialect::trf26);
  const auto refused = [&](std::string_view list, std::string_view name, std::string_view birth,
                           std::string_view fide_id) {
    auto bytes = before.document;
    const auto line = before.tournament.players[1].line;
    bytes.set_field(line, layout::player::name.first, 33, name, false);
    bytes.set_field(line, layout::player::birth.first, 10, birth, false);
    bytes.set_field(line, layout::player::fide_id.first, 11, fide_id, true);
    const Paper changed{bytes.bytes()};
    const auto entries = read_entries(list);
    return !add_players(changed.document, changed.tournament, entries.value->players).value;
  };
  const std::string_view mueller = "name,birth\n\"Mueller, Hans\",1980/01/01\n";
  EXPECT_TRUE(refused(mueller, "M\xC3\xBCller, Hans", "1980/01/01", "800101"));
  EXPECT_TRUE(refused(mueller, "MUELLER, HANS", "", ""));
  EXPECT_FALSE(refused(mueller, "M\xC3\xBCller, Hans", "1980/01/02", "800101"));
  const std::string_view numbered = "name,birth,fide_id\nRossi,1980/01/01,0800101\n";
  EXPECT_TRUE(refused(numbered, "Bianchi", "1990/01/01", "800101"));
  EXPECT_FALSE(refused(numbered, "Rossi", "1980/01/01", "800102"));
}

TEST(Renumber, TakesEveryReferenceAlong) {
  auto t = test::sketch({"3w1", "4w1", "1b0", "2b0", "U"});
  t.dialect = Dialect::trf26;
  t.type_code = "FIDE_DUTCH_2026";
  constexpr std::array ratings{1500, 2000, 1900, 1800, 1600};
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    t.players[p].name = "Player";
    t.players[p].rating = static_cast<std::uint16_t>(ratings[p]);
  }
  NationalRecord national;
  national.federation = "ITA";
  national.rating = 1555;
  t.players[0].national.push_back(national);
  t.announced_byes.push_back({ResultCode::half_point_bye, 2, {1, 3}, 0});
  t.acceleration.push_back({{}, Score::from_tenths(10), 1, 2, 1, 3, 0});
  t.prohibited.push_back({1, 5, {1, 5}, 0});
  t.abnormal.push_back({' ', {}, Score::from_tenths(5), 0, {2}, 0});
  const Paper before{write(t).bytes + "XXA    1  1.0\r\nXXP 1 2\r\nXXZ 1,3\r\n"};
  const auto after = renumber(before.document, before.tournament, EntryOrder{});
  ASSERT_TRUE(after.value);
  const auto now = read(*after.value);
  ASSERT_TRUE(now.value);
  // 2 3 4 5 1 become 1 2 3 4 5.
  const auto& n = *now.value;
  EXPECT_EQ(n.players[4].rating, 1500);
  ASSERT_EQ(n.players[4].national.size(), 1U);
  EXPECT_EQ(n.game(4, 1).opponent, 1);
  EXPECT_EQ(n.game(0, 1).opponent, 2);
  EXPECT_EQ(n.announced_byes[0].ids, (std::vector<Id>{5, 2}));
  EXPECT_EQ(n.prohibited[0].ids, (std::vector<Id>{5, 4}));
  EXPECT_EQ(n.prohibited[1].ids, (std::vector<Id>{5, 1}));
  EXPECT_EQ(n.abnormal[0].ids, (std::vector<Id>{1}));
  EXPECT_EQ(n.absent, (std::vector<Id>{5, 2}));
  EXPECT_EQ(n.player_acceleration[0].id, 5);
  ASSERT_EQ(n.acceleration.size(), 2U);  // 1-3 were 5, 1 and 2
  EXPECT_EQ(n.acceleration[0].first_id, 1);
  EXPECT_EQ(n.acceleration[0].last_id, 2);
  EXPECT_EQ(n.acceleration[1].first_id, 5);
  EXPECT_EQ(n.acceleration[1].last_id, 5);
  // And by the order of the rows they are what they were.
  const auto back = renumber(*after.value, n, EntryOrder{EntryOrder::Kind::file, 0});
  EXPECT_EQ(read(*back.value).value->announced_byes[0].ids, (std::vector<Id>{1, 3}));
}

TEST(Renumber, IsRefusedOnceRoundFourIsPaired) {
  const auto three = paper({"2w1 2b1 2w1", "1b0 1w0 1b0"}, Dialect::trf26);
  EXPECT_TRUE(renumber(three.document, three.tournament).value);
  const auto four = paper({"2w1 2b1 2w1 2b", "1b0 1w0 1b0 1w"}, Dialect::trf26);
  EXPECT_EQ(changes(four.document, renumber(four.document, four.tournament)),
            "refused: round 4 is paired: numbers stay once round 4 is paired (C.04.2 2.3)");
}

TEST(Renumber, IsRefusedIfRecord299HasOtherColumns) {
  const auto before = paper({"", ""}, Dialect::trf26);
  const std::string with = std::string{before.document.bytes()} + "299 H         0.5  001 0002\n";
  const Paper right{with};
  EXPECT_TRUE(renumber(right.document, right.tournament).value);
  for (const std::size_t column : {6U, 12U, 18U, 23U}) {
    auto bytes = with;
    bytes[bytes.rfind("299 H") + column - 1] = 'x';
    const Paper wrong{bytes};
    EXPECT_FALSE(renumber(wrong.document, wrong.tournament).value) << column;
  }
}

TEST(Renumber, KeepsDrawnLotsUnlessAsked) {
  auto before = paper({"", "", "", ""}, Dialect::trf26);
  auto bytes = before.document.bytes();
  bytes.replace(bytes.find("FIDE_DUTCH_2026"), 15, "FIDE_ROUNDROBIN");
  const Paper robin{bytes};
  EXPECT_EQ(changes(robin.document, renumber(robin.document, robin.tournament)),
            "refused: numbers were drawn by lot");
  EXPECT_TRUE(
      renumber(robin.document, robin.tournament, EntryOrder{EntryOrder::Kind::lots, 7}).value);
}

TEST(EditPlayers, CategoryOfAnotherFederationIsText) {
  const Paper before{
      "012 Open\n172 FRA FIDE\n192 FIDE_DUTCH_2026\n"
      "001    1 m    Alfa, Ada                         2000 FRA                         0.0    1\n"
      "FRA    1 m A1 Alfa, Ada                         1990     1001\n"};
  const auto edited = [&](const char* category) {
    const std::vector<PlayerChange> changes{{1, "category", category, {}, "FRA"}};
    return edit_players(before.document, before.tournament, changes);
  };
  const auto line = [&](const char* category) {
    const auto made = edited(category).value;
    return made ? std::string{made->text(5)}.substr(0, 18) : std::string{};
  };
  EXPECT_EQ(line("B2x"), "FRA    1 mB2x Alfa");
  EXPECT_EQ(line("-"), "FRA    1 m    Alfa");
  const auto refused = edited("B2xy");
  EXPECT_FALSE(refused.value);
  ASSERT_EQ(refused.diagnostics.size(), 1U);
  EXPECT_NE(to_string(refused.diagnostics.front().message).find("longer than 3"),
            std::string::npos);
}

}  // namespace
}  // namespace trf
