#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "oracle/pair_oracle.hpp"

/// FIDE Swiss Rules 1987-89, articles 8 to 14, read aloud with every combination tried.
namespace trf::test::lim_text {

using Pairs = std::vector<std::pair<int, int>>;

// Depth first through the tables of 11.2; visit(pairs) returns true to stop.
template <class Allowed, class Visit>
[[nodiscard]] bool walk_table(std::vector<int> left, Pairs& pairs, const Allowed& allowed,
                              const Visit& visit) {
  if (left.empty()) return visit(pairs);
  const std::size_t half = left.size() / 2;
  std::vector<std::size_t> order;
  for (std::size_t i = half; i < left.size(); ++i) order.push_back(i);
  for (std::size_t i = half - 1; i > 0; --i) order.push_back(i);
  const int first = left.front();
  for (const std::size_t i : order) {
    const int second = left[i];
    if (!allowed(first, second)) continue;
    auto rest = left;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    rest.erase(rest.begin());
    pairs.emplace_back(first, second);
    if (walk_table(rest, pairs, allowed, visit)) return true;
    pairs.pop_back();
  }
  return false;
}

struct Floater {
  int number;
  bool from_above;
};

struct Group {
  bool down = true;
  std::vector<int> residents;
  std::vector<Floater> floaters;
};

struct Made {
  int first, second;
  bool below;
};

class Lim {
 public:
  Lim(const Tournament& t, int round, int rounds, std::vector<int> present,
      const LimEdition& edition)
      : t_(t),
        round_(round),
        last_(round == rounds),
        present_(std::move(present)),
        listed_(present_.begin(), present_.end()),
        e_(edition) {}
  virtual ~Lim() = default;
  Lim(const Lim&) = delete;
  Lim& operator=(const Lim&) = delete;

  OraclePairing run() {
    OraclePairing answer;
    const int bye = choose_bye();
    if (bye < 0) return answer;
    answer.exists = true;
    answer.bye = bye;
    std::erase(present_, bye);
    if (round_ == 1) {
      first_round(answer);
      return answer;
    }
    make_groups();
    for (const Made& made : made_) {
      const int white = white_of(made);
      answer.pairs.emplace_back(white, white == made.first ? made.second : made.first);
    }
    return answer;
  }

 protected:
  /// What is decided, in the order of the text; for oracles of explanations.
  virtual void note(const std::string& /*line*/) {}
  [[nodiscard]] static std::string listed(const std::vector<int>& numbers) {
    std::string text;
    for (const int n : numbers) text += ' ' + std::to_string(n);
    return text;
  }
  [[nodiscard]] static std::string listed(const Pairs& pairs) {
    std::string text;
    for (const auto& [a, b] : pairs) text += ' ' + std::to_string(a) + '-' + std::to_string(b);
    return text;
  }

