#include "read/context.hpp"

#include <fmt/format.h>

#include "trf/contains.hpp"
#include "trf/messages/reader.hpp"

namespace trf::detail {
namespace {

// A hostile file has more faults than people can read; the limit keeps memory small.
constexpr std::size_t most_findings = 100'000;

}  // namespace

std::string_view without_end(std::string_view line) noexcept {
  return line.substr(0, line.find_last_not_of(" \t\x1a") + 1);
}

Row::Row(const Document& document, std::uint32_t line, Counting counting)
    : raw_(document.text(line)), line_(line), counting_(counting) {
  const auto& where = document.lines()[line - 1];
  is_utf8_ = where.is_utf8;
  flat_ = raw_;
  if (!where.is_ascii) {
    changed_.reserve(raw_.size());
    for (const char c : raw_) {
      const auto byte = static_cast<unsigned char>(c);
      if (byte < 0x80)
        changed_ += c;
      else if (counting == Counting::bytes || !is_utf8_ || (byte & 0xC0U) != 0x80U)
        changed_ += foreign;
    }
    flat_ = changed_;
  }
  flat_ = without_end(flat_);
}

std::string_view Row::raw(std::size_t column, std::size_t width) const noexcept {
  if (column > flat_.size()) return {};
  if (is_plain() || !is_utf8_ || counting_ == Counting::bytes)
    return raw_.substr(column - 1U, std::min(width, flat_.size() - column + 1U));
  const auto rest = raw_.substr(bytes_of(raw_, column - 1U));
  return rest.substr(0, bytes_of(rest, width));
}

std::string Row::text(const layout::Field& field) const {
  const auto bytes = trimmed(raw(field.first, field.width));
  return is_utf8_ ? std::string{bytes} : utf8_of_windows1252(bytes);
}

Data Row::shown(std::size_t column, std::size_t width) const {
  const auto bytes = raw(column, width);
  return detail::shown(is_utf8_ ? bytes : utf8_of_windows1252(bytes));
}

bool Context::take(std::string_view tag) {
  if (contains(taken, tag)) return false;
  taken.push_back(tag);
  return true;
}

void Context::report(CheckId check, Severity severity, Position where, Message message) {
  if (found.size() < most_findings) found.push_back({check, severity, where, std::move(message)});
}

Data shown(std::string_view text) {
  constexpr std::size_t most = 40;
  std::string out;
  std::size_t shown = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (shown++ == most) {
      while (!out.empty() && (static_cast<unsigned char>(out.back()) & 0xC0U) == 0x80U)
        out.pop_back();
      if (!out.empty() && static_cast<unsigned char>(out.back()) >= 0xC0U) out.pop_back();
      out += "...";
      break;
    }
    if (byte < 0x20 || byte == 0x7f)
      out += fmt::format("\\x{:02x}", byte);
    else
      out += c;
  }
  return Data{std::move(out)};
}

NumberField number_of(std::string_view field) noexcept {
  const auto value = parse_number(field);
  return {value, value.has_value() || trimmed(field).empty()};
}

Message not_in_range(const Row& row, const layout::Field& field, int low, int high) {
  return said::field_not_in_range{.field = name_of(field),
                                  .found = row.shown(field),
                                  .low = low,
                                  .high = high,
                                  .first = field.first,
                                  .last = field.last()};
}

Message not_number(const Row& row, const layout::Field& field) {
  return said::field_not_number{.field = name_of(field), .found = row.shown(field)};
}

std::optional<int> number_in(Context& context, const Row& row, const layout::Field& field, int low,
                             int high, CheckId check) {
  const auto number = number_of(row.get(field));
  if (number.value && *number.value >= low && *number.value <= high) return number.value;
  context.report(check, Severity::error, row, field, not_in_range(row, field, low, high));
  return {};
}

Message points_unreadable(const Row& row, const layout::Field& field) {
  return said::points_unreadable{
      .found = row.shown(field), .first = field.first, .last = field.last()};
}

PointsField points_in(Context& context, const Row& row, const layout::Field& field, CheckId check) {
  const auto text = row.get(field);
  const auto value = Score::parse(text);
  const bool ok = value || trimmed(text).empty();
  if (!ok) context.report(check, Severity::error, row, field, points_unreadable(row, field));
  return {value, ok};
}

std::size_t filled_separator(const layout::Record& record, const Row& row,
                             std::size_t from) noexcept {
  std::size_t head = 0;  // The first column of the part that repeats
  std::size_t pitch = 0;
  for (const auto& field : record.fields) {
    if (field.pitch == 0) continue;
    if (head == 0 || field.first < head) head = field.first;
    pitch = field.pitch;
  }
  for (std::size_t column = from; column <= row.width(); ++column) {
    const auto first = pitch == 0 || column < head ? column : head + (column - head) % pitch;
    if (row.at(column) != ' ' && !layout::is_in_field(record.fields, first)) return column;
  }
  return 0;
}

void report_separator(Context& context, CheckId check, const layout::Record& record, const Row& row,
                      std::size_t column) {
  context.report(check, Severity::error, row.line(), column, 1,
                 said::separator_not_blank{
                     .tag = Code{record.tag}, .column = column, .found = row.shown(column, 1)});
}

std::vector<Id> ids_of(Context& context, const Row& row, const layout::Field& first,
                       CheckId check) {
  std::vector<Id> ids;
  for (auto field = first; field.first <= row.width(); field = field.at(1)) {
    const auto number = number_of(row.get(field));
    if (number.ok && (!number.value || *number.value == 0)) continue;
    if (!number.ok || *number.value > max_start_rank) {
      context.report(check, Severity::error, row, field,
                     not_in_range(row, field, 1, max_start_rank));
      continue;
    }
    ids.push_back(static_cast<Id>(*number.value));
  }
  return ids;
}

std::vector<Word> words_of(const Row& row, std::size_t first_column, std::string_view separators) {
  std::vector<Word> words;
  const auto all = row.get({nullptr, 1, layout::to_the_end});
  for (std::size_t at = first_column - 1; at < all.size();) {
    at = all.find_first_not_of(separators, at);
    if (at == std::string_view::npos) break;
    const auto end = std::min(all.find_first_of(separators, at), all.size());
    words.push_back({all.substr(at, end - at), at + 1});
    at = end;
  }
  return words;
}

}  // namespace trf::detail
