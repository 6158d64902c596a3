#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "trf/date.hpp"
#include "trf/message.hpp"

#pragma GCC visibility push(default)
namespace trf::tiebreak {

/// How an opponent's unplayed rounds count in the tie-breaks of other competitors.
enum class OpponentView : std::uint8_t {
  trailing_byes_as_draws,  ///< Awarded points, but requested byes not followed by a game are draws
  unplayed_as_draws,       ///< Every unplayed round is a draw, whatever was awarded
};

/// The contribution of a competitor's own unplayed round.
enum class OwnUnplayed : std::uint8_t {
  dummy,             ///< A dummy opponent with the competitor's own score, limited or not
  virtual_opponent,  ///< Score before the round, the complement of the award, draws afterwards
  half_of_rounds,    ///< An opponent who drew every round
};

/// The rule if not all tied competitors have met, and if a tie splits.
enum class DirectEncounter : std::uint8_t {
  once_if_all_met,        ///< Points in the mutual games, not applied again to the rest of the tie
  repeated_if_all_met,    ///< Applied again to each smaller tie
  repeated_with_partial,  ///< The same, and ranks that are certain are given before all have met
};

/// A tie-break regulation as a value. The families take it and do not depend on a particular one.
struct Edition {
  std::string_view key;          ///< "2026", "ita": as a user names it
  Message (*title)() = nullptr;  ///< For headers: "FIDE C.07, 1 March 2026"

  OpponentView opponent_view = OpponentView::trailing_byes_as_draws;
  OwnUnplayed own_unplayed = OwnUnplayed::dummy;
  bool forfeit_dummy_is_capped = false;     ///< At the scheduled opponent's adjusted score
  bool bye_dummy_is_capped = false;         ///< At a draw for each round
  bool cuts_unplayed_rounds_first = false;  ///< The exception for voluntarily unplayed rounds
  DirectEncounter direct_encounter = DirectEncounter::repeated_with_partial;
  bool bars_buchholz_in_round_robins = false;

  /// The games between the same two count by their mean (C.07 6.1.2), else by their sum.
  bool mutual_games_are_averaged = true;

  /// Lists for an event without one, points included; see default_list().
  std::string_view swiss_list, rapid_swiss_list, round_robin_list, team_list;
  std::string_view team_round_robin_list{}, rapid_team_list{};  ///< Empty: team_list
  /// The article of the lists at a rate of play that another regulation has. Null: title.
  Message (*rapid_lists)() = nullptr;
  /// Codes that exist in this edition beside those of C.07.
  std::span<const std::string_view> own_codes{};

  /// The article that defines a code: a name ("BH"), or with its cut ("BH/M1").
  struct CodeArticle {
    std::string_view code, article;
  };
  /// Codes that this edition defines in another article than C.07 of 2026.
  std::span<const CodeArticle> code_articles{};
  /// Put before the article of C.07 for every other code: "C.07 " in editions that are not C.07.
  std::string_view other_codes{};

  /// Articles cited in explanations; empty if the edition has no such rule.
  struct Articles {
    std::string_view played{};        ///< An opponent without adjustment
    std::string_view adjusted{};      ///< An opponent with unplayed rounds
    std::string_view own_unplayed{};  ///< The dummy or virtual opponent
    std::string_view forfeit_cap{};   ///< Cap by the scheduled opponent
    std::string_view bye_cap{};       ///< Cap by a draw a round
    /// What is left out by Cut-1, by more cuts, by Median-1 and by larger medians.
    std::array<std::string_view, 4> cuts{};
    std::string_view unplayed_cut{};  ///< Cut of a voluntarily unplayed round
    std::string_view fore{};          ///< Games of the last round as draws
    std::string_view round_robin{};   ///< Forfeits of round robins count as games
    std::string_view unrated{};       ///< Rating codes with unrated players
  } articles;
};

/// All editions, newest first.
[[nodiscard]] std::span<const Edition* const> editions() noexcept;
/// By key, in any case; nullptr if there is none. "2022" existed, but is not supported.
[[nodiscard]] const Edition* find_edition(std::string_view key) noexcept;
/// Is the day before the first FIDE edition, so that edition_on() takes the oldest one?
[[nodiscard]] bool is_before_editions(const Date& date) noexcept;
/// The FIDE edition in force on a day (the start of the tournament); without a date, the newest.
/// The Italian editions and that of 1989 are chosen by key only.
[[nodiscard]] const Edition& edition_on(const Date& date) noexcept;

}  // namespace trf::tiebreak
#pragma GCC visibility pop
