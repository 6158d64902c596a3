#pragma once

#include "italo_svizzero/completion.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::italo_svizzero {

/// Who is to be free, before the rotation starts (arts. 10, 12).
struct FreeChoice {
  Seat player = no_seat;    ///< He alone; no_seat: nobody, or one of several
  std::vector<Seat> group;  ///< Several equals: the one the rotation leaves over
};

/// Why a player may not be free; empty if he may (arts. 10, 12).
[[nodiscard]] std::string why_not_free(const Table& table, Seat seat);

/// \return the choice, or what stands in the way of any
[[nodiscard]] std::variant<FreeChoice, Unpairable> choose_free(const Table& table, Trace* trace);

/// A pair in the order of the rotation.
struct RotationPair {
  Seat first = no_seat, second = no_seat;  ///< second: no_seat where the first is left over
  std::string_view article;                ///< Of the second: "art. 5", "art. 6", "art. 7"
  std::vector<Seat> uncoupled;             ///< Passed over by art. 9
};

/// Arts. 4-9: everybody in the order of the circle, from the resume point on.
/// \pre a pairing of all exists (choose_free() has seen to it)
[[nodiscard]] Pairing rotate(const Table& table, const FreeChoice& free, Trace* trace,
                             std::vector<RotationPair>* steps = nullptr);

}  // namespace trf::pair::italo_svizzero
