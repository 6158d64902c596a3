// Printed sheets: standings, the table of a round robin, and the tournament report of FIDE 1997
// 11.2 to 11.31: everybody in final order with title, federation and rating, the results, + - =
// for games not played, colours where the pairings are Swiss, Rar, n, W and Ru.

#include <algorithm>
#include <numeric>
#include <optional>

#include <fmt/format.h>

#include "cli/chart.hpp"
#include "cli/html.hpp"
#include "standing.hpp"
#include "trf/edit_round.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/rate.hpp"
#include "trf/rating/regulation.hpp"

namespace tiebreak_tool {
namespace {

using namespace trf::tiebreak;
using cli::html_escaped, cli::html_phrase, cli::HtmlTable, cli::halves;
using Kind = HtmlTable::Kind;

/// 11.23: 1, 1/2 and 0; what was not played is + - or =.
std::string result_sign(const Cell& cell, const Crosstable& table) {
  using trf::ResultCode;
  if (cell.game.is_open()) return "*";
  if (cell.game.is_played()) {
    if (table.teams) return halves(cell.of(Points::game));
    switch (cell.game.code) {
      case ResultCode::win:
      case ResultCode::unrated_win: return "1";
      case ResultCode::draw:
      case ResultCode::unrated_draw: return "½";
      default: return "0";
    }
  }
  switch (cell.game.code) {
    case ResultCode::forfeit_win:
    case ResultCode::full_point_bye: return "+";
    case ResultCode::half_point_bye: return "=";
    case ResultCode::pairing_bye:
      return cell.of(table.primary) >= table.win_of(table.primary)    ? "+"
             : cell.of(table.primary) >= table.draw_of(table.primary) ? "="
                                                                      : "−";
    default: return "−";
  }
}

std::string colour_sign(trf::Colour colour) {
  return colour == trf::Colour::white ? "w" : colour == trf::Colour::black ? "b" : "";
}

/// The tables of one standing. The columns that tell who somebody is are the same in all of them.
class Page {
 public:
  Page(const trf::Tournament& tournament, const Standing& standing)
      : tournament_(tournament), standing_(standing), table_(standing.table) {
    if (table_.teams) return;
    rated_ = rated_in(tournament, table_.pairing);
    using trf::Player;
    has_titles_ = std::ranges::any_of(tournament.players, [](const Player& player) {
      return player.title != trf::Title::none || !player.title_text.empty();
    });
    has_federations_ = std::ranges::any_of(
        tournament.players, [](const Player& player) { return !player.federation.empty(); });
  }

  /// The games without a result, which these standings lack.
  [[nodiscard]] std::string open_games() const {
    std::string html;
    for (int round = 1; round <= table_.rounds; ++round) {
      for (const auto& board : trf::progress_of(tournament_, round).open) {
        const auto& white = tournament_.players[board.white].name;
        const auto& black = tournament_.players[board.black].name;
        html += cli::element(
            "li",
            fmt::format("{}: {} – {}",
                        html_phrase(fmt::format("Round {}, board {}", round, to_string(board))),
                        html_escaped(white), html_escaped(black)));
      }
    }
    return html.empty() ? html
                        : cli::element("p", html_phrase("Games without a result:")) +
                              cli::element("ul", html);
  }

  [[nodiscard]] std::string standings() const {
    auto headings = who_headings();
    headings.push_back(points_heading());
    add_code_headings(headings);
    HtmlTable html{std::move(headings)};
    for (const Competitor one : order()) {
      add_who(html.row(), one);
      html.cell(halves(table_.total(one, table_.primary)));
      add_code_values(html, one);
    }
    return cli::element("h2", html_phrase(standing_.title())) + open_games() + html.html();
  }

  /// The players of a category: the rank in it, and that of all.
  [[nodiscard]] std::string category(const CategoryStandings& of) const {
    auto headings = who_headings();
    headings.front() = {"Overall", Kind::number, "Rank of all"};
    headings.insert(headings.begin(), {"Rank", Kind::number});
    headings.push_back(points_heading());
    add_code_headings(headings);
    HtmlTable html{std::move(headings)};
    for (const auto& [one, rank] : of.lines) {
      add_who(html.row().cell(std::int64_t{rank}), one);
      html.cell(halves(table_.total(one, table_.primary)));
      add_code_values(html, one);
    }
    return cli::element("h2", html_escaped(of.category->name)) +
           cli::element("p", html_escaped(of.category->text), "quiet") + html.html();
  }

