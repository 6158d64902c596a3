#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/doomed.hpp"
#include "cli/files.hpp"

namespace cli {

/// The right to replace a version of a file on disk: a name beside it that only one process can
/// create, a symbolic link whose text is the process. It needs no locks, which network file systems
/// often have for one machine only. A process that ended without removing its name does not stop
/// the others of its machine: they count on to the next name of the version.
class DiskClaim : public Claim {
 public:
  /// Waits until the version is free. \param path  without links
  /// \throws FileError if it is not free after some seconds
  /// \return null if the file changed, or (`is_possible` is false) if no name can be created beside
  ///         it
  static std::unique_ptr<DiskClaim> of(const std::string& path, const FileVersion& version,
                                       bool& is_possible);
  ~DiskClaim() override;

 private:
  DiskClaim() = default;

  Doomed doomed_;
  std::string path_, name_;
  FileVersion version_;
  std::vector<std::string> left_;  ///< The names of processes that ended
};

}  // namespace cli
