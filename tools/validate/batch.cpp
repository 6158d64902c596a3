#include "validate/batch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "trf/named_checks.hpp"
#include "validate/messages/validate_command.hpp"

namespace validate {

Event event_of(const trf::Tournament& t, std::string_view file) {
  Event event;
  event.content = trf::rating::content_of(t);
  event.entrants = t.name + '\n' + trf::to_string(t.first_day());
  std::size_t count = 0;
  for (const auto& player : t.players)
    if (!player.fide_id.empty() && count++ < 10) event.entrants += '\n' + player.fide_id;
  if (count == 0) event.entrants.clear();
  event.round = trf::round_in_file_name(file);
  for (trf::PlayerIndex p = 0; p < t.player_count(); ++p)
    event.results += static_cast<std::size_t>(std::ranges::count_if(
        t.games(p), [](const trf::Game& game) { return game.code != trf::ResultCode::none; }));
  return event;
}

void Batch::keep(std::shared_ptr<FileFindings> report, Event event) {
  const std::lock_guard lock(mutex_);
  auto name = report->file;
  waiting_.emplace(std::move(name), std::pair{std::move(report), std::move(event)});
}

std::pair<std::shared_ptr<FileFindings>, Event> Batch::take(const std::string& file) {
  const std::lock_guard lock(mutex_);
  const auto found = waiting_.find(file);
  if (found == waiting_.end()) {  // It ran out of memory, which was reported
    auto nothing = std::make_shared<FileFindings>();
    nothing->file = file;
    nothing->is_unusable = true;
    return {std::move(nothing), Event{}};
  }
  auto report = std::move(found->second);
  waiting_.erase(found);
  return report;
}

std::optional<std::size_t> Batch::number_of(const Event& event) const {
  std::set<std::size_t> numbers;
  for (const auto hash : event.content.games) {
    const auto [first, last] = games_.equal_range(hash);
    for (auto game = first; game != last; ++game) numbers.insert(game->second);
  }
  for (const auto number : numbers)
    if (is_same_event(events_[number].content, event.content)) return number;
  // A report without results has no games to compare.
  const auto same = entrants_.find(event.entrants);
  if (same != entrants_.end() &&
      (event.content.games.empty() || events_[same->second].content.games.empty()))
    return same->second;
  return {};
}

Batch::SameEvent& Batch::event_with(const Event& event) {
  const auto number = number_of(event).value_or(events_.size());
  if (number == events_.size()) {
    events_.emplace_back();
    if (!event.entrants.empty()) entrants_.try_emplace(event.entrants, number);
  }
  auto& known = events_[number];
  if (known.content.games.empty()) {
    known.content = event.content;
    for (const auto hash : event.content.games) games_.emplace(hash, number);
  }
  return known;
}

trf::Diagnostics Batch::compare(const std::string& file, const Event& event) {
  trf::Diagnostics found;
  if (event.content.games.empty() && event.entrants.empty()) return found;
  auto& known = event_with(event).reports;
  const auto add = [&](trf::CheckId id, trf::Message message) {
    const auto severities = trf::severities(settings_.profiles);
    if (const auto severity = severities[id.index()])
      found.push_back({id, *severity, {}, std::move(message)});
  };
  // The same file given twice is not a second report.
  const bool is_again = std::ranges::any_of(known, [&](const Known& k) { return k.file == file; });
  if (!known.empty() && !is_again)
    add(trf::named_checks::same_event_twice,
        said::same_tournament{.file = cli::visible(known.front().file)});
  for (const auto& other : known) {
    if (!event.round || !other.round || *event.round == *other.round) continue;
    const bool is_later = *event.round > *other.round;
    if (is_later ? event.results >= other.results : other.results >= event.results) continue;
    if (is_later)
      add(trf::named_checks::round_file_newer, said::fewer_results{.here = event.results,
                                                                   .there = other.results,
                                                                   .file = cli::visible(other.file),
                                                                   .round = *other.round});
    else
      add(trf::named_checks::round_file_newer,
          said::fewer_results_later{.here = event.results,
                                    .there = other.results,
                                    .file = cli::visible(other.file),
                                    .round = *other.round});
    break;
  }
  if (!is_again) known.push_back({file, event.round, event.results});
  return found;
}

void Batch::add(const std::shared_ptr<FileFindings>& report) {
  ++files_;
  const auto errors = report->count(trf::Severity::error);
  const auto warnings = report->count(trf::Severity::warning);
  unusable_ += report->is_unusable ? 1U : 0U;
  with_errors_ += !report->is_unusable && errors != 0 ? 1U : 0U;
  with_warnings_ += !report->is_unusable && errors == 0 && warnings != 0 ? 1U : 0U;
  errors_ += errors;
  warnings_ += warnings;
  notes_ += report->count(trf::Severity::info);
  fixable_ += static_cast<std::size_t>(std::ranges::count(report->is_fixable, true));
  for (const auto& finding : report->findings) ++checks_[finding.check];
  if (keeps_) reports_.push_back(std::move(*report));
}

void Batch::finish() const {
  if (keeps_) {
    const auto format = arguments_.format();
    cli::print_bytes(format == "sarif"   ? sarif(reports_, TRF_VERSION)
                     : format == "junit" ? junit(reports_, settings_)
                                         : github(reports_));
  }
  if (!arguments_.quiet() && (files_ > 1 || errors_ + warnings_ + notes_ != 0)) summarise();
}

void Batch::summarise() const {
  const trf::Message counts =
      said::counts{.errors = errors_, .warnings = warnings_, .notes = notes_};
  trf::Message fixable, most;
  if (fixable_ != 0) fixable = said::of_them_fixable{.fixable = fixable_};
  if (files_ == 1) {
    cli::complain(said::summary_of_one{.files = files_, .counts = counts, .fixable = fixable});
    return;
  }
  if (!checks_.empty()) {
    std::vector<std::pair<trf::CheckId, std::size_t>> top(checks_.begin(), checks_.end());
    std::ranges::stable_sort(top, std::ranges::greater{},
                             &std::pair<trf::CheckId, std::size_t>::second);
    top.resize(std::min<std::size_t>(top.size(), 5));
    std::string kinds;
    for (const auto& [id, count] : top)
      kinds += fmt::format("{}{} {}", kinds.empty() ? "" : " ", id.text(), count);
    most = said::most_frequent{.checks = kinds};
  }
  cli::complain(said::summary{.files = files_,
                              .clean = files_ - unusable_ - with_errors_ - with_warnings_,
                              .warned = with_warnings_,
                              .failed = with_errors_,
                              .unusable = unusable_,
                              .counts = counts,
                              .fixable = fixable,
                              .most = most});
}

}  // namespace validate
