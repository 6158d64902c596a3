// C.04.5 and C.04.6 (February 2026) as their texts say, by trying everything. Ids of gaps (T-06,
// ...) are those of the register of readings.
#include "oracle/pair_match_swiss_oracle.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace trf::test {
namespace {

enum class Kind { doubles, type_a, type_b, no_preferences };

/// One earlier round of somebody, in the words of article 1.
struct Before {
  int opponent = 0;       ///< 0: none
  bool match = false;     ///< A match that counts as played
  char colour = ' ';      ///< 1.6
  bool bars_bye = false;  ///< C2
  bool paired = false;    ///< Opponent or PAB
};

struct Entry {
  int number = 0;
  int primary = 0, secondary = 0;  ///< Tenths, virtual points in `primary`
  std::vector<Before> before;
  std::vector<int> score_at;  ///< Pairing score of each earlier round, tenths
  int parity = 0;
  std::string colours;  ///< Of played matches
};

/// The rules, over entries of whatever kind.
class Rules {
 public:
  Rules(Kind kind, bool use_secondary, std::map<int, Entry> all, std::vector<int> present,
        std::set<std::pair<int, int>> forbidden, int round, int rounds, char initial,
        MatchSwissQuestion question)
      : kind_(kind),
        use_secondary_(use_secondary),
        all_(std::move(all)),
        present_(std::move(present)),
        forbidden_(std::move(forbidden)),
        round_(round),
        rounds_(rounds),
        initial_(initial),
        question_(std::move(question)) {}

  OraclePairing pair() {
    OraclePairing result;
    std::vector<int> left = present_;
    if (left.size() % 2 == 1) {
      const int bye = choose_bye(left);
      if (bye == 0) return result;
      result.bye = bye;
      std::erase(left, bye);
    } else if (!pairable(left)) {
      return result;
    }
    result.exists = true;
    while (!left.empty()) {
      int top = score(left.front());
      for (const int one : left) top = std::max(top, score(one));
      std::vector<int> residents, lower;
      for (const int one : left) (score(one) == top ? residents : lower).push_back(one);
      const auto set = choose_set(residents, lower, top);
      std::vector<int> bracket = residents;
      bracket.insert(bracket.end(), set.begin(), set.end());
      for (const auto& [a, b] : choose_pairing(bracket, top)) {
        result.pairs.push_back(colours(a, b));
        std::erase(left, a);
        std::erase(left, b);
      }
    }
    return result;
  }

 private:
  const Entry& entry(int number) const { return all_.at(number); }
  int score(int number) const { return entry(number).primary; }
  bool uses(const std::string& criterion) const { return question_.without != criterion; }

  // C1, and prohibited pairings (N-07).
  bool may_meet(int a, int b) const {
    if (forbidden_.contains({std::min(a, b), std::max(a, b)})) return false;
    return std::ranges::none_of(entry(a).before,
                                [&](const Before& b4) { return b4.match && b4.opponent == b; });
  }
  // The same in the round asked for: who is to meet one opponent has no other.
  bool is_asked(int a, int b) const {
    if (!may_meet(a, b)) return false;
    const auto& [one, other] = question_.together;
    const bool mine = a == one || a == other, his = b == one || b == other;
    return one == 0 || mine == his;
  }
  /// Can these be paired, in the round asked for or by C1 alone?
  enum class By { question, rules };
  bool pairable(std::vector<int> left, By by = By::question) const {
    if (left.empty()) return true;
    if (left.size() % 2 == 1) return false;
    std::ranges::sort(left);
    const auto known = pairable_.find({by, left});
    if (known != pairable_.end()) return known->second;
    const int one = left.front();
    bool found = false;
    for (std::size_t i = 1; i < left.size() && !found; ++i) {
      if (!(by == By::question ? is_asked(one, left[i]) : may_meet(one, left[i]))) continue;
      std::vector<int> rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      rest.erase(rest.begin());
      found = pairable(rest, by);
    }
    pairable_[{by, left}] = found;
    return found;
  }

