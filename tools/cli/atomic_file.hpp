#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "trf/message.hpp"

namespace cli {

/// Writes all bytes, however often the system takes a part. `name` is for the error.
/// \throws std::system_error, BrokenPipe
void write_all(int descriptor, std::string_view bytes, const trf::Message& name);

/// Throws what errno says about the file `what`. \throws FileError, BrokenPipe
[[noreturn]] void fail(const trf::Message& what);

/// A file that appears whole under its name or not at all: its bytes go beside it until commit().
/// The mode and owner of an old file stay, and a symbolic link stays one; a device or pipe is
/// written directly. Where no file can be made beside it (a folder without write permission), the
/// bytes wait in memory and commit() writes them over the old ones.
/// Several may be open at a time, in several threads.
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
  /// Takes the temporary file away; the old file stays.
  void discard() noexcept;

  /// For signals: takes the temporary files of the process away, and lets the signal end it.
  static void remove_all_and_die(int signal);

 private:
  void open_temporary();
  void forget() noexcept;

  trf::Message name_;
  std::string target_, temporary_;
  std::string kept_;    ///< What is to be written over the old bytes
  std::size_t doomed_;  ///< Its place among the files that a signal takes away
  int descriptor_ =
      -1;  ///< Of the temporary file, or of the file itself if it is to be overwritten
  bool replaces_ = false, overwrites_ = false;
};

/// Do two paths name one file, or one that is still to be made?
[[nodiscard]] bool is_same_file(const std::string& a, const std::string& b);

}  // namespace cli
