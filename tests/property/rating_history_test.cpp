// Chains of lists: each one equals the articles applied to all reports before it.

#include <gtest/gtest.h>

#include <string>

#include <fmt/format.h>

#include "oracle/rating_history.hpp"
#include "support/history_chain.hpp"
#include "support/history_list.hpp"
#include "support/random_tournament.hpp"

namespace {

using oracle::history::History;
using trf::test::HistoryFeatures;

/// Empty if every list of the chain is right.
std::string check(const History& history) {
  const auto wanted = oracle::history::lists_of(history);
  auto bytes = trf::test::first_list(history).bytes();
  for (std::size_t i = 0; i < history.periods.size(); ++i) {
    const auto& period = history.periods[i];
    const auto before = trf::test::with_notices(history, period.notices, bytes);
    bytes = trf::test::next_list(history, period, before);
    const auto text = trf::test::differences(history, wanted[i], bytes);
    if (text.empty()) continue;
    auto all = fmt::format("period {} of {}, list of {}\n{}", i + 1, history.periods.size(),
                           period.list_date.year * 100 + period.list_date.month, text);
    if (std::getenv("TRF_HISTORY") != nullptr) {
      all += "list before:\n" + before + "list after:\n" + bytes;
      for (const auto& report : period.reports) all += trf::test::report_text(history, report);
    }
    return all;
  }
  return {};
}

void expect_chains(const std::string& system, const HistoryFeatures& features, int chains) {
  int failed = 0;
  const int only = std::getenv("TRF_SEED") == nullptr ? -1 : std::atoi(std::getenv("TRF_SEED"));
  for (int seed = 0; seed < trf::test::scaled(chains); ++seed) {
    if (only >= 0 && seed != only) continue;
    const auto text =
        check(trf::test::random_history(system, static_cast<std::uint64_t>(seed), features));
    if (text.empty()) continue;
    ADD_FAILURE() << system << ", seed " << seed << ", " << text;
    if (++failed == 5) return;
  }
}

const HistoryFeatures all{.newcomers = true,
                          .fide_rated = true,
                          .other_lists = true,
                          .foreigners = true,
                          .champions = true,
                          .fide_notices = true,
                          .not_rated = true,
                          .short_times = true,
                          .withdrawals = true,
                          .no_shows = true,
                          .byes = true,
                          .other_numbers = true,
                          .unknown = true,
                          .pauses = true,
                          .round_robins = true};

TEST(RatingHistory, Speed) {
  for (const auto* system : {"elo-italia", "elo-italia-rapid", "fide", "fide-rapid", "fide-blitz",
                             "fide-rapid-2018", "fide-blitz-2018", "fide-1997"}) {
    const auto start = std::chrono::steady_clock::now();
    std::size_t rows = 0;
    std::size_t played = 0;
    for (int seed = 0; seed < 200; ++seed) {
      const auto history = trf::test::random_history(system, static_cast<std::uint64_t>(seed), all);
      for (const auto& period : history.periods) played += period.reports.size();
      for (const auto& list : oracle::history::lists_of(history)) rows += list.size();
    }
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - start);
    std::cerr << system << ' ' << rows << " rows " << played << " reports " << ms.count()
              << " ms\n";
  }
}

TEST(RatingHistory, EloItaliaOfListedItalians) { expect_chains("elo-italia", {}, 500); }
#define SYSTEMS(name, ...)                                                        \
  TEST(RatingHistorySystems, name) {                                              \
    for (const auto* system : {"elo-italia", "elo-italia-rapid", "fide", "fide-rapid", "fide-blitz", \
                               "fide-rapid-2018", "fide-blitz-2018", "fide-1997"})   \
      expect_chains(system, {__VA_ARGS__}, 100);                                  \
  }
SYSTEMS(newcomers, .newcomers = true)
SYSTEMS(other_lists, .newcomers = true, .other_lists = true)
SYSTEMS(not_rated, .not_rated = true)
SYSTEMS(short_times, .short_times = true)
SYSTEMS(withdrawals, .withdrawals = true)
SYSTEMS(no_shows, .newcomers = true, .no_shows = true)
SYSTEMS(byes, .byes = true)
SYSTEMS(numbers, .newcomers = true, .other_numbers = true)
SYSTEMS(unknown, .unknown = true)
SYSTEMS(given_k, .given_k = true)
SYSTEMS(pauses, .pauses = true)
SYSTEMS(old_lists, .newcomers = true, .fide_rated = true, .old_lists = true)
SYSTEMS(low_titles, .low_titles = true)
#define PART(x) \
  TEST(RatingHistoryParts, x) { expect_chains("elo-italia", {.x = true}, 300); }
PART(newcomers)
PART(fide_rated)
PART(champions)
PART(not_rated)
PART(short_times)
PART(withdrawals)
PART(no_shows)
PART(byes)
PART(other_numbers)
PART(pauses)
PART(round_robins)
TEST(RatingHistoryParts, foreigners) {
  expect_chains("elo-italia", {.newcomers = true, .foreigners = true}, 300);
}
TEST(RatingHistoryParts, notices) {
  expect_chains("elo-italia", {.fide_rated = true, .fide_notices = true}, 300);
}
TEST(RatingHistory, EloItaliaRapid) { expect_chains("elo-italia-rapid", {}, 500); }
TEST(RatingHistory, Fide) { expect_chains("fide", {}, 500); }
TEST(RatingHistory, FideRapid) { expect_chains("fide-rapid", {}, 500); }
TEST(RatingHistory, FideBlitz) { expect_chains("fide-blitz", {}, 500); }
TEST(RatingHistory, FideRapid2018) { expect_chains("fide-rapid-2018", {}, 500); }
TEST(RatingHistory, FideBlitz2018) { expect_chains("fide-blitz-2018", {}, 500); }
TEST(RatingHistory, Fide2018RoundRobin) {
  expect_chains("fide-rapid-2018", {.newcomers = true, .round_robins = true}, 500);
}
TEST(RatingHistory, Fide1997) { expect_chains("fide-1997", {}, 500); }
TEST(RatingHistory, Fide1997RoundRobin) { expect_chains("fide-1997", {.round_robins = true}, 500); }
TEST(RatingHistory, Fide1997New) { expect_chains("fide-1997", {.newcomers = true}, 500); }

}  // namespace