  // 3.4
  int choose_bye(const std::vector<int>& left) const {
    int best = 0;
    std::tuple<int, int, int> best_key;
    for (const int one : left) {
      if (std::ranges::any_of(entry(one).before, &Before::bars_bye)) continue;
      std::vector<int> rest = left;
      std::erase(rest, one);
      if (!pairable(rest)) continue;
      const auto matches = std::ranges::count_if(entry(one).before, &Before::match);
      const auto key = std::tuple(score(one), -static_cast<int>(matches), -one);
      if (best == 0 || key < best_key) {
        best = one;
        best_key = key;
      }
    }
    return best;
  }

  // 1.5
  bool floated(int number) const {
    const Entry& own = entry(number);
    if (own.before.empty() || !own.before.back().match) return false;
    return own.score_at.back() != entry(own.before.back().opponent).score_at.back();
  }
  bool asks_floats() const {
    return kind_ == Kind::doubles ? round_ < rounds_ : round_ < rounds_ - 1;
  }

  static void subsets(const std::vector<int>& of, std::size_t size, std::size_t from,
                      std::vector<int>& chosen,
                      const std::function<void(const std::vector<int>&)>& visit) {
    if (chosen.size() == size) return visit(chosen);
    for (std::size_t i = from; i < of.size(); ++i) {
      chosen.push_back(of[i]);
      subsets(of, size, i + 1, chosen, visit);
      chosen.pop_back();
    }
  }
  static std::vector<int> minus(const std::vector<int>& all, const std::vector<int>& taken) {
    std::vector<int> rest;
    for (const int one : all)
      if (std::ranges::find(taken, one) == taken.end()) rest.push_back(one);
    return rest;
  }
  bool is_legal(const std::vector<int>& residents, const std::vector<int>& lower,
                const std::vector<int>& set, By by = By::question) const {
    std::vector<int> bracket = residents;
    bracket.insert(bracket.end(), set.begin(), set.end());
    return pairable(bracket, by) && pairable(minus(lower, set), by);
  }
  // C4 with C1 and C3: the fewest upfloaters; -1: none helps.
  int fewest(const std::vector<int>& residents, const std::vector<int>& lower, By by) const {
    for (std::size_t size = 0; size <= lower.size(); ++size) {
      bool found = false;
      std::vector<int> chosen;
      subsets(lower, size, 0, chosen, [&](const std::vector<int>& set) {
        found = found || is_legal(residents, lower, set, by);
      });
      if (found) return static_cast<int>(size);
    }
    return -1;
  }
  // C6, T-06, T-07
  bool meets_c6(const std::vector<int>& lower, const std::vector<int>& set, int top) const {
    std::optional<int> following;
    for (const int one : present_)
      if (score(one) < top && (!following || score(one) > *following)) following = score(one);
    if (!following) return true;
    std::vector<int> group, below;
    for (const int one : minus(lower, set))
      (score(one) == *following ? group : below).push_back(one);
    if (group.empty()) return true;
    return fewest(group, below, By::rules) == static_cast<int>(group.size() % 2);
  }

  // 3.5
  std::vector<int> choose_set(const std::vector<int>& residents, std::vector<int> lower,
                              int top) const {
    std::ranges::sort(lower, {}, [&](int one) { return std::pair(-score(one), one); });
    const int size = uses("C4") ? fewest(residents, lower, By::question) : 0;
    std::optional<std::tuple<std::vector<int>, int, int, std::vector<int>>> best;
    const auto visit = [&](const std::vector<int>& set) {
      if (!is_legal(residents, lower, set)) return;
      std::vector<int> scores;  // from the lowest up, as high as possible
      for (const int one : set) scores.push_back(-score(one));
      std::ranges::sort(scores, std::greater<>());
      if (!uses("C5")) scores.clear();
      const int c6 = uses("C6") && !meets_c6(lower, set, top) ? 1 : 0;
      const int c7 =
          uses("C7") && asks_floats()
              ? static_cast<int>(std::ranges::count_if(set, [&](int one) { return floated(one); }))
              : 0;
      auto key = std::tuple(scores, c6, c7, set);
      if (!best || key < *best) best = std::move(key);
    };
    for (std::size_t n = static_cast<std::size_t>(size); n <= lower.size(); ++n) {
      std::vector<int> chosen;
      subsets(lower, n, 0, chosen, visit);
      if (uses("C4")) break;
    }
    return std::get<3>(*best);
  }

