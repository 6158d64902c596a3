#include <algorithm>

#include "trf/pair/generate.hpp"

namespace trf::pair {
namespace {

/// The counts of events in the model, and of their chances.
struct Counts {
  std::int64_t players = 0, cells = 0, games = 0;
  std::int64_t half_point_byes = 0, full_point_byes = 0, absences = 0;
  std::int64_t forfeits = 0, double_forfeits = 0, unusual = 0, draws = 0;
  std::int64_t withdrawals = 0, late_entries = 0;
  std::int64_t even = 0;  ///< Sum of 4E(1-E) over the games, in ten-thousandths
};

void count_absences(const Tournament& model, PlayerIndex player, int rounds, Counts& counts) {
  int first = 1, last = rounds;
  while (first <= rounds && model.game(player, first).is_absence()) ++first;
  while (last > 0 && model.game(player, last).is_absence()) --last;
  if (first > last) return;  // never present
  counts.late_entries += first > 1 ? 1 : 0;
  counts.withdrawals += last < rounds ? 1 : 0;
  for (int round = first; round <= last; ++round) {
    const Game game = model.game(player, round);
    ++counts.cells;
    if (game.opponent != no_player) continue;
    counts.half_point_byes += game.code == ResultCode::half_point_bye ? 1 : 0;
    counts.full_point_byes += game.code == ResultCode::full_point_bye ? 1 : 0;
    counts.absences += game.is_absence() ? 1 : 0;
  }
}

void count_game(const Tournament& model, PlayerIndex white, int round,
                const ExpectedScore& expected, Counts& counts) {
  const Game game = model.game(white, round), other = model.game(game.opponent, round);
  ++counts.games;
  if (game.is_forfeit() || other.is_forfeit()) {
    const bool both = game.code == ResultCode::forfeit_loss && other.code == game.code;
    ++(both ? counts.double_forfeits : counts.forfeits);
    return;
  }
  if (game.is_draw() != other.is_draw() || (game.is_loss() && other.is_loss())) {
    ++counts.unusual;
    return;
  }
  counts.draws += game.is_draw() ? 1 : 0;
  const int difference =
      int{model.players[white].rating} - int{model.players[game.opponent].rating};
  const std::int64_t e = std::clamp(expected(difference), 0, 100);
  counts.even += 4 * e * (100 - e);
}

[[nodiscard]] Frequency rate(std::int64_t times, std::int64_t chances) {
  if (chances == 0) return {};
  return {static_cast<int>((times * 10'000 + chances / 2) / chances), std::nullopt};
}

}  // namespace

void take_model(GeneratorSettings& settings, const Tournament& model,
                const ExpectedScore& expected) {
  const int played = model.paired_rounds();
  const int rounds = std::max(1, model.stated_rounds.value_or(played));
  Counts counts;
  for (std::size_t i = 0; i < model.players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    ++counts.players;
    count_absences(model, player, played, counts);
    for (int round = 1; round <= played; ++round) {
      const Game game = model.game(player, round);
      if (game.opponent != no_player && game.opponent > player)
        count_game(model, player, round, expected, counts);
    }
  }
  settings.players = {static_cast<int>(model.players.size()),
                      static_cast<int>(model.players.size())};
  settings.rounds = {rounds, rounds};
  settings.points = model.points;
  settings.tie_breaks = model.tie_breaks;
  settings.initial_colour = model.initial_colour;
  settings.half_point_byes = rate(counts.half_point_byes, counts.cells);
  settings.full_point_byes = rate(counts.full_point_byes, counts.cells);
  settings.absences = rate(counts.absences, counts.cells);
  settings.forfeits = rate(counts.forfeits, counts.games);
  settings.double_forfeits = rate(counts.double_forfeits, counts.games);
  settings.unusual_results = rate(counts.unusual, counts.games);
  settings.withdrawals = rate(counts.withdrawals, counts.players);
  settings.late_entries = rate(counts.late_entries, counts.players);
  if (counts.even > 0)
    settings.draws = static_cast<int>(
        std::min<std::int64_t>(100, (counts.draws * 1'000'000 + counts.even / 2) / counts.even));
  TournamentDraft& kept = settings.model.emplace(model);
  kept.set_rounds(0);
  kept.absent.clear();
  kept.announced_byes.clear();
  for (Player& player : kept.players) {
    player.points.reset();
    player.rank = 0;
  }
}

}  // namespace trf::pair
