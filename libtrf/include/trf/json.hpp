#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "trf/diagnostic.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The whole typed tournament as one JSON object (schema "trf-tournament/1"), UTF-8.
///
/// Every field of Tournament stands in it, in a fixed order; what is absent is null, never
/// missing. Decimals are numbers with their one digit, dates are "YYYY-MM-DD" (a year alone:
/// "YYYY"), opponents and team members are start ranks, players stand in the order of the file,
/// a blank round is null. No file name, line number or finding is in it. Columns of rounds that
/// are blank for everybody and stand last are left out.
[[nodiscard]] std::string to_json(const Tournament& tournament);

/// The same, given piece by piece: it is several times as long as the report.
void write_json(const Tournament& tournament, const std::function<void(std::string_view)>& write);

/// Reads back what to_json() wrote. Fields may stand in any order; a missing one is as null;
/// one that is not known is a finding. Faults are reported with line and column, and then there
/// is no value. Decimals are read as written, not through floating point.
[[nodiscard]] Result<const Tournament> from_json(std::string_view json);

}  // namespace trf
#pragma GCC visibility pop
