// Family A: fictitious points, prohibited pairings, abnormal points.

#include <algorithm>
#include <map>

#include "checks/report.hpp"
#include "trf/abnormal_points.hpp"
#include "trf/baku.hpp"
#include "trf/matches.hpp"
#include "trf/messages/found_records.hpp"
#include "trf/prohibited.hpp"
#include "trf/type_code.hpp"
#include "trf/unknown_numbers.hpp"

namespace trf::checking {
namespace {

constexpr std::size_t most_accelerations = 2000;

void check_accelerations(Report& report) {
  const auto& t = report.tournament();
  for (const auto& record : t.acceleration) {
    if (!report.is_team() && record.game_points == Score{})
      report.add("A01", place(record.line, layout::acceleration::game_points),
                 found::accelerates_nothing{});
    // C.04.7 1.4: teams with match points first are accelerated by match points.
    if (report.is_team() && primary_score(t) == TeamScore::match &&
        record.match_points == Score{} && record.game_points != Score{})
      report.add("A11", place(record.line, layout::acceleration::game_points),
                 found::accelerates_game_points{});
    const auto highest =
        report.is_team() ? (t.teams.empty() ? 0 : static_cast<int>(t.teams.size()))
                         : (t.players.empty() ? 0 : static_cast<int>(t.players.back().start_rank));
    if (t.stated_rounds && record.last_round > *t.stated_rounds)
      report.add(
          "A01", place(record.line, layout::acceleration::last_round),
          found::acceleration_after_end{.round = record.last_round, .rounds = *t.stated_rounds});
    if (record.last_id > highest)
      report.add("A01", place(record.line, layout::acceleration::last_id),
                 found::last_number_too_high{.found = record.last_id, .highest = highest});
  }
  if (!t.acceleration.empty() && type_code(t.type_code).is_baku)
    report.add("A02", place(t.acceleration.front().line, layout::record_number),
               found::acceleration_replaced{.code = t.type_code});
  if (t.stated_rounds)
    for (const auto& record : t.player_acceleration)
      if (static_cast<int>(record.points.size()) > *t.stated_rounds)
        report.add(
            "A03",
            place(record.line, layout::player_acceleration::points,
                  static_cast<std::size_t>(*t.stated_rounds)),
            found::too_many_values{.values = record.points.size(), .rounds = *t.stated_rounds});
}

// C.04.7: the points in the report are those of Baku.
void check_baku(Report& report) {
  const auto& t = report.tournament();
  if (!type_code(t.type_code).is_baku || report.is_team() ||
      (t.acceleration.empty() && t.player_acceleration.empty()))
    return;
  const auto records = baku_records(t, t.planned_rounds());
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    for (int round = 1; round <= std::min(t.planned_rounds(), report.rounds() + 1); ++round) {
      Score expected;
      for (const auto& record : records)
        if (record.covers(t.players[p].start_rank, round)) expected = record.game_points;
      if (t.accelerated_points(p, round) == expected) continue;
      const auto line =
          t.acceleration.empty() ? t.player_acceleration.front().line : t.acceleration.front().line;
      report.add("A04", place(line, layout::record_number),
                 found::not_baku{.player = t.players[p].start_rank,
                                 .points = t.accelerated_points(p, round),
                                 .round = round,
                                 .expected = expected});
      return;
    }
  }
}

void check_prohibitions(Report& report) {
  const auto& t = report.tournament();
  if (t.prohibited.empty()) return;
  for (auto& found : unknown_in_prohibitions(report.document(), t))
    report.add(found.check, found.where, std::move(found.message));
  const auto matches = report.is_team() ? team_rounds(t) : TeamRounds{};
  const int rounds = report.is_team() ? matches.rounds : t.rounds();
  const auto opponent_of = [&](int id, int round) -> int {
    if (report.is_team()) {
      const auto team = t.find_team(id);
      const auto other = team == no_team ? no_team : matches.at(team, round).opponent;
      return other == no_team ? 0 : t.teams[other].number;
    }
    const auto p = t.find(id);
    return p == no_player ? 0 : t.start_rank(t.game(p, round).opponent);
  };
  std::vector<std::uint32_t> stamp(std::max<std::size_t>(max_start_rank + 1, t.players.size()));
  std::uint32_t current = 0;
  std::size_t looked_at = 0;
  for (const auto& group : t.prohibited) {
    ++current;
    if (++looked_at > most_accelerations) return;
    for (std::size_t k = 0; k < group.ids.size(); ++k) {
      const auto id = group.ids[k];
      if (id >= stamp.size()) continue;
      if (report.exists(id) && stamp[id] == current)
        report.add("A05", place(group.line, layout::prohibited::id, k),
                   found::number_twice{.number = id});
      stamp[id] = current;
    }
    for (std::size_t k = 0; k < group.ids.size(); ++k) {
      const int id = group.ids[k];
      for (int round = 1; round <= rounds; ++round) {
        if (!is_for_round(group, round)) continue;
        const int other = opponent_of(id, round);
        if (other > id && stamp[static_cast<std::size_t>(other)] == current)
          report.add("A06",
                     report.is_team() ? place(group.line, layout::prohibited::id, k)
                                      : report.cell(t.find(id), round),
                     found::met_though_prohibited{.team = report.is_team(),
                                                  .player = id,
                                                  .other = other,
                                                  .round = round,
                                                  .line = group.line});
      }
    }
  }
}

// JaVaFo reads XXS codes one after another: of two values of a code the last one is used.
void check_configured_points(Report& report) {
  if (!report.wants("A10")) return;
  std::map<std::string_view, std::string_view> values;
  for (const auto line : report.lines_of("XXS")) {
    const auto text = report.document().text(line);
    std::size_t at = layout::record_number.width;
    while ((at = text.find_first_not_of(" \t", at)) != std::string_view::npos) {
      const auto end = std::min(text.find_first_of(" \t", at), text.size());
      const auto word = text.substr(at, end - at);
      const auto equals = std::min(word.find('='), word.size());
      const auto code = word.substr(0, equals);
      const auto value = word.substr(std::min(equals + 1, word.size()));
      const auto [twin, is_new] = values.emplace(code, value);
      if (!is_new && twin->second != value) {
        report.add("A10",
                   {line, static_cast<std::uint32_t>(report.document().column_of(line, at)),
                    static_cast<std::uint32_t>(word.size())},
                   found::value_given_twice{.code = code, .before = twin->second, .value = value});
        twin->second = value;
      }
      at = end;
    }
  }
}

void check_abnormal(Report& report) {
  const auto& t = report.tournament();
  std::size_t looked_at = 0;
  for (const auto& record : t.abnormal) {
    if (++looked_at > most_accelerations) return;
    if (!report.is_team() && !record.game_points)
      report.add("A08", place(record.line, layout::abnormal::game_points),
                 found::no_points_of_players{});
    const int rounds = std::max(t.planned_rounds(), t.rounds());
    if (record.round > rounds) {
      report.add("A08", place(record.line, layout::abnormal::round),
                 found::round_unknown{.round = record.round, .rounds = rounds});
      continue;
    }
    bool all_exist = true;
    for (std::size_t k = 0; k < record.ids.size(); ++k)
      if (!report.exists(record.ids[k])) {
        report.add("A08", place(record.line, layout::abnormal::id, k),
                   report.unknown(record.ids[k]));
        all_exist = false;
      }
    if (record.kind == ' ' || !all_exist || report.is_team() || !report.wants("A09")) continue;
    bool is_used = false;
    const auto look = [&](PlayerIndex p) {
      for (int round = record.round == 0 ? 1 : record.round;
           round <= (record.round == 0 ? t.rounds() : record.round); ++round)
        is_used = is_used || abnormal_kind(t.game(p, round).code) == record.kind;
    };
    if (record.ids.empty()) {
      for (PlayerIndex p = 0; p < t.player_count() && !is_used; ++p) look(p);
    } else {
      for (const auto id : record.ids) look(t.find(id));
    }
    if (!is_used)
      report.add("A09", place(record.line, layout::abnormal::kind),
                 found::value_not_used{.kind = code_of(record.kind)});
  }
}

}  // namespace

void check_acceleration(Report& report) {
  check_accelerations(report);
  check_baku(report);
  check_configured_points(report);
  check_prohibitions(report);
  check_abnormal(report);
}

}  // namespace trf::checking
