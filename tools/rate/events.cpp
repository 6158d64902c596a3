#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <system_error>

#include <fmt/format.h>

#include "cli/atomic_file.hpp"
#include "cli/html.hpp"
#include "cli/ordered_pool.hpp"
#include "rate/lists.hpp"
#include "rate/pages.hpp"
#include "rate/rate.hpp"
#include "trf/parallel.hpp"
#include "trf/rating/period.hpp"
#include "trf/read.hpp"

namespace rate {
namespace {

using trf::rating::Event;
using trf::rating::ListUse;
using trf::rating::Period;
using trf::rating::Rated;
using trf::rating::Regulation;

/// One report on its way through the system.
struct Rating {
  Event event;
  ListUse use;
  Rated rated;
  const Regulation* regulation = nullptr;
};

/// What all reports of a run share.
class Run {
 public:
  explicit Run(const cli::Arguments& arguments) : arguments_{arguments}, facts_{arguments} {
    wanted_ = {.games = arguments.has("games") || is_page(), .assumptions = arguments.verbose()};
    status_ = facts_.status();
    if (!arguments.has("list")) return;
    loaded_ = load_list(arguments.value("list"), arguments);
    status_ = std::max(status_, loaded_.status);
  }

  [[nodiscard]] int status() const { return status_; }
  [[nodiscard]] const LoadedList& loaded() const { return loaded_; }
  [[nodiscard]] bool has_list() const { return loaded_.list.has_value(); }
  [[nodiscard]] bool wants_games() const { return wanted_.games; }
  [[nodiscard]] bool is_page() const { return arguments_.format() == "html"; }

  /// Without a list, games of the whole batch count for the limit on K x games.
  void count_period(const Period& period) { period_ = &period; }

  /// \param bytes  of the report, for the places of messages
  [[nodiscard]] Rating rate(const trf::Tournament& tournament, const std::string& bytes,
                            cli::Answer& answer) const {
    Rating rating;
    std::vector<std::string> warnings;
    rating.regulation = &regulation_for(arguments_, tournament, warnings);
    rating.event = trf::rating::make_event(tournament, facts_.of(tournament, &answer.notes));
    question_players(answer, tournament, rating.event);
    rating.event.kind = trf::rating::event_kind(arguments_.value("event"));
    if (has_list()) {
      rating.use = trf::rating::apply_list(rating.event, tournament, *loaded_.list,
                                           arguments_.value("system"));
      tell_use(answer, tournament, rating.use);
    } else {
      rating.use = trf::rating::without_list(tournament);
    }
    if (period_ != nullptr)
      for (std::size_t i = 0; i < rating.event.entrants.size(); ++i) {
        auto& games = rating.event.entrants[i].facts.games_period;
        if (!games) games = period_->games_of(rating.use.keys[i]);
      }
    rating.rated = trf::rating::rate(rating.event, *rating.regulation, wanted_);
    for (auto& warning : warnings)
      answer.messages.push_back(
          {"", trf::Severity::warning, {line_of(bytes, {"042"}), 0}, std::move(warning)});
    for (const auto& warning : rating.rated.warnings)
      answer.messages.push_back(
          {"", trf::Severity::warning, {line_about(warning.about, bytes), 0}, warning.text});
    if (arguments_.verbose()) tell(answer, tournament, rating);
    return rating;
  }

 private:
  // What an option says instead of the report has no line in it.
  [[nodiscard]] std::uint32_t line_about(trf::rating::Warning::About about,
                                         const std::string& bytes) const {
    if (about == trf::rating::Warning::About::form)
      return arguments_.has("type") ? 0 : line_of(bytes, {"192", "092"});
    return arguments_.has("minutes") || arguments_.has("base") ? 0 : line_of(bytes, {"222", "122"});
  }

  void tell(cli::Answer& answer, const trf::Tournament& tournament, const Rating& rating) const {
    if (!tournament.start.is_set() && !arguments_.has("edition"))
      answer.notes.emplace_back("no start date (record 042): the newest edition is taken");
    if (!arguments_.has("type") && !trf::event_type(tournament))
      answer.notes.emplace_back("records 092 and 192 do not tell the kind of event: Swiss taken");
    answer.notes.push_back(fmt::format("computed by {}", rating.regulation->title));
    for (const auto& [player, text] : rating.rated.assumptions)
      answer.notes.push_back(player == trf::no_player
                                 ? text
                                 : fmt::format("player {} ({}): {}",
                                               tournament.players[player].start_rank,
                                               tournament.players[player].name, text));
  }

