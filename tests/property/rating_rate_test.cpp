// The rating engines against the transcription of the texts, and what the texts promise.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "oracle/rating_oracle.hpp"
#include "support/random_tournament.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/period.hpp"
#include "trf/rating/rate.hpp"

namespace {

using trf::rating::Event;
using trf::rating::rate;
using trf::test::scaled;

int below(std::mt19937_64& random, int bound) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(bound));
}

struct Case {
  std::vector<oracle::Player> players;
  Event event;
};

const char* const categories[] = {"NC", "2S", "1S", "3N", "2N", "1N", "CM", "M"};

// Everybody meets everybody, or random opponents; ratings of every size.
Case make_case(std::uint64_t seed, bool round_robin, int unrated_percent) {
  std::mt19937_64 random{seed};
  Case result;
  const int count = round_robin ? 10 + below(random, 6) : 4 + below(random, 30);
  result.players.resize(static_cast<std::size_t>(count));
  result.event.entrants.resize(result.players.size());
  result.event.type = round_robin ? trf::EventType::round_robin : trf::EventType::swiss;
  result.event.start = {2024, 6, 1};
  result.event.rounds = 9;
  for (std::size_t i = 0; i < result.players.size(); ++i) {
    auto& player = result.players[i];
    auto& entrant = result.event.entrants[i];
    const bool keeps_rated = round_robin && i < 6;  // the conditions of 6.2
    if (keeps_rated || below(random, 100) >= unrated_percent)
      player.fide = 1000 + below(random, 1850);
    if (below(random, 3) != 0) player.ita = 1100 + below(random, 1300);
    player.category = categories[below(random, 8)];
    player.withdrawn = below(random, 6) == 0;
    player.ever2200 = below(random, 6) == 0;
    player.k = below(random, 2) == 0 ? 10 + below(random, 31) : 20;
    entrant.rating = player.fide;
    entrant.national_rating = player.ita;
    entrant.categoria = trf::rating::parse_categoria(player.category);
    entrant.federation = "ITA";
    entrant.facts.withdrawn = player.withdrawn;
    entrant.facts.ever_2200 = player.ever2200;
    entrant.facts.fide_rapid = 1;  // an Italian's FIDE rapid rating is no entry value
  }
  const auto play = [&](std::size_t a, std::size_t b, std::uint16_t round) {
    const int halves = below(random, 3);
    result.players[a].games.push_back({b, halves});
    result.players[b].games.push_back({a, 2 - halves});
    for (const auto& [one, other, points] :
         {std::tuple{a, b, halves}, std::tuple{b, a, 2 - halves}})
      result.event.entrants[one].games.push_back(
          {round, static_cast<trf::PlayerIndex>(other), trf::Score::from_halves(points)});
  };
  std::uint16_t round = 1;
  for (std::size_t a = 0; a < result.players.size(); ++a)
    for (auto b = a + 1; b < result.players.size(); ++b)
      if (round_robin || below(random, 3) == 0) play(a, b, round++);
  for (std::size_t i = 0; i < result.players.size(); ++i) {
    auto& player = result.players[i];
    for (const auto& game : player.games) player.final_halves += game.halves;
    player.final_halves += below(random, 2);  // a bye
    result.event.entrants[i].points = trf::Score::from_halves(player.final_halves);
  }
  return result;
}

const trf::rating::Regulation& edition(std::string_view system, trf::Date start) {
  return *trf::rating::edition_for(system, start).regulation;
}

