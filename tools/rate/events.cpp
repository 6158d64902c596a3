#include <algorithm>
#include <memory>

#include "rate/batch.hpp"
#include "rate/findings.hpp"
#include "rate/pages.hpp"

namespace rate {
namespace {

/// The rows of larger events are made when they are printed, so that memory is a few times the size
/// of the report.
constexpr std::size_t most_kept_rows = 1000;

void add_changes(cli::Table& table, const std::string& file, const trf::Tournament& tournament,
                 const trf::rating::Rated& rated, std::size_t from, std::size_t to) {
  for (auto i = from; i < to; ++i)
    add_change(table, file, std::to_string(tournament.players[i].start_rank),
               tournament.players[i].name, rated.changes[i]);
}

template <class Kept>
void add_changes_later(cli::Table& table, const std::string& file, Kept tournament,
                       trf::rating::Rated rated) {
  struct Event {
    Kept tournament;
    trf::rating::Rated rated;
  };
  const auto event = std::make_shared<const Event>(Event{std::move(tournament), std::move(rated)});
  table.more = [event, file](const cli::TakeRow& take) {
    const auto players = event->rated.changes.size();
    for (std::size_t from = 0; from < players; from += most_kept_rows) {
      cli::Table some;
      add_changes(some, file, *event->tournament, event->rated, from,
                  std::min(from + most_kept_rows, players));
      some.for_rows(take);
    }
  };
}

}  // namespace

int events(const cli::Arguments& arguments) {
  Run run{arguments, arguments.inputs()};
  if (!run.is_usable()) return run.status();
  const auto& inputs = arguments.inputs();
  int status = run.status();
  PeriodBatch batch{arguments, run, {}};
  const bool is_batch = inputs.size() > 1;
  if (is_batch) {
    status = std::max(status, batch.survey());
    run.count_period(batch.period());
  }
  InputNumbers numbers{arguments};
  const auto work = [&](const cli::Input& input) {
    auto report = read_report(input);
    auto& answer = report.answer;
    if (!report.tournament || run.refuses(*report.tournament, report.document, answer))
      return std::move(answer);
    const auto number = numbers.take(input.name);
    auto rating = run.rate(*report.tournament, number, input.name, report.document, answer);
    if (!is_batch)
      question_persons(answer, run.persons(), *report.tournament, input.name, rating, arguments);
    if (run.is_page()) {
      answer.html =
          event_page(*report.tournament, rating.event, rating.rated, *rating.regulation, number);
      return std::move(answer);
    }
    auto table = run.wants_games() ? game_table() : change_table();
    if (run.wants_games())
      add_games(table, input.name, *report.tournament, rating.rated);
    else if (report.tournament->players.size() <= most_kept_rows)
      add_changes(table, input.name, *report.tournament, rating.rated, 0,
                  rating.rated.changes.size());
    else
      add_changes_later(table, input.name, std::move(report.tournament), std::move(rating.rated));
    answer.tables.push_back(std::move(table));
    return std::move(answer);
  };
  status = std::max(status, cli::for_each_input(arguments, work));
  run.finish();
  return status;
}

}  // namespace rate
