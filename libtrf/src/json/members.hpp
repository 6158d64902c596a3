#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "codes.hpp"
#include "json/names.hpp"
#include "trf/abnormal_points.hpp"
#include "trf/tournament.hpp"

// The members of each object in the JSON form of a tournament, in the order in which they are
// written. Writing calls these functions with constant parts, reading with those that it fills: a
// member is named once. The players and their rounds are apart, since a report has a million cells.
namespace trf::detail {

/// A constant part, or one that is filled.
template <class Part, class Of>
concept PartOf = std::same_as<std::remove_const_t<Part>, Of>;

inline constexpr int any_count = 999'999'999;
inline constexpr int max_rating = 9999, max_rank = 9999;

void describe(auto& json, PartOf<TimePeriod> auto& period) {
  json.number_or_null("moves", period.moves, any_count);
  json.number("seconds", period.seconds, 0, any_count);
  json.number("increment", period.increment, 0, any_count);
}

void describe(auto& json, PartOf<TimeControl> auto& control) {
  json.objects("white", control.white);
  json.objects("black", control.black);
}

void describe(auto& json, PartOf<PointSystem> auto& points) {
  json.choice("source", points.source, source_names);
  for (const auto& [name, member] : point_names) json.score(name, points.*member);
}

void describe(auto& json, PartOf<MatchPointSystem> auto& points) {
  json.score("win", points.win);
  json.score("draw", points.draw);
  json.score("loss", points.loss);
}

void describe(auto& json, PartOf<AnnouncedByes> auto& byes) {
  static constexpr std::array<std::string_view, 3> letters{"Z", "H", "F"};
  static constexpr std::array kinds{ResultCode::zero_point_bye, ResultCode::half_point_bye,
                                    ResultCode::full_point_bye};
  json.choice("kind", byes.kind, letters, kinds);
  json.number("round", byes.round, 1, max_rounds);
  json.ids("ids", byes.ids);
}

void describe(auto& json, PartOf<Acceleration> auto& record) {
  json.score("match_points", record.match_points);
  json.score("game_points", record.game_points);
  json.number("first_round", record.first_round, 1, max_rounds);
  json.number("last_round", record.last_round, 1, max_rounds);
  json.number("first_id", record.first_id, 1, max_start_rank);
  json.number("last_id", record.last_id, 1, max_start_rank);
}

void describe(auto& json, PartOf<PlayerAcceleration> auto& record) {
  json.number("id", record.id, 1, max_start_rank);
  json.scores("points", record.points);
}

void describe(auto& json, PartOf<ProhibitedGroup> auto& group) {
  json.number("first_round", group.first_round, 1, max_rounds);
  json.number("last_round", group.last_round, 1, max_rounds);
  json.ids("ids", group.ids);
}

void describe(auto& json, PartOf<AbnormalPoints> auto& record) {
  static constexpr auto names = each_of<abnormal_kinds.size()>(abnormal_kinds);
  json.choice("kind", record.kind, names, abnormal_kinds);
  json.optional_score("match_points", record.match_points);
  json.optional_score("game_points", record.game_points);
  json.number_or_null("round", record.round, max_rounds);
  json.ids("ids", record.ids);
}

void describe(auto& json, PartOf<Team> auto& team) {
  json.team_number("number", team.number);
  json.text("name", team.name);
  json.text("nickname", team.nickname);
  json.text("strength", team.strength);
  json.optional_score("match_points", team.match_points);
  json.optional_score("game_points", team.game_points);
  json.number_or_null("rank", team.rank, max_rank);
  json.players("members", team.members);
}

void describe(auto& json, PartOf<LineUp> auto& line_up) {
  json.number("round", line_up.round, 1, max_rounds);
  json.number("team", line_up.team, 1, max_teams);
  json.number_or_null("opponent", line_up.opponent, max_teams);
  json.players_or_null("boards", line_up.boards);
}

void describe(auto& json, PartOf<TeamByes> auto& byes) {
  json.score("match_points", byes.match_points);
  json.score("game_points", byes.game_points);
  json.ids_or_null("by_round", byes.by_round);
}

template <PartOf<ForfeitedMatch> Match>
void describe(auto& json, Match& match) {
  static constexpr std::array<std::string_view, 3> names{"", "white", "black"};
  json.number("round", match.round, 1, max_rounds);
  json.number("white", match.white, 1, max_teams);
  json.number("black", match.black, 1, max_teams);
  auto winner = static_cast<std::uint8_t>(match.white_won ? 1 : match.black_won ? 2 : 0);
  json.choice("winner", winner, names);
  if constexpr (!std::is_const_v<Match>) {
    json.require("winner");  // Null is a forfeit of both
    match.white_won = winner == 1;
    match.black_won = winner == 2;
  }
}

void describe(auto& json, PartOf<OtherRecord> auto& record) {
  json.quoted_text("tag", record.tag);
  json.quoted_text("text", record.text);
}

void describe(auto& json, PartOf<NationalRecord> auto& record) {
  json.quoted_text("federation", record.federation);
  json.choice("sex", record.sex, sexes);
  json.text("classification", record.classification);
  json.text("name", record.name);
  json.number_or_null("rating", record.rating, max_rating);
  json.text("origin", record.origin);
  json.text("id", record.id);
  json.date("birth", record.birth);
}

/// Without the rounds.
void describe(auto& json, PartOf<Player> auto& player) {
  json.start_rank(start_rank_name, player.start_rank);
  json.choice("sex", player.sex, sexes);
  json.choice("title", player.title, titles);
  json.text("title_text", player.title_text);
  json.text("name", player.name);
  json.number_or_null("rating", player.rating, max_rating);
  json.text("federation", player.federation);
  json.text("fide_id", player.fide_id);
  json.date("birth", player.birth);
  json.optional_score("points", player.points);
  json.number_or_null("rank", player.rank, max_rank);
  json.objects("national", player.national);
}

/// Without the players.
template <std::derived_from<TournamentDraft> Draft>
void describe(auto& json, Draft& t) {
  json.constant("schema", json_schema);
  json.choice("dialect", t.dialect, dialects);
  json.text("name", t.name);
  json.text("city", t.city);
  json.text("federation", t.federation);
  json.date("start", t.start);
  json.date("end", t.end);
  json.text("type", t.type_text);
  json.text("type_code", t.type_code);
  json.text("chief_arbiter", t.chief_arbiter);
  json.texts("deputies", t.deputies);
  json.text("rate_of_play", t.rate_of_play_text);
  json.optional_object("time_control", t.time_control);
  json.dates("round_dates", t.round_dates);
  json.text("controller", t.controller);
  json.text("ranking_federation", t.ranking_federation);
  json.choice("ranking_method", t.ranking_method, ranking_methods);
  json.optional_number("stated_rounds", t.stated_rounds, 1, any_count);
  json.optional_number("stated_players", t.stated_players, 0, any_count);
  json.optional_number("stated_rated", t.stated_rated, 0, any_count);
  json.optional_number("stated_teams", t.stated_teams, 0, any_count);
  json.tie_breaks("tie_breaks", t.tie_breaks);
  json.tie_breaks("standings_order", t.standings_order);
  json.choice("initial_colour", t.initial_colour, colours);
  json.flag("pair_by_rank", t.pair_by_rank);
  json.text("board_colours", t.board_colours);
  json.object("points", t.points);
  json.object("match_points", t.match_points);
  json.ids("absent", t.absent);
  json.objects("announced_byes", t.announced_byes);
  json.objects("acceleration", t.acceleration);
  json.objects("player_acceleration", t.player_acceleration);
  json.objects("prohibited", t.prohibited);
  json.objects("abnormal", t.abnormal);
  json.objects("teams", t.teams);
  json.objects("line_ups", t.line_ups);
  json.optional_object("team_byes", t.team_byes);
  json.objects("forfeited_matches", t.forfeited_matches);
  json.objects("other", t.other);
}

}  // namespace trf::detail
