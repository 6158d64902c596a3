#pragma once

#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "oracle/rating_history.hpp"
#include "support/history.hpp"
#include "trf/rating/list.hpp"
#include "trf/rating/period.hpp"
#include "trf/read.hpp"

namespace trf::test {

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
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
      if (report.seats[i].has_withdrawn) own[i].withdrawn = true;
      const auto& person = history.people[report.seats[i].person];
      if (person.other_rating == 0) continue;
      if (history.system != "elo-italia-rapid")
        own[i].standard = person.other_rating;
      else if (report.seats[i].person % 2 == 0)
        own[i].fide_standard = person.other_rating;
      else if (person.federation == "ITA")
        own[i].ita_standard = person.other_rating;
      else
        own[i].fide_rapid = person.other_rating;
    }
  }
  const auto date = parse_date(fmt::format("{:04}/{:02}/{:02}", period.list_date.year,
                                           period.list_date.month, period.list_date.day))
                        ->date;
  Persons persons{*list.value, bytes};
  Revision revision;
  std::unique_ptr<trf::rating::Period> account;
  const auto add_all = [&] {
    account = std::make_unique<trf::rating::Period>(&*list.value, &ledger, date);
    for (std::size_t i = 0; i < tournaments.size(); ++i) {
      const auto& tournament = *tournaments[i];
      const auto& regulation = *edition_for(system, tournament.start).regulation;
      EventFacts event_facts;
      event_facts.players = facts[i];
      auto event = make_event(tournament, event_facts);
      const auto use = apply_list(event, tournament, persons, regulation);
      revision.apply(event, use, static_cast<std::uint32_t>(i));
      account->add(static_cast<std::uint32_t>(i), tournament, event, rate(event, regulation), use,
                   regulation);
    }
    account->finish();
  };
  add_all();
  if (const auto joins = account->joins(persons); !joins.empty()) {
    persons.join(joins);
    add_all();
  }
  // Nothing contradicts itself in an honest history.
  for (const auto& finding : account->findings(persons))
    if (finding.kind != PeriodFinding::Kind::rating_differs)
      return fmt::format("name\nfinding {} about {}\n", static_cast<int>(finding.kind),
                         finding.name);
  revision = account->revision();
  if (!revision.is_empty()) add_all();
  const auto* regulation = account->regulation();
  if (regulation == nullptr) regulation = edition_for(system, date).regulation;
  std::string text;
  write_next_list(*layout.value, bytes, *list.value, *regulation, *account, &ledger,
                  {.date = date, .coming = edition_for(system, date).regulation},
                  [&](std::string_view piece) { text += piece; });
  return text;
}

}  // namespace trf::test
