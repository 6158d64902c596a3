#pragma once

#include <span>
#include <string>

#include "cli/cli.hpp"

namespace cli {

/// A path that a run writes.
struct ResultPath {
  std::string path;
  trf::Code option;             ///< That asks for it: "--output"
  Gives gives = Gives::tables;  ///< What is written there
  int input = -1;               ///< The operand from which it is made, by its place; -1: several
  bool replaces_input = false;  ///< May it be that operand?
  bool is_named = true;         ///< By the user; false: a name that the tool makes, of a file
};

/// A path that a run reads.
struct SourcePath {
  std::string path;
  int input = -1;  ///< Its place among the operands; -1: an option names it
};

/// Checks the paths of a run before its first byte is written. These are misuse: two results in one
/// file; a result that is an input, if that was not asked for; a report that would be replaced by
/// anything but a report; a report with paired rounds that would be replaced by a new one; a pipe
/// or device in the place of a file. The versions of the files that get reports or lists are
/// recorded: see new_file(). \throws UsageError
void check_paths(std::span<const ResultPath> results, std::span<const SourcePath> sources);

/// The same for the results of a command line.
/// \param more  results in the folder of --output-dir that have no input
/// \throws UsageError
void check_paths(const Arguments& arguments, Gives gives, std::span<const std::string> more = {});

/// Is the result of -o the only input, which it edits?
[[nodiscard]] bool edits_own_input(const Arguments& arguments);

}  // namespace cli
