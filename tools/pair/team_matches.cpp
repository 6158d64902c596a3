#include "pair/team_matches.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/messages/headings.hpp"

namespace trf_pair {

using cli::HtmlTable;
using trf::Board;
using trf::Colour;
using trf::Game;
using trf::PlayerIndex;
using trf::TeamIndex;
using trf::Tournament;

namespace {

class Matches {
 public:
  explicit Matches(const ShownRound& shown)
      : shown_{shown}, report_{shown.tournament}, rounds_{trf::team_rounds(report_)} {}

  [[nodiscard]] std::vector<TeamMatch> all() {
    for (const auto& [number, game, forfeit] : lines_of(shown_)) {
      if (forfeit != nullptr)
        matches_.push_back({.number = number, .white = forfeit->white, .black = forfeit->black});
      else if (has_teams(*game))
        enter(match_of(*game), *game);
    }
    for (TeamMatch& match : matches_) {
      seat_alone(match, match.white);
      seat_alone(match, match.black);
      take_score(match);
    }
    return std::move(matches_);
  }

 private:
  [[nodiscard]] bool has_teams(const Board& board) const {
    return report_.team_of(board.white) != trf::no_team &&
           report_.team_of(board.black) != trf::no_team;
  }

  /// The games of a match follow each other.
  TeamMatch& match_of(const Board& board) {
    if (!matches_.empty() && matches_.back().number == board.number) return matches_.back();
    TeamIndex white = report_.team_of(board.white), black = report_.team_of(board.black);
    const Colour colour = rounds_.at(white, shown_.round).colour;
    if (colour == Colour::black || (colour == Colour::none && board.game % 2 == 0))
      std::swap(white, black);
    return matches_.emplace_back(TeamMatch{.number = board.number, .white = white, .black = black});
  }

  /// The board of that place in the match, from 1.
  static SeatedBoard& place(TeamMatch& match, std::size_t game) {
    while (match.boards.size() < game)
      match.boards.push_back({{trf::no_player, trf::no_player,
                               match.boards.size() % 2 == 0 ? Colour::white : Colour::black}});
    return match.boards[game - 1];
  }

  void enter(TeamMatch& match, const Board& board) const {
    SeatedBoard& own = place(match, static_cast<std::size_t>(std::max(board.game, 1)));
    const bool is_white = report_.team_of(board.white) == match.white;
    own.seats = {is_white ? board.white : board.black, is_white ? board.black : board.white,
                 is_white ? Colour::white : Colour::black};
    own.result = {report_.game(own.seats.first, shown_.round).code,
                  report_.game(own.seats.second, shown_.round).code};
  }

  /// Players whose opponent's place is empty have a result by forfeit, at their place of the
  /// line-up.
  void seat_alone(TeamMatch& match, TeamIndex team) const {
    const auto& line_up = rounds_.at(team, shown_.round).boards;
    for (std::size_t i = 0; i < line_up.size(); ++i) {
      if (line_up[i] == trf::no_player) continue;
      const Game game = report_.game(line_up[i], shown_.round);
      if (game.opponent != trf::no_player || !game.is_forfeit()) continue;
      SeatedBoard* board = &place(match, i + 1);
      if (board->seats.first != trf::no_player || board->seats.second != trf::no_player)
        board = &place(match, match.boards.size() + 1);
      // An empty place does not win.
      constexpr auto other = trf::ResultCode::forfeit_loss;
      const bool is_white = team == match.white;
      (is_white ? board->seats.first : board->seats.second) = line_up[i];
      board->result =
          is_white ? trf::GameResult{game.code, other} : trf::GameResult{other, game.code};
      if (game.colour != Colour::none)
        board->seats.colour = is_white ? game.colour : opposite(game.colour);
    }
  }

  void take_score(TeamMatch& match) const {
    const auto& white = rounds_.at(match.white, shown_.round);
    match.white_score = white.settled_game_points();
    match.black_score = rounds_.at(match.black, shown_.round).settled_game_points();
    match.has_score =
        white.code != trf::ResultCode::none ||
        std::ranges::any_of(match.boards, [](const auto& one) { return !one.result.is_open(); });
  }

