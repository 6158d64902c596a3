#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/messages/headings.hpp"
#include "pair/round_page.hpp"
#include "pair/sheet.hpp"
#include "trf/matches.hpp"

namespace trf_pair {

using cli::HtmlTable;
using Kind = cli::HtmlTable::Kind;
using trf::PlayerIndex;
using trf::Tournament;

namespace {

[[nodiscard]] std::string number(const Tournament& report, PlayerIndex player) {
  return player == trf::no_player ? std::string()
                                  : std::to_string(report.players[player].start_rank);
}

[[nodiscard]] std::string member(const Tournament& report, PlayerIndex player) {
  return player == trf::no_player ? std::string() : person(report, player);
}

}  // namespace

std::string match_cards(const Subject& subject, int round, const trf::pair::Pairing& pairing) {
  if (subject.entrants != trf::pair::Entrants::teams || !subject.report) return {};
  const Tournament& report = *subject.report;
  const int boards = trf::team_rounds(report).boards;
  std::string page;
  std::int64_t match = 0;
  for (const auto& [white, black] : pairing.pairs) {
    const trf::Player &first = subject.tournament->players[white],
                      &second = subject.tournament->players[black];
    page += cli::element("h3", fmt::format("{}. {} – {}", ++match, cli::xml_escaped(first.name),
                                           cli::xml_escaped(second.name)));
    HtmlTable html{{{cli::said::heading_board{}, Kind::number},
                    {cli::said::heading_number{}, Kind::number},
                    {cli::said::heading_player{}},
                    {cli::said::heading_colour{}},
                    {cli::said::heading_result{}},
                    {cli::said::heading_player{}},
                    {cli::said::heading_number{}, Kind::number}},
                   {},
                   HtmlTable::Narrow::table};
    std::int64_t place = 0;
    for (const trf::MatchBoard& board :
         match_boards(report, report.find_team(first.start_rank),
                      report.find_team(second.start_rank), round, boards)) {
      html.row().cell(++place).cell(number(report, board.first));
      html.markup(member(report, board.first));
      html.phrase(said::colour{.colour = board.colour});
      html.markup("&nbsp;&nbsp;:&nbsp;&nbsp;").markup(member(report, board.second));
      html.cell(number(report, board.second));
    }
    page += html.html();
  }
  return page.empty() ? page : fmt::format("<div class=\"apart\">\n{}</div>\n", page);
}

}  // namespace trf_pair
