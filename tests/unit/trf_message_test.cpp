#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "refused/example.hpp"
#include "support/pseudo.hpp"
#include "trf/language.hpp"
#include "trf/messages/common.hpp"
#include "trf/translation.hpp"

namespace {

using namespace trf;
using namespace example;

std::string en(const Message& message) { return render(message, english); }

AndList numbers(const std::vector<int>& players) {
  return {players, [](int player) { return Number{player}; }};
}

TEST(Message, HasItsWordsAndAFormForPrograms) {
  const Message found =
      same_colour{.player = 3, .other = 7, .colour = Colour::black, .round = std::size_t{2}};
  EXPECT_EQ(en(found), "players 3 and 7 both have Black in round 2");
  EXPECT_EQ(to_json(found), R"({"message_id":"example.same_colour","arguments":)"
                            R"({"player":3,"other":7,"colour":"black","round":2}})");
  EXPECT_EQ(to_json(today_unknown{}), R"({"message_id":"example.today_unknown","arguments":{}})");
  EXPECT_EQ(to_json(Message{}), "null");
}

TEST(Message, NumbersPointsDecimalsAndListsChooseTheirPlural) {
  EXPECT_EQ(en(empty_round{.rows = 1, .round = 4}), "1 row has no result in round 4");
  EXPECT_EQ(en(empty_round{.rows = 0, .round = 4}), "0 rows have no result in round 4");
  const auto in = [](int tenths) {
    return en(in_bracket{.number = 3, .points = Score::from_tenths(tenths)});
  };
  EXPECT_EQ(in(10), "bracket 3 (1 point)");
  EXPECT_EQ(in(9), "bracket 3 (0.9 points)");
  EXPECT_EQ(in(-45), "bracket 3 (-4.5 points)");
  EXPECT_EQ(en(downfloat{.players = numbers({7}), .hint = Message{}}), "Player 7 downfloats");
  EXPECT_EQ(en(downfloat{.players = numbers({7, 9, 12}), .hint = Message{}}),
            "Players 7, 9 and 12 downfloat");
}

TEST(Message, DecimalsHaveAllTheirDigits) {
  const auto change = [](std::int64_t tenths, std::int64_t hundredths) {
    return en(change_of{.games = 5, .change = {tenths, 1}, .expected = {hundredths, 2}});
  };
  EXPECT_EQ(change(174, 213), "5 games: 17.4 points, expected 2.13");
  EXPECT_EQ(change(10, 5), "5 games: 1.0 point, expected 0.05");
  EXPECT_EQ(change(-3, 100), "5 games: -0.3 points, expected 1.00");
  EXPECT_EQ(en(change_of{.games = 1, .change = Score::from_tenths(30), .expected = ScoreProduct{}}),
            "1 game: 3.0 points, expected 0.00");
}

TEST(Message, SentencesNestAndAPartMayBeAbsent) {
  const Message fault =
      bad_code{.code = std::string{"BH/C1/C1"}, .fault = modifier_twice{.modifier = Code{"C1"}}};
  EXPECT_EQ(en(fault), "'BH/C1/C1': modifier C1 appears twice");
  EXPECT_EQ(to_json(fault),
            R"({"message_id":"example.bad_code","arguments":{"code":"BH/C1/C1","fault":)"
            R"({"message_id":"example.modifier_twice","arguments":{"modifier":"C1"}}}})");
  EXPECT_EQ(
      en(no_pairing{.reasons = std::vector<Arg>{today_unknown{}, fault}}),
      "no legal pairing: today's date is not known (--today); 'BH/C1/C1': modifier C1 appears "
      "twice");
  const std::vector<std::string> keys{"2009", "2023", "2024"};
  EXPECT_EQ(en(known_are{.key = std::string{"x"},
                         .known = {keys, [](const auto& key) { return Data{key}; }}}),
            "unknown edition 'x'; known: 2009, 2023 or 2024");
  EXPECT_EQ(en(braces{.code = Code{"x"}}), "{x}");
}

TEST(Message, CitationsComeLastInBrackets) {
  const Cited note{"C.04.3 2.4.2", today_unknown{}};
  EXPECT_EQ(render(note, english), "today's date is not known (--today) (C.04.3 2.4.2)");
  EXPECT_EQ(render(Cited{"", today_unknown{}}, english), "today's date is not known (--today)");
  EXPECT_EQ(en(bad_code{.code = std::string{"x"}, .fault = note}),
            "'x': today's date is not known (--today) (C.04.3 2.4.2)");
}

TEST(Message, CodeDecidesByTheSentence) {
  const Message found = date_expected{.found = std::string{"x"}};
  EXPECT_TRUE(found.is<date_expected>());
  EXPECT_FALSE(found.is<today_unknown>());
  EXPECT_FALSE(Message{}.is<today_unknown>());
  // Another copy of the id, as a shared library with hidden symbols may have one.
  const MessageId copy{"example", std::string_view{"today_unknown"}, "other words", {}};
  EXPECT_EQ(copy, today_unknown::id);
  EXPECT_FALSE(copy == date_expected::id);
}

TEST(Message, HasAnOrderAndIsEqualByValue) {
  std::vector<Message> all{empty_round{.rows = 5, .round = 1}, today_unknown{},
                           empty_round{.rows = 5, .round = 1}, Message{},
                           empty_round{.rows = 4, .round = 1}};
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  ASSERT_EQ(all.size(), 4U);
  EXPECT_TRUE(all[0].empty());
  EXPECT_EQ(en(all[1]), "4 rows have no result in round 1");
}

TEST(Message, DataIsNeverTouched) {
  for (const std::string hostile :
       {"{found}", "{", "}}", "{0}", "{found?a|b}", "White", "%s", "\x02x\x03", "a; b", "",
        "players 3 and 7 both have White in round 2", "date is 'x'; use YYYY/MM/DD"}) {
    const Message found = date_expected{.found = hostile};
    EXPECT_EQ(en(found), "date is '" + hostile + "'; use YYYY/MM/DD");
    EXPECT_EQ(test::unmarked(render(found, test::pseudo)), hostile);
  }
  EXPECT_EQ(to_json(date_expected{.found = std::string{"\"\n{"}}),
            R"({"message_id":"example.date_expected","arguments":{"found":"\"\n{"}})");
}

