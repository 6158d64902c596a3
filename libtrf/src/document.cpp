#include "trf/document.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "read/context.hpp"
#include "trf/layout.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

constexpr std::uint64_t ones = 0x0101'0101'0101'0101U;
constexpr std::uint64_t highs = 0x8080'8080'8080'8080U;

// Eight bytes at a time: is one of them a line end, or below 0x0E? Exact enough to skip the
// others.
constexpr bool may_end_line(std::uint64_t word) noexcept {
  return ((word - ones * 0x0E) & ~word & highs) != 0;
}

std::uint64_t word_at(const char* at) noexcept {
  std::uint64_t word = 0;
  std::memcpy(&word, at, sizeof word);
  return word;
}

/// Skips words that end no line, four at a time while that is possible. Collects their bits.
const char* skip_words(const char* at, const char* end, std::uint64_t& seen) noexcept {
  for (; end - at >= 32; at += 32) {
    const auto a = word_at(at), b = word_at(at + 8), c = word_at(at + 16), d = word_at(at + 24);
    if (may_end_line(a) || may_end_line(b) || may_end_line(c) || may_end_line(d)) break;
    seen |= a | b | c | d;
  }
  for (; end - at >= 8; at += 8) {
    const auto word = word_at(at);
    if (may_end_line(word)) break;
    seen |= word;
  }
  return at;
}

}  // namespace

std::vector<Line> split_lines(std::string_view bytes) {
  std::vector<Line> lines;
  const char* const begin = bytes.data();
  const char* const end = begin + bytes.size();
  const char* at = begin;
  while (at != end) {
    const char* const start = at;
    std::uint64_t seen = 0;
    while (true) {
      at = skip_words(at, end, seen);
      const char* const stop = end - at >= 8 ? at + 8 : end;
      while (at != stop && *at != '\n' && *at != '\r') {
        seen |= static_cast<unsigned char>(*at);
        ++at;
      }
      if (at != stop || at == end) break;
    }
    Line line;
    line.offset = static_cast<std::uint32_t>(start - begin);
    line.length = static_cast<std::uint32_t>(at - start);
    line.is_ascii = (seen & highs) == 0;
    line.is_utf8 =
        line.is_ascii || find_invalid_utf8({start, line.length}) == std::string_view::npos;
    if (at != end) {
      if (*at == '\n') {
        line.end = LineEnd::lf;
        ++at;
      } else if (at + 1 != end && at[1] == '\n') {
        line.end = LineEnd::crlf;
        at += 2;
      } else {
        line.end = LineEnd::cr;
        ++at;
      }
    }
    lines.push_back(line);
  }
  return lines;
}

std::size_t count_lines(std::string_view bytes) noexcept {
  if (bytes.empty()) return 0;
  const char* const last = bytes.data() + bytes.size() - 1;
  std::size_t ends = 0;
  std::uint64_t unused = 0;
  for (const char* at = bytes.data(); at != last;) {
    at = skip_words(at, last, unused);
    for (const char* const stop = last - at >= 8 ? at + 8 : last; at != stop; ++at)
      ends += *at == '\n' || (*at == '\r' && at[1] != '\n') ? 1U : 0U;
  }
  return ends + 1;  // The last byte ends a line, or belongs to one without end
}

Document::Document(std::string bytes, const Limits& limits)
    : Document(std::make_shared<const std::string>(std::move(bytes)), limits) {}

Document::Document(std::shared_ptr<const std::string> bytes, const Limits& limits)
    : bytes_(std::move(bytes)), all_(*bytes_), limits_(limits) {
  if (is_too_large()) return;
  const auto all = all_;
  // Before memory is allocated: a line of the table is larger than an empty line of the file.
  has_too_many_lines_ = all.size() > limits_.lines && count_lines(all) > limits_.lines;
  if (has_too_many_lines_) return;
  if (all.starts_with("\xFF\xFE") || all.starts_with("\xFE\xFF") ||
      all.starts_with(std::string_view{"\0\0\xFE\xFF", 4})) {
    encoding_ = Encoding::utf16;
    return;
  }
  if (all.starts_with("\xEF\xBB\xBF")) bom_ = 3;
  lines_ = split_lines(all.substr(bom_));
  for (auto& line : lines_) {
    line.offset += static_cast<std::uint32_t>(bom_);
    if (!line.is_utf8)
      encoding_ = Encoding::windows1252;
    else if (!line.is_ascii && encoding_ == Encoding::ascii)
      encoding_ = Encoding::utf8;
  }
}

std::string Document::bytes() const {
  if (edits_.empty()) return std::string{all_};
  std::string out;
  out.reserve(all_.size() + edits_.size() * 16);
  std::size_t copied = 0;  // Of bytes_: everything between edits is copied in one piece
  for (const auto& [number, text] : edits_) {
    const auto& line = lines_[number - 1];
    out.append(all_, copied, line.offset - copied);
    out += text;
    copied = line.offset + line.length;
  }
  out.append(all_, copied);
  return out;
}

std::shared_ptr<const std::string> Document::shared_bytes() const {
  return edits_.empty() && bytes_ ? bytes_ : std::make_shared<const std::string>(bytes());
}

std::string_view Document::text(std::size_t number) const noexcept {
  assert(number >= 1 && number <= lines_.size());
  if (!edits_.empty())
    if (const auto edit = edits_.find(number); edit != edits_.end()) return edit->second;
  const auto& line = lines_[number - 1];
  return all_.substr(line.offset, line.length);
}

