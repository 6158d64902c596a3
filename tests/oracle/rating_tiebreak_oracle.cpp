// C.07 and its forerunners, sentence by sentence and without regard to cost.

#include "oracle/rating_tiebreak_oracle.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace trf::oracle {

Fraction::Fraction(long long numerator, long long denominator) {
  const long long common = std::gcd(numerator, denominator);
  const long long sign = denominator < 0 ? -1 : 1;
  over = sign * numerator / (common == 0 ? 1 : common);
  under = sign * denominator / (common == 0 ? 1 : common);
}
Fraction operator+(Fraction a, Fraction b) {
  return {a.over * b.under + b.over * a.under, a.under * b.under};
}
Fraction operator-(Fraction a, Fraction b) { return a + Fraction(-b.over, b.under); }
Fraction operator*(Fraction a, Fraction b) { return {a.over * b.over, a.under * b.under}; }
Fraction operator/(Fraction a, Fraction b) { return {a.over * b.under, a.under * b.over}; }
bool operator==(Fraction a, Fraction b) { return a.over == b.over && a.under == b.under; }
bool operator<(Fraction a, Fraction b) { return a.over * b.under < b.over * a.under; }

namespace {

Fraction tenths(Score score) { return {score.tenths(), 10}; }

/// Half up to so many decimals.
Fraction half_up(Fraction value, int decimals) {
  long long unit = 1;
  for (int d = 0; d < decimals; ++d) unit *= 10;
  const Fraction scaled = value * unit + Fraction(1, 2);
  long long floor = scaled.over / scaled.under;
  if (floor * scaled.under > scaled.over) --floor;
  return {floor, unit};
}

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

/// A code taken apart.
struct Code {
  std::string name;
  int score = 1, own = 1;
  int cut = 0, median = 0, limit = 0, k = 0;
  bool p = false, fore = false;
};

Code taken_apart(const Event& event, const std::string& text) {
  Code code;
  code.score = code.own = event.primary;
  std::size_t at = text.find_first_of(":/");
  code.name = text.substr(0, at);
  while (at != std::string::npos) {
    const std::size_t next = text.find_first_of(":/", at + 1);
    const std::string part = text.substr(at + 1, next == std::string::npos ? next : next - at - 1);
    if (text[at] == ':') code.score = code.own = part == "MP" ? 0 : 1;
    if (text[at] == '/' && part[0] == 'C') code.cut = std::stoi(part.substr(1));
    if (text[at] == '/' && part[0] == 'M') code.median = std::stoi(part.substr(1));
    if (text[at] == '/' && part[0] == 'L') code.limit = std::stoi(part.substr(1));
    if (text[at] == '/' && part[0] == 'K') code.k = std::stoi(part.substr(1));
    if (part == "P") code.p = true;
    if (part == "F") code.fore = true;
    at = next;
  }
  if (code.name == "FB" || code.name == "AFB") code.fore = true;
  if (code.name.size() == 5 && code.name.substr(3) == "SB" && code.name[0] == 'E') {
    code.score = code.name[1] == 'M' ? 0 : 1;
    code.own = code.name[2] == 'M' ? 0 : 1;
  }
  return code;
}

bool over_the_board(char kind) {
  return kind == '1' || kind == '=' || kind == '0' || kind == 'W' || kind == 'D' || kind == 'L';
}

/// The oracle for one edition.
class Text {
 public:
  Text(const Event& event, const std::string& edition) : event_(event), edition_(edition) {}

  [[nodiscard]] int size() const { return static_cast<int>(event_.rounds.size()); }
  [[nodiscard]] int n() const {
    return event_.rounds.empty() ? 0 : static_cast<int>(event_.rounds[0].size());
  }
  [[nodiscard]] bool modern() const { return edition_ >= "2023" && edition_ <= "2026"; }

