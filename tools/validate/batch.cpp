#include "validate/batch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace validate {

Event event_of(const trf::Tournament& t, std::string_view file) {
  Event event;
  event.key = t.name + '\n' + trf::to_string(t.start);
  std::size_t count = 0;
  for (const auto& player : t.players)
    if (!player.fide_id.empty() && count++ < 10) event.key += '\n' + player.fide_id;
  if (count == 0) event.key.clear();
  event.round = trf::round_in_file_name(file);
  for (trf::PlayerIndex p = 0; p < t.player_count(); ++p)
    event.results += static_cast<std::size_t>(std::ranges::count_if(
        t.games(p), [](const trf::Game& game) { return game.code != trf::ResultCode::none; }));
  return event;
}

void Batch::keep(std::unique_ptr<Report> report, Event event) {
  const std::scoped_lock lock(mutex_);
  auto name = report->file;
  waiting_.emplace(std::move(name), std::pair{std::move(report), std::move(event)});
}

std::pair<std::unique_ptr<Report>, Event> Batch::take(const std::string& file) {
  const std::scoped_lock lock(mutex_);
  const auto found = waiting_.find(file);
  if (found == waiting_.end()) {  // Memory ran out on it, which was said
    auto nothing = std::make_unique<Report>();
    nothing->file = file;
    nothing->is_unusable = true;
    return {std::move(nothing), Event{}};
  }
  auto report = std::move(found->second);
  waiting_.erase(found);
  return report;
}

trf::Diagnostics Batch::compare(const std::string& file, const Event& event) {
  trf::Diagnostics found;
  if (event.key.empty()) return found;
  auto& known = events_[event.key];
  const auto add = [&](trf::CheckId id, std::string message) {
    const auto severities = trf::severities(settings_.profiles);
    if (const auto severity = severities[id.index()])
      found.push_back({id, *severity, {}, std::move(message)});
  };
  // The same file given twice is no second report.
  const bool is_again = std::ranges::any_of(known, [&](const Known& k) { return k.file == file; });
  if (!known.empty() && !is_again)
    add("W01", fmt::format("the same event as {}", cli::visible(known.front().file)));
  for (const auto& [other_file, other] : known) {
    if (!event.round || !other.round || *event.round == *other.round) continue;
    const bool is_later = *event.round > *other.round;
    const auto& later = is_later ? event : other;
    const auto& earlier = is_later ? other : event;
    if (later.results >= earlier.results) continue;
    add("W02", is_later
                   ? fmt::format("{} results, but {} in {} of round {}", later.results,
                                 earlier.results, cli::visible(other_file), *other.round)
                   : fmt::format("{} results, but {} in {} of the later round {}", earlier.results,
                                 later.results, cli::visible(other_file), *other.round));
    break;
  }
  if (!is_again) known.push_back({file, event});
  return found;
}

void Batch::add(Report report) {
  ++files_;
  const auto errors = report.count(trf::Severity::error);
  const auto warnings = report.count(trf::Severity::warning);
  unusable_ += report.is_unusable ? 1U : 0U;
  with_errors_ += !report.is_unusable && errors != 0 ? 1U : 0U;
  with_warnings_ += !report.is_unusable && errors == 0 && warnings != 0 ? 1U : 0U;
  errors_ += errors;
  warnings_ += warnings;
  notes_ += report.count(trf::Severity::info);
  fixable_ += static_cast<std::size_t>(std::ranges::count(report.is_fixable, true));
  for (const auto& finding : report.findings) ++checks_[finding.check];
  if (keeps_) reports_.push_back(std::move(report));
}

void Batch::finish() const {
  if (keeps_) {
    const auto format = arguments_.format();
    cli::print(format == "sarif"   ? sarif(reports_, TRF_VERSION)
               : format == "junit" ? junit(reports_, settings_)
                                   : github(reports_));
  }
  if (!arguments_.quiet() && (files_ > 1 || errors_ + warnings_ + notes_ != 0)) summarise();
}

void Batch::summarise() const {
  const auto s = [](std::size_t count) { return count == 1 ? "" : "s"; };
  std::string line = fmt::format("{} file{}: ", files_, s(files_));
  if (files_ > 1)
    line += fmt::format("{} clean, {} with warnings, {} with errors, {} unusable; ",
                        files_ - unusable_ - with_errors_ - with_warnings_, with_warnings_,
                        with_errors_, unusable_);
  line += fmt::format("{} error{}, {} warning{}, {} for information", errors_, s(errors_),
                      warnings_, s(warnings_), notes_);
  if (fixable_ != 0) line += fmt::format(" ({} fixable)", fixable_);
  if (files_ > 1 && !checks_.empty()) {
    std::vector<std::pair<trf::CheckId, std::size_t>> top(checks_.begin(), checks_.end());
    std::ranges::stable_sort(top, std::ranges::greater{},
                             &std::pair<trf::CheckId, std::size_t>::second);
    top.resize(std::min<std::size_t>(top.size(), 5));
    std::vector<std::string> kinds;
    kinds.reserve(top.size());
    for (const auto& [id, count] : top) kinds.push_back(fmt::format("{} {}", id.text(), count));
    line += fmt::format("; most: {}", fmt::join(kinds, " "));
  }
  cli::complain(line);
}

}  // namespace validate
