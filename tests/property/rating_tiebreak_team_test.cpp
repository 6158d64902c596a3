// Team events: the crosstable made of players' cells and the records of team events is the one the
// event was made of, and the values are those of the text.

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "oracle/rating_tiebreak_oracle.hpp"
#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "trf/matches.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tiebreak/standings.hpp"

namespace trf::tiebreak {
namespace {

using oracle::Fraction;

/// A team event as it happens: the report and the oracle's event grow side by side.
class TeamEvent {
 public:
  explicit TeamEvent(std::uint64_t seed)
      : random_(seed), boards_(between(1, 4)), count_(between(2, 7)) {
    enter();
    const int rounds = between(1, 6);
    report.stated_rounds = rounds;
    report.set_rounds(rounds);
    report.board_colours = std::string("WBWB").substr(0, static_cast<std::size_t>(boards_));
    event.team = true;
    event.planned = rounds;
    event.primary = between(0, 2) == 0 ? 1 : 0;
    report.type_code = event.primary == 1 ? "FIDE_TEAM_GP_MP" : "FIDE_TEAM_MP_GP";
    event.win[0] = between(0, 2) == 0 ? 3 : 2;
    event.draw[0] = 1;
    report.match_points.win = Score::from_tenths(static_cast<std::int32_t>(event.win[0].over * 10));
    report.match_points.draw = Score::from_tenths(10);
    event.win[1] = boards_;
    event.draw[1] = Fraction(boards_, 2);
    report.team_byes.emplace();
    report.team_byes->match_points = Score::from_tenths(10);
    report.team_byes->game_points = Score::from_tenths(boards_ * 5);
    report.team_byes->by_round.resize(static_cast<std::size_t>(rounds));
    for (int round = 1; round <= rounds; ++round) play(round);
    add_up();
    event.board_points = board_points;
  }

  /// Record 299: points of a team in a round before those of a team, these before those of a round,
  /// these before those of all teams and rounds.
  void change_points() {
    const int records = between(1, 6);
    for (int k = 0; k < records; ++k) {
      AbnormalPoints& record = report.abnormal.emplace_back();
      record.kind = "WDLFHZ+-  "[between(0, 9)];
      const int stated = between(0, 4);  // Of four records one lacks each kind of points
      if (stated != 0) record.match_points = Score::from_tenths(between(0, 6) * 5);
      if (stated != 1) record.game_points = Score::from_tenths(between(0, 6) * 5);
      if (between(0, 1) == 0) record.round = static_cast<std::uint16_t>(between(1, event.planned));
      for (int team = 1; team <= count_ && between(0, 1) == 0; ++team)
        record.ids.push_back(static_cast<Id>(team));
    }
    constexpr std::pair<char, char> letters[] = {{'1', 'W'}, {'=', 'D'}, {'0', 'L'}};
    for (const bool has_id : {false, true})
      for (const bool has_round : {false, true})
        for (const AbnormalPoints& record : report.abnormal) {
          if (record.ids.empty() == has_id || (record.round != 0) != has_round) continue;
          for (int team = 1; team <= count_; ++team) {
            bool is_named = !has_id;
            for (const Id id : record.ids) is_named = is_named || id == team;
            for (int round = 1; round <= event.planned && is_named; ++round) {
              if (has_round && round != record.round) continue;
              oracle::Round& cell = event.rounds[static_cast<std::size_t>(team - 1)]
                                                [static_cast<std::size_t>(round - 1)];
              char kind = cell.kind;
              for (const auto& [result, letter] : letters)
                if (cell.kind == result) kind = letter;
              // Without a cell or a record the kind of the oracle is Z; the report has no result.
              if (kind != record.kind || (kind == 'Z' && !is_announced(team, round))) continue;
              if (record.match_points) cell.points[0] = Fraction(record.match_points->tenths(), 10);
              if (record.game_points) cell.points[1] = Fraction(record.game_points->tenths(), 10);
            }
          }
        }
    add_up();
  }