  // 1.7: 'W', 'B' or ' ', and whether it is strong.
  std::pair<char, bool> preference(int number) const {
    if (kind_ == Kind::doubles || kind_ == Kind::no_preferences) return {' ', false};
    const std::string& had = entry(number).colours;
    const auto difference = std::ranges::count(had, 'W') - std::ranges::count(had, 'B');
    const bool last_two = had.size() >= 2 && had[had.size() - 1] == had[had.size() - 2];
    const char last = had.empty() ? ' ' : had.back();
    if (difference < -1) return {'W', true};
    if ((difference == 0 || difference == -1) && last_two && last == 'B') return {'W', true};
    if (difference > 1) return {'B', true};
    if ((difference == 0 || difference == 1) && last_two && last == 'W') return {'B', true};
    if (kind_ == Kind::type_a) return {' ', false};
    const bool last_round = round_ == rounds_;
    if (difference == -1) return {'W', false};
    if (difference == 1) return {'B', false};
    if (had.empty() || last_round) return {' ', false};
    return {last == 'B' ? 'W' : 'B', false};
  }

  using Pairs = std::vector<std::pair<int, int>>;
  void pairings(std::vector<int> left, Pairs& made,
                const std::function<void(const Pairs&)>& visit) const {
    if (left.empty()) return visit(made);
    const int one = left.front();
    left.erase(left.begin());
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (!is_asked(one, left[i])) continue;
      std::vector<int> rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      made.emplace_back(std::min(one, left[i]), std::max(one, left[i]));
      pairings(std::move(rest), made, visit);
      made.pop_back();
    }
  }
  // 3.6
  Pairs choose_pairing(const std::vector<int>& bracket, int top) const {
    std::optional<std::tuple<int, int, int, std::vector<int>>> best;
    Pairs chosen, made;
    pairings(bracket, made, [&](const Pairs& pairs) {
      Pairs sorted = pairs;
      std::ranges::sort(sorted);
      int unfulfilled = 0, unfulfilled_strong = 0, opponents = 0;
      for (const auto& [a, b] : sorted) {
        const auto [mine, strong] = preference(a);
        const auto [his, also_strong] = preference(b);
        const bool same = mine != ' ' && mine == his;
        if (same) ++unfulfilled;
        if (same && strong && also_strong) ++unfulfilled_strong;
        if (score(a) != top && score(b) == top && floated(b)) ++opponents;
        if (score(b) != top && score(a) == top && floated(a)) ++opponents;
      }
      const bool doubles = kind_ == Kind::doubles;
      if (!uses("C8")) (doubles ? opponents : unfulfilled) = 0;
      if (!uses("C9") || kind_ != Kind::type_b) unfulfilled_strong = 0;
      if (!asks_floats() || (!doubles && !uses("C10"))) opponents = 0;
      std::vector<int> id;
      for (const auto& pair : sorted) id.push_back(pair.first);
      for (const auto& pair : sorted) id.push_back(pair.second);
      auto key = std::tuple(unfulfilled, unfulfilled_strong, opponents, id);
      if (best && *best <= key) return;
      best = std::move(key);
      chosen = sorted;
    });
    return chosen;
  }

