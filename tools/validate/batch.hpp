#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cli/cli.hpp"
#include "trf/rating/event_content.hpp"
#include "validate/findings.hpp"

namespace validate {

/// Data that identify two reports of one event, and the later one.
struct Event {
  trf::rating::EventContent content;
  std::string entrants;      ///< Name, first day, first FIDE numbers; empty: no such number
  std::optional<int> round;  ///< By the file name
  std::size_t results = 0;   ///< Cells with a result
};
[[nodiscard]] Event event_of(const trf::Tournament& tournament, std::string_view file);

/// The sums over all reports of a batch, for the summary and the forms that have all reports. All
/// functions but keep() take the reports one after the other in the order of the inputs.
class Batch {
 public:
  Batch(const cli::Arguments& arguments, const Settings& settings)
      : arguments_(arguments), settings_(settings), keeps_(holds_all(arguments.format())) {}

  static bool holds_all(std::string_view format) {
    return format == "sarif" || format == "junit" || format == "github";
  }

  /// Stores a report until its turn. Called by many threads.
  void keep(std::shared_ptr<FileFindings> report, Event event);
  [[nodiscard]] std::pair<std::shared_ptr<FileFindings>, Event> take(const std::string& file);

  /// W01 and W02: compares the report with those before it.
  [[nodiscard]] trf::Diagnostics compare(const std::string& file, const Event& event);
  void add(const std::shared_ptr<FileFindings>& report);
  /// Prints the forms that have all reports, and the summary.
  void finish() const;

 private:
  struct Known {
    std::string file;
    std::optional<int> round;
    std::size_t results = 0;
  };
  /// The reports of one event, in their order.
  struct SameEvent {
    trf::rating::EventContent content;  ///< Of the first with games
    std::vector<Known> reports;
  };

  /// Of a known event; empty: it is a new one.
  [[nodiscard]] std::optional<std::size_t> number_of(const Event& event) const;
  /// A new one without reports if the event is not known. \pre it has games or entrants
  SameEvent& event_with(const Event& event);
  void summarise() const;

  const cli::Arguments& arguments_;
  const Settings& settings_;
  bool keeps_;
  std::mutex mutex_;  ///< Protects the members that follow
  std::multimap<std::string, std::pair<std::shared_ptr<FileFindings>, Event>, std::less<>> waiting_;
  std::vector<FileFindings> reports_;
  std::vector<SameEvent> events_;
  std::unordered_multimap<std::uint32_t, std::size_t> games_;  ///< Hash of a game: its events
  std::map<std::string, std::size_t> entrants_;  ///< The first event of Event::entrants
  std::map<trf::CheckId, std::size_t> checks_;
  std::size_t files_ = 0, unusable_ = 0, with_errors_ = 0, with_warnings_ = 0;
  std::size_t errors_ = 0, warnings_ = 0, notes_ = 0, fixable_ = 0;
};

}  // namespace validate