  Value value(int i, const Code& code) const {
    const std::string& name = code.name;
    if (name == "PTS") return event_.total[code.score][at(i)];
    if (name == "MPTS") return event_.total[0][at(i)];
    if (name == "GPTS") return event_.total[1][at(i)];
    if (name == "MPVGP") return event_.total[1 - event_.primary][at(i)];
    if (name == "TPN") return event_.number[at(i)];
    if (name == "RTNG") return event_.rating[at(i)];
    if (name == "WIN" || name == "WON" || name == "BPG" || name == "BWG" || name == "REP" ||
        name == "STD" || name == "WINS16") {
      return own_record(i, code);
    }
    if (name == "PS") return progressive(i, code);
    if (name == "KS") return koya(i, code);
    if (name == "BH" || name == "FB") return buchholz(i, code);
    if (name == "SB" || name.substr(name.size() - 2) == "SB") return sonneborn(i, code);
    if (name == "AOB") return average_of_buchholz(i, code);
    if (name == "SSSC") return score_strength(i, code);
    if (name == "ABH" || name == "AFB" || name == "ADJ") return seen_by_others(i, code);
    if (name == "BHITA" || name == "BHLOW") return italian(i, code);
    if (name == "BHFSI") return fsi(i, code);
    if (name == "ARO") return average_rating(i, code);
    if (name == "TPR") return performance(i);
    if (name == "PTP") return perfect_performance(i);
    if (name == "APRO" || name == "APPO") return average_performance(i, name);
    return std::nullopt;
  }

  // Article 6 and 13.3: places of the group; all of them 0 when it stays whole.
  std::map<int, int> places(const std::vector<int>& group, const Code& code) const {
    std::vector<std::vector<int>> order;
    if (code.name == "EDE") {
      extended(group, code, event_.primary, true, order);
    } else {
      extended(group, code, code.score, false, order);
    }
    std::map<int, int> place;
    int next = 1;
    for (const auto& part : order) {
      for (const int i : part) place[i] = order.size() == 1 ? 0 : next;
      next += static_cast<int>(part.size());
    }
    return place;
  }