  /// Rows and columns in final order.
  [[nodiscard]] std::string matrix() const {
    auto headings = who_headings();
    for (std::size_t k = 1; k <= order().size(); ++k)
      headings.push_back({std::to_string(k), Kind::number});
    headings.push_back(points_heading());
    if (!table_.teams) add_report_headings(headings);
    HtmlTable html{std::move(headings)};
    for (const Competitor one : order()) {
      add_who(html.row(), one);
      for (const Competitor other : order()) {
        std::string cell = one == other ? "×" : "";
        for (const Cell& game : table_.row(one))
          if (one != other && game.game.opponent == other) cell += result_sign(game, table_);
        html.cell(cell);
      }
      html.cell(halves(table_.total(one, table_.primary)));
      if (!table_.teams) add_report(html, rated_.changes[one]);
    }
    return cli::element("h2", html_phrase("Table")) + html.html();
  }

  /// A column a round: the opponent's place, the colour and the result.
  [[nodiscard]] std::string rounds() const {
    std::vector<std::size_t> place(table_.size());
    for (std::size_t k = 0; k < order().size(); ++k) place[order()[k]] = k + 1;
    std::vector<HtmlTable::Heading> headings{{"Line", Kind::number}};
    std::ranges::move(who_headings(), std::back_inserter(headings));
    for (int round = 1; round <= table_.rounds; ++round)
      headings.push_back({std::to_string(round), Kind::number});
    headings.push_back(points_heading());
    if (!table_.teams) add_report_headings(headings);
    HtmlTable html{std::move(headings)};
    for (const Competitor one : order()) {
      html.row().cell(static_cast<std::int64_t>(place[one]));
      add_who(html, one);
      for (const Cell& cell : table_.row(one)) {
        const std::string sign = result_sign(cell, table_);
        html.cell(cell.is_paired()
                      ? fmt::format("{}{} {}", place[cell.game.opponent],
                                    table_.teams ? "" : colour_sign(cell.game.colour), sign)
                      : sign);
      }
      html.cell(halves(table_.total(one, table_.primary)));
      if (!table_.teams) add_report(html, rated_.changes[one]);
    }
    return cli::element("h2", html_phrase("Crosstable")) +
           cli::element(
               "p",
               html_phrase(table_.teams ? "Each round: the opponent's line, the result; + − = for "
                                          "a round that was not played"
                                        : "Each round: the opponent's line, the colour, the "
                                          "result; + − = for a round that was not played"),
               "quiet") +
           html.html();
  }

  /// The race of the leaders: their points after each round.
  [[nodiscard]] std::string race() const {
    constexpr std::size_t leaders = 6;
    if (table_.rounds < 3 || table_.size() < 3) return {};
    cli::Chart chart{.title = "The race: points after each round",
                     .description = {},
                     .across = "Round",
                     .ticks = {},
                     .decimals = 1,
                     .lines = {}};
    for (int round = 1; round <= table_.rounds; ++round)
      chart.ticks.push_back(std::to_string(round));
    std::string told;
    for (const Competitor one : std::span{order()}.first(std::min(leaders, order().size()))) {
      const std::string& name = table_.entrants[one].name;
      const std::string points = halves(table_.total(one, table_.primary));
      auto& line = chart.lines.emplace_back(
          cli::ChartLine{.label = fmt::format("{} {}", shortened(name), points), .values = {}});
      trf::Score sum;
      for (const Cell& cell : table_.row(one)) {
        sum += cell.of(table_.primary);
        line.values.emplace_back(sum.tenths());
      }
      told += (told.empty() ? "" : "; ") + html_escaped(fmt::format("{} {}", name, points));
    }
    chart.description = fmt::format("{}: {}", html_phrase("The leaders and their points"), told);
    return cli::line_chart(chart);
  }

