#include "pair_dutch_oracle.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <set>

namespace trf::test {
namespace {

using Mask = std::uint32_t;
using Pairs = std::vector<std::pair<int, int>>;
using Vector = std::vector<std::vector<int>>;

constexpr int white = 1, black = -1;

struct Player {
  int id = 0, tpn = 0, parity = 0, score = 0;
  std::vector<int> colours;
  int difference = 0;
  int preference = 0;  // white, black, 0
  int strength = 0;    // 1 mild, 2 strong, 3 absolute
  bool down1 = false, down2 = false, up1 = false, up2 = false;
  bool top = false, barred = false;
  int unplayed = 0;
  Mask forbidden = 0;
};

struct Bracket {
  std::vector<int> players;  // MDPs first
  int mdps = 0;
  int below = 0, next_end = 0;
  bool completes = true, looks_ahead = true;
  [[nodiscard]] bool is_mdp(int player) const {
    return std::find(players.begin(), players.begin() + mdps, player) != players.begin() + mdps;
  }
};

class Oracle {
 public:
  Oracle(const Tournament& tournament, int round, int edition)
      : t_(tournament),
        round_(round),
        rounds_(tournament.stated_rounds.value_or(0)),
        modern_(edition >= 2026) {
    read_players();
  }

  /// Of every complete round the place and criterion of its first loss; for each two the latest.
  std::map<std::pair<int, int>, std::string> losses() {
    keeps_steps_ = true;
    const DutchRound correct = pair();
    std::map<std::pair<int, int>, std::string> result;
    if (!correct.exists) return result;
    std::map<std::pair<int, int>, Loss> latest;
    const std::optional<int> lowest = bye_score_;
    bye_score_.reset();  // C5 is one of the losses
    DutchRound other;
    each_round(mask(0, count()), other, [&] {
      const Loss loss = first_loss(other, lowest);
      for (const auto& [a, b] : other.pairs) {
        const auto [known, is_new] = latest.try_emplace(std::minmax(a, b), loss);
        if (!is_new && known->second.place < loss.place) known->second = loss;
      }
    });
    for (int a = 0; a < count(); ++a)
      for (int b = a + 1; b < count(); ++b) {
        if (!legal(a, b)) continue;
        const std::pair<int, int> ids = std::minmax(at(a).id, at(b).id);
        const auto found = latest.find(ids);
        if (found == latest.end())
          result[ids] = "none";
        else if (!found->second.criterion.empty())
          result[ids] = found->second.criterion;
      }
    return result;
  }

  /// Stops at the first bracket in which the other round differs.
  std::string first_criterion(const DutchRound& other) {
    other_ = &other;
    (void)pair();
    return criterion_;
  }

  DutchRound pair() {
    const Mask all = mask(0, count());
    if (count() % 2 != 0 && modern_) {  // C5
      std::vector<int> scores;
      for (const Player& player : players_) scores.push_back(player.score);
      std::sort(scores.begin(), scores.end());
      for (const int score : scores) {
        bye_score_ = score;
        completions_.clear();
        if (can_complete(all)) break;
      }
    }
    if (!can_complete(all)) return {};
    std::vector<int> floaters;
    for (int begin = 0; begin < count();) {
      Bracket bracket = bracket_at(floaters, begin);
      begin = bracket.below;
      if (!modern_ && begin < count()) bracket.completes = false;
      auto pairs = best(bracket);
      if (!modern_ && begin < count()) {
        if (!can_complete(mask_of(left(bracket, pairs)) | mask(begin, count()))) {
          // A.9: this is the penultimate bracket; the last one is all the rest.
          bracket.completes = true;
          bracket.looks_ahead = false;
          pairs = best(bracket);
          if (differs(bracket, pairs)) return {};
          if (keeps_steps_) made_.push_back({bracket, pairs});
          keep(pairs);
          Bracket last = bracket_at(left(bracket, pairs), begin);
          for (int p = last.below; p < count(); ++p) last.players.push_back(p);
          last.below = last.next_end = count();
          if (differs(last, best(last))) return {};
          if (keeps_steps_) made_.push_back({last, best(last)});
          keep(best(last));
          return finish(left(last, best(last)));
        }
      }
      if (differs(bracket, pairs)) return {};
      if (keeps_steps_) made_.push_back({bracket, pairs});
      keep(pairs);
      floaters = left(bracket, pairs);
    }
    return finish(floaters);
  }

