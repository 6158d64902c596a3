#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace run {

/// A file of a run: standard input has the name "-".
struct File {
  std::string_view name, bytes;
};

/// The answer of a tool.
struct Run {
  int status = 0;                                            ///< As the tool's exit status
  std::string output, messages;                              ///< Standard output and standard error
  std::vector<std::pair<std::string, std::string>> written;  ///< Name and bytes of each, by name
};

/// Runs a tool in memory. It reads only the given files and writes none: written files come back.
/// Nothing is kept, so runs in several threads do not see each other.
/// \param tool  "trf-parse", "trf-pair", ...; another name has status 2
/// \param arguments  as on the command line, without the tool's name
[[nodiscard]] Run run(std::string_view tool, std::span<const std::string> arguments,
                      std::span<const File> files);

}  // namespace run
