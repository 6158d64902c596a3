// C.04.4.1 (1 February 2026; 2018 where it differs), articles 1 to 5, with every combination tried.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "oracle/pair_account.hpp"
#include "oracle/pair_individual_record.hpp"
#include "oracle/pair_oracle.hpp"

namespace trf::test {
namespace {

using List = std::vector<int>;

struct Player {
  const SeenPlayer* seen = nullptr;
  int id = 0, score = 0, games = 0, aro = 0, upfloats = 0;
  Due due;
  bool upfloated_last = false, barred = false;
};

class Dubov {
 public:
  Dubov(const Tournament& t, int edition, std::string without)
      : report_(read_report(t)), edition_(edition), without_(std::move(without)) {
    last_round_ = report_.round == report_.rounds;
    max_times_ = 2 + report_.rounds / 5;  // 1.8.2
    for (const SeenPlayer& seen : report_.players)
      if (seen.present) players_.push_back(described(seen));
    std::ranges::stable_sort(players_, [](const Player& a, const Player& b) {
      return a.score != b.score ? a.score > b.score : a.id < b.id;
    });
  }

  OraclePairing pair() {
    OraclePairing answer;
    Mask left = (Mask{1} << players_.size()) - 1;
    if (players_.size() % 2 != 0) {
      const int bye = bye_holder(left);
      if (bye < 0) return {};
      answer.bye = at(bye).id;
      left &= ~bit(bye);
    } else if (!can_complete(left)) {
      return {};
    }
    while (left != 0) {
      const Mask bracket = next_bracket(left);
      const auto pairs = pairs_of(bracket);
      for (const auto& [a, b] : pairs) answer.pairs.push_back(coloured(a, b));
      if (account_ != nullptr) note(left, bracket, pairs);
      left &= ~bracket;
    }
    answer.exists = true;
    return answer;
  }

  void keep(std::vector<BracketAccount>& account) { account_ = &account; }

 private:
  [[nodiscard]] bool uses(const char* rule) const { return without_ != rule; }
  [[nodiscard]] const Player& at(int i) const { return players_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] List members(Mask mask) const { return members_of(mask, players_.size()); }

