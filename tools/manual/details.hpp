#pragma once

#include <string>

namespace manual {

[[nodiscard]] std::string details_of_pair();
[[nodiscard]] std::string details_of_tiebreak();

}  // namespace manual
