#pragma once

#include <string_view>

#include "trf/tournament.hpp"

namespace trf::checking {

/// Is this one of FIDE's three-letter federation codes? FID (FIDE flag) and NON count too.
/// Source: the list of the FIDE directory as of 2026; AHO is historic.
[[nodiscard]] bool is_federation(std::string_view code) noexcept;

/// Does the player have another federation than the event, both with codes of FIDE's list? FID and
/// NON are not federations: such players are not foreign.
[[nodiscard]] bool is_foreign(const Tournament& tournament, const Player& player) noexcept;

}  // namespace trf::checking
