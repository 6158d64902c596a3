// An evening in the hall: corrections, late entries, new numbers, changes by hand and undone
// rounds. Published boards stay, and a round changed by hand is undone as if it had not been
// changed.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "trf/board.hpp"
#include "trf/edit_by_hand.hpp"
#include "trf/edit_people.hpp"
#include "trf/edit_round.hpp"
#include "trf/edit_teams.hpp"
#include "trf/event_kind.hpp"
#include "trf/json.hpp"
#include "trf/matches.hpp"
#include "trf/pair/by_hand.hpp"
#include "trf/pair/generate.hpp"
#include "trf/read.hpp"
#include "trf/round_notes.hpp"
#include "trf/write.hpp"

namespace trf::test {
namespace {

/// Who plays whom on a board, by names, whatever the colours are.
using Wall = std::map<int, std::pair<std::string, std::string>>;

Wall wall_of(const Tournament& t, int round) {
  Wall wall;
  for (const auto& board : boards(t, round)) {
    const auto name = [&](PlayerIndex p) {
      return t.teams.empty() ? t.players[p].name : t.teams[t.team_of(p)].name;
    };
    wall[board.number] = std::minmax<std::string>(name(board.white), name(board.black));
  }
  return wall;
}

/// The players and teams of a generated tournament, before round 1.
TournamentDraft entries_of(const pair::System& system, int seed, bool with_baku) {
  pair::GeneratorSettings settings;
  settings.system = &system;
  settings.players = {7, 16};
  settings.boards = {3, 3};
  settings.rounds = {5, 5};
  settings.reserves = {1, 1};
  if (with_baku) settings.acceleration = pair::GeneratedAcceleration::baku;
  auto whole = pair::generate_tournament(settings, static_cast<std::uint64_t>(seed), [](int d) {
                 return std::clamp(50 + d / 8, 5, 95);
               }).tournament;
  auto draft = Tournament::reopened(std::move(whole));
  draft.set_rounds(0);
  draft.line_ups.clear();
  draft.forfeited_matches.clear();
  draft.team_byes.reset();
  for (auto& player : draft.players) player.points = Score{};
  if (&system == pair::find_system("dutch") && seed % 3 == 1) {  // Byes are cells there
    draft.dialect = Dialect::trf16;
    draft.type_code.clear();
  }
  for (auto& team : draft.teams) team.match_points = team.game_points = Score{};
  return draft;
}

class Hall {
 public:
  Hall(const pair::System& system, int seed, bool with_baku)
      : system_{system},
        random_{static_cast<unsigned>(seed)},
        document_{write(*Tournament::of(entries_of(system, seed, with_baku))).bytes},
        tournament_{read(document_).value} {}

  void play() {
    for (int round = 1; round <= 5 && pair_next(); ++round) {
      if (one_of(2)) change_by_hand_and_back();
      if (one_of(2)) change();
      enter();
      if (one_of(4)) change();
      if (one_of(6)) undo();
      for (int i = 0; i < 2; ++i) correct_earlier();
      if (one_of(5)) add_player();
      if (one_of(4)) new_numbers();
    }
  }

  std::map<std::string, int> done;  ///< Edits, by kind

 private:
  [[nodiscard]] bool one_of(unsigned count) { return random_() % count == 0; }
  [[nodiscard]] bool has_teams() const { return !tournament_->teams.empty(); }

  void take(Document document) {
    document_ = std::move(document);
    tournament_ = read(document_).value;
    ASSERT_TRUE(tournament_);
  }
  /// The edit, after which the boards of every round are those of the wall.
  void take(const char* kind, Result<Document> edited) {
    if (!edited.value) return;  // Refused, with a reason
    ++done[kind];
    take(std::move(*edited.value));
    look(kind);
  }
  void look(const char* kind) {
    for (const auto& [round, wall] : walls_)
      EXPECT_EQ(wall_of(*tournament_, round), wall) << kind << ", round " << round;
    const auto again = from_json(to_json(*tournament_)).value;
    for (const auto& [round, wall] : walls_) EXPECT_EQ(wall_of(*again, round), wall) << kind;
  }

