// The columns of a report as TRF16 and TRF26 print them; nothing of the library.

#include <map>
#include <string_view>

#include "oracle/rating_oracle.hpp"

namespace oracle {
namespace {

/// Columns from..to, from 1, without spaces around.
std::string columns(std::string_view line, std::size_t from, std::size_t to) {
  if (line.size() < from) return {};
  auto text = line.substr(from - 1, to - from + 1);
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return std::string{text};
}

int number(std::string_view line, std::size_t from, std::size_t to) {
  const auto text = columns(line, from, to);
  return text.empty() ? 0 : std::stoi(text);
}

std::vector<std::string_view> lines_of(std::string_view report, std::string_view tag) {
  std::vector<std::string_view> lines;
  while (!report.empty()) {
    const auto end = report.find('\n');
    if (report.substr(0, 3) == tag) lines.push_back(report.substr(0, end));
    report.remove_prefix(end == std::string_view::npos ? report.size() : end + 1);
  }
  return lines;
}

/// Calls `cell(opponent's number, result)` for each round of a row 001.
template <class Cell>
void each_round(std::string_view row, Cell cell) {
  for (std::size_t at = 92; row.size() + 1 >= at + 8; at += 10)
    cell(number(row, at, at + 3), row[at + 6]);
}

}  // namespace

std::vector<Player> players_of(std::string_view report) {
  std::vector<Player> players;
  std::map<int, std::size_t> position;
  for (const auto row : lines_of(report, "001")) {
    position[number(row, 5, 8)] = players.size();
    players.emplace_back().fide = number(row, 49, 52);
  }
  for (const auto row : lines_of(report, "ITA")) {
    auto& player = players.at(position.at(number(row, 5, 8)));
    player.category = columns(row, 11, 13);
    player.ita = number(row, 49, 52);
  }
  std::size_t at = 0;
  for (const auto row : lines_of(report, "001")) {
    auto& player = players[at++];
    each_round(row, [&](int opponent, char result) {
      const int halves = result == '1' ? 2 : result == '=' || result == 'H' ? 1 : 0;
      player.final_halves += halves;
      if (opponent != 0) player.games.push_back({position.at(opponent), halves});
    });
  }
  return players;
}

NormRecord norm_record_of(std::string_view report) {
  const std::map<std::string, int> titles{{"", 0},   {"WIM", 1}, {"WGM", 2}, {"IM", 3},
                                          {"GM", 4}, {"FM", 5},  {"CM", 6}};
  const auto rows = lines_of(report, "001");
  NormRecord record;
  int rounds = 0;
  bool has_won_unplayed = false;
  each_round(rows.front(), [&](int opponent, char result) {
    ++rounds;
    has_won_unplayed = has_won_unplayed || result == 'U' || result == '+';
    if (opponent == 0) return;
    const auto row = rows[static_cast<std::size_t>(opponent) - 1];
    const auto federation = columns(row, 54, 56);
    record.games.push_back({number(row, 49, 52), titles.at(columns(row, 11, 13)),
                            federation == "FID"   ? 'F'
                            : federation == "FRA" ? 'R'
                                                  : federation[0],
                            result == '1'   ? 2
                            : result == '=' ? 1
                                            : 0});
  });
  record.rounds = rounds;
  record.spare_win = has_won_unplayed && rounds == 9;
  return record;
}

}  // namespace oracle