 private:
  // ---- the report
  [[nodiscard]] static bool took_part(const Game& game) {
    return game.opponent != no_player || game.code == ResultCode::pairing_bye;
  }
  [[nodiscard]] static bool is_over_the_board(const Game& game) {
    return game.opponent != no_player && game.colour != Colour::none &&
           game.code != ResultCode::forfeit_win && game.code != ResultCode::forfeit_loss;
  }
  [[nodiscard]] bool somebody_took_part(int round) const {
    for (int p = 0; p < listed(); ++p)
      if (took_part(game(p, round))) return true;
    return false;
  }
  [[nodiscard]] int listed() const { return static_cast<int>(t_.players.size()); }
  [[nodiscard]] Game game(int p, int round) const {
    return t_.game(static_cast<PlayerIndex>(p), round);
  }
  [[nodiscard]] int number(int p) const {
    return t_.players[static_cast<std::size_t>(p)].start_rank;
  }
  [[nodiscard]] bool is_announced_away(int p, int round) const {
    for (const auto& byes : t_.announced_byes)
      if (byes.round == round && std::count(byes.ids.begin(), byes.ids.end(), number(p)) > 0)
        return true;
    return std::count(t_.absent.begin(), t_.absent.end(), number(p)) > 0;
  }
  [[nodiscard]] bool is_present(int p) const {
    if (somebody_took_part(round_)) return took_part(game(p, round_));
    return game(p, round_).is_blank() && !is_announced_away(p, round_);
  }

  /// C.04.7: the first half of those paired in round 1, rounded up to an even number, the last of
  /// them and all above; a win in the first half of the accelerated rounds, a draw in the others.
  [[nodiscard]] int baku_points(int p, int round) const {
    std::vector<int> first;
    const bool paired = somebody_took_part(1);
    for (int other = 0; other < listed(); ++other)
      if (paired ? took_part(game(other, 1))
                 : game(other, 1).is_blank() && !is_announced_away(other, 1))
        first.push_back(other);
    const auto half = (first.size() + 1) / 2;
    const auto group_a = half + half % 2;
    const int accelerated = (rounds_ + 1) / 2, full = (accelerated + 1) / 2;
    const bool is_in = group_a > 0 && p <= first[std::min(group_a, first.size()) - 1];
    if (!is_in || round > accelerated) return 0;
    return (round <= full ? t_.points.win() : t_.points.draw()).tenths();
  }
  [[nodiscard]] int fictitious(int p, int round) const {
    const bool named = t_.type_code.size() > 5 &&
                       t_.type_code.compare(t_.type_code.size() - 5, 5, "_BAKU") == 0 &&
                       t_.acceleration.empty() && t_.player_acceleration.empty();
    if (named) return rounds_ > 0 ? baku_points(p, round) : 0;
    return t_.accelerated_points(static_cast<PlayerIndex>(p), round).tenths();
  }
  /// Score for pairing before a round: open games by 162 X, acceleration of that round.
  [[nodiscard]] int score_before(int p, int round) const {
    int open = 0;
    for (int r = 1; r < round; ++r)
      if (game(p, r).opponent != no_player && game(p, r).code == ResultCode::none) ++open;
    return t_.score(static_cast<PlayerIndex>(p), round - 1).tenths() +
           open * t_.points.unknown.tenths() + fictitious(p, round);
  }

