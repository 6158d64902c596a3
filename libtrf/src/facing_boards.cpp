#include "facing_boards.hpp"

#include <algorithm>
#include <cstdint>

#include "trf/contains.hpp"

namespace trf::detail {
namespace {

bool may_be_reserve(const Game& game) {
  return game.code == ResultCode::forfeit_loss && game.opponent == no_player &&
         game.colour == Colour::none;
}

/// The longest common order of two benches (as of two texts), by a table of their ends.
class Facing {
 public:
  Facing(const Tournament& report, int round, Bench& one, Bench& other)
      : report_(report),
        round_(round),
        one_(one),
        other_(other),
        width_(other.players.size() + 1),
        best_((one.players.size() + 1) * width_) {
    for (std::size_t i = one.players.size(); i-- > 0;)
      for (std::size_t j = other.players.size(); j-- > 0;)
        best(i, j) = std::max({best(i + 1, j), best(i, j + 1), facing(i, j)});
  }

  [[nodiscard]] bool has_all_opponents() {
    const auto pairs = std::ranges::count_if(one_.players, [&](PlayerIndex player) {
      return player != no_player && contains(other_.players, game(player).opponent);
    });
    return best(0, 0) / opponents == static_cast<std::uint32_t>(pairs);
  }

  void seat() {
    std::vector<PlayerIndex> own, theirs, last;
    const auto add = [&](PlayerIndex player, PlayerIndex opposite) {
      own.push_back(player);
      theirs.push_back(opposite);
    };
    std::size_t i = 0, j = 0;
    while (i < one_.players.size() || j < other_.players.size()) {
      const bool has_one = i < one_.players.size(), has_other = j < other_.players.size();
      if (has_one && has_other && worth(i, j) > 0 && best(i, j) == facing(i, j)) {
        add(one_.players[i++], other_.players[j++]);
      } else if (has_one && (!has_other || best(i, j) == best(i + 1, j))) {
        if (sits(one_, i)) add(one_.players[i], no_player);
        ++i;
      } else {
        // The boards of a stated bench keep their numbers.
        if (sits(other_, j) && one_.is_stated) last.push_back(other_.players[j]);
        if (sits(other_, j) && !one_.is_stated) add(no_player, other_.players[j]);
        ++j;
      }
    }
    for (const PlayerIndex player : last) add(no_player, player);
    one_.players = std::move(own);
    other_.players = std::move(theirs);
  }

 private:
  static constexpr std::uint32_t opponents = 1U << 16;  ///< More than all forfeits of a match

  [[nodiscard]] Game game(PlayerIndex player) const { return report_.game(player, round_); }

  [[nodiscard]] bool won_alone(PlayerIndex player) const {
    return player != no_player && game(player).opponent == no_player &&
           game(player).code == ResultCode::forfeit_win;
  }

  [[nodiscard]] bool is_absent(PlayerIndex player) const {
    return player == no_player ||
           (game(player).opponent == no_player && game(player).code == ResultCode::forfeit_loss);
  }

  /// Of two places that face each other; 0: they do not.
  [[nodiscard]] std::uint32_t worth(std::size_t i, std::size_t j) const {
    const PlayerIndex player = one_.players[i], opposite = other_.players[j];
    if (player != no_player && opposite != no_player && game(player).opponent == opposite)
      return opponents;
    return (won_alone(player) && is_absent(opposite)) || (is_absent(player) && won_alone(opposite))
               ? 1
               : 0;
  }

  std::uint32_t& best(std::size_t i, std::size_t j) { return best_[i * width_ + j]; }

  [[nodiscard]] std::uint32_t facing(std::size_t i, std::size_t j) {
    return best(i + 1, j + 1) + worth(i, j);
  }

  [[nodiscard]] bool sits(const Bench& bench, std::size_t i) const {
    return bench.is_stated || !may_be_reserve(game(bench.players[i]));
  }

  const Tournament& report_;
  int round_;
  Bench& one_;
  Bench& other_;
  std::size_t width_;
  std::vector<std::uint32_t> best_;
};

/// Beyond the bench of any team: a table of more places would take too long.
constexpr std::size_t largest_table = 1'000'000;

}  // namespace

void remove_reserves(const Tournament& report, int round, Bench& bench) {
  if (bench.is_stated) return;
  std::erase_if(bench.players,
                [&](PlayerIndex player) { return may_be_reserve(report.game(player, round)); });
}

void face_boards(const Tournament& report, int round, Bench& one, Bench& other) {
  const auto is_alone = [&](PlayerIndex player) {
    return player == no_player || report.game(player, round).opponent == no_player;
  };
  const bool has_gaps =
      std::ranges::any_of(one.players, is_alone) || std::ranges::any_of(other.players, is_alone);
  if (has_gaps && one.players.size() * other.players.size() < largest_table) {
    if (!one.is_stated && other.is_stated) return face_boards(report, round, other, one);
    if (Facing facing(report, round, one, other); facing.has_all_opponents()) return facing.seat();
  }
  remove_reserves(report, round, one);
  remove_reserves(report, round, other);
}

}  // namespace trf::detail
