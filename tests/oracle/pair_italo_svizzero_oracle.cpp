// Articles 3 to 15 of the FSI Italo-Svizzero regulation (1997), in the order of the text.
#include "oracle/pair_italo_svizzero_text.hpp"
#include "oracle/pair_oracle.hpp"

namespace trf::test {
namespace italo_svizzero_text {

// Art. 6: White of the last pair of the previous round. The order in which the pairs were made is
// found by making them once more, the seconds being known.
int resume_number(const Tournament& t, int round) {
  int place = 1;
  for (int r = 1; r < round; ++r) {
    const Reader read{t, r};
    const Rotation rotation(read, {});
    Position at{{}, place};
    for (const Player& p : t.players) {
      if (read.opponent(p.start_rank, r) != nobody) at.left.insert(p.start_rank);
    }
    while (!at.left.empty()) {
      const int f = rotation.first(at);
      const int s = read.opponent(f, r);
      place = read.game(f, r).colour == Colour::black ? s : f;
      at = Rotation::after(at, f, s);
    }
  }
  return place;
}

// Art. 15.
int white_of(const Reader& read, int first, int second) {
  if (read.round == 1) return first;
  const auto whites = [&](int n) {
    int sum = 0;
    for (int r = 1; r < read.round; ++r) sum += read.colour(n, r) == 'w' ? 1 : 0;
    return sum;
  };
  if (whites(first) != whites(second)) return whites(first) < whites(second) ? first : second;
  for (int r = read.round - 1; r >= 1; --r) {
    const bool a = read.colour(first, r) == 'b', b = read.colour(second, r) == 'b';
    if (a != b) return a ? first : second;
  }
  const int a = read.tenths_before(first, read.round), b = read.tenths_before(second, read.round);
  if (a != b) return a < b ? first : second;
  for (int r = read.round - 1; r >= 1; --r) {
    const char x = read.colour(first, r), y = read.colour(second, r);
    if (x == '-' || y == '-') continue;
    return x == 'w' ? std::min(first, second) : std::max(first, second);
  }
  return std::min(first, second);
}

// Art. 12: a second time only if still last and a whole point behind all others.
bool may_be_free(const Reader& read, const std::vector<int>& present, int number) {
  const int had = read.receipts(number);
  if (had != 1) return had == 0;
  return std::ranges::all_of(present, [&](int other) {
    return other == number ||
           read.tenths_before(other, read.round) >= read.tenths_before(number, read.round) + 10;
  });
}

}  // namespace italo_svizzero_text

using namespace italo_svizzero_text;  // NOLINT: its other part

OraclePairing italo_svizzero_oracle(const Tournament& tournament, int round,
                                    const std::vector<int>& present) {
  const Reader read{tournament, round};
  const int resume = resume_number(tournament, round);
  OraclePairing answer;
  const auto attempt = [&](int fixed_free, const std::set<int>& group) {
    Position start{{present.begin(), present.end()}, resume};
    start.left.erase(fixed_free);
    const auto pairs = Rotation(read, group).run(start);
    if (!pairs) return false;
    answer.exists = true;
    answer.bye = fixed_free;
    for (const auto& [f, s] : *pairs) {
      if (s == free_place) {
        answer.bye = f;
        continue;
      }
      const int white = white_of(read, f, s);
      answer.pairs.emplace_back(white, white == f ? s : f);
    }
    return true;
  };
  if (present.size() % 2 == 0) {
    (void)attempt(nobody, {});
    return answer;
  }
  if (round == 1) {  // Art. 10: the last drawn, then the one before
    for (auto n = present.rbegin(); n != present.rend(); ++n) {
      if (attempt(*n, {})) return answer;
    }
    return answer;
  }
  std::map<int, std::set<int>> levels;  // Art. 12: the last, the last but one, and so on
  for (const int n : present) {
    if (may_be_free(read, present, n)) levels[read.tenths_before(n, round)].insert(n);
  }
  for (const auto& [points, level] : levels) {
    const bool alone = level.size() == 1;
    if (attempt(alone ? *level.begin() : nobody, alone ? std::set<int>{} : level)) return answer;
  }
  return answer;
}

}  // namespace trf::test
