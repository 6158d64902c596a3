#include <gtest/gtest.h>

#include <algorithm>

#include "support/draft.hpp"
#include "trf/entries.hpp"
#include "trf/entry_list.hpp"
#include "trf/messages/lists.hpp"
#include "trf/write.hpp"

namespace trf {
namespace {

std::string faults(std::string_view csv) {
  const auto read = read_entries(csv);
  EXPECT_FALSE(read.value);
  std::string text;
  for (const auto& each : read.diagnostics)
    if (each.severity == Severity::error)
      text += std::to_string(each.where.line) + ":" + std::to_string(each.where.column) + " " +
              to_string(each.message) + "\n";
  return text;
}

TEST(ReadEntries, KnowsTheHeadersOfOtherPrograms) {
  for (const std::string_view csv :
       {"Name,Sex,Title,Rating,Federation,Fide_ID,Birth\n\"Rossi, Anna\",w,WFM,2100,ITA,123,1990\n",
        "COGNOME;NOME;Sesso;Titolo;Rtg;FED;FideID;Data di nascita\n"
        "Rossi;Anna;F;wfm;2100;ITA;123;1990\n",
        "Nome\tS.\tTit.\tElo FIDE\tNaz.\tID FIDE\tAnno\nRossi, "
        "Anna\tf\tWFM\t2100\tITA\t123\t1990\n"}) {
    const auto read = read_entries(csv);
    ASSERT_TRUE(read.value) << csv;
    ASSERT_EQ(read.value->players.size(), 1U);
    const auto& player = read.value->players[0];
    EXPECT_EQ(player.name, "Rossi, Anna");
    EXPECT_EQ(player.sex, Sex::female);
    EXPECT_EQ(player.title, Title::wfm);
    EXPECT_EQ(player.rating, 2100);
    EXPECT_EQ(player.federation, "ITA");
    EXPECT_EQ(player.fide_id, "123");
    EXPECT_EQ(player.birth.year, 1990);
    EXPECT_EQ(player.line, 2U);
    for (const auto& each : read.diagnostics) EXPECT_EQ(each.severity, Severity::info);
  }
}

TEST(ReadEntries, NamesColumnsThatAreNotUsedOnce) {
  const auto read = read_entries("name,phone,Circolo,x\nA,1,Roma,2\nB,3,Roma,4\n");
  ASSERT_TRUE(read.value);
  ASSERT_EQ(read.diagnostics.size(), 3U);  // One is the note that Circolo was read as club
  EXPECT_EQ(to_string(read.diagnostics[0].message), "not used: 'phone', 'x'");
  EXPECT_EQ(to_string(read.diagnostics[2].message),
            "'Circolo' is not kept: no dialect has a record for clubs");
}

TEST(ReadEntries, ReportsEveryFaultAtItsPlace) {
  EXPECT_EQ(
      faults("name,rating,sex,title,birth\nA,x,q,GMXX,31.02.2001\n,,,,\n,1,,,\n"),
      "2:3 rating is 'x'; a number from 0 to 9999 was expected; leave it empty for an unrated "
      "player\n"
      "2:5 sex is 'q'; use m or w\n"
      "2:7 title is 'GMXX'; it has 3 letters at most\n"
      "2:12 date of birth is '31.02.2001'; write it as YYYY/MM/DD, or the year alone\n"
      "4:1 the entry has no name\n");
  EXPECT_EQ(faults("rating\n1\n"), "1:1 an entry list needs the column 'name'\n");
  EXPECT_EQ(faults("name\n"), "1:1 the entry list has no entries\n");
  EXPECT_EQ(faults("name,id\nA,1\nB,1\n"), "3:3 id 1 is already used\n");
}

TEST(ReadEntries, RefusesHostileLists) {
  EXPECT_EQ(faults("name\n\"A\nB\nC\n"), "2:1 this quotation mark is never closed\n");
  EXPECT_EQ(faults("name\n=HYPERLINK(1)\n"), "2:1 name is '=HYPERLINK(1)', which is a formula\n");
  EXPECT_EQ(faults(std::string_view("name\nA\0B\n", 9)),
            "2:2 the list contains a NUL: it is not a text file; save a spreadsheet as CSV\n");
  EXPECT_EQ(faults("\xFF\xFEn"), "1:1 the list is in UTF-16; save it as CSV in UTF-8\n");
  std::string many = "name\n";
  for (int i = 0; i < 1'000'000; ++i) many += "A\n";
  EXPECT_EQ(faults(many), "10001:1 the list has more than 9999 rows\n");
}

TEST(ReadEntries, SaysOnceThatDatesAreReadDayFirst) {
  const auto read = read_entries("name,birth\nA,02/11/2008\nB,03/04/2009\nC,25/12/2001\n");
  ASSERT_TRUE(read.value);
  EXPECT_EQ(read.value->players[0].birth, (Date{2008, 11, 2}));
  ASSERT_EQ(read.diagnostics.size(), 1U);
  EXPECT_EQ(to_string(read.diagnostics[0].message),
            "'02/11/2008' is read day first: 2008/11/02; write it as YYYY/MM/DD");
}

TEST(ReadEntries, KeepsNationalRatingsAndOrdersEqualsByThem) {
  const auto read = read_entries(
      "name,rating,national_rating,federation\nA,,1500,ITA\nB,,1600,ITA\nC,1400,,ITA\n");
  ASSERT_TRUE(read.value);
  test::Draft t = draft_of(*read.value);
  assign_initial_order(t);
  EXPECT_EQ(t.players[0].name, "C");  // FIDE Swiss Rules 1989, art. 7
  EXPECT_EQ(t.players[1].name, "B");
  const auto bytes = write(t).bytes;
  EXPECT_NE(bytes.find("172 ITA FIDE"), std::string::npos);
  EXPECT_NE(bytes.find("\nITA    2"), std::string::npos);
}

TEST(ReadEntries, KeepsNationalNumbersAndCategoriesInANationalRecord) {
  const auto read = read_entries(
      "Cognome,Nome,FED,Tessera,Categoria,Elo Italia\n"
      "Rossi,Ada,ITA,140100,1n,1850\n"
      "Neri,Ugo,ROU,140101,NC,\n"
      "Verdi,Pia,FRA,77,,1900\n"
      "Bruni,Leo,,,,\n");
  ASSERT_TRUE(read.value);
  const auto& players = read.value->players;
  ASSERT_EQ(players[0].national.size(), 1U);
  EXPECT_EQ(players[0].national[0].federation, "ITA");
  EXPECT_EQ(players[0].national[0].id, "140100");
  EXPECT_EQ(players[0].national[0].classification, "1N");
  EXPECT_EQ(players[0].national[0].rating, 1850);
  EXPECT_EQ(players[0].title_text, "");
  EXPECT_EQ(players[1].national[0].federation, "ITA");  // A category of the FSI
  EXPECT_EQ(players[2].national[0].federation, "FRA");
  EXPECT_TRUE(players[3].national.empty());
  const auto card = read_entries("Cognome,Tessera\nRossi,140100\n");
  ASSERT_TRUE(card.value);
  EXPECT_EQ(card.value->players[0].national[0].federation, "ITA");
  EXPECT_TRUE(read.value->has_national());
  test::Draft draft = draft_of(*read.value);
  assign_initial_order(draft);
  EXPECT_NE(write(draft).bytes.find("\nITA    2   1N"), std::string::npos);
}

TEST(ReadEntries, TakeFideTitlesFromACategoryIfThereIsNoTitle) {
  const auto only = read_entries("name,category\nA,FM\nB,CM\nC,U16\nD,U18\n");
  ASSERT_TRUE(only.value);
  EXPECT_EQ(only.value->players[0].title, Title::fm);
  // CM is Candidato Maestro in a column of categories.
  EXPECT_EQ(only.value->players[1].title, Title::none);
  EXPECT_EQ(only.value->players[1].national[0].classification, "CM");
  EXPECT_TRUE(only.value->players[2].national.empty());
  EXPECT_EQ(std::ranges::count_if(
                only.diagnostics,
                [](const Diagnostic& each) { return each.message.is<said::category_not_used>(); }),
            1);
  const auto both = read_entries("name,title,category\nA,WFM,FM\n");
  ASSERT_TRUE(both.value);
  EXPECT_EQ(both.value->players[0].title, Title::wfm);
}

TEST(ReadEntries, RefusesANationalNumberTwiceAndOneWithoutFederation) {
  EXPECT_EQ(faults("name,federation,national_id\nA,ITA,0123\nB,FRA,123\nC,ITA,123\n"),
            "4:7 number 123 is already that of line 2\n");
  EXPECT_EQ(faults("name,national_id\nA,123\n"),
            "2:3 a national rating or number needs the player's federation\n");
  EXPECT_EQ(faults("name,federation,national_id\nA,ITA,1.4E+05\n"),
            "2:7 number is '1.4E+05', as a spreadsheet writes a large number; write all its "
            "digits\n");
}

TEST(SexNamed, KnowsTheWordsOfListsInAnyCase) {
  for (const auto* word : {"w", "F", "Female", "D", "donna", "FEMMINA"})
    EXPECT_EQ(sex_named(word), Sex::female) << word;
  for (const auto* word : {"m", "M", "male", "Uomo", "maschio"})
    EXPECT_EQ(sex_named(word), Sex::male) << word;
  for (const auto* word : {"", "-", "?", "x", "fm"})
    EXPECT_EQ(sex_named(word), Sex::unknown) << word;
}

TEST(ReadEntries, WritesFederationsInCapitals) {
  EXPECT_EQ(read_entries("name,federation\nA,ita\n").value->players[0].federation, "ITA");
}

TEST(InitialOrder, IsTheListsOwnByItsIds) {
  const auto read = read_entries("id,name,rating\n3,A,2000\n1,B,1000\n2,C,1500\n");
  test::Draft t = draft_of(*read.value);
  assign_initial_order(t, {EntryOrder::Kind::file, 0});
  EXPECT_EQ(t.players[0].name, "B");
  EXPECT_EQ(t.players[2].name, "A");
}

TEST(InitialOrder, DrawsTheSameLotsForTheSameSeed) {
  test::Draft t;
  for (int i = 0; i < 10; ++i) {
    Player player;
    player.row = static_cast<std::uint32_t>(i);
    t.players.push_back(player);
  }
  const auto first = initial_order(t, {EntryOrder::Kind::lots, 5});
  EXPECT_EQ(first, initial_order(t, {EntryOrder::Kind::lots, 5}));
  EXPECT_NE(first, initial_order(t, {EntryOrder::Kind::lots, 6}));
  EXPECT_EQ(first, (std::vector<PlayerIndex>{8, 7, 1, 3, 5, 9, 6, 0, 4, 2}));
}

}  // namespace
}  // namespace trf
