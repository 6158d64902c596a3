// Late entries.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "codes.hpp"
#include "edit/entry_rows.hpp"
#include "edit/findings.hpp"
#include "edit/lines.hpp"
#include "entry_headings.hpp"
#include "same_person.hpp"
#include "trf/baku.hpp"
#include "trf/contains.hpp"
#include "trf/edit.hpp"
#include "trf/edit_people.hpp"
#include "trf/event_kind.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/messages/corrections.hpp"
#include "trf/messages/lists.hpp"
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

/// The teams of late entries: members of teams of the report come last in their line-ups, other
/// names are new teams.
class TeamEntries {
 public:
  TeamEntries(const Tournament& t, std::span<const std::string> names, Findings& findings)
      : t_{t}, names_{names}, findings_{findings} {
    if (!t.is_team_event()) return;
    matches_ = team_rounds(t);
    auto count = t.teams.size();
    for (std::size_t team = 0; team < count; ++team)
      known_.emplace(detail::plain(t.teams[team].name), team);
    for (const auto& name : names)
      if (!name.empty() && known_.emplace(detail::plain(name), count).second) ++count;
    members_.resize(count);
    new_names_.resize(count);
  }

  [[nodiscard]] bool has_new() const noexcept { return members_.size() > t_.teams.size(); }

  /// \return the byes of the player's team in the paired rounds
  std::vector<ResultCode> enter(std::size_t entry, const Player& player, Position where) {
    std::vector<ResultCode> byes(static_cast<std::size_t>(t_.paired_rounds()),
                                 ResultCode::zero_point_bye);
    if (entry >= names_.size() || names_[entry].empty()) {
      findings_.refuse(where, said::entry_without_team{.name = player.name});
      return byes;
    }
    const auto team = known_.at(detail::plain(names_[entry]));
    members_[team].push_back(player.start_rank);
    if (team >= t_.teams.size()) {
      if (members_[team].size() > 1) return byes;
      findings_.warn(where, said::team_is_new{.team = names_[entry]});
      new_names_[team] = names_[entry];
      return byes;
    }
    for (std::size_t i = 0; i < byes.size(); ++i) {
      const int round = static_cast<int>(i) + 1;
      if (round > matches_.rounds) continue;
      const TeamRound& there = matches_.at(static_cast<TeamIndex>(team), round);
      const bool is_away = !there.is_match() && there.code != ResultCode::pairing_bye;
      byes[i] = is_away ? there.code : ResultCode::none;
    }
    return byes;
  }

  /// Writes the records of teams, when `rows` lines have been inserted after `last`.
  void write(Document& edited, std::uint32_t last, std::uint32_t rows) {
    if (!t_.is_team_event()) return;
    // A report of TRF26 can still have the teams in records 013.
    bool has_310 = t_.dialect == Dialect::trf26;
    if (!t_.teams.empty()) {
      const auto line = t_.teams.front().line;
      has_310 = layout::tag_of(edited.text(line > last ? line + rows : line)) == "310";
    }
    const auto& first = has_310 ? layout::team::member : layout::old_team::member;
    for (std::size_t team = 0; team < members_.size(); ++team) {
      if (members_[team].empty()) continue;
      auto line = team < t_.teams.size() ? t_.teams[team].line : add_record(edited, team, has_310);
      if (team < t_.teams.size() && line > last) line += rows;
      std::size_t place = 0;
      while (first.at(place).first <= edited.width(line)) ++place;
      for (const int member : members_[team]) {
        const auto field = first.at(place++);
        edited.set_field(line, field.first, field.width,
                         editing::number_text(member, field.width, false), true);
      }
    }
    editing::follow_count(edited, "082", t_.stated_teams, t_.teams.size(), members_.size());
  }

 private:
  /// \return the line of the new record
  std::uint32_t add_record(Document& edited, std::size_t team, bool has_310) {
    const auto tag = has_310 ? "310" : "013";
    const auto after = editing::place_for(edited, t_, tag);
    edited.insert_after(after, tag);
    const auto line = static_cast<std::uint32_t>(after + 1);
    const auto& name = has_310 ? layout::team::name : layout::old_team::name;
    edited.set_field(line, name.first, name.width, new_names_[team], false);
    if (!has_310) return line;
    const auto put = [&](const layout::Field& field, std::string_view text) {
      edited.set_field(line, field.first, field.width, text, true);
    };
    namespace column = layout::team;
    int number = 0;
    for (const auto& other : t_.teams) number = std::max(number, int{other.number});
    number += static_cast<int>(team - t_.teams.size()) + 1;
    put(column::number, editing::number_text(number, column::number.width, false));
    const auto all_have = [&](const auto& is_set) { return std::ranges::all_of(t_.teams, is_set); };
    if (all_have([](const Team& other) { return other.match_points.has_value(); }))
      put(column::match_points, points_text(Score{}, column::match_points.width));
    if (all_have([](const Team& other) { return other.game_points.has_value(); }))
      put(column::game_points, points_text(Score{}, column::game_points.width));
    if (all_have([](const Team& other) { return other.rank != 0; }))
      put(column::rank,
          editing::number_text(static_cast<int>(team) + 1, column::rank.width, false));
    return line;
  }

  const Tournament& t_;
  std::span<const std::string> names_;
  Findings& findings_;
  TeamRounds matches_;
  std::map<std::string, std::size_t> known_;
  std::vector<std::vector<int>> members_;  ///< New ones, by team
  std::vector<std::string> new_names_;
};

