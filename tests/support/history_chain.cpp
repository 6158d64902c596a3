#include "support/history_chain.hpp"

#include <fmt/format.h>

#include "trf/rating/next_list.hpp"
#include "trf/read.hpp"

namespace trf::test {

using oracle::history::History;
using oracle::history::Report;
using trf::rating::PeriodFinding;
using HistoryPeriod = oracle::history::Period;

PeriodByEngine::PeriodByEngine(const History& history, const HistoryPeriod& period,
                               const std::string& bytes)
    // One system of the tools has rapid and blitz of 2018; a list has one of them.
    : system_{history.system == "fide-blitz-2018" ? "fide-blitz" : history.system.c_str()},
      layout_{rating::read_list_layout(bytes).value.value()},
      list_{rating::RatingList::read(bytes).value.value()},
      date_{parse_date(fmt::format("{:04}/{:02}/{:02}", period.list_date.year,
                                   period.list_date.month, period.list_date.day))
                ->date},
      persons_{list_, bytes} {
  read_reports(history, period);
  add_all();
  if (const auto joins = account_->joins(persons_); !joins.empty()) {
    persons_.join(joins);
    add_all();
  }
  // Nothing contradicts itself in an honest history.
  for (const auto& finding : account_->findings(persons_))
    if (finding.kind != PeriodFinding::Kind::rating_differs && fault_.empty())
      fault_ =
          fmt::format("name\nfinding {} about {}\n", static_cast<int>(finding.kind), finding.name);
  revision_ = account_->revision();
  if (!revision_.is_empty()) add_all();
}

void PeriodByEngine::read_reports(const History& history, const HistoryPeriod& period) {
  for (const auto& report : period.reports) {
    tournaments_.push_back(read(report_text(history, report)).value);
    auto& own = facts_.emplace_back(report.seats.size());
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
}

void PeriodByEngine::add_all() {
  account_ = std::make_unique<rating::Period>(&list_, &ledger_, date_);
  for (std::size_t i = 0; i < tournaments_.size(); ++i) {
    const auto& tournament = *tournaments_[i];
    const auto& regulation = coming(tournament.start);
    EventFacts event_facts;
    event_facts.players = facts_[i];
    auto event = rating::make_event(tournament, event_facts);
    const auto use = rating::apply_list(event, tournament, persons_, regulation);
    const auto number = static_cast<std::uint32_t>(i);
    revision_.apply(event, use, number);
    account_->add(number, tournament, event, rating::rate(event, regulation), use, regulation);
  }
  account_->finish();
}

const rating::Regulation& PeriodByEngine::regulation() const {
  const auto* of_period = account_->regulation();
  return of_period != nullptr ? *of_period : coming(date_);
}

std::string next_list(const History& history, const HistoryPeriod& period,
                      const std::string& bytes) {
  if (!rating::read_list_layout(bytes).value || !rating::RatingList::read(bytes).value) return {};
  const PeriodByEngine engine{history, period, bytes};
  if (!engine.fault().empty()) return engine.fault();
  std::string text;
  rating::write_next_list(engine.layout(), bytes, engine.list(), engine.regulation(),
                          engine.account(), &engine.ledger(),
                          {.date = engine.date(), .coming = &engine.coming(engine.date())},
                          [&](std::string_view piece) { text += piece; });
  return text;
}

Corrected corrected_list(const History& history, const HistoryPeriod& period, const Report& wrong,
                         const Report& right, const std::string& before, const std::string& later) {
  const auto alone = [&](const Report& report) {
    return HistoryPeriod{period.list_date, period.notices, {report}};
  };
  const PeriodByEngine by_wrong{history, alone(wrong), before};
  const PeriodByEngine by_right{history, alone(right), before};
  const auto layout = rating::read_list_layout(later);
  const auto list = rating::RatingList::read(later);
  Corrected corrected;
  corrected.fault = by_wrong.fault() + by_right.fault();
  auto summary = rating::write_corrected_list(
      {by_right.layout(), before, by_right.list()}, {*layout.value, later, *list.value},
      {.wrong = by_wrong.account(), .right = by_right.account(), .list = by_right.date()},
      by_right.account().regulation() != nullptr ? by_right.regulation() : by_wrong.regulation(),
      by_right.coming(list.value->date()),
      [&](std::string_view piece) { corrected.bytes += piece; });
  corrected.doubts = std::move(summary.doubts);
  return corrected;
}

}  // namespace trf::test
