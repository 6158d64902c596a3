#include "rate/batch.hpp"

#include <algorithm>
#include <system_error>

#include "cli/messages.hpp"
#include "cli/ordered_pool.hpp"
#include "rate/messages/rate_reports.hpp"
#include "trf/parallel.hpp"
#include "trf/read.hpp"

namespace rate {

using trf::rating::Period;
using trf::rating::PeriodFinding;

namespace {

trf::Message rating_used(const PeriodFinding& one, const std::string& first) {
  if (one.rating == 0)
    return said::rating_ignored{
        .player = one.id, .name = one.name, .stated = one.other_rating, .other = first};
  if (one.other_rating == 0)
    return said::rating_missing{
        .player = one.id, .name = one.name, .used = one.rating, .other = first};
  return said::rating_differs{.player = one.id,
                              .name = one.name,
                              .used = one.rating,
                              .other = first,
                              .stated = one.other_rating};
}

}  // namespace

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
      const auto bytes = inputs[i] == "-" && stdin_bytes_
                             ? stdin_bytes_
                             : cli::read_input(inputs[i], names()[i], limits).file;
      const auto result = trf::read(trf::Document{bytes, limits});
      if (!result.value) return;
      cli::Answer unsaid;
      add(*result.value, static_cast<std::uint32_t>(i), names()[i], *bytes, unsaid);
    } catch (const std::system_error&) {
      // Reported when the input is read with its messages.
    }
  });
}

int PeriodBatch::read() {
  const bool has_stdin = std::find(arguments_.inputs().begin(), arguments_.inputs().end(), "-") !=
                         arguments_.inputs().end();
  const int status = cli::for_each_input(arguments_, [&](const cli::Input& input) {
    auto report = read_report(input);
    auto& [answer, tournament] = report;
    if (!tournament) return std::move(answer);
    const auto number = numbers_.take(input.name);
    if (has_stdin && arguments_.inputs()[number] == "-") stdin_bytes_ = input.file;
    add(*tournament, number, input.name, input.bytes, answer);
    return std::move(answer);
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
  const auto say = [&](std::uint32_t event, Severity severity, trf::Message text) {
    const trf::Diagnostics one{{"", severity, {}, std::move(text)}};
    cli::say(cli::messages_text(one, names()[event], {},
                                {.verbose = arguments_.verbose(),
                                 .quiet = arguments_.quiet(),
                                 .colour = arguments_.colour()}));
  };
  int status = cli::ok;
  for (const auto& one : findings) {
    const auto& first = names()[one.first];
    switch (one.kind) {
      case Kind::same_event:
        if (arguments_.has("allow-duplicates")) {
          say(one.second, Severity::warning, said::same_event_counted{.other = first});
          break;
        }
        status = cli::no;
        say(one.second, Severity::error,
            said::same_event{.other = first, .option = trf::Code{"--allow-duplicates"}});
        break;
      case Kind::rating_differs: say(one.second, Severity::warning, rating_used(one, first)); break;
      case Kind::two_names:
        say(one.second, Severity::warning,
            said::two_names{
                .player = one.id, .name = one.other_name, .other = first, .other_name = one.name});
        break;
      case Kind::two_numbers:
        say(one.second, Severity::warning,
            said::two_numbers{
                .player = one.other_id, .name = one.name, .other_id = one.id, .other = first});
        break;
      case Kind::at_once:
        say(one.second, Severity::warning,
            one.players == 1
                ? trf::Message{said::also_plays{.player = one.id, .name = one.name, .other = first}}
                : said::also_play{
                      .players = one.players, .other = first, .player = one.id, .name = one.name});
        break;
      case Kind::years_apart:
        say(one.second, Severity::warning, said::year_apart{.other = first});
        break;
    }
  }
  return status;
}

}  // namespace rate