  bool pair_next() {
    const auto entrants = pair::entrants_in(*tournament_, system_);
    const auto other =
        pair::are_players(entrants) ? tournament_ : pair::entrants_of(*tournament_, entrants);
    const auto state = pair::make_state(*other);
    const auto outcome = system_.pair(state, nullptr);
    const auto* made = std::get_if<pair::Pairing>(&outcome);
    if (made == nullptr) return false;
    if (entrants == pair::Entrants::teams) {
      TeamPairing pairing;
      for (const auto& [white, black] : made->pairs) pairing.pairs.push_back({white, black});
      if (made->bye != no_player) pairing.bye = made->bye;
      take(write_team_pairing(document_, *tournament_, state.round, pairing).value.value());
    } else {
      RoundPairing pairing;
      for (const auto& [white, black] : made->pairs) pairing.pairs.push_back({white, black});
      pairing.bye = made->bye;
      const bool doubled = entrants == pair::Entrants::double_matches;
      take(write_pairing(document_, *tournament_, doubled ? 2 * state.round - 1 : state.round,
                         pairing)
               .value.value());
    }
    publish();
    look("pairing");
    // The wall has the order of the pairing.
    int board = 0;
    for (const auto& [white, black] : made->pairs) {
      const auto expected =
          std::minmax<std::string>(other->players[white].name, other->players[black].name);
      EXPECT_EQ((walls_[tournament_->paired_rounds()][++board]),
                (std::pair<std::string, std::string>(expected)));
    }
    return true;
  }

  void publish() {
    const int last = tournament_->paired_rounds();
    walls_[last] = wall_of(*tournament_, last);
    if (is_double_swiss(*tournament_)) walls_[last - 1] = wall_of(*tournament_, last - 1);
  }

  /// Random results of one round; an old round gets some other ones.
  void give_results(const char* kind, int round, bool some) {
    std::string list;
    for (const auto& board : boards(*tournament_, round)) {
      if (some && !one_of(4)) continue;
      static constexpr const char* results[]{"1-0", "0-1", "1/2", "+-", "-+"};
      list += to_string(board) + " " + results[random_() % 5] + "\n";
    }
    if (list.empty()) return;
    take(kind, enter_results(document_, *tournament_, read_results(list).value->entries,
                             {.round = round, .correct = true}));
  }
  void enter() {
    const int last = tournament_->paired_rounds();
    if (is_double_swiss(*tournament_)) give_results("results", last - 1, false);
    give_results("results", last, false);
  }
  void correct_earlier() {
    const int last = tournament_->paired_rounds();
    if (last > 1)
      give_results("correction", 1 + static_cast<int>(random_() % static_cast<unsigned>(last - 1)),
                   true);
  }

  void add_player() {
    Player player;
    player.name = "Late, " + std::to_string(++late_);
    player.rating = static_cast<std::uint16_t>(1500 + random_() % 1000);
    const std::vector<Player> players{player};
    take("late entry", add_players(document_, *tournament_, players));
  }
  void new_numbers() {
    EntryOrder order{EntryOrder::Kind::lots, random_()};
    if (has_teams()) return;
    take("new numbers", renumber(document_, *tournament_, order));
  }
  void undo() {
    const int last = tournament_->paired_rounds();
    auto undone = unpair(document_, *tournament_, {}, true);
    ASSERT_TRUE(undone.value);
    walls_.erase(last);
    if (is_double_swiss(*tournament_)) walls_.erase(last - 1);
    take("undone", std::move(undone));
    pair_next();
    enter();
  }

  /// A random change of the last round by hand.
  [[nodiscard]] ChangeByHand random_change() {
    const int last = tournament_->paired_rounds();
    ChangeByHand change{{}, {}, true};
    std::vector<std::pair<int, std::pair<int, int>>> pairs;  // Board, numbers
    std::vector<int> idle;
    const auto number = [&](PlayerIndex p) {
      return has_teams() ? int{tournament_->teams[tournament_->team_of(p)].number}
                         : int{tournament_->players[p].start_rank};
    };
    std::map<int, bool> plays;
    for (const auto& board : boards(*tournament_, last)) {
      plays[number(board.white)] = plays[number(board.black)] = true;
      if (pairs.empty() || pairs.back().first != board.number)
        pairs.push_back({board.number, {number(board.white), number(board.black)}});
    }
    if (has_teams()) {
      for (const auto& team : tournament_->teams)
        if (!plays[team.number]) idle.push_back(team.number);
    } else {
      for (const auto& player : tournament_->players)
        if (!plays[player.start_rank]) idle.push_back(player.start_rank);
    }
    std::ranges::shuffle(pairs, random_);
    const auto [a, b] = pairs[0].second;
    const auto [c, d] = pairs[1].second;
    switch (random_() % 5) {
      case 0: change.swapped = {pairs[0].first}; break;
      case 1: change.pairs = {{a, c, {}}, {d, b, {}}}; break;
      case 2:
        change.pairs = {{a, 0, ResultCode::half_point_bye}, {b, 0, ResultCode::zero_point_bye}};
        break;
      case 3:
        if (idle.empty())
          change.pairs = {{b, a, {}}};
        else
          change.pairs = {{idle[0], a, {}}, {b, 0, ResultCode::zero_point_bye}};
        break;
      default:
        if (idle.size() > 1)
          change.pairs = {{idle[0], idle[1], {}}};
        else
          change.pairs = {{c, b, {}}, {a, d, {}}};
    }
    return change;
  }

