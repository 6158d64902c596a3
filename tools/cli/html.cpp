#include "cli/html.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "cli/catalogue.hpp"
#include "cli/language.hpp"
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

std::string xml_escaped(std::string_view text) {
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

namespace {

std::string without_marks(std::string_view text) {
  std::string out{text};
  std::erase_if(out, [](char c) { return c == data_begin || c == data_end; });
  return out;
}

/// The characters that references of ours stand for.
std::string unescaped(std::string_view html) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> references{{
      {"&amp;", "&"},
      {"&lt;", "<"},
      {"&gt;", ">"},
      {"&quot;", "\""},
      {"&#39;", "'"},
      {"&nbsp;", "\xC2\xA0"},
  }};
  std::string out;
  while (!html.empty()) {
    const auto* const reference =
        std::find_if(references.begin(), references.end(),
                     [&](auto& one) { return html.starts_with(one.first); });
    if (reference == references.end()) {
      out += html.front();
      html.remove_prefix(1);
    } else {
      out += reference->second;
      html.remove_prefix(reference->first.size());
    }
  }
  return out;
}

/// A text between tags or in an attribute, in the language of this run. English stays as it was
/// written, byte for byte.
std::string said_text(std::string_view html) {
  constexpr std::string_view blanks = " \n";
  const auto first = html.find_first_not_of(blanks);
  if (first == std::string_view::npos) return std::string{html};
  const auto end = html.find_last_not_of(blanks) + 1;
  const auto english = unescaped(html.substr(first, end - first));
  const auto text = translated(english);
  if (text == english) return without_marks(html);
  return std::string{html.substr(0, first)} + xml_escaped(without_marks(text)) +
         std::string{html.substr(end)};
}

/// To the end of the tag; '>' may stand in the values of attributes.
std::size_t tag_length(std::string_view html) {
  bool is_quoted = false;
  for (std::size_t i = 0; i < html.size(); ++i) {
    if (html[i] == '"') is_quoted = !is_quoted;
    if (html[i] == '>' && !is_quoted) return i + 1;
  }
  return html.size();
}

/// A tag, with the attributes that people read.
std::string said_tag(std::string_view tag) {
  constexpr std::array<std::string_view, 3> read_by_people{" title=\"", " aria-label=\"",
                                                           " alt=\""};
  std::string out;
  while (!tag.empty()) {
    const auto name = std::find_if(read_by_people.begin(), read_by_people.end(),
                                   [&](auto each) { return tag.starts_with(each); });
    if (name == read_by_people.end()) {
      if (tag.front() != data_begin && tag.front() != data_end) out += tag.front();
      tag.remove_prefix(1);
      continue;
    }
    out += *name;
    tag.remove_prefix(name->size());
    const auto value = tag.substr(0, tag.find('"'));
    out += said_text(value);
    tag.remove_prefix(value.size());
  }
  return out;
}

}  // namespace

std::string html_phrase(std::string_view text) { return xml_escaped(text); }

std::string html_escaped(std::string_view data) {
  if (data.empty()) return {};
  return data_begin + xml_escaped(data) + data_end;
}

std::string localised(std::string_view html) {
  std::string out;
  out.reserve(html.size());
  while (!html.empty()) {
    if (html.front() == '<') {
      auto tag = html.substr(0, tag_length(html));
      // What stands in a style element is no text.
      if (tag.starts_with("<style")) tag = html.substr(0, html.find("</style>"));
      out += tag.starts_with("<style") ? std::string{tag} : said_tag(tag);
      html.remove_prefix(tag.size());
      continue;
    }
    const auto text = html.substr(0, html.find('<'));
    out += said_text(text);
    html.remove_prefix(text.size());
  }
  return out;
}

std::string page_head(std::string_view title) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n",
      language_tag(), said_text(title), style_sheet);
}

std::string page_tail() { return "</body>\n</html>\n"; }

std::string page(std::string_view title, std::string_view body) {
  return page_head(title) + localised(body) + page_tail();
}

}  // namespace cli
