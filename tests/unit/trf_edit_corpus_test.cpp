// Every kind of edit on real reports: the JSON of the result is that of the report with the change
// made on it here, no other line changes, and trf::check finds nothing new.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <span>

#include "support/draft.hpp"
#include "support/expected_report.hpp"
#include "support/json_value.hpp"
#include "trf/check.hpp"
#include "trf/check_ids.hpp"
#include "trf/edit_people.hpp"
#include "trf/edit_round.hpp"
#include "trf/entries.hpp"
#include "trf/json.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/read.hpp"
#include "trf/round_notes.hpp"

namespace trf {
namespace {

namespace fs = std::filesystem;
using test::ExpectedReport;
using test::JsonValue;

std::string bytes_of(const fs::path& path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

/// Errors and warnings by check, and S13: records before the players whom they name. An edit may
/// bring H28 with it: another number 1 than the one who had the initial colour.
std::map<std::string, int> serious(const Document& document) {
  std::map<std::string, int> counts;
  const auto result = read(document);
  const auto run = check(document, result.value ? &*result.value : nullptr, result.diagnostics, {});
  for (const auto& found : run.findings)
    if ((found.severity != Severity::info || found.check == "S13") && found.check != "A06" &&
        found.check != "C15" && found.check != "H28")
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

JsonValue json_of(const Document& document) {
  return test::parse_json(to_json(*read(document).value));
}

/// The first line in which the JSON of a document is another than the expected one; empty: none.
std::string difference(const Document& document, ExpectedReport expected) {
  const auto got = ExpectedReport{json_of(document)}.text_beside(expected);
  const auto wanted = expected.text_beside(expected);
  const auto at = std::ranges::mismatch(got, wanted).in1 - got.begin();
  if (got == wanted) return {};
  const auto begin = got.rfind('\n', static_cast<std::size_t>(at));
  const auto line = [&](const std::string& text) {
    const auto from = std::min(begin > 120 ? begin - 120 : 0, text.size());
    return text.substr(from, 240);
  };
  return "is" + line(got) + "\nexpected" + line(wanted);
}

/// One report, and the edits made on it.
class Subject {
 public:
  explicit Subject(const Document& document)
      : document_{document}, before_{serious(document)}, json_{json_of(document)} {}

  /// A report with the same JSON as `expected`, and nothing that trf::check objects to.
  /// \param is_complete false: ranks no longer follow the points
  void is_made(std::string_view what, const Result<Document>& edited, std::size_t most_lines,
               ExpectedReport expected, bool is_complete = true) {
    if (!edited.value) return;  // Refused, with a reason
    SCOPED_TRACE(what);
    ++made[std::string{what}];
    EXPECT_EQ(difference(*edited.value, expected), "");
    EXPECT_LE(gone(document_, *edited.value), most_lines);
    if (!is_complete) return;
    for (const auto& [id, count] : serious(*edited.value)) {
      // The last round is exempt; after a bye of the next one it is not the last.
      if (id == "X10" && !read(document_).value->is_length_known()) continue;
      const auto was = before_.find(id);
      EXPECT_LE(count, was == before_.end() ? 0 : was->second) << id;
    }
  }
  [[nodiscard]] ExpectedReport expected() const { return ExpectedReport{json_}; }

  std::map<std::string, int> made;  ///< Edits, by their kind

 private:
  const Document& document_;
  std::map<std::string, int> before_;
  JsonValue json_;
};

/// A result taken back, and given again: the report as it was.
void edit_a_result(const Document& document, Subject& subject) {
  const test::Draft t = read(document).value;
  const int last = t.paired_rounds();
  const auto games = boards(t, last);
  const auto first = std::ranges::find_if(
      games, [&](const Board& b) { return t.game(b.white, last).is_played(); });
  if (first == games.end()) return;
  const ResultEntry none{.board = first->number, .game = first->game, .result = {}};
  ResultEntry again = none;
  again.result = {t.game(first->white, last).code, t.game(first->black, last).code};
  const auto open = enter_results(document, t, std::vector{none}, {.round = 0, .correct = true});
  auto expected = subject.expected();
  for (const auto player : {first->white, first->black})
    expected.cell(expected.player(t.players[player].start_rank), last)["result"] =
        JsonValue::null();
  expected.follow_points(subject.expected());
  subject.is_made("result taken back", open, expected.is_team() ? 6 : 4, expected, false);
  if (!open.value) return;
  const auto restored =
      enter_results(*open.value, *read(*open.value).value, std::vector{again}, {});
  ASSERT_TRUE(restored.value);
  EXPECT_EQ(restored.value->bytes(), document.bytes());
}

void edit_byes(const Document& document, Subject& subject) {
  const test::Draft t = read(document).value;
  auto wanted = subject.expected();
  const int next = wanted.last_paired() + 1;
  const int id =
      wanted.is_team() ? wanted["teams"].items[0]["number"].number() : t.players.front().start_rank;
  const auto rows = wanted.members(id).size() + 1;
  wanted.mark(id, next, "H");
  subject.is_made(
      "half-point bye",
      give_byes(document, t, std::vector<ByeRequest>{{id, next, ResultCode::half_point_bye}}), rows,
      wanted);

  auto left = subject.expected();
  for (int round = next; round <= std::max(next, left.planned_rounds()); ++round)
    left.mark(id, round, "Z");
  const auto away = withdraw(document, t, std::vector<Absence>{{id, next}});
  subject.is_made("withdrawal", away, rows + 1, left);
  if (!away.value || away.value->bytes() == document.bytes()) return;
  auto back = subject.expected();
  for (int round = next; round <= std::max(next, back.planned_rounds()); ++round)
    back.mark(id, round, "");
  subject.is_made("readmission",
                  readmit(*away.value, *read(*away.value).value, std::vector<Absence>{{id, next}}),
                  rows + 1, back);
}

void edit_pairs(const Document& document, Subject& subject) {
  const test::Draft t = read(document).value;
  auto wanted = subject.expected();
  if (!wanted.is_team()) {
    const std::vector<int> ids{t.players[0].start_rank, t.players[3].start_rank};
    const int last = t.dialect == Dialect::trf26 ? wanted.planned_rounds() : max_rounds;
    bool have_met = false;
    for (int round = 1; round <= t.rounds(); ++round)
      have_met = have_met || t.game(0, round).opponent == 3;
    // XXP is for all rounds, also those of the past.
    if (t.dialect == Dialect::trf26 || !have_met)
      wanted["prohibited"].items.push_back(
          {{},
           {},
           {{"first_round", JsonValue::of(1)},
            {"last_round", JsonValue::of(last)},
            {"ids", {{}, {JsonValue::of(ids[0]), JsonValue::of(ids[1])}, {}}}}});
    subject.is_made("prohibited pair", prohibit(document, t, std::vector<Prohibition>{{ids, 0, 0}}),
                    0, wanted);
  }

  // C.04.7: 2 x the quarter of the players, rounded up; in the first half of the rounds, rounded
  // up: 1 point in the first half of these, rounded up, then half a point.
  auto faster = subject.expected();
  const auto group = 2 * ((t.players.size() + 3) / 4);
  const int fast = (faster.planned_rounds() + 1) / 2, whole = (fast + 1) / 2;
  if (t.dialect == Dialect::trf26) {
    const auto record = [&](const char* points, int from, int to) {
      if (from <= to)
        faster["acceleration"].items.push_back(
            {{},
             {},
             {{"match_points", JsonValue::of("0.0")},
              {"game_points", JsonValue::of(points)},
              {"first_round", JsonValue::of(from)},
              {"last_round", JsonValue::of(to)},
              {"first_id", JsonValue::of(t.players.front().start_rank)},
              {"last_id", JsonValue::of(t.players[group - 1].start_rank)}}});
    };
    record("1.0", 1, whole);
    record("0.5", whole + 1, fast);
  } else {
    for (std::size_t i = 0; i < group && i < t.players.size(); ++i) {
      JsonValue points;
      for (int round = 1; round <= fast; ++round)
        points.items.push_back(JsonValue::of(round <= whole ? "1.0" : "0.5"));
      faster["player_acceleration"].items.push_back(
          {{}, {}, {{"id", JsonValue::of(t.players[i].start_rank)}, {"points", points}}});
    }
  }
  subject.is_made("acceleration", accelerate_by_baku(document, t), 0, faster);
}

/// Records of team matches: opponents of line-ups, forfeited matches, the bye of the round.
void take_back_records(ExpectedReport& earlier, const Document& document, const Tournament& t,
                       int round) {
  for (auto& line_up : earlier["line_ups"].items)
    if (line_up["round"].number() == round) line_up["opponent"] = JsonValue::null();
  std::erase_if(earlier["forfeited_matches"].items,
                [&](JsonValue& match) { return match["round"].number() == round; });
  const auto before = static_cast<std::size_t>(round - 1);
  if (!t.team_byes || t.team_byes->by_round.size() <= before) return;
  const auto& byes = *t.team_byes;
  // A record of a drawn match that had no team before this round came with its pairing.
  const bool is_usual = byes.match_points == t.match_points.draw &&
                        byes.game_points == t.points.draw() * team_rounds(t).boards;
  if (is_usual && std::ranges::all_of(std::span{byes.by_round}.first(before),
                                      [](Id team) { return team == 0; })) {
    earlier["team_byes"] = JsonValue::null();
    return;
  }
  auto& kept = earlier["team_byes"]["by_round"].items;
  kept.resize(before);
  // Blank columns at the end are no rounds.
  const auto is_blank = [&](std::size_t i) {
    const auto field = layout::team_byes::team.at(i);
    return document.field(byes.line, field.first, field.width).find_first_not_of(' ') ==
           std::string_view::npos;
  };
  while (!kept.empty() && is_blank(kept.size() - 1)) kept.pop_back();
}

void take_back_the_last_round(const Document& document, Subject& subject) {
  const test::Draft t = read(document).value;
  auto earlier = subject.expected();
  const int last = earlier.last_paired();
  if (last == 0) return;
  // Boards of a match at which the other team has no player go with the match, and what record 330
  // says of a team.
  std::set<int> alone;
  if (read(document).value->has_matches())
    for (const auto& team : t.teams) {
      const bool has_games = std::ranges::any_of(team.members, [&](PlayerIndex member) {
        return member != no_player && t.game(member, last).opponent != no_player;
      });
      const bool has_330 =
          std::ranges::any_of(t.forfeited_matches, [&](const ForfeitedMatch& match) {
            return match.round == last &&
                   (match.white == team.number || match.black == team.number);
          });
      for (const auto member : team.members)
        if (member != no_player && (has_330 || (has_games && t.game(member, last).is_forfeit())))
          alone.insert(t.players[member].start_rank);
    }
  for (auto& player : earlier.players())
    if (auto& cell = earlier.cell(player, last);
        ExpectedReport::is_paired(cell) || alone.contains(player["start_rank"].number()))
      cell = JsonValue::null();
  earlier.follow_points(subject.expected());
  take_back_records(earlier, document, t, last);
  const auto undone = unpair(document, t, std::nullopt, true);
  if (!undone.value) return;
  SCOPED_TRACE("last round taken back");
  ++subject.made["last round taken back"];
  if (earlier.known_teams() > 0) subject.made["points of teams"] += earlier.known_teams();
  EXPECT_EQ(difference(*undone.value, earlier), "");
}

void add_a_player(const Document& document, Subject& subject) {
  const test::Draft t = read(document).value;
  auto wanted = subject.expected();
  const auto entries = read_entries(
      "name,rating,federation,fide_id,sex,birth\n"
      "\"Zzyzx, Late\",,ITA,99999901,m,2001/02/03\n");
  auto& players = wanted.players();
  int number = 0;
  bool has_points = false, has_ranks = true;
  for (auto& each : players) {
    number = std::max(number, each["start_rank"].number());
    has_points = has_points || !each["points"].is_null();
    has_ranks = has_ranks && !each["rank"].is_null();
  }
  if (wanted["stated_players"].number() == static_cast<int>(players.size()))
    wanted["stated_players"] = JsonValue::of(static_cast<int>(players.size()) + 1);
  auto added = players.front();
  for (const auto* name : {"sex", "title", "title_text", "rating", "rank", "points"})
    added[name] = JsonValue::null();
  added["start_rank"] = JsonValue::of(number + 1);
  added["name"] = JsonValue::of(R"("Zzyzx, Late")");
  added["sex"] = JsonValue::of(R"("m")");
  added["federation"] = JsonValue::of(R"("ITA")");
  added["fide_id"] = JsonValue::of(R"("99999901")");
  added["birth"] = JsonValue::of(R"("2001-02-03")");
  if (has_points) added["points"] = JsonValue::of("0.0");
  if (has_ranks) added["rank"] = JsonValue::of(static_cast<int>(players.size()) + 1);
  added["national"].items.clear();
  added["rounds"].items.assign(static_cast<std::size_t>(wanted.last_paired()),
                               ExpectedReport::bye("Z"));
  players.push_back(added);
  subject.is_made("late entry", add_players(document, t, entries.value->players), 2, wanted);
}

/// By rating, title and name: the initial order of C.04.2.
void renumber_by_the_initial_order(const Document& document, Subject& subject) {
  const test::Draft t = read(document).value;
  auto wanted = subject.expected();
  if (!wanted["acceleration"].items.empty() || !wanted["ranking_method"].is_null()) return;
  auto order = wanted.players();
  const auto rank_of_title = [](const JsonValue& player) {
    constexpr std::string_view titles = "GM  IM  WGM FM  WIM CM  WFM WCM ";
    const auto& text = player["title"].scalar;
    return player["title"].is_null() ? titles.size()
                                     : titles.find(text.substr(1, text.size() - 2) + ' ');
  };
  std::ranges::sort(order, {}, [](const JsonValue& each) { return each["start_rank"].number(); });
  std::ranges::stable_sort(order, [&](const JsonValue& a, const JsonValue& b) {
    if (a["rating"].number() != b["rating"].number())
      return a["rating"].number() > b["rating"].number();
    if (rank_of_title(a) != rank_of_title(b)) return rank_of_title(a) < rank_of_title(b);
    return a["name"].scalar < b["name"].scalar;
  });
  std::map<int, int> numbers;
  for (auto& each : order)
    numbers.emplace(each["start_rank"].number(), static_cast<int>(numbers.size()) + 1);
  const auto renumbered = renumber(document, t, EntryOrder{});
  wanted.renumber(numbers);
  // Ranks that are the start numbers, and not standings, stay the start numbers.
  auto& before = order;
  std::ranges::sort(before, {}, [](const JsonValue& one) { return one["start_rank"].number(); });
  bool are_numbers = true, are_standings = wanted.last_paired() > 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    are_numbers = are_numbers && before[i]["rank"].scalar == before[i]["start_rank"].scalar;
    are_standings = are_standings && !before[i]["points"].is_null() &&
                    (i == 0 || ExpectedReport::tenths(before[i - 1]["points"]) >=
                                   ExpectedReport::tenths(before[i]["points"]));
  }
  if (are_numbers && !are_standings)
    for (auto& each : wanted.players()) each["rank"] = each["start_rank"];
  if (!renumbered.value) return;
  // The boards of each round stay, and a comment says so where they are no longer those of the
  // rule.
  const auto names = [](const Document& report, int round) {
    const auto read_report = read(report);
    std::string text;
    for (const auto& board : boards(*read_report.value, round))
      text += to_string(board) + " " + read_report.value->players[board.white].name + "\n";
    return text;
  };
  auto plain = renumbered;
  for (std::size_t line = plain.value->line_count(); line > 0; --line)
    if (const auto text = plain.value->text(line);
        text.starts_with("### Boards") || text.starts_with("### Initial colour"))
      plain.value->erase(line);
  // Also the initial colour, which the first round may show no longer.
  const auto colour = first_colour(*read(document).value);
  const auto after = read(*renumbered.value).value;
  if (const auto kept = kept_initial_colour(*after)) {
    EXPECT_EQ(*kept, colour->initial_colour());
    EXPECT_NE(first_colour(*after)->initial_colour(), *kept);
  }
  for (int round = 1; round <= read(document).value->paired_rounds(); ++round)
    EXPECT_EQ(names(*renumbered.value, round), names(document, round));
  subject.is_made("renumbering", plain, document.line_count(), wanted);
}

TEST(EditsOnRealReports, ChangeWhatTheySayAndNothingElse) {
  const fs::path folder = fs::path{TRF_SHARED} / "data/trf/real";
  if (!fs::is_directory(folder)) GTEST_SKIP() << "no corpus beside the checkout";
  std::map<std::string, int> kinds;
  std::map<Dialect, int> dialects;
  for (const auto& entry : fs::directory_iterator{folder}) {
    if (!entry.is_regular_file() || entry.path().extension() == ".tsv") continue;
    const Document document{bytes_of(entry.path())};
    const auto read_result = read(document);
    if (!read_result.value || read_result.value->players.size() < 4) continue;
    const auto& t = *read_result.value;
    // A point system that the report hides, and a round of forfeits against nobody.
    if (t.name.starts_with("AutoTest") || t.paired_rounds() != t.paired_rounds()) continue;
    SCOPED_TRACE(entry.path().filename().string());
    Subject subject{document};
    edit_a_result(document, subject);
    edit_byes(document, subject);
    edit_pairs(document, subject);
    take_back_the_last_round(document, subject);
    add_a_player(document, subject);
    renumber_by_the_initial_order(document, subject);
    for (const auto& [kind, count] : subject.made) {
      kinds[kind] += count;
      dialects[t.dialect] += count;
    }
  }
  // Each kind of edit was made on some reports, and each dialect had some.
  EXPECT_EQ(kinds.size(), 10U);
  for (const auto& [kind, count] : kinds) EXPECT_GE(count, 2) << kind;
  EXPECT_GE(dialects.size(), 4U);
  for (const auto& [dialect, count] : dialects) EXPECT_GT(count, 3) << name(dialect);
}

}  // namespace
}  // namespace trf
