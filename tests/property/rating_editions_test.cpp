// The earlier FIDE editions, team matches of 1997 and the norms against the transcription of the
// texts.

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "oracle/rating_oracle.hpp"
#include "support/random_tournament.hpp"
#include "support/rating_case.hpp"
#include "support/sketch.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/rate.hpp"

namespace {

using trf::Score;
using trf::rating::rate;
using trf::test::below;
using trf::test::edition;
using trf::test::make_case;
using trf::test::scaled;

void give_coefficients(trf::test::Case& sample) {
  for (std::size_t i = 0; i < sample.players.size(); ++i)
    sample.event.entrants[i].facts.k = sample.players[i].k;
}

TEST(RatingEditions, FideBefore2024FollowsTheTexts) {
  const struct {
    trf::Date start;
    oracle::OldRules rules;
  } editions[] = {
      {{2008, 4, 1}, {350, false, 125, 2, 3}}, {{2009, 7, 1}, {400, false, 125, 2, 3}},
      {{2011, 7, 1}, {400, false, 150, 2, 3}}, {{2013, 7, 1}, {400, false, 150, 2, 3}},
      {{2014, 7, 1}, {400, false, 200, 2, 0}}, {{2022, 1, 1}, {400, true, 200, 1, 0}},
      {{2024, 2, 29}, {400, true, 200, 1, 0}},
  };
  for (const auto& [start, rules] : editions)
    for (int seed = 0; seed < scaled(500); ++seed) {
      auto sample = make_case(static_cast<std::uint64_t>(seed), false, 25);
      give_coefficients(sample);
      const auto wanted = oracle::old_swiss(sample.players, rules);
      const auto got = rate(sample.event, edition("fide", start)).changes;
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        ASSERT_EQ(got[i].games, wanted[i].games) << start.year << ' ' << seed << ' ' << i;
        if (sample.players[i].fide > 0)
          ASSERT_EQ(got[i].change_exact_hundredths, wanted[i].change_hundredths)
              << start.year << ' ' << seed << ' ' << i;
        else
          ASSERT_EQ(got[i].initial_rating, wanted[i].first_rating)
              << start.year << ' ' << seed << ' ' << i;
      }
    }
}

// With too few rated players it is a Swiss (6.2); with enough, all games count.
TEST(RatingEditions, RoundRobinOf2018FollowsTheText) {
  for (int seed = 0; seed < scaled(2000); ++seed) {
    auto sample = make_case(static_cast<std::uint64_t>(seed), true, 30 + seed % 50);
    if (seed % 3 == 0)  // some of the first six lose their rating
      for (std::size_t i = 0; i < 4; ++i) {
        sample.players[i].fide = 0;
        sample.event.entrants[i].rating = 0;
      }
    give_coefficients(sample);
    const auto wanted = oracle::round_robin_2018(sample.players);
    const auto got = rate(sample.event, edition("fide-rapid-2018", {2019, 1, 1})).changes;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (sample.players[i].fide == 0) {
        ASSERT_EQ(got[i].initial_rating, wanted[i].ru) << seed << ' ' << i;
        continue;
      }
      ASSERT_EQ(got[i].games, wanted[i].games) << seed << ' ' << i;
      ASSERT_EQ(got[i].change_exact_hundredths, wanted[i].change_hundredths) << seed << ' ' << i;
    }
  }
}

void expect_rows_of_1997(const trf::test::Case& sample, const std::vector<oracle::Row1997>& wanted,
                         int seed) {
  const auto got = rate(sample.event, edition("fide-1997", {})).changes;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (sample.players[i].fide == 0) {
      ASSERT_EQ(got[i].initial_rating.value_or(0), wanted[i].ru_new) << seed << ' ' << i;
      continue;
    }
    ASSERT_EQ(got[i].games, wanted[i].games) << seed << ' ' << i;
    if (wanted[i].games == 0) continue;
    ASSERT_EQ(got[i].average_hundredths, wanted[i].rc_new * 100) << seed << ' ' << i;
    ASSERT_EQ(got[i].change_exact_hundredths, wanted[i].change_hundredths) << seed << ' ' << i;
  }
}

TEST(RatingEditions, SwissOf1997FollowsTheText) {
  for (int seed = 0; seed < scaled(2000); ++seed) {
    auto sample = make_case(static_cast<std::uint64_t>(seed), false, seed % 4 * 15);
    give_coefficients(sample);
    expect_rows_of_1997(sample, oracle::swiss_1997(sample.players), seed);
  }
}

