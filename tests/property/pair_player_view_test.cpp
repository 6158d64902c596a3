// What --explain=ID says of a player: colours, preference, floats and the bar from the bye, for
// each player of random tournaments, against the report as the oracles read it.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "oracle/pair_account.hpp"
#include "oracle/pair_dutch_players.hpp"
#include "oracle/pair_individual_record.hpp"
#include "oracle/pair_italo_svizzero_text.hpp"
#include "oracle/pair_lim_text.hpp"
#include "support/draft.hpp"
#include "support/editions.hpp"
#include "support/pair_checks.hpp"
#include "support/random_match_tournament.hpp"
#include "support/small_tournament.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/compare.hpp"

namespace trf::test {
namespace {

using pair::FloatKind;
using pair::make_state;
using pair::PlayerView;
using pair::State;
using pair::System;

/// A view in plain values: colour 1 White, -1 Black; float 1 up, -1 down.
struct Seen {
  int colour = 0, strength = 0, last = 0, before_last = 0;
  bool barred = false;
  friend bool operator==(const Seen&, const Seen&) = default;
  friend void PrintTo(const Seen& one, std::ostream* out) {
    *out << "colour " << one.colour << ", strength " << one.strength << ", floats " << one.last
         << ' ' << one.before_last << (one.barred ? ", barred" : "");
  }
};

[[nodiscard]] int sign_of(Colour colour) {
  return colour == Colour::white ? 1 : colour == Colour::black ? -1 : 0;
}
[[nodiscard]] int sign_of(FloatKind kind) {
  return kind == FloatKind::up ? 1 : kind == FloatKind::down ? -1 : 0;
}
[[nodiscard]] Seen seen(const PlayerView& view) {
  return {sign_of(view.preference), static_cast<int>(view.strength), sign_of(view.last),
          sign_of(view.before_last), view.bye_barred};
}

/// What the views of a test had; each must occur, or the test would say nothing of it.
class Kinds {
 public:
  void add(const Seen& one) {
    seen_.insert("strength " + std::to_string(one.strength));
    for (const int last : {one.last, one.before_last})
      seen_.insert("float " + std::to_string(last));
    seen_.insert(one.barred ? "barred" : "not barred");
  }
  void expect(const std::set<std::string>& wanted) const {
    if (scaled(10) != 10) return;
    EXPECT_EQ(seen_, wanted);
  }

