#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "trf/facts.hpp"

namespace cli {

/// The options for facts that a report cannot contain: --players, --type, --minutes, --base,
/// --increment. A tool adds these to its own options and reads them with FactsSource.
[[nodiscard]] std::vector<Option> facts_options();

/// The facts given on the command line; read once, used for each report.
class FactsSource {
 public:
  /// Reads the options and the file of --players. Faults of that file go to standard error with
  /// their places; then status() is `unusable`, and rows that could be read are used.
  /// \throws UsageError, std::system_error
  explicit FactsSource(const Arguments& arguments);

  [[nodiscard]] int status() const noexcept { return status_; }
  /// --base and --increment, or --minutes as base; empty if none was given.
  [[nodiscard]] const std::optional<trf::RateOfPlay>& rate_of_play() const noexcept {
    return rate_;
  }
  /// Facts of one event; players are matched by start rank or by identity number. A row is not used
  /// if its column `event` has the name of another event (012) or of another file.
  /// \param file  the report's, for that column
  /// \param notes  receives the data in the sheet that is not in the report
  [[nodiscard]] trf::EventFacts of(const trf::Tournament& tournament, std::string_view file,
                                   std::vector<trf::Message>* notes = nullptr) const;
  /// Events in rows that are not those of any report; to be called after all reports.
  [[nodiscard]] std::vector<std::string> unmet_events() const;

 private:
  void read_players(const std::string& path, const Arguments& arguments);

  std::optional<trf::EventType> type_;
  std::optional<trf::RateOfPlay> rate_;
  bool is_by_start_rank_ = true;
  struct Row {
    std::string event;  ///< Empty: for every event
    trf::PlayerFacts facts;
  };
  std::map<std::string, std::vector<Row>, std::less<>> players_;
  mutable std::mutex mutex_;
  mutable std::set<std::string> met_;  ///< Events in rows that were found
  int status_ = ok;
};

}  // namespace cli
