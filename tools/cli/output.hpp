#pragma once

#include <exception>
#include <memory>
#include <string>
#include <string_view>

#include "cli/files.hpp"

namespace cli {

/// The reader of our output has closed it (`trf-parse x | head`): a quiet end.
struct BrokenPipe : std::exception {};

/// Sets the destination of print(): `path`, or standard output if it is empty. A regular file
/// receives its bytes only by commit_output(); a device is written directly.
/// \throws std::system_error
void open_output(std::string_view tool, const std::string& path);
/// Records the version that the file at a path must have when new_file() replaces it.
void expect_version(const std::string& path, const FileVersion& version);
/// Is the printed text, even if empty, an answer? It is after give_answer(), or if something was
/// printed by a run of this status.
[[nodiscard]] bool has_answer(int status) noexcept;
/// Writes the buffer, closes and, for a file, renames. \throws std::system_error, BrokenPipe
void commit_output();
/// Commits the files of commit_last(). \throws std::system_error
void commit_last_files();
/// Removes the temporary files; the old files stay.
void discard_output() noexcept;
/// Writes the buffer if standard output is a terminal, so that messages come in order.
void flush_terminal();
/// Columns of the terminal that shows the result; 0: it is not a terminal.
[[nodiscard]] std::size_t terminal_width() noexcept;
/// Ensures that descriptors 0, 1 and 2 are open, and that signals about output become errors.
void guard_descriptors() noexcept;

}  // namespace cli
