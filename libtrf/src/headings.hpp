#pragma once

#include <span>
#include <string>
#include <string_view>

namespace trf::detail {

/// A column of a list, and the names that programs and people give it.
struct Heading {
  std::string_view column;
  std::string_view
      names;  ///< In the form that the list compares, with a space before and after each
};

/// The column with that name; empty: there is none.
[[nodiscard]] inline std::string_view column_named(std::span<const Heading> headings,
                                                   const std::string& name) {
  const auto wanted = ' ' + name + ' ';
  for (const auto& heading : headings)
    if (heading.names.find(wanted) != std::string_view::npos) return heading.column;
  return {};
}

}  // namespace trf::detail
