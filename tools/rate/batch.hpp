#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "rate/run.hpp"

namespace rate {

/// The reports of one rating period: read, rated and added; rated again if one report has data that
/// another one needs.
class PeriodBatch {
 public:
  /// Does an event belong to the period? Writes the reason into the answer if not.
  using Accept = std::function<bool(const trf::Tournament&, cli::Answer&)>;
  /// Stores data of each event for the caller. Several threads call it, again if the period is
  /// rated again.
  using Keep =
      std::function<void(std::uint32_t number, const std::string& file,
                         const trf::Document& document, const trf::Tournament&, const Rating&)>;

  PeriodBatch(const cli::Arguments& arguments, Run& run, Accept accept, Keep keep = {});

  /// Reads and rates with all messages, also those about several reports. \return status
  [[nodiscard]] int read();
  /// The same without messages, for callers that rate the reports again with its result.
  /// \return status of the findings about several reports
  [[nodiscard]] int survey();
  /// \pre read() or survey()
  [[nodiscard]] const trf::rating::Period& period() const { return *period_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return numbers_.names(); }

 private:
  void add(const trf::Tournament& tournament, std::uint32_t number, const std::string& file,
           const trf::Document& document, cli::Answer& answer);
  void add_silently();
  /// All reports in a new period, with what was found about them.
  void add_again();
  [[nodiscard]] int finish();
  [[nodiscard]] int tell() const;

  const cli::Arguments& arguments_;
  Run& run_;
  Accept accept_;
  Keep keep_;
  InputNumbers numbers_;
  std::unique_ptr<trf::rating::Period> period_;
};

}  // namespace rate