  // ---- article 1
  void read_players() {
    std::vector<int> order;
    for (int p = 0; p < listed(); ++p)
      if (is_present(p)) order.push_back(p);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
      return score_before(a, round_) > score_before(b, round_);
    });
    for (const int p : order) {
      Player player;
      player.id = number(p);
      player.tpn = number(p);
      for (int other = 0; other <= p; ++other) {  // N-01: who has arrived
        bool arrived = is_present(other);
        for (int r = 1; r < round_; ++r) arrived = arrived || took_part(game(other, r));
        player.parity += arrived ? 1 : 0;
      }
      player.score = score_before(p, round_);
      for (int r = 1; r < round_; ++r)
        if (is_over_the_board(game(p, r)))
          player.colours.push_back(game(p, r).colour == Colour::white ? white : black);
      player.difference = std::accumulate(player.colours.begin(), player.colours.end(), 0);
      set_preference(player);
      player.top = round_ == rounds_ && 2 * player.score > t_.points.win().tenths() * (round_ - 1);
      player.unplayed = round_ - 1 - static_cast<int>(player.colours.size());
      for (int r = 1; r < round_; ++r) read_past(player, p, r);
      for (std::size_t other = 0; other < order.size(); ++other)
        if (order[other] != p && (have_met(p, order[other]) || is_prohibited(p, order[other])))
          player.forbidden |= Mask{1} << other;
      players_.push_back(player);
    }
  }

  [[nodiscard]] bool have_met(int p, int other) const {
    for (int r = 1; r < round_; ++r)
      if (game(p, r).opponent == other && game(p, r).code != ResultCode::forfeit_win &&
          game(p, r).code != ResultCode::forfeit_loss)
        return true;
    return false;
  }
  [[nodiscard]] bool is_prohibited(int p, int other) const {
    return std::any_of(t_.prohibited.begin(), t_.prohibited.end(), [&](const auto& group) {
      const auto has = [&](int who) {
        return std::count(group.ids.begin(), group.ids.end(), number(who)) > 0;
      };
      return round_ >= group.first_round && round_ <= group.last_round && has(p) && has(other);
    });
  }

  static void set_preference(Player& player) {
    const auto& games = player.colours;
    if (games.empty()) return;
    const int last = games.back();
    const bool twice = games.size() > 1 && games[games.size() - 2] == last;
    if (player.difference > 1 || player.difference < -1) {
      player.preference = player.difference > 1 ? black : white;
      player.strength = 3;
    } else if (twice) {
      player.preference = -last;
      player.strength = 3;
    } else if (player.difference != 0) {
      player.preference = -player.difference;
      player.strength = 2;
    } else {
      player.preference = -last;
      player.strength = 1;
    }
  }

  void read_past(Player& player, int p, int round) {
    const Game past = game(p, round);
    bool down = false, up = false;
    if (is_over_the_board(past)) {
      const int mine = score_before(p, round), his = score_before(past.opponent, round);
      down = mine > his;
      up = mine < his;
    } else {
      const Score points = t_.points_of(static_cast<PlayerIndex>(p), round);
      const bool pab = past.code == ResultCode::pairing_bye;
      down = !modern_ || pab || points > t_.points.loss();
      player.barred = player.barred || pab || past.code == ResultCode::forfeit_win ||
                      (modern_ && points >= t_.points.win());
    }
    if (round == round_ - 1) {
      player.down1 = down;
      player.up1 = up;
    }
    if (round == round_ - 2) {
      player.down2 = down;
      player.up2 = up;
    }
  }

  [[nodiscard]] int count() const { return static_cast<int>(players_.size()); }
  [[nodiscard]] const Player& at(int i) const { return players_[static_cast<std::size_t>(i)]; }
  static Mask mask(int begin, int end) {
    return ((Mask{1} << end) - 1) & ~((Mask{1} << begin) - 1);
  }
  static Mask mask_of(const std::vector<int>& list) {
    Mask result = 0;
    for (const int i : list) result |= Mask{1} << i;
    return result;
  }