  // Article 4: White first.
  std::pair<int, int> colours(int a, int b) const {
    const auto rank = [&](int one) {
      return std::tuple(-score(one), use_secondary_ ? -entry(one).secondary : 0, one);
    };
    const int first = rank(a) < rank(b) ? a : b, other = first == a ? b : a;
    const std::string &mine = entry(first).colours, &his = entry(other).colours;
    const auto give = [&](char colour) {
      return colour == 'W' ? std::pair(first, other) : std::pair(other, first);
    };
    const auto turned = [](char colour) { return colour == 'W' ? 'B' : 'W'; };
    if (mine.empty() && his.empty())
      return give(entry(first).parity % 2 == 1 ? initial_ : turned(initial_));
    const auto [want, strong] = preference(first);
    const auto [wants, also_strong] = preference(other);
    if (want != ' ' && wants == ' ') return give(want);
    if (want == ' ' && wants != ' ') return give(turned(wants));
    if (want != wants) return give(want);
    if (strong && !also_strong) return give(want);
    if (!strong && also_strong) return give(turned(wants));
    const auto whites = [](const std::string& had) { return std::ranges::count(had, 'W'); };
    const auto blacks = [](const std::string& had) { return std::ranges::count(had, 'B'); };
    const bool doubles = kind_ == Kind::doubles;
    const auto own = doubles ? whites(mine) : whites(mine) - blacks(mine);
    const auto theirs = doubles ? whites(his) : whites(his) - blacks(his);
    if (own != theirs) return give(own < theirs ? 'W' : 'B');
    for (std::size_t back = 1; back <= std::min(mine.size(), his.size()); ++back) {
      const char had = mine[mine.size() - back];
      if (had != his[his.size() - back]) return give(turned(had));
    }
    if (want != ' ') return give(want);
    if (!mine.empty()) return give(turned(mine.back()));
    return give(his.back());
  }

  Kind kind_;
  bool use_secondary_;
  std::map<int, Entry> all_;
  std::vector<int> present_;
  std::set<std::pair<int, int>> forbidden_;
  int round_, rounds_;
  char initial_;
  MatchSwissQuestion question_;
  mutable std::map<std::pair<By, std::vector<int>>, bool> pairable_;
};

/// What the records of the report say, in rounds of the tournament that is paired.
struct Records {
  std::set<std::pair<int, int>> forbidden;
  std::function<int(int number, int round)> virtual_points;  ///< Tenths
};

std::set<std::pair<int, int>> forbidden_pairs(const Tournament& report, int first, int last) {
  std::set<std::pair<int, int>> pairs;
  for (const auto& group : report.prohibited) {
    if (group.first_round > last || group.last_round < first) continue;
    for (const int a : group.ids)
      for (const int b : group.ids)
        if (a < b) pairs.emplace(a, b);
  }
  return pairs;
}

/// N-01: counted are who is present and who was in any pairing.
void number_parities(std::map<int, Entry>& all, const std::vector<int>& present) {
  int number = 0;
  for (auto& [id, entry] : all) {
    const bool here = std::ranges::find(present, id) != present.end();
    if (here || std::ranges::any_of(entry.before, &Before::paired)) ++number;
    entry.parity = number;
  }
}

char letter_of(Colour colour) { return colour == Colour::black ? 'B' : 'W'; }

bool is_over_the_board(const Game& game) {
  return game.opponent != no_player &&
         (game.code == ResultCode::win || game.code == ResultCode::draw ||
          game.code == ResultCode::loss || game.code == ResultCode::unrated_win ||
          game.code == ResultCode::unrated_draw || game.code == ResultCode::unrated_loss);
}

int points_of_cell(const Tournament& report, const Game& game) {
  return report.points.of(game).tenths();
}

}  // namespace