  test::Draft report;
  oracle::Event event;
  std::vector<std::vector<Fraction>> board_points;  ///< [team][board]

 private:
  /// Points of a record 299 without a kind, which count from a round on.
  [[nodiscard]] Fraction beside(Id team, int round, int kind) const {
    Fraction sum;
    for (const AbnormalPoints& record : report.abnormal) {
      const auto points = kind == 0 ? record.match_points : record.game_points;
      const bool is_named =
          record.ids.empty() || std::ranges::find(record.ids, team) != record.ids.end();
      if (record.kind == ' ' && record.round == round && is_named && points)
        sum = sum + Fraction(points->tenths(), 10);
    }
    return sum;
  }

  void add_up() {
    event.total[0].clear();
    event.total[1].clear();
    for (int kind = 0; kind < 2; ++kind) {
      for (auto& row : event.rounds) {
        const auto team = static_cast<Id>(event.total[kind].size() + 1);
        Fraction sum = beside(team, 0, kind);
        int round = 0;
        for (oracle::Round& one : row) {
          one.before[kind] = sum;
          sum = sum + one.points[kind] + beside(team, ++round, kind);
        }
        event.total[kind].push_back(sum);
      }
    }
  }

  int between(int low, int high) {
    return low + static_cast<int>(random_() % static_cast<std::uint64_t>(high - low + 1));
  }

  void enter() {
    for (int team = 0; team < count_; ++team) {
      Team& one = report.teams.emplace_back();
      one.number = static_cast<std::uint16_t>(team + 1);
      one.name = std::to_string(team + 1);
      const int members = boards_ + between(0, 2);
      for (int m = 0; m < members; ++m) {
        one.members.push_back(static_cast<PlayerIndex>(report.players.size()));
        Player& player = report.players.emplace_back();
        player.start_rank = static_cast<std::uint16_t>(report.players.size());
      }
      event.number.push_back(team + 1);
      event.rating.push_back(0);
      event.rounds.emplace_back();
      board_points.emplace_back(static_cast<std::size_t>(boards_));
    }
  }

  void play(int round) {
    std::vector<int> present;
    for (int team = 0; team < count_; ++team) {
      event.rounds[static_cast<std::size_t>(team)].emplace_back();
      // Byes of a round without a match or a pairing-allocated bye are only announced.
      const bool must_come = present.empty() && team + 1 == count_;
      if (between(0, 9) > 0 || must_come) {
        present.push_back(team);
      } else {
        stay_away(team, round);
      }
    }
    for (std::size_t k = present.size(); k > 1; --k) {
      std::swap(present[k - 1],
                present[static_cast<std::size_t>(between(0, static_cast<int>(k) - 1))]);
    }
    while (present.size() > 1) {
      const int white = present.back();
      present.pop_back();
      const int black = present.back();
      present.pop_back();
      const int lot = between(0, 19);
      if (lot == 0) {
        forfeit(white, black, round);
      } else {
        match(white, black, round);
      }
    }
    if (present.empty()) return;
    report.team_byes->by_round[static_cast<std::size_t>(round - 1)] =
        static_cast<Id>(present[0] + 1);
    oracle::Round& own = row(present[0]);
    own.kind = 'U';
    own.points[0] = 1;
    own.points[1] = Fraction(boards_, 2);
    every_board(present[0], 1);
  }

  oracle::Round& row(int team) { return event.rounds[static_cast<std::size_t>(team)].back(); }
  void every_board(int team, Fraction points) {
    for (Fraction& sum : board_points[static_cast<std::size_t>(team)]) sum = sum + points;
  }

