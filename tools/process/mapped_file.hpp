#pragma once

#include <string>
#include <string_view>

#include "cli/files.hpp"

namespace cli {

/// A file that the system has mapped.
class MappedFile : public FileView {
 public:
  /// \return null if it cannot be mapped: a pipe, an empty file
  static std::unique_ptr<MappedFile> of(const std::string& path);
  ~MappedFile() override;

  [[nodiscard]] std::string_view bytes() const noexcept override { return bytes_; }
  [[nodiscard]] bool is_mapped() const noexcept override { return true; }
  void load(std::string_view part) const noexcept override;
  void release(std::string_view part) const noexcept override;

 private:
  MappedFile(void* mapping, std::size_t size)
      : mapping_{mapping}, bytes_{static_cast<const char*>(mapping), size} {}

  void* mapping_;
  std::string_view bytes_;
};

}  // namespace cli
