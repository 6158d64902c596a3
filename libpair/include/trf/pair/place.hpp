#pragma once

#include <cstdint>

#include "trf/message.hpp"
#include "trf/score.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// The part of a round in which something was decided, as the pairing system divides a round.
struct Place {
  enum class Kind : std::uint8_t {
    none,          ///< The round as a whole
    bracket,       ///< `number` from the top, `points` of its residents
    scoregroup,    ///< Lim: of these `points`
    median,        ///< Lim: the median scoregroup, of these `points`
    pair,          ///< Italo-Svizzero: the pair `number` of the rotation
    round,         ///< Round `number`, paired as a whole
    bye,           ///< The choice of the player who receives the bye
    free_player,   ///< Italo-Svizzero: the choice of the free player
    group_order,   ///< Lim: the order in which scoregroups are paired
    resume_point,  ///< Italo-Svizzero: the start of the rotation
    colours,
    boards,  ///< The numbering of the pairs
    table,   ///< Of a round robin
    match,   ///< Of two players
  };
  Kind kind = Kind::none;
  int number = 0;
  Score points{};

  [[nodiscard]] static constexpr Place bracket(int number, Score points) noexcept {
    return {Kind::bracket, number, points};
  }
  [[nodiscard]] static constexpr Place scoregroup(Score points) noexcept {
    return {Kind::scoregroup, 0, points};
  }
  [[nodiscard]] static constexpr Place median(Score points) noexcept {
    return {Kind::median, 0, points};
  }
  [[nodiscard]] static constexpr Place pair(int number) noexcept {
    return {Kind::pair, number, {}};
  }
  [[nodiscard]] static constexpr Place round(int number) noexcept {
    return {Kind::round, number, {}};
  }
  [[nodiscard]] static constexpr Place of(Kind kind) noexcept { return {kind, 0, {}}; }

  [[nodiscard]] bool is_set() const noexcept { return kind != Kind::none; }
  friend bool operator==(const Place&, const Place&) = default;
};

/// A heading: "bracket 3 (4.5 points)", "pair 2", "median scoregroup, 3 points"; none: no sentence.
[[nodiscard]] Message title(const Place& place);
/// The same for a separate column, in which a bracket is "3 (4.5 points)".
[[nodiscard]] Message name(const Place& place);
/// The part after a word: " in bracket 3 (4.5 points)", " (pair 2)"; none: no sentence.
[[nodiscard]] Message where(const Place& place);

}  // namespace trf::pair
#pragma GCC visibility pop
