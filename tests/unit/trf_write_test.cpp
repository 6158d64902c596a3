#include "support/draft.hpp"
#include "trf/write.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "support/report_text.hpp"
#include "trf/edit.hpp"
#include "trf/entry_list.hpp"
#include "trf/json.hpp"
#include "trf/layout.hpp"
#include "trf/read.hpp"

namespace {

using trf::Dialect;

trf::test::Draft tournament(std::string_view report) {
  auto result = trf::read(report);
  EXPECT_TRUE((result.value != nullptr));
  return result.value ? trf::test::Draft(result.value) : trf::test::Draft{};
}

constexpr std::string_view two_players =
    "001    1 m GM Alpha                             2500 ITA      123456 1980/01/01  1.0    1     "
    "2 w 1\n"
    "001    2 w    Beta                              2400 ITA      123457 1981/01/01  0.0    2     "
    "1 b 0\n";

std::string with(std::string_view header) { return std::string{header}.append(two_players); }

TEST(Write, PlayersStandInTheirColumns) {
  EXPECT_EQ(trf::write(tournament(two_players), trf::LineEnd::lf).bytes, two_players);
}

TEST(Write, NeverBeginsWithFreeText) {
  // What in the first line would be the mark of another kind of file.
  const auto report = std::string{two_players} + "[Event \"a remark about another file\"]\n";
  EXPECT_EQ(trf::write(tournament(report), trf::LineEnd::lf).bytes, report);
  EXPECT_TRUE(trf::write(tournament("012 Open\n" + report)).bytes.starts_with("012 Open"));
}

// A record of text that is read, and so not kept as text, is written, is in the JSON, and is in
// each dialect or a loss.
TEST(Write, HasEachRecordOfTextThatIsRead) {
  // Values of records whose text has a form.
  const std::map<std::string_view, std::string_view> forms{
      {"042", "2026/03/06"}, {"052", "2026/03/08"}, {"062", "2"},       {"072", "2"},
      {"082", "3"},          {"142", "5"},          {"152", "B"},       {"192", "FIDE_DUTCH"},
      {"202", "BH,SB"},      {"212", "PTS,BH"},     {"222", "5400+30"}, {"352", "WB"},
      {"XXR", "5"}};
  int records = 0;
  for (const auto& record : trf::layout::records()) {
    const bool is_text = record.fields.data() == trf::layout::free_text.data();
    if (!is_text || (record.count == trf::layout::Count::per_item && record.tag != "112")) continue;
    ++records;
    const auto form = forms.find(record.tag);
    const std::string value{form == forms.end() ? "Some words" : form->second};
    const auto line = std::string{record.tag} + ' ' + value + '\n';
    const auto t = tournament(with(line));
    EXPECT_NE(trf::write(t, trf::LineEnd::lf).bytes.find(line), std::string::npos) << line;
    const auto again = trf::from_json(trf::to_json(t));
    ASSERT_TRUE(again.value) << line;
    EXPECT_NE(trf::write(*again.value, trf::LineEnd::lf).bytes.find(line), std::string::npos)
        << line << "is not in the JSON";
    for (const auto to :
         {Dialect::trf06, Dialect::trf16, Dialect::trfx, Dialect::bbp, Dialect::trf26}) {
      const auto before = trf::convert(tournament(two_players), to, trf::LineEnd::lf).losses.size();
      const auto written = trf::convert(t, to, trf::LineEnd::lf);
      EXPECT_TRUE(written.bytes.find(' ' + value + '\n') != std::string::npos ||
                  written.bytes.find("XXC black1\n") != std::string::npos ||
                  written.losses.size() > before)
          << line << "is neither in " << trf::name(to) << " nor a loss";
    }
  }
  EXPECT_GE(records, 20);
}

TEST(Write, TooWideIsCutAndSaid) {
  auto t = tournament(two_players);
  t.players[0].name = std::string(40, 'x');
  const auto written = trf::write(t);
  ASSERT_EQ(written.losses.size(), 1U);
  EXPECT_EQ(to_string(written.losses[0]),
            "name '" + std::string(40, 'x') + "' of record 001 is wider than its 33 columns");
}

TEST(Write, PointsBeyondTheirColumnsDropTheDecimal) {
  EXPECT_EQ(trf::points_text(trf::Score::from_tenths(1000), 4), "100");
  EXPECT_EQ(trf::points_text(trf::Score::from_tenths(45), 4), "4.5");
  EXPECT_EQ(trf::points_text(trf::Score::from_tenths(1005), 4), "100.5");
}

struct Case {
  std::string_view from;
  Dialect to;
  std::string_view expected;  ///< A line of the result; or the loss, after '!'
};

TEST(Convert, EachRecordBecomesItsLikeOrIsALoss) {
  const Case cases[] = {
      {"XXR 7\n", Dialect::trf26, "142 7\n"},
      {"142 7\n192 FIDE_DUTCH\n", Dialect::trfx, "XXR 7\n"},
      {"192 FIDE_DUTCH\n", Dialect::trfx, "092 FIDE_DUTCH\n"},
      {"XXC black1\n", Dialect::trf26, "152 B\n"},
      {"092 fide_dutch_2026\n", Dialect::trf26, "192 FIDE_DUTCH_2026\n"},
      {"092 fide_dutch_2026\n", Dialect::trf16, "092 FIDE_DUTCH_2026\n"},
      {"XXS W=3 D=1 PAB=3\n", Dialect::trf26, "162  W 3.0    D 1.0    L 0.0    A 0.0\n"},
      {"162  W 3.0    D 1.0    L 0.0\n", Dialect::trfx,
       "XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 HPB=1.0 FPB=3.0 PAB=3.0 FW=3.0\n"},
      {"XXA    1  1.0  1.0  0.5\n", Dialect::trf26, "250       1.0 001 002 0001 0001\n"},
      {"250       1.0 001 002 0002 0002\n", Dialect::trfx, "XXA    2  1.0  1.0\n"},
      {"XXP 1 2\nXXR 5\n", Dialect::trf26, "260 001 005 0001 0002\n"},
      {"XXZ 2\n", Dialect::trf26, "240 Z 002 0002\n"},
      {"142 5\n260 001 005 0001 0002\n", Dialect::trfx, "XXP 1 2\n"},
      {"142 5\n260 002 003 0001 0002\n", Dialect::trfx,
       "!TRFx cannot store pairings prohibited in some rounds only (260)"},
      {"202 BH\n", Dialect::trf16, "!TRF16 cannot store the tie-breaks (202)"},
      {"222 5400+30\n", Dialect::trfx, "!TRFx cannot store the encoded time control (222)"},
      {"299 W       3.0\n", Dialect::trf16, "!TRF16 cannot store abnormal points (299)"},
      {"XXR 9\n", Dialect::trf16, "!TRF16 cannot store the number of rounds, 9 (142, XXR)"},
      {"XXS WW=3\n", Dialect::trf26,
       "!TRF26 cannot store points that depend on the colour, or differ between a result and its "
       "bye (XXS)"},
      {"240 H 002 0001\n", Dialect::trfx, "2 w 1  0000 - H\n"},
      {"240 Z 003 0001\n", Dialect::trf16, "2 w 1            0000 - Z\n"},
      {"240 H 002 0001\n", Dialect::trf06, "2 w 1  0000 - =\n"},
      {"240 F 002 0001\n", Dialect::trf06,
       "!TRF06 cannot store byes of later rounds (240, 1 player)"},
      {"240 H 001 0001\n", Dialect::trf16,
       "!TRF16 cannot store byes of later rounds (240, 1 player)"},
      {"XXC rank\n", Dialect::trf26, "!TRF26 cannot store pairing by rank (XXC rank)"},
      // XXA names a player, and 250 of a team event a team.
      {"192 FIDE_TEAM\n250  2.0      001 001 0001 0002\n", Dialect::trfx,
       "!TRFx cannot store acceleration (250)"},
      {"250  2.0  1.0 001 001 0001 0002\n", Dialect::trfx,
       "!TRFx cannot store match points of acceleration (250); its game points stay (XXA)"},
      // The report does not name its last round, so the prohibition has none.
      {"XXP 1 2\n", Dialect::trf26, "260 001 400 0001 0002\n"},
      {"260 001 002 0001 0002\n", Dialect::trfx,
       "!TRFx cannot store pairings prohibited in some rounds only (260)"},
      {"172     FIDON\n", Dialect::trf16, "!TRF16 cannot store the starting rank method (172)"},
      {"192 OTHER_SYSTEM\n", Dialect::trfx,
       "!TRFx cannot store the encoded type OTHER_SYSTEM (192)"},
      {"162  W 3.0    D 1.0    L 0.0    X 0.5\n", Dialect::trfx,
       "!TRFx cannot store points of an adjourned game (162 X)"},
      {"142 7\n240 H 007 0001\n", Dialect::trf16,
       "!TRF16 cannot store the number of rounds, 7 (142, XXR)"},
      {"", Dialect::trf06, "1980.01.01"},
  };
  for (const auto& [header, to, expected] : cases) {
    const auto written = trf::convert(tournament(with(header)), to, trf::LineEnd::lf);
    if (expected.starts_with('!')) {
      ASSERT_FALSE(written.losses.empty()) << header;
      EXPECT_EQ(to_string(written.losses.front()), expected.substr(1)) << header;
    } else {
      EXPECT_NE(written.bytes.find(expected), std::string::npos) << header << written.bytes;
      EXPECT_TRUE(written.losses.empty()) << header << written.losses.front();
    }
    EXPECT_EQ(tournament(written.bytes).dialect, to) << written.bytes;
  }
}

TEST(Convert, Trf06SaysHalfPointByesAsDrawsWithoutOpponent) {
  const auto written = trf::convert(
      tournament("001    1      A" + std::string(65, ' ') + " 0.5    1  0000 - H  0000 - Z\n"),
      Dialect::trf06, trf::LineEnd::lf);
  EXPECT_TRUE(written.losses.empty());
  EXPECT_NE(written.bytes.find("  0000 - =  0000 -\n"), std::string::npos) << written.bytes;
  const auto back = tournament(written.bytes);
  EXPECT_EQ(back.game(0, 1).code, trf::ResultCode::half_point_bye);
  EXPECT_EQ(back.game(0, 2).code, trf::ResultCode::zero_point_bye);
}

TEST(Fill, ChangesItsColumnsAlone) {
  std::string report{two_players};
  report.replace(80, 9, " 9.9    7");
  trf::Document document{report};
  const auto t = tournament(report);
  EXPECT_TRUE(trf::fill(document, t, {.points = true}).empty());
  report.replace(80, 4, " 1.0");
  EXPECT_EQ(document.bytes(), report);
  EXPECT_TRUE(trf::fill(document, t, {.rank = true}).empty());
  report.replace(85, 4, "   1");
  EXPECT_EQ(document.bytes(), report);
}

TEST(Fill, FiguresOfTheCallerAreEntered) {
  std::string report{two_players};
  trf::Document document{report};
  const auto t = tournament(report);
  const std::vector<trf::Figures> figures{{.match_points = trf::Score::from_tenths(10),
                                           .points = trf::Score::from_tenths(65),
                                           .rank = {}},
                                          {.match_points = {}, .points = {}, .rank = 12345}};
  const auto problems = trf::enter_players(document, t, figures);
  report.replace(80, 4, " 6.5");
  EXPECT_EQ(document.bytes(), report);
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(to_string(problems.front()), "rank 12345 of player 2: no room in columns 86-89");
}

TEST(Fill, LeavesTeamsOfRecord013Alone) {
  const auto report = std::string{two_players} + "013 Alfa                               1    2\n";
  trf::Document document{report};
  EXPECT_TRUE(trf::fill(document, tournament(report), {.points = true, .rank = true}).empty());
  EXPECT_EQ(document.text(document.line_count()), report.substr(report.rfind("013"), 45));
}

// Record 299 takes a match point from team 1, which has 3.
TEST(Fill, CountsPenaltiesOfTeams) {
  trf::test::ReportText text(TRF_SAMPLES "/clean-team.trf");
  text.add("299    -1.0   0.0      0001");
  trf::Document document{text.bytes()};
  EXPECT_TRUE(trf::fill(document, tournament(text.bytes()), {.points = true}).empty());
  EXPECT_EQ(document.field(text.line_of("310   1"), 55, 6), "   2.0");
}

TEST(Fill, EqualPointsKeepTheirOrder) {
  const std::string report = "001    1      A" + std::string(65, ' ') +
                             " 0.5    2\n001    2      B" + std::string(65, ' ') +
                             " 0.5    1\n001    3      C" + std::string(65, ' ') + " 0.0\n";
  trf::Document document{report};
  EXPECT_TRUE(trf::fill(document, tournament(report), {.rank = true}).empty());
  EXPECT_EQ(document.field(1, 86, 4), "   2");
  EXPECT_EQ(document.field(2, 86, 4), "   1");
  EXPECT_EQ(document.field(3, 86, 4), "   3");
}

TEST(SetRecord, KeepsItsPlaceOrFindsIt) {
  trf::Document document{"012 Old\r\n042 2026/01/01\r\n" + std::string{two_players}};
  EXPECT_TRUE(trf::set_record(document, "012", "New"));
  EXPECT_TRUE(trf::set_record(document, "022", "City"));
  EXPECT_TRUE(trf::set_record(document, "142", "9"));
  EXPECT_EQ(document.bytes(),
            "012 New\r\n022 City\r\n042 2026/01/01\r\n142 9\r\n" + std::string{two_players});
}

TEST(SetRecord, KnowsWhichRecordsStandOnce) {
  for (const std::string_view tag : {"012", "112", "142", "222", "XXR"})
    EXPECT_TRUE(trf::is_settable(tag));
  for (const std::string_view tag : {"001", "240", "310", "320", "ABC", ""})
    EXPECT_FALSE(trf::is_settable(tag)) << tag;
}

TEST(SetRecord, GivesEveryDeputyALine) {
  const std::vector<std::string> two{"Rossi, Ada", "Neri, Ugo"}, one{"Bini, Aldo"};
  trf::Document document{std::string{"012 Open\r\n112 A\r\n112 B\r\n112 C\r\n122 x\r\n"}};
  ASSERT_TRUE(trf::set_records(document, "112", two));
  EXPECT_EQ(document.bytes(), "012 Open\r\n112 Rossi, Ada\r\n112 Neri, Ugo\r\n122 x\r\n");
  ASSERT_TRUE(trf::set_records(document, "112", one));
  EXPECT_EQ(document.bytes(), "012 Open\r\n112 Bini, Aldo\r\n122 x\r\n");
}

// C.04.2: rating, title (GM IM WGM FM WIM CM WFM WCM), name.
TEST(InitialOrder, IsByRatingThenTitleThenName) {
  trf::test::Draft t;
  const auto add = [&t](std::string name, std::uint16_t rating, trf::Title title) {
    auto& player = t.players.emplace_back();
    player.name = std::move(name);
    player.rating = rating;
    player.title = title;
  };
  using enum trf::Title;
  add("none b", 2000, none);
  add("None A", 2000, none);
  add("wcm", 2000, wcm);
  add("cm", 2000, cm);
  add("wim", 2000, wim);
  add("fm", 2000, fm);
  add("wgm", 2000, wgm);
  add("im", 2000, im);
  add("gm", 2000, gm);
  add("wfm", 2000, wfm);
  add("unrated", 0, gm);
  add("best", 2001, none);
  trf::assign_initial_order(t);
  std::vector<std::string> names;
  for (const auto& player : t.players) names.push_back(player.name);
  EXPECT_EQ(names, (std::vector<std::string>{"best", "gm", "im", "wgm", "fm", "wim", "cm", "wfm",
                                             "wcm", "None A", "none b", "unrated"}));
  EXPECT_EQ(t.players[11].start_rank, 12);
  EXPECT_EQ(t.stated_rated, 11);
}

// 042, 052 and birth dates in a form that is not read, a second 022, half of a tie-break list.
TEST(NotRead, NamesWhatAConversionWouldDrop) {
  std::string report =
      "022 Roma\n022 Milano\n042 next week\n062 24 (23)\n" + with("202 BH,?!,SB\n");
  report.replace(report.find("1980/01/01"), 10, "soon      ");
  const trf::Document document{report};
  const auto read = trf::read(document);
  ASSERT_TRUE(read.value);
  std::vector<std::string> texts;
  for (const auto& rest : trf::not_read(document, *read.value))
    texts.push_back(std::to_string(rest.where.line) + " " + to_string(rest.message));
  EXPECT_EQ(texts,
            (std::vector<std::string>{"2 record 022 is repeated; this line is not in the result",
                                      "4 '(23)' is not read; it is not in the result",
                                      "5 'BH,?!,SB' is not read; it is not in the result",
                                      "6 birth date 'soon' is not read; it is not in the result"}));
  EXPECT_TRUE(std::ranges::any_of(read.diagnostics, trf::is_loss));  // 042
  const trf::Document whole{with("022 Roma\n022 Roma\n042 2026/03/06\n")};
  EXPECT_TRUE(trf::not_read(whole, *trf::read(whole).value).empty());
  const trf::Document empty{with("022 \t\n022 Roma\n")};
  EXPECT_TRUE(trf::not_read(empty, *trf::read(empty).value).empty());
}

}  // namespace
