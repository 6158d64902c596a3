#include <gtest/gtest.h>

#include "cli/chart.hpp"
#include "cli/html.hpp"
#include "support/draft.hpp"
#include "support/words.hpp"

namespace {

using cli::Chart;
using cli::HtmlTable;
using Kind = cli::HtmlTable::Kind;

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(HtmlTable, EscapesDataAndSetsNumbersToTheRight) {
  HtmlTable table{{{words("Name"), Kind::who}, {words("Pts"), Kind::number, words("Points")}},
                  words("By <name>")};
  table.row().cell("<b>&'\"").cell(std::int64_t{4});
  table.row("sum").cell("Sum").empty();
  EXPECT_EQ(table.html(),
            "<table>\n<caption>By &lt;name&gt;</caption>\n<thead><tr><th scope=\"col\">Name</th>"
            "<th scope=\"col\" class=\"n\" title=\"Points\">Pts</th></tr></thead>\n<tbody>\n"
            "<tr><td class=\"who\">&lt;b&gt;&amp;&#39;&quot;</td><td class=\"n\">4</td></tr>\n"
            "<tr class=\"sum\"><td class=\"who\">Sum</td><td class=\"n\"></td></tr>\n"
            "</tbody>\n</table>\n");
}

TEST(HtmlTable, ManyColumnsBecomeCardsWithTheirHeadings) {
  const std::vector<HtmlTable::Heading> six{{words("Name"), Kind::who},
                                            {words("a")},
                                            {words("b")},
                                            {words("c")},
                                            {words("d")},
                                            {words("e")}};
  HtmlTable cards{six};
  cards.row().cell("x").cell("1").empty().cell("3").cell("4").cell("5");
  const auto html = cards.html();
  EXPECT_TRUE(html.starts_with("<table class=\"cards\">"));
  EXPECT_NE(html.find("<td data-label=\"a\">1</td><td></td>"), std::string::npos) << html;
  EXPECT_EQ(html.find("data-label=\"Name\""), std::string::npos) << "the name heads the card";
  HtmlTable table{six, {}, HtmlTable::Narrow::table};
  EXPECT_TRUE(table.html().starts_with("<table>"));
}

TEST(HtmlTable, AWordIsBrokenOnlyIfItIsTooLongForATelephone) {
  EXPECT_EQ(cli::breakable("Konstantinova, Ada"), "Konstantinova, Ada");
  EXPECT_EQ(cli::breakable("Wolfeschlegelsteinhausen & Co"),
            "Wolfeschlegels<wbr>teinhausen &amp; Co");
}

TEST(HtmlTable, AWideTableThatIsNoCardsIsTight) {
  const std::vector<HtmlTable::Heading> seven(7, {words("a")});
  EXPECT_TRUE(
      HtmlTable(seven, {}, HtmlTable::Narrow::table).html().starts_with("<table class=\"tight\">"));
  EXPECT_TRUE(
      HtmlTable(std::vector<HtmlTable::Heading>(6, {words("a")}), {}, HtmlTable::Narrow::table)
          .html()
          .starts_with("<table>"));
}

TEST(HtmlTable, AnEmptyTableIsWellFormed) {
  EXPECT_TRUE(HtmlTable{{{words("a")}}}.html().ends_with("<tbody>\n</tbody>\n</table>\n"));
}

TEST(EventHeading, TellsWhatAReportMustName) {
  trf::test::Draft event;
  event.name = "Open & Co";
  event.city = "Terni";
  event.federation = "ITA";
  event.start = {2015, 10, 30};
  event.end = {2015, 11, 1};
  event.time_control = trf::TimeControl{{{40, 5400, 30}, {0, 1800, 30}}, {}};
  event.chief_arbiter = "Tiberi, Mauro";
  event.deputies = {"Rossi, Ada", "Neri, Bruno"};
  EXPECT_EQ(cli::event_heading(event),
            "<h1>Open &amp; Co</h1>\n"
            "<p>Terni (ITA) · 30 October 2015 – 1 November 2015 · "
            "40/5400+30:1800+30</p>\n"
            "<p>Chief arbiter: Tiberi, Mauro</p>\n"
            "<p>Deputy arbiters: Rossi, Ada; Neri, Bruno</p>\n");
  EXPECT_EQ(cli::event_heading(trf::test::Draft{}), "<h1>Tournament</h1>\n");
}

Chart race() {
  return {.title = words("Race"),
          .description = "who leads",
          .across = words("Round"),
          .ticks = {"1", "2", "3"},
          .decimals = 1,
          .lines = {{"<Ada>", {10, 20, 30}}, {"Bruno", {0, 10, 20}}}};
}

TEST(Chart, LinesAreToldApartWithoutColour) {
  const auto svg = cli::line_chart(race());
  EXPECT_EQ(count(svg, "stroke-dasharray"), 1U) << "one whole line, one dashed";
  EXPECT_EQ(count(svg, "<circle"), 4U) << "three points of Ada and her label";
  EXPECT_EQ(count(svg, "&lt;Ada&gt;"), 1U);
  EXPECT_EQ(svg.find("<Ada>"), std::string::npos);
}

TEST(Chart, SaysWhatItShowsToWhoDoesNotSeeIt) {
  const auto svg = cli::line_chart(race());
  EXPECT_NE(svg.find("role=\"img\""), std::string::npos);
  EXPECT_NE(svg.find("<title>Race</title>\n<desc>who leads</desc>"), std::string::npos);
}

TEST(Chart, LeavesOutWhatIsNotKnownAndDrawsNothingOfNothing) {
  auto chart = race();
  chart.lines = {{"Ada", {10, {}, 30}}};
  EXPECT_EQ(count(cli::line_chart(chart), "<circle"), 3U) << "two points and the label";
  chart.lines = {{"Ada", {{}, {}, {}}}};
  EXPECT_EQ(cli::line_chart(chart), "");
  chart = race();
  chart.ticks = {"1"};
  EXPECT_EQ(cli::line_chart(chart), "") << "one point is no line";
}

TEST(Chart, EqualAndNegativeValuesHaveTheirPlace) {
  Chart chart{.title = words("t"),
              .description = "d",
              .across = words("x"),
              .ticks = {"1", "2"},
              .decimals = 2,
              .lines = {{"", {-15000, -15000}}}};
  const auto svg = cli::line_chart(chart);
  EXPECT_EQ(count(svg, ">-150<"), 3U) << "the axis and both points: " << svg;
}

TEST(Chart, NumbersAreNotOnTheNamesOfTheTicks) {
  Chart chart{.title = words("t"),
              .description = "d",
              .across = words("x"),
              .ticks = {"0", "1"},
              .decimals = 2,
              .lines = {{"", {239800, 240300}}}};
  const auto svg = cli::line_chart(chart);
  EXPECT_EQ(count(svg, "y=\"205\""), 0U) << "below the lowest point are the ticks: " << svg;
  EXPECT_EQ(count(svg, ">2398<"), 2U);
}

TEST(Chart, ANumberIsBelowALineThatGoesDownAndUp) {
  const auto is_below = [](std::vector<std::optional<std::int64_t>> values, const char* number) {
    Chart chart{.title = words("t"),
                .description = "d",
                .across = words("x"),
                .ticks = {"1", "2", "3", "4"},
                .decimals = 0,
                .lines = {{"", std::move(values)}, {"", {1500, 1600}}}};
    const auto svg = cli::line_chart(chart);
    const auto at = svg.find(std::string(">") + number + "<");
    EXPECT_NE(at, std::string::npos) << svg;
    const auto point = svg.rfind("cy=\"", at), text = svg.rfind(" y=\"", at);
    return std::stoi(svg.substr(text + 4)) > std::stoi(svg.substr(point + 4));
  };
  EXPECT_TRUE(is_below({1580, 1561, 1570}, "1561"));
  EXPECT_FALSE(is_below({1580, 1571, 1560}, "1571"));
  EXPECT_TRUE(is_below({1561, 1580}, "1561")) << "the first of the line";
  EXPECT_TRUE(is_below({1580, 1561}, "1561")) << "the last of it";
  EXPECT_TRUE(is_below({1580, 1561, {}, 1570}, "1561")) << "a number is not known";
  EXPECT_FALSE(is_below({1561}, "1561")) << "a point is not a line";
}

TEST(Chart, BarsBeginAtZero) {
  Chart chart{.title = words("t"),
              .description = "d",
              .across = words("x"),
              .ticks = {"1000", "1100"},
              .decimals = 0,
              .lines = {{"", {100, 50}}}};
  const auto svg = cli::bar_chart(chart);
  EXPECT_EQ(count(svg, "<rect"), 2U);
  EXPECT_EQ(count(svg, ">0<"), 1U);
}

}  // namespace
