#pragma once

#include <string_view>

#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// How a tournament is played, by records 192 and 092. All code takes it from here.
struct EventKind {
  bool is_team = false;  ///< Team matches: also Scheveningen, Schiller, Olympiad
  bool is_round_robin = false;
  int games = 1;           ///< How often each pair plays: 2 if double, n by _Gn
  bool is_double = false;  ///< Twice against each opponent: round robin, Swiss, Scheveningen
  /// BERGER_: each cycle of a round robin is the table as it is. Other double ones exchange the
  /// last two rounds of the first cycle, as C.05 recommends.
  bool repeats_table = false;
  bool is_double_swiss = false;  ///< C.04.5: a match of two games each round
  bool is_scheveningen = false;
  bool is_schiller = false;
  bool is_match = false;     ///< Two players; as a round robin of them too
  bool is_knockout = false;  ///< Also Schiller and Scheveningen: not all against all
  bool is_swiss = false;

  /// The pairings of all rounds are known before round 1.
  [[nodiscard]] constexpr bool is_predetermined() const noexcept {
    return is_round_robin || is_scheveningen || is_schiller || is_match;
  }
  [[nodiscard]] constexpr bool is_double_round_robin() const noexcept {
    return is_round_robin && is_double;
  }
  /// Rounds in which each of so many entrants is free: one a cycle if their number is odd (C.05,
  /// Annex 1).
  [[nodiscard]] constexpr int free_rounds(std::size_t entrants) const noexcept {
    return is_round_robin && entrants % 2 == 1 ? games : 0;
  }
};

/// The kind of a code of record 192: "FIDE_TEAM_DOUBLEROUNDROBIN" is a double round robin of teams.
[[nodiscard]] EventKind kind_of_code(std::string_view code) noexcept;

/// The kind of the words of record 092: "Girone all'italiana", "Individual: Swiss-System". Case,
/// spaces and punctuation are ignored.
[[nodiscard]] EventKind kind_of_words(std::string_view text);

/// Do the words of record 092 name that system? Case, spaces and hyphens are ignored.
[[nodiscard]] bool names_system(std::string_view text, std::string_view system) noexcept;

/// Can record 092 name the system: is 192 empty, or CUSTOM_SWISS?
[[nodiscard]] bool can_words_name_system(const Tournament& tournament) noexcept;

/// Is it an Italo-Svizzero, by record 192, or by 092 where that can name it? Its rules allow a
/// colour more often in a row, and a second bye.
[[nodiscard]] bool is_italo_svizzero(const Tournament& tournament);

/// Is it a Lim system, or that of 1989, in the same way? An event before the rules of 2026 has
/// those of 1989. They give the first colours by another number.
[[nodiscard]] bool is_lim(const Tournament& tournament);
[[nodiscard]] bool is_lim_1989(const Tournament& tournament);

/// Are the start numbers drawn by lot, whatever the ratings are: a round robin, or an
/// Italo-Svizzero (art. 3), also "Individuale: Italo-Svizzero"?
[[nodiscard]] bool are_numbers_drawn(const Tournament& tournament);

/// Is the length (142) that of a double round robin of the players, or of the teams?
[[nodiscard]] bool has_length_of_double_round_robin(const Tournament& tournament);

/// Are there two players and no record 192? They can only play a match, also before they meet
/// again.
[[nodiscard]] bool are_two_without_code(const Tournament& tournament) noexcept;

/// Of a report: by record 192; without it, or with an OTHER_ code, by the words of record 092
/// ("Girone all'italiana") and the length. Two players play a match if a round
/// robin is named, or if they met more than once and no code but CUSTOM_SWISS says how. Teams:
/// Tournament::is_team_event().
[[nodiscard]] EventKind event_kind(const Tournament& tournament);

/// The report as one of the type that its user gives: "swiss", "rr", "drr", "scheveningen" or
/// "match" in place of records 192 and 092. Of another type it does not change.
[[nodiscard]] SharedTournament of_type(SharedTournament tournament, std::string_view type);

}  // namespace trf
#pragma GCC visibility pop
