#pragma once

#include <string>

#include <sys/stat.h>

#include "cli/files.hpp"

namespace cli {

/// The files of the system.
class DiskFiles : public Files {
 public:
  FileFacts facts(const std::string& path) override;
  std::string read(const std::string& path, std::size_t most) override;
  std::unique_ptr<FileView> view(const std::string& path, std::size_t most) override;
  std::unique_ptr<NewFile> create(const std::string& path, const std::string& like) override;
  std::unique_ptr<Claim> claim(const std::string& path) override;
  void make_folder(const std::string& path) override;
  Folder list(const std::string& path) override;
};

/// The path without links at its end; also of a link to a file that does not exist.
[[nodiscard]] std::string without_links(const std::string& path);
/// The version that a path has now.
[[nodiscard]] FileVersion version_of(const std::string& path) noexcept;
[[nodiscard]] FileVersion version_in(const struct stat& status) noexcept;
/// Closes a descriptor at the end of its block.
struct Closer {
  int descriptor;
  ~Closer();
};
/// The first `most` bytes of an open file. \throws FileError
[[nodiscard]] std::string read_open(int descriptor, std::size_t most, const trf::Message& name);

}  // namespace cli
