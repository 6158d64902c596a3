#include "trf/read.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "trf/time_control.hpp"

namespace {

using namespace std::string_literals;
using trf::Colour;
using trf::ResultCode;
using trf::Severity;

constexpr std::string_view two_players =
    "012 Two\n"
    "001    1 mGM  Rossi, Mario                      2500 ITA      800001 1990/01/02  1.5    1  "
    "   2 w 1  0000 - H\n"
    "001    2 f    Bianchi, Anna                        0 ITA             1991        0.0    2  "
    "   1 b 0\n";

std::string with(std::string_view from, std::string_view to) {
  std::string text{two_players};
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

// The first that can be read: the later ones are named as not in the result.
TEST(Read, UsesTheFirstOfRepeatedRecords) {
  const auto result = trf::read(
      with("012 Two",
           "012 \n012 Two\n012 Three\n152 x\n152 W\n152 B\nXXC black1\n172 x\n172 ITA NIDOF\n"
           "172 ITA FIDON\n162  Q 1.0\n162  W 3.0    D 1.0\n162  W 2.0    X 2.0\n"
           "362 TW 3.0    TD 1.0    TL 0.0\n362 TW 4.0"));
  ASSERT_TRUE(result.value);
  const auto& t = *result.value;
  EXPECT_EQ(t.name, "Two");
  EXPECT_EQ(t.initial_colour, Colour::white);
  EXPECT_EQ(t.ranking_method, trf::RankingMethod::nidof);
  EXPECT_EQ(to_string(t.points.win()), "3.0");
  EXPECT_EQ(to_string(t.points.unknown), "1.0");
  EXPECT_EQ(to_string(t.match_points.win), "3.0");
  const auto bbp = trf::read(with("012 Two", "BBW  3.0\nBBW  2.0\nBBU  1.0\nBBU  2.0"));
  ASSERT_TRUE(bbp.value);
  EXPECT_EQ(to_string(bbp.value->points.win()), "3.0");
  EXPECT_EQ(to_string(bbp.value->points.pairing_bye), "1.0");
}

TEST(Read, UnderstandsAPlayerRow) {
  const auto result = trf::read(two_players);
  ASSERT_TRUE(result.value);
  EXPECT_TRUE(result.diagnostics.empty());
  const auto& t = *result.value;
  EXPECT_EQ(t.name, "Two");
  ASSERT_EQ(t.players.size(), 2U);
  EXPECT_EQ(t.players[0].title, trf::Title::gm);
  EXPECT_EQ(t.players[0].name, "Rossi, Mario");
  EXPECT_EQ(t.players[0].rating, 2500);
  EXPECT_EQ(t.players[0].fide_id, "800001");
  EXPECT_EQ(t.players[0].points, trf::Score::from_tenths(15));
  EXPECT_EQ(t.players[1].sex, trf::Sex::female);
  EXPECT_EQ(t.players[1].rating, 0);
  EXPECT_EQ(t.players[1].birth, (trf::Date{1991, 0, 0}));
  EXPECT_EQ(t.rounds(), 2);
  EXPECT_EQ(t.paired_rounds(), 1);
  EXPECT_EQ(t.game(0, 1), (trf::Game{1, Colour::white, ResultCode::win}));
  EXPECT_EQ(t.game(0, 2), (trf::Game{trf::no_player, Colour::none, ResultCode::half_point_bye}));
  EXPECT_TRUE(t.game(1, 2).is_blank());
  EXPECT_EQ(t.score(0), trf::Score::from_tenths(15));
}

struct Fault {
  const char* from;
  const char* to;
  const char* check;
  Severity severity;
  std::uint32_t line, column;
};

class ReadFault : public testing::TestWithParam<Fault> {};

TEST_P(ReadFault, IsFoundInItsPlaceAlone) {
  const auto& fault = GetParam();
  const auto result = trf::read(with(fault.from, fault.to));
  ASSERT_TRUE(result.value);
  ASSERT_EQ(result.diagnostics.size(), 1U);
  const auto& found = result.diagnostics[0];
  EXPECT_EQ(found.check.text(), fault.check);
  EXPECT_EQ(found.severity, fault.severity);
  EXPECT_EQ(found.where.line, fault.line);
  EXPECT_EQ(found.where.column, fault.column);
}

INSTANTIATE_TEST_SUITE_P(
    Faults, ReadFault,
    testing::Values(Fault{"   2 w 1", "   3 w 1", "C03", Severity::error, 2, 92},
                    Fault{"   2 w 1", "   1 w 1", "C04", Severity::error, 2, 92},
                    Fault{"   2 w 1", "  x2 w 1", "C02", Severity::error, 2, 92},
                    Fault{"   2 w 1", "99992w 1", "C02", Severity::error, 2, 92},
                    Fault{"   2 w 1", "   2xw 1", "C01", Severity::error, 2, 92},
                    Fault{"   2 w 1", "   2 s 1", "C05", Severity::error, 2, 97},
                    Fault{"   2 w 1", "   2 W 1", "C05", Severity::warning, 2, 97},
                    Fault{"   2 w 1", "   2 w *", "C08", Severity::error, 2, 99},
                    Fault{"   2 w 1", "   2 w w", "C09", Severity::info, 2, 99},
                    Fault{"   2 w 1", "   2 - 1", "C07", Severity::error, 2, 97},
                    Fault{"   2 w 1", "   2 - Z", "C10", Severity::error, 2, 92},
                    Fault{"   2 w 1", "0000 - 1", "C11", Severity::error, 2, 92},
                    Fault{"   2 w 1", "0000 w  ", "C06", Severity::error, 2, 92},
                    Fault{" 1.5    1", " 1,5    1", "R27", Severity::error, 2, 81},
                    Fault{" 1.5    1", " 1.5    x", "R29", Severity::warning, 2, 86},
                    Fault{"2500", "25x0", "R14", Severity::error, 2, 49},
                    Fault{"012 Two", "142 0", "H25", Severity::error, 1, 5},
                    Fault{"012 Two", "152 x", "H27", Severity::error, 1, 5},
                    Fault{"012 Two", "042 2026-01-02", "H06", Severity::warning, 1, 5},
                    Fault{"012 Two", "202 BH,??", "H37", Severity::warning, 1, 8},
                    Fault{"012 Two", "222 five minutes", "H23", Severity::info, 1, 5},
                    Fault{"012 Two", "162  W 3.0    Q 1.0", "H29", Severity::error, 1, 15},
                    Fault{"012 Two", "250           001 002 0001 0002", "A01", Severity::error, 1,
                          10},
                    Fault{"012 Two", "260 001     0001", "A05", Severity::error, 1, 13},
                    Fault{"012 Two", "330 xx   1   1   2", "M16", Severity::error, 1, 5},
                    Fault{"012 Two", "330 +-   x   1   2", "M16", Severity::error, 1, 5},
                    Fault{"012 Two", "330 +-   0   1   2", "M16", Severity::error, 1, 5},
                    Fault{"012 Two", "232 what", "S01", Severity::warning, 1, 1},
                    Fault{"012 Two", "ITA    7", "N01", Severity::error, 1, 5}),
    [](const auto& fault) {
      return std::string{fault.param.check} + "_" + std::to_string(fault.index);
    });

TEST(Read, TakesColumnsOfBytesWhereTheProducerCountedThem) {
  const auto right = trf::read(with("Rossi, Mario ", "Ross\xC3\xAC, Mario "));
  EXPECT_TRUE(right.diagnostics.empty());
  EXPECT_EQ(right.value->players[0].rating, 2500);
  const auto bytes = trf::read(with("Rossi, Mario  ", "Ross\xC3\xAC, Mario "));
  ASSERT_EQ(bytes.diagnostics.size(), 1U);
  EXPECT_EQ(bytes.diagnostics[0].check.text(), "P09");
  EXPECT_EQ(bytes.value->players[0].rating, 2500);
  EXPECT_EQ(bytes.value->players[0].name, "Ross\xC3\xAC, Mario");
}

TEST(Read, DoesNotReadPointsAndResultsOfAShiftedRow) {
  const auto result = trf::read(with("Rossi, Mario ", "Rossi, Mario  "));
  ASSERT_EQ(result.diagnostics.size(), 1U);
  EXPECT_EQ(result.diagnostics[0].check.text(), "P09");
  EXPECT_TRUE(result.value->games(0)[0].is_blank());
}

TEST(Read, SortsRowsByStartRankAndKeepsOpponents) {
  std::string text{two_players};
  const auto second = text.find("001    2");
  const auto first = text.find("001    1");
  text = text.substr(0, first) + text.substr(second) + text.substr(first, second - first);
  const auto result = trf::read(text);
  ASSERT_TRUE(result.value);
  EXPECT_EQ(result.value->players[0].start_rank, 1);
  EXPECT_EQ(result.value->players[0].row, 1U);
  EXPECT_EQ(result.value->game(0, 1), (trf::Game{1, Colour::white, ResultCode::win}));
  EXPECT_EQ(result.value->game(1, 1), (trf::Game{0, Colour::black, ResultCode::loss}));
}

TEST(Read, RefusesWhatIsNoReport) {
  for (const auto& text : {""s, "\n\n"s, " "s, "\uFEFF"s, "012 only a name\n"s, "PK\x03\x04zip"s,
                           R"({"a": 1})"s, "[Event \"?\"]\n"s, "\377\3760\0"s}) {
    const auto result = trf::read(text);
    EXPECT_FALSE(result.value) << text;
    ASSERT_EQ(result.diagnostics.size(), 1U) << text;
    EXPECT_EQ(result.diagnostics[0].severity, Severity::error);
    EXPECT_GE(result.diagnostics[0].where.line, 1U);
  }
}

std::vector<std::string> findings(const std::string& report) {
  std::vector<std::string> texts;
  for (const auto& found : trf::read(report).diagnostics)
    texts.push_back(std::string{found.check.text()} + ": " + to_string(found.message));
  return texts;
}

TEST(Read, TakesARulerForNoRecord) {
  for (const auto* const ruler : {"0123456789012345678901234567890", "012345678901 ruler",
                                  "1234567890123456789", "DDD SSSS sTTT NNNNNNN"})
    EXPECT_TRUE(findings(ruler + "\n"s + std::string{two_players}).empty()) << ruler;
  EXPECT_EQ(trf::read("0123456789012\n" + std::string{two_players}).value->name, "Two");
}

TEST(Read, RefusesARecordWhoseColumnsRunIntoEachOther) {
  const std::string report{two_players};
  using Texts = std::vector<std::string>;
  EXPECT_EQ(findings(report + "240H 2 6\n"),
            (Texts{"B08: record 240 is not read: column 4 is 'H'; a space was expected"}));
  EXPECT_EQ(findings(report + "240 H 2 6\n"),
            (Texts{"B08: round is '2 6'; a number from 1 to 400 was expected in columns 7-9"}));
  EXPECT_EQ(findings(report + "240 H   2    99\n"),
            (Texts{"B08: record 240 is not read: column 15 is '9'; a space was expected"}));
  EXPECT_TRUE(findings(report + "240 H   2   99\n").empty());  // Whether 99 exists is a check's
  EXPECT_EQ(findings(report + "260 001 0020001 0002\n"),
            (Texts{"A05: record 260 is not read: column 12 is '0'; a space was expected"}));
  EXPECT_EQ(findings(report + "XXZ7\n"),
            (Texts{"B09: record XXZ is not read: column 4 is '7'; a space was expected"}));
  EXPECT_EQ(findings(report + "022Roma\n"),
            (Texts{"S01: record 022 is not read: column 4 is 'R'; a space was expected"}));
}

TEST(Read, TakesTheFirstNumberOfTwoRecords) {
  const auto read = trf::read("072\n072 3 (2)\n072 4\n" + std::string{two_players});
  ASSERT_TRUE(read.value);
  EXPECT_EQ(read.value->stated_rated, 3);
  for (const auto& found : read.diagnostics) EXPECT_NE(found.check.text(), "H16");
}

TEST(Read, KnowsRowsOfASecondReportWithTabs) {
  for (const std::string_view row : {"001", "001    1", "001\t1", "0011"}) {
    const auto read = trf::read(std::string{two_players} + "012 Other\n" + std::string{row} + "\n");
    EXPECT_EQ(read.diagnostics.at(0).check.text(), "S11") << row;
  }
  const auto read = trf::read(std::string{two_players} + "012 Other\n001-\n");
  EXPECT_NE(read.diagnostics.at(0).check.text(), "S11");
}

TEST(Read, StopsAtASecondReport) {
  const auto result = trf::read(std::string{two_players} + std::string{two_players});
  ASSERT_TRUE(result.value);
  EXPECT_EQ(result.value->players.size(), 2U);
  ASSERT_EQ(result.diagnostics.size(), 1U);
  EXPECT_EQ(result.diagnostics[0].check.text(), "S11");
  EXPECT_EQ(result.diagnostics[0].where.line, 4U);
}

TEST(Read, TakesNothingOfASecondReport) {
  const auto first = std::string{two_players};
  const auto result = trf::read(first + "012 Other\n022 Elsewhere\n132" + std::string(88, ' ') +
                                "26/03/01\n" + first);
  ASSERT_TRUE(result.value);
  EXPECT_EQ(result.value->name, trf::read(first).value->name);
  EXPECT_EQ(result.value->city, trf::read(first).value->city);
  EXPECT_TRUE(result.value->round_dates.empty());
}

// The example of FIDE's note is in other columns than its own table.
TEST(Read, ReadsAbnormalPointsOffTheirColumnsAsWords) {
  const auto read = [](std::string_view line) {
    return trf::read(std::string{two_players} + std::string{line} + '\n');
  };
  const auto abnormal = [&](std::string_view line) {
    const auto result = read(line);
    EXPECT_EQ(result.value->abnormal.size(), 1U) << line;
    return result.value->abnormal.at(0);
  };
  const auto full = abnormal("299 W 1.0  2.5  3 1 2");
  EXPECT_EQ(full.kind, 'W');
  EXPECT_EQ(full.match_points, trf::Score::from_tenths(10));
  EXPECT_EQ(full.game_points, trf::Score::from_tenths(25));
  EXPECT_EQ(full.round, 3);
  EXPECT_EQ(full.ids, (std::vector<trf::Id>{1, 2}));
  EXPECT_EQ(abnormal("299 W 1.0 2.5 9 9999").round, 9);
  EXPECT_EQ(abnormal("299 W 1.0 2.5 9 9999").ids, (std::vector<trf::Id>{9999}));
  const auto penalty = abnormal("299   -.5");
  EXPECT_EQ(penalty.kind, ' ');
  EXPECT_EQ(penalty.game_points, trf::Score::from_tenths(-5));
  EXPECT_EQ(penalty.round, 0);
  for (const auto* bad :
       {"299 W 1 1 1 1 1", "299 W 1.0 x", "299 W 1.0 2.0 3.0 1", "299 W 1.0 99999",
        "299 W 1.0 1 10000", "299 W 1.0 1 \xC3\xA8", "299 W1.0 1 1"}) {
    const auto result = read(bad);
    EXPECT_TRUE(result.value->abnormal.empty()) << bad;
    EXPECT_EQ(result.diagnostics.at(0).check.text(), "A08") << bad;
  }
}

TEST(Read, ReadsPointSystemsOffTheirColumnsAsWords) {
  const auto read = [](std::string_view line) {
    return trf::read(std::string{two_players} + std::string{line} + '\n');
  };
  const auto off = read("162  W 3.0 D 1.0   L 0.5 P 2.0");
  EXPECT_EQ(off.value->points.win_black, trf::Score::from_tenths(30));
  EXPECT_EQ(off.value->points.draw_white, trf::Score::from_tenths(10));
  EXPECT_EQ(off.value->points.loss_white, trf::Score::from_tenths(5));
  EXPECT_EQ(off.value->points.pairing_bye, trf::Score::from_tenths(20));
  ASSERT_EQ(off.diagnostics.size(), 1U);
  EXPECT_EQ(off.diagnostics[0].severity, Severity::warning);
  // A letter without points, and points without a letter.
  for (const auto* half : {"162  W 3.0    D    ", "162  W 3.0      0.5"})
    EXPECT_EQ(read(half).diagnostics.at(0).check.text(), "H29") << half;
  const auto bad = read("162  W 3.0 \xC3\xA8 1.0");
  EXPECT_EQ(bad.value->points.win_black, trf::Score::from_tenths(30));
  EXPECT_EQ(bad.diagnostics.at(0).check.text(), "H29");
  EXPECT_EQ(bad.diagnostics.at(0).where.column, 12U);
}

TEST(Read, ReadsTheFederationAndMethodOfTheStartingRank) {
  const auto read = [](std::string_view line) {
    return trf::read(std::string{two_players} + std::string{line} + '\n');
  };
  const auto both = read("172 ita fidon");
  EXPECT_EQ(both.value->ranking_federation, "ITA");
  EXPECT_EQ(both.value->ranking_method, trf::RankingMethod::fidon);
  const auto alone = read("172 NIDOF");
  EXPECT_EQ(alone.value->ranking_method, trf::RankingMethod::nidof);
  EXPECT_EQ(alone.diagnostics.at(0).check.text(), "H32");
  const auto nro = read("172 NRO");  // three letters, and yet a method
  EXPECT_EQ(nro.value->ranking_method, trf::RankingMethod::nro);
  const auto odd = read("172 ITA FIDE \xC3\xA8");
  EXPECT_EQ(odd.value->ranking_method, trf::RankingMethod::fide);
  EXPECT_EQ(odd.diagnostics.at(0).where.column, 14U);
}

TEST(TimeControl, ReadsPeriodsAndArmageddon) {
  const auto classic = trf::parse_time_control("40/6000+30:900+30");
  ASSERT_TRUE(classic);
  EXPECT_EQ(classic->seconds_for_60_moves(), 6900U + 60U * 30U);
  EXPECT_EQ(trf::to_string(*classic), "40/6000+30:900+30");
  const auto armageddon = trf::parse_time_control("W300 - B240");
  ASSERT_TRUE(armageddon);
  EXPECT_EQ(trf::to_string(*armageddon), "W300-B240");
  for (const auto* bad : {"", "90'", "5400+", "W300", "5400:", "+30", "/5400", "99999999"})
    EXPECT_FALSE(trf::parse_time_control(bad)) << bad;
}

// TRF26: capitals and small letters; nothing else.
TEST(Read, TakesTheResultLettersAndNoOther) {
  constexpr std::string_view letters = "1=0+-WDLwdl", byes = "HFUZhfuz";
  for (char letter = '!'; letter <= '~'; ++letter) {
    if (byes.find(letter) != std::string_view::npos) continue;  // Not against an opponent
    std::string text{two_players};
    text[text.find("2 w 1") + 4] = letter;
    const trf::Document document{text};
    const auto result = trf::read(document);
    ASSERT_TRUE(result.value) << letter;
    const bool is_known = letters.find(letter) != std::string_view::npos;
    const bool is_refused =
        std::ranges::any_of(result.diagnostics, [](const trf::Diagnostic& each) {
          return each.where.line == 2 && each.severity == Severity::error;
        });
    EXPECT_EQ(is_refused, !is_known) << letter;
    if (!is_known) {
      EXPECT_EQ(result.value->game(0, 1).code, ResultCode::none) << letter;
    }
  }
}

TEST(Read, NamesTheLetterOfAWrongCell) {
  const auto said_of = [](std::string_view cell) {
    std::string text{two_players};
    text.replace(text.find("   2 w 1"), 8, cell);
    std::vector<std::string> said;
    const trf::Document document{text};
    for (const auto& each : trf::read(document).diagnostics)
      if (each.where.line == 2) said.push_back(to_string(each.message));
    return said;
  };
  EXPECT_EQ(said_of("   2 - H"),
            std::vector<std::string>{"bye code H is beside opponent 2; a bye has no opponent"});
  EXPECT_EQ(said_of("0000 - 1"),
            std::vector<std::string>{"result 1 needs an opponent; the field is empty"});
}

}  // namespace