void expect_italian(bool rapid) {
  const auto& regulation = edition(rapid ? "elo-italia-rapid" : "elo-italia", {2015, 1, 1});
  for (int seed = 0; seed < scaled(2000); ++seed) {
    auto sample = make_case(static_cast<std::uint64_t>(seed), seed % 2 == 0, 80);
    if (rapid)
      for (std::size_t i = 0; i < sample.players.size(); ++i) {
        sample.players[i].fide = 0;
        sample.event.entrants[i].rating = 0;
      }
    const auto wanted = oracle::elo_italia(sample.players, rapid);
    const auto got = rate(sample.event, regulation).changes;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      ASSERT_EQ(got[i].status == trf::rating::Status::excluded, !wanted[i]) << seed << ' ' << i;
      if (!wanted[i]) continue;
      ASSERT_EQ(got[i].rating, wanted[i]->rating) << seed << ' ' << i;
      ASSERT_EQ(got[i].k, wanted[i]->k) << seed << ' ' << i;
      ASSERT_EQ(got[i].expected_exact_hundredths, wanted[i]->raw) << seed << ' ' << i;
      ASSERT_EQ(got[i].expected_hundredths, wanted[i]->pa_tenths * 10) << seed << ' ' << i;
      ASSERT_EQ(got[i].change_hundredths, wanted[i]->variation * 100) << seed << ' ' << i;
      ASSERT_EQ(got[i].new_rating, wanted[i]->rating + wanted[i]->variation) << seed << ' ' << i;
    }
  }
}

TEST(RatingEngines, EloItaliaFollowsTheText) { expect_italian(false); }
TEST(RatingEngines, EloItaliaRapidFollowsTheText) { expect_italian(true); }

TEST(RatingEngines, FideFollowsTheTextOf2024And2025) {
  for (const bool exempt : {false, true}) {
    const auto& regulation =
        edition("fide", exempt ? trf::Date{2025, 10, 1} : trf::Date{2025, 9, 30});
    for (int seed = 0; seed < scaled(2000); ++seed) {
      auto sample = make_case(static_cast<std::uint64_t>(seed), false, 20);
      for (std::size_t i = 0; i < sample.players.size(); ++i)
        sample.event.entrants[i].facts.k = sample.players[i].k;
      const auto wanted = oracle::fide_2024(sample.players, exempt);
      const auto got = rate(sample.event, regulation).changes;
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        ASSERT_EQ(got[i].games, wanted[i].games) << seed << ' ' << i;
        ASSERT_EQ(got[i].score, trf::Score::from_halves(wanted[i].halves)) << seed << ' ' << i;
        if (sample.players[i].fide > 0)
          ASSERT_EQ(got[i].change_exact_hundredths, wanted[i].change_hundredths)
              << seed << ' ' << i;
        else
          ASSERT_EQ(got[i].initial_rating, wanted[i].first_rating) << seed << ' ' << i;
      }
    }
  }
}

TEST(RatingEngines, RoundRobinOf1997FollowsTheText) {
  using trf::rating::RoundRobinLowScore;
  const auto& regulation = edition("fide-1997", {});
  for (const auto reading : {RoundRobinLowScore::article, RoundRobinLowScore::example})
    for (int seed = 0; seed < scaled(2000); ++seed) {
      auto sample = make_case(static_cast<std::uint64_t>(seed), true, seed % 3 == 0 ? 0 : 40);
      for (std::size_t i = 0; i < sample.players.size(); ++i) {
        sample.event.entrants[i].facts.k = sample.players[i].k;
        sample.event.entrants[i].facts.first_event = false;  // a newcomer's zero: told elsewhere
      }
      const auto wanted =
          oracle::round_robin_1997(sample.players, reading == RoundRobinLowScore::example);
      const auto got = rate(sample.event, regulation, {}, reading).changes;
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        ASSERT_EQ(got[i].average_hundredths, wanted[i].rc_new * 100) << seed << ' ' << i;
        if (sample.players[i].fide > 0)
          ASSERT_EQ(got[i].change_exact_hundredths, wanted[i].change_hundredths)
              << seed << ' ' << i;
        else
          ASSERT_EQ(got[i].initial_rating, wanted[i].ru_new) << seed << ' ' << i;
      }
    }
}

TEST(RatingPromises, BothPlayersOfAGameExpectOnePoint) {
  for (int a = 1000; a < 2900; a += 7)
    for (int b = 1000; b < 2900; b += 11)
      ASSERT_EQ(oracle::expectation(a, b, 400) + oracle::expectation(b, a, 400), 100);
  for (int d = -800; d <= 800; ++d)
    ASSERT_EQ(trf::rating::expected_score(d), oracle::expectation(d, 0, 99999)) << d;
  for (int p = 0; p <= 100; ++p)
    ASSERT_EQ(trf::rating::rating_difference(p), oracle::printed_dp(p)) << p;
}