TEST(Message, ALanguageIsOneFile) {
  EXPECT_EQ(render(same_colour{.player = 3, .other = 7, .colour = Colour::white, .round = 2},
                   test::pseudo),
            "«players »3« and »7« both have »«White»« in round »2");
  EXPECT_EQ(render(downfloat{.players = numbers({1, 2, 3}), .hint = today_unknown{}}, test::pseudo),
            "«Players»« »1«, »2« and »3« »«downfloat»«today's date is not known (--today)»");
}

TEST(Message, TheWordsOfTheExampleFitInEveryLanguage) {
  for (const auto* const id : example::example) {
    EXPECT_EQ(words_fault(*id, id->english, 2), WordsFault::none) << id->name;
    EXPECT_EQ(words_fault(*id, test::pseudo.words(*id), 2), WordsFault::none) << id->name;
  }
}

TEST(Message, WordsGiveATextTheFormOfTheirLanguage) {
  EXPECT_EQ(in_form("2026/05/02", text_form::day_first), "02/05/2026");
  EXPECT_EQ(in_form("2026-05-02", text_form::day_first), "02/05/2026");
  EXPECT_EQ(in_form("12.50", text_form::decimal_comma), "12,50");
  EXPECT_EQ(in_form("WBW", text_form::italian_colours), "BNB");
  for (const std::string other : {"", "May 2026", "2026/05", "2026/5/2", "02/05/2026", "a.b", "7"})
    for (const auto form :
         {text_form::day_first, text_form::decimal_comma, text_form::italian_colours})
      EXPECT_EQ(in_form(other, form), other) << form;
  EXPECT_EQ(words_fault(date_expected::id, "{found:d/m/y}", 2), WordsFault::none);
  EXPECT_EQ(words_fault(date_expected::id, "{found:upside down}", 2), WordsFault::unknown_form);
  EXPECT_EQ(words_fault(same_colour::id, "{player:d/m/y} {other} {colour?a|b} {round}", 2),
            WordsFault::unknown_form);
}

TEST(Message, PointsAndDecimalsHaveThePointOfTheirLanguage) {
  Language comma = english;
  comma.decimal_point = ',';
  const Message change = change_of{.games = 5, .change = {174, 1}, .expected = {213, 2}};
  EXPECT_EQ(render(change, comma), "5 games: 17,4 points, expected 2,13");
  EXPECT_EQ(render(in_bracket{.number = 3, .points = Score::from_tenths(45)}, comma),
            "bracket 3 (4,5 points)");
}

