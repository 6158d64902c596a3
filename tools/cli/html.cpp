#include "cli/html.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/language.hpp"
#include "cli/messages/page.hpp"
#include "cli/text.hpp"
#include "trf/time_control.hpp"
#include "trf/type_code.hpp"

namespace cli {
namespace {

constexpr std::string_view style_sheet = R"(
:root { color-scheme: light; }
body { font: 15px/1.4 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; margin: 1.2rem auto;
  max-width: 62rem; padding: 0 .8rem; color: #111; background: #fff; }
h1 { font-size: 1.45em; margin: 0 0 .4em; }
h2 { font-size: 1.15em; margin: 1.4em 0 .4em; }
h3 { font-size: 1em; margin: 1.2em 0 .3em; }
p { margin: .4em 0; }
h1, h2, h3, p, dd, figcaption { overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: .4em 0 1em; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .3em .55em; }
th, td { padding: .22em .55em; text-align: left; vertical-align: top; border-bottom: 1px solid #bbb; }
thead th { border-bottom: 2px solid #333; vertical-align: bottom; }
tbody tr:nth-child(even) { background: #f4f4f4; }
tr.sum td { border-top: 1px solid #333; font-weight: 600; }
th.n, td.n { text-align: right; white-space: nowrap; }
.wide, .vast { font-size: .9em; }
.wide th, .wide td { padding: .2em .4em; }
.vast th, .vast td { padding: .2em .25em; }
.file { overflow-wrap: anywhere; }
.score { white-space: nowrap; }
.error { color: #a00000; font-weight: 600; }
.warning { color: #7a4a00; }
.quiet { color: #555; font-size: .9em; }
.blank { display: inline-block; width: 100%; min-width: 5em; border-bottom: 1px solid #111; }
.slip table { width: 100%; table-layout: fixed; }
.slip th:nth-child(1) { width: 13%; } .slip th:nth-child(2) { width: 8%; }
.slip th:nth-child(4) { width: 17%; } .slip th:nth-child(5) { width: 26%; }
.slip .blank { min-width: 0; }
figure { margin: .6em 0 1em; }
figcaption { font-size: .9em; font-weight: 600; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; }
svg text { font: 11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: #111; }
.facts span:not(:last-child)::after { content: " ·"; }
dt { font-weight: 600; break-after: avoid; }
dd { margin: 0 0 .4em 1.2em; }
dl.quiet { display: grid; grid-template-columns: max-content 1fr; column-gap: .8em; }
dl.quiet dd { margin: 0 0 .15em; }
a { color: #003a80; }
@media screen and (max-width: 60rem) {
  .vast, .vast tbody { display: block; } .vast thead { display: none; }
  .vast tr { display: flex; flex-wrap: wrap; column-gap: .9em; padding: .35em .3em; border-bottom: 1px solid #bbb; }
  .vast td { display: block; border: 0; padding: 0; }
  .vast td:empty { display: none; }
  .vast td::before { content: attr(data-label) " "; color: #555; font-size: .8em; font-weight: 400; }
  .vast td.who { order: -1; flex: 0 0 100%; font-weight: 600; } .vast td.who::before { content: none; } }
@media screen and (max-width: 40rem) {
  body { font-size: 14px; margin: .5rem 0; padding: 0 .4rem; }
  th, td { padding: .18em .25em; } td { overflow-wrap: break-word; } thead th { font-size: .78em; }
  .tight { font-size: 12px; } .tight th, .tight td { padding: .18em .14em; }
  .cards, .cards tbody, .cards caption { display: block; } .cards thead { display: none; }
  .cards tr { display: flex; flex-wrap: wrap; column-gap: .9em; padding: .35em .3em; border-bottom: 1px solid #bbb; }
  .cards td { display: block; border: 0; padding: 0; }
  .cards td:empty { display: none; }
  .cards td::before { content: attr(data-label) " "; color: #555; font-size: .8em; font-weight: 400; }
  .cards td.who { order: -1; flex: 0 0 100%; font-weight: 600; } .cards td.who::before { content: none; }
  .cards tr.sum { border-top: 1px solid #333; } .cards tr.sum td { border: 0; } }
@page { size: A4; margin: 14mm 12mm; }
@page wide { size: A4 landscape; margin: 12mm 10mm; }
@media print { body { font-size: 10pt; margin: 0; max-width: none; padding: 0; }
  thead { display: table-header-group; } tr, figure, article { break-inside: avoid; }
  tbody tr:nth-last-child(-n+3):not(:first-child) { break-before: avoid; }
  .blank { min-width: 16em; } td.sign { min-width: 12em; }
  h1, h2, h3, caption { break-after: avoid; } .apart { break-before: page; }
  section + section { break-before: page; } a { color: inherit; }
  body:has(.broad) { page: wide; }
  .wide { font-size: 8.5pt; } .wide th, .wide td { padding: .2em .3em; }
  .broad th, .broad td { padding: .2em; }
  .vast { font-size: 6.5pt; }
  .error, .warning, .quiet { color: inherit; } .hint { display: none; }
  body:has(article:target) :is(article, table, h2):not(:target, :target *) { display: none; } }
)";

/// The rate of play: record 122 as written, else 222 in its own notation: "40/5400+30:1800+30".
std::string time_text(const trf::Tournament& tournament) {
  const auto& clock = tournament.time_control;
  return tournament.rate_of_play_text.empty() && clock ? to_string(*clock)
                                                       : tournament.rate_of_play_text;
}

/// From how many columns on a table has small letters on a telephone, if it stays a table there;
/// has small letters; is printed sideways with sentences in it; and without; has very small
/// letters.
constexpr std::size_t tight_table = 7, wide_table = 8, told_table = 12, broad_table = 18,
                      vast_table = 26;

}  // namespace

std::string percent_encoded(std::string_view path) {
  constexpr std::string_view plain =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
  std::string out;
  for (const char c : path) {
    if (plain.find(c) != std::string_view::npos)
      out += c;
    else
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

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
        // Control characters are not allowed in HTML, not even as references.
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

std::string breakable(std::string_view text) {
  // A long word makes a column wider than a telephone.
  constexpr std::size_t longest = 14;
  std::string out, part;
  std::size_t length = 0;
  while (!text.empty()) {
    const auto point = first_code_point(text);
    if (point.value == U' ' || point.value == U'-') {
      length = 0;
    } else if (++length > longest) {
      out += xml_escaped(part) + "<wbr>";
      part.clear();
      length = 1;
    }
    part += text.substr(0, point.length);
    text.remove_prefix(point.length);
  }
  return out + xml_escaped(part);
}

std::string html_phrase(const trf::Message& message) {
  return xml_escaped(render(message, spoken_language()));
}

std::string page_head(std::string_view title) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n",
      spoken_language().tag, title, style_sheet);
}

std::string page_tail() { return "</body>\n</html>\n"; }

std::string page(std::string_view title, std::string_view body) {
  return page_head(title) + std::string{body} + page_tail();
}

std::string element(std::string_view name, std::string_view html, std::string_view css_class) {
  const auto attribute = css_class.empty() ? "" : fmt::format(" class=\"{}\"", css_class);
  return fmt::format("<{0}{1}>{2}</{0}>\n", name, attribute, html);
}

HtmlTable::HtmlTable(std::vector<Heading> headings, const trf::Message& caption, Narrow narrow)
    : headings_{std::move(headings)},
      caption_{caption.empty() ? std::string{} : html_phrase(caption)},
      narrow_{narrow} {}

HtmlTable& HtmlTable::row(std::string_view css_class) {
  if (!rows_.empty()) rows_ += "</tr>\n";
  rows_ += css_class.empty() ? "<tr>" : fmt::format("<tr class=\"{}\">", css_class);
  next_ = 0;
  return *this;
}

HtmlTable& HtmlTable::markup(std::string_view html, std::string_view css_class) {
  const auto& heading = headings_[next_++];
  const std::string_view kind = heading.kind == Kind::number ? "n"
                                : heading.kind == Kind::who  ? "who"
                                                             : "";
  rows_ += "<td";
  if (!kind.empty() || !css_class.empty()) {
    rows_ += " class=\"";
    rows_ += kind;
    if (!kind.empty() && !css_class.empty()) rows_ += ' ';
    rows_ += css_class;
    rows_ += '"';
  }
  if (is_cards() && heading.kind != Kind::who && !html.empty() && !heading.title.empty()) {
    rows_ += " data-label=\"";
    rows_ += html_phrase(heading.title);
    rows_ += '"';
  }
  rows_ += '>';
  rows_ += html;
  rows_ += "</td>";
  return *this;
}

std::string HtmlTable::html() const {
  const bool is_tight = narrow_ == Narrow::table && headings_.size() >= tight_table;
  const std::size_t broad = has_phrases_ ? told_table : broad_table;
  const std::string_view kind = is_tight                         ? " class=\"tight\""
                                : !is_cards()                    ? ""
                                : headings_.size() >= vast_table ? " class=\"cards broad vast\""
                                : headings_.size() >= broad      ? " class=\"cards broad wide\""
                                : headings_.size() >= wide_table ? " class=\"cards wide\""
                                                                 : " class=\"cards\"";
  std::string out = fmt::format("<table{}>\n", kind);
  if (!caption_.empty()) out += element("caption", caption_);
  out += "<thead><tr>";
  for (const auto& heading : headings_)
    out += fmt::format(
        "<th scope=\"col\"{}{}>{}</th>", heading.kind == Kind::number ? " class=\"n\"" : "",
        heading.hint.empty() ? "" : fmt::format(" title=\"{}\"", html_phrase(heading.hint)),
        html_phrase(heading.title));
  out += "</tr></thead>\n<tbody>\n" + rows_;
  if (!rows_.empty()) out += "</tr>\n";
  return out + "</tbody>\n</table>\n";
}

std::string spoken(std::string text) {
  const auto point = text.find('.');
  if (point == std::string::npos || point == 0 ||
      text.find_first_not_of("+-0123456789.") != std::string::npos)
    return text;
  text[point] = spoken_language().decimal_point;
  return text;
}

std::string spoken(const trf::Date& day) {
  return day.is_set() ? render(said::short_day{.day = to_string(day)}, spoken_language())
                      : std::string{};
}

std::string halves(trf::Score score) {
  const int tenths = score.tenths();
  if (tenths % 10 == 5 && tenths > 0) return tenths < 10 ? "½" : fmt::format("{}½", tenths / 10);
  return tenths % 10 == 0 ? std::to_string(tenths / 10) : spoken(to_string(score));
}

std::string titled_name(const trf::Player& player) {
  const auto title = player.shown_title();
  return title.empty() ? player.name : fmt::format("{} {}", title, player.name);
}

trf::Message day_of(const trf::Date& date) {
  if (date.month == 0) return said::year_alone{.year = date.year};
  const auto month = static_cast<Month>(date.month - 1);
  if (date.day == 0) return said::month_of_year{.month = month, .year = date.year};
  return said::day_of_month{.day = date.day, .month = month, .year = date.year};
}

namespace {

/// The meaning of a code of record 192; the code itself if it is not known.
std::string kind_of_tournament(std::string_view code) {
  for (std::size_t i = 0; i < std::size(kind_names); ++i) {
    if (code.find(kind_names[i]) == std::string_view::npos) continue;
    auto html = html_phrase(said::kind_of_tournament{.kind = static_cast<NamedKind>(i)});
    if (trf::type_code(code).is_baku) html += ", " + html_phrase(said::baku_acceleration{});
    return html;
  }
  return xml_escaped(code);
}

}  // namespace

std::string event_heading(const trf::Tournament& tournament) {
  std::string html = element("h1", tournament.name.empty() ? html_phrase(said::tournament{})
                                                           : xml_escaped(tournament.name));
  std::string line;
  const auto add_html = [&line](const std::string& part) {
    if (!part.empty()) line += (line.empty() ? "" : " · ") + part;
  };
  const auto add = [&](const std::string& text) { add_html(xml_escaped(text)); };
  add(tournament.city.empty() || tournament.federation.empty()
          ? tournament.city + tournament.federation
          : fmt::format("{} ({})", tournament.city, tournament.federation));
  if (tournament.start.is_set()) {
    const auto start = html_phrase(day_of(tournament.start));
    add_html(tournament.end.is_set() && tournament.end != tournament.start
                 ? fmt::format("{} – {}", start, html_phrase(day_of(tournament.end)))
                 : start);
  }
  // A code in 092 is also a code of 192.
  if (tournament.type_text.empty() || tournament.type_text == tournament.type_code)
    add_html(kind_of_tournament(tournament.type_code));
  else
    add(tournament.type_text);
  add(time_text(tournament));
  if (!line.empty()) html += element("p", line);
  if (!tournament.chief_arbiter.empty())
    html += element("p", html_phrase(said::chief_arbiter{.name = tournament.chief_arbiter}));
  if (!tournament.deputies.empty())
    html += element("p", html_phrase(said::deputy_arbiters{
                             .names = {tournament.deputies,
                                       [](const std::string& name) { return trf::Data{name}; }}}));
  return html;
}

}  // namespace cli
