#pragma once

#include <string_view>
#include <vector>

#include "cli/cli.hpp"

namespace cli {

/// How messages are shown.
struct MessageStyle {
  bool verbose = false;  ///< Every finding, and those of severity info
  bool quiet = false;    ///< Errors only
  bool colour = false;
  bool show_source = false;   ///< The line and a caret below each finding, for people
  std::size_t most = 10'000;  ///< Findings shown; the others are counted
};

/// `FILE:LINE:COLUMN: severity: text [check]` for each finding in the order given. `bytes` is the
/// input, for the source lines. Of many alike, ten are shown and the rest counted.
[[nodiscard]] Text messages_text(const trf::Diagnostics& findings, std::string_view file,
                                 std::string_view bytes, const MessageStyle& style);

/// Prints findings about a file to standard error, as --verbose, --quiet and --color ask.
void say_findings(const trf::Diagnostics& findings, std::string_view file, std::string_view bytes,
                  const Arguments& arguments);

/// A message with its source line, and the property that makes it equal to messages about other
/// files; empty: it is always shown.
struct SaidMessage {
  Text text, kind;
};
[[nodiscard]] std::vector<SaidMessage> messages_list(const trf::Diagnostics& findings,
                                                     std::string_view file, std::string_view bytes,
                                                     const MessageStyle& style);

}  // namespace cli
