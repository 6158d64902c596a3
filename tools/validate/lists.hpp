#pragma once

#include <optional>
#include <vector>

#include "cli/cli.hpp"
#include "trf/check.hpp"
#include "trf/rating/examine.hpp"

namespace validate {

/// --rating-list and --members: the lists with which reports are compared. It cannot be moved.
class Lists {
 public:
  /// Prints the faults of a rating list, as trf-rate does.
  /// \throws std::system_error, cli::UnusableFile
  explicit Lists(const cli::Arguments& arguments);
  Lists(const Lists&) = delete;
  Lists& operator=(const Lists&) = delete;

  /// `ok`, or `unusable` if the rating list has faults.
  [[nodiscard]] int status() const noexcept { return status_; }
  [[nodiscard]] std::vector<trf::Examiner> examiners() const;

 private:
  int status_ = cli::ok;
  std::optional<trf::rating::IndexedList> ratings_;
  std::optional<trf::rating::Members> members_;
};

}  // namespace validate
