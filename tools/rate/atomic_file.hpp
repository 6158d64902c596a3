#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace rate {

/// A large file written piece by piece beside its place and renamed at the end: a failure leaves
/// the old file whole.
class AtomicFile {
 public:
  /// \throws std::system_error
  explicit AtomicFile(std::string path);
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  ~AtomicFile();

  /// \throws std::system_error
  void write(std::string_view text);
  /// \throws std::system_error
  void commit();

 private:
  std::string path_, temporary_;
  std::FILE* file_ = nullptr;
};

}  // namespace rate
