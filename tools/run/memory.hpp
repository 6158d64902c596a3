#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cli/host.hpp"

namespace run {

/// Files in memory: names with bytes stand for the whole file system. A folder is the beginning of
/// a name up to a '/'. Standard input is the file "-"; without one it is empty.
class MemoryFiles : public cli::Files {
 public:
  /// Adds a file before the run. "./a/../b" is "b".
  void add(std::string_view name, std::string bytes);

  cli::FileFacts facts(const std::string& path) override;
  std::string read(const std::string& path, std::size_t most) override;
  std::unique_ptr<cli::FileView> view(const std::string& path, std::size_t most) override;
  std::unique_ptr<cli::NewFile> create(const std::string& path, const std::string& like) override;
  std::unique_ptr<cli::Claim> claim(const std::string& path) override;
  void make_folder(const std::string& path) override;
  Folder list(const std::string& path) override;

  /// The files that were written, by name.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> take_written();

 private:
  class Replacement;
  /// Would the path be below a file? One that ends with '/' is a folder's.
  [[nodiscard]] bool is_in_file(const std::string& path) const;
  struct File {
    std::shared_ptr<const std::string> bytes;
    std::int64_t changes = 0;  ///< How often it was written
  };
  std::map<std::string, File> files_;
};

/// A run in memory.
class Memory : public cli::Host {
 public:
  MemoryFiles& files() noexcept override { return files_; }
  void put(std::string_view bytes) override { output += bytes; }
  void end() override {}
  void say(std::string_view bytes) noexcept override { messages += bytes; }

  std::string output, messages;

 private:
  MemoryFiles files_;
};

}  // namespace run
