#include "trf/csv.hpp"

#include <algorithm>

namespace trf {
namespace {

bool is_space_or_tab(char c) noexcept { return c == ' ' || c == '\t'; }

/// Bytes before the separator or the line end.
std::size_t cell_size(std::string_view text, char separator) noexcept {
  std::size_t size = 0;
  while (size < text.size() && text[size] != separator && text[size] != '\r' && text[size] != '\n')
    ++size;
  return size;
}

std::string_view without_blanks(std::string_view text) noexcept {
  while (!text.empty() && is_space_or_tab(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space_or_tab(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace

CsvCell take_csv_cell(std::string_view& rest, char separator) noexcept {
  // A TAB is a space unless it is the separator.
  std::size_t at = 0;
  while (at < rest.size() && is_space_or_tab(rest[at]) && rest[at] != separator) ++at;
  CsvCell cell;
  if (at == rest.size() || rest[at] != '"') {
    const auto size = cell_size(rest, separator);
    cell.text = without_blanks(rest.substr(0, size));
    rest.remove_prefix(size);
    return cell;
  }
  const auto from = ++at;
  for (;; at += 2) {
    at = std::min(rest.find('"', at), rest.size());
    if (at + 1 >= rest.size() || rest[at + 1] != '"') break;
    cell.has_doubled_quotes = true;
  }
  cell.text = rest.substr(from, at - from);
  cell.is_open = at == rest.size();
  rest.remove_prefix(cell.is_open ? at : at + 1);
  const auto size = cell_size(rest, separator);
  cell.after_quotes = without_blanks(rest.substr(0, size));
  rest.remove_prefix(size);
  return cell;
}

std::string CsvCell::str() const {
  std::string out{text};
  if (has_doubled_quotes) {
    bool is_second = false;
    std::erase_if(out, [&](char c) { return is_second = c == '"' && !is_second; });
  }
  for (const char c : after_quotes)
    if (!is_space_or_tab(c)) out += c;
  return out;
}

char csv_separator(std::string_view header) noexcept {
  char best = ',';
  std::ptrdiff_t most = 0;
  for (const char candidate : {'\t', ';', ','})
    if (const auto count = std::count(header.begin(), header.end(), candidate); count > most) {
      best = candidate;
      most = count;
    }
  return best;
}

bool is_formula(std::string_view text) noexcept {
  return !text.empty() && std::string_view{"=+-@\t\r"}.find(text.front()) != text.npos;
}

std::string_view without_formula_mark(std::string_view text) noexcept {
  return text.starts_with('\'') && is_formula(text.substr(1)) ? text.substr(1) : text;
}

void append_csv(std::string& out, std::string_view text, char separator) {
  // A row that begins with # would be a comment.
  const bool needs_quotes = text.starts_with(' ') || text.ends_with(' ') || text.starts_with('#') ||
                            std::any_of(text.begin(), text.end(), [separator](char c) {
                              return c == separator || c == '"' || c == '\r' || c == '\n';
                            });
  if (!needs_quotes) {
    out += text;
    return;
  }
  out += '"';
  for (const char each : text) {
    if (each == '"') out += '"';
    out += each;
  }
  out += '"';
}

}  // namespace trf
