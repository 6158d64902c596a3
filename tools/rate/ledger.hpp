#pragma once

#include "cli/cli.hpp"
#include "trf/rating/title.hpp"

namespace rate {

/// A ledger, and the status after its faults, which are printed to standard error.
struct LoadedLedger {
  trf::rating::Ledger ledger;
  int status = cli::ok;
};
/// --ledger of FSI titles. \throws std::system_error
[[nodiscard]] LoadedLedger load_ledger(const cli::Arguments& arguments);

/// Rapid categories from a ledger of published ratings. \return the status
int rapid_categories(const cli::Arguments& arguments);

}  // namespace rate
