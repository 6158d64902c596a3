// Prohibited pairs and acceleration: 260 and 250 in TRF26, XXP and XXA in TRFx and TRF(bx).

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "edit/findings.hpp"
#include "edit/lines.hpp"
#include "edit/presence.hpp"
#include "trf/baku.hpp"
#include "trf/contains.hpp"
#include "trf/edit_people.hpp"
#include "trf/layout.hpp"
#include "trf/read.hpp"
#include "trf/round_notes.hpp"
#include "trf/type_code.hpp"
#include "write/record.hpp"

namespace trf {
namespace {

using editing::Findings;

bool has_extensions(const Tournament& t) noexcept {
  return t.dialect == Dialect::trfx || t.dialect == Dialect::bbp;
}

/// Are all pairs of `group` already prohibited in its rounds?
bool is_covered(std::span<const ProhibitedGroup> known, const ProhibitedGroup& group) {
  return std::ranges::any_of(known, [&](const ProhibitedGroup& other) {
    return other.first_round <= group.first_round && other.last_round >= group.last_round &&
           std::ranges::all_of(group.ids, [&](Id id) { return contains(other.ids, id); });
  });
}

struct Meeting {
  int one = 0, other = 0, round = 0;
};

/// A game of two of the players, or a match of two of the teams, in these rounds.
std::optional<Meeting> meeting(const Tournament& t, std::span<const int> ids, int first = 1,
                               int last = max_rounds) {
  const auto number = [&](PlayerIndex p) { return editing::number_of(t, p); };
  const auto is_one = [&](int id) { return contains(ids, id); };
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    if (!is_one(number(p))) continue;
    for (int round = first; round <= std::min(last, t.paired_rounds()); ++round) {
      const auto opponent = t.game(p, round).opponent;
      if (opponent != no_player && number(opponent) != number(p) && is_one(number(opponent)))
        return Meeting{number(p), number(opponent), round};
    }
  }
  return std::nullopt;
}

/// Record XXP is for all rounds, also those of the past. So a group is written as those pairs of it
/// that have not met: the others do not meet again.
std::vector<std::vector<int>> not_met(const Tournament& t, const std::vector<int>& ids,
                                      Findings& findings) {
  if (!meeting(t, ids)) return {ids};
  std::vector<std::vector<int>> pairs;
  for (auto one = ids.begin(); one != ids.end(); ++one)
    for (auto other = one + 1; other != ids.end(); ++other)
      if (const std::vector pair{*one, *other}; !meeting(t, pair))
        pairs.push_back(pair);
      else
        findings.note({}, said::have_met_already{.one = *one, .other = *other});
  return pairs;
}

/// The records of Baku acceleration in the dialect of the report.
std::vector<std::string> baku_lines(const Tournament& t, int rounds) {
  const auto records = baku_records(t, rounds);
  std::vector<std::string> lines;
  if (t.dialect == Dialect::trf26) {
    for (const auto& record : records) lines.push_back(detail::line_of(record, t.dialect));
    return lines;
  }
  for (const auto& player : t.players) {
    PlayerAcceleration own{player.start_rank, {}, 0};
    for (const auto& record : records)
      if (record.covers(player.start_rank))
        own.points.resize(record.last_round, record.game_points);
    if (!own.points.empty()) lines.push_back(detail::line_of(own, t.dialect));
  }
  return lines;
}

std::vector<std::string> acceleration_lines(const Tournament& t) {
  std::vector<std::string> lines;
  for (const auto& record : t.acceleration) lines.push_back(detail::line_of(record, t.dialect));
  for (const auto& record : t.player_acceleration)
    lines.push_back(detail::line_of(record, t.dialect));
  return lines;
}

}  // namespace

