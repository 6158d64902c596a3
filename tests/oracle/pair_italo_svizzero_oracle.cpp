// Articles 3 to 15 of the FSI Italo-Svizzero regulation (1997), in the order of the text.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "oracle/pair_oracle.hpp"

namespace trf::test {
namespace {

constexpr int nobody = 0;
constexpr int free_place = -1;

struct Reader {
  const Tournament& t;
  int round;

  [[nodiscard]] PlayerIndex index(int number) const { return t.find(number); }
  [[nodiscard]] Game game(int number, int r) const { return t.game(index(number), r); }
  [[nodiscard]] int opponent(int number, int r) const {
    const PlayerIndex o = game(number, r).opponent;
    return o == no_player ? nobody : t.players[o].start_rank;
  }
  // Art. 8: an adjourned game is won for both.
  [[nodiscard]] int tenths_before(int number, int r) const {
    int sum = t.score(index(number), r - 1).tenths();
    for (int k = 1; k < r; ++k) {
      const Game g = game(number, k);
      if (g.opponent != no_player && g.code == ResultCode::none) sum += 10;
    }
    return sum;
  }
  [[nodiscard]] bool free_win(int number, int r) const {
    const Game g = game(number, r);
    return g.opponent == no_player &&
           (g.code == ResultCode::pairing_bye || g.code == ResultCode::full_point_bye ||
            g.code == ResultCode::forfeit_win);
  }
  // Art. 13: a free win counts as White.
  [[nodiscard]] char colour(int number, int r) const {
    if (free_win(number, r)) return 'w';
    const Game g = game(number, r);
    if (g.opponent == no_player || g.colour == Colour::none) return '-';
    return g.colour == Colour::white ? 'w' : 'b';
  }
  [[nodiscard]] int receipts(int number) const {
    int sum = 0;
    for (int r = 1; r < round; ++r) sum += free_win(number, r) ? 1 : 0;
    return sum;
  }
  // Art. 6: never paired twice; and what records 260 and XXP forbid.
  [[nodiscard]] bool may_meet(int a, int b) const {
    for (int r = 1; r < round; ++r) {
      if (opponent(a, r) == b) return false;
    }
    for (const auto& group : t.prohibited) {
      if (round < group.first_round || round > group.last_round) continue;
      const auto in = [&](int x) { return std::ranges::count(group.ids, x) > 0; };
      if (in(a) && in(b)) return false;
    }
    return true;
  }
};

// The circle of art. 4: the numbers of the set from `from` on, once round.
std::vector<int> rotate_from(const std::set<int>& numbers, int from) {
  std::vector<int> order(numbers.lower_bound(from), numbers.end());
  order.insert(order.end(), numbers.begin(), numbers.lower_bound(from));
  return order;
}

struct Position {
  std::set<int> left;
  int look_from;  // Where the rotation looks next
};

class Rotation {
 public:
  Rotation(const Reader& read, std::set<int> may_be_free)
      : read_(read), may_be_free_(std::move(may_be_free)) {}

  [[nodiscard]] int points(int number) const {
    return read_.round == 1 ? 0 : read_.tenths_before(number, read_.round);
  }

  // Art. 6: the highest score, the first met.
  [[nodiscard]] int first(const Position& at) const {
    int top = -1000;
    for (const int n : at.left) top = std::max(top, points(n));
    for (const int n : rotate_from(at.left, at.look_from)) {
      if (points(n) == top) return n;
    }
    return nobody;
  }

  // Arts. 6, 7: equal score first; then group after group, from where the rotation has arrived.
  [[nodiscard]] std::vector<int> seconds(const Position& at, int first) const {
    std::map<int, std::set<int>> groups;
    for (const int n : at.left) {
      if (n != first) groups[points(n)].insert(n);
    }
    std::vector<int> order;
    int arrived = first;
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
      for (const int n : rotate_from(group->second, arrived + 1)) {
        order.push_back(n);
        arrived = n;
      }
    }
    std::erase_if(order, [&](int n) { return !read_.may_meet(first, n); });
    // A tie at the bottom: being left over is one more opponent, for those who may be.
    if (free_is_open(at) && may_be_free_.count(first) > 0) order.push_back(free_place);
    return order;
  }

  [[nodiscard]] bool free_is_open(const Position& at) const { return at.left.size() % 2 == 1; }

  [[nodiscard]] static Position after(const Position& at, int first, int second) {
    Position next = at;
    next.left.erase(first);
    next.left.erase(second);
    next.look_from = (second == free_place ? first : second) + 1;
    return next;
  }

  using Pairs = std::vector<std::pair<int, int>>;

  // All combinations by the rules of the preceding articles, depth first.
  [[nodiscard]] std::optional<Pairs> combine(const Position& at) const {
    if (at.left.empty()) return Pairs{};
    const int f = first(at);
    for (const int s : seconds(at, f)) {
      if (auto rest = combine(after(at, f, s))) {
        rest->insert(rest->begin(), {f, s});
        return rest;
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Pairs> run(const Position& start) const {
    std::vector<Position> before;
    Pairs made;
    Position at = start;
    while (!at.left.empty()) {
      const int f = first(at);
      const auto list = seconds(at, f);
      if (list.empty()) break;
      before.push_back(at);
      made.emplace_back(f, list.front());
      at = after(at, f, list.front());
    }
    if (at.left.empty()) return made;
    // Art. 9 a, b, c: uncouple the last pair, then also the one before, and so on.
    while (!before.empty()) {
      at = before.back();
      before.pop_back();
      made.pop_back();
      if (auto rest = combine(at)) {
        made.insert(made.end(), rest->begin(), rest->end());
        return made;
      }
    }
    return std::nullopt;
  }

 private:
  const Reader& read_;
  std::set<int> may_be_free_;
};

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

}  // namespace

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
