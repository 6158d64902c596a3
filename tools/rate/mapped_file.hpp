#pragma once

#include <string>
#include <string_view>

#include "trf/rating/list.hpp"

namespace rate {

/// A file's bytes without a copy: mapped if the system can, else read.
class MappedFile {
 public:
  /// \throws std::system_error naming the file
  explicit MappedFile(const std::string& path);
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  ~MappedFile();

  [[nodiscard]] std::string_view bytes() const noexcept { return bytes_; }
  /// Loads a part, or releases its memory until it is read again.
  [[nodiscard]] trf::rating::ListBytes piecewise() const;

 private:
  void* mapping_ = nullptr;
  std::string read_;
  std::string_view bytes_;
};

}  // namespace rate
