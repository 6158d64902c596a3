// Byes, withdrawals and readmissions: record 240 in TRF26, else cells.

#include <algorithm>
#include <set>
#include <utility>

#include "edit/announced.hpp"
#include "edit/columns.hpp"
#include "edit/findings.hpp"
#include "edit/lines.hpp"
#include "edit/presence.hpp"
#include "trf/contains.hpp"
#include "trf/edit_people.hpp"
#include "trf/matches.hpp"

namespace trf {
namespace {

using editing::Findings;

ByeKind kind_of_bye(ResultCode code) noexcept {
  return code == ResultCode::half_point_bye   ? ByeKind::half_point
         : code == ResultCode::full_point_bye ? ByeKind::full_point
                                              : ByeKind::zero_point;
}

/// The marks of a report, changed one by one and written at the end.
class Marks {
 public:
  Marks(const Document& document, const Tournament& t, Findings& findings)
      : document_{document}, t_{t}, findings_{findings}, next_{t.paired_rounds() + 1} {}

  [[nodiscard]] int next_round() const { return next_; }
  [[nodiscard]] bool is_team() const { return t_.has_matches(); }

  /// Players with the cells of an id; empty after a refusal.
  std::vector<PlayerIndex> members(int id) {
    auto members = editing::players_of(t_, id);
    if (members.empty())
      findings_.refuse({}, is_team() ? Message{said::no_such_team{.number = id}}
                                     : Message{said::no_such_player{.number = id}});
    for (const auto member : members)
      if (!editing::is_aligned(document_, t_.players[member], findings_)) return {};
    return members;
  }

  bool is_open_round(int round) {
    if (round < next_) {
      findings_.refuse({}, said::round_is_paired{.round = round});
      return false;
    }
    if (t_.stated_rounds && round > *t_.stated_rounds) {
      findings_.refuse({}, said::no_such_round{.round = round, .rounds = *t_.stated_rounds});
      return false;
    }
    return true;
  }

  /// The announcement for a round, in a cell, in 240 or in XXZ; none: there is none.
  [[nodiscard]] ResultCode announced(int id, const std::vector<PlayerIndex>& members,
                                     int round) const {
    if (const auto changed = wanted_.find({round, id}); changed != wanted_.end())
      return changed->second;
    for (const auto& byes : t_.announced_byes)
      if (byes.is_for(id, round)) return byes.kind;
    // A team is absent only if every member is.
    const auto code = members.empty() ? ResultCode::none : t_.game(members.front(), round).code;
    const auto has_code = [&](PlayerIndex member) { return t_.game(member, round).code == code; };
    if (is_requested_bye(code) && std::ranges::all_of(members, has_code)) return code;
    if (round == next_ && contains(t_.absent, id)) return ResultCode::zero_point_bye;
    return ResultCode::none;
  }

  /// \param kind none: the mark is removed
  void set(int id, int round, ResultCode kind) { wanted_[{round, id}] = kind; }

  /// Sets the bye of a round, with a warning where it takes the place of another one.
  void replace(int id, const std::vector<PlayerIndex>& members, int round, ResultCode kind) {
    const auto before = announced(id, members, round);
    if (before == kind) return;
    if (before != ResultCode::none)
      findings_.warn({}, said::bye_replaced{.team = is_team(),
                                            .number = id,
                                            .round = round,
                                            .wanted = kind_of_bye(kind),
                                            .old = kind_of_bye(before)});
    set(id, round, kind);
  }

  /// Both rounds of a Double-Swiss match.
  [[nodiscard]] std::vector<int> rounds_of(int round) const {
    const auto [first, last] = editing::sitting_of(t_, round);
    return first == last ? std::vector{first} : std::vector{first, last};
  }

