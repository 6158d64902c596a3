#pragma once

#include <array>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "validate/findings.hpp"

namespace validate {

/// --format=html --output-dir=DIR: a page for each report, and index.html, which names them.
class Pages {
 public:
  explicit Pages(const cli::Arguments& arguments);

  /// Makes the page of a report of the answer, in the order of the inputs.
  void add(const FileFindings& report, cli::Answer& answer);
  /// Writes index.html. \throws std::system_error
  void finish() const;

 private:
  const cli::Arguments& arguments_;
  bool are_wanted_;                                ///< If not, the functions do nothing
  std::vector<std::array<std::string, 4>> cells_;  ///< Of each row of the index, as HTML
};

}  // namespace validate
