#pragma once

#include <memory>
#include <string>

#include "cli/cli.hpp"
#include "cli/files.hpp"
#include "trf/rating/person.hpp"

namespace rate {

/// A rating list and its file.
struct LoadedList {
  std::unique_ptr<cli::FileView> file;
  std::optional<trf::rating::RatingList> list;  ///< Empty: unusable
  int status = cli::ok;                         ///< `unusable` if a row has a fault
};

/// How a list is loaded and released by parts, if its file is mapped.
[[nodiscard]] trf::rating::ListBytes piecewise(const cli::FileView& file);

/// Reads a list with all threads of --jobs; prints its faults with their lines to standard error.
/// \throws std::system_error
[[nodiscard]] LoadedList load_list(const std::string& path, const cli::Arguments& arguments);

/// The persons of a list, which may be missing, with those of --same-person.
[[nodiscard]] trf::rating::Persons persons_of(const LoadedList& loaded,
                                              const cli::Arguments& arguments);

}  // namespace rate
