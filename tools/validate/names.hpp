#pragma once

#include <string>
#include <string_view>

namespace validate {

/// Letters alone, small, without accents and in order of the words: "Ròssi, Mària" is "mariarossi".
[[nodiscard]] std::string normalised_name(std::string_view name);

/// The year of a birth date, which stands first or last: 1990, 1990-05-17, 17.05.1990. 0: none.
[[nodiscard]] int year_of(std::string_view birth) noexcept;

}  // namespace validate
