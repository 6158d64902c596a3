#pragma once

#include "italo_svizzero/completion.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::italo_svizzero {

/// The choice of the free player, before the rotation starts (arts. 10, 12).
struct FreeChoice {
  Seat player = no_seat;    ///< The only one; no_seat: no player, or one of several
  std::vector<Seat> group;  ///< Several equals: the last one in the rotation is free
};

/// The article of the free player: 10 in the first round, then 12.
[[nodiscard]] std::string_view article_of_free(const Table& table);
/// Why a player is not allowed to be free; empty: the player is.
[[nodiscard]] std::optional<Message> why_not_free(const Table& table, Seat seat);

/// \return the choice, or the obstruction
[[nodiscard]] std::variant<FreeChoice, Unpairable> choose_free(const Table& table, Trace* trace);

/// A pair in the order of the rotation.
struct RotationPair {
  Seat first = no_seat, second = no_seat;  ///< second: no_seat if the first is the free player
  std::string_view article;                ///< Of the second: "art. 5", "art. 6", "art. 7"
  std::vector<Seat> uncoupled;             ///< Not paired because of art. 9
};

/// Arts. 4-9: all players in the order of the circle, from the resume point on.
/// \pre a pairing of all exists (choose_free() ensures it)
[[nodiscard]] Pairing rotate(const Table& table, const FreeChoice& free, Trace* trace);
/// The steps of the same rotation.
[[nodiscard]] std::vector<RotationPair> steps_of_rotation(const Table& table,
                                                          const FreeChoice& free);

}  // namespace trf::pair::italo_svizzero
