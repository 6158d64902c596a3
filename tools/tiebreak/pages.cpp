// Printed sheets of standings.

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "cli/chart.hpp"
#include "cli/messages/headings.hpp"
#include "page.hpp"
#include "tiebreak/messages/tiebreak_pages.hpp"

namespace tiebreak_tool {
namespace {

using namespace trf::tiebreak;
using cli::xml_escaped, cli::html_phrase, cli::halves;

/// "Cattaneo, A.": the name beside a line.
std::string shortened(const std::string& name) {
  const auto comma = name.find(',');
  return comma == std::string::npos ? name : name.substr(0, comma);
}

/// 11.23: the free text of the report.
std::string remarks(const trf::Tournament& tournament) {
  std::string html;
  for (const auto& record : tournament.other)
    if (record.tag == "###") html += cli::element("li", xml_escaped(record.text));
  if (html.empty()) return html;
  return cli::element("h2", html_phrase(said::remarks{})) + fmt::format("<ul>\n{}</ul>\n", html);
}

}  // namespace

std::string Page::race() const {
  constexpr std::size_t leaders = 6;
  if (table_.rounds < 3 || table_.size() < 3) return {};
  cli::Chart chart{.title = said::race{}, .across = cli::said::heading_round{}, .decimals = 1};
  for (int round = 1; round <= table_.rounds; ++round) chart.ticks.push_back(std::to_string(round));
  std::vector<trf::Arg> told;
  for (const Competitor one : std::span{order()}.first(std::min(leaders, order().size()))) {
    const std::string& name = table_.entrants[one].name;
    const std::string points = halves(table_.total(one, table_.primary));
    auto& line = chart.lines.emplace_back(
        cli::ChartLine{.label = fmt::format("{} {}", shortened(name), points)});
    for (const trf::Score score : table_.scores_after(one, table_.primary))
      line.values.emplace_back(score.tenths());
    line.values.erase(line.values.begin());  // Before round 1
    told.emplace_back(trf::Data{fmt::format("{} {}", name, points)});
  }
  chart.description = html_phrase(said::leaders{.leaders = std::move(told)});
  return cli::line_chart(chart);
}

std::string Page::legend(bool has_colours) const {
  std::string html;
  for (std::size_t k = standing_.first_shown(); k < standing_.codes.size(); ++k) {
    const CodeInfo code = info(standing_.codes[k], *standing_.edition);
    html += cli::element("dt", xml_escaped(standing_.codes[k].text)) +
            cli::element("dd", fmt::format("<span>{}</span> <small>({})</small>",
                                           html_phrase(code.title), xml_escaped(code.article)));
  }
  if (!table_.teams || !tournament_.players.empty()) {
    const auto add = [&html](std::string_view term, const trf::Message& meaning) {
      html += cli::element("dt", xml_escaped(term)) + cli::element("dd", html_phrase(meaning));
    };
    if (has_colours)
      add(html_phrase(said::colour_letter{.colour = trf::Colour::white}) + ", " +
              html_phrase(said::colour_letter{.colour = trf::Colour::black}),
          said::colour_letters{});
    add("Rar", said::average_column{});
    add("n", said::games_column{});
    add("W", said::points_column{});
    add("Ru", said::unrated_performance_column{});
    add("Rp", said::performance_column{});
  }
  return html.empty() ? html : fmt::format("<dl class=\"quiet\">\n{}</dl>\n", html);
}

std::string page_body(const trf::Tournament& tournament, const std::vector<Standing>& standings) {
  std::string html = cli::event_heading(tournament);
  for (const Standing& standing : standings) html += Page(tournament, standing).standings();
  const Standing& last = standings.back();
  const Page page(tournament, last);
  html += page.race();
  // A matrix of more than about forty columns does not fit on paper.
  const bool is_matrix =
      last.table.pairing == PairingKind::predetermined && last.table.size() <= 40;
  if (is_matrix) {
    html += page.matrix();
  } else {
    html += page.rounds();
  }
  return html + page.members() + page.legend(!is_matrix || last.table.teams) + remarks(tournament);
}

std::string category_page(const trf::Tournament& tournament, const Standing& standing,
                          const Request& request) {
  const Page page(tournament, standing);
  std::string html =
      cli::event_heading(tournament) + cli::element("p", html_phrase(standing.title()), "quiet");
  for (const auto& one :
       standings_of(request.categories, request.once, tournament, standing.standings))
    html += page.category(one);
  return html;
}

}  // namespace tiebreak_tool