std::string_view Document::field(std::size_t number, std::size_t first,
                                 std::size_t width) const noexcept {
  const auto all = text(number);
  const auto& line = lines_[number - 1];
  if (line.is_ascii || !line.is_utf8)
    return first > all.size() ? std::string_view{} : all.substr(first - 1, width);
  const auto rest = all.substr(bytes_of(all, first - 1));
  return rest.substr(0, bytes_of(rest, width));
}

std::size_t Document::width(std::size_t number) const noexcept {
  const auto& line = lines_[number - 1];
  return line.is_ascii || !line.is_utf8 ? text(number).size() : count_code_points(text(number));
}

std::size_t Document::column_of(std::size_t number, std::size_t byte) const noexcept {
  const auto& line = lines_[number - 1];
  if (line.is_ascii || !line.is_utf8) return byte + 1;
  return count_code_points(text(number).substr(0, byte)) + 1;
}

Position Document::value_place(std::uint32_t number) const noexcept {
  if (number == 0) return {};
  constexpr std::uint32_t first = layout::text.first;
  const auto columns = static_cast<std::uint32_t>(width(number));
  return columns < first ? Position{number, 1, std::max(columns, 1U)}
                         : Position{number, first, columns + 1 - first};
}

namespace {

/// A line without letters of its own follows the others, so that no edit gives a file two
/// encodings.
bool is_written_in_windows1252(const Line& line, Encoding encoding) noexcept {
  return !line.is_utf8 || (line.is_ascii && encoding == Encoding::windows1252);
}

}  // namespace

bool Document::set_field(std::size_t number, std::size_t first, std::size_t width,
                         std::string_view value, bool align_right) {
  const auto length = count_code_points(value);
  assert(length <= width);
  const auto pad = std::string(width - length, ' ');
  const auto& line = lines_[number - 1];
  std::string_view old = text(number);
  const bool by_code_points = !line.is_ascii && line.is_utf8;
  const auto offset = [&](std::size_t columns) {
    return by_code_points ? bytes_of(old, columns) : std::min(columns, old.size());
  };
  std::string padded = align_right ? pad + std::string{value} : std::string{value} + pad;
  if (is_written_in_windows1252(lines_[number - 1], encoding_)) {
    auto bytes = windows1252_of_utf8(padded);
    if (!bytes) return false;
    padded = std::move(*bytes);
  }
  std::string changed{old.substr(0, offset(first - 1))};
  const auto columns = by_code_points ? count_code_points(changed) : changed.size();
  changed.append(first - 1 - columns, ' ');
  changed += padded;
  changed += old.substr(offset(first - 1 + width));
  set_line(number, std::move(changed));
  return true;
}

bool Document::set_text(std::size_t number, std::string_view text) {
  if (!is_written_in_windows1252(lines_[number - 1], encoding_)) {
    set_line(number, std::string{text});
    return true;
  }
  auto bytes = windows1252_of_utf8(text);
  if (!bytes) return false;
  set_line(number, std::move(*bytes));
  return true;
}

void Document::set_line(std::size_t number, std::string text) {
  auto& line = lines_[number - 1];
  const bool in_windows1252 = is_written_in_windows1252(lines_[number - 1], encoding_);
  line.is_ascii =
      std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  line.is_utf8 = line.is_ascii || !in_windows1252;
  edits_[number] = std::move(text);
}

bool Document::insert_after(std::size_t number, std::string_view text) {
  const auto line = encoding_ == Encoding::windows1252 ? windows1252_of_utf8(text)
                                                       : std::optional{std::string{text}};
  if (!line) return false;
  auto all = bytes();
  auto end = LineEnd::lf;
  if (!lines_.empty()) {
    end = lines_[number == 0 ? 0 : number - 1].end;
    if (end == LineEnd::none) end = lines_.size() > 1 ? lines_.front().end : LineEnd::lf;
  }
  const auto lines = split_lines(std::string_view{all}.substr(bom_));
  std::size_t at = bom_;
  bool missing = false;  // The line before had no terminator.
  if (number > 0) {
    const auto& before = lines[number - 1];
    at += before.offset + before.length + bytes_of(before.end).size();
    missing = before.end == LineEnd::none;
  }
  std::string inserted;
  if (missing) inserted += bytes_of(end);
  inserted += *line;
  if (!missing) inserted += bytes_of(end);
  all.insert(at, inserted);
  *this = Document{std::move(all), limits_};
  return true;
}

void Document::erase(std::size_t number) {
  auto all = bytes();
  const auto lines = split_lines(std::string_view{all}.substr(bom_));
  const auto& line = lines[number - 1];
  all.erase(bom_ + line.offset, line.length + bytes_of(line.end).size());
  *this = Document{std::move(all), limits_};
}

std::uint32_t line_of(const Document& document,
                      std::initializer_list<std::string_view> tags) noexcept {
  for (const auto tag : tags) {
    std::uint32_t first = 0;
    for (std::uint32_t line = 1; line <= document.line_count(); ++line) {
      const auto text = document.text(line);
      if (!text.starts_with(tag)) continue;
      if (detail::without_end(text).size() > tag.size()) return line;
      if (first == 0) first = line;
    }
    if (first != 0) return first;
  }
  return 0;
}

Position date_place(const Document& document, std::size_t round) {
  std::vector<std::uint32_t> records;
  for (std::uint32_t line = 1; line <= document.line_count(); ++line)
    if (document.text(line).starts_with("132")) records.push_back(line);
  return detail::date_place(document, records, round);
}

}  // namespace trf
