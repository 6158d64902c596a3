// The tie-breaks against a slow transcription of the regulations, on random tournaments.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "oracle/rating_tiebreak_oracle.hpp"
#include "support/dice.hpp"
#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tiebreak/breakdown.hpp"
#include "trf/tiebreak/check.hpp"
#include "trf/tiebreak/messages/breakdown.hpp"
#include "trf/tiebreak/standings.hpp"

namespace trf::tiebreak {
namespace {

using test::Dice;

PointSystem random_points(Dice& dice) {
  PointSystem points = PointSystem::standard();
  const auto set = [&](int win, int draw, int loss) {
    points.win_white = points.win_black = points.forfeit_win = points.full_point_bye =
        points.pairing_bye = Score::from_tenths(win);
    points.draw_white = points.draw_black = points.half_point_bye = Score::from_tenths(draw);
    points.loss_white = points.loss_black = points.forfeit_loss = points.zero_point_bye =
        Score::from_tenths(loss);
    if (loss > 0) points.zero_point_bye = points.forfeit_loss = Score{};
  };
  switch (dice.between(0, 5)) {
    case 0: set(30, 10, 0); break;
    case 1: set(20, 10, 0); break;
    case 2: set(30, 20, 10); break;
    case 3:
      set(30, 10, 0);
      points.pairing_bye = Score::from_tenths(10);
      break;
    default: break;
  }
  return points;
}

void enter(TournamentDraft& tournament, int count, Dice& dice) {
  for (int i = 0; i < count; ++i) {
    Player& player = tournament.players.emplace_back();
    player.start_rank = static_cast<std::uint16_t>(i + 1);
    player.name = std::to_string(i + 1);
    player.rating = static_cast<std::uint16_t>(dice.between(1400, 2500));
  }
}

void play(TournamentDraft& tournament, int round, PlayerIndex white, PlayerIndex black,
          Dice& dice) {
  ResultCode one = ResultCode::draw;
  ResultCode other = ResultCode::draw;
  const int lot = dice.between(0, 99);
  const bool swapped = dice.percent(50);
  if (lot < 55) {
    one = ResultCode::win, other = ResultCode::loss;
  } else if (lot < 80) {
  } else if (lot < 87) {
    one = ResultCode::forfeit_win, other = ResultCode::forfeit_loss;
  } else if (lot < 89) {
    one = other = ResultCode::forfeit_loss;
  } else if (lot < 91) {
    one = other = ResultCode::loss;
  } else if (lot < 93) {
    one = ResultCode::unrated_win, other = ResultCode::unrated_loss;
  } else if (lot < 95) {
    one = other = ResultCode::unrated_draw;
  } else if (lot < 96) {
    one = other = ResultCode::none;
  }
  if (swapped) std::swap(one, other);
  const auto r = static_cast<std::size_t>(round - 1);
  tournament.games(white)[r] = {black, Colour::white, one};
  tournament.games(black)[r] = {white, Colour::black, other};
}

/// Pairs at random: byes of every kind, absences before and after, rematches in some tournaments.
test::Draft random_swiss(std::uint64_t seed) {
  Dice dice(seed);
  test::Draft tournament;
  tournament.points = random_points(dice);
  const int count = dice.between(2, 12);
  enter(tournament, count, dice);
  const int rounds = dice.between(1, 8);
  tournament.stated_rounds = rounds + (dice.percent(20) ? dice.between(1, 3) : 0);
  tournament.set_rounds(rounds);
  const int absences = dice.between(0, 25);
  const bool rematches = dice.percent(30);
  for (int round = 1; round <= rounds; ++round) {
    std::vector<PlayerIndex> present;
    for (int i = 0; i < count; ++i) {
      const auto player = static_cast<PlayerIndex>(i);
      if (!dice.percent(absences)) {
        present.push_back(player);
        continue;
      }
      constexpr ResultCode away[] = {ResultCode::half_point_bye, ResultCode::zero_point_bye,
                                     ResultCode::none, ResultCode::full_point_bye,
                                     ResultCode::zero_point_bye};
      tournament.games(player)[static_cast<std::size_t>(round - 1)].code = away[dice.between(0, 4)];
    }
    dice.shuffle(present);
    while (present.size() > 1) {
      const PlayerIndex one = present.back();
      present.pop_back();
      std::size_t with = present.size() - 1;
      if (!rematches) {
        const auto met = [&](PlayerIndex other) {
          return std::ranges::any_of(tournament.games(one),
                                     [&](const Game& game) { return game.opponent == other; });
        };
        while (with > 0 && met(present[with])) --with;
        if (met(present[with])) continue;
      }
      const PlayerIndex other = present[with];
      present.erase(present.begin() + static_cast<std::ptrdiff_t>(with));
      play(tournament, round, one, other, dice);
    }
    if (!present.empty()) {
      tournament.games(present[0])[static_cast<std::size_t>(round - 1)].code =
          ResultCode::pairing_bye;
    }
  }
  if (dice.percent(20)) {
    tournament.abnormal.push_back({.kind = "  WD+F"[dice.between(0, 5)],
                                   .match_points = {},
                                   .game_points = Score::from_tenths(dice.percent(50) ? -5 : 10),
                                   .round = static_cast<std::uint16_t>(dice.between(0, rounds)),
                                   .ids = {static_cast<Id>(dice.between(1, count))}});
  }
  return tournament;
}

/// All against all, once to three times, by rotation; odd fields have a free round.
test::Draft random_round_robin(std::uint64_t seed) {
  Dice dice(seed);
  test::Draft tournament;
  tournament.points = random_points(dice);
  const int count = dice.between(2, 8);
  enter(tournament, count, dice);
  const int even = count + count % 2;
  const int rounds = (even - 1) * dice.between(1, 3);
  tournament.stated_rounds = rounds;
  tournament.set_rounds(rounds);
  tournament.type_code = "FIDE_ROUNDROBIN";
  for (int round = 1; round <= rounds; ++round) {
    std::vector<int> circle(static_cast<std::size_t>(even - 1));
    std::iota(circle.begin(), circle.end(), 0);
    std::rotate(circle.begin(), circle.begin() + (round - 1) % (even - 1), circle.end());
    circle.insert(circle.begin(), even - 1);
    for (int k = 0; k < even / 2; ++k) {
      const int one = circle[static_cast<std::size_t>(k)];
      const int other = circle[static_cast<std::size_t>(even - 1 - k)];
      if (one >= count || other >= count) continue;  // free: an empty cell
      play(tournament, round, static_cast<PlayerIndex>(one), static_cast<PlayerIndex>(other), dice);
    }
  }
  return tournament;
}

std::vector<std::vector<int>> tied_by(const std::vector<std::int64_t>& points) {
  std::map<std::int64_t, std::vector<int>> groups;
  for (std::size_t i = 0; i < points.size(); ++i) groups[-points[i]].push_back(static_cast<int>(i));
  std::vector<std::vector<int>> all;
  for (auto& [key, group] : groups) all.push_back(std::move(group));
  return all;
}

oracle::Value value_of(const StandingsColumn& column, std::size_t competitor) {
  const std::int64_t value = column.values[competitor];
  if (value == StandingsColumn::undefined) return std::nullopt;
  long long unit = 1;
  for (int d = 0; d < column.decimals; ++d) unit *= 10;
  return oracle::Fraction(value, unit);
}

std::string text_of(const oracle::Value& value) {
  return value ? std::to_string(value->over) + "/" + std::to_string(value->under) : "-";
}

std::vector<TieBreakCode> resolved(const std::string& list, const Edition& edition,
                                   const Crosstable& table) {
  CodeList codes = resolve(parse_tie_breaks(list).codes, ListOrigin::asked, edition, table);
  for (const CodeFault& fault : codes.faults) {
    EXPECT_NE(fault.severity, Severity::error) << fault.message;
  }
  return std::move(codes.codes);
}

/// Lines that are not cut make the value: as a sum, or as a mean rounded half up.
void expect_lines_add_up(const Breakdown& breakdown, const std::string& context) {
  if (!breakdown.is_defined || breakdown.lines.empty()) return;
  std::int64_t total = 0;
  std::int64_t count = 0;
  for (const BreakdownLine& line : breakdown.lines) {
    if (!line.cut.empty()) continue;
    total += line.amount.value;
    ++count;
  }
  if (breakdown.how.is<said::sum>()) {
    EXPECT_EQ(total, breakdown.value.value) << context;
  } else if (breakdown.how.is<said::mean>()) {
    for (int d = breakdown.lines[0].amount.decimals; d < breakdown.value.decimals; ++d) total *= 10;
    ASSERT_GT(count, 0) << context;
    EXPECT_LE(std::abs(2 * (total - breakdown.value.value * count)), count) << context;
  }
}

void agree(const Tournament& tournament, const Crosstable& table, const oracle::Event& event,
           const Edition& edition, const std::vector<std::string>& codes,
           const std::vector<std::vector<std::string>>& lists, const std::string& context) {
  std::string all;
  for (const std::string& code : codes) all += (all.empty() ? "" : ",") + code;
  const std::vector<TieBreakCode> many = resolved(all, edition, table);
  ASSERT_EQ(many.size(), codes.size() + 1) << context;
  const Standings standings = rank(table, edition, many);
  const auto tied = tied_by(standings.columns[0].values);
  for (std::size_t k = 0; k < codes.size(); ++k) {
    const bool is_place = codes[k].starts_with("DE") || codes[k].starts_with("EDE");
    StandingsColumn column = standings.columns[k + 1];
    if (is_place) column = rank(table, edition, resolved(codes[k], edition, table)).columns[1];
    const auto expected = oracle::values(event, std::string(edition.key), codes[k], tied);
    for (std::size_t i = 0; i < table.size(); ++i) {
      ASSERT_EQ(text_of(value_of(column, i)), text_of(expected[i]))
          << context << ", edition " << edition.key << ", " << codes[k] << " of "
          << table.entrants[i].id;
    }
    if (!is_place) {
      const auto competitor = static_cast<Competitor>(k % table.size());
      expect_lines_add_up(explain(table, edition, many, standings, k + 1, competitor),
                          context + ", " + codes[k]);
    }
  }
  for (const auto& list : lists) {
    std::string text;
    for (const std::string& code : list) text += (text.empty() ? "" : ",") + code;
    const Standings ranked = rank(table, edition, resolved(text, edition, table));
    const auto expected = oracle::ranks(event, std::string(edition.key), list);
    for (std::size_t i = 0; i < table.size(); ++i) {
      ASSERT_EQ(static_cast<int>(ranked.rank[i]), expected[i])
          << context << ", edition " << edition.key << ", list " << text << ", id "
          << table.entrants[i].id;
    }
  }
  (void)tournament;
}

const std::vector<std::string> common_codes = {
    "WIN",    "WON",     "BPG",       "BWG",       "PS",         "PS/C1",  "PS/C2",  "PS/C9",
    "REP",    "STD",     "TPN",       "TPN/R",     "BH",         "BH/C1",  "BH/C2",  "BH/M1",
    "BH/M2",  "BH/P",    "BH/C1/P",   "BH/C2/P",   "BH/M1/P",    "BH/C9",  "FB",     "FB/C1",
    "FB/C2",  "FB/P",    "FB/C1/P",   "FB/M1",     "FB/M2/P",    "AOB",    "AOB/F",  "AOB/C1",
    "AOB/M1", "AOB/P",   "SB",        "SB/C1",     "SB/C2",      "SB/C3",  "SB/M1",  "SB/M2",
    "SB/P",   "SB/C1/P", "SB/C2/P",   "KS",        "KS/L+1",     "KS/L-1", "KS/L-2", "RTNG",
    "RTNG/R", "ARO",     "ARO/C1",    "ARO/C2",    "ARO/M1",     "ARO/M2", "TPR",    "PTP",
    "APRO",   "APPO",    "ARO/U1400", "TPR/U1000", "RTNG/U1600", "DE",     "DE/P"};

std::vector<std::string> codes_of(const Edition& edition) {
  std::vector<std::string> codes = common_codes;
  for (const std::string_view code : edition.own_codes) {
    if (code != "DRITA") codes.emplace_back(code);
  }
  return codes;
}

std::vector<std::vector<std::string>> lists_of(const Edition& edition) {
  std::vector<std::vector<std::string>> lists = {{"PTS", "BH/C1", "DE", "BH", "DE", "WIN", "TPN"},
                                                 {"PTS", "DE", "SB", "KS"},
                                                 {"PTS", "ARO", "DE/P", "BWG", "RTNG/R"},
                                                 {"PTS", "WIN", "DE", "AOB/F", "DE"}};
  if (edition.key == "ita") {
    lists.push_back({"PTS", "BHITA", "BHLOW", "DE", "DRITA"});
    lists.push_back({"PTS", "SB", "DRITA"});
    lists.push_back({"PTS", "DRITA"});
  }
  return lists;
}

void run(std::uint64_t seed, const Tournament& tournament) {
  const int last = standing_round(tournament);
  const int round = seed % 4 == 0 && last > 1 ? last - 1 : last;
  CrosstableOptions options;
  options.rounds = round;
  const Crosstable table = make_crosstable(tournament, options);
  const oracle::Event event =
      oracle::players_of(tournament, round, table.pairing == PairingKind::predetermined);
  // The newest edition always, the others in turn.
  const auto& all = editions();
  for (const Edition* edition : {all[0], all[1 + seed % (all.size() - 1)]}) {
    const auto codes = codes_of(*edition);
    auto lists = lists_of(*edition);
    lists.push_back({"PTS", codes[seed % codes.size()]});  // The direction of each code in turn
    agree(tournament, table, event, *edition, codes, lists, "seed " + std::to_string(seed));
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(TieBreakProperty, SwissValuesAndRanksAreThoseOfTheText) {
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::scaled(2000)); ++seed) {
    ASSERT_NO_FATAL_FAILURE(run(seed, random_swiss(seed)));
  }
}

TEST(TieBreakProperty, RoundRobinValuesAndRanksAreThoseOfTheText) {
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::scaled(500)); ++seed) {
    ASSERT_NO_FATAL_FAILURE(run(seed, random_round_robin(seed)));
  }
}

