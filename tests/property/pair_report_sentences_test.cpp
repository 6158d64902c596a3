// Sentences about the report, and not about how a system chooses: contradictions of matches, rounds
// changed by hand, tournaments that end early, rounds without players.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>

#include "oracle/pair_individual_record.hpp"
#include "oracle/pair_sentences.hpp"
#include "support/draft.hpp"
#include "support/random_match_tournament.hpp"
#include "support/random_tournament.hpp"
#include "support/told.hpp"
#include "trf/edit_by_hand.hpp"
#include "trf/pair/by_hand.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/generate.hpp"
#include "trf/pair/messages/burstein.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/rounds.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

namespace trf::test {
namespace {

namespace said = pair::said;

/// The sentence, as the report has it: its name and its numbers.
using Fault = std::pair<std::string, std::vector<int>>;

void expect_faults(const Diagnostics& found, std::vector<Fault> expected, Asked& asked) {
  std::vector<Fault> told;
  for (const Diagnostic& one : found) {
    asked.tell(one.message);
    asked.ask(one.message);
    Fault fault{one.message.id().name, numbers_of(one.message)};
    told.push_back(std::move(fault));
  }
  std::ranges::sort(told);
  std::ranges::sort(expected);
  EXPECT_EQ(told, expected);
  asked.close_round();
}

/// Some cells of the first player and others are exchanged or turned.
void disturb(test::Draft& report, int seed) {
  std::mt19937_64 engine(static_cast<std::uint64_t>(seed));
  const auto players = report.players.size();
  const auto rounds = static_cast<std::size_t>(report.whole().rounds());
  for (int i = 0; i < 3 && rounds > 0; ++i) {
    const auto one = static_cast<PlayerIndex>(engine() % players);
    const auto other = static_cast<PlayerIndex>(engine() % players);
    const std::size_t round = engine() % rounds;
    Game& game = report.games(one)[round];
    if (game.opponent == no_player) continue;
    if (engine() % 2 == 0)
      game.colour = opposite(game.colour);
    else if (other != one)
      game.opponent = other;
  }
}

/// The games of each match: one opponent, with both colours.
[[nodiscard]] std::vector<Fault> faults_of_doubles(const Tournament& report) {
  std::vector<Fault> faults;
  for (PlayerIndex player = 0; player < report.players.size(); ++player)
    for (int round = 2; round <= report.rounds(); round += 2) {
      const Game first = report.game(player, round - 1), second = report.game(player, round);
      if (second.is_blank()) continue;
      const std::vector<int> where{report.players[player].start_rank, round / 2};
      if (first.opponent != second.opponent)
        faults.emplace_back("match_opponents_differ", where);
      else if (first.opponent != no_player && first.colour == second.colour &&
               first.colour != Colour::none)
        faults.emplace_back("match_colours_equal", where);
    }
  return faults;
}

/// The opponents of a team are the members of one other team: of the first opponent on the list.
[[nodiscard]] std::vector<Fault> faults_of_teams(const Tournament& report) {
  std::map<PlayerIndex, int> team_of;
  for (const Team& team : report.teams)
    for (const PlayerIndex member : team.members) team_of[member] = team.number;
  std::vector<Fault> faults;
  for (int round = 1; round <= report.rounds(); ++round)
    for (const Team& team : report.teams) {
      int first = 0;
      for (const PlayerIndex member : team.members) {
        const Game game = report.game(member, round);
        if (game.opponent == no_player) continue;
        const int player = report.players[member].start_rank, own = team.number;
        const int opponent = report.players[game.opponent].start_rank;
        const int other = team_of.contains(game.opponent) ? team_of[game.opponent] : 0;
        if (other == 0)
          faults.push_back({"opponent_without_team", {player, own, opponent, round}});
        else if (other == own)
          faults.push_back({"opponent_of_own_team", {player, own, round}});
        else if (first != 0 && first != other)
          faults.push_back({"several_opponent_teams", {player, own, other, round, first}});
        if (first == 0) first = other;
      }
    }
  return faults;
}

/// Two players of a generated tournament exchange their opponents, or a pair its colours.
void ask_change_by_hand(int seed, Asked& asked) {
  pair::GeneratorSettings settings;
  settings.system = pair::find_system("dutch");
  settings.players = {6, 14};
  settings.rounds = {4, 6};
  const auto event = pair::generate_tournament(settings, static_cast<std::uint64_t>(seed), [](int) {
                       return 50;
                     }).tournament;
  test::Draft draft(event);
  const int last = event->rounds();
  for (PlayerIndex player = 0; player < event->players.size(); ++player) {
    Game& game = draft.games(player)[static_cast<std::size_t>(last - 1)];
    if (game.opponent != no_player) game.code = ResultCode::none;
  }
  const Document document{write(draft.whole()).bytes};
  const auto before = read(document).value;
  const int boards = static_cast<int>(event->players.size()) / 2;
  const auto changed = change_by_hand(document, *before, {{1 + seed % boards}, {}, true});
  if (!changed.value) return;
  const auto reread = read(*changed.value);
  const auto& after = reread.value;
  const auto judged = pair::judge_change(*before, reread);
  const auto* round = std::get_if<pair::ChangedRound>(&judged);
  ASSERT_NE(round, nullptr);
  // The colour of the last two games that were played, and now.
  std::vector<int> third, told;
  const pair::Pairing old = pair::published_pairing(*before, last);
  for (const pair::Pair& pair : pair::published_pairing(*after, last).pairs) {
    if (std::ranges::find(old.pairs, pair) != old.pairs.end()) continue;
    for (const PlayerIndex player : {pair.white, pair.black}) {
      const Colour now = player == pair.white ? Colour::white : Colour::black;
      std::vector<Colour> colours;
      for (int r = 1; r < last; ++r)
        if (const Game game = after->game(player, r); game.is_played())
          colours.push_back(game.colour);
      if (colours.size() > 1 && colours.back() == now && colours[colours.size() - 2] == now)
        third.push_back((after->players[player].start_rank * 2) + (now == Colour::white ? 0 : 1));
    }
  }
  for (const Message& objection : round->objections) {
    if (!objection.is<said::third_colour>()) continue;
    asked.tell(objection);
    asked.ask(objection);
    told.push_back((number_in(objection, "player") * 2) + choice_in(objection, "colour"));
  }
  EXPECT_EQ(told, third);
  asked.close_round();
}

/// A generated tournament that ends early: so it is with the round after it.
void ask_early_end(const pair::System& system, int seed, Asked& asked) {
  pair::GeneratorSettings settings;
  settings.system = &system;
  settings.players = {3, 7};
  settings.rounds = {6, 6};
  settings.withdrawals = {seed % 2 == 0 ? 9'000 : 0, {}, false};
  settings.absences = {seed % 3 == 0 ? 4'000 : 0, {}, false};
  settings.boards = {2, 2};
  const auto made =
      pair::generate_tournament(settings, static_cast<std::uint64_t>(seed), [](int) { return 50; });
  if (!made.obstruction) return;
  const Message& why = *made.obstruction;
  asked.ask(why);
  const auto entrants = pair::entrants_in(*made.tournament, system);
  const bool players = entrants == pair::Entrants::players;
  const test::Draft report =
      players ? test::Draft(made.tournament) : entrants_of(*made.tournament, entrants);
  const int next = report.whole().rounds() + 1;
  EXPECT_EQ(number_in(why, "round"), next) << why;
  if (why.is<said::round_without_players>()) {
    // Nobody of those who played the last round is there any more, or nobody came to round 1.
    EXPECT_LT(next, 7);
  } else {
    ASSERT_TRUE(why.is<said::round_not_paired>()) << why;
    // The reason is asked of every system by its oracle.
    EXPECT_FALSE(phrase_in(why, "reason").empty());
  }
  asked.close_round();
}

/// A round in which nobody is present has no pair, and no reason is needed.
void expect_no_pair(const pair::System& system, int seed) {
  test::Draft report = random_tournament(static_cast<std::uint64_t>(seed), {.max_players = 8});
  const int round = report.whole().rounds() + 1;
  pair::StateOptions options;
  options.round = round;
  for (PlayerIndex player = 0; player < report.players.size(); ++player) {
    auto& one = report.announced_byes.emplace_back();
    one.round = static_cast<std::uint16_t>(round);
    one.ids = {static_cast<Id>(report.players[player].start_rank)};
  }
  const pair::State state = pair::make_state(report, options);
  ASSERT_TRUE(state.players.empty());
  const auto outcome = system.pair(state, nullptr);
  ASSERT_TRUE(std::holds_alternative<pair::Pairing>(outcome)) << system.name;
  EXPECT_TRUE(std::get<pair::Pairing>(outcome).pairs.empty()) << system.name;
}

/// The points of C.04.7 are those of the first half of the rounds.
[[nodiscard]] bool ask_length_of_baku(const test::Draft& report, const pair::Outcome& outcome,
                                      Asked& asked) {
  const bool is_unknown = !report.stated_rounds && report.type_code.ends_with("_BAKU") &&
                          report.acceleration.empty() && report.player_acceleration.empty();
  const auto* none = std::get_if<pair::Unpairable>(&outcome);
  EXPECT_EQ(none != nullptr && none->obstruction.is<said::baku_needs_length>(), is_unknown);
  if (!is_unknown) return false;
  asked.tell(none->obstruction);
  asked.ask(none->obstruction);
  EXPECT_NE(to_string(none->obstruction).find(report.type_code), std::string::npos);
  asked.close_round();
  return true;
}

/// C.04.4.2 1.6: the first half of the rounds, at most four, are seeding rounds.
void ask_seeding(int seed, Asked& asked) {
  const pair::System& system = *pair::find_system("burstein");
  test::Draft report = random_tournament(static_cast<std::uint64_t>(seed), {.max_players = 12});
  if (seed % 3 == 0) report.stated_rounds.reset();
  pair::State state = pair::make_state(report);
  if (state.players.size() < 2) return;
  pair::RecordingTrace trace;
  const auto outcome = system.pair(state, &trace);
  if (ask_length_of_baku(report, outcome, asked)) return;
  const int rounds = report.whole().stated_rounds.value_or(0);
  const bool is_unknown = rounds == 0 && state.round > 1 && state.round <= 4;
  const auto* none = std::get_if<pair::Unpairable>(&outcome);
  EXPECT_EQ(none != nullptr && none->obstruction.is<said::seeding_unknown>(), is_unknown);
  if (is_unknown) {
    asked.tell(none->obstruction);
    asked.ask(none->obstruction);
    EXPECT_EQ(number_in(none->obstruction, "round"), state.round);
    return asked.close_round();
  }
  const bool is_seeding =
      rounds == 0 ? state.round == 1 : 2 * state.round <= rounds && state.round <= 4;
  int told = 0;
  for (const auto& decision : trace.decisions) {
    if (!decision.sentence.is<said::seeding_round>()) continue;
    asked.tell(decision.sentence);
    asked.ask(decision.sentence);
    EXPECT_EQ(number_in(decision.sentence, "round"), state.round);
    ++told;
  }
  EXPECT_EQ(told, is_seeding ? 1 : 0) << state.round << " of " << rounds;
  asked.close_round();
}

TEST(ReportSentences, AreTrueOfTheReport) {
  constexpr std::array systems{"dutch", "dubov", "burstein", "lim", "lim-1989", "italo-svizzero"};
  Asked asked;
  for (int seed = 0; seed < scaled(1000); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    test::Draft doubles = random_double_swiss(static_cast<std::uint64_t>(seed));
    disturb(doubles, seed);
    expect_faults(pair::match_contradictions(doubles, pair::Entrants::double_matches, 99),
                  faults_of_doubles(doubles), asked);
    test::Draft teams =
        random_team_tournament(static_cast<std::uint64_t>(seed), "FIDE_TEAM_TYPEA_MP_GP");
    if (seed % 2 == 0 && !teams.teams.back().members.empty()) teams.teams.back().members.pop_back();
    disturb(teams, seed);
    expect_faults(pair::match_contradictions(teams, pair::Entrants::teams, 99),
                  faults_of_teams(teams), asked);
    ask_change_by_hand(seed, asked);
    ask_seeding(seed, asked);
    const std::string_view name = systems[static_cast<std::size_t>(seed) % systems.size()];
    ask_early_end(*pair::find_system(name), seed, asked);
    expect_no_pair(*pair::find_system(name), seed);
    if (HasFailure()) return;
  }
  expect_as_listed(asked, "reports");
}

}  // namespace
}  // namespace trf::test
