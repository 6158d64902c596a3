#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "support/draft.hpp"
#include "trf/check.hpp"
#include "trf/check_ids.hpp"
#include "trf/layout.hpp"
#include "trf/pair/examine.hpp"
#include "trf/pair/generate.hpp"
#include "trf/pair/system.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

namespace trf {
namespace {

/// A played event of 12, 4 rounds, in which the opponents of two boards of `round` are exchanged.
test::Draft changed_event(const char* system, int round, int games_a_round) {
  pair::GeneratorSettings settings;
  settings.system = pair::find_system(system);
  settings.players = {12, 12};
  settings.rounds = {4, 4};
  test::Draft event =
      pair::generate_tournament(settings, 5, [](int /*difference*/) { return 50; }).tournament;
  event.dialect = Dialect::trf26;
  event.type_code = settings.system->type_code;
  const auto first = static_cast<std::size_t>((round - 1) * games_a_round);
  std::vector<PlayerIndex> whites;
  for (PlayerIndex p = 0; p < event.player_count(); ++p)
    if (event.games(p)[first].colour == Colour::white) whites.push_back(p);
  for (std::size_t game = first; game < first + static_cast<std::size_t>(games_a_round); ++game) {
    Game &one = event.games(whites[0])[game], &other = event.games(whites[1])[game];
    std::swap(one.opponent, other.opponent);
    std::swap(one.code, other.code);
    event.games(one.opponent)[game].opponent = whites[0];
    event.games(other.opponent)[game].opponent = whites[1];
  }
  return event;
}

/// Columns of what the examiner finds.
std::vector<std::size_t> columns_found(const test::Draft& event) {
  const Document document{write(event).bytes};
  const auto report = read(document);
  const std::vector<Examiner> examiners{pair::examiner()};
  CheckOptions options;
  options.profiles = {Profile::pairing};
  const auto run = check(document, &*report.value, report.diagnostics, options, examiners);
  EXPECT_TRUE(run.skipped.empty());
  std::vector<std::size_t> columns;
  for (const auto& finding : run.findings)
    if (finding.check == CheckId{"X14"} || finding.check == CheckId{"B05"})
      columns.push_back(finding.where.column);
  return columns;
}

TEST(PairingExaminer, PointsToTheCellOfTheRound) {
  const auto columns = columns_found(changed_event("dutch", 2, 1));
  ASSERT_FALSE(columns.empty());
  EXPECT_EQ(columns.front(), layout::player::cell.at(1).first);
}

TEST(PairingExaminer, PointsToTheFirstGameOfAMatch) {
  const auto columns = columns_found(changed_event("double-swiss", 2, 2));
  ASSERT_FALSE(columns.empty());
  EXPECT_EQ(columns.front(), layout::player::cell.at(2).first);
}

}  // namespace
}  // namespace trf