TEST(Message, FaultsOfWordsHaveNames) {
  const auto of = [](std::string_view words) { return words_fault(same_colour::id, words, 2); };
  EXPECT_EQ(of(""), WordsFault::no_words);
  EXPECT_EQ(of("{player"), WordsFault::open_brace);
  EXPECT_EQ(of("player}"), WordsFault::open_brace);
  EXPECT_EQ(of("{player} {turno}"), WordsFault::unknown_argument);
  EXPECT_EQ(of("{player} {other} {colour} {round}"), WordsFault::choice_without_words);
  EXPECT_EQ(of("{player} {other} {colour?a|b|c} {round}"), WordsFault::number_of_forms);
  EXPECT_EQ(of("{player?a} {other} {colour?a|b} {round}"), WordsFault::number_of_forms);
  EXPECT_EQ(of("{player} {other} {colour?a|b}"), WordsFault::argument_left_out);
  EXPECT_EQ(words_fault(date_expected::id, "{found?a|b}", 2), WordsFault::text_that_chooses);
}

/// A language with words for two sentences, three plural forms, and lists and decimals of its own.
Language three_forms() {
  static constexpr auto form = [](std::int64_t tenths) noexcept -> std::size_t {
    return tenths == 10 ? 0 : tenths < 50 ? 1 : 2;
  };
  static constexpr auto words = [](const MessageId& id) -> std::string_view {
    if (id == empty_round::id) return "T{round}: {rows} {rows?a|b|c}";
    if (id == bad_code::id) return "[{code}: {fault}]";
    return {};
  };
  return {.tag = "x3",
          .words = words,
          .plural = {.forms = 3, .form = form},
          .all_and = " & ",
          .all_or = " / ",
          .comma = "+",
          .semicolon = " # ",
          .decimal_point = ','};
}

TEST(Message, ALanguageHasAsManyPluralFormsAsItSays) {
  for (const auto& [rows, form] : {std::pair{1, "1 a"}, {2, "2 b"}, {4, "4 b"}, {5, "5 c"}})
    EXPECT_EQ(render(empty_round{.rows = rows, .round = 3}, three_forms()),
              "T3: " + std::string{form});
  EXPECT_EQ(words_fault(empty_round::id, "{round} {rows?a|b|c}", 3), WordsFault::none);
  EXPECT_EQ(words_fault(empty_round::id, "{round} {rows?a|b}", 3), WordsFault::number_of_forms);
}

TEST(Message, ASentenceWithoutWordsIsEnglishAsAWhole) {
  // Its plurals, lists and decimals too; the sentences around it and inside it have words.
  EXPECT_EQ(render(downfloat{.players = numbers({7, 9, 12, 14, 15}),
                             .hint = empty_round{.rows = 5, .round = 3}},
                   three_forms()),
            "Players 7, 9, 12, 14 and 15 downfloatT3: 5 c");
  EXPECT_EQ(render(bad_code{.code = std::string{"x"},
                            .fault = in_bracket{.number = 3, .points = Score::from_tenths(75)}},
                   three_forms()),
            "[x: bracket 3 (7.5 points)]");
  EXPECT_EQ(render(no_pairing{.reasons = std::vector<Arg>{empty_round{.rows = 1, .round = 3},
                                                          today_unknown{}}},
                   three_forms()),
            "no legal pairing: T3: 1 a; today's date is not known (--today)");
}

TEST(Message, TheSentencesThatALanguageDoesNotHaveAreNamed) {
  const Family all[]{example::example};
  const auto missing = sentences_without_words(three_forms(), all);
  EXPECT_EQ(missing.size(), std::size(example::example) - 2);
  EXPECT_EQ(*missing.front(), same_colour::id);
  EXPECT_TRUE(sentences_without_words(english, all).empty());
}

TEST(Message, ATableKeepsTheFirstWordsAndFindsThemByName) {
  WordTable table;
  table.add(today_unknown::id, "oggi");
  table.add(today_unknown::id, "domani");
  table.add(braces::id, "");
  const MessageId copy{"example", std::string_view{"today_unknown"}, "other words", {}};
  EXPECT_EQ(table.find(copy), "oggi");
  EXPECT_EQ(table.find(braces::id), "");
  EXPECT_EQ(table.find(same_colour::id), "");
}

}  // namespace
