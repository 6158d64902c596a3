#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "trf/facts.hpp"
#include "trf/tournament.hpp"

namespace trf::rating {

/// The FSI's titles and categories in ascending order (RTF 4.1.1); NC is "inclassificato".
enum class Categoria : std::uint8_t { nc, s2, s1, n3, n2, n1, cm, m };

/// "NC", "2S", "1S", "3N", "2N", "1N", "CM", "M".
[[nodiscard]] std::string_view name(Categoria categoria) noexcept;
/// Reads what name() writes, in any case; empty text and other words give nothing.
[[nodiscard]] std::optional<Categoria> parse_categoria(std::string_view text) noexcept;

/// A game with a decision over the board, as one player has it: results 1, = and 0 with an
/// opponent. Everything else never counts for a rating (RTF 4.2.12, B.02 5.1).
struct EventGame {
  std::uint16_t round = 0;
  PlayerIndex opponent = no_player;
  Score score;  ///< 0, 1/2 or 1, whatever the event's point system is

  friend bool operator==(const EventGame&, const EventGame&) = default;
};

/// A player as a rating system sees him at the start of an event. Ratings: 0 is "none".
struct Entrant {
  int rating = 0;           ///< FIDE rating of the report or the list, of the event's rate of play
  int national_rating = 0;  ///< Elo Italia, or Elo Italia Rapid in a rapid event
  std::optional<Categoria> categoria;  ///< FSI title or category; empty: unknown
  Title title = Title::none;           ///< FIDE title
  Sex sex = Sex::unknown;
  std::string federation;
  Date birth;
  std::optional<int> list_k;  ///< Coefficient of the rating list, before the limit on K x games
  Score points;               ///< Final standings, byes and forfeits included
  PlayerFacts facts;
  std::vector<EventGame> games;
};

/// An event ready to be rated. Entrants stand as in Tournament::players.
struct Event {
  EventType type = EventType::swiss;
  Date start;
  std::optional<int> minutes;       ///< Per player for 60 moves
  int rounds = 0;                   ///< Rounds of the event
  bool has_unplayed_games = false;  ///< A paired game was forfeited, or ended within a move
  std::vector<Entrant> entrants;
};

/// Takes an event out of a tournament. National data come from the records of `federation`.
/// Points are those of the results, not of the points column.
[[nodiscard]] Event make_event(const Tournament& tournament, const EventFacts& facts,
                               std::string_view federation = "ITA");

}  // namespace trf::rating
