// Family S: the records of a report, and how often they appear. The reader reports what makes a
// file unusable (S03, S09, S10, S15).

#include <algorithm>
#include <array>

#include "checks/report.hpp"
#include "read/context.hpp"
#include "trf/contains.hpp"
#include "trf/layout.hpp"
#include "trf/messages/found_structure.hpp"

namespace trf::checking {
namespace {

void check_duplicates(Report& report) {
  for (const auto& record : layout::records()) {
    const auto tag = record.tag;
    // The reader reports a second record 320.
    if (record.count != layout::Count::once || tag == "320") continue;
    if (tag == "132" && report.date_line() == 0) continue;
    const auto lines = report.lines_of(tag);
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const bool is_same = report.value(lines[i]) == report.value(lines[0]);
      const auto where = place(lines[i], layout::record_number);
      if (is_same)
        report.add_mild("S04", Severity::warning, where,
                        found::record_again{.tag = Code{tag}, .line = lines[0]});
      else
        report.add("S04", where, found::record_again_differs{.tag = Code{tag}, .line = lines[0]});
    }
  }
}

/// Do records 250 and XXA give each player the same points in each round?
bool are_same_accelerations(const Tournament& t) {
  for (const auto& player : t.players) {
    const int id = player.start_rank;
    std::vector<Score> points;
    const auto add = [&](std::size_t round, Score score, bool is_of_250) {
      if (points.size() < round) points.resize(round);
      points[round - 1] += is_of_250 ? score : -score;
    };
    for (const auto& record : t.acceleration)
      for (std::size_t round = record.first_round; record.covers(id) && round <= record.last_round;
           ++round)
        add(round, record.game_points, true);
    for (const auto& record : t.player_acceleration)
      if (record.id == id)
        for (std::size_t r = 0; r < record.points.size(); ++r) add(r + 1, record.points[r], false);
    if (std::ranges::any_of(points, [](Score score) { return score != Score{}; })) return false;
  }
  return true;
}

/// What records of two programs say of one fact. Records of points may each give a part.
enum class Twins : std::uint8_t { repeat, add, differ };

Twins repeat_if(bool is_same) { return is_same ? Twins::repeat : Twins::differ; }

/// The values of 162, and of XXS or BB. They differ if it matters which is read last.
Twins compare_points(const Report& report) {
  const auto ours = report.lines_of("162");
  std::vector<std::uint32_t> theirs;
  for (const auto tag : points_records) {
    const auto lines = report.lines_of(tag);
    theirs.insert(theirs.end(), lines.begin(), lines.end());
  }
  std::vector<std::uint32_t> ours_first{ours.begin(), ours.end()}, ours_last = theirs;
  ours_first.insert(ours_first.end(), theirs.begin(), theirs.end());
  ours_last.insert(ours_last.end(), ours.begin(), ours.end());
  const auto points = [&](std::span<const std::uint32_t> lines) {
    auto read = detail::points_of(report.document(), lines);
    read.source = PointSystem::Source::standard;
    return read;
  };
  const auto both = points(ours_first);
  if (both != points(ours_last)) return Twins::differ;
  return both == points(ours) ? Twins::repeat : Twins::add;
}

/// Is each pair of XXP prohibited by a record 260 too?
Twins compare_prohibitions(const Report& report) {
  const auto& groups = report.tournament().prohibited;
  const auto of_xxp = report.lines_of("XXP");
  const auto is_of_xxp = [&](const ProhibitedGroup& group) { return contains(of_xxp, group.line); };
  const auto is_in_260 = [&](const ProhibitedGroup& group) {
    return std::ranges::any_of(groups, [&](const ProhibitedGroup& other) {
      return !is_of_xxp(other) &&
             std::ranges::all_of(group.ids, [&](Id id) { return contains(other.ids, id); });
    });
  };
  return std::ranges::all_of(
             groups,
             [&](const ProhibitedGroup& group) { return !is_of_xxp(group) || is_in_260(group); })
             ? Twins::repeat
             : Twins::add;
}

struct Twin {
  std::string_view ours, theirs;
  std::uint32_t our_line, line;  ///< 0: there is none
  Twins are;
};

void check_twins(Report& report) {
  const auto line_of = [&](std::string_view tag) { return report.line_of(tag); };
  const auto rounds = report.line_of_rounds("142"), their_rounds = report.line_of_rounds("XXR");
  const auto colour = report.line_of_initial_colour();
  const auto configured = report.configured_colour();
  const auto points = report.points_of_programs();
  const std::array<Twin, 5> twins{{
      {"142", "XXR", rounds, their_rounds,
       repeat_if(detail::rounds_of(report.value(rounds)) ==
                 detail::rounds_of(report.value(their_rounds)))},
      {"152", "XXC", colour, configured.line,
       repeat_if(detail::initial_colour_of(report.value(colour)) == configured.colour)},
      {"162", points, line_of("162"), points.empty() ? 0 : line_of(points),
       points.empty() || line_of("162") == 0 ? Twins::add : compare_points(report)},
      {"250", "XXA", line_of("250"), line_of("XXA"),
       repeat_if(line_of("250") == 0 || line_of("XXA") == 0 ||
                 are_same_accelerations(report.tournament()))},
      {"260", "XXP", line_of("260"), line_of("XXP"), compare_prohibitions(report)},
  }};
  for (const auto& twin : twins) {
    if (twin.line == 0 || twin.our_line == 0) continue;
    if (twin.are == Twins::add) continue;
    if (twin.are == Twins::repeat)
      report.add("S07", place(twin.line, layout::record_number),
                 found::twin_repeats{
                     .tag = Code{twin.theirs}, .other = Code{twin.ours}, .line = twin.our_line});
    else
      report.add("S08", report.place(twin.line),
                 found::twin_differs{.tag = Code{twin.theirs},
                                     .value = report.value(twin.line),
                                     .other = Code{twin.ours},
                                     .line = twin.our_line,
                                     .there = report.value(twin.our_line)});
  }
}

// Empty columns between the members are left out, in both records.
void check_old_members(Report& report, std::uint32_t line, const std::string& name,
                       const Team& team) {
  const auto& players = report.tournament().players;
  const auto row = report.columns(line);
  constexpr auto& field = layout::old_team::member;
  std::size_t member = 0;
  for (std::size_t column = 0; field.at(column).first <= row.size(); ++column) {
    int number = 0;
    for (const char c : slice(row, field.at(column)))
      if (c >= '0' && c <= '9') number = number * 10 + (c - '0');
    if (number == 0) continue;
    const auto at = member < team.members.size() ? team.members[member] : no_player;
    ++member;
    if (at != no_player && players[at].start_rank == number) continue;
    const bool is_known = at != no_player && std::ranges::any_of(team.members, [&](PlayerIndex p) {
                            return p != no_player && players[p].start_rank == number;
                          });
    report.add("S12", place(line, field, column),
               is_known ? Message{found::member_differs{.position = member,
                                                        .team = name,
                                                        .number = number,
                                                        .other = players[at].start_rank,
                                                        .line = team.line}}
                        : Message{found::member_not_in_310{
                              .number = number, .team = name, .line = team.line}});
    return;
  }
}

/// The team of 310 with the name of a record 013, else with the number that its order gives.
TeamIndex team_of_old(const Tournament& t, const std::string& name, int number) {
  if (std::ranges::count(t.teams, name, &Team::name) != 1) return t.find_team(number);
  return static_cast<TeamIndex>(std::ranges::find(t.teams, name, &Team::name) - t.teams.begin());
}

void check_old_and_new_teams(Report& report) {
  if (report.line_of("310") == 0 || !report.has_all_teams()) return;
  const auto& t = report.tournament();
  int number = 0;
  for (const auto line : report.lines_of("013")) {
    const auto name = report.shown(place(line, layout::old_team::name));
    if (const auto team = team_of_old(t, name, ++number); team != no_team)
      check_old_members(report, line, name, t.teams[team]);
  }
}

void check_record_order(Report& report) {
  const auto& players = report.tournament().players;
  if (players.empty()) return;
  const auto last_row = std::ranges::max_element(players, {}, &Player::line)->line;
  const auto say = [&](std::string_view tag, std::uint32_t line) {
    report.add("S13", place(line, layout::record_number),
               found::record_before_players{.tag = Code{tag}});
  };
  for (const auto& record : layout::records())
    if (record.numbers.of != layout::Numbers::Of::none)
      if (const auto line = report.line_of(record.tag); line != 0 && line < last_row)
        return say(record.tag, line);
  // Each may follow the row of its own player.
  for (const auto& player : players)
    for (const auto& record : player.national)
      if (record.line != 0 && record.line < player.line) return say(record.federation, record.line);
}

void check_finished(Report& report) {
  const auto& t = report.tournament();
  const int rounds = report.rounds();
  if (rounds == 0) {
    report.add("S16", {}, found::no_round_played{});
    return;
  }
  // C13 reports open games of the rounds before.
  for (int round = std::max(report.round_in_play(), 1); round <= rounds; ++round) {
    std::size_t open = 0;
    Position first;
    for (PlayerIndex p = 0; p < t.player_count(); ++p)
      if (t.game(p, round).is_open() && open++ == 0) first = report.cell(p, round);
    if (open > 0)
      return report.add("S16", first, found::games_open{.games = (open + 1) / 2, .round = round});
  }
  if (rounds < t.planned_rounds())
    report.add("S16", {}, found::rounds_to_come{.recorded = rounds, .planned = t.planned_rounds()});
}

}  // namespace

void check_structure(Report& report) {
  check_duplicates(report);
  if (!report.has_tournament()) return;
  const auto& t = report.tournament();
  for (const auto& other : t.other) {
    if (other.tag.empty() && !layout::lacks_space_after_tag(other.text))
      report.add("S02", {other.line, layout::record_number.first, 1}, found::no_record_number{});
    else if (other.tag == "###" &&
             (other.text.starts_with("MPA") || other.text.starts_with("Import") ||
              other.text.find("FIDE mode") != std::string::npos))
      report.add_mild(
          "S17",
          other.text.starts_with("MPA") || other.text.starts_with("Import") ? Severity::warning
                                                                            : Severity::info,
          place(other.line, layout::record_number), found::note_of_program{.text = other.text});
  }
  check_twins(report);
  if (report.line_of("192") == 0 && !t.type_code.empty())
    report.add("S14", report.place(report.line_of("092")), found::type_in_092{.code = t.type_code});
  check_old_and_new_teams(report);
  check_record_order(report);
  check_finished(report);
}

}  // namespace trf::checking
