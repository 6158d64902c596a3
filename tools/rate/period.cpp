// --period and --new-list: the reports as one rating period, and the list after it.

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>

#include "cli/files.hpp"
#include "cli/html.hpp"
#include "cli/ordered_pool.hpp"
#include "cli/output.hpp"
#include "rate/batch.hpp"
#include "rate/events_file.hpp"
#include "rate/messages/rate_reports.hpp"
#include "rate/messages/rate_tables.hpp"
#include "rate/pages.hpp"
#include "rate/two_lists.hpp"
#include "trf/rating/next_list.hpp"

namespace rate {
namespace {

using trf::rating::Period;

/// The days between which the events of the list end.
class Closing {
 public:
  /// \param old  the date of the list in force; unset: unknown
  Closing(const cli::Arguments& arguments, const std::string& system, const trf::Date& old)
      : list_{arguments.day("list-date")},
        closing_{arguments.day("closing")},
        rule_{trf::rating::edition_for(system, {}).regulation->list},
        old_{old} {
    if (!closing_ && list_) closing_ = trf::rating::closing_of(rule_, *list_);
  }

  /// Reports that an event which ends later belongs to the next list, and that the list in force
  /// may have an earlier one. \return does it belong to this period?
  bool operator()(const trf::Tournament& tournament, cli::Answer& answer) const {
    const auto last = tournament.last_day();
    if (last.is_set() && old_.is_set() && !(trf::rating::closing_of(rule_, old_) < last))
      answer.warn(said::before_list{.last = to_string(last), .list = to_string(old_)});
    if (!closing_ || !(*closing_ < last)) return true;
    answer.warn(said::after_closing{.last = to_string(last), .closing = to_string(*closing_)});
    return false;
  }

  /// --list-date, else the first list for the closing day; unset without both.
  [[nodiscard]] trf::Date list_date() const {
    if (list_) return *list_;
    return closing_ ? trf::rating::list_after(rule_, *closing_) : trf::Date{};
  }
  /// ... else the first list after the last event and the old list.
  [[nodiscard]] trf::Date list_date(const Period& period) const {
    if (const auto date = list_date(); date.is_set()) return date;
    const auto* regulation = period.regulation();
    const auto& rule = regulation == nullptr ? rule_ : regulation->list;
    return trf::rating::next_list(rule, old_, period.last_day());
  }

