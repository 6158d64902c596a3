#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "trf/pair/state.hpp"

namespace trf::pair {

/// The data of a State, which its copies share.
struct State::Parts {
  SharedTournament tournament;
  int round = 1;
  int rounds = 0;
  bool is_length_assumed = false, lacks_length_of_baku = false;
  Colour initial_colour = Colour::white;
  bool initial_colour_known = false;
  std::vector<Contender> players;
  std::vector<Seat> seat_of;
  Prohibitions prohibited;
  /// Players of the tournament x (round - 1), player-major; changed() does not copy it, since
  /// contenders look into it.
  std::shared_ptr<const std::vector<Past>> history;

  [[nodiscard]] std::span<const Past> past_of(PlayerIndex player) const noexcept {
    const auto n = static_cast<std::size_t>(round - 1);
    return {history->data() + std::size_t{player} * n, n};
  }

  /// Another state of the same round, with `change(Parts&)` applied to the data.
  template <class Change>
  [[nodiscard]] static State changed(const State& state, const Change& change) {
    auto parts = std::make_shared<Parts>(*state.parts_);
    change(*parts);
    return State(std::move(parts));
  }
};

/// The colours of the games of a player, first to last, and Whites - Blacks.
[[nodiscard]] std::vector<Colour> colours_of(std::span<const Past> past);
[[nodiscard]] std::int16_t difference_of(std::span<const Colour> colours) noexcept;

/// The same round in which two players can be paired only with each other: they are prohibited from
/// all others, and either would leave the other without opponent by a bye.
[[nodiscard]] State forced_together(const State& state, Seat a, Seat b);

/// The same round without a legal opponent for a player, who can only receive the bye.
[[nodiscard]] State forced_bye(const State& state, Seat seat);

}  // namespace trf::pair
