#include "rate/batch.hpp"

#include <algorithm>
#include <cstdio>
#include <system_error>

#include <fmt/format.h>

#include "cli/messages.hpp"
#include "cli/ordered_pool.hpp"
#include "trf/parallel.hpp"
#include "trf/read.hpp"

namespace rate {

using trf::rating::Period;
using trf::rating::PeriodFinding;

PeriodBatch::PeriodBatch(const cli::Arguments& arguments, Run& run, Accept accept, Keep keep)
    : arguments_{arguments},
      run_{run},
      accept_{std::move(accept)},
      keep_{std::move(keep)},
      numbers_{arguments},
      period_{std::make_unique<Period>(run.list(), &run.ledger())} {}

void PeriodBatch::add(const trf::Tournament& tournament, std::uint32_t number,
                      const std::string& file, const std::string& bytes, cli::Answer& answer) {
  if (accept_ && !accept_(tournament, run_.seconds_of(tournament), answer)) return;
  const auto rating = run_.rate(tournament, number, file, bytes, answer);
  period_->add(number, tournament, rating.event, rating.rated, rating.use, *rating.regulation);
  if (keep_) keep_(number, file, tournament, rating);
}

void PeriodBatch::add_silently() {
  const auto& inputs = arguments_.inputs();
  const auto limits = arguments_.limits().input;
  trf::in_parallel(inputs.size(), static_cast<unsigned>(cli::jobs(arguments_)), [&](std::size_t i) {
    try {
      const auto bytes = inputs[i] == "-" && !stdin_bytes_.empty()
                             ? stdin_bytes_
                             : cli::read_all(inputs[i], limits.file_bytes + 1);
      const auto result = trf::read(bytes, limits);
      if (!result.value) return;
      cli::Answer unsaid;
      add(*result.value, static_cast<std::uint32_t>(i), names()[i], bytes, unsaid);
    } catch (const std::system_error&) {
      // Said when the input is read with its messages.
    }
  });
}

int PeriodBatch::read() {
  const bool has_stdin = std::find(arguments_.inputs().begin(), arguments_.inputs().end(), "-") !=
                         arguments_.inputs().end();
  const int status = cli::for_each_input(arguments_, [&](const cli::Input& input) {
    auto [answer, tournament] = read_report(input);
    if (!tournament) return answer;
    const auto number = numbers_.take(input.name);
    if (has_stdin && arguments_.inputs()[number] == "-") stdin_bytes_ = input.bytes;
    add(*tournament, number, input.name, input.bytes, answer);
    return answer;
  });
  run_.finish();
  return std::max(status, finish());
}

int PeriodBatch::survey() {
  add_silently();
  return finish();
}

int PeriodBatch::finish() {
  period_->finish(cli::jobs(arguments_));
  const int status = tell(period_->findings());
  auto revision = period_->revision();
  if (revision.is_empty()) return status;
  run_.revise(std::move(revision));
  period_ = std::make_unique<Period>(run_.list(), &run_.ledger());
  add_silently();
  period_->finish(cli::jobs(arguments_));
  return status;
}

int PeriodBatch::tell(const std::vector<PeriodFinding>& findings) const {
  using Kind = PeriodFinding::Kind;
  using trf::Severity;
  const auto say = [&](std::uint32_t event, Severity severity, std::string text) {
    const trf::Diagnostics one{{"", severity, {}, std::move(text)}};
    std::fputs(cli::messages_text(one, names()[event], {},
                                  {.verbose = arguments_.verbose(),
                                   .quiet = arguments_.quiet(),
                                   .colour = arguments_.colour()})
                   .c_str(),
               stderr);
  };
  const auto rating = [](int value) {
    return value == 0 ? std::string{"none"} : std::to_string(value);
  };
  int status = cli::ok;
  for (const auto& one : findings) {
    const auto& first = names()[one.first];
    switch (one.kind) {
      case Kind::same_event:
        if (arguments_.has("allow-duplicates")) {
          say(one.second, Severity::warning,
              fmt::format("the same event as '{}'; both are counted", first));
          break;
        }
        status = cli::no;
        say(one.second, Severity::error,
            fmt::format("the same event as '{}'; leave one out, or use --allow-duplicates", first));
        break;
      case Kind::rating_differs:
        say(one.second, Severity::warning,
            fmt::format("player {} ({}): rating {} of '{}' is used, this report has {}", one.id,
                        one.name, rating(one.rating), first, rating(one.other_rating)));
        break;
      case Kind::two_names:
        say(one.second, Severity::warning,
            fmt::format("player {}: the name is '{}', in '{}' it is '{}'", one.id, one.other_name,
                        first, one.name));
        break;
      case Kind::two_numbers:
        say(one.second, Severity::warning,
            fmt::format("player {} ({}): the same name and date of birth as player {} of '{}'",
                        one.other_id, one.name, one.id, first));
        break;
      case Kind::at_once:
        say(one.second, Severity::warning,
            one.players == 1
                ? fmt::format("player {} ({}) also plays in '{}' on the same days", one.id,
                              one.name, first)
                : fmt::format("{} players also play in '{}' on the same days: {} ({}), ...",
                              one.players, first, one.id, one.name));
        break;
      case Kind::years_apart:
        say(one.second, Severity::warning,
            fmt::format("this event starts more than a year after that of '{}'; check record 042",
                        first));
        break;
    }
  }
  return status;
}

}  // namespace rate
