#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/files.hpp"
#include "rate/rate.hpp"
#include "trf/rating/event_list.hpp"

namespace rate {

/// --events: the events that the lists contain.
class EventsFile {
 public:
  /// Nothing is read without the option. \throws UsageError, std::system_error
  explicit EventsFile(const cli::Arguments& arguments);

  /// Reports the events that another list has already, and faults of the file. \return status
  /// \param events  of the list of this date
  [[nodiscard]] int compare(const std::vector<trf::rating::ListedEvent>& events,
                            const trf::Date& list) const;
  /// Writes the file with these events in the place of those of this date; it appears with the
  /// next list.
  void write(std::vector<trf::rating::ListedEvent> events, const trf::Date& list) const;
  /// Writes the file with an event in the place of another. \return was the other in it?
  [[nodiscard]] bool replace(const trf::rating::EventContent& old_event,
                             trf::rating::ListedEvent event) const;

 private:
  const cli::Arguments& arguments_;
  std::string path_;
  std::unique_ptr<cli::FileView> file_;  ///< Empty: there is none yet
};

/// The data of a report for the file. \param file  the report's name
[[nodiscard]] trf::rating::ListedEvent listed_event(const std::string& file,
                                                    const trf::Tournament& tournament);

}  // namespace rate
