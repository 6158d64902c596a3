#pragma once

#include <span>

#include "trf/translation.hpp"

/// What CMake writes: see CMakeLists.txt.
namespace trf::detail {

/// English, and those with a folder here.
[[nodiscard]] std::span<const Language* const> languages_of_build() noexcept;
/// The families of the three libraries, without the texts of checks.
[[nodiscard]] std::span<const Family> declared_families();

}  // namespace trf::detail