  // ---- what decides, for tests of explanations
  void note(Mask left, Mask bracket, const std::vector<std::pair<int, int>>& pairs) {
    BracketAccount account;
    List set;
    Mask residents = 0;
    for (const int i : members(bracket)) {
      const bool resident = at(i).score == at(members(left).front()).score;
      if (resident)
        residents |= bit(i);
      else
        set.push_back(i);
      (resident ? account.residents : account.others).push_back(at(i).id);
    }
    for (const auto& [a, b] : pairs) account.pairs.emplace_back(at(a).id, at(b).id);
    const auto value = value_of(set, least_unsatisfied(bracket));
    account.values["C5"] = {static_cast<int>(set.size())};
    for (std::size_t i = 0; i < set.size(); ++i) account.values["C6"].push_back(-value[i]);
    account.values["C6"];
    for (std::size_t i = set.size(); i < value.size(); ++i)
      account.values["C" + std::to_string(7 + i - set.size())] = {value[i]};
    account.against_player = [=, this](int id) { return against(residents, left, set, id); };
    account.can_pair_residents = [=, this](int lower) {
      bool found = false;
      each_set(members(left & ~residents), static_cast<std::size_t>(lower), [&](const List& some) {
        found = meet(plus(members(residents), some), some, true);
        return found;
      });
      return found;
    };
    note_halves(account, bracket, pairs);
    account.against_round = [=, this](const std::vector<std::pair<int, int>>& all) {
      return judged(residents, set, value, pairs, all);
    };
    account_->push_back(std::move(account));
  }
  /// 3.2.3 to 3.2.6: who is in which group before and after the shifts.
  void note_halves(BracketAccount& account, Mask bracket,
                   const std::vector<std::pair<int, int>>& pairs) {
    const auto [first, second] = divided(members(bracket));
    List s1, t2;
    for (const auto& [a, b] : pairs) s1.push_back(a), t2.push_back(b);
    const auto ids = [&](const List& list) {
      List result;
      for (const int i : list) result.push_back(at(i).id);
      return result;
    };
    account.lists = {{"G1", ids(first)}, {"G2", ids(second)}, {"S1", ids(s1)}, {"T2", ids(t2)}};
    for (const int i : s1) account.lists["ARO"].push_back(at(i).aro);
    const bool from_first = first.size() <= second.size();
    account.lists["shifted"] = ids(minus(from_first ? first : second, from_first ? s1 : t2));
    account.lists["balanced"] = ids(minus(from_first ? second : first, from_first ? t2 : s1));
    const int unsatisfied = least_unsatisfied(bracket);
    account.comes_later = [=, this](int one, int other) {
      // With the same opponents before.
      List chosen;
      std::size_t place = 0;
      while (at(s1[place]).id != one) chosen.push_back(t2[place++]);
      const auto wanted = std::ranges::find_if(t2, [&](int i) { return at(i).id == other; });
      chosen.push_back(*wanted);
      return !can_go_on(s1, t2, chosen, unsatisfied);
    };
  }
  [[nodiscard]] bool can_go_on(const List& s1, const List& t2, const List& chosen,
                               int unsatisfied) const {
    int same = 0;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (!legal(s1[i], chosen[i])) return false;
      same += at(s1[i]).due.colour == at(chosen[i]).due.colour ? 1 : 0;
    }
    if (chosen.size() == s1.size()) return same == unsatisfied;
    return std::ranges::any_of(t2, [&](int next) {
      return !has(chosen, next) && can_go_on(s1, t2, plus(chosen, {next}), unsatisfied);
    });
  }
  [[nodiscard]] Loss judged(Mask residents, const List& ours, const std::vector<int>& best,
                            const std::vector<std::pair<int, int>>& pairs,
                            const std::vector<std::pair<int, int>>& all) const {
    const auto index = [&](int id) {
      return static_cast<int>(std::ranges::find(players_, id, &Player::id) - players_.begin());
    };
    List set;
    int unsatisfied = 0, same = 0;
    for (const auto& [x, y] : all) {
      const int a = index(x), b = index(y);
      const bool high = (residents & bit(a)) != 0, low = (residents & bit(b)) != 0;
      if (!high && !low) continue;
      if (!high) set.push_back(a);
      if (!low) set.push_back(b);
      unsatisfied += at(a).due.colour == at(b).due.colour ? 1 : 0;
      same +=
          std::ranges::any_of(pairs,
                              [&](const auto& pair) {
                                return std::minmax(pair.first, pair.second) == std::minmax(a, b);
                              })
              ? 1
              : 0;
    }
    if (same == std::ssize(pairs)) return {};
    if (set.size() != ours.size())
      return {"C5", {static_cast<int>(set.size())}, {static_cast<int>(ours.size())}, {}};
    return first_difference(value_of(set, unsatisfied), best, ours.size(), "order");
  }
  /// The scores of so many upfloaters, then C7 and so on.
  [[nodiscard]] static Loss first_difference(const std::vector<int>& theirs,
                                             const std::vector<int>& ours, std::size_t upfloaters,
                                             const std::string& order) {
    for (std::size_t i = 0; i < ours.size(); ++i) {
      if (theirs[i] == ours[i]) continue;
      if (i >= upfloaters)
        return {"C" + std::to_string(7 + i - upfloaters), {theirs[i]}, {ours[i]}, {}};
      Loss loss{"C6", {}, {}, {}};
      for (std::size_t k = 0; k < upfloaters; ++k) {
        loss.theirs.push_back(-theirs[k]);
        loss.ours.push_back(-ours[k]);
      }
      return loss;
    }
    return {order, {}, {}, {}};
  }
  /// No two of the set meet: those of a smallest set never do.
  [[nodiscard]] bool meet(const List& list, const List& set, bool with_c3) const {
    if (list.empty()) return true;
    for (std::size_t i = 1; i < list.size(); ++i) {
      const int a = list[0], b = list[i];
      const auto& apart = at(a).seen->excluded;
      if (has(set, a) && has(set, b)) continue;
      if (std::ranges::find(apart, at(b).id) != apart.end() || (with_c3 && !legal(a, b))) continue;
      if (meet(minus(list, {a, b}), set, with_c3)) return true;
    }
    return false;
  }
  [[nodiscard]] Loss against(Mask residents, Mask left, const List& ours, int id) {
    static constexpr std::array stages{"C1", "C3", "C4"};
    const List pool = members(left & ~residents);
    std::size_t stage = 0;
    std::vector<int> best;
    List chosen;
    each_set(pool, ours.size(), [&](const List& set) {
      if (std::ranges::none_of(set, [&](int i) { return at(i).id == id; })) return false;
      Mask bracket = residents;
      for (const int i : set) bracket |= bit(i);
      const auto reached = !meet(members(bracket), set, false)  ? 0U
                           : !meet(members(bracket), set, true) ? 1U
                           : !can_complete(left & ~bracket)     ? 2U
                                                                : 3U;
      stage = std::max<std::size_t>(stage, reached);
      if (reached < 3) return false;
      auto value = value_of(set, least_unsatisfied(bracket));
      if (!best.empty() && value >= best) return false;
      best = std::move(value);
      chosen = set;
      return false;
    });
    if (stage < 3) return {stages[stage], {}, {}, {}};
    Mask bracket = residents;
    for (const int i : ours) bracket |= bit(i);
    const auto value = value_of(ours, least_unsatisfied(bracket));
    Loss loss = first_difference(best, value, ours.size(), edition_ >= 2026 ? "4.2" : "D.2");
    for (const int i : chosen) loss.set.push_back(at(i).id);
    return loss;
  }