  /// Form 3: the members of each team, in final order, with their games.
  [[nodiscard]] std::string members() const {
    if (!table_.teams) return {};
    CrosstableOptions options;
    options.rounds = table_.rounds;
    options.teams = false;
    const Crosstable players = make_crosstable(tournament_, options);
    const trf::rating::Rated rated = rated_in(tournament_, players.pairing);
    std::vector<HtmlTable::Heading> headings{{"Team"},
                                             {"No.", Kind::number},
                                             {"Title"},
                                             {"Name", Kind::who},
                                             {"Fed", Kind::text, "Federation"},
                                             {"Rating", Kind::number}};
    for (int round = 1; round <= players.rounds; ++round)
      headings.push_back({std::to_string(round), Kind::number});
    headings.push_back({"Pts", Kind::number, "Points"});
    add_report_headings(headings);
    HtmlTable html{std::move(headings)};
    for (const Competitor team : order()) {
      for (const Competitor one : tournament_.teams[team].members) {
        const trf::Player& player = tournament_.players[one];
        html.row().cell(table_.entrants[team].name).cell(std::int64_t{player.start_rank});
        html.cell(trf::name(player.title)).cell(player.name).cell(player.federation);
        html.cell(player.rating != 0 ? std::to_string(player.rating) : std::string{});
        for (const Cell& cell : players.row(one)) {
          const std::string sign = result_sign(cell, players);
          html.cell(cell.is_paired()
                        ? fmt::format("{}{} {}", players.entrants[cell.game.opponent].id,
                                      colour_sign(cell.game.colour), sign)
                        : sign);
        }
        html.cell(halves(players.total(one, Points::game)));
        add_report(html, rated.changes[one]);
      }
    }
    return cli::element("h2", html_phrase("Players of the teams")) +
           cli::element("p",
                        html_phrase("Each round: the opponent's number, the colour, the result; + "
                                    "− = for a round that was not played"),
                        "quiet") +
           html.html();
  }

  [[nodiscard]] std::string legend() const {
    std::string html;
    for (std::size_t k = first_code(); k < standing_.codes.size(); ++k) {
      const CodeInfo code = info(standing_.codes[k], *standing_.edition);
      html += cli::element("dt", html_escaped(standing_.codes[k].text)) +
              cli::element("dd", fmt::format("<span>{}</span> <small>({})</small>",
                                             html_phrase(code.title), html_escaped(code.article)));
    }
    if (!table_.teams || !tournament_.players.empty()) {
      html += cli::element("dt", html_escaped("Rar, n, W, Ru")) +
              cli::element("dd",
                           html_phrase("average rating of the rated opponents, games against them, "
                                       "points in these, performance of unrated players with at "
                                       "least 4 such games (FIDE 1997, 11.31)"));
      html += cli::element("dt", html_escaped("Rp")) +
              cli::element("dd", html_phrase("performance: average rating of the rated opponents, "
                                             "and dp of the percentage score (C.07 10.2)"));
    }
    return html.empty() ? html : fmt::format("<dl class=\"quiet\">\n{}</dl>\n", html);
  }

 private:
  [[nodiscard]] const std::vector<Competitor>& order() const {
    return standing_.standings.ranking.order;
  }
  [[nodiscard]] std::size_t first_code() const {
    return !standing_.codes.empty() && info(standing_.codes[0], *standing_.edition).name == "PTS"
               ? 1
               : 0;
  }

  void add_code_headings(std::vector<HtmlTable::Heading>& headings) const {
    for (std::size_t k = first_code(); k < standing_.codes.size(); ++k) {
      const CodeInfo code = info(standing_.codes[k], *standing_.edition);
      headings.push_back({standing_.codes[k].text, Kind::number, std::string(code.title)});
    }
  }

  void add_code_values(HtmlTable& html, Competitor one) const {
    for (std::size_t k = first_code(); k < standing_.codes.size(); ++k)
      html.cell(to_text(standing_.standings.columns[k], one));
  }

  /// "Cattaneo, A.": what stands beside a line.
  static std::string shortened(const std::string& name) {
    const auto comma = name.find(',');
    return comma == std::string::npos ? name : name.substr(0, comma);
  }

  [[nodiscard]] HtmlTable::Heading points_heading() const {
    return table_.teams && table_.primary == Points::match
               ? HtmlTable::Heading{"MP", Kind::number, "Match points"}
               : HtmlTable::Heading{"Pts", Kind::number, "Points"};
  }

