#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli.hpp"
#include "trf/check.hpp"
#include "trf/rating/list.hpp"

namespace validate {

/// A rating list, kept as it was read and indexed by number: 1.7 million players take their bytes
/// and 32 bytes each. Rows are read again when a player is looked up.
class RatingList {
 public:
  /// Tells the faults of the list, the same as trf-rate does.
  /// \throws std::system_error, cli::UnusableFile when it is no list
  explicit RatingList(const cli::Arguments& arguments);

  /// `ok`, or `unusable` when the list has faults.
  [[nodiscard]] int status() const noexcept { return status_; }

  /// Compares the rows of a report (R31, R32). Ratings are those of the event's rate of play.
  void check(const trf::Tournament& tournament, const trf::CheckOptions& options,
             trf::CheckRun& run) const;
  /// For trf::check(). Must not outlive the list.
  [[nodiscard]] trf::Examiner examiner() const;

 private:
  struct Row {
    std::uint64_t key = 0;
    std::size_t from = 0, to = 0;
    std::uint32_t line = 0;
  };
  [[nodiscard]] const Row* find(std::uint64_t key) const noexcept;

  int status_ = cli::ok;
  std::string bytes_;
  trf::rating::ListLayout layout_;
  std::vector<Row> rows_;    ///< By key
  bool has_titles_ = false;  ///< Does anybody have one? A list without the column says nothing
  std::array<bool, trf::rating::rating_kind_count> has_kinds_{};
};

}  // namespace validate
