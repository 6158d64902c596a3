#pragma once

#include <string>
#include <vector>

namespace parse {

/// A record of --set.
struct Setting {
  std::string tag;
  std::vector<std::string> values;  ///< One, except for 112
};

/// Reads `TAG=VALUE`s and checks each value by the rules of its record.
/// \throws cli::UsageError
[[nodiscard]] std::vector<Setting> settings_of(const std::vector<std::string>& texts);

}  // namespace parse
