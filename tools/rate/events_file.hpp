#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cli/files.hpp"
#include "rate/rate.hpp"
#include "trf/rating/event_list.hpp"

namespace rate {

/// A list that is written together with the events, and the list from which it is made.
struct ListOfEvents {
  trf::Date date;
  std::string file;  ///< Its name
  std::size_t players = 0;
  std::string sum;     ///< ListSum of its bytes
  trf::Date from;      ///< Date of the list in force; unset: unknown
  std::string system;  ///< Of the run
};

/// The list in force, or the one to be corrected.
struct OldList {
  std::string file;
  trf::Date date;
  std::string_view bytes;
  std::string system;  ///< Of the run
};

/// An event of which a wrong report is replaced by the right one.
struct EventCorrection {
  trf::rating::ListedEvent wrong, right;
  bool was_rated = true, is_rated = true;
};

/// --events: the events that the lists contain.
///
/// The file and a list are two files, and cannot be renamed at one moment. So the file is written
/// twice: first with the list as unfinished and the sum of its bytes, then, after the list has its
/// name, as finished. A run that was ended in between left one of two states, and the sum tells
/// which: the list is there, or the run must be repeated.
class EventsFile {
 public:
  /// Nothing is read without the option. \throws UsageError, std::system_error
  explicit EventsFile(const cli::Arguments& arguments);

  [[nodiscard]] bool is_asked() const { return !path_.empty(); }

  /// Reports faults of the file, lists that are missing or whose run was ended, and events that
  /// another list has already. \return status
  /// \param events  of the list of this date
  [[nodiscard]] int compare(const std::vector<trf::rating::ListedEvent>& events,
                            const trf::Date& list, const OldList& from) const;
  /// Gives the list and the file with its events their names, when the run is done.
  void commit(const std::vector<trf::rating::ListedEvent>& events, const ListOfEvents& list,
              std::unique_ptr<cli::NewFile> file, trf::Message written) const;

  /// The date of the first list after this one that the file knows; unset: none.
  [[nodiscard]] trf::Date list_after(const trf::Date& date) const;
  /// Reports that the list does not have the wrong report, or already has the right one.
  /// \return status
  [[nodiscard]] int compare(const EventCorrection& correction, const OldList& later) const;
  /// If a run was ended before the later list had its name, only the same list may get it: another
  /// correction that is in the file already would count twice. \param sum  of the corrected list
  /// \return status
  [[nodiscard]] int compare_sum(const std::string& sum, const OldList& later) const;
  /// Is the list as the run left it that wrote its events, or does the correction make the list of
  /// a run that was ended? Then this file, and not rows that look alike, tells what it contains.
  [[nodiscard]] bool vouches_for(const OldList& later, const std::string& sum) const;
  /// commit() for a corrected list. \param first  date of the first list with the event
  void commit(const EventCorrection& correction, const trf::Date& first, const ListOfEvents& list,
              std::unique_ptr<cli::NewFile> file, trf::Message written) const;

 private:
  void read();
  void complain(const trf::Message& text, const std::string& about, trf::Severity severity) const;
  [[nodiscard]] bool is_as_written(const OldList& list) const;
  /// Was the run ended before the list had its name?
  [[nodiscard]] bool is_unfinished(const OldList& list) const;
  [[nodiscard]] int compare_lists(const trf::Date& list, const OldList& from) const;
  /// Is the known list of this date of another system? Both would have one place in the file.
  [[nodiscard]] bool is_of_other_system(const trf::Date& list, const std::string& system) const;
  /// The dates of lists from this one on.
  [[nodiscard]] std::vector<trf::Date> lists_from(const trf::Date& date) const;
  void commit_rows(std::vector<trf::rating::ListedEvent> rows, const ListOfEvents& list,
                   std::unique_ptr<cli::NewFile> file, trf::Message written) const;

  const cli::Arguments& arguments_;
  std::string path_;
  std::vector<trf::rating::ListedEvent> rows_;  ///< Of events
  /// The row about each list; without one, that of a list of which there are events.
  std::map<trf::Date, trf::rating::ListedEvent> lists_;
  trf::Diagnostics faults_;
};

/// The data of a report for the file. \param file  the report's name
[[nodiscard]] trf::rating::ListedEvent listed_event(const std::string& file, std::string_view bytes,
                                                    const trf::Tournament& tournament,
                                                    trf::rating::EventContent content);

}  // namespace rate
