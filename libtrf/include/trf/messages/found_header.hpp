#pragma once

#include <cstdint>

#include "trf/message.hpp"
#include "trf/tournament.hpp"

namespace trf::found {

/// Facts of the header that must not be missing.
enum class HeaderFact : std::uint8_t { name, city, federation, first_day, last_day, chief_arbiter };
inline constexpr std::string_view header_fact_names[]{"name",      "city",     "federation",
                                                      "first_day", "last_day", "chief_arbiter"};
constexpr std::span<const std::string_view> value_names(HeaderFact) noexcept {
  return header_fact_names;
}

}  // namespace trf::found

#define TRF_FAMILY trf::found, "trf/messages/found_header.def", found_header
#include "trf/messages.inc"
