// Printed sheets: standings, the table of a round robin, and the tournament report of FIDE 1997
// 11.2 to 11.31: everybody in final order with title, federation and rating, the results, + - =
// for games not played, colours where the pairings are Swiss, Rar, n, W and Ru.

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "standing.hpp"
#include "trf/rating/rate.hpp"
#include "trf/rating/regulation.hpp"

namespace tiebreak_tool {
namespace {

using namespace trf::tiebreak;
using cli::html_escaped;
using cli::html_phrase;

std::string header_cell(std::string_view text) {
  return fmt::format("<th scope=\"col\">{}</th>", html_phrase(text));
}
std::string text_cell(std::string_view text) {
  return fmt::format("<td>{}</td>", html_escaped(text));
}
std::string number_cell(std::string_view text) {
  return fmt::format("<td class=\"n\">{}</td>", html_escaped(text));
}

/// 4.5 as players write it.
std::string halves(trf::Score score) {
  const int tenths = score.tenths();
  if (tenths % 10 == 5 && tenths > 0) return tenths < 10 ? "½" : fmt::format("{}½", tenths / 10);
  return tenths % 10 == 0 ? std::to_string(tenths / 10) : to_string(score);
}

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

/// The facts of a player or team that stand in every table.
class Page {
 public:
  Page(const trf::Tournament& tournament, const Standing& standing)
      : tournament_(tournament), standing_(standing), table_(standing.table) {
    if (table_.teams) return;
    rate();
    using trf::Player;
    has_titles_ = std::ranges::any_of(tournament.players, [](const Player& player) {
      return player.title != trf::Title::none || !player.title_text.empty();
    });
    has_federations_ = std::ranges::any_of(
        tournament.players, [](const Player& player) { return !player.federation.empty(); });
  }

  [[nodiscard]] std::string standings() const {
    std::string html = fmt::format("<h2>{}</h2>\n<div class=\"scroll\"><table>\n<thead><tr>",
                                   html_phrase(standing_.title()));
    html += who_header();
    html += header_cell(table_.teams && table_.primary == Points::match ? "MP" : "Pts");
    for (std::size_t k = first_code(); k < standing_.codes.size(); ++k) {
      const CodeInfo code = info(standing_.codes[k], *standing_.edition);
      html += fmt::format("<th scope=\"col\" title=\"{} ({})\">{}</th>", html_phrase(code.title),
                          html_escaped(code.article), html_escaped(standing_.codes[k].text));
    }
    html += "</tr></thead>\n<tbody>\n";
    for (const Competitor one : order()) {
      html += "<tr>" + who(one) + number_cell(halves(table_.total(one, table_.primary)));
      for (std::size_t k = first_code(); k < standing_.codes.size(); ++k) {
        html += number_cell(to_text(standing_.standings.columns[k], one));
      }
      html += "</tr>\n";
    }
    return html + "</tbody></table></div>\n";
  }

  /// Rows and columns in final order.
  [[nodiscard]] std::string matrix() const {
    std::string html =
        "<h2>Table</h2>\n<div class=\"scroll\"><table style=\"font-size:.85em\">\n<thead><tr>" +
        who_header();
    for (std::size_t k = 1; k <= order().size(); ++k) html += header_cell(std::to_string(k));
    html += header_cell("Pts") + report_header() + "</tr></thead>\n<tbody>\n";
    for (const Competitor one : order()) {
      html += "<tr>" + who(one);
      for (const Competitor other : order()) {
        std::string cell = one == other ? "×" : "";
        for (const Cell& game : table_.row(one)) {
          if (one != other && game.game.opponent == other) cell += result_sign(game, table_);
        }
        html += number_cell(cell);
      }
      html += number_cell(halves(table_.total(one, table_.primary))) + report(one) + "</tr>\n";
    }
    return html + "</tbody></table></div>\n";
  }

  /// A column a round: the opponent's place, the colour and the result.
  [[nodiscard]] std::string rounds() const {
    std::vector<std::size_t> place(table_.size());
    for (std::size_t k = 0; k < order().size(); ++k) place[order()[k]] = k + 1;
    std::string html =
        "<h2>Crosstable</h2>\n<p class=\"quiet\">Each round: the opponent&#39;s line, the colour, "
        "the result; + − = for a round that was not played.</p>\n"
        "<div class=\"scroll\"><table style=\"font-size:.85em\">\n<thead><tr>" +
        header_cell("Line") + who_header();
    for (int round = 1; round <= table_.rounds; ++round) html += header_cell(std::to_string(round));
    html += header_cell("Pts") + report_header() + "</tr></thead>\n<tbody>\n";
    for (const Competitor one : order()) {
      html += "<tr>" + number_cell(std::to_string(place[one])) + who(one);
      for (const Cell& cell : table_.row(one)) {
        const std::string sign = result_sign(cell, table_);
        html += number_cell(
            cell.is_paired() ? fmt::format("{}{} {}", place[cell.game.opponent],
                                           table_.teams ? "" : colour_sign(cell.game.colour), sign)
                             : sign);
      }
      html += number_cell(halves(table_.total(one, table_.primary))) + report(one) + "</tr>\n";
    }
    return html + "</tbody></table></div>\n";
  }

