// Family A: fictitious points, prohibited pairings, abnormal points.

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "checks/report.hpp"

namespace trf::checking {
namespace {

constexpr std::size_t most_records = 2000;

bool exists(const Report& report, Id id) {
  return report.is_team() ? report.tournament().find_team(id) != no_team
                          : report.tournament().find(id) != no_player;
}

std::string nobody(const Report& report, Id id) {
  return fmt::format("{} {} does not exist", report.is_team() ? "team" : "player", id);
}

void check_accelerations(Report& report) {
  const auto& t = report.tournament();
  for (const auto& record : t.acceleration) {
    if (!report.is_team() && record.game_points == Score{})
      report.add("A01", {record.line, 10, 4}, "fictitious points of 0 accelerate nothing");
    const auto highest =
        report.is_team() ? (t.teams.empty() ? 0 : static_cast<int>(t.teams.size()))
                         : (t.players.empty() ? 0 : static_cast<int>(t.players.back().start_rank));
    if (record.last_id > highest)
      report.add(
          "A01", {record.line, 28, 4},
          fmt::format("the last number is {}, but the highest is {}", record.last_id, highest));
  }
  if (!t.acceleration.empty() && t.type_code.ends_with("_BAKU"))
    report.add(
        "A02", {t.acceleration.front().line, 1, 3},
        fmt::format("record 250 takes the place of the acceleration named by {}", t.type_code));
  if (t.stated_rounds)
    for (const auto& record : t.player_acceleration)
      if (static_cast<int>(record.points.size()) > *t.stated_rounds)
        report.add("A03", {record.line, static_cast<std::uint32_t>(10 + 5 * *t.stated_rounds), 4},
                   fmt::format("{} values for {} rounds", record.points.size(), *t.stated_rounds));
}

// C.04.7: group A holds the first half of the players, rounded up to the next even number; the
// first half of the rounds (rounded up) is accelerated, by a win in its first half (rounded up)
// and by half a win in the rest.
void check_baku(Report& report) {
  const auto& t = report.tournament();
  if (!t.type_code.ends_with("_BAKU") || report.is_team() ||
      (t.acceleration.empty() && t.player_acceleration.empty()))
    return;
  const int players = static_cast<int>(t.players.size());
  const int group = 2 * ((players + 3) / 4);
  const int accelerated = (t.planned_rounds() + 1) / 2;
  const int full = (accelerated + 1) / 2;
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    for (int round = 1; round <= std::min(t.planned_rounds(), report.rounds() + 1); ++round) {
      Score expected;
      if (static_cast<int>(p) < group && round <= accelerated)
        expected = round <= full ? Score::from_tenths(10) : Score::from_tenths(5);
      if (t.accelerated_points(p, round) == expected) continue;
      const auto line =
          t.acceleration.empty() ? t.player_acceleration.front().line : t.acceleration.front().line;
      report.add("A04", {line, 1, 3},
                 fmt::format("player {} has {} fictitious points in round {}, by Baku {}",
                             t.players[p].start_rank, to_string(t.accelerated_points(p, round)),
                             round, to_string(expected)));
      return;
    }
  }
}

void check_prohibitions(Report& report) {
  const auto& t = report.tournament();
  std::vector<std::uint32_t> stamp(std::max<std::size_t>(max_start_rank + 1, t.players.size()));
  std::uint32_t current = 0;
  std::size_t looked_at = 0;
  for (const auto& group : t.prohibited) {
    ++current;
    if (++looked_at > most_records) return;
    for (std::size_t k = 0; k < group.ids.size(); ++k) {
      const auto id = group.ids[k];
      if (id >= stamp.size()) continue;
      const Position where{group.line, static_cast<std::uint32_t>(13 + 5 * k), 4};
      if (!exists(report, id))
        report.add("A05", where, nobody(report, id));
      else if (stamp[id] == current)
        report.add("A05", where, fmt::format("{} stands twice", id));
      stamp[id] = current;
    }
    if (report.is_team()) continue;
    for (const auto id : group.ids) {
      const auto p = t.find(id);
      if (p == no_player) continue;
      for (int round = group.first_round; round <= std::min<int>(group.last_round, t.rounds());
           ++round) {
        const auto opponent = t.game(p, round).opponent;
        if (opponent != no_player && p < opponent &&
            stamp[t.players[opponent].start_rank] == current)
          report.add("A06", report.cell(p, round),
                     fmt::format("players {} and {} met in round {} though line {} forbids it", id,
                                 t.players[opponent].start_rank, round, group.line));
      }
    }
  }
}

// JaVaFo reads XXS codes one after the other: of two values of a code the last one counts.
void check_configured_points(Report& report) {
  if (!report.wants("A10")) return;
  std::map<std::string_view, std::string_view> values;
  for (const auto line : report.lines_of("XXS")) {
    const auto text = report.document().text(line);
    std::size_t at = 3;
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
                   fmt::format("{} is given as {} already; the last one counts, {}", code,
                               twin->second, value));
        twin->second = value;
      }
      at = end;
    }
  }
}

