#pragma once

#include <string>
#include <string_view>

#pragma GCC visibility push(default)
/// Strings of JSON, written in one place.
namespace trf {

/// A JSON string with its quotes; bytes that are not UTF-8 are taken as Latin-1.
///
///     json_quoted("a \"b\"")  // "a \"b\""
[[nodiscard]] std::string json_quoted(std::string_view text);
void append_json_quoted(std::string& out, std::string_view text);

}  // namespace trf
#pragma GCC visibility pop
