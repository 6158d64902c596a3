#pragma once

#include <string>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/tournament.hpp"

namespace parse {

/// A record of --set.
struct Setting {
  std::string tag;
  std::vector<std::string> values;  ///< One, except for 112
};

/// Reads `TAG=VALUE`s and checks each value by the rules of its record.
/// \throws cli::UsageError
[[nodiscard]] std::vector<Setting> settings_of(const std::vector<std::string>& texts);

/// Warns of absences and prohibitions up to the old last round, if there are more rounds now.
[[nodiscard]] trf::Diagnostics ends_before(const trf::Tournament& before,
                                           const trf::Tournament& after);

/// The errors by the set records that the report did not have before: the rounds of the report, or
/// other records, contradict their values.
[[nodiscard]] trf::Diagnostics contradictions(const trf::Document& before,
                                              const trf::Document& after,
                                              const std::vector<Setting>& settings);

}  // namespace parse
