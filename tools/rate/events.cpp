#include <algorithm>

#include "rate/batch.hpp"
#include "rate/pages.hpp"

namespace rate {

int events(const cli::Arguments& arguments) {
  Run run{arguments, arguments.value("system")};
  if (!run.is_usable()) return run.status();
  const auto& inputs = arguments.inputs();
  int status = run.status();
  PeriodBatch batch{arguments, run, {}};
  if (inputs.size() > 1 && std::find(inputs.begin(), inputs.end(), "-") == inputs.end()) {
    status = std::max(status, batch.survey());
    run.count_period(batch.period());
  }
  InputNumbers numbers{arguments};
  const auto work = [&](const cli::Input& input) {
    auto [answer, tournament] = read_report(input);
    if (!tournament) return answer;
    const auto rating =
        run.rate(*tournament, numbers.take(input.name), input.name, input.bytes, answer);
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
  status = std::max(status, cli::for_each_input(arguments, work));
  run.finish();
  return status;
}

}  // namespace rate
