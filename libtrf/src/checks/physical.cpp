// Family P: bytes, line ends and columns. The reader reports what makes a file unreadable (P05,
// P09, P13).

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "checks/report.hpp"
#include "read/context.hpp"
#include "trf/layout.hpp"
#include "trf/messages/found_physical.hpp"
#include "trf/text.hpp"

namespace trf::checking {
namespace {

constexpr std::string_view line_end_name(LineEnd end) noexcept {
  constexpr std::string_view names[]{"none", "LF", "CR", "CRLF"};
  return names[static_cast<std::size_t>(end)];
}

/// "1F"
Code hexadecimal(char c) {
  return Code{fmt::format("{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)))};
}

void check_line_ends(Report& report) {
  const auto lines = report.document().lines();
  const auto has_end = [](const Line& line) { return line.end != LineEnd::none; };
  const auto usual = std::ranges::find_if(lines, has_end);
  const auto other = std::find_if(usual, lines.end(), [&](const Line& line) {
    return has_end(line) && line.end != usual->end;
  });
  if (other != lines.end())
    report.add("P01", {static_cast<std::uint32_t>(other - lines.begin() + 1), 0, 1},
               found::line_end_changes{.end = Code{line_end_name(other->end)},
                                       .before = Code{line_end_name(usual->end)}});
  else if (usual != lines.end() && usual->end == LineEnd::lf)
    report.add("P02", {1, 0, 1}, found::lines_end_with_lf{});
  if (!lines.empty() && lines.back().end == LineEnd::none &&
      report.document().text(lines.size()) != "\x1a")
    report.add("P03", {static_cast<std::uint32_t>(lines.size()), 0, 1},
               found::last_line_not_ended{});
}

// The code page is unknown; the usual ones can be guessed.
std::string_view guessed_page(std::string_view text) noexcept {
  const bool has_c1 = std::ranges::any_of(text, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 && byte < 0xA0;
  });
  return has_c1 ? "Windows-1252" : "ISO 8859-1";
}

void check_encoding(Report& report) {
  const auto& document = report.document();
  const auto lines = document.lines();
  std::size_t count = 0;
  std::uint32_t first = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].is_ascii || lines[i].is_utf8) continue;
    if (count++ == 0) first = static_cast<std::uint32_t>(i + 1);
  }
  if (count == 0) return;
  const auto text = document.text(first);
  const auto at = find_invalid_utf8(text);
  report.add("P06", {first, static_cast<std::uint32_t>(at + 1), 1},
             found::not_utf8{.byte = hexadecimal(text[at]),
                             .offset = lines[first - 1].offset + at,
                             .lines = count,
                             .page = Code{guessed_page(text)}});
}

// Characters beyond ASCII that look like spaces, digits and dashes: NBSP, U+2000..2015, U+2212,
// U+202F, U+3000, and full-width digits.
std::size_t find_lookalike(std::string_view text) noexcept {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const auto a = static_cast<unsigned char>(text[i]);
    if (a < 0xC2) continue;
    const auto b = static_cast<unsigned char>(text[i + 1]);
    const auto c = i + 2 < text.size() ? static_cast<unsigned char>(text[i + 2]) : 0U;
    if ((a == 0xC2 && b == 0xA0) || (a == 0xE2 && b == 0x80 && (c <= 0x95 || c == 0xAF)) ||
        (a == 0xE2 && b == 0x88 && c == 0x92) || (a == 0xE3 && b == 0x80 && c == 0x80) ||
        (a == 0xEF && b == 0xBC && c >= 0x90 && c <= 0x99))
      return i;
  }
  return std::string_view::npos;
}

// UTF-8 that was read as Latin-1 and encoded again begins with U+00C3 to U+00C5, followed by
// U+0080 to U+00BF.
std::size_t find_mojibake(std::string_view text) noexcept {
  for (std::size_t i = 0; i + 3 < text.size(); ++i) {
    const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[i + k]); };
    if (byte(0) == 0xC3 && byte(1) >= 0x83 && byte(1) <= 0x85 && byte(2) == 0xC2 &&
        byte(3) >= 0x80 && byte(3) <= 0xBF)
      return i;
  }
  return std::string_view::npos;
}

