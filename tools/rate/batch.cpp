#include "rate/batch.hpp"

#include <algorithm>
#include <system_error>

#include "cli/messages.hpp"
#include "cli/ordered_pool.hpp"
#include "rate/findings.hpp"
#include "trf/parallel.hpp"
#include "trf/read.hpp"

namespace rate {

using trf::rating::Period;

PeriodBatch::PeriodBatch(const cli::Arguments& arguments, Run& run, Accept accept, Keep keep)
    : arguments_{arguments},
      run_{run},
      accept_{std::move(accept)},
      keep_{std::move(keep)},
      numbers_{arguments},
      period_{std::make_unique<Period>(run.list(), &run.ledger(), run.list_date())} {}

void PeriodBatch::add(const trf::Tournament& tournament, std::uint32_t number,
                      const std::string& file, const trf::Document& document, cli::Answer& answer) {
  if (run_.refuses(tournament, document, answer)) return;
  if (accept_ && !accept_(tournament, answer)) return;
  const auto rating = run_.rate(tournament, number, file, document, answer);
  period_->add(number, tournament, rating.event, rating.rated, rating.use, *rating.regulation);
  if (keep_) keep_(number, file, document, tournament, rating);
}

void PeriodBatch::add_silently() {
  const auto& inputs = arguments_.inputs();
  const auto limits = arguments_.limits().input;
  cli::in_parallel(inputs.size(), static_cast<unsigned>(cli::jobs(arguments_)), [&](std::size_t i) {
    try {
      const trf::Document document{cli::read_input(inputs[i], names()[i], limits).file, limits};
      const auto result = trf::read(document);
      if (!result.value) return;
      cli::Answer unsaid;
      add(*result.value, static_cast<std::uint32_t>(i), names()[i], document, unsaid);
    } catch (const std::system_error&) {
      // Reported when the input is read with its messages.
    }
  });
}

int PeriodBatch::read() {
  const int status = cli::for_each_input(arguments_, [&](const cli::Input& input) {
    auto report = read_report(input);
    auto& [answer, document, tournament] = report;
    if (!tournament) return std::move(answer);
    const auto number = numbers_.take(input.name);
    add(*tournament, number, input.name, document, answer);
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
  if (const auto joins = period_->joins(run_.persons()); !joins.empty()) {
    run_.join(joins);
    add_again();
  }
  const int status = tell();
  if (period_->revision().is_empty()) return status;
  run_.revise(period_->revision());
  add_again();
  return status;
}

void PeriodBatch::add_again() {
  period_ = std::make_unique<Period>(run_.list(), &run_.ledger(), run_.list_date());
  add_silently();
  period_->finish(cli::jobs(arguments_));
}

int PeriodBatch::tell() const {
  int status = cli::ok;
  for (const auto& one : period_->findings(run_.persons())) {
    const trf::Diagnostics told{diagnostic_of(one, names(), arguments_)};
    if (told.front().severity == trf::Severity::error) status = cli::no;
    cli::say_findings(told, names()[one.second], {}, arguments_);
  }
  return status;
}

}  // namespace rate
