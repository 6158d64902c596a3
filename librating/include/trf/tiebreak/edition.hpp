#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "trf/date.hpp"
#include "trf/message.hpp"

#pragma GCC visibility push(default)
namespace trf::tiebreak {

/// How the unplayed rounds of an opponent are seen when another competitor's tie-break is made.
enum class OpponentView : std::uint8_t {
  trailing_byes_as_draws,  ///< Awarded points, but requested byes with nothing after them are draws
  unplayed_as_draws,       ///< Every unplayed round, whatever was awarded, is a draw
};

/// What a competitor's own unplayed round brings.
enum class OwnUnplayed : std::uint8_t {
  dummy,             ///< An opponent with the competitor's own score, capped or not
  virtual_opponent,  ///< Score before the round, the complement of the award, draws afterwards
  half_of_rounds,    ///< An opponent who drew every round
};

/// What is done where not all of the tied have met, and where a tie splits.
enum class DirectEncounter : std::uint8_t {
  once_if_all_met,        ///< Points in the mutual games, not applied again to what stays tied
  repeated_if_all_met,    ///< Applied again to each smaller tie
  repeated_with_partial,  ///< The same, and certain places are given before all have met
};

/// A tie-break regulation as a value: the families take it and never ask which one it is.
struct Edition {
  std::string_view key;          ///< "2026", "ita": the value of --edition
  Message (*title)() = nullptr;  ///< For headers: "FIDE C.07, 1 March 2026"

  OpponentView opponent_view = OpponentView::trailing_byes_as_draws;
  OwnUnplayed own_unplayed = OwnUnplayed::dummy;
  bool forfeit_dummy_is_capped = false;     ///< At the scheduled opponent's adjusted score
  bool bye_dummy_is_capped = false;         ///< At a draw for each round
  bool cuts_unplayed_rounds_first = false;  ///< The exception for voluntarily unplayed rounds
  DirectEncounter direct_encounter = DirectEncounter::repeated_with_partial;
  bool bars_buchholz_in_round_robins = false;

  /// Several games between the same two count with their mean (C.07 6.1.2), else with their sum.
  bool mutual_games_are_averaged = true;

  /// Lists where the event has none, points included; see default_list().
  std::string_view swiss_list, rapid_swiss_list, round_robin_list, team_list;
  /// Codes that exist in this edition beside those of C.07.
  std::span<const std::string_view> own_codes{};

  /// The article that defines a code: a name ("BH"), or with its cut ("BH/M1").
  struct CodeArticle {
    std::string_view code, article;
  };
  /// Codes that this edition defines elsewhere than C.07 of 2026 does.
  std::span<const CodeArticle> code_articles{};
  /// Put before the article of C.07 for every other code: "C.07 " in editions that are not C.07.
  std::string_view other_codes{};

  /// Articles that explanations cite; empty where the edition has no such rule.
  struct Articles {
    std::string_view played{};        ///< An opponent as he is
    std::string_view adjusted{};      ///< An opponent with unplayed rounds
    std::string_view own_unplayed{};  ///< The dummy or virtual opponent
    std::string_view forfeit_cap{};   ///< Cap by the scheduled opponent
    std::string_view bye_cap{};       ///< Cap by a draw a round
    std::string_view cut{};           ///< What cuts and medians leave out
    std::string_view unplayed_cut{};  ///< Cut of a voluntarily unplayed round
    std::string_view fore{};          ///< Games of the last round as draws
    std::string_view round_robin{};   ///< Forfeits of round robins count as games
    std::string_view unrated{};       ///< Rating codes with unrated players
  } articles;
};

/// All editions, newest first.
[[nodiscard]] std::span<const Edition* const> editions() noexcept;
/// By key, any case; nullptr when there is none ("2022" is known to exist, but not supported).
[[nodiscard]] const Edition* find_edition(std::string_view key) noexcept;
/// The FIDE edition in force on a day (that of the start of the tournament); the newest for no
/// date. The seeds' editions are taken by key only.
[[nodiscard]] const Edition& edition_on(const Date& date) noexcept;

}  // namespace trf::tiebreak
#pragma GCC visibility pop
