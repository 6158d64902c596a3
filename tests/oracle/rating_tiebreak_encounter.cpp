// Articles 6, 12 and 13.3, and SST 1, sentence by sentence.

#include <utility>

#include "oracle/rating_tiebreak_text.hpp"

namespace trf::oracle {

// Article 6 and 13.3: places of the group; all of them 0 when it stays whole.
std::map<int, int> Text::places(const std::vector<int>& group, const Code& code) const {
  std::vector<std::vector<int>> order;
  if (code.name.substr(0, 3) == "EDE") {
    extended(group, code, event_.primary, true, order);
  } else {
    extended(group, code, code.score, false, order);
  }
  order = by_boards(order, code);
  std::map<int, int> place;
  int next = 1;
  for (const auto& part : order) {
    for (const int i : part) place[i] = order.size() == 1 ? 0 : next;
    next += static_cast<int>(part.size());
  }
  return place;
}

// SST 1: the results against the single players in standing order, the tied included.
std::vector<std::vector<int>> Text::standing_order(std::vector<std::vector<int>> groups) const {
  Code code;
  code.score = event_.primary;
  for (std::size_t g = 0; g < groups.size();) {
    std::vector<std::vector<int>> parts;
    for (const auto& reference : groups) {
      std::map<int, Fraction> scored;
      bool everybody_met = true;
      for (const int a : groups[g]) {
        scored[a] = Fraction(0);
        for (const int b : reference) {
          if (a == b) continue;
          const auto games = mutual(a, b, code, code.score);
          if (games.empty()) everybody_met = false;
          for (const Fraction& game : games) scored[a] = scored[a] + game;
        }
      }
      if (!everybody_met && !event_.round_robin) continue;
      parts = by_score(groups[g], scored);
      if (parts.size() > 1) break;
    }
    if (parts.size() > 1) {
      groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(g));
      groups.insert(groups.begin() + static_cast<std::ptrdiff_t>(g), parts.begin(), parts.end());
    } else {
      ++g;
    }
  }
  return groups;
}

std::vector<std::vector<int>> Text::by_score(std::vector<int> left,
                                             std::map<int, Fraction>& scored) {
  std::vector<std::vector<int>> parts;
  while (!left.empty()) {
    Fraction best = scored[left[0]];
    for (const int a : left) best = best < scored[a] ? scored[a] : best;
    parts.emplace_back();
    for (const int a : left) {
      if (scored[a] == best) parts.back().push_back(a);
    }
    std::erase_if(left, [&](int a) { return scored[a] == best; });
  }
  return parts;
}

// ---- article 6 -------------------------------------------------------------------------------
std::vector<Fraction> Text::mutual(int a, int b, const Code& code, int score) const {
  std::vector<Fraction> games;
  for (int r = 1; r <= n(); ++r) {
    const Round& own = round(a, r);
    if (own.opponent != b) continue;
    const bool forfeit = own.kind == '+' || own.kind == '-';
    if (over_the_board(own.kind) || (forfeit && (code.p || event_.round_robin)))
      games.push_back(own.points[score]);
  }
  return games;
}
// 6.1.2; before C.07 the sum.
Fraction Text::against(const std::vector<Fraction>& games) const {
  Fraction sum;
  for (const Fraction& game : games) sum = sum + game;
  if (games.empty() || before_fide_tables()) return sum;
  return sum / static_cast<long long>(games.size());
}

void Text::extended(const std::vector<int>& group, const Code& code, int score, bool may_change,
                    std::vector<std::vector<int>>& order) const {
  const auto parts =
      group.size() == 1 ? std::vector<std::vector<int>>(1, group) : once(group, code, score);
  if (parts.size() == 1) {
    if (group.size() > 1 && may_change) {
      extended(group, code, 1 - score, false, order);
    } else {
      order.push_back(group);
    }
    return;
  }
  for (const auto& part : parts) {
    if (before_fide_tables()) {
      order.push_back(part);
    } else {
      // Reading X1: what the secondary score has split stays with it; 13.3.3 literally begins
      // again.
      const bool again = event_.restarts && code.name.substr(0, 3) == "EDE";
      extended(part, code, again ? event_.primary : score, again || may_change, order);
    }
  }
}