OraclePairing double_swiss_oracle(const Tournament& report, int match, int matches,
                                  const std::vector<int>& present,
                                  const MatchSwissQuestion& question) {
  std::map<int, Entry> all;
  const auto virtual_points = [&](int number, int round) {
    int sum = 0;
    for (const auto& record : report.acceleration)
      if (2 * round - 1 >= record.first_round && 2 * round - 1 <= record.last_round &&
          number >= record.first_id && number <= record.last_id)
        sum += record.game_points.tenths();
    return sum;
  };
  for (std::size_t i = 0; i < report.players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    Entry& own = all[report.players[i].start_rank];
    own.number = report.players[i].start_rank;
    int points = 0;
    for (int m = 1; m < match; ++m) {
      own.score_at.push_back(points + virtual_points(own.number, m));
      const Game one = report.game(player, 2 * m - 1), two = report.game(player, 2 * m);
      Before& before = own.before.emplace_back();
      if (one.opponent == no_player) {
        before.bars_bye =
            one.code == ResultCode::pairing_bye || one.code == ResultCode::full_point_bye;
        before.paired = one.code == ResultCode::pairing_bye;
        // 1.4: a game won and a game drawn.
        points += before.paired ? 15 : points_of_cell(report, one) + points_of_cell(report, two);
        continue;
      }
      before.paired = true;
      before.opponent = report.players[one.opponent].start_rank;
      const Game his_one = report.game(one.opponent, 2 * m - 1);
      const Game his_two = report.game(one.opponent, 2 * m);
      const auto lost_both = [](const Game& a, const Game& b) {
        return a.code == ResultCode::forfeit_loss && b.code == ResultCode::forfeit_loss;
      };
      const bool forfeited = lost_both(one, two) || lost_both(his_one, his_two);
      const bool played = is_over_the_board(one) || is_over_the_board(two);
      before.match = !forfeited;
      const int mine = points_of_cell(report, one) + points_of_cell(report, two);
      const int his = points_of_cell(report, his_one) + points_of_cell(report, his_two);
      before.bars_bye = forfeited && mine > his;
      if (played && !forfeited) own.colours += letter_of(one.colour);
      points += mine;
    }
    own.primary = points + virtual_points(own.number, match);
  }
  number_parities(all, present);
  return Rules(Kind::doubles, false, std::move(all), present,
               forbidden_pairs(report, 2 * match - 1, 2 * match), match, matches,
               letter_of(report.initial_colour), question)
      .pair();
}

