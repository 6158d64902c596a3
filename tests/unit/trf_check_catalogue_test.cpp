// The catalogue is whole, and no check is without a case.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "support/check_cases.hpp"
#include "support/whole_cases.hpp"
#include "trf/fix.hpp"

namespace trf::test {
namespace {

TEST(Catalogue, IsOrderedAndComplete) {
  std::set<std::string_view> ids, names;
  for (const auto& check : checks()) {
    EXPECT_TRUE(ids.insert(check.id.text()).second) << check.id;
    EXPECT_EQ(&check_of(check.id), &check);
    EXPECT_FALSE(check.summary.empty()) << check.id;
    EXPECT_FALSE(check.summary.ends_with('.')) << check.id;
    EXPECT_FALSE(check.rule.empty() && check.left_out.empty()) << check.id;
    if (!check.left_out.empty()) continue;
    EXPECT_FALSE(check.explanation.empty()) << check.id << " is not explained";
    EXPECT_FALSE(check.wrong.empty()) << check.id << " has no wrong example";
    EXPECT_FALSE(check.right.empty()) << check.id << " has no right example";
    EXPECT_NE(check.wrong, check.right) << check.id;
  }
  EXPECT_EQ(CheckId::find("P99"), std::nullopt);
  EXPECT_EQ(CheckId::find("nonsense"), std::nullopt);
  EXPECT_EQ(ids.size(), 265U);
}

// The checks that an edit fires and no other with it.
std::set<std::string> edits_fired_alone() {
  std::set<std::string> alone;
  for (const auto* const table :
       {&individual_check_cases(), &team_check_cases(), &homologation_check_cases()})
    for (const auto& one : *table)
      if (auto ids = ids_of(one.expected); ids.size() == 1) alone.merge(ids);
  for (const char* const id : {"G20", "G21", "G22", "G23", "G24", "G25"})
    alone.insert(id);  // Homologation.RapidLimitsAreInclusive
  return alone;
}

// Checks that need pairings, standings, lists or a second file are the tool's. Their golden case
// alone_X14 prints the finding as "[X14]", and nothing after the line "neighbour:".
std::set<std::string> golden_checks_fired_alone() {
  std::set<std::string> alone;
  const std::filesystem::path folder = TRF_SAMPLES "/../tests/golden/validate";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const auto name = entry.path().filename().string();
    if (!name.starts_with("alone_")) continue;
    const auto id = name.substr(6);
    std::ifstream in(entry.path() / "expout");
    std::string line;
    std::size_t told = 0;
    bool is_right = true;
    bool is_neighbour = false;
    while (std::getline(in, line)) {
      if (line == "neighbour:") {
        is_neighbour = true;
        continue;
      }
      ++told;
      is_right = is_right && !is_neighbour && line.find("[" + id + "]") != std::string::npos;
    }
    if (is_right && is_neighbour && told != 0) alone.insert(id);
  }
  return alone;
}

// fix() repairs the findings of the checks that is_fixable() names, and removes them.
TEST(Catalogue, FindsAnIdByTwoDigits) {
  EXPECT_TRUE(CheckId::find("R12"));
  // Characters beside the digits: '<' and ':' are 12 and 10 after '0'.
  for (const auto* id : {"R0<", "R:2", "R1", "R123", "r12", "R/2", "R1:"})
    EXPECT_FALSE(CheckId::find(id)) << id;
}

TEST(Catalogue, PromisedRepairsAreMade) {
  for (const auto* cases : {&file_cases(), &report_cases(), &event_cases()})
    for (const auto& one : *cases) {
      const auto ids = ids_of(one.expected);
      if (ids.size() != 1 || !is_fixable(CheckId::find(*ids.begin()).value())) continue;
      const auto fixed = fix(one.bytes(sample(one.from)));
      for (const auto& repair : fixed.repairs) EXPECT_TRUE(is_fixable(repair.check));
      EXPECT_FALSE(fixed.repairs.empty()) << one.name;
      EXPECT_FALSE(
          ids_of(check_lines(fixed.bytes, one.profiles, one.options)).contains(*ids.begin()))
          << one.name;
    }
}

TEST(Catalogue, EveryCheckFiresAloneAndNotOnItsNeighbour) {
  auto alone = edits_fired_alone();
  for (const auto* cases : {&file_cases(), &report_cases(), &event_cases()})
    alone.merge(fired_alone(*cases));
  const auto golden = golden_checks_fired_alone();
  for (const auto& check : checks()) {
    const std::string id{check.id.text()};
    if (check.left_out.empty())
      EXPECT_TRUE(alone.contains(id) || golden.contains(id)) << id;
    else
      EXPECT_FALSE(alone.contains(id) || golden.contains(id))
          << id << " is said to be left out, but fires";
  }
}

}  // namespace
}  // namespace trf::test
