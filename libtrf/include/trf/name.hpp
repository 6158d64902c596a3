#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {

/// Letters and digits only, in lower case, without accents, with the words in alphabetical order:
/// "Ròssi, Mària" is "mariarossi". "ä" and "ae" are equal, like "ö" and "oe", "ü" and "ue"; an
/// apostrophe of any kind, a hyphen and an accent of its own are ignored.
[[nodiscard]] std::string folded_name(std::string_view name);

/// A hash that is equal for names that are equal when folded; it allocates no memory.
[[nodiscard]] std::uint64_t folded_name_hash(std::string_view name) noexcept;

/// Can two names belong to one person? They can if they are equal when folded, or if every word of
/// the shorter one is a word of the longer one or its beginning: "Rossi, M." and "Rossi, Mario
/// Luca".
[[nodiscard]] bool same_person_name(std::string_view a, std::string_view b);

}  // namespace trf
#pragma GCC visibility pop
