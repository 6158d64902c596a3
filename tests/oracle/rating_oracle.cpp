#include "oracle/rating_oracle.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sstream>

namespace oracle {
namespace {

// RTF 4.3.4, the left and then the right half as printed, with their percentages.
const char* const printed_rows =
    "0-3 50 4-10 51 11-17 52 18-25 53 26-32 54 33-39 55 40-46 56 47-53 57 54-61 58 62-68 59 "
    "69-76 60 77-83 61 84-91 62 92-98 63 99-106 64 107-113 65 114-121 66 122-129 67 130-137 68 "
    "138-145 69 146-153 70 154-162 71 163-170 72 171-179 73 180-188 74 189-197 75 198-206 76 "
    "207-215 77 216-225 78 226-235 79 236-245 80 246-256 81 257-267 82 268-278 83 279-290 84 "
    "291-302 85 303-315 86 316-328 87 329-344 88 345-357 89 358-374 90 375-391 91 392-411 92 "
    "412-432 93 433-456 94 457-484 95 485-517 96 518-559 97 560-619 98 620-735 99";

// B.02 (1997) 10.1a, column by column; the three lines at its foot included.
const char* const printed_percentages =
    "99 677 98 589 97 538 96 501 95 470 94 444 93 422 92 401 91 383 90 366 89 351 88 336 87 322 "
    "86 309 85 296 84 284 83 273 82 262 81 251 80 240 79 230 78 220 77 211 76 202 75 193 74 184 "
    "73 175 72 166 71 158 70 149 69 141 68 133 67 125 66 117 65 110 64 102 63 95 62 87 61 80 60 72 "
    "59 65 58 57 57 50 56 43 55 36 54 29 53 21 52 14 51 7 50 0 49 -7 48 -14 47 -21 46 -29 45 -36 "
    "44 -43 43 -50 42 -57 41 -65 40 -72 39 -80 38 -87 37 -95 36 -102 35 -110 34 -117 33 -125 "
    "32 -133 31 -141 30 -149 29 -158 28 -166 27 -175 26 -184 25 -193 24 -202 23 -211 22 -220 "
    "21 -230 20 -240 19 -251 18 -262 17 -273 16 -284 15 -296 14 -309 13 -322 12 -336 11 -351 "
    "10 -366 9 -383 8 -401 7 -422 6 -444 5 -470 4 -501 3 -538 2 -589 1 -677";

int theoretical(const std::string& category) {
  const std::map<std::string, int> values{{"M", 2200},  {"CM", 2000}, {"1N", 1800}, {"2N", 1600},
                                          {"3N", 1500}, {"1S", 1480}, {"2S", 1460}, {"NC", 1440}};
  const auto found = values.find(category);
  return found == values.end() ? 1440 : found->second;
}

}  // namespace

int nearest(std::int64_t a, std::int64_t b) {
  const auto doubled = 2 * a + b;
  auto quotient = doubled / (2 * b);
  while (quotient * 2 * b > doubled) --quotient;
  while ((quotient + 1) * 2 * b <= doubled) ++quotient;
  return static_cast<int>(quotient);
}

int percent_of(int halves, int games) { return nearest(std::int64_t{100} * halves, 2 * games); }

int expectation(int own, int opponent, int limit) {
  const int difference = own - opponent;
  const int distance = std::min(std::abs(difference), limit);
  std::istringstream rows{printed_rows};
  int low = 0;
  int high = 0;
  int percent = 0;
  char dash = 0;
  while (rows >> low >> dash >> high >> percent)
    if (low <= distance && distance <= high) return difference >= 0 ? percent : 100 - percent;
  return difference >= 0 ? 100 : 0;
}

int printed_dp(int percent) {
  if (percent == 100) return 800;
  if (percent == 0) return -800;
  std::istringstream cells{printed_percentages};
  int p = 0;
  int dp = 0;
  while (cells >> p >> dp)
    if (p == percent) return dp;
  std::abort();
}

std::vector<std::optional<ItaliaRow>> elo_italia(const std::vector<Player>& players, bool rapid) {
  const auto rating = [&](const Player& player) {
    if (!rapid && player.fide > 0) return player.fide;
    if (player.ita > 0) return player.ita;
    return rapid ? 1440 : theoretical(player.category);
  };
  int first = 0;
  for (const auto& player : players) first = std::max(first, player.final_halves);
  std::vector<std::optional<ItaliaRow>> rows;
  for (const auto& player : players) {
    if (!rapid && player.fide > 0) {
      rows.emplace_back();
      continue;
    }
    ItaliaRow row{};
    row.rating = rating(player);
    row.k = 30;
    if (rapid ? row.rating >= 2200 || player.ever2200 : player.category == "M") row.k = 20;
    int halves = 0;
    for (const auto& game : player.games) {
      row.raw += expectation(row.rating, rating(players[game.opponent]), 400);
      halves += game.halves;
    }
    // "arrotondando il secondo decimale a zero da 0,01 a 0,05 ed a uno da 0,06 a 0,09"
    const int second = row.raw % 10;
    row.pa_tenths = row.raw / 10 + (second >= 6 ? 1 : 0);
    row.variation = row.k * (5 * halves - row.pa_tenths) / 10;
    if (player.final_halves == first && row.variation < 0) row.variation = 0;
    if (player.withdrawn && row.variation > 0) row.variation = 0;
    rows.emplace_back(row);
  }
  return rows;
}

std::vector<FideRow> fide_2024(const std::vector<Player>& players, bool exempt_2650) {
  std::vector<FideRow> rows;
  for (const auto& player : players) {
    FideRow row;
    std::int64_t sum = 0;
    for (const auto& game : player.games) {
      const int opponent = players[game.opponent].fide;
      if (opponent == 0) continue;
      ++row.games;
      row.halves += game.halves;
      sum += opponent;
      if (player.fide > 0)
        row.expected +=
            expectation(player.fide, opponent, exempt_2650 && player.fide >= 2650 ? 99999 : 400);
    }
    if (player.fide > 0) {
      row.change_hundredths =
          std::int64_t{player.k.value_or(20)} * (50 * row.halves - row.expected);
    } else if (row.halves > 0) {
      const int n = row.games + 2;
      const int dp = printed_dp(percent_of(row.halves + 2, n));
      row.first_rating = std::min(nearest(sum + 3600 + std::int64_t{dp} * n, n), 2200);
    }
    rows.push_back(row);
  }
  return rows;
}

std::vector<Row1997> round_robin_1997(const std::vector<Player>& players, bool example) {
  std::vector<Row1997> rows(players.size());
  // 6.1: an unrated player without a point is left out, with the opponents' games against the
  // player.
  for (std::size_t i = 0; i < players.size(); ++i)
    rows[i].is_out =
        players[i].fide == 0 && std::all_of(players[i].games.begin(), players[i].games.end(),
                                            [](const Game& game) { return game.halves == 0; });
  const auto in = std::count_if(rows.begin(), rows.end(), [](const auto& r) { return !r.is_out; });
  const int n = static_cast<int>(in) - 1;
  int rated = 0;
  std::int64_t ratings = 0;
  std::int64_t dps = 0;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (rows[i].is_out) continue;
    for (const auto& game : players[i].games) {
      if (rows[game.opponent].is_out) continue;
      ++rows[i].games;
      rows[i].halves += game.halves;
    }
    rows[i].percent = percent_of(rows[i].halves, rows[i].games);
    if (players[i].fide == 0) continue;
    ++rated;
    ratings += players[i].fide;
    dps += printed_dp(rows[i].percent);
  }
  // 10.21 (i)-(iii); without unrated players the mean of all.
  const bool all_rated = rated == n + 1;
  const int ra = all_rated ? nearest(ratings, rated)
                           : nearest(ratings * (n + 1) - dps * n, std::int64_t{rated} * (n + 1));
  const auto ru = [&](int average, const Row1997& row) {
    const int above = row.halves - n;
    if (above == 0) return average;
    if (above > 0) return nearest(std::int64_t{average} * 2 + 25 * above, 2);
    const int dp = printed_dp(row.percent);
    return example ? average + dp
                   : nearest(std::int64_t{average} * (n + 1) + std::int64_t{dp} * n, n + 1);
  };
  for (std::size_t i = 0; i < players.size(); ++i) {
    const int own = players[i].fide;
    if (rows[i].is_out) continue;
    rows[i].rc = own > 0 ? nearest(std::int64_t{ra} * (n + 1) - own, n) : ra;
    if (own == 0) rows[i].ru = ru(ra, rows[i]);
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (rows[i].is_out) continue;
    const int own = players[i].fide > 0 ? players[i].fide : rows[i].ru;
    int shift = 0;
    for (const auto& game : players[i].games) {
      if (rows[game.opponent].is_out) continue;
      const int opponent =
          players[game.opponent].fide > 0 ? players[game.opponent].fide : rows[game.opponent].ru;
      if (opponent < own - 350) shift += own - 350 - opponent;
      if (opponent > own + 350) shift -= opponent - own - 350;
    }
    rows[i].rc_new = rows[i].rc + nearest(shift, n);
    if (players[i].fide == 0) {
      rows[i].ru_new = ru(rows[i].rc_new, rows[i]);
      continue;
    }
    const int expected = expectation(own, rows[i].rc_new, 99999) * rows[i].games;
    rows[i].change_hundredths =
        std::int64_t{players[i].k.value_or(15)} * (50 * rows[i].halves - expected);
  }
  return rows;
}

}  // namespace oracle