  // ---- 2.1 to 2.3
  [[nodiscard]] bool legal(int a, int b) const {
    if ((at(a).forbidden >> b & 1U) != 0) return false;
    const bool same =
        at(a).strength == 3 && at(b).strength == 3 && at(a).preference == at(b).preference;
    return !same || at(a).top || at(b).top;
  }
  [[nodiscard]] bool may_have_bye(int a) const {
    return !at(a).barred && (!bye_score_ || at(a).score == *bye_score_);
  }
  bool can_complete(Mask group) {
    if (group == 0) return true;
    if (const auto known = completions_.find(group); known != completions_.end())
      return known->second;
    int first = 0, size = 0;
    for (int i = count(); i-- > 0;)
      if ((group >> i & 1U) != 0) first = i, ++size;
    const Mask rest = group & ~(Mask{1} << first);
    bool result = size % 2 != 0 && may_have_bye(first) && can_complete(rest);
    for (int i = first + 1; i < count() && !result; ++i)
      if ((rest >> i & 1U) != 0 && legal(first, i)) result = can_complete(rest & ~(Mask{1} << i));
    return completions_[group] = result;
  }

  // ---- article 5
  [[nodiscard]] int colour_of_first(int a, int b) const {
    const Player &x = at(a), &y = at(b);
    if (x.preference != 0 && y.preference != 0 && x.preference != y.preference) return x.preference;
    if (x.preference != 0 && y.preference == 0) return x.preference;
    if (x.preference == 0 && y.preference != 0) return -y.preference;
    if (x.preference == 0) {
      const int initial = t_.initial_colour == Colour::black ? black : white;
      return x.parity % 2 == 1 ? initial : -initial;
    }
    if (x.strength > y.strength) return x.preference;
    if (y.strength > x.strength) return -y.preference;
    if (x.strength == 3 && std::abs(x.difference) != std::abs(y.difference))
      return std::abs(x.difference) > std::abs(y.difference) ? x.preference : -y.preference;
    auto i = x.colours.rbegin();
    for (auto j = y.colours.rbegin(); i != x.colours.rend() && j != y.colours.rend(); ++i, ++j)
      if (*i != *j) return -*i;
    return x.preference;
  }

  // ---- brackets
  [[nodiscard]] Bracket bracket_at(const std::vector<int>& floaters, int begin) const {
    Bracket bracket;
    bracket.players = floaters;
    bracket.mdps = static_cast<int>(floaters.size());
    const auto group_end = [&](int from) {
      int end = from;
      while (end < count() && at(end).score == at(from).score) ++end;
      return end;
    };
    bracket.below = group_end(begin);
    bracket.next_end = group_end(bracket.below);
    for (int p = begin; p < bracket.below; ++p) bracket.players.push_back(p);
    return bracket;
  }
  static std::vector<int> left(const Bracket& bracket, const Pairs& pairs) {
    std::vector<int> result;
    for (const int p : bracket.players)
      if (std::none_of(pairs.begin(), pairs.end(),
                       [&](const auto& pair) { return pair.first == p || pair.second == p; }))
        result.push_back(p);
    return result;
  }

  /// All sets of legal pairs: MDP with resident, resident with resident.
  void each_matching(const Bracket& bracket, const std::function<void(const Pairs&)>& visit) {
    Pairs pairs;
    std::vector<bool> used(bracket.players.size());
    const std::function<void(std::size_t)> go = [&](std::size_t i) {
      while (i < used.size() && used[i]) ++i;
      if (i == used.size()) return visit(pairs);
      used[i] = true;
      go(i + 1);
      for (std::size_t j = std::max(i + 1, static_cast<std::size_t>(bracket.mdps)); j < used.size();
           ++j) {
        if (used[j] || !legal(bracket.players[i], bracket.players[j])) continue;
        used[j] = true;
        pairs.emplace_back(bracket.players[i], bracket.players[j]);
        go(i + 1);
        pairs.pop_back();
        used[j] = false;
      }
      used[i] = false;
    };
    go(0);
  }

  [[nodiscard]] bool completes(const Bracket& bracket, const std::vector<int>& floaters) {
    return !bracket.completes || can_complete(mask_of(floaters) | mask(bracket.below, count()));
  }
  [[nodiscard]] int lowest(const Bracket& bracket) const {
    return at(bracket.players.back()).score;
  }

