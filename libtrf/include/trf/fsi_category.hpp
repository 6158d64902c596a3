#pragma once

#include <array>
#include <string_view>

#include "trf/contains.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The federation of the FSI, as records write it.
inline constexpr std::string_view italy = "ITA";

/// The titles and categories of the FSI as reports and lists write them, the lowest first:
/// Inclassificato, 2ª and 1ª Categoria Sociale, 3ª to 1ª Nazionale, Candidato Maestro, Maestro.
/// Source: RTF 2014, 4.1.
inline constexpr std::array<std::string_view, 8> fsi_categories{"NC", "2S", "1S", "3N",
                                                                "2N", "1N", "CM", "M"};

/// Is it one of them? CM is also a FIDE title.
[[nodiscard]] constexpr bool is_fsi_category(std::string_view text) noexcept {
  return contains(fsi_categories, text);
}

/// Not of Italy, as far as the federation tells (RTF 4.2.6, 4.2.11, rapid regulation 6.8).
[[nodiscard]] constexpr bool is_from_abroad(std::string_view federation) noexcept {
  return !federation.empty() && federation != italy;
}

}  // namespace trf
#pragma GCC visibility pop
