#include "support/expected_report.hpp"

#include <algorithm>
#include <functional>
#include <set>

namespace trf::test {
namespace {

/// The name in `points` of what a cell is worth.
std::string name_of_value(const JsonValue& cell) {
  static const std::map<char, std::string> names{{'1', "win"},
                                                 {'W', "win"},
                                                 {'=', "draw"},
                                                 {'D', "draw"},
                                                 {'0', "loss"},
                                                 {'L', "loss"},
                                                 {'+', "forfeit_win"},
                                                 {'-', "forfeit_loss"},
                                                 {'F', "full_point_bye"},
                                                 {'H', "half_point_bye"},
                                                 {'Z', "zero_point_bye"},
                                                 {'U', "pairing_bye"}};
  auto name = names.at(cell["result"].scalar[1]);
  if (name == "win" || name == "draw" || name == "loss")
    name += cell["colour"].scalar == R"("b")" ? "_black" : "_white";
  return name;
}

int tenths_or(const JsonValue& points, int instead) {
  return points.is_null() ? instead : ExpectedReport::tenths(points);
}

bool is_open(const JsonValue& cell) { return cell.is_null() || cell["result"].is_null(); }

}  // namespace

JsonValue& ExpectedReport::player(int start_rank) {
  return *std::ranges::find_if(
      players(), [&](JsonValue& each) { return each["start_rank"].number() == start_rank; });
}

JsonValue& ExpectedReport::cell(JsonValue& player, int round) {
  auto& rounds = player["rounds"].items;
  while (rounds.size() < static_cast<std::size_t>(round)) rounds.push_back(JsonValue::null());
  return rounds[static_cast<std::size_t>(round - 1)];
}

JsonValue ExpectedReport::bye(std::string_view letter) {
  return {{},
          {},
          {{"opponent", JsonValue::null()},
           {"colour", JsonValue::null()},
           {"result", JsonValue::of('"' + std::string{letter} + '"')}}};
}

bool ExpectedReport::is_paired(const JsonValue& cell) {
  return !cell.is_null() && (!cell["opponent"].is_null() || cell["result"].scalar == R"("U")");
}

bool ExpectedReport::is_requested(const JsonValue& cell) {
  return !cell.is_null() && cell["opponent"].is_null() &&
         (cell["result"].scalar == R"("H")" || cell["result"].scalar == R"("F")" ||
          cell["result"].scalar == R"("Z")");
}

int ExpectedReport::rounds() {
  std::size_t most = 0;
  for (auto& each : players()) most = std::max(most, each["rounds"].items.size());
  return static_cast<int>(most);
}

int ExpectedReport::last_paired() {
  int last = 0;
  for (auto& each : players())
    for (std::size_t i = 0; i < each["rounds"].items.size(); ++i)
      if (is_paired(each["rounds"].items[i])) last = std::max(last, static_cast<int>(i) + 1);
  for (auto& match : report_["forfeited_matches"].items)
    if (match["round"].number() <= planned_rounds()) last = std::max(last, match["round"].number());
  return last;
}

int ExpectedReport::planned_rounds() {
  if (!report_["stated_rounds"].is_null()) return report_["stated_rounds"].number();
  const auto& dates = report_["round_dates"].items;
  return std::max(rounds(), static_cast<int>(std::ranges::count_if(
                                dates, [](const JsonValue& date) { return !date.is_null(); })));
}

std::vector<int> ExpectedReport::members(int id) {
  if (!is_team()) return {id};
  std::vector<int> result;
  for (auto& team : report_["teams"].items)
    if (team["number"].number() == id)
      for (const auto& member : team["members"].items)
        if (!member.is_null()) result.push_back(member.number());
  return result;
}

std::string ExpectedReport::announced(int id, int round) {
  for (auto& record : report_["announced_byes"].items)
    if (record["round"].number() == round && record["ids"].has_id(id)) return record["kind"].scalar;
  if (const auto& there = cell(player(members(id).front()), round); is_requested(there))
    return there["result"].scalar;
  return round == last_paired() + 1 && report_["absent"].has_id(id) ? R"("Z")" : "";
}

void ExpectedReport::mark(int id, int round, std::string_view letter) {
  const std::string kind = '"' + std::string{letter} + '"';
  if (announced(id, round) == kind) return;
  const bool is_next = round == last_paired() + 1;
  bool is_there = false;
  auto& records = report_["announced_byes"].items;
  for (auto& record : records) {
    if (record["round"].number() != round) continue;
    const bool same = has_records_240() && record["kind"].scalar == kind;
    is_there = is_there || (same && record["ids"].has_id(id));
    if (!same) std::erase_if(record["ids"].items, [&](auto& each) { return each.number() == id; });
  }
  std::erase_if(records, [](JsonValue& record) { return record["ids"].items.empty(); });
  if (is_next)
    std::erase_if(report_["absent"].items, [&](auto& each) { return each.number() == id; });
  for (const int member : members(id)) {
    auto& there = cell(player(member), round);
    if (there.is_null() || is_requested(there))
      there = has_records_240() || letter.empty() ? JsonValue::null() : bye(letter);
  }
  if (!has_records_240() || letter.empty() || is_there) return;
  for (auto& record : records)
    if (record["round"].number() == round && record["kind"].scalar == kind) {
      record["ids"].items.push_back(JsonValue::of(id));
      return;
    }
  records.push_back({{},
                     {},
                     {{"kind", JsonValue::of(kind)},
                      {"round", JsonValue::of(round)},
                      {"ids", {{}, {JsonValue::of(id)}, {}}}}});
}

void ExpectedReport::renumber(const std::map<int, int>& numbers) {
  const auto one = [&](JsonValue& value) {
    if (!value.is_null()) value = JsonValue::of(numbers.at(value.number()));
  };
  const auto all = [&](JsonValue& list) { std::ranges::for_each(list.items, one); };
  for (auto& each : players()) {
    one(each["start_rank"]);
    for (auto& cell : each["rounds"].items)
      if (!cell.is_null()) one(cell["opponent"]);
  }
  for (auto& team : report_["teams"].items) all(team["members"]);
  for (auto& line_up : report_["line_ups"].items) all(line_up["boards"]);
  if (is_team()) return;
  all(report_["absent"]);
  for (const auto* name : {"announced_byes", "prohibited", "abnormal"})
    for (auto& record : report_[name].items) all(record["ids"]);
  for (auto& record : report_["player_acceleration"].items) one(record["id"]);
}

// Record 299: an id given beats all ids, a round given beats all rounds, the later record wins.
int ExpectedReport::value(JsonValue& player, int round) {
  const auto& there = cell(player, round);
  if (is_open(there)) return 0;
  int points = tenths(report_["points"][name_of_value(there)]);
  if (is_team()) return points;
  // Rated or not, a result has one kind.
  static const std::map<char, char> kinds{{'1', 'W'}, {'=', 'D'}, {'0', 'L'}};
  const char letter = there["result"].scalar[1];
  const auto kind = kinds.contains(letter) ? kinds.at(letter) : letter;
  int best = -1;
  for (auto& record : report_["abnormal"].items) {
    if (record["kind"].scalar != std::string{'"', kind, '"'}) continue;
    if (!record["round"].is_null() && record["round"].number() != round) continue;
    const bool for_all = record["ids"].items.empty();
    if (!for_all && !record["ids"].has_id(player["start_rank"].number())) continue;
    const int weight = (for_all ? 0 : 2) + (record["round"].is_null() ? 0 : 1);
    if (weight < best) continue;
    best = weight;
    points = tenths(record["game_points"]);
  }
  return points;
}

int ExpectedReport::sum(JsonValue& player, int last) {
  int sum = 0;
  for (int round = 1; round <= std::min(last, rounds()); ++round) sum += value(player, round);
  if (is_team()) return sum;
  for (auto& record : report_["abnormal"].items)
    if (record["kind"].is_null() && record["round"].number() <= last &&
        (record["ids"].items.empty() || record["ids"].has_id(player["start_rank"].number())))
      sum += tenths(record["game_points"]);
  return sum;
}

int ExpectedReport::tenths(const JsonValue& points) {
  const auto dot = points.scalar.find('.');
  const int whole = std::stoi(points.scalar) * 10;
  return dot == std::string::npos ? whole : whole + (points.scalar[dot + 1] - '0');
}

void ExpectedReport::follow_points(ExpectedReport before) {
  const int old_last = before.last_paired(), last = last_paired();
  for (std::size_t i = 0; i < players().size(); ++i) {
    auto& now = players()[i];
    auto& old = before.players()[i];
    if (old["points"].is_null()) continue;
    const int stated = tenths(old["points"]);
    const auto put = [&](int points) {
      if (points != stated)
        now["points"] =
            JsonValue::of(std::to_string(points / 10) + '.' + std::to_string(points % 10));
    };
    // Without announced byes, with those of the next round, with all.
    for (const int more : {0, 1, 1000}) {
      if (stated != before.sum(old, old_last + more)) continue;
      put(sum(now, last + more));
      break;
    }
  }
  follow_teams(before);
}

// A match has match points once all its games have results; the pairing-allocated bye of a team is
// a drawn match if no record 320 gives another value.
ExpectedReport::TeamSum ExpectedReport::sum_of_team(int team, int last) {
  TeamSum sum;
  const auto points_of = [&](const std::vector<int>& ids, int round) {
    int points = 0;
    for (const int id : ids) points += value(player(id), round);
    return points;
  };
  for (int round = 1; round <= last; ++round) {
    int opponent = 0;
    int free = 0;
    bool has_open_game = false;
    for (const int id : members(team)) {
      const auto& there = cell(player(id), round);
      if (there.is_null()) continue;
      free += there["result"].scalar == R"("U")" ? 1 : 0;
      if (there["opponent"].is_null()) continue;
      has_open_game = has_open_game || is_open(there);
      for (auto& other : report_["teams"].items)
        if (other["members"].has_id(there["opponent"].number()))
          opponent = other["number"].number();
    }
    const auto& bye = report_["team_byes"];
    if (free > 0 && opponent == 0) {
      sum.match_points +=
          tenths(bye.is_null() ? report_["match_points"]["draw"] : bye["match_points"]);
      sum.game_points += bye.is_null() ? free * tenths(report_["points"]["draw_white"])
                                       : tenths(bye["game_points"]);
      continue;
    }
    const int mine = points_of(members(team), round);
    sum.game_points += mine;
    if (opponent == 0 || has_open_game) continue;
    const int theirs = points_of(members(opponent), round);
    const auto* outcome = mine > theirs ? "win" : mine == theirs ? "draw" : "loss";
    sum.match_points += tenths(report_["match_points"][outcome]);
  }
  return sum;
}

void ExpectedReport::follow_teams(ExpectedReport& before) {
  const int old_last = before.last_paired(), last = last_paired();
  for (auto& team : report_["teams"].items) {
    const int number = team["number"].number();
    const auto was = before.sum_of_team(number, old_last), now = sum_of_team(number, last);
    if (tenths_or(team["match_points"], was.match_points) != was.match_points ||
        tenths_or(team["game_points"], was.game_points) != was.game_points) {
      unknown_teams_.insert(number);
      continue;
    }
    const auto follow = [&](const char* name, int old_sum, int new_sum) {
      if (team[name].is_null() || old_sum == new_sum) return;
      team[name] = JsonValue::of(std::to_string(new_sum / 10) + '.' + std::to_string(new_sum % 10));
    };
    follow("match_points", was.match_points, now.match_points);
    follow("game_points", was.game_points, now.game_points);
  }
}

int ExpectedReport::known_teams() {
  return static_cast<int>(
      std::ranges::count_if(report_["teams"].items, [this](const JsonValue& team) {
        return !team["match_points"].is_null() && !unknown_teams_.contains(team["number"].number());
      }));
}

std::string ExpectedReport::text_beside(const ExpectedReport& other) {
  auto report = report_;
  auto& all = report["players"].items;
  std::size_t most = 0;
  for (auto& each : all) {
    auto& rounds = each["rounds"].items;
    while (!rounds.empty() && rounds.back().is_null()) rounds.pop_back();
    most = std::max(most, rounds.size());
  }
  for (auto& each : all) each["rounds"].items.resize(most, JsonValue::null());
  for (auto& team : report["teams"].items)
    if (other.unknown_teams_.contains(team["number"].number()))
      team["match_points"] = team["game_points"] = JsonValue::null();
  return to_text(report);
}

}  // namespace trf::test
