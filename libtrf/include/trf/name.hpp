#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {

/// Letters and digits alone, small, without accents, the words in alphabetical order: "Ròssi,
/// Mària" is "mariarossi". "ä" and "ae" are one, like "ö" and "oe", "ü" and "ue".
[[nodiscard]] std::string folded_name(std::string_view name);

/// A number that names alike when folded have in common; no memory is taken.
[[nodiscard]] std::uint64_t folded_name_hash(std::string_view name) noexcept;

/// Can two names be one person's? They are alike when folded, or every word of the shorter one is a
/// word of the longer one or its beginning: "Rossi, M." and "Rossi, Mario Luca".
[[nodiscard]] bool same_person_name(std::string_view a, std::string_view b);

}  // namespace trf
#pragma GCC visibility pop
