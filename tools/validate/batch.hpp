#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/cli.hpp"
#include "validate/findings.hpp"

namespace validate {

/// What all reports of a batch add up to, for the summary and the forms that hold all of them.
class Batch {
 public:
  Batch(const cli::Arguments& arguments, const Settings& settings)
      : arguments_(arguments), settings_(settings), keeps_(holds_all(arguments.format())) {}

  static bool holds_all(std::string_view format) {
    return format == "sarif" || format == "junit" || format == "github";
  }

  void add(Report report, const trf::Tournament* tournament) {
    const std::scoped_lock lock(mutex_);
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
    if (tournament != nullptr && settings_.has(trf::Profile::rating))
      events_[report.file] = event_key(*tournament);
    if (keeps_) reports_[report.file] = std::move(report);
  }

  /// Prints the forms that hold all reports, W01 and the summary. \return the status of W01
  int finish() {
    if (keeps_) {
      std::vector<const Report*> all;
      for (const auto& input : arguments_.inputs()) {
        const auto found = reports_.find(input == "-" ? arguments_.value("stdin-name") : input);
        if (found != reports_.end()) all.push_back(&found->second);
      }
      const auto format = arguments_.format();
      cli::print(format == "sarif"   ? sarif(all, TRF_VERSION)
                 : format == "junit" ? junit(all, settings_)
                                     : github(all));
    }
    const int status = report_twins();
    if (!arguments_.quiet() && (files_ > 1 || errors_ + warnings_ + notes_ != 0)) summarise();
    return status;
  }

 private:
  // W01: the same name and first day, and the same first ten FIDE numbers.
  static std::string event_key(const trf::Tournament& t) {
    auto key = t.name + '\n' + trf::to_string(t.start);
    std::size_t count = 0;
    for (const auto& player : t.players)
      if (!player.fide_id.empty() && count++ < 10) key += '\n' + player.fide_id;
    return count == 0 ? std::string() : key;
  }

  int report_twins() {
    int status = cli::ok;
    std::map<std::string, std::string> first;
    for (const auto& input : arguments_.inputs()) {
      const auto event = events_.find(input);
      if (event == events_.end() || event->second.empty()) continue;
      const auto [twin, is_new] = first.emplace(event->second, input);
      if (is_new || twin->second == input) continue;
      const trf::Diagnostic finding{"W01", trf::Severity::error, {}, ""};
      const auto severity = settings_.severity(finding);
      if (!severity) continue;
      cli::complain(fmt::format("{}: {}: the same event as {} [W01]", cli::visible(input),
                                word(*severity), cli::visible(twin->second)));
      if (*severity == trf::Severity::error) status = cli::no;
    }
    return status;
  }

  void summarise() const {
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
      std::vector<std::pair<std::string_view, std::size_t>> top(checks_.begin(), checks_.end());
      std::ranges::stable_sort(top, std::ranges::greater{},
                               &std::pair<std::string_view, std::size_t>::second);
      line += "; most:";
      for (std::size_t i = 0; i < std::min<std::size_t>(top.size(), 5); ++i)
        line += fmt::format(" {} {}", top[i].first, top[i].second);
    }
    cli::complain(line);
  }

  const cli::Arguments& arguments_;
  const Settings& settings_;
  bool keeps_;
  std::mutex mutex_;
  std::map<std::string, Report> reports_;
  std::map<std::string, std::string> events_;
  std::map<std::string_view, std::size_t> checks_;
  std::size_t files_ = 0, unusable_ = 0, with_errors_ = 0, with_warnings_ = 0;
  std::size_t errors_ = 0, warnings_ = 0, notes_ = 0, fixable_ = 0;
};

}  // namespace validate
