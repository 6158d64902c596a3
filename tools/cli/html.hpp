#pragma once

#include <string>
#include <string_view>

namespace cli {

/// Text for an element or a quoted attribute of XML.
[[nodiscard]] std::string xml_escaped(std::string_view text);

// A body of a page is written in English; localised() then translates what stands between its tags
// and in its titles and labels. Names and other data of the report must come out as they went in,
// even where a player is called White: html_escaped() marks them.

/// Data for an element or a quoted attribute: the same in every language.
[[nodiscard]] std::string html_escaped(std::string_view data);
/// Words of ours, escaped: they will be translated.
[[nodiscard]] std::string html_phrase(std::string_view english);
/// The body in the language of this run, without the marks.
[[nodiscard]] std::string localised(std::string_view html);

/// What stands before and after the body of a self-contained page (no network, no script) that
/// fits A4 paper and a telephone. `title` is escaped HTML.
[[nodiscard]] std::string page_head(std::string_view title);
[[nodiscard]] std::string page_tail();
/// The whole page, in the language of this run.
[[nodiscard]] std::string page(std::string_view title, std::string_view body);

}  // namespace cli