  // ---- 2.4
  [[nodiscard]] std::vector<int> psd(const Bracket& bracket, const Pairs& pairs,
                                     const std::vector<int>& floaters) const {
    std::vector<int> list;
    for (const auto& [a, b] : pairs) list.push_back(at(a).score - at(b).score);
    for (const int p : floaters) list.push_back(at(p).score - (lowest(bracket) - 10));
    std::sort(list.rbegin(), list.rend());
    return list;
  }
  [[nodiscard]] std::vector<int> scores(const std::vector<int>& floaters) const {
    std::vector<int> list;
    for (const int p : floaters) list.push_back(at(p).score);
    std::sort(list.rbegin(), list.rend());
    return list;
  }
  /// The first two criteria of the following bracket at their best.
  Vector following(const Bracket& bracket, const std::vector<int>& floaters) {
    const Mask key = mask_of(floaters);
    if (const auto known = following_.find({key, bracket.below}); known != following_.end())
      return known->second;
    Bracket next = bracket_at(floaters, bracket.below);
    // The last bracket leaves the holder of the bye, who must be one who may.
    next.completes = bracket.completes || next.below == count();
    std::optional<Vector> least;
    each_matching(next, [&](const Pairs& pairs) {
      const auto rest = left(next, pairs);
      if (!completes(next, rest)) return;
      Vector value{{static_cast<int>(rest.size())},
                   modern_ ? scores(rest) : psd(next, pairs, rest)};
      if (!least || value < *least) least = std::move(value);
    });
    return following_[{key, bracket.below}] = least.value_or(Vector{{1000}});
  }

  template <class Condition, class Amount>
  static std::vector<int> list_of(const Pairs& pairs, Condition condition, Amount amount) {
    std::vector<int> list;
    for (const auto& [a, b] : pairs)
      if (condition(a, b)) list.push_back(amount(a, b));
    std::sort(list.rbegin(), list.rend());
    return list;
  }

  Vector evaluate(const Bracket& bracket, const Pairs& pairs, const std::vector<int>& floaters) {
    Vector value;
    const int residents = lowest(bracket);
    value.push_back({static_cast<int>(floaters.size())});
    value.push_back(modern_ ? scores(floaters) : psd(bracket, pairs, floaters));
    if (bracket.looks_ahead && bracket.below < count()) {
      value.emplace_back();  // one criterion, of two parts
      for (const auto& part : following(bracket, floaters))
        value.back().insert(value.back().end(), part.begin(), part.end());
    }
    if (modern_) {
      const bool bye = count() % 2 != 0 && floaters.size() == 1 && residents <= *bye_score_;
      value.push_back({bye ? at(floaters.front()).unplayed : 0});
    }
    int beyond = 0, third = 0, refused = 0, strong = 0;
    for (const auto& [a, b] : pairs) {
      const int mine = colour_of_first(a, b);
      for (const auto& [who, colour] : {std::pair(a, mine), std::pair(b, -mine)}) {
        const Player& player = at(who);
        if (at(a).top || at(b).top) {
          if (std::abs(player.difference + colour) > 2) ++beyond;
          const auto n = player.colours.size();
          if (n > 1 && player.colours[n - 1] == colour && player.colours[n - 2] == colour) ++third;
        }
        if (player.preference != 0 && player.preference != colour) {
          ++refused;
          if (player.strength == 2) ++strong;
        }
      }
    }
    value.insert(value.end(), {{beyond}, {third}, {refused}, {strong}});
    const auto count_pairs = [&](auto condition) {
      return static_cast<int>(std::count_if(pairs.begin(), pairs.end(), [&](const auto& pair) {
        return at(pair.first).score > at(pair.second).score && condition(pair);
      }));
    };
    const auto count_floaters = [&](auto condition) {
      return static_cast<int>(std::count_if(floaters.begin(), floaters.end(), condition));
    };
    for (const int back : {1, 2}) {
      const auto down = [&](int p) { return back == 1 ? at(p).down1 : at(p).down2; };
      const auto up = [&](int p) { return back == 1 ? at(p).up1 : at(p).up2; };
      value.push_back(
          {modern_
               ? count_floaters([&](int p) { return down(p) && at(p).score == residents; })
               : count_floaters(down) + count_pairs([&](const auto& x) { return down(x.first); })});
      value.push_back({count_pairs([&](const auto& x) { return up(x.second); })});
    }
    for (const int back : {1, 2}) {
      const auto down = [&](int p) { return back == 1 ? at(p).down1 : at(p).down2; };
      const auto up = [&](int p) { return back == 1 ? at(p).up1 : at(p).up2; };
      const auto difference = [&](int a, int b) { return at(a).score - at(b).score; };
      auto list = list_of(
          pairs, [&](int a, int b) { return difference(a, b) > 0 && down(a); }, difference);
      for (const int p : floaters)
        if (down(p) && (!modern_ || at(p).score > residents))
          list.push_back(at(p).score - residents + 10);
      std::sort(list.rbegin(), list.rend());
      value.push_back(list);
      value.push_back(list_of(
          pairs, [&](int a, int b) { return difference(a, b) > 0 && up(b); }, difference));
    }
    return value;
  }