  // ---- The data of the table
  [[nodiscard]] PlayerIndex index(int n) const { return t_.find(n); }
  [[nodiscard]] Game game(int n, int r) const { return t_.game(index(n), r); }
  [[nodiscard]] int rating(int n) const { return t_.players[index(n)].rating; }
  [[nodiscard]] int score_before(int n, int r) const {
    int sum = t_.score(index(n), r - 1).tenths();
    for (int k = 1; k < r; ++k) sum += game(n, k).is_open() ? 5 : 0;
    return sum;
  }
  [[nodiscard]] int score(int n) const { return score_before(n, round_); }
  [[nodiscard]] bool played(int n, int r) const {
    const Game g = game(n, r);
    return g.opponent != no_player && !g.is_forfeit();
  }
  [[nodiscard]] std::string history(int n) const {  // 8.3: played games only
    std::string colours;
    for (int r = 1; r < round_; ++r) {
      if (played(n, r)) colours += game(n, r).colour == Colour::white ? 'w' : 'b';
    }
    return colours;
  }
  [[nodiscard]] int difference(int n) const {
    const std::string h = history(n);
    return static_cast<int>(std::ranges::count(h, 'w') - std::ranges::count(h, 'b'));
  }
  [[nodiscard]] bool permissible(int n, char colour) const {  // 12.1
    const std::string h = history(n);
    if (h.ends_with(std::string(2, colour))) return false;
    return std::abs(difference(n) + (colour == 'w' ? 1 : -1)) <= 2;
  }
  [[nodiscard]] char due(int n) const {  // 12.1-12.6
    const std::string h = history(n);
    if (h.empty()) return '-';
    const char last = h.back(), other = last == 'w' ? 'b' : 'w';
    if (h.size() > 1 && h[h.size() - 2] == last) return other;
    if (difference(n) != 0) return difference(n) > 0 ? 'b' : 'w';
    return other;
  }
  [[nodiscard]] bool clash(int a, int b) const { return due(a) != '-' && due(a) == due(b); }
  [[nodiscard]] bool met(int a, int b) const {
    for (int r = 1; r < round_; ++r) {
      if (played(a, r) && game(a, r).opponent == index(b)) return true;
    }
    return false;
  }
  [[nodiscard]] bool compatible(int a, int b) const {  // 9.1, 13.1
    if (a == b || met(a, b)) return false;
    for (const auto& group : t_.prohibited) {
      if (round_ < group.first_round || round_ > group.last_round) continue;
      const auto in = [&](int n) { return std::ranges::count(group.ids, n) > 0; };
      if (in(a) && in(b)) return false;
    }
    return last_ || (permissible(a, 'w') && permissible(b, 'b')) ||
           (permissible(a, 'b') && permissible(b, 'w'));
  }
  [[nodiscard]] bool floated(int n) const {  // 10.8
    const int r = round_ - 1;
    const PlayerIndex o = game(n, r).opponent;
    if (o == no_player) return false;
    const int mine = score_before(n, r), his = score_before(t_.players[o].start_rank, r);
    const int median = (r - 1) * 5;
    if (mine == his) return false;
    if (std::min(mine, his) >= median) return mine > his;
    if (std::max(mine, his) <= median) return mine < his;
    return true;
  }

  // ---- Every combination
  [[nodiscard]] int most_pairs(const std::vector<int>& numbers) const {
    if (numbers.size() < 2) return 0;
    if (const auto known = known_pairs_.find(numbers); known != known_pairs_.end())
      return known->second;
    auto rest = numbers;
    rest.erase(rest.begin());
    int best = most_pairs(rest);
    for (const int other : rest) {
      if (!compatible(numbers.front(), other)) continue;
      auto without = rest;
      std::erase(without, other);
      best = std::max(best, 1 + most_pairs(without));
    }
    return known_pairs_[numbers] = best;
  }
  [[nodiscard]] bool all_pairable(const std::vector<int>& numbers) const {
    return numbers.size() % 2 == 0 && most_pairs(numbers) * 2 == static_cast<int>(numbers.size());
  }
  [[nodiscard]] static std::vector<int> without(std::vector<int> numbers, std::set<int> gone) {
    std::erase_if(numbers, [&](int n) { return gone.count(n) > 0; });
    std::ranges::sort(numbers);
    return numbers;
  }

  // ---- 8, 14.1: 0 no bye, -1 no legal pairing
  [[nodiscard]] int choose_bye() {
    if (present_.size() % 2 == 0) return all_pairable(present_) ? 0 : -1;
    auto order = present_;
    std::ranges::sort(order, [&](int a, int b) {
      if (round_ == 1) return a > b;
      if (score(a) != score(b)) return score(a) < score(b);
      if (e_.bye_by_elo && rating(a) != rating(b)) return rating(a) < rating(b);
      return a > b;
    });
    for (const int n : order) {
      const bool is_possible = !barred(n) && all_pairable(without(present_, {n}));
      note((barred(n) ? "barred " : is_possible ? "bye " : "needed ") + std::to_string(n));
      if (is_possible) return n;
    }
    return -1;
  }
  [[nodiscard]] bool barred(int n) const {
    for (int r = 1; r < round_; ++r) {
      const Game g = game(n, r);
      if (g.code == ResultCode::pairing_bye || g.code == ResultCode::full_point_bye) return true;
      if (g.code == ResultCode::forfeit_win) {
        if (g.opponent == no_player || e_.unplayed_win_bars || r == round_ - 1) return true;
      }
      // 2026: the points of a win without playing, whatever they are for.
      if (e_.unplayed_win_bars && !g.is_played() && !g.is_blank() && !g.is_open() &&
          t_.points.of(g) >= t_.points.win())
        return true;
    }
    return false;
  }

