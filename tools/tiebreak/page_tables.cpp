// The tables of the pages: standings, the table of a round robin, and the tournament report of FIDE
// 1997 11.2 to 11.31: all players in final order with title, federation and rating, the results, +
// - = for games not played, colours if the pairings are Swiss, Rar, n, W and Ru.

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "cli/doubtful_games.hpp"
#include "cli/messages/headings.hpp"
#include "page.hpp"
#include "tiebreak/messages/tiebreak_pages.hpp"
#include "trf/event_kind.hpp"
#include "trf/one_game.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/regulation.hpp"
#include "trf/rating/rounding.hpp"

namespace tiebreak_tool {
namespace {

using namespace trf::tiebreak;
using cli::xml_escaped, cli::html_phrase, cli::HtmlTable, cli::halves;
using Kind = HtmlTable::Kind;

/// 11.23: 1, 1/2 and 0; rounds not played are + - or =.
std::string result_sign(const Cell& cell, const Crosstable& table) {
  using trf::ResultCode;
  if (cell.game.is_open()) return "*";
  if (cell.game.is_played() && !cell.is_forfeit_as_played) {
    if (table.teams) return halves(cell.of(PointsKind::game));
    switch (cell.game.code) {
      case ResultCode::win:
      case ResultCode::unrated_win: return "1";
      case ResultCode::draw:
      case ResultCode::unrated_draw: return "½";
      default: return "0";
    }
  }
  switch (cell.recorded()) {
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
  return colour == trf::Colour::none ? "" : html_phrase(said::colour_letter{.colour = colour});
}

/// The heading of a round or a line.
trf::Message numbered(std::size_t number) { return said::column{.text = std::to_string(number)}; }

/// Ru by the regulation of 1997, which takes a whole tournament: nothing of an earlier round.
trf::rating::Rated rated_in(const trf::Tournament& tournament, const Crosstable& table) {
  for (int round = table.rounds + 1; round <= tournament.rounds(); ++round)
    for (trf::PlayerIndex p = 0; p < tournament.player_count(); ++p)
      if (tournament.game(p, round).is_played()) return {};
  trf::EventFacts facts;
  // --type=team makes a Swiss; no record 192 says so.
  if (table.pairing == PairingKind::swiss && trf::event_kind(tournament).is_predetermined())
    facts.type = trf::EventType::swiss;
  return trf::rating::rate(trf::rating::make_event(tournament, facts),
                           *trf::rating::edition_for("fide-1997", {}).regulation);
}

void add_report_headings(std::vector<HtmlTable::Heading>& headings) {
  const std::pair<std::string_view, trf::Message> columns[]{
      {"Rar", said::average_column{}},
      {"n", said::games_column{}},
      {"W", said::points_column{}},
      {"Ru", said::unrated_performance_column{}},
      {"Rp", said::performance_column{}}};
  for (const auto& [text, meaning] : columns)
    headings.push_back({said::column{.text = text}, Kind::number, meaning});
}

/// Games against rated opponents, which count 1, 1/2 and 0 in every point system.
struct Sums {
  int games = 0, ratings = 0, tenths = 0;

  void add(int rating, const trf::Game& game) {
    ++games;
    ratings += rating;
    tenths += 5 * trf::halves_of(game.code);
  }
  [[nodiscard]] std::int64_t average() const { return trf::rating::round_divide(ratings, games); }
};

/// Rar, n, W and Ru are of the games that are rated (1997 5.1, 11.31), Rp is C.07 10.2 over all
/// that were played.
void add_report(HtmlTable& html, const Crosstable& table, Competitor one,
                const trf::rating::Rated& rated) {
  constexpr std::size_t least_opponents = 4;  // 1997 11.31, for Ru
  std::set<Competitor> met;
  Sums rated_games, played;
  for (const Cell& cell : table.row(one)) {
    if (!cell.game.is_played()) continue;
    const int rating = table.entrants[cell.game.opponent].rating;
    if (rating == 0) continue;
    played.add(rating, cell.game);
    if (!cell.game.is_rated() || cell.is_forfeit_as_played) continue;
    rated_games.add(rating, cell.game);
    met.insert(cell.game.opponent);
  }
  html.cell(rated_games.games == 0 ? "" : std::to_string(rated_games.average()));
  html.cell(std::to_string(rated_games.games));
  html.cell(halves(trf::Score::from_tenths(rated_games.tenths)));
  const auto initial =
      one < rated.changes.size() ? rated.changes[one].initial_rating : std::nullopt;
  html.cell(initial && met.size() >= least_opponents ? std::to_string(*initial) : "");
  html.cell(played.games == 0
                ? ""
                : std::to_string(played.average() +
                                 trf::rating::rating_difference(
                                     trf::rating::percentage(played.tenths, played.games))));
}

}  // namespace

Page::Page(const trf::Tournament& tournament, const Standing& standing)
    : tournament_(tournament), standing_(standing), table_(standing.table) {
  if (table_.teams) return;
  rated_ = rated_in(tournament, table_);
  using trf::Player;
  has_titles_ = std::ranges::any_of(
      tournament.players, [](const Player& player) { return !player.shown_title().empty(); });
  has_federations_ = std::ranges::any_of(
      tournament.players, [](const Player& player) { return !player.federation.empty(); });
}

std::string Page::open_games() const {
  std::string html;
  for (int round = 1; round <= table_.rounds; ++round) {
    for (const auto& board : cli::open_boards(tournament_, round)) {
      const auto& white = tournament_.players[board.white].name;
      const auto& black = tournament_.players[board.black].name;
      html += cli::element(
          "li", fmt::format("{}: {} – {}",
                            html_phrase(said::open_game{.round = round, .board = to_string(board)}),
                            xml_escaped(white), xml_escaped(black)));
    }
  }
  return html.empty()
             ? html
             : cli::element("p", html_phrase(said::open_games{})) + cli::element("ul", html);
}

std::string Page::standings() const {
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

std::string Page::category(const CategoryStandings& of) const {
  auto headings = who_headings();
  headings.front() = {said::overall{}, Kind::number, said::overall_rank{}};
  headings.insert(headings.begin(), {cli::said::heading_rank{}, Kind::number});
  headings.push_back(points_heading());
  add_code_headings(headings);
  HtmlTable html{std::move(headings)};
  for (const auto& [one, rank] : of.lines) {
    add_who(html.row().cell(std::int64_t{rank}), one);
    html.cell(halves(table_.total(one, table_.primary)));
    add_code_values(html, one);
  }
  return cli::element("h2", xml_escaped(of.category->name)) +
         cli::element("p", xml_escaped(of.category->text), "quiet") + html.html();
}

std::string Page::matrix() const {
  auto headings = who_headings();
  for (std::size_t k = 1; k <= order().size(); ++k) headings.push_back({numbered(k), Kind::number});
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
    if (!table_.teams) add_report(html, table_, one, rated_);
  }
  return cli::element("h2", html_phrase(said::table{})) + html.html();
}

std::string Page::rounds() const {
  std::vector<std::size_t> place(table_.size());
  for (std::size_t k = 0; k < order().size(); ++k) place[order()[k]] = k + 1;
  std::vector<HtmlTable::Heading> headings{{cli::said::heading_line{}, Kind::number}};
  std::ranges::move(who_headings(), std::back_inserter(headings));
  for (int round = 1; round <= table_.rounds; ++round)
    headings.push_back({numbered(static_cast<std::size_t>(round)), Kind::number});
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
    if (!table_.teams) add_report(html, table_, one, rated_);
  }
  return cli::element("h2", html_phrase(said::crosstable{})) +
         cli::element("p",
                      html_phrase(table_.teams ? trf::Message{said::rounds_of_teams{}}
                                               : said::rounds_of_players{}),
                      "quiet") +
         html.html();
}

std::string Page::members() const {
  if (!table_.teams) return {};
  CrosstableOptions options;
  options.rounds = table_.rounds;
  options.teams = false;
  const Crosstable players = make_crosstable(tournament_, options);
  const trf::rating::Rated rated = rated_in(tournament_, players);
  std::vector<HtmlTable::Heading> headings{
      {cli::said::heading_team{}},
      {cli::said::heading_number{}, Kind::number},
      {cli::said::heading_title{}},
      {cli::said::heading_name{}, Kind::who},
      {cli::said::heading_fed{}, Kind::text, cli::said::heading_federation{}},
      {cli::said::heading_rating{}, Kind::number}};
  for (int round = 1; round <= players.rounds; ++round)
    headings.push_back({numbered(static_cast<std::size_t>(round)), Kind::number});
  headings.push_back({cli::said::heading_pts{}, Kind::number, cli::said::heading_points{}});
  add_report_headings(headings);
  HtmlTable html{std::move(headings)};
  for (const Competitor team : order()) {
    for (const Competitor one : tournament_.teams[team].members) {
      const trf::Player& player = tournament_.players[one];
      html.row().cell(table_.entrants[team].name).cell(std::int64_t{player.start_rank});
      html.cell(player.shown_title()).cell(player.name).cell(player.federation);
      html.cell(player.rating != 0 ? std::to_string(player.rating) : std::string{});
      for (const Cell& cell : players.row(one)) {
        const std::string sign = result_sign(cell, players);
        html.cell(cell.is_paired() ? fmt::format("{}{} {}", players.entrants[cell.game.opponent].id,
                                                 colour_sign(cell.game.colour), sign)
                                   : sign);
      }
      html.cell(halves(players.total(one, PointsKind::game)));
      add_report(html, players, one, rated);
    }
  }
  return cli::element("h2", html_phrase(said::players_of_teams{})) +
         cli::element("p", html_phrase(said::rounds_of_members{}), "quiet") + html.html();
}

void Page::add_code_headings(std::vector<HtmlTable::Heading>& headings) const {
  for (std::size_t k = standing_.first_shown(); k < standing_.codes.size(); ++k) {
    const CodeInfo code = info(standing_.codes[k], *standing_.edition);
    headings.push_back({said::column{.text = standing_.codes[k].text}, Kind::number, code.title});
  }
}

void Page::add_code_values(HtmlTable& html, Competitor one) const {
  for (std::size_t k = standing_.first_shown(); k < standing_.codes.size(); ++k)
    html.cell(cli::spoken(to_text(standing_.standings.columns[k], one)));
}

HtmlTable::Heading Page::points_heading() const {
  return table_.teams && table_.primary == PointsKind::match
             ? HtmlTable::Heading{cli::said::heading_mp{}, Kind::number,
                                  cli::said::heading_match_points{}}
             : HtmlTable::Heading{cli::said::heading_pts{}, Kind::number,
                                  cli::said::heading_points{}};
}

Page::Headings Page::who_headings() const {
  std::vector<HtmlTable::Heading> headings{{cli::said::heading_rank{}, Kind::number},
                                           {cli::said::heading_number{}, Kind::number}};
  if (table_.teams) {
    headings.push_back({cli::said::heading_team{}, Kind::who});
    return headings;
  }
  if (has_titles_) headings.push_back({cli::said::heading_title{}});
  headings.push_back({cli::said::heading_name{}, Kind::who});
  if (has_federations_)
    headings.push_back({cli::said::heading_fed{}, Kind::text, cli::said::heading_federation{}});
  headings.push_back({cli::said::heading_rating{}, Kind::number});
  return headings;
}

void Page::add_who(HtmlTable& html, Competitor one) const {
  const RankedCompetitor& entrant = table_.entrants[one];
  html.cell(std::int64_t{standing_.standings.rank[one]}).cell(std::int64_t{entrant.id});
  if (table_.teams) {
    html.cell(entrant.name);
    return;
  }
  const trf::Player& player = tournament_.players[one];
  if (has_titles_) html.cell(player.shown_title());
  html.cell(player.name);
  if (has_federations_) html.cell(player.federation);
  html.cell(player.rating != 0 ? std::to_string(player.rating) : std::string{});
}

}  // namespace tiebreak_tool