  /// The untouched boards stay; undone, the round is as if it had not been changed.
  void change() {
    const auto change = random_change();
    const auto before = document_;
    const auto old = tournament_;
    auto changed = change_by_hand(document_, *tournament_, change);
    std::string why;
    for (const auto& each : changed.diagnostics) why += to_string(each.message) + "; ";
    ASSERT_TRUE(changed.value) << why;
    const int last = old->paired_rounds();
    const auto now = read(*changed.value).value;
    std::map<std::string, bool> named;
    for (const auto& pair : change.pairs)
      for (const int each : {pair.white, pair.black})
        if (each != 0)
          named[has_teams() ? old->teams[old->find_team(each)].name
                            : old->players[old->find(each)].name] = true;
    const auto after = wall_of(*now, last);
    for (const auto& [board, players] : walls_[last])
      if (!named[players.first] && !named[players.second]) {
        ASSERT_TRUE(after.contains(board));
        EXPECT_EQ(after.at(board), players) << "board " << board;
      }
    const auto undone = unpair(*changed.value, *now, {}, true);
    const auto plain = unpair(before, *old, {}, true);
    ASSERT_TRUE(undone.value && plain.value);
    EXPECT_EQ(undone.value->bytes(), plain.value->bytes())
        << before.bytes() << changed.value->bytes();
    const auto judged = pair::judge_change(*old, read(*changed.value));
    EXPECT_TRUE(std::holds_alternative<pair::ChangedRound>(judged));
    if (is_late_pair(change, *old)) {
      // A late pair is on a board after the last.
      ASSERT_FALSE(after.empty());
      EXPECT_FALSE(walls_[last].contains(after.rbegin()->first));
      ++done["late pair"];
    }
    take(std::move(*changed.value));
    publish();
    look("by hand");
    ++done["by hand"];
  }

  /// Do two who had no opponent meet?
  [[nodiscard]] bool is_late_pair(const ChangeByHand& change, const Tournament& old) const {
    if (change.pairs.size() != 1 || change.pairs[0].black == 0) return false;
    const int last = old.paired_rounds();
    return std::ranges::none_of(boards(old, last), [&](const Board& board) {
      const auto number = [&](PlayerIndex p) {
        return has_teams() ? int{old.teams[old.team_of(p)].number} : int{old.players[p].start_rank};
      };
      const auto plays = [&](int one) {
        return one == number(board.white) || one == number(board.black);
      };
      return plays(change.pairs[0].white) || plays(change.pairs[0].black);
    });
  }

  /// Colours exchanged twice: the report as it was.
  void change_by_hand_and_back() {
    const int last = tournament_->paired_rounds();
    const auto before = document_.bytes();
    const auto board = boards(*tournament_, last)[0].number;
    const ChangeByHand change{{board}, {}, true};
    for (int i = 0; i < 2; ++i) {
      auto changed = change_by_hand(document_, *tournament_, change);
      ASSERT_TRUE(changed.value);
      take(std::move(*changed.value));
      EXPECT_EQ(manual_pairing(*tournament_, last).has_value(), i == 0);
    }
    EXPECT_EQ(document_.bytes(), before);
    ++done["there and back"];
  }

  const pair::System& system_;
  std::mt19937 random_;
  Document document_;
  SharedTournament tournament_;
  std::map<int, Wall> walls_;
  int late_ = 0;
};

TEST(Hall, BoardsStayAndRoundsByHandAreUndone) {
  int late_pairs = 0;
  for (const char* name : {"dutch", "lim", "italo-svizzero", "double-swiss", "team-swiss"}) {
    std::map<std::string, int> done;
    for (int seed = 1; seed <= scaled(100); ++seed) {
      SCOPED_TRACE(std::string(name) + ", seed " + std::to_string(seed));
      Hall hall{*pair::find_system(name), seed, std::string_view(name) == "dutch" && seed % 3 == 2};
      hall.play();
      if (testing::Test::HasFailure()) return;
      for (const auto& [kind, count] : hall.done) done[kind] += count;
    }
    for (const char* kind : {"by hand", "there and back", "results", "correction", "undone"})
      EXPECT_GT(done[kind], scaled(20)) << name << ", " << kind;
    late_pairs += done["late pair"];
    if (scaled(100) == 100) {  // A tenth of them has too few of some systems
      EXPECT_GT(done["late pair"], 0) << name;
    }
    if (std::string_view(name) == "team-swiss") continue;
    for (const char* kind : {"late entry", "new numbers"})
      EXPECT_GT(done[kind], scaled(20)) << name << ", " << kind;
  }
  EXPECT_GT(late_pairs, 0);
}

}  // namespace
}  // namespace trf::test