  // ---- 14
  void first_round(OraclePairing& answer) {
    Pairs pairs;
    note_proposal(present_);
    (void)walk_table(
        present_, pairs, [&](int a, int b) { return compatible(a, b); },
        [](const Pairs&) { return true; });
    note_first(present_, pairs);
    bool first_has_white = t_.initial_colour != Colour::black;
    for (auto [a, b] : pairs) {
      if (!e_.number_by_arrival) {
        // 1989: all others of the upper half with an odd number have the colour of number 1.
        answer.pairs.emplace_back(white_of({a, b, false}) == a ? std::pair(a, b) : std::pair(b, a));
        continue;
      }
      if (!first_has_white) std::swap(a, b);
      answer.pairs.emplace_back(a, b);
      first_has_white = !first_has_white;
    }
  }

  // ---- 9.2
  void make_groups() {
    std::map<int, Group> groups;
    for (const int n : present_) groups[score(n)].residents.push_back(n);
    const int median = (round_ - 1) * 5;
    groups[median];
    std::vector<int> above, below;
    for (auto& [points, group] : groups) {
      group.down = points >= median;
      if (points > median) above.insert(above.begin(), points);
      if (points < median) below.push_back(points);
    }
    note("groups down" + listed(above) + " up" + listed(below) + " median " +
         std::to_string(median) + (groups[median].residents.empty() ? " empty" : ""));
    for (const auto* side : {&above, &below}) {
      for (std::size_t i = 0; i < side->size(); ++i) {
        Group& group = groups[(*side)[i]];
        Group& next = groups[i + 1 < side->size() ? (*side)[i + 1] : median];
        note_members(group);
        float_out(group, next);
        pair_group(group, side == &below);
      }
    }
    Group& middle = groups[median];
    note_members(middle);
    while (!all_pairable(members(middle))) enlarge(middle);
    pair_group(middle, false);
  }

  // ---- 9.6
  void enlarge(Group& middle) {
    int balance = 0;
    for (const Floater& f : middle.floaters) balance += f.from_above ? 1 : -1;
    const auto last_of = [&](bool below) {
      for (std::size_t i = made_.size(); i-- > 0;) {
        if (made_[i].below == below) return i;
      }
      return made_.size();
    };
    std::size_t which = last_of(balance > 0);
    if (which == made_.size()) which = last_of(balance <= 0);
    const Made undone = made_[which];
    made_.erase(made_.begin() + static_cast<std::ptrdiff_t>(which));
    note("undone " + std::to_string(undone.first) + ' ' + std::to_string(undone.second) +
         (undone.below ? " below" : " above"));
    for (const int n : {undone.first, undone.second}) {
      middle.floaters.push_back({n, !undone.below});
    }
  }

  [[nodiscard]] static std::vector<int> members(const Group& group) {
    auto numbers = group.residents;
    for (const Floater& f : group.floaters) numbers.push_back(f.number);
    std::ranges::sort(numbers);
    return numbers;
  }

  void note_members(const Group& group) {
    auto all = group.residents;
    std::vector<int> came;
    for (const Floater& f : group.floaters) came.push_back(f.number);
    note("members" + listed(all));
    if (!came.empty()) note("came" + listed(came));
    all.insert(all.end(), came.begin(), came.end());
    for (const char colour : {'w', 'b'}) {
      std::vector<int> theirs;
      for (const int n : all)
        if (due(n) == colour) theirs.push_back(n);
      if (!theirs.empty()) note(std::string("due ") + colour + listed(theirs));
    }
  }
  void note_proposal(const std::vector<int>& order) {
    if (order.empty()) return;
    Pairs proposed;
    for (std::size_t i = 0; i < order.size() / 2; ++i)
      proposed.emplace_back(order[i], order[order.size() / 2 + i]);
    note("proposed" + listed(proposed));
  }
  void note_first(const std::vector<int>& order, const Pairs& first) {
    for (std::size_t i = 0; i < order.size() / 2; ++i)
      if (first[i] != std::pair(order[i], order[order.size() / 2 + i]))
        return note("first" + listed(first));
  }

