// Late entries.

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "edit/columns.hpp"
#include "edit/entry_rows.hpp"
#include "edit/findings.hpp"
#include "same_person.hpp"
#include "trf/baku.hpp"
#include "trf/board.hpp"
#include "trf/edit.hpp"
#include "trf/edit_people.hpp"
#include "trf/event_kind.hpp"
#include "trf/messages/corrections.hpp"
#include "trf/round_notes.hpp"
#include "trf/text.hpp"
#include "trf/write.hpp"

namespace trf {
namespace {

using editing::Findings;

/// The player of the report who is the same person.
const Player* find_twin(const Tournament& t, const detail::PersonIndex& persons,
                        const Player& entry) {
  for (const auto p : persons.like(entry))
    if (detail::resemblance(entry, t.players[p]).can_be_one_person()) return &t.players[p];
  return nullptr;
}

/// The line of the last row, or of the last national record directly after it.
std::uint32_t last_row(const Tournament& t) {
  std::uint32_t last = 0;
  std::set<std::uint32_t> national;
  for (const auto& player : t.players) {
    last = std::max(last, player.line);
    for (const auto& record : player.national) national.insert(record.line);
  }
  while (national.contains(last + 1)) ++last;
  return last;
}

}  // namespace

std::string editing::player_name(const std::string& row) {
  const auto& field = layout::player::name;
  return std::string{trimmed(Document{row}.field(1, field.first, field.width))};
}

std::vector<std::string> editing::rows_of(const Tournament& t, Player player, int paired) {
  const auto tags = [&] {
    std::vector<std::string> result{"001"};
    for (const auto& record : player.national) result.push_back(record.federation);
    return result;
  }();
  TournamentDraft one;
  one.dialect = t.dialect;
  one.points = t.points;
  one.players.push_back(std::move(player));
  one.set_rounds(paired);
  for (auto& game : one.games(0)) game.code = ResultCode::zero_point_bye;
  if (auto& points = one.players[0].points) points = t.points.zero_point_bye * paired;
  const auto bytes = write(*Tournament::of(std::move(one)), LineEnd::lf).bytes;
  std::vector<std::string> rows;
  for (const auto& line : split_lines(bytes)) {
    const auto text = std::string_view{bytes}.substr(line.offset, line.length);
    if (std::ranges::find(tags, text.substr(0, 3)) != tags.end()) rows.emplace_back(text);
  }
  return rows;
}

void editing::follow_count(Document& document, std::string_view tag,
                           const std::optional<int>& stated, std::size_t before,
                           std::size_t after) {
  if (stated && static_cast<std::size_t>(*stated) == before)
    set_record(document, tag, std::to_string(after));
}

std::size_t editing::rated(const std::vector<Player>& players) {
  return static_cast<std::size_t>(
      std::ranges::count_if(players, [](const Player& player) { return player.rating != 0; }));
}

Result<Document> add_players(const Document& document, const Tournament& t,
                             std::span<const Player> entries) {
  Findings findings;
  auto edited = document;
  const int paired = t.paired_rounds();
  if (t.is_team_event()) findings.refuse({}, said::players_come_with_teams{});
  if (paired > 0 && event_kind(t).is_round_robin)
    findings.refuse({}, said::round_robin_takes_no_entries{});
  int number = t.players.empty() ? 0 : t.players.back().start_rank;
  if (std::cmp_greater(entries.size(), max_start_rank - number))
    findings.refuse({}, said::numbers_end{.last = max_start_rank});
  const bool has_points =
      std::ranges::any_of(t.players, [](const Player& other) { return other.points.has_value(); });
  const bool has_ranks =
      std::ranges::all_of(t.players, [](const Player& other) { return other.rank != 0; });
  std::vector<std::string> rows;
  auto all = t.players;
  const detail::PersonIndex persons{t.players};
  for (const auto& entry : entries) {
    if (const auto* twin = find_twin(t, persons, entry)) {
      findings.refuse({entry.line, entry.line == 0 ? 0U : 1U},
                      said::already_in_report{.name = entry.name, .number = twin->start_rank});
      continue;
    }
    auto player = entry;
    player.start_rank = static_cast<std::uint16_t>(++number);
    player.rank = has_ranks ? static_cast<std::uint16_t>(all.size() + 1) : std::uint16_t{0};
    if (!player.national.empty() && t.dialect != Dialect::trf26)
      findings.warn(
          {entry.line, entry.line == 0 ? 0U : 1U},
          said::no_national_record{.number = player.start_rank, .dialect = Code{name(t.dialect)}});
    player.points = has_points ? std::optional{Score{}} : std::nullopt;
    all.push_back(player);
    std::ranges::move(editing::rows_of(t, player, paired), std::back_inserter(rows));
  }
  std::uint32_t last = last_row(t);
  for (const auto& row : rows) {
    if (edited.insert_after(last, row))
      ++last;
    else
      findings.refuse({}, said::not_in_encoding{.name = editing::player_name(row)});
  }
  if (!findings.has_refusal()) {
    editing::follow_count(edited, "062", t.stated_players, t.players.size(), all.size());
    editing::follow_count(edited, "072", t.stated_rated, editing::rated(t.players),
                          editing::rated(all));
    if (has_computed_baku(t))
      keep_boards(edited, t);  // A late entry can move the group that has points
  }
  return findings.result(std::move(edited));
}

}  // namespace trf
