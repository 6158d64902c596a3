// Chains of lists: each one equals the articles applied to all reports before it.

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>
#include <string>

#include <fmt/format.h>

#include "oracle/rating_history.hpp"
#include "support/dice.hpp"
#include "support/history_chain.hpp"
#include "support/history_list.hpp"
#include "support/random_tournament.hpp"

namespace {

using oracle::history::History;
using oracle::history::Row;
using trf::test::everything;
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
  // TRF_SEED runs one chain; TRF_HISTORY prints its lists and reports.
  const auto* const only = std::getenv("TRF_SEED");
  int failed = 0;
  for (int i = 0; i < trf::test::scaled(chains); ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    if (only != nullptr && std::to_string(seed) != only) continue;
    const auto text =
        check(trf::test::random_history(system, seed, trf::test::some_of(features, seed)));
    if (text.empty()) continue;
    ADD_FAILURE() << system << ", seed " << seed << ", " << text;
    if (++failed == 5) return;
  }
}

TEST(RatingHistory, EloItaliaEqualsTheArticles) { expect_chains("elo-italia", everything, 1000); }
TEST(RatingHistory, EloItaliaRapidEqualsTheArticles) {
  expect_chains("elo-italia-rapid", everything, 1000);
}
TEST(RatingHistory, FideEqualsTheArticles) { expect_chains("fide", everything, 1000); }
TEST(RatingHistory, FideRapidEqualsTheArticles) { expect_chains("fide-rapid", everything, 700); }
TEST(RatingHistory, FideBlitzEqualsTheArticles) { expect_chains("fide-blitz", everything, 700); }
TEST(RatingHistory, FideRapid2018EqualsTheArticles) {
  expect_chains("fide-rapid-2018", everything, 700);
}
TEST(RatingHistory, FideBlitz2018EqualsTheArticles) {
  expect_chains("fide-blitz-2018", everything, 700);
}
TEST(RatingHistory, Fide1997EqualsTheArticles) { expect_chains("fide-1997", everything, 1000); }

// Complete round robins, with newcomers.
constexpr HistoryFeatures round_robins{.newcomers = true, .pauses = true, .round_robins = true};
TEST(RatingHistory, RoundRobinsOf1997EqualTheArticles) {
  expect_chains("fide-1997", round_robins, 300);
}
TEST(RatingHistory, RoundRobinsOf2018EqualTheArticles) {
  expect_chains("fide-rapid-2018", round_robins, 200);
}
TEST(RatingHistory, RoundRobinsOfEloItaliaEqualTheArticles) {
  expect_chains("elo-italia", round_robins, 200);
}

/// What can become of a row from one list to the next.
struct Step {
  const char* name;
  bool (*happens)(const Row& before, const Row& after);
};
constexpr Step steps[]{
    {"is struck off", [](const Row& a, const Row& b) { return a.rating && !b.rating; }},
    {"returns", [](const Row& a, const Row& b) { return a.deleted.year != 0 && b.rating; }},
    {"has another K", [](const Row& a, const Row& b) { return a.k && b.k && *a.k != *b.k; }},
    {"has a first rating of several periods",
     [](const Row& a, const Row& b) { return !a.pool.empty() && b.rating; }},
    {"becomes inactive",
     [](const Row& a, const Row& b) { return a.is_inactive == false && b.is_inactive == true; }},
    {"becomes active",
     [](const Row& a, const Row& b) { return a.is_inactive == true && b.is_inactive == false; }},
    {"becomes Maestro",
     [](const Row& a, const Row& b) { return a.category != "M" && b.category == "M"; }},
    {"rises from NC",
     [](const Row& a, const Row& b) { return a.category == "NC" && b.category != "NC"; }},
    {"has a norm",
     [](const Row& a, const Row& b) {
       return a.single_norms < b.single_norms || a.double_norms.size() < b.double_norms.size();
     }},
    {"has another rapid category",
     [](const Row& a, const Row& b) {
       return !a.rapid_category.empty() && a.rapid_category != b.rapid_category;
     }},
};

/// The steps that the chains of a system take at least ten times.
std::set<std::string> steps_of(const std::string& system) {
  std::map<std::string, int> found;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const auto history =
        trf::test::random_history(system, seed, trf::test::some_of(everything, seed));
    const auto lists = oracle::history::lists_of(history);
    for (std::size_t i = 1; i < lists.size(); ++i)
      for (const auto& after : lists[i])
        for (const auto& before : lists[i - 1])
          if (before.person == after.person)
            for (const auto& step : steps) found[step.name] += step.happens(before, after) ? 1 : 0;
  }
  std::set<std::string> often;
  for (const auto& [name, times] : found)
    if (times >= 10) often.insert(name);
  return often;
}

// A comparison that never meets a rule proves nothing of it.
TEST(RatingHistory, ChainsReachTheRules) {
  const std::set<std::string> of_all{"is struck off", "returns", "has another K"};
  for (const auto* system : {"fide", "fide-rapid", "fide-blitz", "fide-1997"}) {
    auto wanted = of_all;
    wanted.insert({"has a first rating of several periods", "becomes inactive", "becomes active"});
    EXPECT_EQ(steps_of(system), wanted) << system;
  }
  for (const auto* system : {"fide-rapid-2018", "fide-blitz-2018"})
    EXPECT_EQ(steps_of(system),
              (std::set<std::string>{"is struck off", "returns", "becomes inactive",
                                     "has a first rating of several periods", "becomes active"}))
        << system;
  auto wanted = of_all;
  wanted.insert("has another rapid category");
  EXPECT_EQ(steps_of("elo-italia-rapid"), wanted);
  // A FIDE rating takes the place of the Elo Italia.
  EXPECT_EQ(
      steps_of("elo-italia"),
      (std::set<std::string>{"is struck off", "has another K", "becomes Maestro", "rises from NC",
                             "has a norm", "becomes inactive", "becomes active"}));
}

}  // namespace
