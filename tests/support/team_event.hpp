#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "support/dice.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/tournament.hpp"

/// Events of teams with reports that can be edited.
namespace trf::test {

/// A finished event: points, ranks with ties, and records 802 are those of the matches.
[[nodiscard]] SharedTournament finished_team_event(std::uint64_t seed, Dice& dice,
                                                   bool has_lines_for_people);

/// The lines of a report, for edits by record and column.
class Lines {
 public:
  explicit Lines(const std::string& bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
      const auto end = bytes.find('\n', at);
      lines.push_back(bytes.substr(at, end - at));
      at = end + 1;
    }
  }
  [[nodiscard]] std::string bytes() const {
    std::string all;
    for (const auto& line : lines) all += line + '\n';
    return all;
  }
  [[nodiscard]] std::vector<std::size_t> of(std::string_view tag) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (lines[i].starts_with(tag)) found.push_back(i);
    return found;
  }
  void put(std::size_t line, const layout::Field& field, std::string_view value,
           std::size_t group = 0) {
    const auto at = field.at(group).first - 1U;
    auto& text = lines[line];
    if (text.size() < at + field.width) text.resize(at + field.width, ' ');
    text.replace(at, field.width, fmt::format("{:>{}}", value, field.width));
  }
  void put(std::size_t line, const layout::Field& field, int value, std::size_t group = 0) {
    put(line, field, std::to_string(value), group);
  }
  [[nodiscard]] std::string get(std::size_t line, const layout::Field& field,
                                std::size_t group = 0) const {
    const auto at = field.at(group).first - 1U;
    return lines[line].size() <= at ? "" : lines[line].substr(at, field.width);
  }
  [[nodiscard]] int number(std::size_t line, const layout::Field& field,
                           std::size_t group = 0) const {
    const auto text = get(line, field, group);
    return text.find_first_not_of(' ') == std::string::npos ? 0 : std::stoi(text);
  }
  void erase(std::size_t line) { lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line)); }

  std::vector<std::string> lines;
};

/// What a fault is drawn from.
struct Event {
  Dice& dice;
  const Tournament& t;
  TeamRounds rounds;
  Lines lines;

  std::size_t any(const std::vector<std::size_t>& all) {
    return all[static_cast<std::size_t>(dice.between(0, static_cast<int>(all.size()) - 1))];
  }
  /// A line of the record, if there is one.
  std::optional<std::size_t> line(std::string_view tag) {
    const auto all = lines.of(tag);
    if (all.empty()) return {};
    return any(all);
  }
  int team() { return dice.between(1, static_cast<int>(t.teams.size())); }
  int unknown_team() { return static_cast<int>(t.teams.size()) + dice.between(1, 5); }
  int unknown_player() { return static_cast<int>(t.players.size()) + dice.between(1, 5); }
  [[nodiscard]] const TeamRound& at(int team, int round) const {
    return rounds.at(t.find_team(team), round);
  }
  /// A team that met another than `opponent` in the round; 0: none.
  int team_that_played(int round, int opponent = 0) {
    std::vector<std::size_t> all;
    for (const auto& team : t.teams)
      if (const auto& cell = at(team.number, round); cell.is_match() && cell.played_boards > 0 &&
                                                     team.number != opponent &&
                                                     t.teams[cell.opponent].number != opponent)
        all.push_back(team.number);
    return all.empty() ? 0 : static_cast<int>(any(all));
  }
};

}  // namespace trf::test