  // ---- article 1
  [[nodiscard]] Player described(const SeenPlayer& seen) const {
    Player player;
    player.seen = &seen;
    player.id = seen.id;
    player.score = seen.pairing;
    player.games = static_cast<int>(seen.colours.size());
    player.due = due_colour(seen);
    if (player.games == 0) player.due = {-1, 1};  // 1.6.4
    int sum = 0;
    for (const SeenRound& round : seen.rounds) {
      if (round.played) sum += report_.at(round.opponent).rating;
      const auto index = static_cast<std::size_t>(&round - seen.rounds.data());
      const bool up =
          round.played && report_.at(round.opponent).rounds[index].before > round.before;
      player.upfloats += up ? 1 : 0;
      player.upfloated_last = up;
      if (round.code == ResultCode::pairing_bye || round.code == ResultCode::forfeit_win)
        player.barred = true;
      if (edition_ >= 2026 && !round.played && round.points >= report_.win) player.barred = true;
    }
    if (player.games > 0) player.aro = (2 * sum + player.games) / (2 * player.games);
    return player;
  }

  // ---- 2.1, 2.2
  [[nodiscard]] bool legal(int a, int b) const {
    const Player &x = at(a), &y = at(b);
    if (std::ranges::find(x.seen->excluded, y.id) != x.seen->excluded.end()) return false;
    return x.due.strength < 3 || y.due.strength < 3 || x.due.colour != y.due.colour;
  }
  [[nodiscard]] bool can_complete(Mask mask) { return least_unsatisfied(mask) >= 0; }
  /// C7 at its best over all legal pairings of these players; -1: there is none.
  int least_unsatisfied(Mask mask) {
    if (mask == 0) return 0;
    if (const auto known = least_.find(mask); known != least_.end()) return known->second;
    int least = -1;
    const List list = members(mask);
    for (std::size_t i = 1; i < list.size(); ++i) {
      if (!legal(list[0], list[i])) continue;
      const int rest = least_unsatisfied(mask & ~bit(list[0]) & ~bit(list[i]));
      if (rest < 0) continue;
      const int value = rest + (at(list[0]).due.colour == at(list[i]).due.colour ? 1 : 0);
      if (least < 0 || value < least) least = value;
    }
    return least_[mask] = least;
  }

  // ---- 3.1
  [[nodiscard]] int bye_holder(Mask all) {
    int best = -1;
    for (const int i : members(all)) {
      if (at(i).barred || !can_complete(all & ~bit(i))) continue;
      const auto key = [&](int p) {
        return std::array{at(p).score, uses("3.1.4") ? -at(p).games : 0,
                          uses("3.1.5") ? -at(p).id : at(p).id};
      };
      if (best < 0 || key(i) < key(best)) best = i;
    }
    return best;
  }

  // ---- 3.2.1, 3.2.2, 4.2
  /// Sets of `size` from `pool` in the order of 4.1.3, until visit() returns true.
  static bool each_set(const List& pool, std::size_t size,
                       const std::function<bool(const List&)>& visit) {
    List chosen;
    const std::function<bool(std::size_t)> go = [&](std::size_t from) {
      if (chosen.size() == size) return visit(chosen);
      for (std::size_t i = from; i < pool.size(); ++i) {
        chosen.push_back(pool[i]);
        const bool stop = go(i + 1);
        chosen.pop_back();
        if (stop) return true;
      }
      return false;
    };
    return go(0);
  }

