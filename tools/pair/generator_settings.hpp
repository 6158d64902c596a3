#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "trf/pair/generate.hpp"

namespace trf_pair {

/// What a generated tournament is made by, read from --config and --set.
struct GeneratorConfig {
  trf::pair::GeneratorSettings settings;
  trf::Dialect dialect = trf::Dialect::trf26;
  /// First day: the report then has all that one for rating has. Unset: games and ratings alone.
  trf::Date first_day{};
  std::optional<std::string>
      accepted{};  ///< Settings given, "key=value ..." for the report's comment
  /// JaVaFo's and bbpPairings' HalfPointByeRate: one in so many players, 0: not given.
  int half_point_bye_players = 0;
};

/// Takes one setting in. \return what is wrong with it; empty: nothing
[[nodiscard]] std::optional<trf::Message> apply_setting(GeneratorConfig& config,
                                                        std::string_view key,
                                                        std::string_view value);

/// Takes a file of KEY=VALUE lines in (`#` comments, blank lines).
/// \return the first fault, "LINE: text"; empty: none
[[nodiscard]] std::optional<trf::Message> apply_config(GeneratorConfig& config,
                                                       std::string_view text);

/// Settles what depends on several settings. \return what is wrong; empty: nothing
[[nodiscard]] std::optional<trf::Message> finish(GeneratorConfig& config);

/// A generated tournament as a report, its seed and settings in the first lines.
struct GeneratedReport {
  std::string text;
  std::optional<trf::Message> obstruction;  ///< Why it ends early; empty: it is whole
  trf::SharedTournament tournament;
};
[[nodiscard]] GeneratedReport generated_report(const GeneratorConfig& config, std::uint64_t seed);

/// The keys, for the manual page (roff).
[[nodiscard]] std::string generator_manual();

}  // namespace trf_pair