  // ---- 9.3, 10, 11.4
  void float_out(Group& group, Group& next) {
    const auto all = members(group);
    std::vector<int> out;
    for (const int n : all) {
      if (std::ranges::any_of(all, [&](int o) { return compatible(n, o); })) continue;
      out.push_back(n);
      const bool met_all = std::ranges::all_of(all, [&](int o) { return o == n || met(n, o); });
      note((all.size() == 1 ? "alone " : met_all ? "met " : "none ") + std::to_string(n));
    }
    auto left = without(all, {out.begin(), out.end()});
    const int pairs = most_pairs(left);
    const auto transferable = [&](int n) { return most_pairs(without(left, {n})) == pairs; };
    const auto go = [&](int n) {
      out.push_back(n);
      std::erase(left, n);
    };
    const auto rather = [&](int a, int b) { return group.down ? a > b : a < b; };
    if (left.size() % 2 == 1) {
      int balance = 0;
      for (const int n : left) balance += due(n) == 'w' ? 1 : due(n) == 'b' ? -1 : 0;
      const char majority = balance > 0 ? 'w' : balance < 0 ? 'b' : '-';
      const auto key = [&](int n) { return std::make_pair(type(n, group, next, out), floated(n)); };
      auto order = left;
      std::ranges::sort(order, [&](int a, int b) {
        if (key(a) != key(b)) return key(a) < key(b);
        const bool x = majority != '-' && due(a) != majority;
        const bool y = majority != '-' && due(b) != majority;
        if (x != y) return y;
        return rather(a, b);
      });
      std::vector<std::string> types;
      for (const int n : left) {
        const auto [its_type, repeats] = key(n);
        types.push_back(std::to_string(n) + "dcba"[its_type] + (repeats ? "r" : "") +
                        (majority != '-' && due(n) != majority ? "o" : ""));
      }
      std::ranges::sort(types);
      std::string line = "types " + std::to_string(left.size()) + ' ' + majority;
      for (const std::string& one : types) line += ' ' + one;
      note(line);
      int chosen = order.front();
      if (e_.maxi) {
        int named = chosen;
        for (const int n : left) {
          if (key(n) == key(chosen) && rather(n, named)) named = n;
        }
        if (std::abs(rating(named) - rating(chosen)) > 100) chosen = named;
      }
      note((!transferable(chosen)     ? "kept "
            : chosen == order.front() ? "floater "
                                      : "limited ") +
           std::to_string(chosen));
      if (transferable(chosen)) go(chosen);
    }
    bool instead = left.size() % 2 == 1;
    while (!all_pairable(left)) {
      std::vector<int> order;
      for (const int n : left) {
        if (transferable(n)) order.push_back(n);
      }
      std::ranges::sort(order, [&](int a, int b) {
        const int x = type(a, group, next, out), y = type(b, group, next, out);
        return x != y ? x < y : rather(a, b);
      });
      const int best = order.front();
      note((instead ? "instead " : "further ") + std::to_string(best) +
           "dcba"[type(best, group, next, out)]);
      instead = false;
      go(best);
    }
    const std::set<int> gone(out.begin(), out.end());
    std::erase_if(group.residents, [&](int n) { return gone.count(n) > 0; });
    std::erase_if(group.floaters, [&](const Floater& f) { return gone.count(f.number) > 0; });
    for (const int n : out) next.floaters.push_back({n, group.down});
  }