  // ---- articles 3 and 4
  Pairs best(const Bracket& bracket) {
    std::optional<Vector> least;
    std::set<Pairs> winners;
    each_matching(bracket, [&](const Pairs& pairs) {
      const auto floaters = left(bracket, pairs);
      if (!completes(bracket, floaters)) return;
      Vector value = evaluate(bracket, pairs, floaters);
      if (least && *least < value) return;
      if (!least || value < *least) winners.clear();
      least = std::move(value);
      Pairs sorted = pairs;
      std::sort(sorted.begin(), sorted.end());
      winners.insert(sorted);
    });
    if (winners.empty()) return {};
    return generate(bracket, winners);
  }

  static Pairs generate(const Bracket& bracket, const std::set<Pairs>& winners) {
    int m1 = 0;
    const int pairs = static_cast<int>(winners.begin()->size());
    for (const auto& pair : *winners.begin()) m1 += bracket.is_mdp(pair.first) ? 1 : 0;
    Pairs found;
    // 4.4: sets of pairable MDPs by their smallest differing BSN, that is lexicographically.
    const std::vector<int> mdps(bracket.players.begin(), bracket.players.begin() + bracket.mdps);
    const std::vector<int> residents(bracket.players.begin() + bracket.mdps, bracket.players.end());
    each_subset(mdps, m1, [&](const std::vector<int>& s1) {
      // 4.2: transpositions by their first M1 numbers.
      return each_arrangement(residents, m1, [&](const std::vector<int>& s2) {
        Pairs made;
        std::vector<int> remainder;
        // NOLINTNEXTLINE(modernize-loop-convert): two lists at once
        for (std::size_t i = 0; i < s1.size(); ++i) made.emplace_back(s1[i], s2[i]);
        for (const int p : residents)
          if (std::find(s2.begin(), s2.end(), p) == s2.end()) remainder.push_back(p);
        return each_homogeneous(remainder, pairs - m1, [&](const Pairs& rest) {
          Pairs all = made;
          all.insert(all.end(), rest.begin(), rest.end());
          std::sort(all.begin(), all.end());
          if (!winners.contains(all)) return false;
          found = all;
          return true;
        });
      });
    });
    return found;
  }