  [[nodiscard]] Mask next_bracket(Mask left) {
    const List all = members(left);
    Mask residents = 0;
    for (const int i : all)
      if (at(i).score == at(all.front()).score) residents |= bit(i);
    List pool = members(left & ~residents);
    if (!uses("4.2")) std::ranges::reverse(pool);
    for (std::size_t count = 0; count <= pool.size(); ++count) {  // C5
      Mask best = 0;
      std::vector<int> best_value;
      each_set(pool, count, [&](const List& set) {
        Mask bracket = residents;
        for (const int i : set) bracket |= bit(i);
        const int unsatisfied = least_unsatisfied(bracket);
        if (unsatisfied < 0 || !can_complete(left & ~bracket)) return false;
        auto value = value_of(set, unsatisfied);
        if (best == 0 || value < best_value) {
          best = bracket;
          best_value = std::move(value);
        }
        return false;
      });
      if (best != 0) return best;
    }
    return left;
  }
  [[nodiscard]] std::vector<int> value_of(const List& set, int unsatisfied) const {
    std::vector<int> scores;
    for (const int i : set) scores.push_back(at(i).score);
    std::ranges::sort(scores);
    std::vector<int> value;
    for (const int score : scores) value.push_back(uses("C6") ? -score : 0);
    int maximum = 0, times = 0, again = 0;
    for (const int i : set) {
      const bool is_maximum = at(i).upfloats >= max_times_;
      maximum += is_maximum ? 1 : 0;
      times += is_maximum ? at(i).upfloats : 0;
      again += at(i).upfloated_last ? 1 : 0;
    }
    value.push_back(uses("C7") ? unsatisfied : 0);
    if (last_round_) return value;
    value.push_back(uses("C8") && uses("C8 and C9") ? maximum : 0);
    value.push_back(uses("C9") && uses("C8 and C9") ? times : 0);
    value.push_back(uses("C10") ? again : 0);
    return value;
  }

  // ---- 3.2.3 to 3.2.6
  struct Groups {
    List first, second;  // G1, G2
  };
  [[nodiscard]] Groups divided(const List& bracket) const {
    Groups groups;
    const bool nobody_played =
        std::ranges::all_of(bracket, [&](int i) { return at(i).games == 0; });
    List by_tpn = bracket;
    std::ranges::sort(by_tpn, {}, [&](int i) { return at(i).id; });
    for (std::size_t i = 0; i < by_tpn.size(); ++i) {
      const bool first = nobody_played ? i < by_tpn.size() / 2 : at(by_tpn[i]).due.colour == 1;
      (first ? groups.first : groups.second).push_back(by_tpn[i]);
    }
    return groups;
  }

  /// 4.3, reading D-06: those of G1 as White seekers, those of G2 as Black seekers.
  [[nodiscard]] List numbered(List pool, bool white) const {
    std::ranges::sort(pool, {}, [&](int i) {
      return std::pair(white && uses("3.2.5") ? at(i).aro : 0, at(i).id);
    });
    if (!uses("4.3")) return pool;
    List result;
    while (!pool.empty()) {
      const auto middle = pool.begin() + static_cast<std::ptrdiff_t>((pool.size() - 1) / 2);
      result.push_back(*middle);
      pool.erase(middle);
    }
    return result;
  }

  static bool has(const List& list, int i) { return std::ranges::find(list, i) != list.end(); }
  static List minus(const List& list, const List& other) {
    List result;
    for (const int i : list)
      if (!has(other, i)) result.push_back(i);
    return result;
  }
  static List plus(List list, const List& other) {
    list.insert(list.end(), other.begin(), other.end());
    return list;
  }

  /// How few pairs inside a group the pairings with C7 at its best (all, if nobody has played)
  /// can have.
  [[nodiscard]] int least_inside(const List& left, const List& group, int unsatisfied) const {
    if (left.empty()) return unsatisfied == 0 ? 0 : -1;
    int least = -1;
    for (std::size_t i = 1; i < left.size(); ++i) {
      const int a = left[0], b = left[i];
      if (!legal(a, b)) continue;
      const int same = at(a).due.colour == at(b).due.colour ? 1 : 0;
      if (same > unsatisfied) continue;
      const int rest = least_inside(minus(left, {a, b}), group, unsatisfied - same);
      if (rest < 0) continue;
      const int value = rest + (has(group, a) && has(group, b) ? 1 : 0);
      if (least < 0 || value < least) least = value;
    }
    return least;
  }