OraclePairing team_swiss_oracle(const Tournament& report, int round, int rounds,
                                const std::vector<int>& present,
                                const MatchSwissQuestion& question) {
  const std::string& code = report.type_code;
  const auto mp = code.find("_MP"), gp = code.find("_GP");
  const bool by_game = gp != std::string::npos && (mp == std::string::npos || gp < mp);
  const bool no_score = mp == std::string::npos && gp == std::string::npos;
  const bool both = no_score || (mp != std::string::npos && gp != std::string::npos);
  const Kind kind = code.find("TYPEB") != std::string::npos               ? Kind::type_b
                    : code.find("TYPEA") != std::string::npos || no_score ? Kind::type_a
                                                                          : Kind::no_preferences;
  const auto virtual_points = [&](int number, int at) {
    int sum = 0;
    for (const auto& record : report.acceleration)
      if (at >= record.first_round && at <= record.last_round && number >= record.first_id &&
          number <= record.last_id)
        sum += (by_game ? record.game_points : record.match_points).tenths();
    return sum;
  };
  const int boards = static_cast<int>(report.board_colours.size());
  std::map<int, Entry> all;
  std::map<PlayerIndex, int> team_of;
  for (const Team& team : report.teams)
    for (const PlayerIndex member : team.members) team_of[member] = team.number;
  std::map<int, const Team*> team_by_number;
  for (const Team& team : report.teams) team_by_number[team.number] = &team;

  const auto game_points = [&](const Team& team, int at) {
    int sum = 0;
    for (const PlayerIndex member : team.members)
      sum += points_of_cell(report, report.game(member, at));
    return sum;
  };
  const auto opponent_of = [&](const Team& team, int at) {
    for (const ForfeitedMatch& match : report.forfeited_matches) {
      if (match.round != at) continue;
      if (match.white == team.number) return int{match.black};
      if (match.black == team.number) return int{match.white};
    }
    for (const PlayerIndex member : team.members) {
      const Game game = report.game(member, at);
      if (game.opponent != no_player) return team_of.at(game.opponent);
    }
    return 0;
  };
  const auto has_played = [&](const Team& team, int at) {
    return std::ranges::any_of(team.members, [&](PlayerIndex member) {
      return is_over_the_board(report.game(member, at));
    });
  };
  // 1.6: the colour of board 1, by 300 or by the first who sits.
  const auto colour_of = [&](const Team& team, int at) {
    for (const LineUp& line_up : report.line_ups)
      if (line_up.round == at && line_up.team == team.number && line_up.boards[0] != no_player)
        return letter_of(report.game(line_up.boards[0], at).colour);
    for (const PlayerIndex member : team.members)
      if (report.game(member, at).opponent != no_player)
        return letter_of(report.game(member, at).colour);
    return ' ';
  };

  for (const Team& team : report.teams) {
    Entry& own = all[team.number];
    own.number = team.number;
    int match_points = 0, board_points = 0;
    const auto primary = [&] { return by_game ? board_points : match_points; };
    const auto punish = [&](int at) {
      for (const auto& record : report.abnormal) {
        if (record.kind != ' ' || record.round != at) continue;
        if (std::ranges::find(record.ids, team.number) == record.ids.end()) continue;
        match_points += record.match_points.tenths();
        board_points += record.game_points.tenths();
      }
    };
    punish(0);
    for (int at = 1; at < round; ++at) {
      own.score_at.push_back(primary() + virtual_points(team.number, at));
      Before& before = own.before.emplace_back();
      const auto slot = static_cast<std::size_t>(at - 1);
      const ForfeitedMatch* forfeit = nullptr;
      for (const ForfeitedMatch& match : report.forfeited_matches)
        if (match.round == at && (match.white == team.number || match.black == team.number))
          forfeit = &match;
      if (report.team_byes && slot < report.team_byes->by_round.size() &&
          report.team_byes->by_round[slot] == team.number) {
        before.bars_bye = before.paired = true;
        match_points += report.team_byes->match_points.tenths();
        board_points += report.team_byes->game_points.tenths();
      } else if (const int opponent = opponent_of(team, at); opponent != 0) {
        before.paired = true;
        before.opponent = opponent;
        const int mine = game_points(team, at);
        const int his = game_points(*team_by_number.at(opponent), at);
        if (forfeit != nullptr) {
          const bool won = forfeit->white == team.number ? forfeit->white_won : forfeit->black_won;
          before.bars_bye = won;
          match_points += won ? report.match_points.win.tenths() : 0;
          // Cells of those who came, or a win on every board.
          board_points += won && mine == 0 ? boards * report.points.win().tenths() : mine;
        } else {
          before.match = has_played(team, at);
          if (before.match) {
            own.colours += colour_of(team, at);
            before.colour = own.colours.back();
          }
          before.bars_bye = !before.match && mine > his;
          const bool nothing = !before.match && mine == 0 && his == 0;
          match_points +=
              (mine > his    ? report.match_points.win
               : mine == his ? (nothing ? report.match_points.loss : report.match_points.draw)
                             : report.match_points.loss)
                  .tenths();
          board_points += mine;
        }
      } else {
        const ResultCode kind_of_bye = report.game(team.members[0], at).code;
        const bool full = kind_of_bye == ResultCode::full_point_bye;
        const bool half = kind_of_bye == ResultCode::half_point_bye;
        before.bars_bye = full;
        if (full || half) {
          match_points += (full ? report.match_points.win : report.match_points.draw).tenths();
          board_points += boards * (full ? report.points.win() : report.points.draw()).tenths();
        }
      }
      punish(at);
    }
    own.primary = primary() + virtual_points(team.number, round);
    own.secondary = by_game ? match_points : board_points;
  }
  number_parities(all, present);
  return Rules(kind, both, std::move(all), present, forbidden_pairs(report, round, round), round,
               rounds, letter_of(report.initial_colour), question)
      .pair();
}

}  // namespace trf::test
