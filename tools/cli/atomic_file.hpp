#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "trf/message.hpp"

namespace cli {

/// Writes all bytes, also if the system writes only parts at a time. `name` is for the error.
/// \throws std::system_error, BrokenPipe
void write_all(int descriptor, std::string_view bytes, const trf::Message& name);

/// Throws the error in errno for the file `what`. \throws FileError, BrokenPipe
[[noreturn]] void fail(const trf::Message& what);

/// A file that is complete under its name, or not there at all: its bytes are written beside it
/// until commit(). The mode and owner of an old file stay, and a symbolic link stays one; a device
/// or pipe is written directly. If no file can be created beside it (a folder without write
/// permission), the bytes are kept in memory and commit() writes them over the old ones. Several
/// can be open at a time, in several threads.
class AtomicFile {
 public:
  /// \throws std::system_error
  explicit AtomicFile(const std::string& path);
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  ~AtomicFile() { discard(); }

  /// \throws std::system_error
  void write(std::string_view bytes);
  /// \throws std::system_error
  void commit();
  /// Removes the temporary file; the old file stays.
  void discard() noexcept;

  /// For signals: removes the temporary files of the process, and lets the signal end it.
  static void remove_all_and_die(int signal);

 private:
  void open_temporary();
  void forget() noexcept;

  trf::Message name_;
  std::string target_, temporary_;
  std::string kept_;    ///< The bytes to be written over the old ones
  std::size_t doomed_;  ///< Its index among the files that a signal removes
  int descriptor_ =
      -1;  ///< Of the temporary file, or of the file itself if it is to be overwritten
  bool replaces_ = false, overwrites_ = false;
};

/// Do two paths name one file, existing or not yet?
[[nodiscard]] bool is_same_file(const std::string& a, const std::string& b);

}  // namespace cli
