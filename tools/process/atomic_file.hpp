#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/files.hpp"
#include "process/doomed.hpp"
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
/// permission), the bytes are kept in memory and commit() writes them over the old ones; if that
/// fails, the old ones are restored. Several can be open at a time, in several threads.
class AtomicFile : public NewFile {
 public:
  /// \param like  a file whose permissions it gets; empty: those of the old one
  /// \throws std::system_error
  explicit AtomicFile(const std::string& path, const std::string& like = {});
  ~AtomicFile() override { discard(); }

  void write(std::string_view bytes) override;
  void expect(std::string_view bytes) override { bytes_ = bytes; }
  void expect(const FileVersion& version) override { version_ = version; }
  void secure(std::unique_ptr<Claim> held) override;
  void commit() override;

 private:
  void open_temporary();
  void open_old();
  void lock_old();
  void compare() const;
  void discard() noexcept;
  void ask_disk() noexcept;

  trf::Message name_;
  std::string target_, temporary_;
  std::string kept_;  ///< The bytes to be written over the old ones
  Doomed doomed_;
  std::optional<std::string> bytes_;    ///< Expected
  std::optional<FileVersion> version_;  ///< Expected
  std::unique_ptr<Claim> claim_;
  int descriptor_ =
      -1;         ///< Of the temporary file, or of the file itself if it is to be overwritten
  int old_ = -1;  ///< The old file while it is locked
  bool replaces_ = false, overwrites_ = false, is_secure_ = false;
  std::size_t written_ = 0, on_the_way_ = 0;  ///< Bytes; those that the disk was asked to write
};

}  // namespace cli
