// The rating engines against the transcription of the texts, and what the texts promise.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <thread>

#include "oracle/rating_oracle.hpp"
#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "support/rating_case.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/period.hpp"
#include "trf/rating/rate.hpp"

namespace {

using trf::rating::Event;
using trf::rating::rate;
using trf::test::below;
using trf::test::draw_case;
using trf::test::edition;
using trf::test::make_case;
using trf::test::read_case;
using trf::test::scaled;

void expect_italian(bool rapid) {
  const auto& regulation = edition(rapid ? "elo-italia-rapid" : "elo-italia", {2015, 1, 1});
  for (int seed = 0; seed < scaled(2000); ++seed) {
    auto drawn = draw_case(static_cast<std::uint64_t>(seed), seed % 2 == 0, 80);
    if (rapid)
      for (auto& player : drawn.players) player.fide = 0;
    const auto sample = read_case(drawn);
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
  for (const bool as_printed : {false, true})
    for (int seed = 0; seed < scaled(2000); ++seed) {
      auto sample = make_case(static_cast<std::uint64_t>(seed), true, seed % 3 == 0 ? 0 : 40);
      for (std::size_t i = 0; i < sample.players.size(); ++i)
        sample.event.entrants[i].facts.k = sample.players[i].k;
      const auto wanted = oracle::round_robin_1997(sample.players, as_printed);
      const auto& regulation =
          as_printed ? trf::rating::fide_1997_as_printed() : edition("fide-1997", {});
      const auto got = rate(sample.event, regulation).changes;
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        ASSERT_EQ(got[i].is_disregarded, wanted[i].is_out) << seed << ' ' << i;
        if (wanted[i].is_out) continue;
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
        ASSERT_EQ(a.games, b.games) << regulation->title() << ' ' << seed;
        ASSERT_EQ(a.new_rating, b.new_rating) << regulation->title() << ' ' << seed;
        ASSERT_EQ(a.initial_rating, b.initial_rating) << regulation->title() << ' ' << seed;
        ASSERT_EQ(a.change_exact_hundredths, b.change_exact_hundredths)
            << regulation->title() << ' ' << seed;
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

// The rows do not depend on the order of the events, or on the number of threads.
TEST(RatingPromises, OrderOfEventsDoesNotMatter) {
  const auto& regulation = edition("fide", {2024, 6, 1});
  std::vector<trf::test::Draft> tournaments;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    tournaments.push_back(trf::test::random_tournament(seed));
    // Players meet again under the same number.
    for (auto& player : tournaments.back().players)
      player.fide_id = std::to_string(100 + player.start_rank);
  }
  const auto add = [&](trf::rating::Period& period, std::size_t i) {
    const auto event = trf::rating::make_event(tournaments[i], {});
    period.add(static_cast<std::uint32_t>(i), tournaments[i], event, rate(event, regulation),
               trf::rating::without_list(tournaments[i]), regulation);
  };
  trf::rating::Period forwards;
  for (std::size_t i = 0; i < tournaments.size(); ++i) add(forwards, i);
  forwards.finish();
  trf::rating::Period together;
  {
    std::vector<std::jthread> threads;
    for (std::size_t first = 0; first < 3; ++first)
      threads.emplace_back([&, first] {
        for (auto i = tournaments.size(); i-- > 0;)
          if (i % 3 == first) add(together, i);
      });
  }
  together.finish(3);
  ASSERT_EQ(forwards.size(), together.size());
  ASSERT_GT(forwards.size(), 20U);
  for (std::size_t i = 0; i < forwards.size(); ++i) {
    const auto a = forwards.row(i);
    const auto b = together.row(i);
    ASSERT_EQ(a.id, b.id);
    ASSERT_EQ(a.name, b.name);
    ASSERT_EQ(a.events, b.events);
    ASSERT_EQ(a.change.notes, b.change.notes);
    ASSERT_EQ(a.change.new_rating, b.change.new_rating);
    ASSERT_EQ(a.change.average_hundredths, b.change.average_hundredths);
    ASSERT_EQ(forwards.find(a.key), i);
  }
}

}  // namespace