  void stay_away(int team, int round) {
    oracle::Round& own = row(team);
    constexpr std::pair<char, ResultCode> kinds[] = {{'H', ResultCode::half_point_bye},
                                                     {'Z', ResultCode::zero_point_bye},
                                                     {'F', ResultCode::full_point_bye}};
    const int lot = between(0, 3);
    if (lot == 3) return;  // not even a record
    own.kind = kinds[lot].first;
    report.announced_byes.push_back(
        {kinds[lot].second, static_cast<std::uint16_t>(round), {static_cast<Id>(team + 1)}});
    if (own.kind == 'Z') return;
    const bool full = own.kind == 'F';
    own.points[0] = full ? event.win[0] : event.draw[0];
    own.points[1] = full ? event.win[1] : event.draw[1];
    every_board(team, full ? Fraction(1) : Fraction(1, 2));
  }

  void forfeit(int winner, int loser, int round) {
    report.forfeited_matches.push_back({.white_won = true,
                                        .black_won = false,
                                        .round = static_cast<std::uint16_t>(round),
                                        .white = static_cast<Id>(winner + 1),
                                        .black = static_cast<Id>(loser + 1)});
    // Some programs write cells too: both teams', or those who were there, without opponents.
    const int lot = between(0, 2);
    const auto one = line_up(winner);
    const auto other = line_up(loser);
    for (std::size_t b = 0; b < one.size() && lot > 0; ++b) {
      const auto r = static_cast<std::size_t>(round - 1);
      const PlayerIndex opponent = lot == 1 ? other[b] : no_player;
      report.games(one[b])[r] = {opponent, Colour::white, ResultCode::forfeit_win};
      if (lot == 1) report.games(other[b])[r] = {one[b], Colour::black, ResultCode::forfeit_loss};
    }
    row(winner) = {loser, '+', 'w', {event.win[0], Fraction(boards_)}, {}};
    row(loser) = {winner, '-', 'b', {}, {}};
    every_board(winner, 1);
  }

  std::vector<PlayerIndex> line_up(int team) {
    std::vector<PlayerIndex> players = report.teams[static_cast<std::size_t>(team)].members;
    while (static_cast<int>(players.size()) > boards_)
      players.erase(players.begin() + between(0, static_cast<int>(players.size()) - 1));
    return players;
  }

  void match(int white, int black, int round) {
    const auto one = line_up(white);
    const auto other = line_up(black);
    Fraction points[2];
    std::vector<Fraction> won_on, lost_on;
    const int nobody_plays = between(0, 14);  // 0: every board is forfeited, by either side
    int forfeits = 0;
    for (int b = 0; b < boards_; ++b) {
      constexpr ResultCode results[][2] = {{ResultCode::win, ResultCode::loss},
                                           {ResultCode::loss, ResultCode::win},
                                           {ResultCode::draw, ResultCode::draw},
                                           {ResultCode::draw, ResultCode::draw},
                                           {ResultCode::win, ResultCode::loss},
                                           {ResultCode::loss, ResultCode::win},
                                           {ResultCode::forfeit_win, ResultCode::forfeit_loss},
                                           {ResultCode::forfeit_loss, ResultCode::forfeit_win},
                                           {ResultCode::forfeit_loss, ResultCode::forfeit_loss}};
      const auto& result = results[nobody_plays == 0 ? between(6, 8) : between(0, 8)];
      const auto at = static_cast<std::size_t>(b);
      const auto r = static_cast<std::size_t>(round - 1);
      report.games(one[at])[r] = {other[at], Colour::white, result[0]};
      report.games(other[at])[r] = {one[at], Colour::black, result[1]};
      const auto worth = [](ResultCode code) {
        const bool win = code == ResultCode::win || code == ResultCode::forfeit_win;
        return code == ResultCode::draw ? Fraction(1, 2) : Fraction(win ? 1 : 0);
      };
      if (result[0] == ResultCode::forfeit_win || result[0] == ResultCode::forfeit_loss) ++forfeits;
      const Fraction won = worth(result[0]), lost = worth(result[1]);
      points[0] = points[0] + won;
      points[1] = points[1] + lost;
      won_on.push_back(won);
      lost_on.push_back(lost);
    }
    // A match forfeited on all boards is a forfeit; for art. 12 each board has its own result.
    const bool forfeited = forfeits == boards_;
    for (int b = 0; b < boards_; ++b) {
      const auto at = static_cast<std::size_t>(b);
      Fraction& white_board = board_points[static_cast<std::size_t>(white)][at];
      Fraction& black_board = board_points[static_cast<std::size_t>(black)][at];
      white_board = white_board + won_on[at];
      black_board = black_board + lost_on[at];
    }
    const auto fill = [&](int team, int opponent, Fraction own, Fraction theirs) {
      oracle::Round& cell = row(team);
      cell.opponent = opponent;
      cell.points[1] = own;
      // Both teams lose a match in which no board was won, not even by forfeit.
      const bool is_drawn = own == theirs && !(forfeited && own == Fraction(0));
      cell.points[0] = theirs < own ? event.win[0] : is_drawn ? event.draw[0] : Fraction(0);
      cell.kind = theirs < own ? '1' : own == theirs ? '=' : '0';
      if (forfeited) cell.kind = theirs < own ? '+' : '-';
    };
    fill(white, black, points[0], points[1]);
    fill(black, white, points[1], points[0]);
  }

