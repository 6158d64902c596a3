#pragma once

#include <string>

#include "cli/cli.hpp"
#include "trf/entries.hpp"

namespace parse {

/// --rating-list: what a list says of the players of an entry list.
class RatingListJoin {
 public:
  /// \throws cli::UsageError; std::system_error when it cannot be read
  explicit RatingListJoin(const cli::Arguments& arguments);

  [[nodiscard]] bool is_given() const noexcept { return !name_.empty(); }
  /// Fills rating, title, federation, birth, sex and FIDE number, by FIDE number, or by name where
  /// that was asked for. What is not found, ambiguous or another rating than the entry's is a
  /// warning. \return false when the list is unusable
  bool fill(trf::Entries& entries, cli::Answer& answer) const;

 private:
  std::string name_, bytes_, rate_of_play_;
  bool by_name_ = false;
};

}  // namespace parse
