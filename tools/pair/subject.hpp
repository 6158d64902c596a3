#pragma once

#include <optional>
#include <string>

#include "cli/cli.hpp"
#include "trf/document.hpp"
#include "trf/matches.hpp"
#include "trf/pair/system.hpp"
#include "trf/tournament.hpp"

namespace trf_pair {

/// The request of the command line, in any mode.
struct Request {
  const trf::pair::System* system = nullptr;  ///< --system; null: by the report
  std::optional<int> edition, round;
  std::string type;       ///< --type
  bool by_table = false;  ///< --schedule: without --system, one with a table
};

/// \throws cli::UsageError
[[nodiscard]] Request request_of(const cli::Arguments& arguments);

/// A report that can be paired, and its system.
struct Subject {
  trf::Document document;
  /// The participants: the report's players, or its teams or double matches as players.
  trf::SharedTournament tournament;
  const trf::pair::System* system = nullptr;
  trf::pair::Entrants entrants = trf::pair::Entrants::players;  ///< Never players_or_teams
  /// The report's own tournament if `tournament` is one of teams or double matches.
  trf::SharedTournament report{};
  /// By --system or --type, which the report need not say
  bool is_of_asked_type = false;

  [[nodiscard]] bool pairs_teams() const noexcept { return entrants == trf::pair::Entrants::teams; }
  /// Are the participants' matches two games, each in a round of the report?
  [[nodiscard]] bool is_double_swiss() const noexcept {
    return entrants == trf::pair::Entrants::double_matches;
  }
  /// The rounds of the report that are a round of the participants: two of a Double-Swiss.
  [[nodiscard]] int first_round(int round) const noexcept {
    return is_double_swiss() ? trf::first_round_of_match(round) : round;
  }
  [[nodiscard]] int last_round(int round) const noexcept {
    return is_double_swiss() ? trf::last_round_of_match(round) : round;
  }
  /// The report's own tournament.
  [[nodiscard]] const trf::Tournament& event() const noexcept {
    return report ? *report : *tournament;
  }
  /// "dutch 2026"
  [[nodiscard]] std::string regulation() const { return full_name(*system); }
};

/// The report as one of the type and system that were asked for.
[[nodiscard]] trf::SharedTournament as_asked(trf::SharedTournament tournament,
                                             const Request& request);

/// Reads an input. Empty if it cannot be paired: `answer` then has the status and the reasons.
/// `rounds`: the number of rounds that must be free of contradictions; default: those before the
/// one to pair.
/// \throws cli::UsageError if the report needs something that trf-pair cannot do
[[nodiscard]] std::optional<Subject> read_subject(const cli::Input& input, const Request& request,
                                                  cli::Answer& answer, bool all_rounds);

}  // namespace trf_pair
