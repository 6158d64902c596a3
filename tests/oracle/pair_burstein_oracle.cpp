// C.04.4.2 (1 February 2026), articles 1 to 5 after the seeding rounds, with every pairing tried.
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
using Pairs = std::vector<std::pair<int, int>>;

struct Player {
  const SeenPlayer* seen = nullptr;
  int id = 0, score = 0, games = 0, buchholz = 0, berger = 0;
  Due due;
  bool barred = false;
};

class Burstein {
 public:
  Burstein(const Tournament& t, std::string without)
      : report_(read_report(t)), without_(std::move(without)) {
    for (const SeenPlayer& seen : report_.players)
      if (seen.present) players_.push_back(described(seen));
    std::ranges::sort(players_, [](const Player& a, const Player& b) {
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
    Mask floaters = 0;
    while (left != 0) {
      const Mask incoming = floaters;
      const Mask bracket = floaters | top(left & ~floaters);
      left &= ~bracket;
      floaters = bracket;
      const Pairs pairs = best_pairing(bracket, left);
      if (account_ != nullptr) note(bracket, incoming, left, pairs);
      for (const auto& [a, b] : pairs) {
        answer.pairs.push_back(coloured(a, b));
        floaters &= ~(bit(a) | bit(b));
      }
      left |= floaters;
    }
    answer.exists = true;
    return answer;
  }

  void keep(std::vector<BracketAccount>& account) { account_ = &account; }
  [[nodiscard]] std::map<int, std::pair<int, int>> indices() const {
    std::map<int, std::pair<int, int>> result;
    for (const Player& player : players_) result[player.id] = {player.buchholz, player.berger};
    return result;
  }

 private:
  [[nodiscard]] bool uses(const char* rule) const { return without_ != rule; }
  [[nodiscard]] const Player& at(int i) const { return players_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] List members(Mask mask) const { return members_of(mask, players_.size()); }
  [[nodiscard]] Mask top(Mask left) const {
    Mask group = 0;
    const List list = members(left);
    for (const int i : list)
      if (at(i).score == at(list.front()).score) group |= bit(i);
    return group;
  }

  // ---- what decides, for tests of explanations
  void note(Mask bracket, Mask incoming, Mask below, const Pairs& pairs) {
    BracketAccount account;
    List numbers = members(bracket);
    std::ranges::sort(numbers, [&](int a, int b) { return ranks_before(a, b); });
    const auto ids = [&](Mask mask) {
      List list;
      for (const int i : members(mask)) list.push_back(at(i).id);
      return list;
    };
    account.residents = ids(bracket & ~incoming);
    account.others = ids(incoming);
    for (const int i : numbers) account.order.push_back(at(i).id);
    for (const auto& [a, b] : pairs) account.pairs.emplace_back(at(a).id, at(b).id);
    const Mask out = left_over(bracket, pairs);
    account.floaters = ids(out);
    const auto value = value_of(numbers, pairs, out, below);
    for (std::size_t c = 0; c < 4; ++c) account.values["C" + std::to_string(5 + c)] = value[c];
    if (out == 0) account.values["C7"].clear();
    account.against_pair = [=, this](int one, int other) {
      std::vector<std::vector<int>> best;
      bool is_legal = false;
      each_pairing(numbers, [&](const Pairs& made) {
        if (std::ranges::none_of(made, [&](const auto& pair) {
              const int a = at(pair.first).id, b = at(pair.second).id;
              return (a == one && b == other) || (a == other && b == one);
            }))
          return;
        is_legal = true;
        const Mask left = left_over(bracket, made);
        if (!can_complete(left | below)) return;
        auto theirs = value_of(numbers, made, left, below);
        if (best.empty() || theirs < best) best = std::move(theirs);
      });
      if (best.empty()) return Loss{is_legal ? "C4" : "C1 or C3"};
      for (std::size_t c = 0; c < 4; ++c)
        if (best[c] != value[c]) return Loss{"C" + std::to_string(5 + c), best[c], value[c]};
      return Loss{"4.3"};
    };
    account.comes_later = [=, this](int one, int other) {
      bool keeps_all = false;
      each_pairing(numbers, [&](const Pairs& made) {
        const auto opponent = [&](const Pairs& in, int i) {
          for (const auto& [a, b] : in)
            if (a == i || b == i) return a == i ? b : a;
          return -1;
        };
        bool keeps = false;
        for (const int i : numbers) {
          if (at(i).id == one) {
            const int mine = opponent(made, i);
            keeps = mine >= 0 && at(mine).id == other;
            break;
          }
          if (opponent(made, i) != opponent(pairs, i)) return;
        }
        const Mask left = left_over(bracket, made);
        if (!keeps || !can_complete(left | below)) return;
        auto theirs = value_of(numbers, made, left, below);
        theirs.resize(4);
        auto ours = value;
        ours.resize(4);
        keeps_all = keeps_all || theirs == ours;
      });
      return !keeps_all;
    };
    account.against_round = [=, this](const std::vector<std::pair<int, int>>& all) -> Loss {
      Pairs made;
      for (const auto& [x, y] : all) {
        const auto a = std::ranges::find(numbers, x, [&](int i) { return at(i).id; });
        const auto b = std::ranges::find(numbers, y, [&](int i) { return at(i).id; });
        if (a != numbers.end() && b != numbers.end()) made.emplace_back(*a, *b);
      }
      const auto theirs = value_of(numbers, made, left_over(bracket, made), below);
      for (std::size_t c = 0; c < 4; ++c)
        if (theirs[c] != value[c]) return {"C" + std::to_string(5 + c), theirs[c], value[c], {}};
      return {theirs[4] == value[4] ? "" : "order", {}, {}, {}};
    };
    account_->push_back(std::move(account));
  }

  // ---- article 1
  /// 1.7.2: the score of a player for the opponents of earlier rounds.
  [[nodiscard]] int score_for_opponents(const SeenPlayer& player) const {
    int score = player.score;
    if (!uses("1.7.2")) return score;
    for (auto round = player.rounds.rbegin(); round != player.rounds.rend(); ++round) {
      const bool absent = round->opponent == 0 && (round->code == ResultCode::zero_point_bye ||
                                                   round->code == ResultCode::none);
      if (!absent) break;
      score += report_.draw - round->points;
    }
    return score;
  }
  [[nodiscard]] Player described(const SeenPlayer& seen) const {
    Player player;
    player.seen = &seen;
    player.id = seen.id;
    player.score = seen.pairing;
    player.games = static_cast<int>(seen.colours.size());
    player.due = due_colour(seen);
    for (const SeenRound& round : seen.rounds) {
      const int other = round.played ? score_for_opponents(report_.at(round.opponent)) : seen.score;
      if (uses("BH")) player.buchholz += other;
      if (uses("SB")) player.berger += round.points * other;
      if (round.code == ResultCode::pairing_bye || round.code == ResultCode::forfeit_win ||
          (!round.played && round.points >= report_.win))
        player.barred = true;
    }
    return player;
  }
  /// 1.8
  [[nodiscard]] bool ranks_before(int a, int b) const {
    const Player &x = at(a), &y = at(b);
    if (x.buchholz != y.buchholz) return x.buchholz > y.buchholz;
    if (x.berger != y.berger) return x.berger > y.berger;
    return x.id < y.id;
  }

  // ---- 2.1, 2.2
  [[nodiscard]] bool legal(int a, int b) const {
    const Player &x = at(a), &y = at(b);
    if (std::ranges::find(x.seen->excluded, y.id) != x.seen->excluded.end()) return false;
    return x.due.strength < 3 || y.due.strength < 3 || x.due.colour != y.due.colour;
  }
  [[nodiscard]] bool can_complete(Mask mask) {
    if (mask == 0) return true;
    if (const auto known = completes_.find(mask); known != completes_.end()) return known->second;
    bool result = false;
    const List list = members(mask);
    for (std::size_t i = 1; i < list.size() && !result; ++i)
      result = legal(list[0], list[i]) && can_complete(mask & ~bit(list[0]) & ~bit(list[i]));
    return completes_[mask] = result;
  }

  // ---- 3.1
  [[nodiscard]] int bye_holder(Mask all) {
    int best = -1;
    const auto comes_first = [&](int a, int b) {
      if (at(a).score != at(b).score) return at(a).score < at(b).score;
      if (uses("3.1.4") && at(a).games != at(b).games) return at(a).games > at(b).games;
      return uses("3.1.5") ? ranks_before(b, a) : ranks_before(a, b);
    };
    for (const int i : members(all))
      if (!at(i).barred && can_complete(all & ~bit(i)) && (best < 0 || comes_first(i, best)))
        best = i;
    return best;
  }

  // ---- brackets
  void each_pairing(const List& bracket, const std::function<void(const Pairs&)>& visit) const {
    Pairs pairs;
    std::vector<bool> used(bracket.size());
    const std::function<void(std::size_t)> go = [&](std::size_t i) {
      while (i < used.size() && used[i]) ++i;
      if (i == used.size()) return visit(pairs);
      used[i] = true;
      for (std::size_t j = i + 1; j < used.size(); ++j) {
        if (used[j] || !legal(bracket[i], bracket[j])) continue;
        used[j] = true;
        pairs.emplace_back(bracket[i], bracket[j]);
        go(i + 1);
        pairs.pop_back();
        used[j] = false;
      }
      go(i + 1);
      used[i] = false;
    };
    go(0);
  }
  [[nodiscard]] std::vector<int> scores(Mask floaters) const {
    std::vector<int> list;
    for (const int i : members(floaters)) list.push_back(at(i).score);
    std::ranges::sort(list, std::greater<>());
    return list;
  }
  static Mask left_over(Mask bracket, const Pairs& pairs) {
    for (const auto& [a, b] : pairs) bracket &= ~(bit(a) | bit(b));
    return bracket;
  }
  /// C7: how well the following bracket can do with these floaters.
  [[nodiscard]] std::vector<int> following(Mask floaters, Mask below) {
    if (below == 0) return {};
    if (const auto known = following_.find({floaters, below}); known != following_.end())
      return known->second;
    const Mask group = top(below);
    std::vector<int> best{1000};
    each_pairing(members(floaters | group), [&](const Pairs& pairs) {
      const Mask out = left_over(floaters | group, pairs);
      if (!can_complete(out | (below & ~group))) return;
      auto value = scores(out);
      value.insert(value.begin(), static_cast<int>(value.size()));
      best = std::min(best, value);
    });
    return following_[{floaters, below}] = best;
  }

  [[nodiscard]] Pairs best_pairing(Mask bracket, Mask below) {
    List numbers = members(bracket);
    std::ranges::sort(numbers, [&](int a, int b) { return ranks_before(a, b); });
    std::vector<std::vector<int>> best;
    Pairs found;
    each_pairing(numbers, [&](const Pairs& pairs) {
      const Mask out = left_over(bracket, pairs);
      if (!can_complete(out | below)) return;
      auto value = value_of(numbers, pairs, out, below);
      if (!best.empty() && value >= best) return;
      best = std::move(value);
      found = pairs;
    });
    return found;
  }
  /// C5 to C8, then the order of 4.3.
  [[nodiscard]] std::vector<std::vector<int>> value_of(const List& numbers, const Pairs& pairs,
                                                       Mask out, Mask below) {
    int unsatisfied = 0;
    for (const auto& [a, b] : pairs)
      unsatisfied += at(a).due.colour != 0 && at(a).due.colour == at(b).due.colour ? 1 : 0;
    return {{static_cast<int>(numbers.size()) - 2 * static_cast<int>(pairs.size())},
            uses("C6") ? scores(out) : List{},
            uses("C7") ? following(out, below) : List{},
            {uses("C8") ? unsatisfied : 0},
            order_of(numbers, pairs)};
  }
  /// 4.3: the opponents of BSN 1, 2, ... negated; 0: floats.
  [[nodiscard]] List order_of(const List& numbers, const Pairs& pairs) const {
    const auto bsn = [&](int player) {
      return static_cast<int>(std::ranges::find(numbers, player) - numbers.begin()) + 1;
    };
    List opponents(numbers.size(), 0);
    for (const auto& [a, b] : pairs) {
      opponents[static_cast<std::size_t>(bsn(a) - 1)] = -bsn(b);
      opponents[static_cast<std::size_t>(bsn(b) - 1)] = -bsn(a);
    }
    if (!uses("4.3")) std::ranges::reverse(opponents);
    return opponents;
  }

  // ---- article 5
  [[nodiscard]] std::pair<int, int> coloured(int a, int b) const {
    if (!ranks_before(a, b)) std::swap(a, b);
    return colour_of_higher(at(a), at(b)) == 1 ? std::pair(at(a).id, at(b).id)
                                               : std::pair(at(b).id, at(a).id);
  }
  [[nodiscard]] int colour_of_higher(const Player& high, const Player& low) const {
    if (high.games == 0 && low.games == 0)  // 5.2.1
      return high.seen->parity % 2 == 1 ? report_.initial : -report_.initial;
    if (high.due.colour == 0) return -low.due.colour;  // 1.5.4
    if (low.due.colour == 0) return high.due.colour;
    if (high.due.colour != low.due.colour) return high.due.colour;  // 5.2.2
    if (high.due.strength != low.due.strength)                      // 5.2.3
      return high.due.strength > low.due.strength ? high.due.colour : -low.due.colour;
    auto i = high.seen->colours.rbegin(), j = low.seen->colours.rbegin();  // 5.2.4
    for (; i != high.seen->colours.rend() && j != low.seen->colours.rend(); ++i, ++j)
      if (*i != *j) return -*i;
    return high.due.colour;  // 5.2.5
  }

  SeenReport report_;
  std::string without_;
  std::vector<Player> players_;
  std::map<Mask, bool> completes_;
  std::map<std::pair<Mask, Mask>, std::vector<int>> following_;
  std::vector<BracketAccount>* account_ = nullptr;
};

}  // namespace

OraclePairing burstein_oracle(const Tournament& tournament, const std::string& without) {
  return Burstein(tournament, without).pair();
}

std::vector<BracketAccount> burstein_account(const Tournament& tournament) {
  std::vector<BracketAccount> account;
  const auto oracle = std::make_shared<Burstein>(tournament, std::string());
  oracle->keep(account);
  (void)oracle->pair();
  for (BracketAccount& one : account) {  // The oracle lives as long as its answers.
    one.against_pair = [oracle, ask = std::move(one.against_pair)](int a, int b) {
      return ask(a, b);
    };
    one.comes_later = [oracle, ask = std::move(one.comes_later)](int a, int b) {
      return ask(a, b);
    };
    one.against_round = [oracle, ask = std::move(one.against_round)](const auto& all) {
      return ask(all);
    };
  }
  return account;
}

std::map<int, std::pair<int, int>> burstein_index(const Tournament& tournament) {
  return Burstein(tournament, {}).indices();
}

}  // namespace trf::test