  Document write() {
    auto edited = document_;
    // Cells and numbers first: they do not change the line numbers.
    std::set<std::size_t> empty_lines;
    for (const auto& [where, kind] : wanted_) {
      const auto [round, id] = where;
      const bool in_cells = t_.dialect != Dialect::trf26;
      for (const auto member : members(id)) {
        const auto there = t_.game(member, round);
        const Game wanted{no_player, Colour::none, in_cells ? kind : ResultCode::none};
        if (!there.is_blank() && !is_requested_bye(there.code)) continue;
        if (there != wanted) editing::set_cell(edited, t_, member, round, wanted);
      }
      for (const auto& byes : t_.announced_byes)
        if (byes.is_for(id, round) && (byes.kind != kind || in_cells))
          if (editing::remove_numbers(edited, byes.line, {id}) == 0) empty_lines.insert(byes.line);
      if (round == next_)
        for (std::size_t line = 1; line <= edited.line_count(); ++line)
          if (edited.text(line).starts_with("XXZ") &&
              editing::remove_numbers(edited, line, {id}) == 0)
            empty_lines.insert(line);
    }
    editing::announce(edited, t_, wanted_, std::move(empty_lines));
    return edited;
  }

 private:
  const Document& document_;
  const Tournament& t_;
  Findings& findings_;
  int next_;
  editing::AnnouncedMarks wanted_;
};

}  // namespace

Result<Document> give_byes(const Document& document, const Tournament& t,
                           std::span<const ByeRequest> requests) {
  Findings findings;
  findings.refuse_where_table_pairs(t);
  Marks marks{document, t, findings};
  for (const auto& [id, asked, kind] : requests) {
    const auto members = marks.members(id);
    if (members.empty()) continue;
    if (kind == ResultCode::full_point_bye && t.dialect == Dialect::trf06) {
      findings.refuse({}, said::no_full_point_bye{});
      continue;
    }
    for (const int round : marks.rounds_of(asked)) {
      if (!marks.is_open_round(round)) break;
      if (kind != ResultCode::none)
        marks.replace(id, members, round, kind);
      else if (marks.announced(id, members, round) != ResultCode::none)
        marks.set(id, round, kind);
      else
        findings.refuse(
            {}, said::no_bye_announced{.team = marks.is_team(), .number = id, .round = round});
    }
  }
  return findings.result(findings.has_refusal() ? document : marks.write());
}

Result<Document> withdraw(const Document& document, const Tournament& t,
                          std::span<const Absence> absences) {
  Findings findings;
  findings.refuse_where_table_pairs(t);
  Marks marks{document, t, findings};
  const int last = t.planned_rounds();
  for (const auto& [id, asked] : absences) {
    const auto members = marks.members(id);
    const int from = marks.rounds_of(asked == 0 ? marks.next_round() : asked).front();
    if (members.empty() || !marks.is_open_round(from)) continue;
    if (last < from)
      findings.warn({}, said::rounds_unknown_one_marked{
                            .team = marks.is_team(), .number = id, .round = from});
    for (int round = from; round <= std::max(last, marks.rounds_of(from).back()); ++round)
      marks.replace(id, members, round, ResultCode::zero_point_bye);
  }
  return findings.result(findings.has_refusal() ? document : marks.write());
}

Result<Document> readmit(const Document& document, const Tournament& t,
                         std::span<const Absence> absences) {
  Findings findings;
  Marks marks{document, t, findings};
  int last = std::max(t.planned_rounds(), t.rounds());
  for (const auto& byes : t.announced_byes) last = std::max<int>(last, byes.round);
  for (const auto& [id, asked] : absences) {
    const auto members = marks.members(id);
    const int from = marks.rounds_of(asked == 0 ? marks.next_round() : asked).front();
    if (members.empty() || !marks.is_open_round(from)) continue;
    bool was_away = false;
    for (int round = from; round <= std::max(last, from); ++round) {
      if (marks.announced(id, members, round) != ResultCode::zero_point_bye) continue;
      was_away = true;
      marks.set(id, round, ResultCode::none);
    }
    if (!was_away)
      findings.refuse({},
                      said::not_withdrawn{.team = marks.is_team(), .number = id, .round = from});
  }
  return findings.result(findings.has_refusal() ? document : marks.write());
}

}  // namespace trf
