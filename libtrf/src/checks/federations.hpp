#pragma once

#include <string_view>

#include "trf/tournament.hpp"

namespace trf::checking {

/// Is this one of FIDE's three-letter federation codes? FID (FIDE flag) and NON count too.
/// Source: the list of the FIDE directory as of 2026; AHO is historic.
[[nodiscard]] bool is_federation(std::string_view code) noexcept;

/// Is the player of another federation than the event, both named by codes of FIDE's list? FID and
/// NON are no federations: such players stand with the home ones.
[[nodiscard]] bool is_foreign(const Tournament& tournament, const Player& player) noexcept;

}  // namespace trf::checking
