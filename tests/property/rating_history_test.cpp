// Chains of lists: each one equals the articles applied to all reports before it.

#include <gtest/gtest.h>

#include <string>

#include <fmt/format.h>

#include "oracle/rating_history.hpp"
#include "support/history_chain.hpp"
#include "support/random_tournament.hpp"

namespace {

using oracle::history::Day;
using oracle::history::History;
using oracle::history::Notice;
using oracle::history::Row;
using trf::test::HistoryFeatures;
using trf::test::ListText;

std::string shown(const Day& day) {
  return day.year == 0 ? std::string{}
                       : fmt::format("{:04}/{:02}/{:02}", day.year, day.month, day.day);
}
std::string shown(int number) { return number == 0 ? std::string{} : std::to_string(number); }
std::string shown(const std::optional<int>& number) {
  return number ? std::to_string(*number) : std::string{};
}
std::string shown(const std::vector<Day>& days) {
  std::string text;
  for (const auto& day : days) text += (text.empty() ? "" : ",") + shown(day);
  return text;
}

/// The columns of a system's pool.
struct Names {
  std::string rating = "rating", k = "k", games = "games", period_games = "period_games", prefix;
};
Names names_of(const std::string& system) {
  for (const std::string kind : {"rapid", "blitz"})
    if (system.starts_with("fide-" + kind))
      return {kind + "_rating", kind + "_k", kind + "_total", kind + "_games", kind + "_"};
  return {};
}
std::string shown(const std::optional<bool>& flag) { return flag ? (*flag ? "1" : "0") : ""; }

/// The list before the first report.
ListText first_list(const History& history) {
  const auto names = names_of(history.system);
  const bool is_italia = history.system == "elo-italia";
  const bool is_rapid_italia = history.system == "elo-italia-rapid";
  ListText list;
  list.columns = {"id", "fide_id", "name", "sex", "birth", "federation", "category"};
  const auto add = [&](const std::string& name) { list.columns.push_back(name); };
  for (const auto& name : {names.rating, names.k, names.games}) add(name);
  if (is_italia)
    for (const auto* name : {"fide_rating", "champion", "single", "double"}) add(name);
  if (is_rapid_italia) add("ever2200");
  if (!is_italia && !is_rapid_italia)
    for (const auto* name : {"ever2300", "ever2400"}) add(names.prefix + name);
  if (!names.prefix.empty()) add("rating");
  for (const auto* name : {"inactive", "last_played"}) add(names.prefix + name);
  add("list_date");
  const bool has_national = history.system.starts_with("elo-italia");
  for (const auto& person : history.people) {
    if (!person.before) continue;
    const auto& before = *person.before;
    auto& row = list.rows.emplace_back();
    row = {{"id", has_national ? person.national : person.fide},
           {"fide_id", has_national ? person.fide : ""},
           {"name", person.name},
           {"sex", std::string(1, person.sex)},
           {"birth", shown(person.birth)},
           {"federation", person.federation},
           {"category", before.category},
           {"fide_rating", shown(before.fide_rating)},
           {"rating", shown(person.other_rating)},
           {"ever2200", shown(before.reached_2200)},
           {"single", shown(before.single_norms)},
           {"double", shown(before.double_norms)},
           {"list_date", shown(history.first_list)}};
    row[names.rating] = shown(before.rating);
    row[names.games] = shown(before.games);
    row[names.k] = shown(before.k);
    row[names.prefix + "ever2300"] = shown(before.reached_2300);
    row[names.prefix + "ever2400"] = shown(before.reached_2400);
    row[names.prefix + "last_played"] = shown(before.last_played);
  }
  return list;
}

/// What the officer enters before a period.
std::string with_notices(const History& history, const std::vector<Notice>& notices,
                         const std::string& bytes) {
  if (notices.empty()) return bytes;
  auto list = ListText::of(bytes);
  for (const auto& notice : notices) {
    auto* row = list.find(history.people[notice.person].name);
    if (row == nullptr) continue;
    if (notice.kind == Notice::Kind::champion) (*row)["champion"] = "1";
    if (notice.kind == Notice::Kind::fide_list) (*row)["fide_rating"] = shown(notice.value);
  }
  return list.bytes();
}

std::string shown(const std::vector<oracle::history::Pooled>& pool) {
  std::string text;
  for (const auto& one : pool)
    text += fmt::format("{}{}:{}:{}.{}:{}", text.empty() ? "" : ";", shown(one.list), one.games,
                        one.halves / 2, one.halves % 2 * 5, one.sum);
  return text;
}

/// The cells that a list must have for a row of the oracle.
std::map<std::string, std::string> cells_of(const History& history, const Row& row) {
  const auto names = names_of(history.system);
  const auto& person = history.people[row.person];
  const bool has_national = history.system.starts_with("elo-italia");
  std::map<std::string, std::string> cells{{"id", has_national ? person.national : person.fide},
                                           {"fide_id", has_national ? person.fide : ""},
                                           {"sex", std::string(1, person.sex)},
                                           {"birth", shown(person.birth)},
                                           {"federation", person.federation},
                                           {names.rating, shown(row.rating)},
                                           {names.k, shown(row.k)},
                                           {names.games, shown(row.games)},
                                           {names.prefix + "last_played", shown(row.last_played)}};
  if (row.is_inactive) cells[names.prefix + "inactive"] = shown(row.is_inactive);
  if (history.system == "elo-italia") {
    cells["fide_rating"] = shown(row.fide_rating);
    cells["category"] = row.category;
    cells["champion"] = "";
    cells["single"] = shown(row.single_norms);
    cells["double"] = shown(row.double_norms);
    return cells;
  }
  if (history.system == "elo-italia-rapid") {
    cells["ever2200"] = shown(row.reached_2200);
    cells["deleted"] = shown(row.deleted);
    cells["rapid_category"] = row.rapid_category;
    cells["rapid_best"] = row.rapid_best;
    return cells;
  }
  cells[names.period_games] = shown(row.period_games);
  if (row.period_games) cells[names.period_games] = std::to_string(*row.period_games);
  cells[names.prefix + "ever2300"] = shown(row.reached_2300);
  cells[names.prefix + "ever2400"] = shown(row.reached_2400);
  cells[names.prefix + "deleted"] = shown(row.deleted);
  cells[names.prefix + "first_event"] = row.has_played_before ? "0" : "";
  cells[names.prefix + "pool"] = shown(row.pool);
  return cells;
}

std::string differences(const History& history, const std::vector<Row>& wanted,
                        const std::string& got) {
  auto list = ListText::of(got);
  std::string text;
  std::size_t found = 0;
  for (const auto& row : wanted) {
    const auto& person = history.people[row.person];
    auto* cells = list.find(person.name);
    if (cells == nullptr) {
      text += fmt::format("  {}: no row\n", person.name);
      continue;
    }
    ++found;
    for (const auto& [column, value] : cells_of(history, row))
      if ((*cells)[column] != value &&
          (std::getenv("TRF_SKIP") == nullptr ||
           std::string{std::getenv("TRF_SKIP")}.find("," + column + ",") == std::string::npos))
        text += fmt::format("  {}: {} is '{}', the articles give '{}'\n", person.name, column,
                            (*cells)[column], value);
  }
  if (found != list.rows.size())
    for (const auto& cells : list.rows) {
      bool is_wanted = false;
      for (const auto& row : wanted)
        is_wanted = is_wanted || history.people[row.person].name == cells.at("name");
      if (!is_wanted) text += fmt::format("  {}: a row too many\n", cells.at("name"));
    }
  return text;
}

/// Empty if every list of the chain is right.
std::string check(const History& history) {
  const auto wanted = oracle::history::lists_of(history);
  auto bytes = first_list(history).bytes();
  for (std::size_t i = 0; i < history.periods.size(); ++i) {
    const auto& period = history.periods[i];
    const auto before = with_notices(history, period.notices, bytes);
    bytes = trf::test::next_list(history, period, before);
    const auto text = differences(history, wanted[i], bytes);
    if (text.empty()) continue;
    auto all = fmt::format("period {} of {}, list of {}\n{}", i + 1, history.periods.size(),
                           shown(period.list_date), text);
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

TEST(RatingHistory, EloItaliaOfListedItalians) { expect_chains("elo-italia", {}, 500); }
TEST(RatingHistory, EloItaliaRapid) { expect_chains("elo-italia-rapid", {}, 500); }
TEST(RatingHistory, Fide) { expect_chains("fide", {}, 500); }
TEST(RatingHistory, FideRapid) { expect_chains("fide-rapid", {}, 500); }
TEST(RatingHistory, FideBlitz) { expect_chains("fide-blitz", {}, 500); }
TEST(RatingHistory, FideRapid2018) { expect_chains("fide-rapid-2018", {}, 500); }
TEST(RatingHistory, FideBlitz2018) { expect_chains("fide-blitz-2018", {}, 500); }
TEST(RatingHistory, Fide1997) { expect_chains("fide-1997", {}, 500); }

}  // namespace