Result<Document> prohibit(const Document& document, const Tournament& t,
                          std::span<const Prohibition> prohibitions) {
  Findings findings;
  findings.refuse_where_table_pairs(t);
  auto edited = document;
  auto known = t.prohibited;
  const bool in_records = t.dialect == Dialect::trf26;
  if (!in_records && !has_extensions(t))
    findings.refuse({}, said::no_record_for_prohibited{.dialect = Code{name(t.dialect)}});
  for (const auto& each : prohibitions) {
    for (const int id : each.ids)
      if (!editing::is_known(t, id)) findings.refuse({}, said::no_such_participant{.number = id});
    if (each.ids.size() < 2) findings.refuse({}, said::two_numbers_needed{});
    auto ids = each.ids;
    std::ranges::sort(ids);
    if (std::ranges::adjacent_find(ids) != ids.end()) findings.refuse({}, said::number_twice{});
    const bool all_rounds = each.first_round == 0;
    int first = each.first_round, last = each.last_round;
    std::optional<Meeting> met;
    if (all_rounds) {
      // Of those who have met, only later rounds can be forbidden.
      if (in_records) met = meeting(t, each.ids);
      first = met ? t.paired_rounds() + 1 : 1;
      last = in_records ? std::max(t.planned_rounds(), t.rounds()) : int{max_rounds};
    }
    if (has_extensions(t) && !in_records && !all_rounds)
      findings.refuse({}, said::xxp_is_for_all_rounds{});
    else if (in_records && all_rounds && !t.is_length_known())
      findings.refuse({}, said::rounds_unknown_give_them{});
    else if (met && last < first)
      findings.refuse({}, said::have_met_and_no_round_is_left{
                              .one = met->one, .other = met->other, .last = last});
    else if (in_records && (last < first || (t.stated_rounds && last > *t.stated_rounds)))
      findings.refuse({}, said::not_rounds{.first = first, .last = last});
    else if (!all_rounds)
      if (const auto before = meeting(t, each.ids, first, last))
        findings.refuse(
            {},
            said::met_in_round{.one = before->one, .other = before->other, .round = before->round});
    if (findings.has_refusal()) continue;
    for (const auto& members :
         in_records ? std::vector<std::vector<int>>{each.ids} : not_met(t, each.ids, findings)) {
      ProhibitedGroup group{
          static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(last), {}, 0};
      for (const int id : members) group.ids.push_back(static_cast<Id>(id));
      if (is_covered(known, group)) continue;
      known.push_back(group);
      edited.insert_after(editing::place_for(edited, t, in_records ? "260" : "XXP"),
                          detail::line_of(group, t.dialect));
    }
  }
  return findings.result(std::move(edited));
}

Result<Document> accelerate_by_baku(const Document& document, const Tournament& t) {
  Findings findings;
  findings.refuse_where_table_pairs(t);
  auto edited = document;
  const int rounds = t.planned_rounds();
  if (t.paired_rounds() > 0) findings.refuse({}, said::round_one_is_paired{});
  if (!t.is_length_known()) findings.refuse({}, said::rounds_unknown{});
  if (t.is_team_event()) findings.refuse({}, said::teams_accelerate_by_192{});
  if (!t.acceleration.empty() || !t.player_acceleration.empty() || type_code(t.type_code).is_baku)
    findings.refuse({}, said::already_accelerated{});
  if (t.dialect != Dialect::trf26 && !has_extensions(t))
    findings.refuse({}, said::no_record_for_acceleration{.dialect = Code{name(t.dialect)}});
  if (findings.has_refusal()) return findings.result(std::move(edited));
  for (const auto& line : baku_lines(t, rounds))
    edited.insert_after(editing::place_for(edited, t, line.substr(0, 3)), line);
  return findings.result(std::move(edited));
}

void follow_baku(Document& edited, const Tournament& before) {
  auto old = acceleration_lines(before);
  if (old.empty() || before.is_team_event() || before.planned_rounds() == 0) return;
  auto computed = baku_lines(before, before.planned_rounds());
  std::ranges::sort(old);
  std::ranges::sort(computed);
  if (old != computed) return;
  const auto after = read(edited).value;
  if (!after || after->planned_rounds() == 0) return;
  const auto wanted = baku_lines(*after, after->planned_rounds());
  if (acceleration_lines(*after) == wanted) return;
  for (std::size_t line = edited.line_count(); line > 0; --line)
    if (const auto tag = layout::tag_of(edited.text(line)); tag == "250" || tag == "XXA")
      edited.erase(line);
  for (const auto& line : wanted)
    edited.insert_after(editing::place_for(edited, *after, line.substr(0, 3)), line);
  keep_boards(edited, *after);
}

}  // namespace trf
