#include "trf/pair/check.hpp"
#include "round_finding.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "trf/baku.hpp"
#include "trf/contains.hpp"
#include "trf/named_checks.hpp"
#include "trf/one_game.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/messages/readings.hpp"
#include "trf/pair/messages/rounds.hpp"
#include "trf/parallel.hpp"

namespace trf::pair {
namespace {

/// The contradiction between a player's cell and the opponent's.
[[nodiscard]] std::optional<Message> fault(const Tournament& tournament, PlayerIndex player,
                                           int round) {
  const Game game = tournament.game(player, round);
  if (game.opponent == no_player) return std::nullopt;
  const auto number = [&](PlayerIndex index) { return tournament.players[index].start_rank; };
  const int who = number(player), whom = number(game.opponent);
  if (game.opponent == player) return said::own_opponent{.player = who, .round = round};
  const Game other = tournament.game(game.opponent, round);
  if (other.opponent == no_player)
    return said::opponent_without_game{.player = who, .opponent = whom, .round = round};
  if (other.opponent != player)
    return said::opponent_with_another{
        .player = who, .opponent = whom, .round = round, .third = number(other.opponent)};
  if (game.colour != Colour::none && game.colour == other.colour)
    return said::equal_colours{.player = who, .other = whom, .round = round};
  if (are_impossible_results(game.code, other.code))
    return said::impossible_results{.player = who, .other = whom, .round = round};
  return std::nullopt;
}

}  // namespace

bool concerns_pairing(const Diagnostic& finding, bool has_matches) {
  if (finding.severity != Severity::error) return false;
  // Structure, results, byes, acceleration, counts, rounds, initial colour, point systems and
  // shifted columns; of matches the records of teams too. Names, dates and the like cannot.
  const std::array<CheckId, 7> others{named_checks::utf16,         named_checks::column_shift,
                                      named_checks::line_too_long, named_checks::too_big,
                                      named_checks::range_of_142,  named_checks::value_of_152,
                                      named_checks::raster_of_162};
  const bool is_of_teams =
      finding.check.family() == 'M' || finding.check == named_checks::raster_of_362;
  return finding.check.empty() || (has_matches && is_of_teams) ||
         std::string_view("SRXBAC").find(finding.check.family()) != std::string_view::npos ||
         contains(others, finding.check);
}

Diagnostics contradictions(const Tournament& tournament, int last) {
  Diagnostics found;
  const auto count = static_cast<PlayerIndex>(tournament.players.size());
  for (PlayerIndex player = 0; player < count; ++player) {
    for (int round = 1; round <= std::min(last, tournament.rounds()); ++round) {
      // Each pair is reported once, at the player with the smaller number.
      const Game game = tournament.game(player, round);
      const bool mutual =
          game.opponent != no_player && tournament.game(game.opponent, round).opponent == player;
      if (mutual && game.opponent < player) continue;
      if (auto message = fault(tournament, player, round))
        found.push_back(round_finding(tournament, player, round, std::move(*message)));
    }
  }
  sort_by_position(found);
  return found;
}

std::optional<Verdict> several_byes(const Tournament& tournament, const Pairing& published,
                                    const System& system) {
  // A table gives all pairs, so a further player without opponent is a pair that differs.
  if (published.more_byes.empty() || system.has_table()) return std::nullopt;
  const AndList players{published.byes(), [&](PlayerIndex player) {
                          return Arg{Number{tournament.players[player].start_rank}};
                        }};
  Verdict verdict{VerdictKind::illegal, 0, std::string(system.presence.even_round), {}, {}};
  // Italo-Svizzero, art. 12: the player is free.
  if (system.open_games == OpenGames::won_by_both)
    verdict.explanation = said::several_free{.players = players};
  else
    verdict.explanation =
        said::several_byes{.teams = system.entrants == Entrants::teams, .players = players};
  return verdict;
}

namespace {

RoundCheck check_round(const Tournament& tournament, const State& state, const System& system) {
  const int round = state.round;
  RoundCheck check;
  check.round = round;
  check.rounds = state.rounds;
  check.correct = system.pair(state, nullptr);
  const auto* correct = std::get_if<Pairing>(&check.correct);
  check.published = published_pairing(tournament, round, system, correct);
  if (correct == nullptr || !same_pairs(check.published, *correct)) {
    auto several = correct != nullptr ? several_byes(tournament, check.published, system)
                                      : std::optional<Verdict>{};
    check.verdict =
        several ? *std::move(several) : system.judge(state, check.published, check.correct);
    check.verdict.differences =
        differences(check.published, correct != nullptr ? *correct : Pairing{});
  }
  if (check.verdict.kind == VerdictKind::worse && correct != nullptr) {
    for (const OpenReading& reading : system.open_readings(state, *correct))
      if (reading.round && same_pairs(check.published, *reading.round))
        check.readings.push_back(reading.name);
    const auto last = std::unique(check.readings.begin(), check.readings.end());
    check.readings.erase(last, check.readings.end());
  }
  if (check.verdict.kind != VerdictKind::identical && system.adjourned_games != nullptr)
    check.adjourned = system.adjourned_games(state, check.published);
  // They would keep the state of every round that is checked.
  std::visit([](auto& made) { made.steps.reset(); }, check.correct);
  return check;
}

/// Lengths of which each other one gives the same rounds as one of them: the recorded rounds, or
/// more.
[[nodiscard]] std::vector<int> possible_lengths(const Tournament& tournament,
                                                const System& system) {
  const int least = tournament.paired_rounds();
  std::vector<int> lengths{least};
  if (has_computed_baku(tournament)) {
    // With four times as many rounds all recorded ones have the points of the first quarter.
    for (int rounds = least + 1; rounds <= std::min(4 * least, int{max_rounds}); ++rounds)
      lengths.push_back(rounds);
  } else if (system.length == UsesLength::seeding_rounds) {
    lengths.push_back(max_rounds);
  } else if (system.length != UsesLength::not_at_all) {
    lengths.push_back(0);
  }
  return lengths;
}

}  // namespace

RoundCheck check_round(const Tournament& tournament, int round, const System& system) {
  StateOptions options;
  options.round = round;
  options.first_colour = system.first_colour;
  const State state = make_state(tournament, options);
  auto check = check_round(tournament, state, system);
  if (check.verdict.kind == VerdictKind::identical || !state.is_length_assumed) return check;
  for (const int rounds : possible_lengths(tournament, system)) {
    if (rounds == state.rounds) continue;
    options.rounds = rounds;
    auto other = check_round(tournament, make_state(tournament, options), system);
    if (other.verdict.kind == VerdictKind::identical) return other;
  }
  return check;
}

std::vector<Message> right_by(const RoundCheck& check, const Tournament& tournament) {
  std::vector<Message> sentences;
  if (!check.readings.empty())
    sentences.emplace_back(said::right_by_readings{
        .readings = {check.readings, [](std::string_view one) { return Arg{Code{one}}; }}});
  if (check.adjourned) {
    const auto game = [&](const Pair& pair) {
      return Arg{said::two{.first = tournament.start_rank(pair.white),
                           .second = tournament.start_rank(pair.black)}};
    };
    sentences.emplace_back(said::right_if_adjourned{.games = {check.adjourned->games, game},
                                                    .round = check.round - 1,
                                                    .article = Code{check.adjourned->article}});
  }
  return sentences;
}

std::vector<RoundCheck> check_rounds(const Tournament& tournament, const System& system,
                                     unsigned threads) {
  const auto count = static_cast<std::size_t>(next_round(tournament) - 1);
  std::vector<RoundCheck> checks(count);
  // Late rounds take most time, so they start first.
  in_parallel(count, threads, [&](std::size_t i) {
    const std::size_t round = count - i;
    checks[round - 1] = check_round(tournament, static_cast<int>(round), system);
  });
  return checks;
}

}  // namespace trf::pair
