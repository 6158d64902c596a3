#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include "oracle/rating_oracle.hpp"

namespace oracle {
namespace {

bool is_rated(const Player& player) { return player.fide > 0; }

// 10.22-10.24 of 1997, the average whole.
int performance_1997(int average, int halves, int games) {
  if (halves == games) return average;
  if (halves > games) return nearest(std::int64_t{average} * 2 + 25 * (halves - games), 2);
  return average + printed_dp(percent_of(halves, games));
}

}  // namespace

std::vector<FideRow> old_swiss(const std::vector<Player>& players, const OldRules& rules) {
  std::vector<FideRow> rows;
  for (const auto& player : players) {
    FideRow row;
    std::int64_t sum = 0;
    int largest = 0;
    for (const auto& game : player.games)
      if (is_rated(players[game.opponent]))
        largest = std::max(largest, std::abs(player.fide - players[game.opponent].fide));
    bool used = false;
    for (const auto& game : player.games) {
      const int opponent = players[game.opponent].fide;
      if (opponent == 0) continue;
      ++row.games;
      row.halves += game.halves;
      sum += opponent;
      if (player.fide == 0) continue;
      const int distance = std::abs(player.fide - opponent);
      const bool limited =
          distance > rules.limit && (!rules.once || (distance == largest && !used));
      used = used || limited;
      row.expected += expectation(player.fide, opponent, limited ? rules.limit : 99999);
    }
    if (player.fide > 0) {
      row.change_hundredths =
          std::int64_t{player.k.value_or(20)} * (50 * row.halves - row.expected);
    } else if (row.games > 0 && row.halves >= rules.least_halves &&
               row.games >= rules.least_opponents) {
      const int above = row.halves - row.games;
      if (above >= 0)
        row.first_rating =
            nearest(sum * 10 + std::int64_t{rules.tenths_a_half_point} * above * row.games,
                    std::int64_t{10} * row.games);
      else
        row.first_rating =
            nearest(sum + std::int64_t{printed_dp(percent_of(row.halves, row.games))} * row.games,
                    row.games);
    }
    rows.push_back(row);
  }
  return rows;
}

std::vector<Row2018> round_robin_2018(const std::vector<Player>& players) {
  std::vector<Row2018> rows(players.size());
  const auto count = static_cast<int>(players.size());
  const auto rated = static_cast<int>(std::count_if(players.begin(), players.end(), is_rated));
  // 6.2, 6.21; 6.4: otherwise as a Swiss.
  const bool round_robin = 3 * rated >= count && (count >= 10 || rated >= 4 || rated == count);
  const auto counts = [&](const Game& game) {
    return round_robin || is_rated(players[game.opponent]);
  };
  // 6.1, 6.31: zero or half a point in the first event.
  std::vector<bool> out(players.size());
  for (std::size_t i = 0; i < players.size(); ++i) {
    int halves = 0;
    for (const auto& game : players[i].games) halves += counts(game) ? game.halves : 0;
    out[i] = !is_rated(players[i]) && halves < 2;
  }
  std::int64_t ratings = 0;
  std::int64_t dps = 0;
  int left = 0;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (out[i]) continue;
    ++left;
    for (const auto& game : players[i].games) {
      if (!counts(game) || (round_robin && out[game.opponent])) continue;
      ++rows[i].games;
      rows[i].halves += game.halves;
    }
    if (!is_rated(players[i])) continue;
    ratings += players[i].fide;
    if (rows[i].games > 0) dps += printed_dp(percent_of(rows[i].halves, rows[i].games));
  }
  const int n = left - 1;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (is_rated(players[i]) || out[i] || rows[i].games == 0) continue;
    const int games = rows[i].games;
    const int above = rows[i].halves - games;
    const std::int64_t dp = above < 0 ? printed_dp(percent_of(rows[i].halves, games)) : 0;
    if (round_robin) {
      // Ra = Rar - dpa x n / (n + 1), over the denominator rated x (n + 1)
      const std::int64_t below = std::int64_t{rated} * (n + 1);
      rows[i].ru = nearest(
          ratings * (n + 1) - dps * n + (above > 0 ? 10 * above * below : 0) + dp * n * rated,
          below);
      continue;
    }
    std::int64_t sum = 0;
    for (const auto& game : players[i].games) sum += players[game.opponent].fide;
    rows[i].ru = nearest(sum + (above > 0 ? 10 * above : dp) * games, games);
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!is_rated(players[i])) continue;
    int expected = 0;
    for (const auto& game : players[i].games) {
      if (!counts(game) || (round_robin && out[game.opponent])) continue;
      const auto& opponent = players[game.opponent];
      expected += expectation(players[i].fide,
                              is_rated(opponent) ? opponent.fide : *rows[game.opponent].ru, 735);
    }
    rows[i].change_hundredths =
        std::int64_t{players[i].k.value_or(20)} * (50 * rows[i].halves - expected);
  }
  return rows;
}