 private:
  std::optional<trf::Date> list_, closing_;
  trf::rating::ListRule rule_;
  trf::Date old_;
};

/// Why no list of that date can follow the list in force.
std::optional<trf::Message> fault_of(const trf::Date& date, const Run& run, const trf::Date& today,
                                     const cli::Arguments& arguments) {
  if (!date.is_set())
    return said::list_without_date{.list = arguments.value("list"),
                                   .option = trf::Code{"--list-date"}};
  const auto& old = run.list()->date();
  const bool is_stated = arguments.has("list-date");
  const trf::Code option{is_stated || !arguments.has("closing") ? "--list-date" : "--closing"};
  if (!(old < date))
    return said::list_not_after{.date = to_string(date),
                                .list = arguments.value("list"),
                                .old = to_string(old),
                                .option = option};
  auto last = today;
  ++last.year;
  // By the date of an event it is another fault.
  if ((is_stated || arguments.has("closing")) && last < date)
    return said::list_beyond_today{.date = to_string(date), .option = option};
  return {};
}

/// Writes the next list; it appears with its events when the run is done.
void make_next_list(const cli::Arguments& arguments, const Run& run, const Period& period,
                    const trf::Date& date, const EventsFile& events_file,
                    const std::vector<trf::rating::ListedEvent>& events) {
  const auto bytes = run.loaded().file->bytes();
  const auto layout = trf::rating::read_list_layout(bytes);
  const auto path = arguments.value("new-list");
  auto next = cli::new_file(path);
  // K of the coming period is that of the edition in force then.
  const auto* coming = trf::rating::edition_for(run.system(), date).regulation;
  const auto* regulation = period.regulation();
  if (regulation == nullptr) regulation = coming;
  if (arguments.has("edition")) coming = regulation;
  trf::rating::ListSum sum;
  const auto summary = trf::rating::write_next_list(*layout.value, bytes, *run.list(), *regulation,
                                                    period, &run.ledger(),
                                                    {.date = date,
                                                     .coming = coming,
                                                     .use = piecewise(*run.loaded().file),
                                                     .threads = cli::jobs(arguments)},
                                                    [&](std::string_view text) {
                                                      if (events_file.is_asked()) sum.add(text);
                                                      next->write(text);
                                                    });
  const ListOfEvents list{date,        path, summary.players, sum.text(), run.list()->date(),
                          run.system()};
  if (arguments.quiet()) return events_file.commit(events, list, std::move(next), {});
  if (arguments.verbose() && !summary.missing_columns.empty()) {
    std::vector<trf::Arg> columns;
    for (const auto column : summary.missing_columns) columns.emplace_back(trf::Code{column});
    cli::complain(said::columns_unknown{.list = arguments.value("list"), .columns = columns});
  }
  std::vector<trf::Arg> parts{said::list_players{summary.players}, said::list_new{summary.entered}};
  if (regulation->makes_titles()) parts.push_back(said::list_promoted{summary.promoted});
  parts.push_back(said::list_inactive{summary.became_inactive});
  if (summary.deleted != 0) parts.push_back(said::list_deleted{summary.deleted});
  events_file.commit(events, list, std::move(next),
                     said::list_written{.date = to_string(date), .parts = std::move(parts)});
}

/// The rows in blocks, if the format allows a table to grow, so that a federation's year is never
/// in memory as a table.
void print_period(const cli::Arguments& arguments, const Period& period,
                  const std::vector<std::string>& names) {
  const auto rows = [&](std::size_t from, std::size_t to) {
    auto table = change_table();
    table.schema = "trf-rate-period/1";
    table.rows.reserve(to - from);
    for (auto i = from; i < to; ++i) {
      const auto row = period.row(i);
      std::string files;
      for (const auto event : row.events) {
        if (!files.empty()) files += ';';
        files += names[event];
      }
      add_change(table, files, row.id, row.name, row.change);
    }
    return table;
  };
  constexpr std::size_t block = 2048;
  if (arguments.format() != "csv") {
    auto table = rows(0, 0);
    table.more = [&](const cli::TakeRow& take) {
      for (std::size_t from = 0; from < period.size(); from += block)
        rows(from, std::min(from + block, period.size())).for_rows(take);
    };
    return cli::print_page(arguments, said::rating_period{}, {&table, 1});
  }
  const auto csv = arguments.csv();
  const auto blocks = std::max<std::size_t>((period.size() + block - 1) / block, 1);
  cli::OrderedPool<std::string> pool{
      blocks, std::min<std::size_t>(static_cast<std::size_t>(cli::jobs(arguments)), blocks),
      [&](std::size_t i) {
        return render(rows(i * block, std::min((i + 1) * block, period.size())), cli::Format::csv,
                      i == 0, csv);
      }};
  for (std::size_t i = 0; i < blocks; ++i) cli::print_bytes(pool.take());
}

}  // namespace

int period(const cli::Arguments& arguments) {
  if (arguments.has("new-list") && !arguments.has("list")) cli::refuse_without("new-list", "list");
  const EventsFile events_file{arguments};
  Run run{arguments, arguments.inputs()};
  if (!run.is_usable()) return run.status();
  const Closing closing{arguments, run.system(),
                        run.list() != nullptr ? run.list()->date() : trf::Date{}};
  const auto today = arguments.today();
  std::atomic<bool> is_future = false;
  TwoLists two_lists;
  std::mutex mutex;  // Protects the data of the events
  std::map<std::uint32_t, trf::rating::ListedEvent> listed;
  std::vector<PeriodEvent> told(arguments.inputs().size());
  std::map<std::uint32_t, std::vector<PeriodEntry>> entries;
  const auto accept = [&](const trf::Tournament& tournament, cli::Answer& answer) {
    const auto last = tournament.last_day();
    if (!(today < last)) return closing(tournament, answer);
    is_future = true;
    answer.messages.push_back(
        {"",
         arguments.has("new-list") ? trf::Severity::error : trf::Severity::warning,
         {},
         said::after_today{.last = to_string(last)}});
    return true;
  };
  const auto keep = [&](std::uint32_t number, const std::string& file,
                        const trf::Document& document, const trf::Tournament& tournament,
                        const Rating& rating) {
    {
      const std::lock_guard lock{mutex};
      listed.erase(number);
      entries.erase(number);
      told[number] = {};
    }
    two_lists.add(number, file, rating);
    // No list contains an event that is not rated. What others report can change that.
    if (!rating.rated.counts.is_rated()) return;
    if (arguments.has("events")) {
      auto event = listed_event(file, *document.shared_bytes(), tournament,
                                {});  // The period has its content
      const std::lock_guard lock{mutex};
      listed[number] = std::move(event);
    }
    if (!run.is_page()) return;
    const std::lock_guard lock{mutex};
    told[number] = {file, tournament.name, tournament.start, tournament.end};
    auto& own = entries[number];
    for (std::size_t i = 0; i < rating.rated.changes.size(); ++i)
      own.push_back({rating.use.keys[i], number, rating.rated.changes[i]});
  };
  run.set_list_date(closing.list_date());
  PeriodBatch batch{arguments, run, accept, keep};
  const int status = std::max({run.status(), batch.read(), two_lists.tell(run)});
  // A part of a period, or one with a fault, must not become the list of the next one.
  int result = status;
  if (arguments.has("new-list")) {
    if (is_future) result = std::max<int>(result, cli::no);
    const auto date = closing.list_date(batch.period());
    if (const auto fault = fault_of(date, run, today, arguments)) {
      cli::complain(*fault);
      result = std::max<int>(result, cli::no);
    }
    std::vector<trf::rating::ListedEvent> events;
    for (auto& [number, event] : listed) {
      event.content = batch.period().content(number);
      events.push_back(std::move(event));
    }
    result = std::max(result, events_file.compare(events, date,
                                                  {.file = arguments.value("list"),
                                                   .date = run.list()->date(),
                                                   .bytes = run.loaded().file->bytes(),
                                                   .system = run.system()}));
    if (result == cli::ok)
      make_next_list(arguments, run, batch.period(), date, events_file, events);
    else
      cli::complain(status >= cli::unusable ? trf::Message{said::period_not_complete{}}
                                            : said::period_has_errors{});
  }
  // In a batch the other reports are still an answer.
  if (arguments.inputs().size() > 1 && batch.period().size() > 0) cli::give_answer();
  if (run.is_page()) {
    std::vector<PeriodEntry> all;
    for (auto& [number, own] : entries) all.insert(all.end(), own.begin(), own.end());
    cli::print_bytes(cli::page(cli::html_phrase(said::rating_period{}),
                               period_page(batch.period(), told, std::move(all))));
  } else {
    print_period(arguments, batch.period(), batch.names());
  }
  return result;
}

}  // namespace rate
