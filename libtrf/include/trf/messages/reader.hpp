#pragma once

#include <cstdint>

#include "trf/message.hpp"

namespace trf {

/// What a file that is not a report is, by its first bytes.
enum class ForeignFormat : std::uint8_t {
  zip,
  gzip,
  bzip2,
  xz,
  pdf,
  xml,
  html,
  pgn,
  own_json,
  json,
  shortcut,
  office,
  spreadsheet,
  table
};
inline constexpr std::string_view foreign_format_names[]{
    "zip", "gzip",     "bzip2", "xz",       "pdf",    "xml",         "html",
    "pgn", "own_json", "json",  "shortcut", "office", "spreadsheet", "table"};
constexpr std::span<const std::string_view> value_names(ForeignFormat) noexcept {
  return foreign_format_names;
}

}  // namespace trf

#define TRF_FAMILY trf::said, "trf/messages/reader.def", reader
#include "trf/messages.inc"