  const cli::Arguments& arguments_;
  cli::FactsSource facts_;
  LoadedList loaded_;
  trf::rating::Wanted wanted_;
  const Period* period_ = nullptr;
  int status_ = cli::ok;
};

/// Rates all inputs silently and adds them up: several reports are one rating period.
void survey(const cli::Arguments& arguments, const Run& run, Period& period) {
  const auto& inputs = arguments.inputs();
  const auto limits = arguments.limits().input;
  trf::in_parallel(inputs.size(), static_cast<unsigned>(cli::jobs(arguments)), [&](std::size_t i) {
    try {
      const auto bytes = cli::read_all(inputs[i], limits.file_bytes + 1);
      const auto result = trf::read(bytes, limits);
      if (!result.value) return;
      cli::Answer unsaid;
      const auto rating = run.rate(*result.value, bytes, unsaid);
      period.add(static_cast<std::uint32_t>(i), *result.value, rating.event, rating.rated,
                 rating.use, *rating.regulation);
    } catch (const std::system_error&) {
      // Said when the input is rated.
    }
  });
}

bool has_stdin(const cli::Arguments& arguments) {
  const auto& inputs = arguments.inputs();
  return std::find(inputs.begin(), inputs.end(), "-") != inputs.end();
}

trf::Date list_date(const cli::Arguments& arguments, const Period& period) {
  if (arguments.has("list-date")) {
    const auto date = trf::parse_date(arguments.value("list-date"));
    if (!date || date->date.day == 0)
      throw cli::UsageError(
          fmt::format("'{}' is no date (--list-date=YYYY-MM-DD)", arguments.value("list-date")));
    return date->date;
  }
  // Lists come out on the first of a month.
  auto date = period.last_day();
  if (!date.is_set()) return date;
  date.day = 1;
  if (++date.month > 12) {
    date.month = 1;
    ++date.year;
  }
  return date;
}

/// The next list, which is put in its place when all else is done.
void make_next_list(const cli::Arguments& arguments, const Run& run, const Period& period) {
  const auto bytes = run.loaded().file->bytes();
  const auto layout = trf::rating::read_list_layout(bytes);
  auto next = std::make_unique<cli::AtomicFile>(arguments.value("new-list"));
  const auto system = arguments.value("system");
  trf::rating::write_next_list(*layout.value, bytes, *run.loaded().list, period,
                               {.system = system, .date = list_date(arguments, period)},
                               [&](std::string_view text) { next->write(text); });
  cli::commit_last(std::move(next));
}

/// The rows in blocks, where the format lets a table grow: a federation's year is never in memory
/// as a table.
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
  if (arguments.format() != "csv")
    return print_page(arguments, "Rating period", {rows(0, period.size())});
  const auto csv = arguments.csv();
  constexpr std::size_t block = 2048;
  const auto blocks = std::max<std::size_t>((period.size() + block - 1) / block, 1);
  cli::OrderedPool<std::string> pool{
      blocks, std::min<std::size_t>(static_cast<std::size_t>(cli::jobs(arguments)), blocks),
      [&](std::size_t i) {
        return render(rows(i * block, std::min((i + 1) * block, period.size())), cli::Format::csv,
                      i == 0, csv);
      }};
  for (std::size_t i = 0; i < blocks; ++i) cli::print(pool.take());
}

}  // namespace

int events(const cli::Arguments& arguments) {
  Run run{arguments};
  Period period;
  if (arguments.inputs().size() > 1 && !has_stdin(arguments)) {
    survey(arguments, run, period);
    run.count_period(period);
  }
  const auto work = [&](const cli::Input& input) {
    auto [answer, tournament] = read_report(input);
    if (!tournament) return answer;
    const auto rating = run.rate(*tournament, input.bytes, answer);
    if (run.is_page()) {
      answer.html = event_page(*tournament, rating.event, rating.rated, *rating.regulation);
      return answer;
    }
    auto table = run.wants_games() ? game_table() : change_table();
    if (run.wants_games())
      add_games(table, input.name, *tournament, rating.rated);
    else
      for (std::size_t i = 0; i < rating.rated.changes.size(); ++i)
        add_change(table, input.name, std::to_string(tournament->players[i].start_rank),
                   tournament->players[i].name, rating.rated.changes[i]);
    answer.tables.push_back(std::move(table));
    return answer;
  };
  return std::max(run.status(), cli::for_each_input(arguments, work));
}

int period(const cli::Arguments& arguments) {
  if (arguments.has("games")) throw cli::UsageError("'--games' and '--period' exclude each other");
  if (arguments.has("new-list") && !arguments.has("list"))
    throw cli::UsageError("'--new-list' needs '--list'");
  if (arguments.has("new-list") && arguments.has("output") &&
      cli::is_same_file(arguments.value("new-list"), arguments.value("output")))
    throw cli::UsageError("'--new-list' and '--output' are the same file");
  Run run{arguments};
  if (arguments.has("list") && !run.has_list()) return run.status();
  Period period;
  std::map<std::string, std::uint32_t, std::less<>> numbers;
  for (const auto& input : arguments.inputs())
    numbers.emplace(input == "-" ? arguments.value("stdin-name") : input,
                    static_cast<std::uint32_t>(numbers.size()));
  std::mutex mutex;  // Of what the page tells
  std::vector<PeriodEvent> told(numbers.size());
  std::vector<PeriodEntry> entries;
  const auto work = [&](const cli::Input& input) {
    auto [answer, tournament] = read_report(input);
    if (!tournament) return answer;
    const auto rating = run.rate(*tournament, input.bytes, answer);
    const auto found = numbers.find(input.name);
    const auto number = found == numbers.end() ? 0 : found->second;
    period.add(number, *tournament, rating.event, rating.rated, rating.use, *rating.regulation);
    if (!run.is_page()) return answer;
    const std::lock_guard lock{mutex};
    told[number] = {input.name, tournament->name, tournament->start, tournament->end};
    for (std::size_t i = 0; i < rating.rated.changes.size(); ++i)
      entries.push_back({rating.use.keys[i], number, rating.rated.changes[i]});
    return answer;
  };
  const int status = std::max(run.status(), cli::for_each_input(arguments, work));
  period.finish(cli::jobs(arguments));
  std::vector<std::string> names(numbers.size());
  for (const auto& [name, number] : numbers) names[number] = name;
  // Half a period must not become the list of the next one.
  if (arguments.has("new-list")) {
    if (status == cli::ok)
      make_next_list(arguments, run, period);
    else
      cli::complain("the next list is not written: the period is not complete");
  }
  // In a batch the others are an answer still.
  if (arguments.inputs().size() > 1 && period.size() > 0) cli::give_answer();
  if (run.is_page())
    cli::print(cli::page(cli::html_phrase("Rating period"),
                         period_page(period, told, std::move(entries))));
  else
    print_period(arguments, period, names);
  return status;
}

}  // namespace rate