TEST(RatingEditions, ScheveningenOf1997FollowsTheText) {
  for (int seed = 0; seed < scaled(1000); ++seed) {
    std::mt19937_64 random{static_cast<std::uint64_t>(seed)};
    const auto half = 3 + static_cast<std::size_t>(below(random, 6));
    trf::test::Case sample;
    sample.players.resize(2 * half);
    sample.event.entrants.resize(2 * half);
    sample.event.type = trf::EventType::scheveningen;
    for (std::size_t i = 0; i < 2 * half; ++i) {
      if (below(random, 3) != 0) sample.players[i].fide = 2005 + 5 * below(random, 120);
      sample.event.entrants[i].rating = sample.players[i].fide;
      sample.players[i].k = 10 + below(random, 16);
    }
    give_coefficients(sample);
    for (std::size_t a = 0; a < half; ++a)
      for (std::size_t b = half; b < 2 * half; ++b) {
        const int halves = below(random, 3);
        const auto round = static_cast<std::uint16_t>(1 + (b - half + a) % half);
        sample.players[a].games.push_back({b, halves});
        sample.players[b].games.push_back({a, 2 - halves});
        sample.event.entrants[a].games.push_back(
            {round, static_cast<trf::PlayerIndex>(b), Score::from_halves(halves)});
        sample.event.entrants[b].games.push_back(
            {round, static_cast<trf::PlayerIndex>(a), Score::from_halves(2 - halves)});
      }
    expect_rows_of_1997(sample, oracle::scheveningen_1997(sample.players), seed);
  }
}

/// One player's event of so many rounds; the others only met him.
struct Nine {
  trf::Tournament tournament;
  trf::rating::Event event;
  std::vector<oracle::Opponent> games;
  bool spare_win = false;
};

Nine make_nine(std::mt19937_64& random, int level) {
  const int rounds = 8 + below(random, 5);
  const trf::Title titles[] = {trf::Title::none, trf::Title::wim, trf::Title::wgm, trf::Title::im,
                               trf::Title::gm,   trf::Title::fm,  trf::Title::cm};
  const std::string federations[] = {"ITA", "GER", "FRA", "ESP", "FID"};
  std::vector<std::string> rows{""};
  std::vector<oracle::Opponent> drawn;
  Nine nine;
  bool has_bye = false;
  for (int round = 0; round < rounds; ++round) {
    if (below(random, 15) == 0) {
      const bool won = below(random, 2) == 0;
      rows.front() += won ? "U " : "Z ";
      has_bye = has_bye || won;
      continue;
    }
    const int halves = below(random, 5) == 0 ? 0 : below(random, 2) + 1;
    rows.front() += std::to_string(rows.size() + 1) + "w" + "0=1"[halves] + " ";
    std::string row;
    for (int r = 0; r < rounds; ++r)
      row += r == round ? std::string{"1b"} + "1=0"[halves] + " " : std::string{"Z "};
    rows.push_back(row);
    drawn.push_back({below(random, 20) == 0 ? 0 : level - 200 + below(random, 400),
                     below(random, 3) == 0 ? below(random, 7) : 1 + below(random, 4),
                     "IGFSX"[below(random, 8) % 5], halves});
    if (drawn.back().federation == 'X')
      drawn.back().federation = 'F';
    else if (drawn.back().federation == 'F')
      drawn.back().federation = 'R';
  }
  nine.tournament = trf::test::sketch({rows.begin(), rows.end()});
  nine.event = trf::rating::make_event(nine.tournament, {});
  nine.games = drawn;
  nine.spare_win = has_bye && rounds == 9;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    auto& entrant = nine.event.entrants[i + 1];
    entrant.rating = drawn[i].rating;
    entrant.title = titles[drawn[i].title];
    const char letter = drawn[i].federation;
    entrant.federation = letter == 'I'   ? "ITA"
                         : letter == 'G' ? "GER"
                         : letter == 'R' ? "FRA"
                         : letter == 'S' ? "ESP"
                                         : "FID";
  }
  nine.event.entrants.front().federation = "ITA";
  nine.event.entrants.front().sex = trf::Sex::female;
  return nine;
}

TEST(RatingEditions, TitleNormsFollowTheText) {
  const std::string names[] = {"", "WIM", "WGM", "IM", "GM"};
  const int levels[] = {0, 2120, 2260, 2320, 2460};
  int achieved = 0;
  int by_ignoring = 0;
  for (int seed = 0; seed < scaled(3000); ++seed) {
    std::mt19937_64 random{static_cast<std::uint64_t>(seed)};
    const int title = 1 + seed % 4;
    auto nine = make_nine(random, levels[title]);
    const bool swiss = below(random, 4) != 0;
    nine.event.type = swiss ? trf::EventType::team : trf::EventType::scheveningen;
    const bool team = below(random, 5) == 0;
    int least = 9;
    if (team) {
      nine.event.kind = trf::rating::EventKind::team_championship;
      if (nine.tournament.rounds() <= 9) least = 7;
    }
    const std::string wanted_title[] = {names[title]};
    const auto norm =
        trf::rating::fide_norms(nine.tournament, nine.event, {.host = "SUI"}, wanted_title).front();
    const auto wanted = oracle::norm_2024(nine.games, title, 'I', least, nine.spare_win, swiss);
    ASSERT_EQ(norm.achieved == trf::rating::Achieved::yes, wanted.has_value()) << seed;
    if (!wanted) {
      ASSERT_FALSE(norm.reasons.empty()) << seed;
      continue;
    }
    ++achieved;
    by_ignoring += static_cast<int>(*wanted > 0);
    ASSERT_EQ(norm.games, static_cast<int>(nine.games.size()) - *wanted) << seed;
  }
  // The samples reach both ways.
  EXPECT_GT(achieved, scaled(60));
  EXPECT_GT(by_ignoring, scaled(10));
}

}  // namespace