  /// 3.6: exchanges in the order of 4.3.2, then transpositions of S2.
  static bool each_homogeneous(const std::vector<int>& players, int pairs,
                               const std::function<bool(const Pairs&)>& visit) {
    struct Exchange {
      std::vector<int> down, up;  // BSNs moved from S1 (falling) and from S2 (rising)
      int sum = 0;
    };
    const auto n = static_cast<int>(players.size());
    std::vector<int> first(static_cast<std::size_t>(pairs)),
        second(static_cast<std::size_t>(n - pairs));
    std::iota(first.begin(), first.end(), 1);
    std::iota(second.begin(), second.end(), pairs + 1);
    std::vector<Exchange> exchanges;
    for (int size = 0; size <= std::min(pairs, n - pairs); ++size)
      each_subset(first, size, [&](const std::vector<int>& down) {
        return each_subset(second, size, [&](const std::vector<int>& up) {
          Exchange exchange{{down.rbegin(), down.rend()}, up, 0};
          exchange.sum = std::accumulate(up.begin(), up.end(), 0) -
                         std::accumulate(down.begin(), down.end(), 0);
          exchanges.push_back(exchange);
          return false;
        });
      });
    std::stable_sort(exchanges.begin(), exchanges.end(), [](const Exchange& a, const Exchange& b) {
      if (a.up.size() != b.up.size()) return a.up.size() < b.up.size();
      if (a.sum != b.sum) return a.sum < b.sum;
      if (a.down != b.down) return a.down > b.down;
      return a.up < b.up;
    });
    for (const Exchange& exchange : exchanges) {
      std::vector<int> s1, s2;
      for (int bsn = 1; bsn <= n; ++bsn) {
        const bool moved_down = std::count(exchange.down.begin(), exchange.down.end(), bsn) > 0;
        const bool moved_up = std::count(exchange.up.begin(), exchange.up.end(), bsn) > 0;
        ((bsn <= pairs && !moved_down) || moved_up ? s1 : s2)
            .push_back(players[static_cast<std::size_t>(bsn - 1)]);
      }
      const bool done = each_arrangement(s2, pairs, [&](const std::vector<int>& order) {
        Pairs made;
        for (std::size_t i = 0; i < s1.size(); ++i)
          made.emplace_back(std::min(s1[i], order[i]), std::max(s1[i], order[i]));
        return visit(made);
      });
      if (done) return true;
    }
    return false;
  }

  /// Subsets of a size, lexicographically; stops when visit says so.
  static bool each_subset(const std::vector<int>& items, int size,
                          const std::function<bool(const std::vector<int>&)>& visit) {
    std::vector<int> chosen;
    const std::function<bool(std::size_t)> go = [&](std::size_t from) {
      if (static_cast<int>(chosen.size()) == size) return visit(chosen);
      for (std::size_t i = from; i < items.size(); ++i) {
        chosen.push_back(items[i]);
        if (go(i + 1)) return true;
        chosen.pop_back();
      }
      return false;
    };
    return go(0);
  }
  /// Ordered choices of a size, lexicographically.
  static bool each_arrangement(const std::vector<int>& items, int size,
                               const std::function<bool(const std::vector<int>&)>& visit) {
    std::vector<int> chosen;
    std::vector<bool> used(items.size());
    const std::function<bool()> go = [&]() {
      if (static_cast<int>(chosen.size()) == size) return visit(chosen);
      for (std::size_t i = 0; i < items.size(); ++i) {
        if (used[i]) continue;
        used[i] = true;
        chosen.push_back(items[i]);
        if (go()) return true;
        chosen.pop_back();
        used[i] = false;
      }
      return false;
    };
    return go();
  }

  bool differs(const Bracket& bracket, const Pairs& pairs) {
    if (other_ == nullptr) return false;
    Pairs theirs;
    for (const auto& [white_id, black_id] : other_->pairs) {
      int a = -1, b = -1;
      for (int i = 0; i < count(); ++i) {
        if (at(i).id == white_id) a = i;
        if (at(i).id == black_id) b = i;
      }
      const auto here = [&](int p) {
        return std::count(bracket.players.begin(), bracket.players.end(), p) > 0;
      };
      if (here(a) && here(b) && !(bracket.is_mdp(a) && bracket.is_mdp(b)))
        theirs.emplace_back(std::min(a, b), std::max(a, b));
    }
    std::sort(theirs.begin(), theirs.end());
    Pairs ours = pairs;
    std::sort(ours.begin(), ours.end());
    if (ours == theirs) return false;
    const auto floaters = left(bracket, theirs);
    if (!completes(bracket, floaters)) {
      criterion_ = "C5";
      return true;
    }
    const Vector mine = evaluate(bracket, ours, left(bracket, ours));
    const Vector his = evaluate(bracket, theirs, floaters);
    const bool ahead = bracket.looks_ahead && bracket.below < count();
    criterion_ = "order";
    for (std::size_t i = 0; i < std::min(mine.size(), his.size()); ++i) {
      if (mine[i] == his[i]) continue;
      int number = static_cast<int>(i) + (modern_ ? 6 : 5);
      if (i >= 2 && !ahead) number += 1;  // [C8] is not asked
      criterion_ = "C" + std::to_string(number);
      break;
    }
    return true;
  }

