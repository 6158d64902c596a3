// --show: a recorded round as it was paired, with the results so far.

#include <algorithm>

#include <fmt/format.h>

#include "cli/doubtful_games.hpp"
#include "cli/html.hpp"
#include "cli/messages/headings.hpp"
#include "pair/modes.hpp"
#include "pair/round_page.hpp"
#include "pair/several_files.hpp"
#include "pair/sheet.hpp"
#include "pair/subject.hpp"
#include "pair/team_matches.hpp"
#include "trf/board.hpp"
#include "trf/contains.hpp"
#include "trf/edit_round.hpp"
#include "trf/matches.hpp"
#include "trf/messages/edits.hpp"
#include "trf/pair/choice.hpp"
#include "trf/read.hpp"

namespace trf_pair {
namespace {

using cli::html_phrase;
using cli::HtmlTable;
using cli::xml_escaped;
using Kind = cli::HtmlTable::Kind;
using trf::Board;
using trf::Colour;
using trf::PlayerIndex;
using trf::ResultCode;
using trf::Tournament;

/// The team of a player without a board, and the place in its line-up.
[[nodiscard]] std::pair<trf::TeamIndex, std::ptrdiff_t> place_in_team(const Tournament& t,
                                                                      PlayerIndex player,
                                                                      int round) {
  const auto team = t.team_of(player);
  if (team == trf::no_team) return {team, 0};
  const auto seats = trf::line_up(t, team, round, static_cast<int>(t.teams[team].members.size()));
  return {team, std::ranges::find(seats, player) - seats.begin()};
}

[[nodiscard]] Away away_by_code(ResultCode code) {
  switch (code) {
    case ResultCode::pairing_bye: return Away::bye;
    case ResultCode::half_point_bye: return Away::half_point_bye;
    case ResultCode::full_point_bye: return Away::full_point_bye;
    case ResultCode::forfeit_win: return Away::forfeit_win;
    default: return Away::absent;
  }
}

/// The player, or the members of the team, who is free in a round of a table.
[[nodiscard]] std::vector<PlayerIndex> free_players(const Tournament& t, int round,
                                                    const trf::pair::System* asked) {
  const auto chosen = trf::pair::choose(t, {.system = asked, .edition = {}});
  const auto* found = std::get_if<const trf::pair::System*>(&chosen);
  if (found == nullptr || !(*found)->has_table()) return {};
  const trf::pair::System& system = **found;
  const auto kind = trf::pair::entrants_in(t, system);
  const auto entrants = trf::pair::entrants_of(t, kind);
  if (round > system.table_rounds(*entrants)) return {};
  const auto table = system.table_round(*entrants, round);
  const auto bye = trf::pair::published_pairing(*entrants, round, system, &table).bye;
  if (bye == trf::no_player) return {};
  if (kind != trf::pair::Entrants::teams) return {bye};
  return t.teams[t.find_team(entrants->start_rank(bye))].members;
}

/// The players who do not have to be told: those of a game, and the members of a match without
/// games, whom the match stands for.
[[nodiscard]] std::vector<bool> players_of(const ShownRound& r) {
  const Tournament& t = r.tournament;
  std::vector<bool> plays(t.players.size());
  for (const Board& board : r.boards) plays[board.white] = plays[board.black] = true;
  for (const auto& match : r.forfeited)
    for (const auto team : {match.white, match.black})
      for (const PlayerIndex member : t.teams[team].members)
        if (member != trf::no_player) plays[member] = true;
  return plays;
}

/// By team: does it have a match or a PAB in the round?
[[nodiscard]] std::vector<bool> teams_of(const ShownRound& r) {
  const Tournament& t = r.tournament;
  std::vector<bool> plays(t.teams.size());
  if (!t.is_team_event()) return plays;
  const auto rounds = trf::team_rounds(t);
  for (std::size_t team = 0; team < plays.size(); ++team) {
    const auto& own = rounds.at(static_cast<trf::TeamIndex>(team), r.round);
    plays[team] = own.is_match() || own.code == ResultCode::pairing_bye;
  }
  return plays;
}

/// A pair without an opponent, "6 0"; other absent players have no line.
[[nodiscard]] bool has_line_of_pairs(Away why) { return why == Away::bye || why == Away::free; }

/// \p round of a Double-Swiss: a match
[[nodiscard]] ShownRound recorded(const Tournament& t, int round, const trf::pair::System* asked) {
  ShownRound shown{.tournament = t,
                   .round = round,
                   .results = Results::recorded,
                   .is_match = trf::is_double_swiss(t)};
  const int first = shown.rounds_before() + 1;
  shown.forfeited = trf::forfeited_boards(t, first);
  shown.boards = trf::boards(t, first);
  if (shown.is_match) {
    const auto second = trf::boards(t, first + 1);
    shown.boards.insert(shown.boards.end(), second.begin(), second.end());
    std::ranges::stable_sort(shown.boards, {}, &Board::number);
  }
  const auto free = free_players(t, round, asked);
  const auto plays = players_of(shown);
  const auto team_plays = teams_of(shown);
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    if (plays[p]) continue;
    const auto team = t.team_of(p);
    const bool is_reserve = team != trf::no_team && team_plays[team] && is_idle(t, p, first);
    shown.away.push_back({p, is_reserve               ? Away::reserve
                             : trf::contains(free, p) ? Away::free
                                                      : away_by_code(t.game(p, first).code)});
  }
  const auto others =
      std::stable_partition(shown.away.begin(), shown.away.end(),
                            [](const AwayPlayer& each) { return has_line_of_pairs(each.why); });
  // Members of the team that has the bye are in the order of their boards.
  if (t.has_matches())
    std::stable_sort(shown.away.begin(), others, [&](const AwayPlayer& a, const AwayPlayer& b) {
      return place_in_team(t, a.player, first) < place_in_team(t, b.player, first);
    });
  return shown;
}

/// Two teams and the result of their match; start numbers are those of players.
[[nodiscard]] std::vector<cli::Cell> match_row(const ShownRound& r,
                                               const trf::ForfeitedBoard& match, Reader reader) {
  // Game points are not the result of a board.
  auto result = match.by_boards ? std::string() : trf::to_string(trf::result_of(match));
  std::vector<cli::Cell> row{std::int64_t{r.round},
                             std::int64_t{match.number},
                             {},
                             {},
                             team_name(r.tournament, match.white),
                             team_name(r.tournament, match.black),
                             std::move(result)};
  if (reader == Reader::person) row.back() = cli::Words{result_of_match(match)};
  return row;
}

/// The row of a match above its boards, for people.
[[nodiscard]] std::vector<cli::Cell> match_heading(const ShownRound& r, const TeamMatch& match) {
  return {std::int64_t{r.round},
          std::int64_t{match.number},
          {},
          {},
          team_name(r.tournament, match.white),
          team_name(r.tournament, match.black),
          score_text(match)};
}

/// The columns of team events before the result: the teams of White and Black, and their scores in
/// the match.
void add_teams(std::vector<cli::Cell>& row, const Tournament& t, trf::TeamIndex white,
               trf::TeamIndex black, const TeamMatch* match) {
  const auto name = [&](trf::TeamIndex team) {
    return team == trf::no_team ? cli::Cell{} : cli::Cell{team_name(t, team)};
  };
  const auto score = [&](trf::TeamIndex team) {
    if (match == nullptr || !match->has_score) return cli::Cell{};
    return cli::Cell{trf::Decimal{team == match->white ? match->white_score : match->black_score}};
  };
  row.insert(row.end() - 1, {name(white), name(black), score(white), score(black)});
}

[[nodiscard]] std::vector<cli::Column> round_columns(bool with_teams) {
  auto columns = board_columns();
  if (with_teams)
    for (const char* name : {"white_team", "black_team", "white_score", "black_score"})
      columns.emplace_back(name);  // For programs alone
  columns.emplace_back("result", cli::said::heading_result{});
  return columns;
}

/// For people a match has a row of its own; for programs each row has the teams.
[[nodiscard]] cli::Table round_table(const ShownRound& r, Reader reader) {
  const Tournament& t = r.tournament;
  const auto matches = matches_of(r);
  const bool for_person = reader == Reader::person;
  const bool with_teams = t.has_matches() && !for_person;
  cli::Table table;
  table.schema = "trf-pair.show/1";
  table.title = said::round_title{.round = r.round};
  table.columns = round_columns(with_teams);
  const auto number = [&t](PlayerIndex p) { return std::int64_t{t.players[p].start_rank}; };
  std::int64_t last = 0;
  int seat = 0;  // Of a member of the team that has the bye
  for (const auto& [board, game, forfeit] : lines_of(r)) {
    const TeamMatch* match = match_with(matches, board);
    if (for_person && game != nullptr && match != nullptr && last != board)
      table.rows.push_back(match_heading(r, *match));
    last = board;
    if (game != nullptr)
      table.rows.push_back({std::int64_t{r.round}, board_cell(*game), number(game->white),
                            number(game->black), t.players[game->white].name,
                            t.players[game->black].name, result_text(r, *game)});
    else
      table.rows.push_back(match_row(r, *forfeit, reader));
    if (!with_teams) continue;
    if (game != nullptr)
      add_teams(table.rows.back(), t, t.team_of(game->white), t.team_of(game->black), match);
    else
      add_teams(table.rows.back(), t, forfeit->white, forfeit->black, match);
  }
  for (const AwayPlayer& away : r.away) {
    const auto& [player, why] = away;
    const bool is_bye = why == Away::bye;
    const char letter = trf::letter(t.game(player, r.rounds_before() + 1).code);
    cli::Cell place;
    if (is_bye && t.is_team_event()) {
      if (seat == 0) ++last;
      place = board_cell({static_cast<int>(last), ++seat});
    } else if (is_bye) {
      place = ++last;
    }
    std::vector<cli::Cell> row{std::int64_t{r.round},
                               std::move(place),
                               number(player),
                               std::int64_t{0},
                               t.players[player].name,
                               std::string(),
                               letter == ' ' ? std::string() : std::string(1, letter)};
    if (for_person) {
      row[3] = row[6] = cli::Cell{};
      row[5] = cli::Words{away_text(t, away)};
    }
    if (with_teams) add_teams(row, t, t.team_of(player), trf::no_team, nullptr);
    table.rows.push_back(std::move(row));
  }
  return table;
}

[[nodiscard]] std::string pairs_of(const ShownRound& r) {
  const auto byes =
      static_cast<std::size_t>(std::ranges::count_if(r.away, has_line_of_pairs, &AwayPlayer::why));
  std::string text = fmt::format("{}\n", r.boards.size() + byes);
  const auto number = [&r](PlayerIndex p) { return r.tournament.players[p].start_rank; };
  for (const Board& board : r.boards)
    text += fmt::format("{} {}\n", number(board.white), number(board.black));
  for (std::size_t i = 0; i < byes; ++i) text += fmt::format("{} 0\n", number(r.away[i].player));
  return text;
}

/// The board, in a team event with the teams.
[[nodiscard]] trf::Message slip_title(const ShownRound& r, const Board& board) {
  const Tournament& t = r.tournament;
  const trf::Code place{to_string(board)};
  const auto white = t.team_of(board.white), black = t.team_of(board.black);
  if (!t.is_team_event() || white == trf::no_team || black == trf::no_team)
    return said::slip_title{.round = r.round, .board = place};
  return said::slip_of_match{
      .round = r.round, .board = place, .white = team_name(t, white), .black = team_name(t, black)};
}

/// A slip for each board, to cut out: the players write the result and sign.
[[nodiscard]] std::string slips(const ShownRound& r) {
  const Tournament& t = r.tournament;
  std::string page = cli::element("h1", xml_escaped(t.name)) +
                     cli::element("h2", html_phrase(said::slips_title{.round = r.round}));
  for (const Board& board : r.boards) {
    HtmlTable html{{{cli::said::heading_colour{}},
                    {cli::said::heading_number{}, Kind::number},
                    {cli::said::heading_player{}},
                    {cli::said::heading_result{}},
                    {said::column_signature{}}},
                   slip_title(r, board),
                   HtmlTable::Narrow::table};
    for (const bool white : {true, false}) {
      const PlayerIndex player = white ? board.white : board.black;
      html.row().phrase(said::colour{.colour = white ? Colour::white : Colour::black});
      html.cell(std::int64_t{t.players[player].start_rank}).markup(person(t, player));
      html.markup("&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;").markup("<span class=\"blank\"></span>");
    }
    page += fmt::format("<article class=\"slip\">\n{}</article>\n", html.html());
  }
  return page;
}

[[nodiscard]] std::string round_page(const ShownRound& r) {
  const auto matches = matches_of(r);
  const auto progress = trf::progress_of(r.tournament, r.rounds_before() + 1);
  return cli::event_heading(r.tournament) +
         cli::element("h2", html_phrase(said::round_title{.round = r.round})) +
         by_board(r, matches) +
         cli::element("p",
                      html_phrase(said::results_so_far{.done = progress.with_result,
                                                       .games = progress.games}),
                      "quiet") +
         by_name(r) + match_cards(r.tournament, r.round, matches);
}

[[nodiscard]] cli::Answer answer_of_show(const cli::Input& input, const std::string& format,
                                         const Request& request, bool as_slips) {
  cli::Answer answer;
  const trf::Document document(input.file, input.limits);
  auto read = trf::read(document);
  answer.messages = std::move(read.diagnostics);
  if (!read.value) {
    answer.status = cli::unusable;
    return answer;
  }
  const auto asked = request.round;
  const auto kept = as_asked(std::move(read.value), request);
  const Tournament& t = *kept;
  const int last = trf::paired_matches(t);
  if (last == 0 || asked.value_or(1) > last) {
    answer.refuse(cli::no, last == 0 ? trf::Message{trf::said::no_round_paired{}}
                                     : trf::Message{trf::said::round_not_paired{.round = *asked,
                                                                                .last = last}});
    return answer;
  }
  const ShownRound round = recorded(t, asked.value_or(last), request.system);
  cli::warn_of_contradictions(t, round.rounds_before() + (round.is_match ? 2 : 1), answer);
  if (format == "trf")
    answer.raw = input.bytes;
  else if (format == "pairs")
    answer.raw = pairs_of(round);
  else if (format == "html")
    answer.html = as_slips ? slips(round) : round_page(round);
  else
    answer.tables.push_back(
        round_table(round, format == "text" ? Reader::person : Reader::program));
  return answer;
}

}  // namespace

int show(const cli::Arguments& arguments) {
  const bool as_slips = arguments.has("slips");
  const std::string format = arguments.format();
  if (as_slips && format != "html") cli::refuse_without("slips", "format=html");
  const bool is_named = !arguments.value("show").empty();  // --show=N; --round=N says the same
  if (is_named && arguments.has("round")) cli::refuse_together("show=N", "round");
  auto request = request_of(arguments);
  if (is_named) request.round = arguments.number("show", 1, trf::max_rounds);
  return cli::for_each_input(arguments, [&](const cli::Input& input) {
    auto answer = answer_of_show(input, format, request, as_slips);
    name_file(answer, input.name, arguments);
    return answer;
  });
}

}  // namespace trf_pair