  // 10.9: d, c, b, a = 0, 1, 2, 3
  [[nodiscard]] int type(int n, const Group& group, const Group& next,
                         const std::vector<int>& out) const {
    const auto before = [&](int a, int b) {
      if (score(a) != score(b)) return group.down ? score(a) > score(b) : score(a) < score(b);
      return group.down ? a < b : a > b;
    };
    auto ahead = out;
    std::erase_if(ahead, [&](int f) { return !before(f, n); });
    std::ranges::sort(ahead, before);
    auto theirs = next.residents;
    std::vector<int> others;
    for (const Floater& f : next.floaters) others.push_back(f.number);
    std::ranges::sort(others);
    for (const int f : ahead) {
      auto candidates = theirs;
      if (!group.down) std::ranges::reverse(candidates);
      const auto possible = [&](int o) { return compatible(f, o); };
      int taken = take_first(f, candidates, possible);
      // Players who came there from the other side are taken by number too.
      auto came = others;
      if (!group.down) std::ranges::reverse(came);
      if (taken == 0) taken = take_first(f, came, possible);
      std::erase(theirs, taken);
      std::erase(others, taken);
    }
    theirs.insert(theirs.end(), others.begin(), others.end());
    const bool opponent = std::ranges::any_of(theirs, [&](int o) { return compatible(n, o); });
    const bool moved =
        std::ranges::any_of(group.floaters, [&](const Floater& f) { return f.number == n; });
    return (moved ? 2 : 0) + (opponent ? 0 : 1);
  }

  // 10.7
  template <class Possible>
  [[nodiscard]] int take_first(int floater, const std::vector<int>& candidates,
                               const Possible& possible) const {
    std::vector<int> able;
    for (const int n : candidates) {
      if (possible(n)) able.push_back(n);
    }
    if (able.empty()) return 0;
    if (!clash(floater, able.front())) return able.front();
    for (const int n : able) {
      if (clash(floater, n)) continue;
      if (!e_.maxi || std::abs(rating(n) - rating(able.front())) <= 100) return n;
    }
    return able.front();
  }

  void pair_group(Group& group, bool below) {
    pair_floaters(group, below);
    pair_residents(group, below);
  }

  // ---- 10.51-10.63
  void pair_floaters(Group& group, bool below) {
    auto order = group.floaters;
    std::ranges::sort(order, [&](const Floater& a, const Floater& b) {
      if (a.from_above != b.from_above) return a.from_above;
      const int x = score(a.number), y = score(b.number);
      if (a.from_above) return x != y ? x > y : a.number < b.number;
      if (x != y) return e_.lower_score_first ? x < y : x > y;
      return a.number > b.number;
    });
    auto left = members(group);
    std::vector<int> served;
    for (const Floater& f : order) served.push_back(f.number);
    if (served.size() > 1) note("order" + listed(served));
    while (!order.empty()) {
      const Floater floater = order.front();
      order.erase(order.begin());
      const auto possible = [&](int n) {
        return compatible(floater.number, n) && all_pairable(without(left, {floater.number, n}));
      };
      auto residents = group.residents;
      if (!floater.from_above) std::ranges::reverse(residents);
      std::vector<int> from_below, from_above;
      for (const Floater& f : order) (f.from_above ? from_above : from_below).push_back(f.number);
      for (auto* floaters : {&from_below, &from_above}) {  // In the direction of who looks
        std::ranges::sort(*floaters);
        if (!floater.from_above) std::ranges::reverse(*floaters);
      }
      int opponent = take_first(floater.number, residents, possible);
      auto looked_at = residents;
      if (opponent == 0) {
        opponent = take_first(floater.number, from_below, possible);
        looked_at = from_below;
      }
      if (opponent == 0 && floater.from_above) {
        opponent = take_first(floater.number, from_above, possible);
        looked_at = from_above;
      }
      for (const int n : looked_at) {
        if (n == opponent || e_.maxi) break;
        note("skip " + std::to_string(n) +
             (!compatible(floater.number, n) ? " not compatible"
              : !possible(n)                 ? " needed"
                                             : " clash"));
      }
      note("pair " + std::to_string(floater.number) + ' ' + std::to_string(opponent) +
           (clash(floater.number, opponent) ? " clash" : ""));
      made_.push_back({floater.number, opponent, below});
      left = without(left, {floater.number, opponent});
      std::erase(group.residents, opponent);
      std::erase_if(order, [&](const Floater& f) { return f.number == opponent; });
    }
    group.floaters.clear();
  }

