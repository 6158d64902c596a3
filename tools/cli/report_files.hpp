#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "cli/cli.hpp"

namespace cli {

/// The destination of resulting reports other than standard output or -o: the input files
/// themselves (--in-place), or a folder (--output-dir).
class ReportFiles {
 public:
  /// \throws UsageError if the results are not reports, or if two of them, or a result and
  ///         another input, would have the same file
  ReportFiles(const Arguments& arguments, Gives gives);

  [[nodiscard]] bool take_results() const noexcept { return in_place_ || folder_.has_value(); }
  /// \param old  the bytes of the input
  /// \throws std::system_error
  void put(const std::string& input, std::string_view old, std::string_view result) const;

 private:
  void check_in_place(const std::vector<std::string>& inputs) const;
  void check_folder(const std::vector<std::string>& inputs) const;
  [[nodiscard]] std::string path_in_folder(const std::string& input) const;

  bool in_place_ = false;
  std::string suffix_;
  std::optional<std::filesystem::path> folder_;
};

/// The options, for tools whose result can be a report.
[[nodiscard]] std::vector<Option> report_file_options();

}  // namespace cli
