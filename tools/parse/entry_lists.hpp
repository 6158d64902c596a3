#pragma once

#include <string>

#include "cli/cli.hpp"
#include "trf/entries.hpp"

namespace parse {

/// --rating-list: adds the data of a list to the players of an entry list.
class RatingListJoin {
 public:
  /// \throws cli::UsageError; std::system_error if it cannot be read
  explicit RatingListJoin(const cli::Arguments& arguments);

  [[nodiscard]] bool is_given() const noexcept { return !name_.empty(); }
  /// Fills in rating, title, federation, birth, sex and FIDE number, by FIDE number, or by name if
  /// requested. A player who is not found or ambiguous, and a rating that differs, is a warning.
  /// \return false if the list is unusable
  bool fill(trf::Entries& entries, cli::Answer& answer) const;

 private:
  std::string name_, bytes_, rate_of_play_;
  bool by_name_ = false;
};

}  // namespace parse
