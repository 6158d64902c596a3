#pragma once

#include <string>
#include <string_view>

namespace validate {

/// SHA-256 (FIPS 180-4) as 64 hexadecimal digits, as sha256sum(1) prints it.
[[nodiscard]] std::string sha256(std::string_view bytes);

}  // namespace validate
