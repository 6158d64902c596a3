#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "trf/check.hpp"

namespace validate {

/// --members: who is a member of the federation, to find those who are not (I08).
class Members {
 public:
  /// Reads a CSV with columns fide_id (or id) and name, of which one is enough, and birth.
  /// \throws std::system_error, cli::UsageError when it is no such list
  explicit Members(const cli::Arguments& arguments);

  /// A player is found by FIDE or national number, else by name and year of birth.
  void check(const trf::Tournament& tournament, trf::CheckRun& run) const;
  /// For trf::check(). Must not outlive the list.
  [[nodiscard]] trf::Examiner examiner() const;

 private:
  [[nodiscard]] bool has(const trf::Player& player) const;

  std::set<std::string, std::less<>> numbers_;
  std::map<std::string, std::vector<int>, std::less<>> births_;  ///< By name; 0: year not known
};

}  // namespace validate