 private:
  std::set<std::string> seen_;
};

/// \p expected: (tournament, state) gives the view by the text of a start rank. \p plain: one point
/// for a win, no virtual points.
template <class Expected>
void expect_views(const System& system, const Expected& expected,
                  const std::set<std::string>& wanted, bool plain = false) {
  Kinds kinds;
  for (int seed = 0; seed < scaled(1500); ++seed) {
    RandomSettings settings = small_settings(seed);
    if (plain) settings.point_systems = settings.acceleration = false;
    const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const State state = make_state(tournament);
    const auto view_of = expected(tournament, state);
    for (pair::Seat seat = 0; seat < state.players.size(); ++seat) {
      const int id = state.players[seat].tpn;
      const Seen ours = seen(system.view(state, seat));
      EXPECT_EQ(ours, view_of(id)) << system.name << " seed " << seed << ", player " << id;
      kinds.add(ours);
    }
    if (testing::Test::HasFailure()) return;
  }
  kinds.expect(wanted);
}

const std::set<std::string> dutch_kinds{"strength 0", "strength 1", "strength 2",
                                        "strength 3", "float 0",    "float 1",
                                        "float -1",   "barred",     "not barred"};

class DutchViews : public testing::TestWithParam<int> {};

TEST_P(DutchViews, AreThoseOfArticle1) {
  expect_views(
      *edition_of(*pair::find_system("dutch"), GetParam()),
      [](const Tournament& tournament, const State& state) {
        return [players =
                    dutch_text::read_players(tournament, state.round, GetParam() >= 2026)](int id) {
          const auto& one = *std::ranges::find(players, id, &dutch_text::Player::id);
          return Seen{one.preference, one.strength, one.up1 - one.down1, one.up2 - one.down2,
                      one.barred};
        };
      },
      dutch_kinds);
}
INSTANTIATE_TEST_SUITE_P(Dutch, DutchViews, testing::ValuesIn(test::editions("dutch")));

/// 1.8 (D-01): over the board against a player with a higher score. 1: an upfloat.
[[nodiscard]] int upfloat(const SeenReport& report, const SeenPlayer& player, std::size_t ago) {
  if (player.rounds.size() < ago) return 0;
  const std::size_t round = player.rounds.size() - ago;
  const SeenRound& mine = player.rounds[round];
  return mine.played && report.at(mine.opponent).rounds[round].before > mine.before ? 1 : 0;
}

/// C.04.1 art. 4; until 2026 only a forfeit win beside the PAB.
[[nodiscard]] bool is_barred(const SeenReport& report, const SeenPlayer& player, bool modern) {
  return std::ranges::any_of(player.rounds, [&](const SeenRound& round) {
    if (round.code == ResultCode::pairing_bye || round.code == ResultCode::forfeit_win) return true;
    return modern && !round.played && round.points >= report.win;
  });
}

class DubovViews : public testing::TestWithParam<int> {};

TEST_P(DubovViews, HaveUpfloatsAndNoDownfloats) {
  expect_views(
      *edition_of(*pair::find_system("dubov"), GetParam()),
      [](const Tournament& tournament, const State& /*state*/) {
        return [report = read_report(tournament)](int id) {
          const SeenPlayer& player = report.at(id);
          Due due = due_colour(player);
          if (due.colour == 0) due = {-1, 1};  // 1.6.4
          return Seen{due.colour, due.strength, upfloat(report, player, 1),
                      upfloat(report, player, 2), is_barred(report, player, GetParam() >= 2026)};
        };
      },
      {"strength 1", "strength 2", "strength 3", "float 0", "float 1", "barred", "not barred"});
}
INSTANTIATE_TEST_SUITE_P(Dubov, DubovViews, testing::ValuesIn(test::editions("dubov")));

TEST(BursteinViews, AreThoseOfTheDutchSystemInSeedingRounds) {
  expect_views(
      *pair::find_system("burstein"),
      [](const Tournament& tournament, const State& state) {
        const bool seeding = state.rounds == 0
                                 ? state.round == 1
                                 : 2 * state.round <= state.rounds && state.round <= 4;
        return [seeding, report = read_report(tournament),
                players = dutch_text::read_players(tournament, state.round, true)](int id) {
          const auto& one = *std::ranges::find(players, id, &dutch_text::Player::id);
          if (seeding)
            return Seen{one.preference, one.strength, one.up1 - one.down1, one.up2 - one.down2,
                        one.barred};
          const Due due = due_colour(report.at(id));
          return Seen{due.colour, due.strength, 0, 0, is_barred(report, report.at(id), true)};
        };
      },
      dutch_kinds);
}

/// The text's own due colours, floats and bar from the bye.
class LimPlayers : lim_text::Lim {
 public:
  LimPlayers(const Tournament& tournament, const State& state, const LimEdition& edition)
      : Lim(tournament, state.round, state.rounds, present_numbers(state), edition),
        tournament_(tournament),
        round_(state.round) {}
  [[nodiscard]] Seen operator()(int id) const {
    const char colour = due(id);
    return {colour == 'w'   ? 1
            : colour == 'b' ? -1
                            : 0,
            0, float_in(id, round_ - 1), float_in(id, round_ - 2), barred(id)};
  }

 private:
  /// 10.1: of two players with different scores, the one who moves towards the median score.
  [[nodiscard]] int float_in(int id, int round) const {
    if (round < 1 || game(id, round).opponent == no_player) return 0;
    const int opponent = tournament_.players[game(id, round).opponent].start_rank;
    const int mine = score_before(id, round), median = (round - 1) * 5;
    const int other = score_before(opponent, round);
    if (mine > other && mine > median) return -1;
    return mine < other && mine < median ? 1 : 0;
  }

