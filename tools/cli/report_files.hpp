#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/cli.hpp"
#include "cli/files.hpp"

namespace cli {

/// The destination of resulting reports, or of pages about them, other than standard output or
/// another file of -o: the input files themselves (--in-place; -o that names the only input), or a
/// folder (--output-dir). \pre check_paths() has accepted the paths
class ReportFiles {
 public:
  explicit ReportFiles(const Arguments& arguments);

  [[nodiscard]] bool take_results() const noexcept {
    return in_place_ || is_output_ || folder_.has_value();
  }
  [[nodiscard]] bool is_in_place() const noexcept { return in_place_; }
  [[nodiscard]] bool is_output() const noexcept { return is_output_; }  ///< -o names the only input
  /// Where the result of an input goes.
  [[nodiscard]] std::string path_for(const std::string& input) const;
  /// The page that names those of the inputs. \pre the results are pages
  [[nodiscard]] std::string index() const { return in_folder(*folder_, "index.html"); }
  /// Where the old bytes of an input go; empty: they are not kept.
  [[nodiscard]] std::string backup_of(const std::string& input) const;
  /// \param old  the bytes of the input
  /// \param claim  on the input, if the run has it
  /// \throws ChangedFile if the input has other bytes now; std::system_error
  void put(const std::string& input, std::string_view old, std::string_view result,
           std::unique_ptr<Claim> claim = {}) const;

 private:
  bool in_place_ = false, is_output_ = false, are_pages_ = false;
  std::string suffix_;
  std::optional<std::string> folder_;
};

/// The options, for tools whose result can be a report.
[[nodiscard]] std::vector<Option> report_file_options();

}  // namespace cli