  // SST 1: the results against the single players in standing order, the tied included.
  std::vector<std::vector<int>> standing_order(std::vector<std::vector<int>> groups) const {
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

 private:
  static std::vector<std::vector<int>> by_score(std::vector<int> left,
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
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  const Round& round(int i, int r) const { return event_.rounds[at(i)][at(r - 1)]; }

  // ---- article 16: unplayed rounds -------------------------------------------------------------
  bool paired_and_drawn_by_fore(int i, int r, bool fore) const {
    return fore && n() >= event_.planned && r == n() && round(i, r).opponent >= 0;
  }
  bool played(int i, int r, bool fore) const {
    return over_the_board(round(i, r).kind) || round(i, r).kind == '?' ||
           paired_and_drawn_by_fore(i, r, fore);
  }
  Fraction points(int i, int r, int score, bool fore) const {
    return paired_and_drawn_by_fore(i, r, fore) ? event_.draw[score] : round(i, r).points[score];
  }
  Fraction own_score(int i, int score, bool fore) const {
    Fraction sum = event_.total[score][at(i)];
    for (int r = 1; r <= n(); ++r) {
      sum = sum - round(i, r).points[score] + points(i, r, score, fore);
    }
    return sum;
  }
  // 16.1.1 requested byes
  bool requested(int i, int r, bool fore) const {
    const char kind = round(i, r).kind;
    return (kind == 'H' || kind == 'Z') && !played(i, r, fore);
  }
  // 16.1.2 voluntarily unplayed rounds
  bool voluntary(int i, int r, bool fore) const {
    return requested(i, r, fore) || (round(i, r).kind == '-' && !played(i, r, fore));
  }
  // 16.3
  Fraction adjusted(int j, int score, bool fore) const {
    std::vector<Value>& known = adjusted_[score][fore ? 1 : 0];
    known.resize(event_.rounds.size());
    if (!known[at(j)]) known[at(j)] = adjusted_anew(j, score, fore);
    return *known[at(j)];
  }
  Fraction adjusted_anew(int j, int score, bool fore) const {
    Fraction sum = own_score(j, score, fore);
    if (event_.round_robin) return sum;
    for (int r = 1; r <= n(); ++r) {
      bool as_draw = false;
      if (modern()) {
        bool available_later = false;
        for (int later = r + 1; later <= n(); ++later) {
          if (!voluntary(j, later, fore)) available_later = true;
        }
        as_draw = requested(j, r, fore) && !available_later;
      } else {
        as_draw = !played(j, r, fore);  // every game not played counts half a point
      }
      if (as_draw) sum = sum - points(j, r, score, fore) + event_.draw[score];
    }
    return sum;
  }

  struct Element {
    Fraction seen, contribution;
    bool vur = false;
  };
  std::vector<Element> elements(int i, const Code& code) const {
    std::vector<Element> all;
    for (int r = 1; r <= n(); ++r) {
      const Round& own = round(i, r);
      Element element;
      const bool forfeit = (own.kind == '+' || own.kind == '-') && own.opponent >= 0;
      if (played(i, r, code.fore) || (forfeit && (code.p || event_.round_robin))) {
        element.seen = adjusted(own.opponent, code.score, code.fore);
      } else if (event_.round_robin) {
        continue;
      } else if (modern()) {
        element.vur = voluntary(i, r, code.fore);
        element.seen = own_score(i, code.score, code.fore);
        if (edition_ == "2026") {
          const Fraction cap = forfeit ? adjusted(own.opponent, code.score, code.fore)
                                       : event_.draw[code.score] * n();
          if (cap < element.seen) element.seen = cap;
        }
      } else if (edition_ == "2009" || edition_ == "fsi2014") {
        Fraction before;
        for (int earlier = 1; earlier < r; ++earlier) {
          before = before + points(i, earlier, code.score, code.fore);
        }
        element.seen = before + (event_.win[code.score] - points(i, r, code.score, code.fore)) +
                       event_.draw[code.score] * (n() - r);
      } else {
        element.seen = event_.draw[code.score] * n();
      }
      element.contribution = element.seen;
      all.push_back(element);
    }
    return all;
  }

  // 14 and 16.5
  void cut(std::vector<Element>& all, const Code& code) const {
    const auto less = [](const Element& a, const Element& b) {
      return a.seen == b.seen ? a.contribution < b.contribution : a.seen < b.seen;
    };
    for (int c = 0; c < code.cut + code.median && !all.empty(); ++c) {
      auto victim = std::min_element(all.begin(), all.end(), less);
      if (modern() && !event_.round_robin) {
        auto vur = all.end();
        for (auto one = all.begin(); one != all.end(); ++one) {
          if (one->vur && (vur == all.end() || one->contribution < vur->contribution)) vur = one;
        }
        if (vur != all.end() && !(vur->contribution < victim->contribution)) victim = vur;
      }
      all.erase(victim);
    }
    for (int c = 0; c < code.median && !all.empty(); ++c) {
      all.erase(std::max_element(all.begin(), all.end(), less));
    }
  }
  static Fraction total(const std::vector<Element>& all) {
    Fraction sum;
    for (const Element& element : all) sum = sum + element.contribution;
    return sum;
  }

  Value buchholz(int i, const Code& code) const {
    auto all = elements(i, code);
    cut(all, code);
    return total(all);
  }
  Value sonneborn(int i, const Code& code) const {
    Code seen_code = code;
    std::vector<Element> all;
    int taken = 0;
    const auto seen = elements(i, seen_code);
    for (int r = 1; r <= n(); ++r) {
      const Round& own = round(i, r);
      if (event_.round_robin && own.opponent < 0) continue;
      Element element = seen[at(taken++)];
      element.contribution = element.seen * own.points[code.own];
      all.push_back(element);
    }
    cut(all, code);
    return total(all);
  }
  Value average_of_buchholz(int i, const Code& code) const {
    Code inner = code;
    inner.name = "BH";
    Fraction sum;
    int count = 0;
    for (int r = 1; r <= n(); ++r) {
      if (!over_the_board(round(i, r).kind)) continue;
      const int opponent = round(i, r).opponent;
      if (!inner_.contains(opponent)) inner_[opponent] = buchholz(opponent, inner);
      sum = sum + *inner_[opponent];
      ++count;
    }
    if (count == 0) return std::nullopt;
    return half_up(sum / count, 2);
  }
  Value score_strength(int i, const Code& code) const {
    Code inner = code;
    inner.score = event_.primary;
    const Fraction ratio = event_.win[event_.primary] * n() / event_.win[1 - event_.primary];
    long long k = code.k > 0 ? code.k : ratio.over / ratio.under;
    if (k < 1) k = 1;
    return half_up(event_.total[1 - event_.primary][at(i)] + *buchholz(i, inner) / k, 2);
  }
  Value seen_by_others(int i, const Code& code) const { return adjusted(i, code.score, code.fore); }
  Value italian(int i, const Code& code) const {
    auto all = elements(i, code);
    if (all.empty()) return Fraction(0);
    std::vector<Fraction> seen;
    for (const Element& element : all) seen.push_back(element.seen);
    std::sort(seen.begin(), seen.end());
    if (code.name == "BHLOW") return seen[0];
    return total(all) - seen[0];
  }
  Value fsi(int i, const Code& code) const {
    auto all = elements(i, code);
    if (!event_.round_robin && n() > 0 && round(i, 1).kind == 'H') all.erase(all.begin());
    return total(all);
  }

  // ---- article 7 -------------------------------------------------------------------------------
  Value own_record(int i, const Code& code) const {
    Fraction sum;
    for (int r = 1; r <= n(); ++r) {
      const Round& own = round(i, r);
      const bool won = own.kind == '1' || own.kind == 'W';
      const bool otb = over_the_board(own.kind);
      bool counts = false;
      if (code.name == "WIN") {
        counts = won || (own.kind != '?' && !(own.points[code.score] < event_.win[code.score]));
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
  Value progressive(int i, const Code& code) const {
    Fraction running, sum;
    for (int r = 1; r <= n(); ++r) {
      running = running + round(i, r).points[code.score];
      if (r > code.cut) sum = sum + running;
    }
    return sum;
  }
  // 9.2
  Value koya(int i, const Code& code) const {
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
  std::vector<int> ratings_met(int i) const {
    std::vector<int> ratings;
    for (int r = 1; r <= n(); ++r) {
      if (over_the_board(round(i, r).kind)) {
        ratings.push_back(event_.rating[at(round(i, r).opponent)]);
      }
    }
    return ratings;
  }
  Fraction score_met(int i) const {
    Fraction sum;
    for (int r = 1; r <= n(); ++r) {
      const char kind = round(i, r).kind;
      if (kind == '1' || kind == 'W') sum = sum + 1;
      if (kind == '=' || kind == 'D') sum = sum + Fraction(1, 2);
    }
    return sum;
  }
  static Value average(const std::vector<int>& numbers) {
    if (numbers.empty()) return std::nullopt;
    return half_up(Fraction(std::accumulate(numbers.begin(), numbers.end(), 0LL),
                            static_cast<long long>(numbers.size())),
                   0);
  }
  Value average_rating(int i, const Code& code) const {
    auto ratings = ratings_met(i);
    std::sort(ratings.begin(), ratings.end());
    for (int c = 0; c < code.cut + code.median && !ratings.empty(); ++c) {
      ratings.erase(ratings.begin());
    }
    for (int c = 0; c < code.median && !ratings.empty(); ++c) ratings.pop_back();
    return average(ratings);
  }
  Value performance(int i) const {
    const auto ratings = ratings_met(i);
    if (ratings.empty()) return std::nullopt;
    const Fraction p = half_up(score_met(i) / static_cast<long long>(ratings.size()), 2) * 100;
    return *average(ratings) + dp(static_cast<int>(p.over));
  }
  Value perfect_performance(int i) const {
    const auto ratings = ratings_met(i);
    if (ratings.empty()) return std::nullopt;
    const int lowest = *std::min_element(ratings.begin(), ratings.end());
    if (score_met(i) == Fraction(0)) return lowest - 800;
    for (int rating = lowest - 800;; ++rating) {
      long long expected = 0;
      for (const int opponent : ratings) expected += pd(rating - opponent);
      if (!(Fraction(expected, 100) < score_met(i))) return rating;
    }
  }
  Value average_performance(int i, const std::string& name) const {
    std::vector<int> performances;
    for (int r = 1; r <= n(); ++r) {
      if (!over_the_board(round(i, r).kind)) continue;
      const int opponent = round(i, r).opponent;
      if (!inner_.contains(opponent)) {
        inner_[opponent] = name == "APRO" ? performance(opponent) : perfect_performance(opponent);
      }
      performances.push_back(static_cast<int>(inner_[opponent]->over));
    }
    return average(performances);
  }

  // ---- article 6 -------------------------------------------------------------------------------
  std::vector<Fraction> mutual(int a, int b, const Code& code, int score) const {
    std::vector<Fraction> games;
    for (int r = 1; r <= n(); ++r) {
      const Round& own = round(a, r);
      if (own.opponent != b) continue;
      const bool forfeit = own.kind == '+' || own.kind == '-';
      if (over_the_board(own.kind) || (forfeit && (code.p || event_.round_robin))) {
        games.push_back(own.points[score]);
      }
    }
    return games;
  }
  static Fraction mean_of(const std::vector<Fraction>& games) {
    Fraction sum;
    for (const Fraction& game : games) sum = sum + game;
    return games.empty() ? sum : sum / static_cast<long long>(games.size());
  }

  void extended(const std::vector<int>& group, const Code& code, int score, bool may_change,
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
      if (edition_ == "1989" || edition_ == "ita") {
        order.push_back(part);
      } else {
        extended(part, code, score, may_change, order);
      }
    }
  }

  std::vector<std::vector<int>> once(const std::vector<int>& group, const Code& code,
                                     int score) const {
    std::map<int, Fraction> scored;
    bool all_met = true;
    for (const int a : group) {
      for (const int b : group) {
        if (a == b) continue;
        const auto games = mutual(a, b, code, score);
        if (games.empty()) all_met = false;
        scored[a] = scored[a] + mean_of(games);
      }
    }
    std::vector<std::vector<int>> parts;
    if (all_met || event_.round_robin) {
      return by_score(group, scored);
    }
    if (!modern()) return {group};
    // 6.3: first is who is alone at the top whatever the outcome of the missing games.
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
  bool surely_above(int a, int b, const std::vector<int>& group, const Code& code, int score,
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

  const Event& event_;
  std::string edition_;
  // What was worked out before; one object serves one code.
  mutable std::vector<Value> adjusted_[2][2];
  mutable std::map<int, Value> inner_;
};

bool low_is_better(const std::string& name) {
  return name == "TPN" || name == "DE" || name == "EDE";
}

}  // namespace

Event players_of(const Tournament& tournament, int rounds, bool round_robin) {
  Event event;
  event.round_robin = round_robin;
  event.planned = tournament.planned_rounds();
  event.win[1] = tenths(tournament.points.win());
  event.draw[1] = tenths(tournament.points.draw());
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto index = static_cast<PlayerIndex>(i);
    event.number.push_back(tournament.players[i].start_rank);
    event.rating.push_back(tournament.players[i].rating);
    event.total[0].emplace_back();
    event.total[1].push_back(tenths(tournament.score(index, rounds)));
    auto& row = event.rounds.emplace_back();
    for (int r = 1; r <= rounds; ++r) {
      const Game game = tournament.game(index, r);
      Round one;
      one.opponent = game.opponent == no_player ? -1 : game.opponent;
      one.kind = letter(game.code);
      if (one.kind == ' ') one.kind = one.opponent >= 0 ? '?' : 'Z';
      if (one.opponent < 0 && one.kind == '-') one.kind = 'Z';
      if (one.opponent < 0 && one.kind == '+') one.kind = 'F';
      one.colour = game.colour == Colour::white ? 'w' : game.colour == Colour::black ? 'b' : '-';
      one.points[1] = tenths(tournament.points_of(index, r));
      row.push_back(one);
    }
  }
  return event;
}

std::vector<Value> values(const Event& event, const std::string& edition, const std::string& text,
                          const std::vector<std::vector<int>>& tied) {
  const Code code = taken_apart(event, text);
  const Text oracle(event, edition);
  std::vector<Value> all(event.rounds.size());
  if (code.name == "DE" || code.name == "EDE") {
    for (const auto& group : tied) {
      if (group.size() == 1) {
        all[static_cast<std::size_t>(group[0])] = Fraction(0);
        continue;
      }
      for (const auto& [i, place] : oracle.places(group, code)) {
        all[static_cast<std::size_t>(i)] = Fraction(place);
      }
    }
    return all;
  }
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = oracle.value(static_cast<int>(i), code);
  return all;
}

std::vector<int> ranks(const Event& event, const std::string& edition,
                       const std::vector<std::string>& list) {
  std::vector<std::vector<int>> groups(1);
  for (std::size_t i = 0; i < event.rounds.size(); ++i) groups[0].push_back(static_cast<int>(i));
  for (const std::string& text : list) {
    if (text == "DRITA") {
      groups = Text(event, edition).standing_order(groups);
      continue;
    }
    const auto value = values(event, edition, text, groups);
    const bool low = low_is_better(text.substr(0, text.find_first_of(":/")));
    std::vector<std::vector<int>> finer;
    for (auto group : groups) {
      while (!group.empty()) {
        const auto better = [&](int a, int b) {
          const Value& x = value[static_cast<std::size_t>(a)];
          const Value& y = value[static_cast<std::size_t>(b)];
          if (!x || !y) return x.has_value() && !y.has_value();
          return low ? *x < *y : *y < *x;
        };
        int best = group[0];
        for (const int a : group) best = better(a, best) ? a : best;
        finer.emplace_back();
        for (const int a : group) {
          if (!better(a, best) && !better(best, a)) finer.back().push_back(a);
        }
        std::erase_if(group, [&](int a) {
          return std::find(finer.back().begin(), finer.back().end(), a) != finer.back().end();
        });
      }
    }
    groups = std::move(finer);
  }
  std::vector<int> rank(event.rounds.size());
  int next = 1;
  for (const auto& group : groups) {
    for (const int i : group) rank[static_cast<std::size_t>(i)] = next;
    next += static_cast<int>(group.size());
  }
  return rank;
}

}  // namespace trf::oracle
