#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "oracle/rating_history.hpp"
#include "support/history.hpp"
#include "trf/rating/list.hpp"
#include "trf/rating/period.hpp"
#include "trf/read.hpp"

namespace trf::test {

/// A CSV list as rows of texts.
struct ListText {
  std::vector<std::string> columns;
  std::vector<std::map<std::string, std::string>> rows;

  [[nodiscard]] static ListText of(std::string_view bytes);
  [[nodiscard]] std::string bytes() const;
  /// The row of a name; nullptr: none.
  [[nodiscard]] std::map<std::string, std::string>* find(const std::string& name);
};

inline ListText ListText::of(std::string_view bytes) {
  const auto cells = [](std::string_view line) {
    std::vector<std::string> all(1);
    bool quoted = false;
    for (const char c : line) {
      if (c == '"')
        quoted = !quoted;
      else if (c == ',' && !quoted)
        all.emplace_back();
      else
        all.back() += c;
    }
    return all;
  };
  ListText list;
  while (!bytes.empty()) {
    const auto end = bytes.find('\n');
    const auto line = cells(bytes.substr(0, end));
    bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
    if (list.columns.empty()) {
      list.columns = line;
      continue;
    }
    auto& row = list.rows.emplace_back();
    for (std::size_t i = 0; i < line.size() && i < list.columns.size(); ++i)
      row[list.columns[i]] = line[i];
  }
  return list;
}

inline std::string ListText::bytes() const {
  std::string text;
  for (std::size_t i = 0; i < columns.size(); ++i) text += (i == 0 ? "" : ",") + columns[i];
  text += '\n';
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const auto found = row.find(columns[i]);
      const auto cell = found == row.end() ? std::string{} : found->second;
      text += i == 0 ? "" : ",";
      text += cell.find(',') == std::string::npos ? cell : '"' + cell + '"';
    }
    text += '\n';
  }
  return text;
}

inline std::map<std::string, std::string>* ListText::find(const std::string& name) {
  for (auto& row : rows)
    if (row["name"] == name) return &row;
  return nullptr;
}

/// The list after a period, by the engine: as trf-rate --new-list goes about it.
inline std::string next_list(const oracle::history::History& history,
                             const oracle::history::Period& period, const std::string& bytes) {
  using namespace trf::rating;
  // One system of the tools has rapid and blitz of 2018; a list has one of them.
  const auto* const system =
      history.system == "fide-blitz-2018" ? "fide-blitz" : history.system.c_str();
  const auto layout = read_list_layout(bytes);
  const auto list = RatingList::read(bytes);
  if (!layout.value || !list.value) return {};
  const Ledger ledger;
  std::vector<SharedTournament> tournaments;
  std::vector<std::vector<PlayerFacts>> facts;
  for (const auto& report : period.reports) {
    tournaments.push_back(read(report_text(history, report)).value);
    auto& own = facts.emplace_back(report.seats.size());
    for (std::size_t i = 0; i < report.seats.size(); ++i)
      if (report.seats[i].has_withdrawn) own[i].withdrawn = true;
  }
  Revision revision;
  auto account = std::make_unique<trf::rating::Period>(&*list.value, &ledger);
  const auto add_all = [&] {
    for (std::size_t i = 0; i < tournaments.size(); ++i) {
      const auto& tournament = *tournaments[i];
      const auto& regulation = *edition_for(system, tournament.start).regulation;
      EventFacts event_facts;
      event_facts.players = facts[i];
      auto event = make_event(tournament, event_facts);
      const auto use = apply_list(event, tournament, *list.value, regulation);
      revision.apply(event, use, static_cast<std::uint32_t>(i));
      account->add(static_cast<std::uint32_t>(i), tournament, event, rate(event, regulation), use,
                   regulation);
    }
    account->finish();
  };
  add_all();
  revision = account->revision();
  if (!revision.is_empty()) {
    account = std::make_unique<trf::rating::Period>(&*list.value, &ledger);
    add_all();
  }
  const auto* regulation = account->regulation();
  const auto date = parse_date(fmt::format("{:04}/{:02}/{:02}", period.list_date.year,
                                           period.list_date.month, period.list_date.day))
                        ->date;
  if (regulation == nullptr) regulation = edition_for(system, date).regulation;
  std::string text;
  write_next_list(*layout.value, bytes, *list.value, *regulation, *account, &ledger, {.date = date},
                  [&](std::string_view piece) { text += piece; });
  return text;
}

}  // namespace trf::test
