#pragma once

#include <string_view>

namespace trf::checking {

/// Is this one of FIDE's three-letter federation codes? FID (FIDE flag) and NON count too.
/// Source: the list of the FIDE directory as of 2026; AHO is historic.
[[nodiscard]] bool is_federation(std::string_view code) noexcept;

}  // namespace trf::checking
