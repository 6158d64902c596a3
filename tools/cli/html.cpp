#include "cli/html.hpp"

#include <fmt/format.h>

#include "cli/text.hpp"

namespace cli {
namespace {

constexpr std::string_view style_sheet = R"(
:root { color-scheme: light; }
body { font: 15px/1.4 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; margin: 1.2rem auto;
  max-width: 62rem; padding: 0 .8rem; color: #111; background: #fff; }
h1 { font-size: 1.45em; margin: 0 0 .4em; }
h2 { font-size: 1.15em; margin: 1.4em 0 .4em; }
p { margin: .4em 0; }
h1, h2, h3, p { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .4em 0 1em; font-variant-numeric: tabular-nums; }
th, td { padding: .22em .55em; text-align: left; vertical-align: top; border-bottom: 1px solid #bbb; }
thead th { border-bottom: 2px solid #333; }
tbody tr:nth-child(even) { background: #f4f4f4; }
th.n, td.n { text-align: right; white-space: nowrap; }
.wide td:first-child { overflow-wrap: anywhere; min-width: 9em; }
.error { color: #a00000; font-weight: 600; }
.warning { color: #7a4a00; }
.quiet { color: #555; font-size: .9em; }
@media (max-width: 40rem) { section > table td { overflow-wrap: anywhere; }
  body { font-size: 13px; margin: .5rem 0; padding: 0 .4rem; }
  th, td { padding: .18em .3em; } }
@page { size: A4; margin: 14mm 12mm; }
@page wide { size: A4 landscape; margin: 12mm 10mm; }
@media print { body { font-size: 10pt; margin: 0; max-width: none; padding: 0; }
  thead { display: table-header-group; } tr { break-inside: avoid; } h2 { break-after: avoid; }
  .scroll { overflow: visible; }
  body:has(.wide) { page: wide; } .wide { font-size: 7.5pt; } .wide th, .wide td { padding: .2em .3em; } section + section { break-before: page; } a { color: inherit; } }
)";

}  // namespace

std::string html_escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const auto point = first_code_point(text);
    switch (point.value) {
      case U'&': out += "&amp;"; break;
      case U'<': out += "&lt;"; break;
      case U'>': out += "&gt;"; break;
      case U'"': out += "&quot;"; break;
      case U'\'': out += "&#39;"; break;
      default:
        // Controls are no characters of HTML, not even as references.
        if ((point.value < 0x20 && point.value != '\n' && point.value != '\t') ||
            (point.value >= 0x7F && point.value < 0xA0))
          out += "\xEF\xBF\xBD";
        else if (point.is_valid)
          out += text.substr(0, point.length);
        else
          out += fmt::format("&#{};", static_cast<unsigned>(point.value));
    }
    text.remove_prefix(point.length);
  }
  return out;
}

std::string page_head(std::string_view title, std::string_view lang) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n",
      html_escaped(lang), html_escaped(title), style_sheet);
}

std::string page_tail() { return "</body>\n</html>\n"; }

std::string page(std::string_view title, std::string_view body, std::string_view lang) {
  return page_head(title, lang) + std::string{body} + page_tail();
}

}  // namespace cli
