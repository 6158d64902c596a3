#include "support/draft.hpp"
#include "trf/tiebreak/standings.hpp"

#include <gtest/gtest.h>

#include <string>

#include "trf/tie_break_list.hpp"
#include "trf/tiebreak/breakdown.hpp"

namespace trf::tiebreak {
namespace {

/// One player with a row of results against a partner with the other side; U, H and Z alone.
test::Draft one_row(std::string_view results) {
  test::Draft tournament;
  tournament.type_code = "FIDE_DUTCH_2026";  // Two players who meet again play a match
  for (int i = 0; i < 2; ++i) {
    Player& player = tournament.players.emplace_back();
    player.start_rank = static_cast<std::uint16_t>(i + 1);
    player.rating = 2000;
  }
  tournament.set_rounds(static_cast<int>(results.size()));
  for (std::size_t r = 0; r < results.size(); ++r) {
    Game& own = tournament.games(0)[r];
    Game& other = tournament.games(1)[r];
    const auto pair = [&](ResultCode mine, ResultCode theirs) {
      own = {1, Colour::white, mine};
      other = {0, Colour::black, theirs};
    };
    switch (results[r]) {
      case '1': pair(ResultCode::win, ResultCode::loss); break;
      case '=': pair(ResultCode::draw, ResultCode::draw); break;
      case '+': pair(ResultCode::forfeit_win, ResultCode::forfeit_loss); break;
      case 'U': own.code = ResultCode::pairing_bye; break;
      case 'H': own.code = ResultCode::half_point_bye; break;
      case 'Z': own.code = ResultCode::zero_point_bye; break;
      default: pair(ResultCode::loss, ResultCode::win);
    }
  }
  return tournament;
}

/// What round `round` brings to player 1's value of `code`.
std::int64_t contribution(std::string_view results, int round, const char* edition,
                          const char* code) {
  const test::Draft tournament = one_row(results);
  CrosstableOptions options;
  options.rounds = tournament.rounds();
  const Crosstable table = make_crosstable(tournament, options);
  const Edition& rules = *find_edition(edition);
  const CodeList list = resolve(parse_tie_breaks(code).codes, ListOrigin::asked, rules, table);
  const Standings standings = rank(table, rules, list.codes);
  for (const BreakdownLine& line : explain(table, rules, list.codes, standings, 1, 0).lines) {
    if (line.round == round) return line.amount.value;
  }
  return -1;
}

// The examples of the handbook (C.04.5) and of the manuals that followed it.
TEST(VirtualOpponent, HasTheScoresOfTheHandbook) {
  EXPECT_EQ(contribution("1=Z000000", 3, "2009", "BH"), 55);  // absent in round 3 of 9: 5.5
  EXPECT_EQ(contribution("111=0+000", 6, "2009", "BH"), 50);  // forfeit win in round 6: 5.0
  EXPECT_EQ(contribution("11+000000", 3, "2009", "BH"), 50);
  EXPECT_EQ(contribution("111100Z00", 7, "2009", "BH"), 60);
  EXPECT_EQ(contribution("H00000000", 1, "2009", "BH"), 45);
  EXPECT_EQ(contribution("U000000", 1, "2009", "BH"), 30);
  EXPECT_EQ(contribution("111110Z", 7, "2009", "BH"), 60);
}

TEST(Dummy, IsCappedSinceMarch2026) {
  EXPECT_EQ(contribution("111U", 4, "2024", "BH"), 40);  // own score
  EXPECT_EQ(contribution("111U", 4, "2026", "BH"), 20);  // a draw in each of four rounds
  EXPECT_EQ(contribution("111+", 4, "2024", "BH"), 40);
  EXPECT_EQ(contribution("111+", 4, "2026", "BH"), 0);   // the scheduled opponent has nothing
  EXPECT_EQ(contribution("111+", 4, "1989", "BH"), 20);  // an opponent who drew every round
}

TEST(Standings, PrintsUndefinedAsADashAndSortsItLast) {
  const test::Draft tournament = one_row("ZZ");
  CrosstableOptions options;
  options.rounds = 2;
  const Crosstable table = make_crosstable(tournament, options);
  const CodeList list =
      resolve(parse_tie_breaks("ARO").codes, ListOrigin::asked, *find_edition("2026"), table);
  const Standings standings = rank(table, *find_edition("2026"), list.codes);
  EXPECT_EQ(to_text(standings.columns[1], 0), "-");
  EXPECT_EQ(standings.rank, (std::vector<std::uint32_t>{1, 1}));
}

TEST(Standings, PrintsAsManyDecimalsAsTheCodeHas) {
  StandingsColumn column;
  column.decimals = 2;
  column.values = {1250, 5, -75};
  EXPECT_EQ(to_text(column, 0), "12.50");
  EXPECT_EQ(to_text(column, 1), "0.05");
  EXPECT_EQ(to_text(column, 2), "-0.75");
}

/// The first line of player 1's value.
BreakdownLine first_line(const char* edition, const std::string& code) {
  const test::Draft tournament = one_row("1=01");
  CrosstableOptions options;
  options.rounds = tournament.rounds();
  const Crosstable table = make_crosstable(tournament, options);
  const Edition& rules = *find_edition(edition);
  const CodeList list = resolve(parse_tie_breaks(code).codes, ListOrigin::asked, rules, table);
  EXPECT_TRUE(list.faults.empty()) << code;
  const Standings standings = rank(table, rules, list.codes);
  const std::size_t last = list.codes.size() - 1;
  const Breakdown breakdown = explain(table, rules, list.codes, standings, last, 0);
  return breakdown.lines.empty() ? BreakdownLine{} : breakdown.lines.front();
}

// Scores have one decimal, ratings none; the opponent scored 1.5, 2.0 with a draw at the end, and
// has 2000.
TEST(Breakdown, ShowsWhatTheOpponentHas) {
  const std::tuple<const char*, const char*, std::int64_t, int> cases[] = {
      {"2026", "BH", 15, 1},    {"2026", "FB", 20, 1},    {"2026", "AOB", 100, 1},
      {"2026", "SB", 15, 1},    {"2026", "KS", 15, 1},    {"2026", "ARO", 2000, 0},
      {"2026", "TPR", 2000, 0}, {"2026", "PTP", 2000, 0},
  };
  for (const auto& [edition, code, value, decimals] : cases) {
    const BreakdownLine line = first_line(edition, code);
    EXPECT_TRUE(line.has_seen) << code;
    EXPECT_EQ(line.seen.value, value) << code;
    EXPECT_EQ(line.seen.decimals, decimals) << code;
  }
}

TEST(Breakdown, ShowsScoresWithOneDecimal) {
  const std::pair<const char*, const char*> cases[] = {
      {"1989", "ADJ"}, {"2009", "ADJ"},  {"2023", "ABH"},  {"2023", "AFB"},     {"2024", "ABH"},
      {"2026", "AFB"}, {"ita", "BHITA"}, {"ita", "BHLOW"}, {"fsi2014", "BHFSI"}};
  for (const auto& [edition, code] : cases) {
    const BreakdownLine line = first_line(edition, code);
    EXPECT_EQ(line.seen.decimals, 1) << edition << code;
    EXPECT_EQ(line.amount.decimals, 1) << edition << code;
  }
}

TEST(Breakdown, OfTheOwnRecordShowsNoOpponent) {
  for (const char* code : {"PTS", "WIN", "REP", "STD", "TPN", "RTNG"})
    EXPECT_FALSE(first_line("2026", code).has_seen) << code;
}

}  // namespace
}  // namespace trf::tiebreak