namespace {

/// 10.61: the mean of the opponents; a difference over 350 points counts as 350.
int rc_1997(const std::vector<Player>& players, const std::vector<int>& values,
            const Player& player, int own, bool only_rated) {
  std::int64_t sum = 0;
  int games = 0;
  for (const auto& game : player.games) {
    if (values[game.opponent] == 0 || (only_rated && !is_rated(players[game.opponent]))) continue;
    int value = values[game.opponent];
    if (own > 0 && value > own + 350) value = own + 350;
    if (own > 0 && value < own - 350) value = own - 350;
    sum += value;
    ++games;
  }
  return games == 0 ? 0 : nearest(sum, games);
}

void change_1997(Row1997& row, const Player& player) {
  if (row.games == 0) return;
  const int expected = expectation(player.fide, row.rc_new, 99999) * row.games;
  row.change_hundredths = std::int64_t{player.k.value_or(15)} * (50 * row.halves - expected);
}

}  // namespace

std::vector<Row1997> swiss_1997(const std::vector<Player>& players) {
  std::vector<Row1997> rows(players.size());
  std::vector<int> values;
  for (const auto& player : players) values.push_back(player.fide);
  for (std::size_t i = 0; i < players.size(); ++i) {
    auto& row = rows[i];
    std::set<std::size_t> opponents;
    for (const auto& game : players[i].games)
      if (is_rated(players[game.opponent])) {
        ++row.games;
        row.halves += game.halves;
        opponents.insert(game.opponent);
      }
    row.rc_new = rc_1997(players, values, players[i], players[i].fide, true);
    if (is_rated(players[i]))
      change_1997(row, players[i]);
    else if (opponents.size() >= 4 && row.halves > 0)  // 6.42; dp of zero is not defined
      row.ru_new = performance_1997(row.rc_new, row.halves, row.games);
  }
  return rows;
}

std::vector<Row1997> scheveningen_1997(const std::vector<Player>& players) {
  std::vector<Row1997> rows(players.size());
  std::vector<int> values;
  for (const auto& player : players) values.push_back(player.fide);
  const auto counted = [&](std::size_t i, bool only_rated) {
    Row1997 row;
    for (const auto& game : players[i].games) {
      if (values[game.opponent] == 0 || (only_rated && !is_rated(players[game.opponent]))) continue;
      ++row.games;
      row.halves += game.halves;
    }
    return row;
  };
  // A player who met a rated opponent and has points takes part (6.1, 10.67 a).
  std::vector<std::size_t> unrated;
  for (std::size_t i = 0; i < players.size(); ++i) {
    int halves = 0;
    for (const auto& game : players[i].games) halves += game.halves;
    if (!is_rated(players[i]) && halves > 0 && counted(i, true).games > 0) unrated.push_back(i);
  }
  for (const auto i : unrated) values[i] = 1;
  // b) repeated without end is a linear system: n Ru - (the Ru of unrated opponents) = (the ratings
  // of rated ones) + n times what the score adds. Gauss, with more digits than it takes.
  const auto size = unrated.size();
  std::vector<std::vector<long double>> m(size, std::vector<long double>(size + 1));
  for (std::size_t a = 0; a < size; ++a) {
    const auto row = counted(unrated[a], false);
    const int above = row.halves - row.games;
    const long double added = above > 0   ? 12.5L * above
                              : above < 0 ? printed_dp(percent_of(row.halves, row.games))
                                          : 0;
    m[a][a] = row.games;
    m[a][size] = row.games * added;
    for (const auto& game : players[unrated[a]].games) {
      const auto at = std::find(unrated.begin(), unrated.end(), game.opponent);
      if (at != unrated.end())
        m[a][static_cast<std::size_t>(at - unrated.begin())] -= 1;
      else
        m[a][size] += players[game.opponent].fide;
    }
  }
  for (std::size_t a = 0; a < size; ++a)
    for (std::size_t b = 0; b < size; ++b) {
      if (a == b) continue;
      const auto factor = m[b][a] / m[a][a];
      for (std::size_t c = a; c <= size; ++c) m[b][c] -= factor * m[a][c];
    }
  std::vector<long double> exact;
  for (const auto value : values) exact.push_back(value);
  for (std::size_t a = 0; a < size; ++a) exact[unrated[a]] = m[a][size] / m[a][a];
  // Rc to a whole number, halves upwards; Ru from it.
  for (const auto i : unrated) {
    const auto row = counted(i, false);
    long double sum = 0;
    for (const auto& game : players[i].games)
      if (values[game.opponent] != 0) sum += exact[game.opponent];
    const auto thousandths = static_cast<std::int64_t>(std::floor(sum / row.games * 1000 + 0.5L));
    rows[i].rc_new = nearest(thousandths, 1000);
    rows[i].ru_new = performance_1997(rows[i].rc_new, row.halves, row.games);
  }
  for (const auto i : unrated) values[i] = rows[i].ru_new;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (values[i] == 0) continue;
    const auto row = counted(i, false);
    rows[i].games = row.games;
    rows[i].halves = row.halves;
    if (!is_rated(players[i])) continue;
    rows[i].rc_new = rc_1997(players, values, players[i], players[i].fide, false);
    change_1997(rows[i], players[i]);
  }
  return rows;
}

}  // namespace oracle