  [[nodiscard]] std::string legend() const {
    std::string html = "<p class=\"quiet\">";
    for (std::size_t k = first_code(); k < standing_.codes.size(); ++k) {
      const CodeInfo code = info(standing_.codes[k], *standing_.edition);
      html += fmt::format("{}{}: {} ({})", k == first_code() ? "" : "; ",
                          html_escaped(standing_.codes[k].text), html_phrase(code.title),
                          html_escaped(code.article));
    }
    if (!rated_.changes.empty()) {
      html +=
          ". Rar: average rating of the rated opponents, n: games against them, W: points in "
          "these, "
          "Ru: performance of unrated players with at least 4 such games (FIDE 1997, 11.31)";
    }
    return html + "</p>\n";
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

  [[nodiscard]] std::string who_header() const {
    std::string html = header_cell("Rank");
    if (table_.teams) return html + header_cell("No.") + header_cell("Team");
    html += header_cell("No.");
    if (has_titles_) html += header_cell("Title");
    html += header_cell("Name");
    if (has_federations_) html += header_cell("Fed");
    return html + header_cell("Rating");
  }

  [[nodiscard]] std::string who(Competitor one) const {
    const Entrant& entrant = table_.entrants[one];
    std::string html = number_cell(std::to_string(standing_.standings.rank[one])) +
                       number_cell(std::to_string(entrant.id));
    if (table_.teams) return html + text_cell(entrant.name);
    const trf::Player& player = tournament_.players[one];
    if (has_titles_) {
      html += text_cell(player.title == trf::Title::none ? std::string_view(player.title_text)
                                                         : trf::name(player.title));
    }
    html += text_cell(player.name);
    if (has_federations_) html += text_cell(player.federation);
    return html + number_cell(player.rating != 0 ? std::to_string(player.rating) : "");
  }

  /// Rar, n, W and Ru by the regulation of 1997.
  void rate() {
    for (const trf::rating::Regulation* regulation : trf::rating::regulations()) {
      if (regulation->system != "fide-1997") continue;
      trf::EventFacts facts;
      facts.type = table_.pairing == PairingKind::predetermined ? trf::EventType::round_robin
                                                                : trf::EventType::swiss;
      rated_ = trf::rating::rate(trf::rating::make_event(tournament_, facts), *regulation);
    }
  }

  [[nodiscard]] std::string report_header() const {
    if (rated_.changes.empty()) return {};
    return header_cell("Rar") + header_cell("n") + header_cell("W") + header_cell("Ru");
  }

  [[nodiscard]] std::string report(Competitor one) const {
    if (rated_.changes.empty()) return {};
    const trf::rating::Change& change = rated_.changes[one];
    std::string html;
    html += number_cell(
        change.average_hundredths ? std::to_string((*change.average_hundredths + 50) / 100) : "");
    html += number_cell(change.games ? std::to_string(*change.games) : "");
    html += number_cell(change.score ? halves(*change.score) : "");
    const bool shown = change.initial_rating && change.games.value_or(0) >= 4;
    return html + number_cell(shown ? std::to_string(*change.initial_rating) : "");
  }

  const trf::Tournament& tournament_;
  const Standing& standing_;
  const Crosstable& table_;
  trf::rating::Rated rated_;
  bool has_titles_ = false, has_federations_ = false;
};

// 11.21, 11.22: the event, its dates, the rate of play.
std::string heading(const trf::Tournament& tournament) {
  std::string html = fmt::format(
      "<h1>{}</h1>\n", tournament.name.empty() ? "Tournament" : html_escaped(tournament.name));
  std::string line;
  const auto add = [&line](const std::string& text) {
    if (text.empty()) return;
    if (!line.empty()) line += " · ";
    line += html_escaped(text);
  };
  add(tournament.city.empty() || tournament.federation.empty()
          ? tournament.city + tournament.federation
          : fmt::format("{} ({})", tournament.city, tournament.federation));
  if (tournament.start.is_set()) {
    add(tournament.end.is_set() && tournament.end != tournament.start
            ? to_string(tournament.start) + " – " + to_string(tournament.end)
            : to_string(tournament.start));
  }
  add(tournament.type_text);
  add(tournament.rate_of_play_text);
  if (!tournament.chief_arbiter.empty()) {
    line +=
        (line.empty() ? "" : " · ") + ("Chief arbiter: " + html_escaped(tournament.chief_arbiter));
  }
  if (!line.empty()) html += "<p>" + line + "</p>\n";
  return html;
}

}  // namespace

std::string page_body(const trf::Tournament& tournament, const std::vector<Standing>& standings) {
  std::string html = heading(tournament);
  for (const Standing& standing : standings) html += Page(tournament, standing).standings();
  const Standing& last = standings.back();
  const Page page(tournament, last);
  // A matrix of more than some forty columns fits no paper.
  if (last.table.pairing == PairingKind::predetermined && last.table.size() <= 40) {
    html += page.matrix();
  } else {
    html += page.rounds();
  }
  return html + page.legend();
}

}  // namespace tiebreak_tool
