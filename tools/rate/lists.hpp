#pragma once

#include <memory>
#include <string>

#include "cli/cli.hpp"
#include "rate/mapped_file.hpp"
#include "trf/rating/list.hpp"

namespace rate {

/// A rating list and the file it came from.
struct LoadedList {
  std::unique_ptr<MappedFile> file;
  std::optional<trf::rating::RatingList> list;  ///< Empty: unusable
  int status = cli::ok;                         ///< `unusable` when any row had a fault
};

/// Reads a list with all threads of --jobs; its faults go to standard error with their lines.
/// \throws std::system_error
[[nodiscard]] LoadedList load_list(const std::string& path, const cli::Arguments& arguments);

}  // namespace rate
