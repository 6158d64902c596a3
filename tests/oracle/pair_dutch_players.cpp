#include "pair_dutch_players.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace trf::test::dutch_text {
namespace {

class Reader {
 public:
  Reader(const Tournament& tournament, int round, bool modern)
      : t_(tournament),
        round_(round),
        rounds_(tournament.stated_rounds.value_or(0)),
        modern_(modern) {}

  std::vector<Player> read() {
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
    return std::move(players_);
  }

 private:
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

  const Tournament& t_;
  int round_, rounds_;
  bool modern_;
  std::vector<Player> players_;
};

}  // namespace

std::vector<Player> read_players(const Tournament& tournament, int round, bool modern) {
  return Reader(tournament, round, modern).read();
}

}  // namespace trf::test::dutch_text
