// Every kind of edit on real reports: no other byte changes, and trf::check finds nothing new.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "trf/check.hpp"
#include "trf/edit_people.hpp"
#include "trf/edit_round.hpp"
#include "trf/entries.hpp"
#include "trf/json.hpp"
#include "trf/read.hpp"

namespace trf {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

/// Errors and warnings by check. What an edit may bring with it: T02, a bye that is not in the
/// points yet.
std::map<std::string, int> serious(const Document& document) {
  std::map<std::string, int> counts;
  const auto result = read(document);
  const auto run = check(document, result.value ? &*result.value : nullptr, result.diagnostics, {});
  for (const auto& found : run.findings)
    if (found.severity != Severity::info && found.check != "T02" && found.check != "C15" &&
        found.check != "A06" && found.check != "B10")
      ++counts[std::string{found.check.text()}];
  return counts;
}

std::multiset<std::string> lines_of(const Document& document) {
  std::multiset<std::string> lines;
  for (std::size_t i = 1; i <= document.line_count(); ++i) lines.emplace(document.text(i));
  return lines;
}

/// Lines of `before` that `after` lacks.
std::size_t gone(const Document& before, const Document& after) {
  auto left = lines_of(after);
  std::size_t count = 0;
  for (const auto& line : lines_of(before)) {
    const auto found = left.find(line);
    if (found == left.end())
      ++count;
    else
      left.erase(found);
  }
  return count;
}

TEST(EditsOnRealReports, ChangeNothingElse) {
  const fs::path folder = fs::path{TRF_SHARED} / "data/trf/real";
  if (!fs::is_directory(folder)) GTEST_SKIP() << "no corpus beside the checkout";
  std::map<Dialect, int> made;
  int accelerations = 0, unpairings = 0;
  for (const auto& entry : fs::directory_iterator{folder}) {
    if (!entry.is_regular_file() || entry.path().extension() == ".tsv") continue;
    const Document document{bytes_of(entry.path())};
    const auto read_result = read(document);
    if (!read_result.value || read_result.value->players.size() < 4) continue;
    const auto& t = *read_result.value;
    // A point system that the report hides, and a round of forfeits against nobody.
    if (t.name.starts_with("AutoTest") || t.paired_rounds() != last_paired_round(t)) continue;
    SCOPED_TRACE(entry.path().filename().string());
    const auto before = serious(document);
    // `expected` is the tournament with the edit made on it, as JSON; empty: only compared by
    // lines.
    const auto look = [&](const Result<Document>& edited, std::size_t most_lines,
                          const std::string& expected = {}) {
      if (!edited.value) return;  // Refused, with a reason
      if (!expected.empty()) {
        EXPECT_EQ(to_json(read(*edited.value).value.value()), expected);
      }
      EXPECT_LE(gone(document, *edited.value), most_lines);
      EXPECT_TRUE(read(*edited.value).value);
      for (const auto& [id, count] : serious(*edited.value)) {
        const auto was = before.find(id);
        EXPECT_LE(count, was == before.end() ? 0 : was->second) << id;
      }
      ++made[t.dialect];
    };
    const int last = last_paired_round(t);
    const int first_id = t.is_team_event() && !t.teams.empty() ? t.teams.front().number
                                                               : t.players.front().start_rank;
    const std::size_t members =
        t.is_team_event() && !t.teams.empty() ? t.teams.front().members.size() : 1;
    // A result taken back and given again is the report as it was.
    const auto games = boards(t, last);
    const auto first = std::ranges::find_if(
        games, [&](const Board& b) { return t.game(b.white, last).is_played(); });
    if (first != games.end()) {
      const GameResult result{t.game(first->white, last).code, t.game(first->black, last).code};
      const ResultEntry none{.board = first->number, .game = first->game, .result = {}};
      ResultEntry again = none;
      again.result = result;
      const auto open =
          enter_results(document, t, std::vector{none}, {.round = 0, .correct = true});
      if (open.value) {
        EXPECT_LE(gone(document, *open.value), 4U);
        const auto restored =
            enter_results(*open.value, read(*open.value).value.value(), std::vector{again}, {});
        ASSERT_TRUE(restored.value);
        EXPECT_EQ(restored.value->bytes(), document.bytes());
        ++made[t.dialect];
      }
    }
    const int next = last + 1;
    look(give_byes(document, t,
                   std::vector<ByeRequest>{{first_id, next, ResultCode::half_point_bye}}),
         members + 1);
    const auto away = withdraw(document, t, std::vector<Absence>{{first_id, next}});
    look(away, members + 1);
    if (away.value && away.value->bytes() != document.bytes()) {
      const auto back = readmit(*away.value, read(*away.value).value.value(),
                                std::vector<Absence>{{first_id, next}});
      EXPECT_TRUE(back.value);
    }
    if (members == 1) {
      const std::vector<Id> pair{t.players[0].start_rank, t.players[3].start_rank};
      auto wanted = t;
      wanted.prohibited.push_back(
          {1,
           static_cast<std::uint16_t>(t.dialect == Dialect::trf26 ? t.planned_rounds()
                                                                  : max_rounds),
           pair, 0});
      look(prohibit(document, t, std::vector<Prohibition>{{{pair[0], pair[1]}, 0, 0}}), 0,
           to_json(wanted));
    }
    const auto accelerated = accelerate_by_baku(document, t);
    look(accelerated, 0);
    if (accelerated.value) {
      // Nothing but the acceleration is another.
      auto without = read(*accelerated.value).value.value();
      EXPECT_FALSE(without.acceleration.empty() && without.player_acceleration.empty());
      without.acceleration = t.acceleration;
      without.player_acceleration = t.player_acceleration;
      EXPECT_EQ(to_json(without), to_json(t));
      ++accelerations;
    }
    // The last round taken back: nothing is left of it but byes, and nothing else is another.
    const auto undone = unpair(document, t, std::nullopt, true);
    if (undone.value) {
      const auto earlier = read(*undone.value).value.value();
      for (PlayerIndex p = 0; p < t.player_count(); ++p) {
        for (int round = 1; round < last; ++round)
          EXPECT_EQ(earlier.game(p, round), t.game(p, round));
        const auto left = earlier.game(p, last);
        EXPECT_TRUE(left.is_blank() || left == t.game(p, last));
        EXPECT_FALSE(left.opponent != no_player || left.code == ResultCode::pairing_bye);
        EXPECT_EQ(earlier.players[p].name, t.players[p].name);
      }
      EXPECT_EQ(last_paired_round(earlier), last - 1);
      ++unpairings;
    }
    const auto entries = read_entries(
        "name,rating,federation,fide_id,sex,birth\n"
        "\"Zzyzx, Late\",,ITA,99999901,m,2001/02/03\n");
    look(add_players(document, t, entries.value->players), 2);
    const auto numbers = renumber(document, t, EntryOrder{EntryOrder::Kind::file, 0});
    if (numbers.value) ++made[t.dialect];
  }
  EXPECT_GT(accelerations, 0);
  EXPECT_GT(unpairings, 5);
  EXPECT_GE(made.size(), 4U);
  for (const auto& [dialect, count] : made) EXPECT_GT(count, 3) << name(dialect);
}

}  // namespace
}  // namespace trf
