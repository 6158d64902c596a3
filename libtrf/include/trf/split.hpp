#pragma once

#include <string_view>
#include <vector>

#pragma GCC visibility push(default)
namespace trf {

/// The parts between the separators, without spaces (0x20) around them. "1,,2" has an empty part,
/// and an empty text is one empty part. The parts look into `text`.
[[nodiscard]] std::vector<std::string_view> parts_of(std::string_view text, char separator);

/// The parts that are not empty.
[[nodiscard]] std::vector<std::string_view> items_of(std::string_view list, char separator = ',');

/// The words between white space: spaces, TABs and line ends.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view text);

}  // namespace trf
#pragma GCC visibility pop
