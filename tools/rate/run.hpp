#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "rate/ledger.hpp"
#include "rate/lists.hpp"
#include "rate/rate.hpp"
#include "trf/rating/period.hpp"

namespace rate {

/// A report that is being rated.
struct Rating {
  trf::rating::Event event;
  trf::rating::ListUse use;
  trf::rating::Rated rated;
  const trf::rating::Regulation* regulation = nullptr;
};

/// The data that all reports of a run share: facts, list, ledger, options.
class Run {
 public:
  /// Of these reports: see system_of_run().
  Run(const cli::Arguments& arguments, const std::vector<std::string>& reports);
  /// \param system  of the mode
  Run(const cli::Arguments& arguments, std::string system);

  [[nodiscard]] int status() const { return status_; }
  /// false: --list cannot be used, so nothing can be calculated.
  [[nodiscard]] bool is_usable() const { return !arguments_.has("list") || has_list(); }
  /// The system of all reports; if each report decides, of those that do not.
  [[nodiscard]] const std::string& system() const { return system_; }
  [[nodiscard]] const cli::FactsSource& facts() const { return facts_; }
  [[nodiscard]] const LoadedList& loaded() const { return loaded_; }
  [[nodiscard]] bool has_list() const { return loaded_.list.has_value(); }
  [[nodiscard]] const trf::rating::Ledger& ledger() const { return ledger_; }
  [[nodiscard]] bool wants_games() const { return wanted_.games; }
  [[nodiscard]] bool is_page() const { return arguments_.format() == "html"; }
  [[nodiscard]] const trf::rating::RatingList* list() const {
    return has_list() ? &*loaded_.list : nullptr;
  }
  /// The list, and what is decided about persons.
  [[nodiscard]] const trf::rating::Persons& persons() const { return persons_; }

  /// Of the list after the period; unset: the first one to which the tournaments belong.
  void set_list_date(const trf::Date& date) { list_date_ = date; }
  [[nodiscard]] const trf::Date& list_date() const { return list_date_; }
  /// Without a list, games of the whole batch count for the limit on K x games.
  void count_period(const trf::rating::Period& period) { period_ = &period; }
  /// The data that the reports of the period take over from each other.
  void revise(trf::rating::Revision revision) { revision_ = std::move(revision); }
  [[nodiscard]] const trf::rating::Revision& revision() const { return revision_; }

  /// Persons with several numbers: see Period::joins().
  void join(const std::map<std::uint64_t, std::uint64_t>& persons) { persons_.join(persons); }

  /// Reports that --system contradicts a report, which is then not rated (misuse).
  [[nodiscard]] bool refuses(const trf::Tournament& tournament, const trf::Document& document,
                             cli::Answer& answer) const;

  /// \param number  of the report in the batch
  /// \param document  the report, for the places of messages
  [[nodiscard]] Rating rate(const trf::Tournament& tournament, std::uint32_t number,
                            const std::string& file, const trf::Document& document,
                            cli::Answer& answer) const;

  /// Warns of events in the players file that are not events of any report.
  void finish() const;

 private:
  // A value given by an option has no line in the report.
  [[nodiscard]] std::uint32_t line_about(trf::rating::Warning::About about,
                                         const trf::Tournament& tournament,
                                         const trf::Document& document) const;
  void tell(cli::Answer& answer, const trf::Tournament& tournament, const Rating& rating) const;

  const cli::Arguments& arguments_;
  std::string system_;
  bool each_decides_ = false;  ///< Reports can have another system
  cli::FactsSource facts_;
  LoadedList loaded_;
  trf::rating::Persons persons_;
  trf::rating::Ledger ledger_;
  trf::rating::Wanted wanted_;
  const trf::rating::Period* period_ = nullptr;
  trf::Date list_date_;
  trf::rating::Revision revision_;
  int status_ = cli::ok;
};

/// Numbers of the inputs by name, for threads; equal names get theirs in turn.
class InputNumbers {
 public:
  explicit InputNumbers(const cli::Arguments& arguments);
  [[nodiscard]] std::uint32_t take(const std::string& name);
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
  std::mutex mutex_;
  std::map<std::string, std::vector<std::uint32_t>, std::less<>> numbers_;
};

}  // namespace rate
