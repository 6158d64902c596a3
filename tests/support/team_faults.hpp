#pragma once

#include <functional>
#include <map>
#include <string>

#include "support/team_event.hpp"

namespace trf::test {

/// \return whether the report has a fault now that it shows itself
using Fault = std::function<bool(Event&)>;

/// By kind, the record first: "310 name missing".
[[nodiscard]] std::map<std::string, Fault> team_faults();

}  // namespace trf::test
