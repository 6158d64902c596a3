#include "support/history_rounds.hpp"

#include <algorithm>

namespace trf::test {

using oracle::history::Cell;
using oracle::history::Report;

namespace {

void put(Report& report, int round, std::size_t seat, const Cell& cell) {
  report.seats[seat].cells[static_cast<std::size_t>(round)] = cell;
}

}  // namespace

/// Of White, in half points.
int HistoryRounds::result(std::size_t white, std::size_t black) {
  const int difference = level_(white) - level_(black);
  const int strength = std::clamp(50 + difference / 8, 3, 97);
  if (dice_.percent(30)) return 1;
  return dice_.percent(strength) ? 2 : 0;
}

void HistoryRounds::play(Report& report, int round, std::size_t white, std::size_t black) {
  const int halves = result(report.seats[white].person, report.seats[black].person);
  put(report, round, white, {static_cast<int>(black), 'w', "0=1"[halves]});
  put(report, round, black, {static_cast<int>(white), 'b', "1=0"[halves]});
}

void HistoryRounds::play_swiss(Report& report) {
  const auto players = report.seats.size();
  for (auto& seat : report.seats) seat.cells.resize(static_cast<std::size_t>(report.rounds));
  std::vector<int> last(players, report.rounds);  // Rounds of each
  if (may_.withdrawals)
    for (std::size_t i = 0; i < players; ++i)
      if (dice_.percent(4)) {
        last[i] = dice_.between(1, report.rounds - 1);
        report.seats[i].has_withdrawn = true;
      }
  if (may_.no_shows && dice_.percent(15)) last[players - 1] = 0;
  Met met;
  for (int round = 0; round < report.rounds; ++round) {
    std::vector<std::size_t> present;
    for (std::size_t i = 0; i < players; ++i) {
      if (round >= last[i]) {
        if (round == last[i] && last[i] > 0) put(report, round, i, {-1, '-', '-'});
        continue;
      }
      if (may_.byes && dice_.percent(3)) {
        put(report, round, i, {-1, '-', "HZF"[dice_.between(0, 2)]});
        continue;
      }
      present.push_back(i);
    }
    pair_up(report, round, std::move(present), met);
  }
}

void HistoryRounds::pair_up(Report& report, int round, std::vector<std::size_t> present, Met& met) {
  const auto has_met = [&](std::size_t a, std::size_t b) {
    return met.contains({std::min(a, b), std::max(a, b)});
  };
  // The order with the fewest people left over of some.
  std::vector<std::pair<std::size_t, std::size_t>> best;
  std::vector<std::size_t> best_left;
  for (int attempt = 0; attempt < 12; ++attempt) {
    dice_.shuffle(present);
    auto left = present;
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    std::vector<std::size_t> over;
    while (!left.empty()) {
      const auto one = left.back();
      left.pop_back();
      const auto other =
          std::find_if(left.begin(), left.end(), [&](auto x) { return !has_met(one, x); });
      if (other == left.end()) {
        over.push_back(one);
        continue;
      }
      pairs.emplace_back(one, *other);
      left.erase(other);
    }
    if (attempt == 0 || over.size() < best_left.size()) {
      best = pairs;
      best_left = over;
    }
    if (best_left.size() < 2) break;
  }
  for (const auto& [white, black] : best) {
    met.insert({std::min(white, black), std::max(white, black)});
    if (may_.byes && dice_.percent(3)) {
      put(report, round, white, {static_cast<int>(black), 'w', '+'});
      put(report, round, black, {static_cast<int>(white), 'b', '-'});
    } else {
      play(report, round, white, black);
    }
  }
  for (const auto one : best_left) {
    const auto& cells = report.seats[one].cells;
    const bool has_had_one = std::any_of(cells.begin(), cells.end(),
                                         [](const Cell& cell) { return cell.result == 'U'; });
    put(report, round, one, {-1, '-', has_had_one ? 'Z' : 'U'});
  }
}

void HistoryRounds::play_round_robin(Report& report) {
  // Berger: the last one stays, the others turn.
  auto players = report.seats.size();
  const auto even = players + players % 2;
  report.rounds = static_cast<int>(even) - 1;
  for (auto& seat : report.seats) seat.cells.resize(static_cast<std::size_t>(report.rounds));
  for (int round = 0; round < report.rounds; ++round)
    for (std::size_t i = 0; i < even / 2; ++i) {
      const auto turn = [&](std::size_t at) {
        return at == even - 1 ? at : (at + static_cast<std::size_t>(round)) % (even - 1);
      };
      const auto white = turn(i);
      const auto black = turn(even - 1 - i);
      if (white < players && black < players) play(report, round, white, black);
    }
}

}  // namespace trf::test
