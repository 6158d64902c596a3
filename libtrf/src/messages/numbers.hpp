#pragma once

#include <string>

#include "trf/message.hpp"

/// How numbers of sentences are written, in every language and in JSON.
namespace trf::detail {

void append_number(std::string& out, std::int64_t number);
/// "4", "4.5"
void append_points(std::string& out, Score score);

}  // namespace trf::detail