std::ptrdiff_t national_records(std::span<const Player> players) {
  std::ptrdiff_t count = 0;
  for (const auto& player : players) count += std::ssize(player.national);
  return count;
}

/// The record 172 of the national records; empty: there are none.
std::string ranking_of(std::span<const Player> players) {
  if (national_records(players) == 0) return {};
  return fmt::format("{} {}", editing::federation_of_ranking(players),
                     detail::ranking_methods[static_cast<std::size_t>(RankingMethod::fide)]);
}

}  // namespace

std::string editing::player_name(const std::string& row) {
  const auto& field = layout::player::name;
  return std::string{trimmed(Document{row}.field(1, field.first, field.width))};
}

std::vector<std::string> editing::rows_of(const Tournament& t, Player player,
                                          std::span<const ResultCode> byes) {
  const auto tags = [&] {
    std::vector<std::string> result{"001"};
    for (const auto& record : player.national) result.push_back(record.federation);
    return result;
  }();
  TournamentDraft one;
  one.dialect = t.dialect;
  one.points = t.points;
  one.players.push_back(std::move(player));
  one.set_rounds(static_cast<int>(byes.size()));
  auto& points = one.players[0].points;
  for (std::size_t i = 0; i < byes.size(); ++i) {
    Game& game = one.games(0)[i];
    game.code = byes[i];
    if (points) *points += t.points.of(game);
  }
  const auto bytes = write(*Tournament::of(std::move(one)), LineEnd::lf).bytes;
  std::vector<std::string> rows;
  for (const auto& line : split_lines(bytes)) {
    const auto text = std::string_view{bytes}.substr(line.offset, line.length);
    if (contains(tags, text.substr(0, 3))) rows.emplace_back(text);
  }
  return rows;
}

NationalRecord editing::new_record(const std::string& federation, const Player& player) {
  NationalRecord made;
  made.federation = federation;
  made.sex = player.sex;
  made.name = player.name;
  made.birth = player.birth;
  return made;
}

bool editing::has_no_data(NationalRecord record, const Player& player) {
  record.line = 0;
  return record == new_record(record.federation, player) ||
         record == new_record(record.federation, {});
}

std::string editing::federation_of_ranking(std::span<const Player> players) {
  std::map<std::string, int> federations;
  for (const auto& player : players)
    for (const auto& record : player.national) ++federations[record.federation];
  return std::ranges::max_element(federations, {}, [](const auto& each) { return each.second; })
      ->first;
}

void editing::follow_ranking(Document& document, std::span<const Player> before,
                             std::span<const Player> after) {
  const auto line = line_of(document, {"172"});
  const auto was = ranking_of(before), is = ranking_of(after);
  if (line == 0 ? national_records(after) <= national_records(before)
                : trimmed(document.text(line).substr(3)) != was || was == is)
    return;
  if (is.empty())
    document.erase(line);
  else
    set_record(document, "172", is);
}

void editing::follow_count(Document& document, std::string_view tag,
                           const std::optional<int>& stated, std::size_t before,
                           std::size_t after) {
  if (stated && static_cast<std::size_t>(*stated) == before)
    set_record(document, tag, std::to_string(after));
}

Result<Document> add_players(const Document& document, const Tournament& t,
                             std::span<const Player> entries, std::span<const std::string> teams) {
  Findings findings;
  auto edited = document;
  const int paired = t.paired_rounds();
  TeamEntries in_teams{t, teams, findings};
  if (paired > 0 && event_kind(t).is_round_robin && (!t.is_team_event() || in_teams.has_new()))
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
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto& entry = entries[i];
    const Position where{entry.line, entry.line == 0 ? 0U : 1U};
    if (const auto* twin = find_twin(t, persons, entry)) {
      findings.refuse(where,
                      said::already_in_report{.name = entry.name, .number = twin->start_rank});
      continue;
    }
    auto player = entry;
    player.start_rank = static_cast<std::uint16_t>(++number);
    player.rank = has_ranks ? static_cast<std::uint16_t>(all.size() + 1) : std::uint16_t{0};
    if (!player.national.empty() && t.dialect != Dialect::trf26)
      findings.warn(where, said::no_national_record{.number = player.start_rank,
                                                    .dialect = Code{name(t.dialect)}});
    player.points = has_points ? std::optional{Score{}} : std::nullopt;
    all.push_back(player);
    const auto byes = t.is_team_event() ? in_teams.enter(i, player, where)
                                        : std::vector(static_cast<std::size_t>(paired),
                                                      ResultCode::zero_point_bye);
    std::ranges::move(editing::rows_of(t, player, byes), std::back_inserter(rows));
  }
  const auto last = last_row(t);
  auto line = last;
  for (const auto& row : rows) {
    if (edited.insert_after(line, row))
      ++line;
    else
      findings.refuse({}, said::not_in_encoding{.name = editing::player_name(row)});
  }
  if (!findings.has_refusal()) {
    in_teams.write(edited, last, line - last);
    if (t.dialect == Dialect::trf26 &&
        std::ranges::any_of(entries, [](const Player& entry) { return !entry.national.empty(); }))
      editing::follow_ranking(edited, t.players, all);
    editing::follow_count(edited, "062", t.stated_players, t.players.size(), all.size());
    editing::follow_count(edited, "072", t.stated_rated, rated_players(t.players),
                          rated_players(all));
    if (has_computed_baku(t))
      keep_boards(edited, t);  // A late entry can move the group that has points
  }
  return findings.result(std::move(edited));
}

}  // namespace trf