  [[nodiscard]] bool is_announced(int team, int round) const {
    for (const AnnouncedByes& byes : report.announced_byes)
      if (byes.round == round && byes.ids.front() == team) return true;
    return false;
  }

  std::mt19937_64 random_;
  int boards_, count_;
};

Fraction fraction(const StandingsColumn& column, std::size_t team) {
  long long unit = 1;
  for (int d = 0; d < column.decimals; ++d) unit *= 10;
  return {column.values[team], unit};
}

std::vector<TieBreakCode> codes_of(const std::string& list, const Edition& edition,
                                   const Crosstable& table, bool restarts) {
  CodeList codes = resolve(parse_tie_breaks(list).codes, ListOrigin::asked, edition, table);
  EXPECT_TRUE(codes.faults.empty()) << codes.faults[0].message;
  for (TieBreakCode& code : codes.codes) code.begins_again_with_primary = restarts;
  return std::move(codes.codes);
}

void compare_values(const TeamEvent& made, const Crosstable& table, const Edition& edition,
                    const std::string& context) {
  const std::vector<std::string> codes = {
      "MPTS",       "GPTS",     "MPVGP",     "WIN",      "WIN:GP",    "WON",       "REP",
      "STD:MP",     "STD:GP",   "PS:MP",     "PS:GP/C1", "BH:MP",     "BH:GP",     "BH:MP/C1",
      "BH:MP/C2",   "BH:GP/M1", "BH:MP/P",   "BH:GP/P",  "FB:MP",     "FB:GP/C1",  "FB:MP/M1/P",
      "AOB:MP",     "AOB:GP/F", "AOB:MP/C1", "EMMSB",    "EMGSB/C1",  "EGMSB/C2",  "EGGSB",
      "EGGSB/C1/P", "EMMSB/M1", "EMGSB/P",   "SB:MP",    "SB:GP/C1",  "SSSC",      "SSSC/F",
      "SSSC/K3",    "SSSC/P",   "KS:MP",     "KS:GP",    "KS:MP/L-2", "KS:GP/L+1", "TPN",
      "TPN/R",      "BC",       "EDE",       "EDE/P",    "EDET",      "EDEB",      "EDEBT",
      "EDEBB/P",    "DE:MP",    "DE:GP",     "DE:GP/P"};
  const std::string points = table.primary == PointsKind::match ? "MPTS" : "GPTS";
  std::map<std::int64_t, std::vector<int>> by_points;
  for (std::size_t team = 0; team < table.size(); ++team) {
    by_points[-table.total(static_cast<Competitor>(team), table.primary).tenths()].push_back(
        static_cast<int>(team));
  }
  std::vector<std::vector<int>> tied;
  for (const auto& [score, group] : by_points) tied.push_back(group);
  for (const std::string& code : codes) {
    const auto list = codes_of(points + "," + code, edition, table, made.event.restarts);
    const StandingsColumn column = rank(table, edition, list).columns.back();
    const auto expected = oracle::values(made.event, std::string(edition.key), code, tied);
    for (std::size_t team = 0; team < table.size(); ++team) {
      if (!expected[team]) {
        ASSERT_EQ(column.values[team], StandingsColumn::undefined) << context << ", " << code;
        continue;
      }
      ASSERT_TRUE(fraction(column, team) == *expected[team])
          << context << ", " << code << " of team " << team + 1 << ": " << column.values[team]
          << ", not " << expected[team]->over << "/" << expected[team]->under;
    }
  }
}

void compare_ranks(const TeamEvent& made, const Crosstable& table, const Edition& edition,
                   const std::string& context) {
  const std::vector<std::vector<std::string>> lists = {{"MPTS", "EDE", "GPTS", "BC", "TBR"},
                                                       {"GPTS", "MPTS", "EDEBT", "BBE"},
                                                       {"MPTS", "EDET", "EMGSB", "EDEB"},
                                                       {"MPTS", "BC", "BBE", "TPN"},
                                                       {"MPTS", "TBR"},
                                                       {"GPTS", "EDEBB/P", "SSSC", "REP"}};
  for (const auto& list : lists) {
    std::string text;
    for (const std::string& code : list) text += (text.empty() ? "" : ",") + code;
    const Standings ranked =
        rank(table, edition, codes_of(text, edition, table, made.event.restarts));
    const auto expected = oracle::ranks(made.event, std::string(edition.key), list);
    for (std::size_t team = 0; team < table.size(); ++team) {
      ASSERT_EQ(static_cast<int>(ranked.rank[team]), expected[team])
          << context << ", list " << text << ", team " << team + 1;
    }
  }
}

TEST(TieBreakProperty, TeamPointsWithRecord299AreThoseOfPairingAndChecks) {
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::scaled(1000)); ++seed) {
    TeamEvent made(seed);
    made.change_points();
    CrosstableOptions options;
    options.rounds = made.report.rounds();
    const Crosstable table = make_crosstable(made.report, options);
    const auto teams = tournament_of_teams(made.report, team_rounds(made.report), TeamScore::match);
    for (std::size_t team = 0; team < table.size(); ++team) {
      const auto player = static_cast<PlayerIndex>(team);
      const auto last = teams->match_scores->place(player, options.rounds.value());
      const auto competitor = static_cast<Competitor>(team);
      ASSERT_TRUE(Fraction(table.total(competitor, PointsKind::match).tenths(), 10) ==
                  made.event.total[0][team])
          << "seed " << seed << ", team " << team + 1;
      ASSERT_TRUE(Fraction(table.total(competitor, PointsKind::game).tenths(), 10) ==
                  made.event.total[1][team])
          << "seed " << seed << ", team " << team + 1;
      ASSERT_EQ(table.total(competitor, PointsKind::match), teams->match_scores->primary[last])
          << "seed " << seed << ", team " << team + 1;
      ASSERT_EQ(table.total(competitor, PointsKind::game), teams->match_scores->secondary[last])
          << "seed " << seed << ", team " << team + 1;
    }
  }
}

TEST(TieBreakProperty, TeamValuesPlacesAndRanksAreThoseOfTheText) {
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::scaled(1000)); ++seed) {
    TeamEvent made(seed);
    made.event.restarts = seed % 2 == 1;
    CrosstableOptions options;
    options.rounds = made.report.rounds();
    const Crosstable table = make_crosstable(made.report, options);
    // The newest edition always, the others in turn.
    const auto& all = editions();
    for (const Edition* edition : {all[0], all[1 + seed % (all.size() - 1)]}) {
      const std::string context =
          "seed " + std::to_string(seed) + ", edition " + std::string(edition->key);
      ASSERT_NO_FATAL_FAILURE(compare_values(made, table, *edition, context));
      ASSERT_NO_FATAL_FAILURE(compare_ranks(made, table, *edition, context));
    }
  }
}

}  // namespace
}  // namespace trf::tiebreak
