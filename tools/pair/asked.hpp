#pragma once

#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "pair/subject.hpp"
#include "trf/tournament.hpp"

namespace trf_pair {

/// The question of --explain: no player (the round), one player, two, or one and the bye.
struct Asked {
  std::vector<std::string> words;  ///< Start ranks, or parts of names; at most two
  bool bye = false;                ///< "12,bye"

  [[nodiscard]] bool is_round() const noexcept { return words.empty(); }
};

/// Reads "12", "12,7", "12,bye", "Rossi", "Rossi, Anna", "Rossi;Bianchi". \throws cli::UsageError
[[nodiscard]] Asked asked_of(const cli::Arguments& arguments);

/// The players or teams of a report: by number, or by a part of the name that is unique.
/// \throws cli::UsageError
[[nodiscard]] std::vector<trf::PlayerIndex> players_of(const Subject& subject, const Asked& asked);

}  // namespace trf_pair
