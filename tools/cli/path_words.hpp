#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "cli/cli.hpp"

namespace cli {

/// What happens to a path of a command line.
enum class PathUse : std::uint8_t {
  operand,  ///< Read, and perhaps replaced (--in-place); a folder stands for its reports
  read,     ///< The value of an option that is read
  written,  ///< The value of an option that is written
  updated,  ///< The value of an option that is written, and read before if it is there
};

/// The part of a word that is a path; of --replace=OLD:NEW each, or both together if there are more
/// colons.
struct WordPath {
  std::size_t word = 0, from = 0, length = 0;
  PathUse use = PathUse::operand;
  friend bool operator==(const WordPath&, const WordPath&) = default;
};

/// The paths of a command line, by the tool's options: for a host with another syntax of paths. If
/// the command line is not valid: those before its fault.
[[nodiscard]] std::vector<WordPath> paths_in(std::span<const char* const> words, const Tool& tool);

}  // namespace cli
