// Byes, acceleration, prohibitions and abnormal points; team records.

#include <fmt/format.h>

#include "trf/messages/writer.hpp"
#include "write/record.hpp"

namespace trf::detail {
namespace {

std::string padded(int number, std::size_t width) { return fmt::format("{:0{}}", number, width); }

std::string words(const std::vector<Id>& ids) { return fmt::format("{}", fmt::join(ids, " ")); }

void write_abnormal(ReportText& report, const Tournament& t) {
  for (const auto& each : t.abnormal) {
    namespace column = layout::abnormal;
    if (!each.match_points && !each.game_points) continue;  // It changes nothing
    RecordText record{report, "299"};
    if (each.kind != ' ') record.put(column::kind, std::string_view{&each.kind, 1});
    if (each.match_points) record.put(column::match_points, *each.match_points);
    if (each.game_points) record.put(column::game_points, *each.game_points);
    if (each.round != 0) record.put(column::round, padded(each.round, 3));
    record.put_ids(column::id, each.ids);
    record.finish();
  }
}

void write_old_teams(ReportText& report, const Tournament& t) {
  bool is_lost = false;
  int number = 0;  // 013 has none: it is the order
  for (const auto& team : t.teams) {
    is_lost = is_lost || team.number != ++number || !team.nickname.empty() ||
              !team.strength.empty() || team.match_points || team.game_points || team.rank != 0;
    RecordText record{report, "013"};
    record.put(layout::old_team::name, team.name);
    for (std::size_t i = 0; i < team.members.size(); ++i)
      record.put(layout::old_team::member.at(i), t.start_rank(team.members[i]));
    record.finish();
  }
  if (is_lost)
    report.losses.push_back(
        said::cannot_store{.dialect = Code{name(t.dialect)}, .what = said::loss_teams{}});
}

void write_new_teams(ReportText& report, const Tournament& t) {
  namespace column = layout::team;
  for (const auto& team : t.teams) {
    RecordText record{report, "310"};
    record.put(column::number, team.number);
    record.put(column::name, team.name);
    record.put(column::nickname, team.nickname);
    record.put(column::strength, team.strength);
    if (team.match_points) record.put(column::match_points, *team.match_points);
    if (team.game_points) record.put(column::game_points, *team.game_points);
    if (team.rank != 0) record.put(column::rank, team.rank);
    for (std::size_t i = 0; i < team.members.size(); ++i)
      record.put(column::member.at(i), t.start_rank(team.members[i]));
    record.finish();
  }
}

}  // namespace

void write_record(ReportText& report, const LineUp& each, const Tournament& t) {
  namespace column = layout::line_up;
  RecordText record{report, "300"};
  record.put(column::round, padded(each.round, 3));
  record.put(column::team, padded(each.team, 3));
  record.put(column::opponent, padded(each.opponent, 3));
  for (std::size_t i = 0; i < each.boards.size(); ++i)
    record.put(column::board.at(i), padded(t.start_rank(each.boards[i]), 4));
  record.finish();
}

void write_record(ReportText& report, const AnnouncedByes& byes, Dialect) {
  namespace column = layout::byes;
  RecordText record{report, "240"};
  const char kind = letter(byes.kind);
  record.put(column::kind, std::string_view{&kind, 1});
  record.put(column::round, padded(byes.round, column::round.width));
  record.put_ids(column::id, byes.ids);
  record.finish();
}

void write_record(ReportText& report, const Acceleration& each, Dialect) {
  namespace column = layout::acceleration;
  RecordText record{report, "250"};
  if (each.match_points != Score{}) record.put(column::match_points, each.match_points);
  record.put(column::game_points, each.game_points);
  record.put(column::first_round, padded(each.first_round, column::first_round.width));
  record.put(column::last_round, padded(each.last_round, column::last_round.width));
  record.put(column::first_id, padded(each.first_id, column::first_id.width));
  record.put(column::last_id, padded(each.last_id, column::last_id.width));
  record.finish();
}

void write_record(ReportText& report, const PlayerAcceleration& each, Dialect) {
  namespace column = layout::player_acceleration;
  RecordText record{report, "XXA"};
  record.put(column::id, each.id);
  for (std::size_t r = 0; r < each.points.size(); ++r)
    record.put(column::points.at(r), each.points[r]);
  record.finish();
}

void write_record(ReportText& report, const ProhibitedGroup& group, Dialect dialect) {
  const bool whole = group.first_round == 1 && group.last_round == max_rounds;
  if (whole && dialect != Dialect::trf26) {
    put_text(report, "XXP", words(group.ids));
    return;
  }
  namespace column = layout::prohibited;
  RecordText record{report, "260"};
  record.put(column::first_round, padded(group.first_round, column::first_round.width));
  record.put(column::last_round, padded(group.last_round, column::last_round.width));
  record.put_ids(column::id, group.ids);
  record.finish();
}

void write_late_records(ReportText& report, const Tournament& t) {
  for (const auto& each : t.announced_byes) write_record(report, each, t.dialect);
  for (const auto& each : t.acceleration) write_record(report, each, t.dialect);
  for (const auto& each : t.player_acceleration) write_record(report, each, t.dialect);
  for (const auto& each : t.prohibited) write_record(report, each, t.dialect);
  write_abnormal(report, t);
  put_text(report, "XXZ", words(t.absent));
}

void write_teams(ReportText& report, const Tournament& t) {
  if (t.dialect == Dialect::trf26)
    write_new_teams(report, t);
  else
    write_old_teams(report, t);
}

void write_team_rounds(ReportText& report, const Tournament& t) {
  for (const auto& each : t.line_ups) write_record(report, each, t);
  if (t.team_byes) {
    namespace column = layout::team_byes;
    RecordText record{report, "320"};
    record.put(column::match_points, t.team_byes->match_points);
    record.put(column::game_points, t.team_byes->game_points);
    for (std::size_t r = 0; r < t.team_byes->by_round.size(); ++r)
      record.put(column::team.at(r), padded(t.team_byes->by_round[r], 3));
    record.finish();
  }
  for (const auto& each : t.forfeited_matches) {
    namespace column = layout::forfeited_match;
    RecordText record{report, "330"};
    record.put(column::kind, each.white_won ? "+-" : each.black_won ? "-+" : "--");
    record.put(column::round, padded(each.round, 3));
    record.put(column::white, padded(each.white, 3));
    record.put(column::black, padded(each.black, 3));
    record.finish();
  }
}

}  // namespace trf::detail
