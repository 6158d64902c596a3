#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli.hpp"
#include "cli/facts.hpp"
#include "rate/lists.hpp"
#include "trf/tournament.hpp"

namespace rate {

/// The rating system for which a report speaks: record 172 and national records of ITA speak for
/// Elo Italia, if an edition is in force at the start. Empty: for none.
[[nodiscard]] std::string system_of_report(const trf::Tournament& tournament,
                                           std::optional<int> seconds);

/// Is a report of another system than the one that --system names? Record 172 of ITA with a method
/// that takes national ratings first (NRO, NIDOF) is of Elo Italia, and contradicts a system of
/// FIDE. National records beside FIDE ratings do not: such an event is in both lists, and the
/// option decides.
[[nodiscard]] bool contradicts(const trf::Tournament& tournament, const std::string& system);

/// The system of a list alone: Elo Italia for a national list without faults, else FIDE's.
[[nodiscard]] std::string system_of_list(const LoadedList& loaded);

/// Refuses another system than that of the option, where --system is given. \throws cli::UsageError
/// \param option  with its value: "titles=fsi"
void refuse_other_system(const cli::Arguments& arguments, std::string_view option,
                         std::string_view system);

struct SystemChoice {
  std::string system;
  /// A report that speaks for a system has it: standard input cannot be read twice.
  bool each_decides = false;
};
/// The system of a run: --system, else that of the list and of the reports, else FIDE's.
/// \throws cli::UsageError if they contradict each other
/// \param reports  their names
[[nodiscard]] SystemChoice system_of_run(const cli::Arguments& arguments, const LoadedList& loaded,
                                         const cli::FactsSource& facts,
                                         const std::vector<std::string>& reports);

}  // namespace rate
