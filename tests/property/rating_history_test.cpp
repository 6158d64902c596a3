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
  for (const auto& day : days) text += (text.empty() ? "" : ";") + shown(day);
  return text;
}

/// The list before the first report.
ListText first_list(const History& history) {
  ListText list;
  list.columns = {"id",          "fide_id",  "name",   "sex",   "birth",       "federation",
                  "title",       "rating",   "k",      "games", "fide_rating", "inactive",
                  "last_played", "champion", "single", "double"};
  for (const auto& person : history.people) {
    if (!person.before) continue;
    const auto& before = *person.before;
    list.rows.push_back({{"id", person.national},
                         {"fide_id", person.fide},
                         {"name", person.name},
                         {"sex", std::string(1, person.sex)},
                         {"birth", shown(person.birth)},
                         {"federation", person.federation},
                         {"title", before.category},
                         {"rating", shown(before.rating)},
                         {"games", shown(before.games)},
                         {"fide_rating", shown(before.fide_rating)},
                         {"last_played", shown(before.last_played)},
                         {"single", shown(before.single_norms)},
                         {"double", shown(before.double_norms)}});
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

/// The cells that a list must have for a row of the oracle.
std::map<std::string, std::string> cells_of(const History& history, const Row& row) {
  (void)history;
  return {{"rating", shown(row.rating)},
          {"k", shown(row.k)},
          {"games", shown(row.games)},
          {"fide_rating", shown(row.fide_rating)},
          {"title", row.category},
          {"inactive", row.is_inactive ? "1" : "0"},
          {"last_played", shown(row.last_played)},
          {"champion", row.is_champion ? "1" : ""},
          {"single", shown(row.single_norms)},
          {"double", shown(row.double_norms)}};
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
      if ((*cells)[column] != value)
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
  for (int seed = 0; seed < trf::test::scaled(chains); ++seed) {
    const auto text =
        check(trf::test::random_history(system, static_cast<std::uint64_t>(seed), features));
    if (text.empty()) continue;
    ADD_FAILURE() << system << ", seed " << seed << ", " << text;
    if (++failed == 5) return;
  }
}

TEST(RatingHistory, EloItaliaOfListedItalians) { expect_chains("elo-italia", {}, 500); }

}  // namespace
