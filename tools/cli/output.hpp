#pragma once

#include <exception>
#include <string>
#include <string_view>

namespace cli {

/// The reader of our output had enough (`trf-parse x | head`): a quiet end.
struct BrokenPipe : std::exception {};

/// Chooses the destination of print(): `path`, or standard output when it is empty.
/// A regular file gets its bytes by commit_output() only; a device is written directly.
/// \throws std::system_error
void open_output(std::string_view tool, const std::string& path);
/// Has anything been printed?
[[nodiscard]] bool has_output() noexcept;
/// Writes what is buffered, closes and, for a file, renames. \throws std::system_error, BrokenPipe
void commit_output();
/// Takes the temporary file away; the old file stays.
void discard_output() noexcept;
/// Sends on what is buffered when standard output is a terminal, so that messages come in order.
void flush_terminal();
/// Makes sure that descriptors 0, 1 and 2 are taken, and that signals about output become errors.
void guard_descriptors() noexcept;

}  // namespace cli