/// No control characters: eight bytes at a time, as most lines are clean.
bool is_clean(std::string_view text) noexcept {
  constexpr std::uint64_t ones = 0x0101'0101'0101'0101U, highs = 0x8080'8080'8080'8080U;
  std::uint64_t found = 0;
  for (; text.size() >= 8; text.remove_prefix(8)) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data(), 8);
    const auto from_delete = word ^ (ones * 0x7F);
    // The high bit of a byte below 0x20, or of a byte 0x7F; no bit is set if and only if there
    // is none.
    found |= ((word - ones * 0x20) & ~word) | ((from_delete - ones) & ~from_delete);
  }
  return (found & highs) == 0 && std::ranges::all_of(text, [](char c) {
           return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F;
         });
}

void check_characters(Report& report, std::uint32_t line, std::string_view text) {
  const auto& document = report.document();
  const auto control = std::ranges::find_if(text, [](char c) {
    return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7F;
  });
  if (control != text.end()) {
    const auto at = static_cast<std::size_t>(control - text.begin());
    if (*control == '\x1a' && line >= document.line_count() - 1 && at + 1 == text.size())
      report.add("P12", {line, static_cast<std::uint32_t>(document.column_of(line, at)), 1},
                 found::ends_with_1a{});
    else
      report.add_mild("P07", *control == '\0' ? Severity::error : Severity::warning,
                      {line, static_cast<std::uint32_t>(document.column_of(line, at)), 1},
                      *control == '\0'
                          ? Message{found::has_nul{}}
                          : Message{found::has_control{.byte = hexadecimal(*control)}});
  }
  if (const auto at = text.find('\t'); at != std::string_view::npos) {
    // TABs after the data are harmless, and free text may contain them.
    const bool is_trailing = text.find_first_not_of(" \t", at) == std::string_view::npos;
    const auto* const record = text.size() >= 3 ? layout::find(text.substr(0, 3)) : nullptr;
    const bool has_columns =
        record != nullptr ? !layout::is_free_text(*record) : detail::is_national(text);
    if (!is_trailing && has_columns)
      report.add("P08", {line, static_cast<std::uint32_t>(document.column_of(line, at)), 1},
                 found::has_tab{});
  }
}

void check_foreign(Report& report, std::uint32_t line, std::string_view text) {
  const auto& document = report.document();
  const auto place = [&](std::size_t at) {
    return Position{line, static_cast<std::uint32_t>(document.column_of(line, at)), 1};
  };
  if (const auto at = find_lookalike(text); at != std::string_view::npos) {
    const auto where = place(at);
    namespace player = layout::player;
    const bool in_name = text.starts_with("001") && where.column >= player::name.first &&
                         where.column <= player::name.last();
    const bool is_data = text.starts_with("001") || text.starts_with("132") ||
                         text.starts_with("142") || text.starts_with("162");
    if (is_data && !in_name)
      report.add("P14", where, found::lookalike{});
    else if (in_name && text.substr(at, 2) == "\xC2\xA0")
      report.add("P14", where, found::nbsp_in_name{});
  }
  if (const auto at = find_mojibake(text); at != std::string_view::npos)
    report.add("P15", place(at), found::encoded_twice{});
}

void check_separators(Report& report, std::uint32_t line,
                      std::span<const std::uint16_t> separators) {
  const auto row = report.columns(line);
  for (const std::uint32_t column : separators) {
    if (column > row.size() || row[column - 1] == ' ' || row[column - 1] == '\t') continue;
    if (column == layout::player::after_name && is_name_too_long(row)) continue;  // R06
    const Position where{line, column, 1};
    report.add("P10", where, found::separator_used{.column = column, .found = report.shown(where)});
    return;
  }
}

}  // namespace

void check_physical(Report& report) {
  const auto& document = report.document();
  if (document.has_bom()) report.add("P04", {1, 1, 1}, found::has_bom{});
  check_line_ends(report);
  check_encoding(report);
  const std::size_t limit = document.limits().line_bytes;
  const auto lines = document.lines();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto line = static_cast<std::uint32_t>(i + 1);
    const auto text = document.text(line);
    if (text.size() > limit)
      report.add("P11", {line, static_cast<std::uint32_t>(limit + 1), 1},
                 found::line_too_long{.bytes = limit});
    if (!is_clean(text)) check_characters(report, line, text);
    if (!lines[i].is_ascii && lines[i].is_utf8) check_foreign(report, line, text);
  }
  if (!report.wants("P10") || !report.has_tournament()) return;
  const auto& players = report.tournament().players;
  for (PlayerIndex p = 0; p < report.tournament().player_count(); ++p) {
    if (players[p].line != 0 && !report.is_shifted(p))
      check_separators(report, players[p].line, layout::player::separators);
    for (const auto& record : players[p].national)
      if (record.line != 0) check_separators(report, record.line, layout::national::separators);
  }
}

}  // namespace trf::checking