  /// 3.2.6: T2 for S1; empty: no legal pairing.
  [[nodiscard]] List transposition(const List& first, List second, int unsatisfied) const {
    if (first.size() != second.size()) return {};
    std::ranges::sort(second, {}, [&](int i) { return at(i).id; });
    List chosen;
    const std::function<bool(int)> go = [&](int left) {
      if (chosen.size() == first.size()) return left == 0;
      for (const int i : second) {
        const int partner = first[chosen.size()];
        if (has(chosen, i) || !legal(partner, i)) continue;
        const int same = at(partner).due.colour == at(i).due.colour ? 1 : 0;
        chosen.push_back(i);
        if (go(left - same)) return true;
        chosen.pop_back();
      }
      return false;
    };
    return go(unsatisfied) ? chosen : List{};
  }

  [[nodiscard]] std::vector<std::pair<int, int>> pairs_of(Mask bracket) {
    const List all = members(bracket);
    const int unsatisfied = least_unsatisfied(bracket);
    const auto [first, second] = divided(all);
    const bool from_first = first.size() <= second.size();
    const List& smaller = from_first ? first : second;
    const List& larger = from_first ? second : first;
    const int inside = least_inside(all, smaller, unsatisfied);
    Groups result;
    each_set(numbered(smaller, from_first), static_cast<std::size_t>(inside), [&](const List& out) {
      const std::size_t much = larger.size() + out.size(), few = smaller.size() - out.size();
      return each_set(numbered(larger, !from_first), (much - few) / 2, [&](const List& back) {
        const List a = plus(minus(smaller, out), back), b = plus(minus(larger, back), out);
        const Groups groups = from_first ? Groups{a, b} : Groups{b, a};
        if (!groups.first.empty() &&
            transposition(groups.first, groups.second, unsatisfied).empty())
          return false;
        result = groups;
        return true;
      });
    });
    std::ranges::sort(result.first, {},
                      [&](int i) { return std::pair(uses("3.2.5") ? at(i).aro : 0, at(i).id); });
    const List opponents = transposition(result.first, result.second, unsatisfied);
    std::vector<std::pair<int, int>> pairs;
    for (std::size_t i = 0; i < opponents.size(); ++i)
      pairs.emplace_back(result.first[i], opponents[i]);
    return pairs;
  }

  // ---- article 5
  [[nodiscard]] std::pair<int, int> coloured(int a, int b) const {
    const Player &high = at(std::min(a, b)), &low = at(std::max(a, b));
    const int colour = colour_of_higher(high, low);
    return colour == 1 ? std::pair(high.id, low.id) : std::pair(low.id, high.id);
  }
  [[nodiscard]] int colour_of_higher(const Player& high, const Player& low) const {
    if (high.games == 0 && low.games == 0)  // 5.2.1
      return high.seen->parity % 2 == 1 ? report_.initial : -report_.initial;
    if (high.due.colour != low.due.colour) return high.due.colour;  // 5.2.2
    if (high.due.strength != low.due.strength)                      // 5.2.3
      return high.due.strength > low.due.strength ? high.due.colour : -low.due.colour;
    auto i = high.seen->colours.rbegin(), j = low.seen->colours.rbegin();  // 5.2.4
    for (; i != high.seen->colours.rend() && j != low.seen->colours.rend(); ++i, ++j)
      if (*i != *j) return -*i;
    return high.due.colour;  // 5.2.5
  }

  SeenReport report_;
  int edition_;
  std::string without_;
  bool last_round_ = false;
  int max_times_ = 2;
  std::vector<Player> players_;
  std::map<Mask, int> least_;
  std::vector<BracketAccount>* account_ = nullptr;
};

}  // namespace

OraclePairing dubov_oracle(const Tournament& tournament, int edition, const std::string& without) {
  return Dubov(tournament, edition, without).pair();
}

std::vector<BracketAccount> dubov_account(const Tournament& tournament, int edition) {
  std::vector<BracketAccount> account;
  const auto oracle = std::make_shared<Dubov>(tournament, edition, std::string());
  oracle->keep(account);
  (void)oracle->pair();
  for (BracketAccount& one : account)  // The oracle lives as long as its answers.
    one.against_round = [oracle, ask = std::move(one.against_round)](const auto& all) {
      return ask(all);
    };
  for (BracketAccount& one : account)
    one.against_player = [oracle, ask = std::move(one.against_player)](int id) { return ask(id); };
  for (BracketAccount& one : account)
    one.can_pair_residents = [oracle, ask = std::move(one.can_pair_residents)](int lower) {
      return ask(lower);
    };
  return account;
}

}  // namespace trf::test