ResultCode code_of(char kind) noexcept {
  switch (kind) {
    case 'W': return ResultCode::win;
    case 'D': return ResultCode::draw;
    case 'L': return ResultCode::loss;
    case 'F': return ResultCode::full_point_bye;
    case 'H': return ResultCode::half_point_bye;
    case 'Z': return ResultCode::zero_point_bye;
    case '+': return ResultCode::forfeit_win;
    case '-': return ResultCode::forfeit_loss;
    default: return ResultCode::none;
  }
}

bool matches(ResultCode code, ResultCode kind) noexcept {
  if (code == kind) return true;
  return (kind == ResultCode::win && code == ResultCode::unrated_win) ||
         (kind == ResultCode::draw && code == ResultCode::unrated_draw) ||
         (kind == ResultCode::loss && code == ResultCode::unrated_loss) ||
         (kind == ResultCode::full_point_bye && code == ResultCode::pairing_bye);
}

void check_abnormal(Report& report) {
  const auto& t = report.tournament();
  std::size_t looked_at = 0;
  for (const auto& record : t.abnormal) {
    if (++looked_at > most_records) return;
    const int rounds = std::max(t.planned_rounds(), t.rounds());
    if (record.round > rounds) {
      report.add("A08", {record.line, 20, 3},
                 fmt::format("round {} does not exist; there are {}", record.round, rounds));
      continue;
    }
    bool all_exist = true;
    for (std::size_t k = 0; k < record.ids.size(); ++k)
      if (!exists(report, record.ids[k])) {
        report.add("A08", {record.line, static_cast<std::uint32_t>(24 + 5 * k), 4},
                   nobody(report, record.ids[k]));
        all_exist = false;
      }
    const auto kind = code_of(record.kind);
    if (kind == ResultCode::none || !all_exist || report.is_team() || !report.wants("A09"))
      continue;
    bool is_used = false;
    const auto look = [&](PlayerIndex p) {
      for (int round = record.round == 0 ? 1 : record.round;
           round <= (record.round == 0 ? t.rounds() : record.round); ++round)
        is_used = is_used || matches(t.game(p, round).code, kind);
    };
    if (record.ids.empty()) {
      for (PlayerIndex p = 0; p < t.player_count() && !is_used; ++p) look(p);
    } else {
      for (const auto id : record.ids) look(t.find(id));
    }
    if (!is_used)
      report.add("A09", {record.line, 5, 1},
                 fmt::format("'{}' does not occur where record 299 changes it", record.kind));
  }
}

}  // namespace

void check_acceleration(Report& report) {
  if (!report.has_tournament()) return;
  check_accelerations(report);
  check_baku(report);
  check_configured_points(report);
  check_prohibitions(report);
  check_abnormal(report);
}

}  // namespace trf::checking
