// The earlier FIDE editions, team matches of 1997 and the norms against the transcription of the
// texts.

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>

#include <fmt/format.h>

#include "oracle/rating_oracle.hpp"
#include "support/random_tournament.hpp"
#include "support/rating_case.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/rate.hpp"
#include "trf/read.hpp"

namespace {

using trf::rating::rate;
using trf::test::below;
using trf::test::draw_case;
using trf::test::edition;
using trf::test::make_case;
using trf::test::read_case;
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
  // RatingEngines have the editions from 2024 on.
  std::set<const trf::rating::Regulation*> compared{&edition("fide", {2024, 3, 1}),
                                                    &edition("fide", {2025, 10, 1})};
  for (const auto& [start, rules] : editions) {
    compared.insert(&edition("fide", start));
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
  for (const auto* other : trf::rating::regulations()) {
    if (other->system != "fide") continue;
    EXPECT_TRUE(compared.contains(other)) << to_string(other->title());
  }
}

// With too few rated players it is a Swiss (6.2); with enough, all games count.
TEST(RatingEditions, RoundRobinOf2018FollowsTheText) {
  for (int seed = 0; seed < scaled(2000); ++seed) {
    auto drawn = draw_case(static_cast<std::uint64_t>(seed), true, 30 + seed % 50);
    if (seed % 3 == 0)  // some of the first six lose their rating
      for (std::size_t i = 0; i < 4; ++i) drawn.players[i].fide = 0;
    auto sample = read_case(drawn);
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
    trf::test::Drawn drawn;
    drawn.type = trf::EventType::scheveningen;
    drawn.players.resize(2 * half);
    for (auto& player : drawn.players) {
      if (below(random, 3) != 0) player.fide = 2005 + 5 * below(random, 120);
      player.k = 10 + below(random, 16);
    }
    for (std::size_t a = 0; a < half; ++a)
      for (std::size_t b = half; b < 2 * half; ++b) drawn.play(a, b, below(random, 3));
    auto sample = read_case(drawn);
    give_coefficients(sample);
    expect_rows_of_1997(sample, oracle::scheveningen_1997(sample.players), seed);
  }
}

/// One player's event of 8 to 12 rounds; the others only met that player.
std::string draw_norm(std::mt19937_64& random, int level) {
  const int rounds = 8 + below(random, 5);
  const std::string titles[] = {"", "WIM", "WGM", "IM", "GM", "FM", "CM"};
  const std::string federations[] = {"ITA", "GER", "FRA", "ESP", "FID"};
  const auto row = [](int number, char sex, const std::string& title, int rating,
                      const std::string& federation) {
    return fmt::format("001 {:4} {}{:>3} {:33} {:>4} {:3} {:22}  0.0 {:4}", number, sex, title,
                       fmt::format("Player {}", number),
                       rating == 0 ? std::string{} : std::to_string(rating), federation, "",
                       number);
  };
  std::string own = row(1, 'w', "", 0, "ITA");
  std::string others;
  int number = 1;
  for (int round = 0; round < rounds; ++round) {
    if (below(random, 15) == 0) {
      own += below(random, 2) == 0 ? "  0000 - U" : "  0000 - Z";
      continue;
    }
    const int halves = below(random, 5) == 0 ? 0 : below(random, 2) + 1;
    own += fmt::format("  {:4} w {}", ++number, "0=1"[halves]);
    const int rating = below(random, 20) == 0 ? 0 : level - 200 + below(random, 400);
    const int title = below(random, 3) == 0 ? below(random, 7) : 1 + below(random, 4);
    others += row(number, 'm', titles[title], rating, federations[below(random, 8) % 5]);
    for (int r = 0; r < rounds; ++r)
      others += r == round ? fmt::format("     1 b {}", "1=0"[halves]) : "  0000 - Z";
    others += '\n';
  }
  return fmt::format(
             "012 Norm\n022 Bern\n032 SUI\n042 2024/06/01\n052 2024/06/09\n092 Team "
             "tournament\n142 {}\n",
             rounds) +
         own + '\n' + others;
}

TEST(RatingEditions, TitleNormsFollowTheText) {
  const std::string names[] = {"", "WIM", "WGM", "IM", "GM"};
  const int levels[] = {0, 2120, 2260, 2320, 2460};
  int achieved = 0;
  int by_ignoring = 0;
  for (int seed = 0; seed < scaled(3000); ++seed) {
    std::mt19937_64 random{static_cast<std::uint64_t>(seed)};
    const int title = 1 + seed % 4;
    const auto report = draw_norm(random, levels[title]);
    const auto tournament = trf::read(report);
    const auto record = oracle::norm_record_of(report);
    auto event = trf::rating::make_event(*tournament.value, {});
    const bool swiss = below(random, 4) != 0;
    event.type = swiss ? trf::EventType::team : trf::EventType::scheveningen;
    const bool team = below(random, 5) == 0;
    int least = 9;
    if (team) {
      event.kind = trf::rating::SpecialEvent::team_championship;
      if (record.rounds <= 9) least = 7;
    }
    const std::string wanted_title[] = {names[title]};
    const auto norm =
        trf::rating::fide_norms(*tournament.value, event, {.host = "SUI"}, wanted_title).front();
    const auto wanted = oracle::norm_2024(record.games, title, 'I', least, record.spare_win, swiss);
    ASSERT_EQ(norm.achieved == trf::rating::Achieved::yes, wanted.has_value()) << seed;
    if (!wanted) {
      ASSERT_FALSE(norm.reasons.empty()) << seed;
      continue;
    }
    ++achieved;
    by_ignoring += static_cast<int>(*wanted > 0);
    ASSERT_EQ(norm.games, static_cast<int>(record.games.size()) - *wanted) << seed;
  }
  // The samples reach both ways.
  EXPECT_GT(achieved, scaled(60));
  EXPECT_GT(by_ignoring, scaled(10));
}

}  // namespace
