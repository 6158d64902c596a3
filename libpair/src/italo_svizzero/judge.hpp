#pragma once

#include <span>
#include <variant>

#include "italo_svizzero/rotation.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::italo_svizzero {

/// See System::judge. Illegal: arts. 6, 12 and prohibitions; worse: the first article of the
/// correct round that the published one does not follow. \p free: of the correct round
[[nodiscard]] Verdict judge(const Table& table, const std::variant<FreeChoice, Unpairable>& free,
                            const Pairing& published, const Outcome& correct);

/// Is the published round legal by some points of the players?
[[nodiscard]] bool can_be_legal(const Table& table, const Pairing& published);

/// See System::illegal_pair.
[[nodiscard]] std::optional<Verdict> illegal_pair(const Table& table, Seat a, Seat b);
/// See System::with_pair: the article of the first step of the rotation that pairs one of them
/// without the other. \p free, \p pairs: of the correct round.
[[nodiscard]] Verdict with_pair(const Table& table, const FreeChoice& free,
                                std::span<const RotationPair> pairs, Seat a, Seat b);

}  // namespace trf::pair::italo_svizzero