std::vector<std::vector<int>> Text::once(const std::vector<int>& group, const Code& code,
                                         int score) const {
  std::map<int, Fraction> scored;
  bool all_met = true;
  for (const int a : group) {
    for (const int b : group) {
      if (a == b) continue;
      const auto games = mutual(a, b, code, score);
      if (games.empty()) all_met = false;
      scored[a] = scored[a] + against(games);
    }
  }
  std::vector<std::vector<int>> parts;
  if (all_met || event_.round_robin) return by_score(group, scored);
  if (!modern()) return {group};
  // 6.3: the first is alone at the top with any outcome of the missing games.
  std::vector<int> left = group;
  while (!left.empty()) {
    int sure = -1;
    for (const int a : left) {
      bool alone = true;
      for (const int b : left) {
        if (b != a && !surely_above(a, b, group, code, score, scored)) alone = false;
      }
      if (alone) sure = a;
    }
    if (sure < 0) break;
    parts.push_back({sure});
    std::erase(left, sure);
  }
  if (!left.empty()) parts.push_back(left);
  return parts;
}

/// Every outcome of the missing games of a and b is tried.
bool Text::surely_above(int a, int b, const std::vector<int>& group, const Code& code, int score,
                        std::map<int, Fraction>& scored) const {
  int a_alone = 0;
  int b_alone = 0;
  bool between = false;
  for (const int c : group) {
    if (c != a && c != b && mutual(a, c, code, score).empty()) ++a_alone;
    if (c != a && c != b && mutual(b, c, code, score).empty()) ++b_alone;
    if (c == b && mutual(a, b, code, score).empty()) between = true;
  }
  const Fraction w = event_.win[score];
  for (int a_wins = 0; a_wins <= a_alone; ++a_wins) {
    for (int b_wins = 0; b_wins <= b_alone; ++b_wins) {
      for (int first = 0; first <= (between ? 1 : 0); ++first) {
        const Fraction of_a = scored[a] + w * a_wins + (between && first == 1 ? w : Fraction());
        const Fraction of_b = scored[b] + w * b_wins + (between && first == 0 ? w : Fraction());
        if (!(of_b < of_a)) return false;
      }
    }
  }
  return true;
}

// 13.3.2: exactly two teams, tied in match points and in game points.
std::vector<std::vector<int>> Text::by_boards(const Groups& order, const Code& code) const {
  const std::string knock_out = code.name.substr(0, 3) == "EDE" ? code.name.substr(3) : "";
  if (knock_out.empty()) return order;
  Groups finer;
  for (const auto& part : order) {
    std::vector<int> left = part;
    if (left.size() == 2 && event_.total[0][at(left[0])] == event_.total[0][at(left[1])] &&
        event_.total[1][at(left[0])] == event_.total[1][at(left[1])]) {
      const auto compare = [&](const std::string& name) {
        const auto one = boards(left[0], name);
        const auto other = boards(left[1], name);
        for (std::size_t k = 0; k < one.size(); ++k) {
          if (!(one[k] == other[k])) return other[k] < one[k] ? 1 : -1;
        }
        return 0;
      };
      int winner = 0;
      if (knock_out[0] == 'B' && knock_out.size() == 2) winner = compare("BC");
      if (winner == 0) winner = compare(knock_out.back() == 'T' ? "TBR" : "BBE");
      if (winner < 0) std::swap(left[0], left[1]);
      if (winner != 0) {
        finer.push_back({left[0]});
        left = {left[1]};
      }
    }
    finer.push_back(left);
  }
  return finer;
}

std::vector<Fraction> Text::boards(int i, const std::string& name) const {
  const std::vector<Fraction>& own = event_.board_points[at(i)];
  std::vector<Fraction> numbers;
  if (name == "BC") {  // 12.1: the lower is better
    Fraction sum;
    for (std::size_t b = 0; b < own.size(); ++b) sum = sum + own[b] * static_cast<long long>(b + 1);
    numbers = {Fraction(0) - sum};
  } else if (name == "TBR") {  // 12.2
    numbers = own;
  } else {  // 12.3
    for (std::size_t without = 1; without < own.size(); ++without) {
      Fraction sum;
      for (std::size_t b = 0; b + without < own.size(); ++b) sum = sum + own[b];
      numbers.push_back(sum);
    }
  }
  return numbers;
}

}  // namespace trf::oracle
