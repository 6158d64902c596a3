// Seeded faults in reports of teams: each one that the report itself shows is found.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <set>

#include <fmt/format.h>

#include "support/random_tournament.hpp"
#include "support/team_faults.hpp"
#include "trf/check.hpp"
#include "trf/read.hpp"
#include "trf/tiebreak/examine.hpp"
#include "trf/write.hpp"

namespace {

using trf::test::Dice;
using trf::test::finished_team_event;
using trf::test::scaled;

std::multiset<std::string> findings(const std::string& bytes) {
  const trf::Document document{bytes};
  const auto read = trf::read(document);
  trf::CheckOptions options;
  options.profiles = {trf::Profile::format, trf::Profile::consistency, trf::Profile::tiebreak};
  const std::vector<trf::Examiner> examiners{trf::tiebreak::examiner()};
  std::multiset<std::string> all;
  for (const auto& each : trf::check(document, read.value ? &*read.value : nullptr,
                                     read.diagnostics, options, examiners)
                              .findings)
    all.insert(fmt::format("{} {}", each.check.text(), to_string(each.message)));
  return all;
}

TEST(TeamFaults, OfTheReportItselfAreFound) {
  const int seeds = scaled(150);
  int drawn = 0, found = 0;
  std::map<std::string, std::pair<int, int>> by_kind;
  for (const auto& [name, make] : trf::test::team_faults())
    for (int seed = 0; seed < seeds; ++seed) {
      Dice dice{static_cast<std::uint64_t>(seed)};
      // Without 802: it would show other faults too.
      const auto t =
          finished_team_event(static_cast<std::uint64_t>(seed), dice, name.starts_with("802"));
      if (t->rounds() == 0) continue;
      const trf::test::Lines clean{trf::write(*t, trf::LineEnd::lf).bytes};
      trf::test::Event event{dice, *t, trf::team_rounds(*t), clean};
      if (!make(event)) continue;
      // Findings of the report without the fault do not count; they are of the conversion to 013.
      const auto before =
          name.starts_with("013 member") || name.starts_with("013 name")
              ? findings(trf::convert(*t, trf::Dialect::trf16, trf::LineEnd::lf).bytes)
              : findings(clean.bytes());
      const auto after = findings(event.lines.bytes());
      const bool is_found = std::ranges::any_of(
          after, [&](const std::string& each) { return !before.contains(each); });
      ++drawn;
      found += static_cast<int>(is_found);
      auto& [all, seen] = by_kind[name];
      ++all;
      seen += static_cast<int>(is_found);
      if (!is_found && std::getenv("TRF_SHOW") != nullptr)
        std::cout << name << " seed " << seed << '\n' << event.lines.bytes() << '\n';
    }
  for (const auto& [name, counts] : by_kind)
    if (std::getenv("TRF_SHOW") != nullptr || counts.second * 100 < counts.first * 99)
      std::cout << name << ": " << counts.second << " of " << counts.first << '\n';
  EXPECT_GE(found * 100, drawn * 99) << found << " of " << drawn;
  EXPECT_GT(drawn, 18 * seeds);
}

// A report without a fault has no finding of teams, nor of their standings.
TEST(TeamFaults, AreNotFoundInSoundReports) {
  for (int seed = 0; seed < scaled(500); ++seed) {
    Dice dice{static_cast<std::uint64_t>(seed)};
    const auto t = finished_team_event(static_cast<std::uint64_t>(seed), dice, true);
    for (const auto& each : findings(trf::write(*t, trf::LineEnd::lf).bytes))
      ASSERT_FALSE(each.starts_with('M') || each.starts_with("T08") || each.starts_with("A0") ||
                   each.starts_with("H41") || each.starts_with("H42"))
          << each << ", seed " << seed << '\n'
          << trf::write(*t, trf::LineEnd::lf).bytes;
  }
}

}  // namespace