  [[nodiscard]] std::vector<HtmlTable::Heading> who_headings() const {
    std::vector<HtmlTable::Heading> headings{{"Rank", Kind::number}, {"No.", Kind::number}};
    if (table_.teams) {
      headings.push_back({"Team", Kind::who});
      return headings;
    }
    if (has_titles_) headings.push_back({"Title"});
    headings.push_back({"Name", Kind::who});
    if (has_federations_) headings.push_back({"Fed", Kind::text, "Federation"});
    headings.push_back({"Rating", Kind::number});
    return headings;
  }

  void add_who(HtmlTable& html, Competitor one) const {
    const Entrant& entrant = table_.entrants[one];
    html.cell(std::int64_t{standing_.standings.rank[one]}).cell(std::int64_t{entrant.id});
    if (table_.teams) {
      html.cell(entrant.name);
      return;
    }
    const trf::Player& player = tournament_.players[one];
    if (has_titles_)
      html.cell(player.title == trf::Title::none ? std::string_view(player.title_text)
                                                 : trf::name(player.title));
    html.cell(player.name);
    if (has_federations_) html.cell(player.federation);
    html.cell(player.rating != 0 ? std::to_string(player.rating) : std::string{});
  }

  /// Rar, n, W and Ru by the regulation of 1997.
  static trf::rating::Rated rated_in(const trf::Tournament& tournament, PairingKind pairing) {
    trf::EventFacts facts;
    facts.type =
        pairing == PairingKind::predetermined ? trf::EventType::round_robin : trf::EventType::swiss;
    return trf::rating::rate(trf::rating::make_event(tournament, facts),
                             *trf::rating::edition_for("fide-1997", {}).regulation);
  }

  static void add_report_headings(std::vector<HtmlTable::Heading>& headings) {
    for (const char* title : {"Rar", "n", "W", "Ru"}) headings.push_back({title, Kind::number});
    headings.push_back({"Rp", Kind::number, "Performance"});
  }

  /// C.07 10.2 over the rated opponents: their average and dp of the percentage score.
  static std::string performance(const trf::rating::Change& change) {
    const int games = change.games.value_or(0);
    if (!change.average_hundredths || !change.score || games == 0) return {};
    return std::to_string(
        (*change.average_hundredths + 50) / 100 +
        trf::rating::rating_difference(trf::rating::percentage(change.score->tenths(), games)));
  }

  static void add_report(HtmlTable& html, const trf::rating::Change& change) {
    html.cell(change.average_hundredths ? std::to_string((*change.average_hundredths + 50) / 100)
                                        : "");
    html.cell(change.games ? std::to_string(*change.games) : "");
    html.cell(change.score ? halves(*change.score) : "");
    const bool shown = change.initial_rating && change.games.value_or(0) >= 4;
    html.cell(shown ? std::to_string(*change.initial_rating) : "");
    html.cell(performance(change));
  }

  const trf::Tournament& tournament_;
  const Standing& standing_;
  const Crosstable& table_;
  trf::rating::Rated rated_;
  bool has_titles_ = false, has_federations_ = false;
};

/// 11.23: what the report says in free words.
std::string remarks(const trf::Tournament& tournament) {
  std::string html;
  for (const auto& record : tournament.other)
    if (record.tag == "###") html += cli::element("li", html_escaped(record.text));
  if (html.empty()) return html;
  return cli::element("h2", html_phrase("Remarks")) + fmt::format("<ul>\n{}</ul>\n", html);
}

}  // namespace

std::string page_body(const trf::Tournament& tournament, const std::vector<Standing>& standings) {
  std::string html = cli::event_heading(tournament);
  for (const Standing& standing : standings) html += Page(tournament, standing).standings();
  const Standing& last = standings.back();
  const Page page(tournament, last);
  html += page.race();
  // A matrix of more than some forty columns fits no paper.
  if (last.table.pairing == PairingKind::predetermined && last.table.size() <= 40) {
    html += page.matrix();
  } else {
    html += page.rounds();
  }
  return html + page.members() + page.legend() + remarks(tournament);
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
