// Articles 7, 9.2 and 10, sentence by sentence.

#include <algorithm>
#include <numeric>

#include "oracle/rating_tiebreak_text.hpp"

namespace trf::oracle {

namespace {

// B.02 8.1.1, from 50 to 99 per cent.
constexpr int dp_table[] = {0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,
                            95,  102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
                            202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
                            351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677};
int dp(int percent) {
  if (percent == 100) return 800;
  if (percent == 0) return -800;
  return percent >= 50 ? dp_table[percent - 50] : -dp_table[50 - percent];
}

// B.02 8.1.2: the last difference of each line, from 50 to 99 per cent.
constexpr int pd_table[] = {3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,
                            98,  106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
                            206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
                            357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};
int pd(int difference) {
  const int distance = difference < 0 ? -difference : difference;
  int percent = 50;
  for (const int last : pd_table) {
    if (distance > last) ++percent;
  }
  return difference < 0 ? 100 - percent : percent;
}

}  // namespace

// ---- article 7 -------------------------------------------------------------------------------
Value Text::own_record(int i, const Code& code) const {
  Fraction sum;
  for (int r = 1; r <= n(); ++r) {
    const Round& own = round(i, r);
    const bool won = own.kind == '1' || own.kind == 'W';
    const bool otb = over_the_board(own.kind);
    bool counts = false;
    if (code.name == "WIN") {
      counts = own.kind != '?' && !(own.points[code.score] < event_.win[code.score]);
      // A match is won with any game points, by forfeit with any boards.
      if (event_.team && code.score == 1 && own.opponent >= 0) counts = won || own.kind == '+';
    } else if (code.name == "WON" || code.name == "WINS16") {
      counts = won;
    } else if (code.name == "BPG") {
      counts = otb && own.colour == 'b';
    } else if (code.name == "BWG") {
      counts = won && own.colour == 'b';
    } else if (code.name == "REP") {
      counts = own.kind != 'H' && own.kind != 'Z' && own.kind != '-';
    } else if (own.kind != '?') {  // STD
      const Fraction rival =
          own.opponent >= 0 ? round(own.opponent, r).points[code.score] : event_.draw[code.score];
      if (own.points[code.score] == rival) sum = sum + Fraction(1, 2);
      counts = rival < own.points[code.score];
    }
    if (counts) sum = sum + 1;
  }
  return sum;
}
Value Text::progressive(int i, const Code& code) const {
  Fraction sum;
  for (int r = 1 + code.cut; r <= n(); ++r)
    sum = sum + (r < n() ? round(i, r + 1).before[code.score] : event_.total[code.score][at(i)]);
  return sum;
}
// 9.2
Value Text::koya(int i, const Code& code) const {
  int games = n();
  if (event_.round_robin) {
    games = 0;
    for (int j = 0; j < size(); ++j) {
      int scheduled = 0;
      for (int r = 1; r <= n(); ++r) scheduled += round(j, r).opponent >= 0 ? 1 : 0;
      games = std::max(games, scheduled);
    }
  }
  const Fraction limit = event_.win[code.score] * games / 2 + Fraction(code.limit, 2);
  Fraction sum;
  for (int r = 1; r <= n(); ++r) {
    const int opponent = round(i, r).opponent;
    if (opponent < 0 || event_.total[code.score][at(opponent)] < limit) continue;
    sum = sum + round(i, r).points[code.score];
  }
  return sum;
}

// ---- article 10 ------------------------------------------------------------------------------
int Text::rating(int i, const Code& code) const {
  return event_.rating[at(i)] == 0 ? code.unrated : event_.rating[at(i)];
}
std::vector<int> Text::ratings_met(int i, const Code& code) const {
  std::vector<int> ratings;
  for (int r = 1; r <= n(); ++r) {
    if (over_the_board(round(i, r).kind)) ratings.push_back(rating(round(i, r).opponent, code));
  }
  return ratings;
}
Fraction Text::score_met(int i) const {
  Fraction sum;
  for (int r = 1; r <= n(); ++r) {
    const char kind = round(i, r).kind;
    if (kind == '1' || kind == 'W') sum = sum + 1;
    if (kind == '=' || kind == 'D') sum = sum + Fraction(1, 2);
  }
  return sum;
}
Value Text::average(const std::vector<int>& numbers) {
  if (numbers.empty()) return std::nullopt;
  return half_up(Fraction(std::accumulate(numbers.begin(), numbers.end(), 0LL),
                          static_cast<long long>(numbers.size())),
                 0);
}
Value Text::average_rating(int i, const Code& code) const {
  auto ratings = ratings_met(i, code);
  std::sort(ratings.begin(), ratings.end());
  for (int c = 0; c < code.cut + code.median && !ratings.empty(); ++c)
    ratings.erase(ratings.begin());
  for (int c = 0; c < code.median && !ratings.empty(); ++c) ratings.pop_back();
  return average(ratings);
}
Value Text::performance(int i, const Code& code) const {
  const auto ratings = ratings_met(i, code);
  if (ratings.empty()) return std::nullopt;
  const Fraction p = half_up(score_met(i) / static_cast<long long>(ratings.size()), 2) * 100;
  return *average(ratings) + dp(static_cast<int>(p.over));
}
Value Text::perfect_performance(int i, const Code& code) const {
  const auto ratings = ratings_met(i, code);
  if (ratings.empty()) return std::nullopt;
  const int lowest = *std::min_element(ratings.begin(), ratings.end());
  if (score_met(i) == Fraction(0)) return lowest - 800;
  for (int guess = lowest - 800;; ++guess) {
    long long expected = 0;
    for (const int opponent : ratings) expected += pd(guess - opponent);
    if (!(Fraction(expected, 100) < score_met(i))) return guess;
  }
}
Value Text::average_performance(int i, const Code& code) const {
  std::vector<int> performances;
  for (int r = 1; r <= n(); ++r) {
    if (!over_the_board(round(i, r).kind)) continue;
    const int opponent = round(i, r).opponent;
    if (!inner_.contains(opponent)) {
      inner_[opponent] =
          code.name == "APRO" ? performance(opponent, code) : perfect_performance(opponent, code);
    }
    performances.push_back(static_cast<int>(inner_[opponent]->over));
  }
  return average(performances);
}

}  // namespace trf::oracle