// Renumbering the players and shuffling their rounds changes nothing.
TEST(RatingPromises, OrderOfPlayersAndRoundsDoesNotMatter) {
  for (const auto* regulation : trf::rating::regulations()) {
    for (int seed = 0; seed < scaled(60); ++seed) {
      const auto sample = make_case(static_cast<std::uint64_t>(seed), seed % 2 == 0, 30);
      const auto count = sample.event.entrants.size();
      std::mt19937_64 random{static_cast<std::uint64_t>(seed) + 99};
      std::vector<std::size_t> place(count);
      for (std::size_t i = 0; i < count; ++i) place[i] = i;
      for (auto i = count; i > 1; --i)
        std::swap(place[i - 1],
                  place[static_cast<std::size_t>(below(random, static_cast<int>(i)))]);
      auto moved = sample.event;
      for (std::size_t i = 0; i < count; ++i) {
        auto entrant = sample.event.entrants[i];
        for (auto& game : entrant.games)
          game.opponent = static_cast<trf::PlayerIndex>(place[game.opponent]);
        std::reverse(entrant.games.begin(), entrant.games.end());
        moved.entrants[place[i]] = std::move(entrant);
      }
      const auto before = rate(sample.event, *regulation).changes;
      const auto after = rate(moved, *regulation).changes;
      for (std::size_t i = 0; i < count; ++i) {
        const auto& a = before[i];
        const auto& b = after[place[i]];
        ASSERT_EQ(a.games, b.games) << regulation->title << ' ' << seed;
        ASSERT_EQ(a.new_rating, b.new_rating) << regulation->title << ' ' << seed;
        ASSERT_EQ(a.initial_rating, b.initial_rating) << regulation->title << ' ' << seed;
        ASSERT_EQ(a.change_exact_hundredths, b.change_exact_hundredths)
            << regulation->title << ' ' << seed;
      }
    }
  }
}

// The differences of an event sum to zero when every player is rated and every game counts.
TEST(RatingPromises, DifferencesOfAnEventSumToZero) {
  for (int seed = 0; seed < scaled(500); ++seed) {
    const auto sample = make_case(static_cast<std::uint64_t>(seed), false, 0);
    std::int64_t sum = 0;
    for (const auto& change : rate(sample.event, edition("fide", {2024, 6, 1})).changes)
      sum += *change.difference_hundredths;
    ASSERT_EQ(sum, 0) << seed;
  }
}

// A period over the halves of an event's rounds is the event: ratings are frozen (RTF 4.2.3), and
// FIDE rounds once (B.02 8.3.4).
TEST(RatingPromises, SplittingAPeriodIntoTournamentsAddsUp) {
  const auto& regulation = edition("fide", {2024, 6, 1});
  for (int seed = 0; seed < scaled(300); ++seed) {
    auto whole = trf::test::random_tournament(static_cast<std::uint64_t>(seed));
    whole.start = {2024, 6, 1};
    trf::rating::Period one;
    trf::rating::Period two;
    const auto use = trf::rating::without_list(whole);
    const auto add = [&](trf::rating::Period& period, std::uint32_t number, const Event& event) {
      period.add(number, whole, event, rate(event, regulation), use, regulation);
    };
    auto event = trf::rating::make_event(whole, {});
    for (auto& entrant : event.entrants) {
      entrant.rating = std::max(entrant.rating, 1500);  // first events are judged one by one
      entrant.facts.k = 10;
    }
    add(one, 0, event);
    for (const int half : {0, 1}) {
      auto part = event;
      for (auto& entrant : part.entrants)
        std::erase_if(entrant.games, [&](const auto& game) {
          return (2 * game.round > whole.rounds()) == (half == 0);
        });
      add(two, static_cast<std::uint32_t>(half), part);
    }
    one.finish();
    two.finish();
    ASSERT_EQ(one.size(), two.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
      const auto a = one.row(i);
      const auto b = two.row(i);
      ASSERT_EQ(a.key, b.key);
      ASSERT_EQ(a.change.change_hundredths, b.change.change_hundredths) << seed;
      ASSERT_EQ(a.change.new_rating, b.change.new_rating) << seed;
    }
  }
}

}  // namespace