// Pairings as a program would make them, with late entries and withdrawals.
TEST(TieBreakProperty, LargerSwissTournamentsToo) {
  test::RandomSettings settings;
  settings.requested_byes = 8;
  settings.forfeits = 8;
  settings.late_entries = 15;
  settings.withdrawals = 15;
  settings.rating_ties = false;
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::scaled(200)); ++seed) {
    ASSERT_NO_FATAL_FAILURE(run(seed, test::random_tournament(seed, settings)));
  }
}

TEST(TieBreakProperty, AStandingFilledInPassesTheCheck) {
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::scaled(300)); ++seed) {
    test::Draft tournament = random_swiss(seed);
    tournament.tie_breaks = parse_tie_breaks("BH/C1,SB,DE").codes;
    const Crosstable table = make_crosstable(tournament);
    const EventList list = list_of(tournament, *find_edition("2026"), table);
    const Standings standings =
        rank(table, *find_edition("2026"),
             resolve(list.codes, list.origin, *find_edition("2026"), table).codes);
    for (std::size_t i = 0; i < table.size(); ++i) {
      tournament.players[i].rank = static_cast<std::uint16_t>(standings.rank[i]);
      tournament.players[i].points = table.total(static_cast<Competitor>(i), PointsKind::game);
    }
    ASSERT_TRUE(differences(tournament, table, standings).empty()) << "seed " << seed;
    ASSERT_TRUE(has_ranks_of(tournament, table, standings));
    // Lots within shared ranks are not a difference, in any order.
    for (std::size_t k = 0; k < table.size(); ++k) {
      const Competitor drawn = standings.ranking.order[k];
      tournament.players[drawn].rank = static_cast<std::uint16_t>(k + 1);
    }
    ASSERT_TRUE(differences(tournament, table, standings).empty()) << "seed " << seed;
    // One wrong or missing rank leaves the others right.
    for (const std::size_t wrong : {table.size() + 1, std::size_t{0}}) {
      tournament.players[0].rank = static_cast<std::uint16_t>(wrong);
      const auto found = differences(tournament, table, standings);
      const bool states_ranks = wrong != 0 || table.size() > 1;
      ASSERT_EQ(found.size(), states_ranks ? 1U : 0U) << "seed " << seed;
      ASSERT_TRUE(found.empty() || found[0].id == tournament.players[0].start_rank);
      ASSERT_EQ(wrong_ranks(tournament, table, standings.ranking).size(), wrong != 0 ? 1U : 0U);
      ASSERT_FALSE(has_ranks_of(tournament, table, standings));
    }
  }
}

}  // namespace
}  // namespace trf::tiebreak