  struct Loss {
    int place = 0;          // 100 a bracket, then the criterion; the same opponents: highest
    std::string criterion;  // empty: the same opponents
  };
  struct Made {
    Bracket bracket;
    Pairs pairs;
  };

  void each_round(Mask left, DutchRound& made, const std::function<void()>& visit) {
    if (left == 0) return visit();
    int first = 0;
    while ((left >> first & 1U) == 0) ++first;
    const Mask rest = left & ~(Mask{1} << first);
    for (int i = first + 1; i < count(); ++i) {
      if ((rest >> i & 1U) == 0 || !legal(first, i)) continue;
      made.pairs.emplace_back(at(first).id, at(i).id);
      each_round(rest & ~(Mask{1} << i), made, visit);
      made.pairs.pop_back();
    }
    if (made.bye != 0 || count() % 2 == 0 || at(first).barred) return;
    made.bye = at(first).id;
    each_round(rest, made, visit);
    made.bye = 0;
  }

  Loss first_loss(const DutchRound& other, std::optional<int> lowest_bye) {
    if (lowest_bye)
      for (int i = 0; i < count(); ++i)
        if (at(i).id == other.bye && at(i).score != *lowest_bye) return {-1, "C5"};
    bye_score_ = lowest_bye;
    Loss loss{1 << 20, ""};
    other_ = &other;
    for (std::size_t i = 0; i < made_.size() && loss.criterion.empty(); ++i) {
      if (!differs(made_[i].bracket, made_[i].pairs)) continue;
      loss.criterion = criterion_;
      const int number = criterion_ == "order" ? 99 : std::stoi(criterion_.substr(1));
      loss.place = 100 * static_cast<int>(i) + number;
    }
    other_ = nullptr;
    bye_score_.reset();
    return loss;
  }

  void keep(const Pairs& pairs) { chosen_.insert(chosen_.end(), pairs.begin(), pairs.end()); }

  DutchRound finish(const std::vector<int>& floaters) {
    DutchRound round;
    round.exists = true;
    for (const auto& [a, b] : chosen_) {
      if (colour_of_first(a, b) == white)
        round.pairs.emplace_back(at(a).id, at(b).id);
      else
        round.pairs.emplace_back(at(b).id, at(a).id);
    }
    std::sort(round.pairs.begin(), round.pairs.end());
    if (!floaters.empty()) round.bye = at(floaters.front()).id;
    return round;
  }

  const Tournament& t_;
  int round_ = 0, rounds_ = 0;
  bool modern_;
  bool keeps_steps_ = false;
  std::vector<Made> made_;
  std::vector<Player> players_;
  std::optional<int> bye_score_;
  std::map<Mask, bool> completions_;
  std::map<std::pair<Mask, int>, Vector> following_;
  Pairs chosen_;
  const DutchRound* other_ = nullptr;
  std::string criterion_;
};

}  // namespace

DutchRound dutch_oracle(const Tournament& tournament, int round, int edition) {
  return Oracle(tournament, round, edition).pair();
}

std::string dutch_first_criterion(const Tournament& tournament, int round, int edition,
                                  const DutchRound& other) {
  return Oracle(tournament, round, edition).first_criterion(other);
}

std::map<std::pair<int, int>, std::string> dutch_losses(const Tournament& tournament, int round,
                                                        int edition) {
  return Oracle(tournament, round, edition).losses();
}

}  // namespace trf::test
