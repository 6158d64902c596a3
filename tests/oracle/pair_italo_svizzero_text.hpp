#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "trf/tournament.hpp"

/// Articles 3 to 15 of the FSI Italo-Svizzero regulation (1997), for the oracles of rounds and of
/// explanations.
namespace trf::test::italo_svizzero_text {

inline constexpr int nobody = 0;
inline constexpr int free_place = -1;

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
[[nodiscard]] inline std::vector<int> rotate_from(const std::set<int>& numbers, int from) {
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
  [[nodiscard]] std::vector<int> turn(const Position& at, int first) const {
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
    return order;
  }
  [[nodiscard]] std::vector<int> seconds(const Position& at, int first) const {
    std::vector<int> order = turn(at, first);
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

/// Art. 6: White of the last pair of the previous round, by number.
[[nodiscard]] int resume_number(const Tournament& t, int round);
/// Art. 15.
[[nodiscard]] int white_of(const Reader& read, int first, int second);
/// Art. 12.
[[nodiscard]] bool may_be_free(const Reader& read, const std::vector<int>& present, int number);

}  // namespace trf::test::italo_svizzero_text
