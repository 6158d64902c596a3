// Articles 14 and 16, Buchholz and Sonneborn-Berger, sentence by sentence.

#include <algorithm>

#include "oracle/rating_tiebreak_text.hpp"

namespace trf::oracle {

// ---- article 16: unplayed rounds -------------------------------------------------------------
bool Text::paired_and_drawn_by_fore(int i, int r, bool fore) const {
  return fore && n() >= event_.planned && r == n() && round(i, r).opponent >= 0;
}
bool Text::played(int i, int r, bool fore) const {
  return over_the_board(round(i, r).kind) || round(i, r).kind == '?' ||
         paired_and_drawn_by_fore(i, r, fore);
}
Fraction Text::points(int i, int r, int score, bool fore) const {
  return paired_and_drawn_by_fore(i, r, fore) ? event_.draw[score] : round(i, r).points[score];
}
Fraction Text::own_score(int i, int score, bool fore) const {
  Fraction sum = event_.total[score][at(i)];
  for (int r = 1; r <= n(); ++r) sum = sum - round(i, r).points[score] + points(i, r, score, fore);
  return sum;
}
// 16.1.1 requested byes
bool Text::requested(int i, int r, bool fore) const {
  const char kind = round(i, r).kind;
  return (kind == 'H' || kind == 'Z') && !played(i, r, fore);
}
// 16.1.2 voluntarily unplayed rounds
bool Text::voluntary(int i, int r, bool fore) const {
  return requested(i, r, fore) || (round(i, r).kind == '-' && !played(i, r, fore));
}
// 16.3
Fraction Text::adjusted(int j, int score, bool fore) const {
  std::vector<Value>& known = adjusted_[score][fore ? 1 : 0];
  known.resize(event_.rounds.size());
  if (!known[at(j)]) known[at(j)] = adjusted_anew(j, score, fore);
  return *known[at(j)];
}
Fraction Text::adjusted_anew(int j, int score, bool fore) const {
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

std::vector<Text::Element> Text::elements(int i, const Code& code) const {
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
        const Fraction cap =
            forfeit ? adjusted(own.opponent, code.score, code.fore) : event_.draw[code.score] * n();
        if (cap < element.seen) element.seen = cap;
      }
    } else if (edition_ == "2009" || edition_ == "fsi2014") {
      element.seen = own.before[code.score] +
                     (event_.win[code.score] - points(i, r, code.score, code.fore)) +
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
void Text::cut(std::vector<Element>& all, const Code& code) const {
  const auto less = [](const Element& a, const Element& b) {
    return a.seen == b.seen ? a.contribution < b.contribution : a.seen < b.seen;
  };
  for (int c = 0; c < code.cut + code.median && !all.empty(); ++c) {
    auto victim = std::min_element(all.begin(), all.end(), less);
    if (modern() && !event_.round_robin) {
      // 16.5: "the contribution with the lowest value"; 16.5.2: of several, the least significant
      // is the one that is cut first.
      auto vur = all.end();
      for (auto one = all.begin(); one != all.end(); ++one) {
        if (!one->vur) continue;
        const bool lower = vur == all.end() || one->contribution < vur->contribution;
        if (lower || (one->contribution == vur->contribution && one->seen < vur->seen)) vur = one;
      }
      if (vur != all.end() && !(vur->contribution < victim->contribution)) victim = vur;
    }
    all.erase(victim);
  }
  for (int c = 0; c < code.median && !all.empty(); ++c)
    all.erase(std::max_element(all.begin(), all.end(), less));
}
Fraction Text::total(const std::vector<Element>& all) {
  Fraction sum;
  for (const Element& element : all) sum = sum + element.contribution;
  return sum;
}

Value Text::buchholz(int i, const Code& code) const {
  auto all = elements(i, code);
  cut(all, code);
  return total(all);
}
Value Text::sonneborn(int i, const Code& code) const {
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
Value Text::average_of_buchholz(int i, const Code& code) const {
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
Value Text::score_strength(int i, const Code& code) const {
  Code inner = code;
  inner.score = event_.primary;
  const Fraction ratio = event_.win[event_.primary] * n() / event_.win[1 - event_.primary];
  long long k = code.k > 0 ? code.k : ratio.over / ratio.under;
  if (k < 1) k = 1;
  return half_up(event_.total[1 - event_.primary][at(i)] + *buchholz(i, inner) / k, 2);
}
Value Text::seen_by_others(int i, const Code& code) const {
  return adjusted(i, code.score, code.fore);
}
Value Text::italian(int i, const Code& code) const {
  auto all = elements(i, code);
  if (all.empty()) return Fraction(0);
  std::vector<Fraction> seen;
  for (const Element& element : all) seen.push_back(element.seen);
  std::sort(seen.begin(), seen.end());
  if (code.name == "BHLOW") return seen[0];
  return total(all) - seen[0];
}
Value Text::fsi(int i, const Code& code) const {
  auto all = elements(i, code);
  if (!event_.round_robin && n() > 0 && round(i, 1).kind == 'H') all.erase(all.begin());
  return total(all);
}

}  // namespace trf::oracle
