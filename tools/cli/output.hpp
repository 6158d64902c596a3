#pragma once

#include <exception>
#include <memory>
#include <string>
#include <string_view>

namespace cli {

class AtomicFile;

/// The reader of our output had enough (`trf-parse x | head`): a quiet end.
struct BrokenPipe : std::exception {};

/// Chooses the destination of print(): `path`, or standard output when it is empty.
/// A regular file gets its bytes by commit_output() only; a device is written directly.
/// \throws std::system_error
void open_output(std::string_view tool, const std::string& path);
/// Is what was printed, or that nothing was, an answer? It is when somebody said so by
/// give_answer(), or when something was printed by a run of this status.
[[nodiscard]] bool has_answer(int status) noexcept;
/// Writes what is buffered, closes and, for a file, renames. \throws std::system_error, BrokenPipe
void commit_output();
/// Commits the files of commit_last(). \throws std::system_error
void commit_last_files();
/// Takes the temporary files away; the old files stay.
void discard_output() noexcept;
/// Sends on what is buffered when standard output is a terminal, so that messages come in order.
void flush_terminal();
/// Columns of the terminal that the result goes to; 0: it goes to none.
[[nodiscard]] std::size_t terminal_width() noexcept;
/// Makes sure that descriptors 0, 1 and 2 are taken, and that signals about output become errors.
void guard_descriptors() noexcept;

}  // namespace cli
