// Family X: each player meets every other player (C.05), in the order of annex 1 (the Berger
// tables).

#include <algorithm>

#include "checks/report.hpp"
#include "trf/messages/found_games.hpp"
#include "trf/type_code.hpp"

namespace trf::checking {
namespace {

constexpr std::size_t most_players = 1000;

void check_meetings(Report& report) {
  const auto& t = report.tournament();
  if (!report.wants("X07") || !report.is_final()) return;
  const int wanted = report.games();
  const auto odd = t.players.size() % 2;
  // With too few rounds, pairs are missing: H45 reports that.
  if (static_cast<std::size_t>(t.rounds()) <
      (t.players.size() - 1 + odd) * static_cast<std::size_t>(wanted))
    return;
  struct Met {
    int times = 0, white = 0;
    int round = 0;
  };
  std::vector<Met> met(t.players.size());
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    std::ranges::fill(met, Met{});
    for (int round = 1; round <= t.rounds(); ++round) {
      const auto game = t.game(p, round);
      if (game.opponent == no_player) continue;
      auto& other = met[game.opponent];
      ++other.times;
      other.white += game.colour == Colour::white ? 1 : 0;
      other.round = round;
    }
    for (auto q = static_cast<PlayerIndex>(p + 1); q < t.player_count(); ++q) {
      const auto& other = met[q];
      const Number player = t.players[p].start_rank, opponent = t.players[q].start_rank;
      if (other.times < wanted)
        report.add(
            "X07", place(t.players[p].line, layout::player::start_rank),
            found::met_too_little{
                .player = player, .other = opponent, .times = other.times, .wanted = wanted});
      else if (other.times > wanted)
        report.add(
            "X07", report.cell(p, other.round),
            found::met_too_often{
                .player = player, .other = opponent, .times = other.times, .wanted = wanted});
      else if (wanted == 2 && other.white != 1)
        report.add("X07", report.cell(p, other.round),
                   found::same_colours_twice{.player = player, .other = opponent});
    }
  }
}

// With n players, n even: i and j below n meet in the round r with i + j = r + 1 modulo n - 1,
// and n meets the player i with 2i = r + 1 modulo n - 1. An odd number uses the table of n + 1, in
// which n + 1 is the bye.
void check_berger(Report& report) {
  const auto& t = report.tournament();
  const auto family = type_code(t.type_code).family;
  if (!report.wants("X08") || report.games() > 1 ||
      (family != TypeFamily::fide && family != TypeFamily::berger))
    return;
  const int count = static_cast<int>(t.players.size());
  const int even = count + count % 2;
  for (int round = 1; round <= std::min(report.rounds(), even - 1); ++round) {
    for (int i = 1; i <= count; ++i) {
      const auto game = t.game(static_cast<PlayerIndex>(i - 1), round);
      if (game.opponent == no_player) continue;
      int expected = 0;
      if (i == even) {
        for (int k = 1; k < even; ++k)
          if ((2 * k - round - 1) % (even - 1) == 0) expected = k;
      } else {
        expected = ((round + 1 - i) % (even - 1) + even - 1) % (even - 1);
        if (expected == 0) expected = even - 1;
        if (expected == i) expected = even;
      }
      if (expected == game.opponent + 1) continue;
      report.add(
          "X08", report.cell(static_cast<PlayerIndex>(i - 1), round),
          found::other_than_berger{
              .round = round, .player = i, .other = game.opponent + 1, .expected = expected});
      return;
    }
  }
}

}  // namespace

void check_round_robin(Report& report) {
  if (!report.is_round_robin() || report.is_team() || !report.has_all_players() ||
      report.tournament().players.size() > most_players)
    return;
  check_meetings(report);
  check_berger(report);
}

}  // namespace trf::checking
