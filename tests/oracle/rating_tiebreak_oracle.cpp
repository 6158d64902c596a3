// The oracle's entry points: codes, values and ranks.

#include "oracle/rating_tiebreak_oracle.hpp"

#include <algorithm>
#include <numeric>

#include "oracle/rating_tiebreak_text.hpp"

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

/// Half up to so many decimals.
Fraction half_up(Fraction value, int decimals) {
  long long unit = 1;
  for (int d = 0; d < decimals; ++d) unit *= 10;
  const Fraction scaled = value * unit + Fraction(1, 2);
  long long floor = scaled.over / scaled.under;
  if (floor * scaled.under > scaled.over) --floor;
  return {floor, unit};
}

bool over_the_board(char kind) {
  return kind == '1' || kind == '=' || kind == '0' || kind == 'W' || kind == 'D' || kind == 'L';
}

Value Text::value(int i, const Code& code) const {
  const std::string& name = code.name;
  if (name == "PTS") return event_.total[code.score][at(i)];
  if (name == "MPTS") return event_.total[0][at(i)];
  if (name == "GPTS") return event_.total[1][at(i)];
  if (name == "MPVGP") return event_.total[1 - event_.primary][at(i)];
  if (name == "TPN") return event_.number[at(i)];
  if (name == "RTNG") return rating(i, code);
  if (name == "WIN" || name == "WON" || name == "BPG" || name == "BWG" || name == "REP" ||
      name == "STD" || name == "WINS16") {
    return own_record(i, code);
  }
  if (name == "BC") return Fraction(0) - boards(i, name)[0];
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
  if (name == "TPR") return performance(i, code);
  if (name == "PTP") return perfect_performance(i, code);
  if (name == "APRO" || name == "APPO") return average_performance(i, code);
  return std::nullopt;
}

namespace {

Fraction tenths(Score score) { return {score.tenths(), 10}; }

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
    if (text[at] == '/' && part[0] == 'U') code.unrated = std::stoi(part.substr(1));
    if (part == "P") code.p = true;
    if (part == "R") code.reversed = true;
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

bool low_is_better(const Code& code) {
  const bool low = code.name == "TPN" || code.name == "DE" || code.name.substr(0, 3) == "EDE";
  return low != code.reversed;
}

/// What decides about a competitor, the higher the better, the first that differ; none: undefined.
using Key = std::vector<Fraction>;

std::vector<Key> keys(const Event& event, const std::string& edition, const std::string& text,
                      const std::vector<std::vector<int>>& groups) {
  const Code code = taken_apart(event, text);
  std::vector<Key> all(event.rounds.size());
  if (code.name == "TBR" || code.name == "BBE" || code.name == "BC") {
    for (std::size_t i = 0; i < all.size(); ++i)
      all[i] = Text(event, edition).boards(static_cast<int>(i), code.name);
    // 12.1: only among teams with the same game points.
    for (const auto& group : groups) {
      const auto points = [&](int i) { return event.total[1][static_cast<std::size_t>(i)]; };
      const bool equal = std::all_of(group.begin(), group.end(),
                                     [&](int i) { return points(i) == points(group[0]); });
      for (const int i : group) {
        if (code.name == "BC" && !equal) all[static_cast<std::size_t>(i)] = {Fraction(0)};
      }
    }
    return all;
  }
  const auto found = values(event, edition, text, groups);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (found[i]) all[i] = {low_is_better(code) ? Fraction(0) - *found[i] : *found[i]};
  }
  return all;
}

bool better(const Key& one, const Key& other) {
  if (one.empty() || other.empty()) return !one.empty() && other.empty();
  return std::lexicographical_compare(other.begin(), other.end(), one.begin(), one.end());
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
      one.before[1] = tenths(tournament.score(index, r - 1));
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
  if (code.name != "DE" && code.name.substr(0, 3) != "EDE") {
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = oracle.value(static_cast<int>(i), code);
    return all;
  }
  for (const auto& group : tied) {
    if (group.size() == 1) {
      all[static_cast<std::size_t>(group[0])] = Fraction(0);
      continue;
    }
    for (const auto& [i, place] : oracle.places(group, code))
      all[static_cast<std::size_t>(i)] = Fraction(place);
  }
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
    const auto key = keys(event, edition, text, groups);
    const auto key_of = [&](int i) { return key[static_cast<std::size_t>(i)]; };
    std::vector<std::vector<int>> finer;
    for (auto group : groups) {
      while (!group.empty()) {
        int best = group[0];
        for (const int a : group) best = better(key_of(a), key_of(best)) ? a : best;
        finer.emplace_back();
        for (const int a : group) {
          if (!better(key_of(best), key_of(a))) finer.back().push_back(a);
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