  const Tournament& tournament_;
  int round_;
};

class LimViews : public testing::TestWithParam<const char*> {};

TEST_P(LimViews, HaveDueColoursAndTheFloatsOfThoseTransferred) {
  const bool is_modern = std::string_view{GetParam()} == "lim";
  expect_views(
      *pair::find_system(GetParam()),
      [&](const Tournament& tournament, const State& state) {
        return [players = std::make_shared<LimPlayers>(
                    tournament, state, LimEdition{.unplayed_win_bars = is_modern})](int id) {
          return (*players)(id);
        };
      },
      {"strength 0", "float 0", "float 1", "float -1", "barred", "not barred"}, true);
}
INSTANTIATE_TEST_SUITE_P(Lim, LimViews, testing::Values("lim-1989", "lim"));

TEST(ItaloSvizzeroViews, HaveColoursByArticle13AndScoresByArticle8) {
  const System& system = *pair::find_system("italo-svizzero");
  int open = 0, barred = 0, again = 0;
  for (int seed = 0; seed < scaled(1500); ++seed) {
    RandomSettings settings = small_settings(seed);
    settings.point_systems = settings.acceleration = false;
    test::Draft draft = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const int last = draft.whole().rounds();
    // Games of the round before are adjourned.
    if (seed % 2 == 0 && last > 0)
      for (PlayerIndex player = 0; player < draft.players.size(); ++player) {
        Game& game = draft.games(player)[static_cast<std::size_t>(last - 1)];
        if (game.is_played() && (player + game.opponent) % 3 == 0) game.code = ResultCode::none;
      }
    const Tournament& tournament = draft.whole();
    const State state = make_state(draft);
    const italo_svizzero_text::Reader read{tournament, state.round};
    const auto present = present_numbers(state);
    for (const int id : present) {
      const PlayerView view = system.view(state, state.seat_of[tournament.find(id)]);
      std::vector<int> colours;
      for (int round = 1; round < state.round; ++round)
        if (const char colour = read.colour(id, round); colour != '-')
          colours.push_back(colour == 'w' ? 1 : -1);
      SCOPED_TRACE("seed " + std::to_string(seed) + ", player " + std::to_string(id));
      ASSERT_TRUE(view.colours && view.points);
      std::vector<int> told;
      for (const Colour colour : *view.colours) told.push_back(sign_of(colour));
      EXPECT_EQ(told, colours);
      EXPECT_EQ(view.points->tenths(), state.round == 1 ? 0 : read.tenths_before(id, state.round));
      EXPECT_EQ(view.bye_barred, !may_be_free(read, present, id));
      EXPECT_FALSE(view.has_floats);
      open += tournament.game(tournament.find(id), last).is_open() ? 1 : 0;
      again += read.receipts(id) == 1 && !view.bye_barred ? 1 : 0;
      barred += view.bye_barred ? 1 : 0;
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(open, 0);
  EXPECT_GT(barred, 0);
  if (scaled(10) == 10) {
    EXPECT_GT(again, 0);
  }
}

template <class Account>
void expect_match_views(const System& system, const Tournament& report, const Account& account_of,
                        int seed, Kinds& kinds) {
  const test::Draft entrants = entrants_of(report, system.entrants);
  const State state = make_state(entrants);
  const auto present = present_numbers(state);
  const auto account = account_of(report, state.round, state.rounds, present);
  if (account.empty()) return;
  for (const int id : present) {
    const MatchView by_text = account.front().view(id);
    const PlayerView view = system.view(state, state.seat_of[state.tournament->find(id)]);
    Seen ours = seen(view);
    ours.strength = view.strength == pair::Strength::strong ? 1 : 0;
    // Type A has no degrees.
    const bool has_degrees = report.type_code.find("TYPEB") != std::string::npos;
    const Seen theirs{by_text.wants == 'W'   ? 1
                      : by_text.wants == 'B' ? -1
                                             : 0,
                      has_degrees && by_text.strong ? 1 : 0, by_text.floats[0], by_text.floats[1],
                      by_text.barred};
    EXPECT_EQ(ours, theirs) << system.name << " seed " << seed << ", number " << id;
    kinds.add(ours);
  }
}

TEST(DoubleSwissViews, HaveFloatsAndNoPreferences) {
  Kinds kinds;
  for (int seed = 0; seed < scaled(500) && !HasFailure(); ++seed)
    expect_match_views(*pair::find_system("double-swiss"),
                       random_double_swiss(static_cast<std::uint64_t>(seed),
                                           {.min_participants = 5, .min_rounds = 3}),
                       double_swiss_account, seed, kinds);
  kinds.expect({"strength 0", "float 0", "float 1", "float -1", "barred", "not barred"});
}

TEST(TeamSwissViews, HavePreferencesOfTheirType) {
  Kinds kinds;
  constexpr std::array codes{"FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_MP_GP"};
  for (int seed = 0; seed < scaled(500) && !HasFailure(); ++seed)
    expect_match_views(*pair::find_system("team-swiss"),
                       random_team_tournament(static_cast<std::uint64_t>(seed),
                                              codes[static_cast<std::size_t>(seed) % codes.size()],
                                              {.min_participants = 5, .min_rounds = 3}),
                       team_swiss_account, seed, kinds);
  kinds.expect(
      {"strength 0", "strength 1", "float 0", "float 1", "float -1", "barred", "not barred"});
}

}  // namespace
}  // namespace trf::test
