#pragma once

#include <string>
#include <string_view>

namespace cli {

/// Text for an element or a quoted attribute.
[[nodiscard]] std::string html_escaped(std::string_view text);
/// What stands before and after the body of a self-contained page (no network, no script) that
/// fits A4 paper and a telephone.
[[nodiscard]] std::string page_head(std::string_view title, std::string_view lang);
[[nodiscard]] std::string page_tail();
/// The whole page. `body` is HTML, `title` is text.
[[nodiscard]] std::string page(std::string_view title, std::string_view body,
                               std::string_view lang);

}  // namespace cli
