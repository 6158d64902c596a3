#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "trf/message.hpp"
#include "trf/tournament.hpp"

// The one builder of printed pages: self-contained (no network, no script), for A4 paper without
// colour and for a telephone without sideways scrolling.

namespace cli {

/// Text for an element or a quoted attribute of XML and HTML.
[[nodiscard]] std::string xml_escaped(std::string_view text);

/// A path as an address: what is not a plain character of RFC 3986 or '/' is "%20".
[[nodiscard]] std::string percent_encoded(std::string_view path);

/// The same as xml_escaped(), with places where a word that is too long for a telephone can be
/// broken.
[[nodiscard]] std::string breakable(std::string_view text);

/// A sentence of ours in the language of this run, escaped.
[[nodiscard]] std::string html_phrase(const trf::Message& message);

/// The text before the body of a page. `title` is escaped HTML.
[[nodiscard]] std::string page_head(std::string_view title);
[[nodiscard]] std::string page_tail();
/// The whole page, in the language of this run.
[[nodiscard]] std::string page(std::string_view title, std::string_view body);

/// An element on a line of its own: "<p>Bruno &amp; Ada</p>\n". `html` is escaped.
[[nodiscard]] std::string element(std::string_view name, std::string_view html,
                                  std::string_view css_class = {});

/// A table of a page. With many columns it is printed sideways, and on a telephone each row becomes
/// a card: the name, then the other cells with their headings.
class HtmlTable {
 public:
  enum class Kind : std::uint8_t {
    text,
    number,  ///< Right-aligned
    who,     ///< Names the row; heads its card
  };
  struct Heading {
    trf::Message title;
    Kind kind = Kind::text;
    trf::Message hint{};  ///< The meaning of a short title
  };
  /// The form of the table on a telephone.
  enum class Narrow : std::uint8_t {
    automatic,  ///< Cards from six columns on
    table,      ///< A table with any content: its words break
  };

  explicit HtmlTable(std::vector<Heading> headings, const trf::Message& caption = {},
                     Narrow narrow = Narrow::automatic);

  /// Begins a row; cells follow in the order of the headings.
  HtmlTable& row(std::string_view css_class = {});
  HtmlTable& cell(std::string_view data) {
    return markup(data.empty() ? std::string{} : breakable(data));
  }
  HtmlTable& cell(std::int64_t number) { return markup(std::to_string(number)); }
  HtmlTable& phrase(const trf::Message& message) {
    has_phrases_ = true;
    return markup(html_phrase(message));
  }
  HtmlTable& empty() { return markup({}); }
  /// A cell with HTML in it.
  HtmlTable& markup(std::string_view html, std::string_view css_class = {});
  /// The element. \pre every row is complete
  [[nodiscard]] std::string html() const;

 private:
  [[nodiscard]] bool is_cards() const noexcept {
    return narrow_ == Narrow::automatic && headings_.size() > 5;
  }

  std::vector<Heading> headings_;
  std::string caption_, rows_;
  Narrow narrow_;
  bool has_phrases_ = false;
  std::size_t next_ = 0;  ///< Column of the next cell
};

/// A number of a page in the language of this run: "-0,5". Other texts stay as they are.
[[nodiscard]] std::string spoken(std::string text);
/// A day in the language of this run: "2026/05/02", in Italian "02/05/2026".
[[nodiscard]] std::string spoken(const trf::Date& day);

/// A day in words: "24 April 2026", "April 2026", "2026". Each language has its own order and
/// months. \pre the date is set
[[nodiscard]] trf::Message day_of(const trf::Date& date);

/// 4.5 as players write it: "4½".
[[nodiscard]] std::string halves(trf::Score score);

/// "GM Carlsen, Magnus"
[[nodiscard]] std::string titled_name(const trf::Player& player);

/// The start of every sheet of an event: its name, place, dates, kind and rate of play, the
/// arbiters (FIDE 1997, 11.21 and 11.22).
[[nodiscard]] std::string event_heading(const trf::Tournament& tournament);

}  // namespace cli
