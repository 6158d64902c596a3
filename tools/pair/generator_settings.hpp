#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/pair/generate.hpp"

namespace trf_pair {

/// The settings of a generated tournament, from --config and --set.
struct GeneratorConfig {
  trf::pair::GeneratorSettings settings;
  trf::Dialect dialect = trf::Dialect::trf26;
  /// First day: the report then has all data of a report for rating. Unset: games and ratings only.
  trf::Date first_day{};
  /// Settings as given, key and value, for the report's comment.
  std::vector<std::pair<std::string, std::string>> accepted{};
  /// JaVaFo's and bbpPairings' HalfPointByeRate: one in this number of players; 0: not given.
  int half_point_bye_players = 0;
  const trf::pair::System* team_system = nullptr;  ///< Of the setting team-type; null: not given
};

/// Applies one setting. \return the fault; empty: none
[[nodiscard]] std::optional<trf::Message> apply_setting(GeneratorConfig& config,
                                                        std::string_view key,
                                                        std::string_view value);

/// Applies a file of KEY=VALUE lines (`#` comments, empty lines).
/// \return the first fault, "LINE: text"; empty: none
[[nodiscard]] std::optional<trf::Message> apply_config(GeneratorConfig& config,
                                                       std::string_view text);

/// Sets the values that depend on several settings. \return the fault; empty: none
[[nodiscard]] std::optional<trf::Message> finish(GeneratorConfig& config);

/// A generated tournament as a report, its seed and settings in the first lines.
struct GeneratedReport {
  std::string text;
  std::optional<trf::Message> obstruction;  ///< Why it ends early; empty: it is complete
  trf::SharedTournament tournament;
};
[[nodiscard]] GeneratedReport generated_report(const GeneratorConfig& config, std::uint64_t seed);

/// The keys, for the manual page (roff).
[[nodiscard]] std::string generator_manual();

}  // namespace trf_pair
