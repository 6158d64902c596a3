#pragma once

#include "cli/cli.hpp"
#include "trf/rating/title.hpp"

namespace rate {

/// A ledger read, and the status that its faults make; they go to standard error.
struct LoadedLedger {
  trf::rating::Ledger ledger;
  int status = cli::ok;
};
/// --ledger of FSI titles. \throws std::system_error
[[nodiscard]] LoadedLedger load_ledger(const cli::Arguments& arguments);

/// Rapid categories by a ledger of published ratings. \return the status
int rapid_categories(const cli::Arguments& arguments);

}  // namespace rate
