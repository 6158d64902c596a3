#include "pair_individual_record.hpp"

#include <algorithm>
#include <cstdlib>

namespace trf::test {
namespace {

bool contains(const std::vector<Id>& ids, int id) {
  return std::ranges::find(ids, id) != ids.end();
}

bool is_paired(const Game& game) {
  return game.opponent != no_player || game.code == ResultCode::pairing_bye;
}

/// C.04.7 1.2 to 1.4: virtual points if 192 names Baku and no record gives the points.
class VirtualPoints {
 public:
  VirtualPoints(const Tournament& t, int rounds) : t_(t), rounds_(rounds) {
    const std::string& code = t.type_code;
    baku_ = code.size() > 5 && code.substr(code.size() - 5) == "_BAKU" && t.acceleration.empty() &&
            t.player_acceleration.empty() && rounds > 0;
    if (!baku_) return;
    std::vector<int> list;
    for (const Player& player : t.players)
      if (is_listed(player.start_rank)) list.push_back(player.start_rank);
    std::size_t half = (list.size() + 1) / 2;
    if (half % 2 != 0) ++half;
    half = std::min(half, list.size());
    last_of_a_ = half == 0 ? 0 : list[half - 1];
  }

  int of(int id, int round) const {
    if (!baku_) return t_.accelerated_points(t_.find(id), round).tenths();
    if (id > last_of_a_) return 0;
    const int accelerated = (rounds_ + 1) / 2, full = (accelerated + 1) / 2;
    if (round <= full) return t_.points.win().tenths();
    return round <= accelerated ? t_.points.draw().tenths() : 0;
  }

 private:
  /// To be paired in round 1 (reading K-01).
  bool is_listed(int id) const {
    bool paired = false;
    for (std::size_t i = 0; i < t_.players.size(); ++i)
      paired = paired || is_paired(t_.game(static_cast<PlayerIndex>(i), 1));
    const Game game = t_.game(t_.find(id), 1);
    if (paired) return is_paired(game);
    for (const auto& byes : t_.announced_byes)
      if (byes.round == 1 && contains(byes.ids, id)) return false;
    return game.is_blank() && !contains(t_.absent, id);
  }

  const Tournament& t_;
  int rounds_ = 0;
  bool baku_ = false;
  int last_of_a_ = 0;
};

void read_rounds(const Tournament& t, const VirtualPoints& extra, int round, SeenPlayer& player) {
  const PlayerIndex index = t.find(player.id);
  int open = 0;
  for (int r = 1; r < round; ++r) {
    const Game game = t.game(index, r);
    SeenRound seen;
    seen.code = game.code;
    if (game.opponent != no_player) seen.opponent = t.players[game.opponent].start_rank;
    seen.played = seen.opponent != 0 && !game.is_forfeit() && game.colour != Colour::none;
    if (seen.played) seen.colour = game.colour == Colour::white ? 1 : -1;
    seen.before = t.score(index, r - 1).tenths() + open + extra.of(player.id, r);
    seen.points = t.points_of(index, r).tenths();
    if (game.is_open()) {
      seen.points += t.points.unknown.tenths();
      open += t.points.unknown.tenths();
    }
    if (seen.colour != 0) player.colours.push_back(seen.colour);
    if (seen.opponent != 0 && !game.is_forfeit()) player.excluded.push_back(seen.opponent);
    player.rounds.push_back(seen);
  }
  for (const int colour : player.colours) player.difference += colour;
  player.score = t.score(index, round - 1).tenths() + open;
  player.pairing = player.score + extra.of(player.id, round);
}

/// The colour of the first round by the odd numbers, where no record states it. The number is that
/// of the higher ranked one of the pair.
int first_colour(const Tournament& t, int rounds, const VirtualPoints& extra) {
  if (t.initial_colour != Colour::none) return t.initial_colour == Colour::white ? 1 : -1;
  std::vector<bool> arrived(t.players.size());
  for (int r = 1; r <= rounds; ++r) {
    int number = 0;
    std::vector<int> numbers(t.players.size());
    for (std::size_t i = 0; i < t.players.size(); ++i) {
      if (is_paired(t.game(static_cast<PlayerIndex>(i), r))) arrived[i] = true;
      if (arrived[i]) numbers[i] = ++number;
    }
    for (std::size_t i = 0; i < t.players.size(); ++i) {
      const Game game = t.game(static_cast<PlayerIndex>(i), r);
      if (game.colour == Colour::none) continue;
      std::size_t high = i;
      bool high_is_white = game.colour == Colour::white;
      if (game.opponent != no_player &&
          extra.of(t.players[game.opponent].start_rank, r) > extra.of(t.players[i].start_rank, r)) {
        high = game.opponent;
        high_is_white = !high_is_white;
      }
      return high_is_white == (numbers[high] % 2 == 1) ? 1 : -1;
    }
  }
  return 1;
}

}  // namespace

bool SeenReport::is_higher(int a, int b) const {
  const int x = at(a).pairing, y = at(b).pairing;
  return x != y ? x > y : a < b;
}

const SeenPlayer& SeenReport::at(int id) const {
  return *std::ranges::find(players, id, &SeenPlayer::id);
}

SeenReport read_report(const Tournament& t) {
  SeenReport report;
  report.round = 1;
  for (int r = 1; r <= t.rounds(); ++r)
    for (std::size_t i = 0; i < t.players.size(); ++i)
      if (is_paired(t.game(static_cast<PlayerIndex>(i), r))) report.round = r + 1;
  report.rounds = t.stated_rounds.value_or(0);
  report.win = t.points.win().tenths();
  report.draw = t.points.draw().tenths();
  const VirtualPoints extra(t, report.rounds);
  report.initial = first_colour(t, report.round - 1, extra);
  int number = 0;
  for (const Player& listed : t.players) {
    SeenPlayer player;
    player.id = listed.start_rank;
    player.rating = listed.rating;
    player.present =
        t.game(t.find(player.id), report.round).is_blank() && !contains(t.absent, player.id);
    for (const auto& byes : t.announced_byes)
      if (byes.round == report.round && contains(byes.ids, player.id)) player.present = false;
    read_rounds(t, extra, report.round, player);
    const bool was_paired = std::ranges::any_of(player.rounds, [](const SeenRound& seen) {
      return seen.opponent != 0 || seen.code == ResultCode::pairing_bye;
    });
    if (player.present || was_paired) player.parity = ++number;
    for (const auto& group : t.prohibited)
      if (report.round >= group.first_round && report.round <= group.last_round &&
          contains(group.ids, player.id))
        for (const Id other : group.ids)
          if (other != player.id) player.excluded.push_back(other);
    report.players.push_back(player);
  }
  return report;
}

Due due_colour(const SeenPlayer& player) {
  const auto& games = player.colours;
  if (games.empty()) return {};
  const int last = games.back();
  if (std::abs(player.difference) > 1) return {player.difference > 0 ? -1 : 1, 3};
  if (games.size() > 1 && games[games.size() - 2] == last) return {-last, 3};
  if (player.difference != 0) return {-player.difference, 2};
  return {-last, 1};
}

std::vector<int> members_of(Mask mask, std::size_t players) {
  std::vector<int> list;
  for (int i = 0; i < static_cast<int>(players); ++i)
    if ((mask & bit(i)) != 0) list.push_back(i);
  return list;
}

}  // namespace trf::test
