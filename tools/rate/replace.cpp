// --replace=OLD:NEW: the changes by the correction of a report.

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

#include "cli/files.hpp"
#include "cli/messages.hpp"
#include "rate/events_file.hpp"
#include "rate/findings.hpp"
#include "rate/messages/rate_command.hpp"
#include "rate/messages/rate_events.hpp"
#include "rate/messages/rate_reports.hpp"
#include "rate/messages/rate_tables.hpp"
#include "rate/run.hpp"
#include "trf/rating/correction.hpp"
#include "trf/read.hpp"

namespace rate {
namespace {

using trf::rating::Change;
using trf::rating::CorrectionDoubt;

/// The two names, separated at the colon for which both are files.
std::pair<std::string, std::string> parted(const std::string& names) {
  std::optional<std::pair<std::string, std::string>> some;
  for (auto at = names.find(':'); at != std::string::npos; at = names.find(':', at + 1)) {
    std::pair two{names.substr(0, at), names.substr(at + 1)};
    if (two.first.empty() || two.second.empty()) continue;
    const auto exists = [](const std::string& path) {
      return cli::files().facts(path).kind != cli::FileKind::none;
    };
    if (exists(two.first) && exists(two.second)) return two;
    if (!some) some = std::move(two);
  }
  if (!some) throw cli::UsageError(said::two_reports_needed{.found = names});
  return *some;
}

struct One {
  std::string id, name;
  Change change;
};
/// A report, as the only one of its period.
struct Rows {
  std::map<std::uint64_t, One> by_key;
  trf::SharedTournament tournament;
  const trf::rating::Regulation* regulation = nullptr;
  std::unique_ptr<trf::rating::Period> period;
  trf::rating::ListedEvent event;
  bool is_rated = false;
  trf::Message not_rated;  ///< Why; no sentence if it is rated
  int status = cli::ok;
};

/// The days between which the event of the right report ends. Unset: no such check.
struct Days {
  trf::Date list;          ///< In force during the period
  trf::Date list_closing;  ///< Its closing day
  trf::Date closing;       ///< Of the list after the period
  trf::Date today;
};

/// Like a run that makes the list: the event must belong to it.
void question_days(cli::Answer& answer, const trf::Date& last, const Days& days) {
  const auto report = [&](trf::Severity severity, trf::Message what) {
    answer.messages.push_back({"", severity, {}, std::move(what)});
    if (severity == trf::Severity::error) answer.status = std::max<int>(answer.status, cli::no);
  };
  if (!last.is_set()) return;
  if (days.list_closing.is_set() && !(days.list_closing < last))
    report(trf::Severity::warning,
           said::before_list{.last = to_string(last), .list = to_string(days.list)});
  if (days.today.is_set() && days.today < last)
    report(trf::Severity::error, said::after_today{.last = to_string(last)});
  else if (days.closing.is_set() && days.closing < last)
    report(trf::Severity::error,
           said::after_closing{.last = to_string(last), .closing = to_string(days.closing)});
}

/// \param list  date of the list after the period
Rows rows_of(const cli::Arguments& arguments, Run& run, const std::string& path,
             std::uint32_t number, const trf::Date& list, const Days& days) {
  Rows rows;
  const auto limits = arguments.limits().input;
  const auto input = cli::read_input(path, path, limits);
  auto report = read_report(input);
  auto& answer = report.answer;
  auto& tournament = report.tournament;
  if (tournament && !run.refuses(*tournament, report.document, answer)) {
    const auto rate = [&](cli::Answer& told) {
      auto rating = run.rate(*tournament, number, path, report.document, told);
      rows.period = std::make_unique<trf::rating::Period>(run.list(), &run.ledger(), list);
      rows.period->add(number, *tournament, rating.event, rating.rated, rating.use,
                       *rating.regulation);
      rows.period->finish();
      return rating;
    };
    auto rating = rate(answer);
    if (auto revision = rows.period->revision(); !revision.is_empty()) {
      cli::Answer said_before;
      run.revise(std::move(revision));
      rating = rate(said_before);
      run.revise({});
    }
    rows.regulation = rating.regulation;
    rows.is_rated = rating.rated.counts.is_rated();
    if (!rows.is_rated) rows.not_rated = rating.rated.counts.not_rated().sentence();
    rows.event = listed_event(path, input.bytes, *tournament, trf::rating::content_of(*tournament));
    for (std::size_t i = 0; i < rating.rated.changes.size(); ++i)
      rows.by_key[rating.use.keys[i]] = {rating.use.ids[i], tournament->players[i].name,
                                         rating.rated.changes[i]};
    question_persons(answer, run.persons(), *tournament, path, rating, arguments);
    if (rows.is_rated) question_days(answer, tournament->last_day(), days);
  }
  cli::say_findings(answer.messages, path, input.bytes, arguments);
  rows.status = answer.status;
  rows.tournament = std::move(tournament);
  return rows;
}

bool is_same(const Change& a, const Change& b) {
  return a.status == b.status && a.rating == b.rating && a.k == b.k && a.games == b.games &&
         a.score == b.score && a.change_hundredths == b.change_hundredths &&
         a.initial_rating == b.initial_rating;
}

/// The players whose row differs between two versions of a report.
cli::Table differences(const Rows& before, const Rows& after) {
  cli::Table table{.schema = "trf-rate-replace/1",
                   .columns = {"id",
                               "name",
                               "rating",
                               {"old_games", said::column_old_games{}},
                               "games",
                               {"old_change", said::column_old_change{}},
                               "change",
                               "difference",
                               {"old_initial_rating", said::column_old_initial{}},
                               {"initial_rating", said::column_initial{}},
                               "note"}};
  auto keys = before.by_key;
  keys.insert(after.by_key.begin(), after.by_key.end());
  const bool are_both_rated = before.is_rated && after.is_rated;
  const auto& not_rated = before.is_rated ? after.not_rated : before.not_rated;
  for (const auto& [key, any] : keys) {
    const auto was = before.by_key.find(key);
    const auto is = after.by_key.find(key);
    const bool in_both = was != before.by_key.end() && is != after.by_key.end();
    // An event that is not rated gives nothing, whatever was calculated.
    const Change nothing;
    const auto change_of = [&](const Rows& rows, auto at) -> const Change& {
      return at == rows.by_key.end() || !rows.is_rated ? nothing : at->second.change;
    };
    const auto& old_change = change_of(before, was);
    const auto& change = change_of(after, is);
    if (are_both_rated ? in_both && is_same(old_change, change)
                       : std::max(old_change.games, change.games).value_or(0) == 0)
      continue;
    const auto& who = is == after.by_key.end() ? was->second : is->second;
    const int rating = std::max(old_change.rating, change.rating);
    table.rows.push_back(
        {who.id, who.name, rating == 0 ? cli::Cell{} : cli::Cell{std::int64_t{rating}},
         cell_of(old_change.games), cell_of(change.games), shortest(old_change.change_hundredths),
         shortest(change.change_hundredths),
         rating == 0 ? cli::Cell{}
                     : shortest(change.change_hundredths.value_or(0) -
                                old_change.change_hundredths.value_or(0)),
         cell_of(old_change.initial_rating), cell_of(change.initial_rating),
         is == after.by_key.end()     ? cli::Words{said::not_in_new_report{}}
         : was == before.by_key.end() ? cli::Words{said::not_in_old_report{}}
                                      : cli::Words{not_rated}});
  }
  return table;
}

trf::Message sentence_of_doubt(const CorrectionDoubt& doubt) {
  using What = CorrectionDoubt::What;
  switch (doubt.what) {
    case What::rating: return said::correction_of_rating{.player = doubt.id, .name = doubt.name};
    case What::missing: return said::correction_without_row{.player = doubt.id, .name = doubt.name};
    case What::level: return said::level_stays{.player = doubt.id, .name = doubt.name};
    case What::title: return said::title_stays{.player = doubt.id, .name = doubt.name};
    case What::level_missing: return said::level_missing{.player = doubt.id, .name = doubt.name};
    case What::title_missing: return said::title_missing{.player = doubt.id, .name = doubt.name};
    case What::last_played: return said::last_played_stays{.player = doubt.id, .name = doubt.name};
    case What::number: return said::number_stays{.player = doubt.id, .name = doubt.name};
    case What::entered_late: return said::entered_late{.player = doubt.id, .name = doubt.name};
    case What::row: return said::correction_of_unclear_row{.player = doubt.id, .name = doubt.name};
    case What::person: return said::person_stays{.player = doubt.id, .name = doubt.name};
  }
  return {};
}

/// \return status
int tell_doubts(const cli::Arguments& arguments, const std::vector<CorrectionDoubt>& doubts) {
  trf::Diagnostics told;
  int status = cli::ok;
  for (const auto& doubt : doubts) {
    const auto severity = doubt.is_fatal() ? trf::Severity::error : trf::Severity::warning;
    if (doubt.is_fatal()) status = cli::no;
    told.push_back({"", severity, {}, sentence_of_doubt(doubt)});
  }
  cli::say_findings(told, arguments.value("new-list"), {}, arguments);
  return status;
}

/// Writes the list of --new-list with the correction in place. \return status
int correct_list(const cli::Arguments& arguments, const Run& run, const EventsFile& events,
                 const LoadedList& later, const Rows& before, const Rows& after,
                 const trf::Date& first) {
  const auto path = arguments.value("new-list");
  const auto& list = *later.list;
  const EventCorrection correction{before.event, after.event, before.is_rated, after.is_rated};
  const auto bytes = later.file->bytes();
  const OldList old{path, list.date(), bytes, run.system()};
  if (const int status = events.compare(correction, old); status != cli::ok) return status;
  const auto layout = trf::rating::read_list_layout(bytes);
  const auto start_bytes = run.loaded().file->bytes();
  const auto start = trf::rating::read_list_layout(start_bytes);
  const auto& regulation = after.is_rated ? *after.regulation : *before.regulation;
  const auto* coming = arguments.has("edition")
                           ? &regulation
                           : trf::rating::edition_for(run.system(), list.date()).regulation;
  auto next = cli::new_file(path);
  trf::rating::ListSum sum;
  const auto summary = trf::rating::write_corrected_list(
      {*start.value, start_bytes, *run.list(), piecewise(*run.loaded().file)},
      {*layout.value, bytes, list, piecewise(*later.file)},
      {*before.period, *after.period, first, &run.ledger()}, regulation, *coming,
      [&](std::string_view text) {
        sum.add(text);
        next->write(text);
      });
  if (summary.as_right != 0 && summary.as_wrong == 0 && !events.vouches_for(old, sum.text())) {
    cli::complain(said::list_is_corrected{.list = path});
    return cli::no;
  }
  if (const int status = events.compare_sum(sum.text(), old); status != cli::ok) return status;
  if (const int status = tell_doubts(arguments, summary.doubts); status != cli::ok) {
    cli::complain(said::list_not_corrected{});
    return status;
  }
  std::vector<trf::Arg> parts{said::rows_corrected{summary.corrected}};
  if (summary.entered != 0) parts.push_back(said::rows_new{summary.entered});
  if (summary.removed != 0) parts.push_back(said::rows_removed{summary.removed});
  const ListOfEvents corrected{list.date(), path, list.size() + summary.entered - summary.removed,
                               sum.text(),  {},   run.system()};
  events.commit(correction, first, corrected, std::move(next),
                arguments.quiet() ? trf::Message{}
                                  : said::list_corrected{.list = path, .parts = std::move(parts)});
  return cli::ok;
}

/// The date of the list that has the report, after that of --list: by the events file, else by the
/// calendar, but not later than the corrected one.
trf::Date first_list(const cli::Arguments& arguments, const Run& run, const EventsFile& events,
                     const std::string& report, const trf::Date& later) {
  const auto from = run.list()->date();
  auto first = events.list_after(from);
  if (!first.is_set()) {
    const auto limits = arguments.limits().input;
    const auto read =
        trf::read(trf::Document{cli::read_input(report, report, limits).file, limits});
    const auto& rule = trf::rating::edition_for(run.system(), later).regulation->list;
    first = trf::rating::next_list(rule, from, read.value ? read.value->last_day() : trf::Date{});
  }
  return first.is_set() && first < later ? first : later;
}

/// The days that the right report must keep, if the wrong one keeps them.
Days days_of(const Run& run, const Rows& before, const trf::Date& first,
             const cli::Arguments& arguments) {
  Days days;
  if (!before.tournament || !first.is_set()) return days;
  const auto last = before.tournament->last_day();
  const auto& rule = trf::rating::edition_for(run.system(), first).regulation->list;
  days.list = run.list()->date();
  if (days.list.is_set()) days.list_closing = trf::rating::closing_of(rule, days.list);
  if (!(days.list_closing < last)) days.list_closing = {};
  // Another closing day than that of the calendar was given with --closing.
  days.closing = trf::rating::closing_of(rule, first);
  if (days.closing < last) days.closing = {};
  days.today = arguments.today();
  if (days.today < last) days.today = {};
  return days;
}

}  // namespace

int replace(const cli::Arguments& arguments) {
  const auto [old_path, new_path] = parted(arguments.value("replace"));
  if (arguments.has("new-list") && !arguments.has("list")) cli::refuse_without("new-list", "list");
  const EventsFile events{arguments};
  Run run{arguments, {old_path, new_path}};
  if (!run.is_usable()) return run.status();
  std::optional<LoadedList> later;
  trf::Date first;
  if (arguments.has("new-list")) {
    later = load_list(arguments.value("new-list"), arguments);
    if (later->status != cli::ok) return std::max(run.status(), later->status);
    first = first_list(arguments, run, events, old_path, later->list->date());
  }
  const auto before = rows_of(arguments, run, old_path, 0, first, {});
  const auto after =
      rows_of(arguments, run, new_path, 1, first, days_of(run, before, first, arguments));
  const int status = std::max({run.status(), before.status, after.status});
  if (!before.period || !after.period) return status;
  // A correction adds and removes few players; two tournaments have few in common.
  const auto common = std::ranges::count_if(
      after.by_key, [&](const auto& one) { return before.by_key.contains(one.first); });
  const auto all = std::min(before.by_key.size(), after.by_key.size());
  if (2 * static_cast<std::size_t>(common) < all) {
    cli::complain(said::other_tournament{
        .later = new_path, .earlier = old_path, .players = common, .all = all});
    return std::max<int>(status, cli::no);
  }
  int result = status;
  if (later && result != cli::ok) {
    cli::complain(said::list_not_corrected{});
  } else if (later && later->list->date().is_set() && !(run.list()->date() < later->list->date())) {
    cli::complain(said::list_not_later{.list = arguments.value("new-list"),
                                       .earlier = arguments.value("list")});
    result = cli::no;
  } else if (later) {
    result = correct_list(arguments, run, events, *later, before, after, first);
  }
  const cli::Table table = differences(before, after);
  cli::print_page(arguments, said::correction{}, {&table, 1});
  return result;
}

}  // namespace rate