  const ShownRound& shown_;
  const Tournament& report_;
  trf::TeamRounds rounds_;
  std::vector<TeamMatch> matches_;
};

[[nodiscard]] std::string start_number_or_blank(const Tournament& report, PlayerIndex player) {
  return player == trf::no_player ? std::string()
                                  : std::to_string(report.players[player].start_rank);
}

[[nodiscard]] std::string member(const Tournament& report, PlayerIndex player) {
  return player == trf::no_player ? std::string() : person(report, player);
}

/// The members who are at no board.
[[nodiscard]] std::string reserves(const Tournament& report, int round, const TeamMatch& match,
                                   TeamIndex team) {
  std::vector<trf::Arg> names;
  for (const PlayerIndex player : report.teams[team].members) {
    const bool sits = std::ranges::any_of(match.boards, [&](const SeatedBoard& board) {
      return board.seats.first == player || board.seats.second == player;
    });
    if (player == trf::no_player || sits || !is_idle(report, player, round)) continue;
    names.emplace_back(trf::Data{report.players[player].name});
  }
  if (names.empty()) return {};
  return cli::element("p",
                      cli::html_phrase(said::reserves_of{.team = team_name(report, team),
                                                         .names = std::move(names)}),
                      "quiet");
}

}  // namespace

std::vector<TeamMatch> matches_of(const ShownRound& shown) {
  if (!shown.tournament.is_team_event() || shown.tournament.teams.empty()) return {};
  return Matches{shown}.all();
}

const TeamMatch* match_with(const std::vector<TeamMatch>& matches, int number) {
  const auto found = std::ranges::find(matches, number, &TeamMatch::number);
  return found == matches.end() ? nullptr : &*found;
}

std::string score_text(const TeamMatch& match) {
  if (!match.has_score) return {};
  return fmt::format("{}-{}", cli::halves(match.white_score), cli::halves(match.black_score));
}

bool is_idle(const Tournament& report, PlayerIndex player, int round) {
  const Game game = report.game(player, round);
  return game.opponent == trf::no_player && game.code == trf::ResultCode::none;
}

std::string match_cards(const Tournament& report, int round,
                        const std::vector<TeamMatch>& matches) {
  std::string page;
  for (const TeamMatch& match : matches) {
    std::string card =
        cli::element("h3", fmt::format("{}. {} – {}", match.number,
                                       cli::xml_escaped(team_name(report, match.white)),
                                       cli::xml_escaped(team_name(report, match.black))));
    HtmlTable html{
        {{said::column_board_short{}, HtmlTable::Kind::number, cli::said::heading_board{}},
         {cli::said::heading_number{}, HtmlTable::Kind::number},
         {cli::said::heading_player{}},
         {cli::said::heading_colour{}},
         {cli::said::heading_result{}},
         {cli::said::heading_player{}},
         {cli::said::heading_number{}, HtmlTable::Kind::number}},
        {},
        HtmlTable::Narrow::table};
    std::int64_t place = 0;
    for (const auto& [seats, result] : match.boards) {
      html.row().cell(++place).cell(start_number_or_blank(report, seats.first));
      html.markup(member(report, seats.first));
      html.phrase(said::colour{.colour = seats.colour});
      html.markup(result_html(result.is_open() ? std::string() : to_string(result)));
      html.markup(member(report, seats.second)).cell(start_number_or_blank(report, seats.second));
    }
    html.row("sum").empty().empty().cell(team_name(report, match.white)).empty();
    html.markup(result_html(score_text(match)));
    html.cell(team_name(report, match.black)).empty();
    card += html.html() + reserves(report, round, match, match.white) +
            reserves(report, round, match, match.black);
    page += fmt::format("<article>\n{}</article>\n", card);
  }
  return page.empty() ? page : fmt::format("<div class=\"apart\">\n{}</div>\n", page);
}

}  // namespace trf_pair
