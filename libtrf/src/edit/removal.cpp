// Players who leave before they have played.

#include <optional>
#include <set>
#include <utility>

#include "edit/close_up.hpp"
#include "edit/entry_rows.hpp"
#include "edit/findings.hpp"
#include "edit/lines.hpp"
#include "edit/manual_note.hpp"
#include "trf/baku.hpp"
#include "trf/contains.hpp"
#include "trf/edit_people.hpp"
#include "trf/layout.hpp"
#include "trf/messages/corrections.hpp"
#include "trf/messages/edits.hpp"
#include "trf/round_notes.hpp"

namespace trf {
namespace {

using editing::Findings;

void check(const Tournament& t, int id, Findings& findings) {
  const auto player = t.find(id);
  if (player == no_player) return findings.refuse({}, said::no_such_player{.number = id});
  for (int round = 1; round <= t.rounds(); ++round) {
    const auto game = t.game(player, round);
    if (!game.is_blank() && game.code != ResultCode::zero_point_bye)
      return findings.refuse({}, said::player_has_games{.number = id, .round = round});
  }
  for (const auto& byes : t.announced_byes)
    if (byes.kind != ResultCode::zero_point_bye && contains(byes.ids, id))
      findings.refuse({}, said::player_has_bye_announced{.number = id, .round = byes.round});
  // --unpair announces the bye again that a change by hand removed.
  for (int round = 1; round <= t.rounds(); ++round) {
    const auto removed = editing::manual_marks(t, round).removed;
    if (const auto mark = removed.find(id);
        mark != removed.end() && mark->second != ResultCode::zero_point_bye)
      return findings.refuse({}, said::player_has_bye_announced{.number = id, .round = round});
  }
  for (const auto& points : t.abnormal)
    if (contains(points.ids, id)) findings.refuse({}, said::player_has_points{.number = id});
}

}  // namespace

Result<Document> remove_players(const Document& document, const Tournament& t,
                                std::span<const int> ids) {
  Findings findings;
  auto edited = document;
  if (t.is_team_event()) findings.refuse({}, said::players_leave_with_teams{});
  const std::set<int> gone(ids.begin(), ids.end());
  for (const int id : gone) check(t, id, findings);
  const int paired = t.paired_rounds();
  if (paired > 0 && !findings.has_refusal()) {
    // The last numbers, without a gap among them.
    auto last = t.players.rbegin();
    for (auto id = gone.rbegin(); id != gone.rend(); ++id, ++last)
      if (last->start_rank != *id) {
        findings.refuse({}, said::only_last_number_goes{.round = paired, .number = *id});
        break;
      }
  }
  if (paired == 0) editing::refuse_unread_numbers(document, findings);
  if (findings.has_refusal()) return findings.result(std::move(edited));
  std::set<std::size_t, std::greater<>> lines;
  auto left = t.players;
  std::erase_if(left, [&](const Player& player) { return gone.contains(player.start_rank); });
  for (const int id : gone) {
    const auto& player = t.players[t.find(id)];
    lines.insert(player.line);
    for (const auto& record : player.national) lines.insert(record.line);
  }
  for (const auto& record : t.acceleration) {
    std::vector<int> covered;
    for (const auto& player : left)
      if (record.covers(player.start_rank)) covered.push_back(player.start_rank);
    if (covered.empty()) {
      lines.insert(record.line);
      continue;
    }
    namespace column = layout::acceleration;
    const auto put = [&](const layout::Field& field, int value) {
      editing::put_number(edited, record.line, field.first, field.width, value);
    };
    if (gone.contains(record.first_id)) put(column::first_id, covered.front());
    if (gone.contains(record.last_id)) put(column::last_id, covered.back());
  }
  using Of = layout::Numbers::Of;
  for (std::size_t line = 1; line <= edited.line_count(); ++line) {
    const auto* const record = layout::find(layout::tag_of(edited.text(line)));
    if (record == nullptr || record->numbers.of == Of::none ||
        record->numbers.of == Of::range_of_players)
      continue;
    const auto rest = editing::remove_numbers(edited, line, gone);
    if (rest && *rest < record->numbers.least) lines.insert(line);
  }
  for (const auto line : lines) edited.erase(line);
  editing::follow_ranking(edited, t.players, left);
  editing::follow_count(edited, "062", t.stated_players, t.players.size(), left.size());
  editing::follow_count(edited, "072", t.stated_rated, rated_players(t.players),
                        rated_players(left));
  if (paired == 0)
    edited = editing::close_up(edited, findings);
  else if (has_computed_baku(t))
    keep_boards(edited, t);
  return findings.result(std::move(edited));
}

}  // namespace trf
