#include <fmt/format.h>

#include <algorithm>

#include "parse/messages/tournament_keys.hpp"
#include "parse/parse.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/standing_round.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/time_control.hpp"

namespace parse {
namespace {

namespace said = cli::said;
using cli::Cell;
using cli::CellView;
using cli::Table;
using cli::TakeRow;

Cell text(std::string_view value) {
  if (value.empty()) return std::monostate{};
  return std::string{value};
}
Cell whole_number(int value) {
  if (value == 0) return std::monostate{};
  return std::int64_t{value};
}
Cell days(std::vector<trf::Date> dates) {
  if (dates.empty() || (dates.size() == 1 && !dates.front().is_set())) return std::monostate{};
  return cli::Days{std::move(dates)};
}
Cell points(const std::optional<trf::Score>& score) {
  if (!score) return std::monostate{};
  return trf::Decimal{*score};
}

// The same for rows that are not stored.
CellView seen(std::string_view value) {
  if (value.empty()) return std::monostate{};
  return value;
}
CellView seen(int value) {
  if (value == 0) return std::monostate{};
  return std::int64_t{value};
}
CellView seen(const std::optional<trf::Score>& score) {
  if (!score) return std::monostate{};
  return trf::Decimal{*score};
}
/// It must outlive the view.
CellView seen(const trf::Date& day) {
  if (!day.is_set()) return std::monostate{};
  return std::span{&day, 1};
}
/// The letter of a result; it must outlive the view.
CellView seen(const char& letter) {
  if (letter == ' ') return std::monostate{};
  return std::string_view{&letter, 1};
}
CellView id(const trf::Tournament& t, trf::PlayerIndex player) {
  return std::int64_t{t.start_rank(player)};
}

void for_players(const trf::Tournament& t, const TakeRow& take) {
  for (const auto& p : t.players) {
    take(std::array<CellView, 10>{std::int64_t{p.start_rank}, seen(name(p.sex)),
                                  seen(p.shown_title()), seen(p.name), seen(int{p.rating}),
                                  seen(p.federation), seen(p.fide_id), seen(p.birth),
                                  seen(p.points), seen(int{p.rank})});
  }
}

void for_results(const trf::Tournament& t, const TakeRow& take) {
  const cli::Term white{said::colour_letter{.colour = trf::Colour::white}},
      black{said::colour_letter{.colour = trf::Colour::black}};
  // A bye announced for a round to come is not a result.
  const int rounds = std::min(t.rounds(), trf::round_of_points(t));
  for (int round = 1; round <= rounds; ++round)
    for (std::size_t p = 0; p < t.players.size(); ++p) {
      const auto index = static_cast<trf::PlayerIndex>(p);
      const auto game = t.game(index, round);
      const CellView colour = game.colour == trf::Colour::white   ? CellView{&white}
                              : game.colour == trf::Colour::black ? CellView{&black}
                                                                  : CellView{std::string_view{"-"}};
      const char result = letter(game.code);
      take(std::array<CellView, 6>{std::int64_t{round}, id(t, index), id(t, game.opponent), colour,
                                   seen(result), trf::Decimal{t.points_of(index, round)}});
    }
}

void for_games(const trf::Tournament& t, const TakeRow& take) {
  for (int round = 1; round <= t.rounds(); ++round)
    for (std::size_t p = 0; p < t.players.size(); ++p) {
      const auto self = static_cast<trf::PlayerIndex>(p);
      const auto mine = t.game(self, round);
      if (mine.opponent == trf::no_player) continue;
      auto theirs = t.game(mine.opponent, round);
      const bool is_mutual = theirs.opponent == self;
      if (!is_mutual) theirs = {};
      // If neither row has a colour, the lower start rank comes first.
      const bool is_white = mine.colour == trf::Colour::white ||
                            (mine.colour == trf::Colour::none &&
                             (theirs.colour == trf::Colour::black ||
                              (theirs.colour == trf::Colour::none && self < mine.opponent)));
      const bool both_white = is_mutual && is_white && theirs.colour == trf::Colour::white;
      const bool both_black =
          is_mutual && mine.colour == trf::Colour::black && theirs.colour == trf::Colour::black;
      const bool first_of_two = self < mine.opponent;
      if (both_white || both_black ? !first_of_two : !is_white && is_mutual) continue;
      const auto white = is_white ? self : mine.opponent, black = is_white ? mine.opponent : self;
      const char of_white = letter((is_white ? mine : theirs).code);
      const char of_black = letter((is_white ? theirs : mine).code);
      take(std::array<CellView, 5>{std::int64_t{round}, id(t, white), id(t, black), seen(of_white),
                                   seen(of_black)});
    }
}

Table teams(const trf::Tournament& t) {
  Table table{"trf-parse.teams/1",
              {},
              {"id", "name", "nickname", "match_points", "game_points", "rank", "players"},
              {}};
  for (const auto& team : t.teams) {
    std::string members;
    for (const auto member : team.members)
      members += fmt::format("{}{}", members.empty() ? "" : " ", t.players[member].start_rank);
    table.rows.push_back({std::int64_t{team.number}, text(team.name), text(team.nickname),
                          points(team.match_points), points(team.game_points),
                          whole_number(team.rank), text(members)});
  }
  return table;
}

Table tournament(const trf::Tournament& t) {
  Table table{"trf-parse.tournament/1", {}, {"key", "value"}, {}};
  const auto add = [&table](cli::Term key, Cell value) {
    table.rows.push_back({std::move(key), std::move(value)});
  };
  add(said::key_dialect{}, text(trf::name(t.dialect)));
  add(said::key_name{}, text(t.name));
  add(said::key_city{}, text(t.city));
  add(said::key_federation{}, text(t.federation));
  add(said::key_start{}, days({t.start}));
  add(said::key_end{}, days({t.end}));
  add(said::key_players{}, std::int64_t(t.players.size()));
  add(said::key_rounds{}, std::int64_t{t.rounds()});
  add(said::key_paired_rounds{}, std::int64_t{t.paired_rounds()});
  add(said::key_planned_rounds{},
      t.is_length_known() ? std::int64_t{t.planned_rounds()} : Cell{std::monostate{}});
  add(said::key_teams{}, std::int64_t(t.teams.size()));
  add(said::key_type{}, text(t.type_text));
  add(said::key_type_code{}, text(t.type_code));
  add(said::key_team_event{}, t.has_matches());
  add(said::key_predetermined{}, trf::event_kind(t).is_predetermined());
  add(said::key_games_per_round{}, std::int64_t{trf::is_double_swiss(t) ? 2 : 1});
  add(said::key_chief_arbiter{}, text(t.chief_arbiter));
  add(said::key_deputies{}, text(fmt::format("{}", fmt::join(t.deputies, "; "))));
  add(said::key_rate_of_play{}, text(t.rate_of_play_text));
  add(said::key_time_control{}, text(t.time_control ? to_string(*t.time_control) : ""));
  add(said::key_round_dates{}, days(t.round_dates));
  add(said::key_controller{}, text(t.controller));
  add(said::key_tie_breaks{}, text(list_of(t.tie_breaks)));
  add(said::key_standings_order{}, text(list_of(t.standings_order)));
  add(said::key_initial_colour{}, text(name(t.initial_colour)));
  return table;
}

}  // namespace

cli::Table table(std::string_view name, trf::SharedTournament kept) {
  const auto& t = *kept;
  const auto streamed = [&kept](const char* schema, std::vector<cli::Column> columns,
                                auto* for_rows) {
    return Table{schema, {}, std::move(columns), {}, [kept, for_rows](const TakeRow& take) {
                   for_rows(*kept, take);
                 }};
  };
  if (name == "players")
    return streamed("trf-parse.players/1",
                    {"id", "sex", "title", "name", "rating", "federation", "fide_id", "birth",
                     "points", "rank"},
                    for_players);
  if (name == "results")
    return streamed("trf-parse.results/1",
                    {"round", "id", "opponent", "colour", "result", "points"}, for_results);
  if (name == "games")
    return streamed("trf-parse.games/1",
                    {"round", "white", "black", "white_result", "black_result"}, for_games);
  if (name == "teams") return teams(t);
  if (name == "matches") return matches(t);
  return tournament(t);
}

}  // namespace parse