  // ---- 9.4, 11, 12.2, 12.7
  void pair_residents(const Group& group, bool below) {
    auto order = group.residents;
    if (!group.down) std::ranges::reverse(order);
    if (order.empty()) return;
    Pairs first;
    note_proposal(order);
    (void)walk_table(
        order, first, [&](int a, int b) { return compatible(a, b); },
        [](const Pairs&) { return true; });
    const auto count = [&](const Pairs& pairs) {
      return std::ranges::count_if(pairs, [&](auto& p) { return clash(p.first, p.second); });
    };
    note_first(order, first);
    const auto may_exchange = [&](int a, int b) {
      for (const auto& [x, old] : first) {
        // 12.7: exchanged are the opponents of one who is first before and after.
        if (x == a && b != old && std::abs(rating(b) - rating(old)) > 100) return false;
      }
      return true;
    };
    const auto exchange = [&](bool limited) {
      Pairs fewest = first, pairs;
      (void)walk_table(
          order, pairs,
          [&](int a, int b) { return compatible(a, b) && (!limited || may_exchange(a, b)); },
          [&](const Pairs& found) {
            if (count(found) < count(fewest)) fewest = found;
            return count(fewest) == 0;
          });
      return fewest;
    };
    const Pairs best = exchange(e_.maxi);
    if (count(first) > 0 && best == first) note("keeps " + std::to_string(count(first)));
    if (count(first) > 0 && best != first)
      note("second " + std::to_string(count(first)) + ' ' + std::to_string(count(best)) +
           listed(best));
    if (const Pairs free = exchange(false); e_.maxi && count(first) > 0 && free != best)
      note("free " + (count(free) == count(best) ? "" : std::to_string(count(free))) +
           listed(free));
    for (const auto& [a, b] : best) made_.push_back({a, b, below});
  }

  // ---- 12.3-12.6, 13.2
  [[nodiscard]] int white_of(const Made& made) const {
    const int a = made.first, b = made.second;
    const bool a_can = permissible(a, 'w') && permissible(b, 'b');
    const bool b_can = permissible(b, 'w') && permissible(a, 'b');
    if (a_can != b_can) return a_can ? a : b;
    const char x = due(a), y = due(b);
    if (x == '-' && y == '-') {
      const bool drawn_white = t_.initial_colour != Colour::black;
      int number = std::min(a, b);
      if (e_.number_by_arrival) {
        number = 0;
        for (const Player& player : t_.players) {
          const int n = player.start_rank;
          bool arrived = listed_.count(n) > 0;
          for (int r = 1; r < round_; ++r)
            arrived = arrived || game(n, r).opponent != no_player ||
                      game(n, r).code == ResultCode::pairing_bye;
          if (arrived && n <= std::min(a, b)) ++number;
        }
      }
      const bool smaller_white = (number % 2 == 1) == drawn_white;
      return smaller_white ? std::min(a, b) : std::max(a, b);
    }
    if (x != y) return x == 'w' || y == 'b' ? a : b;
    const auto other = [&](int n) { return n == a ? b : a; };
    const auto gets_due = [&](int n) { return x == 'w' ? n : other(n); };
    const int p = std::abs(difference(a)), q = std::abs(difference(b));
    if (p != q) return gets_due(p > q ? a : b);
    std::string g = history(a), h = history(b);
    while (!g.empty() && !h.empty()) {
      if (g.back() != h.back()) return g.back() == 'b' ? a : b;
      g.pop_back();
      h.pop_back();
    }
    return gets_due(made.below ? std::max(a, b) : std::min(a, b));
  }

  const Tournament& t_;
  int round_;
  bool last_;
  std::vector<int> present_;
  std::set<int> listed_;  // Present, the holder of the bye too
  LimEdition e_;
  std::vector<Made> made_;
  mutable std::map<std::vector<int>, int> known_pairs_;
};

}  // namespace trf::test::lim_text
