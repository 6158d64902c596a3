#include "write/record.hpp"

#include <fmt/format.h>

#include "trf/messages/writer.hpp"
#include "trf/text.hpp"
#include "trf/write.hpp"

namespace trf {

std::string points_text(Score score, std::size_t width) {
  auto text = to_string(score);
  // More than a field can have stays too wide for it.
  if (text.size() > width && score.tenths() % 10 == 0 &&
      score.tenths() <= Score::most_in_field_tenths)
    text.erase(text.find('.'));
  return text;
}

namespace detail {
namespace {

bool is_right_aligned(layout::Type type) noexcept {
  return type == layout::Type::number || type == layout::Type::points || type == layout::Type::code;
}

}  // namespace

void RecordText::widen(std::size_t width) {
  if (width_ >= width) return;
  text_.append(width - width_, ' ');
  width_ = width;
}

void RecordText::put(const layout::Field& field, std::string_view value) {
  if (value.empty()) return;
  auto width = count_code_points(value);
  if (width > field.width) {
    report_.losses.push_back(said::value_too_wide{
        .field = name_of(field), .found = value, .tag = tag_, .columns = field.width});
    value = value.substr(0, bytes_of(value, field.width));
    width = field.width;
  }
  const bool right = is_right_aligned(field.type) && field.width != layout::to_the_end;
  widen(field.first - 1U + (right ? field.width - width : 0U));
  text_ += value;
  width_ += width;
}

void RecordText::put(const layout::Field& field, Score score) {
  put(field, points_text(score, field.width));
}

void RecordText::put_ids(const layout::Field& first, const std::vector<Id>& ids) {
  auto field = first;
  for (const auto id : ids) {
    put(field, fmt::format("{:0{}}", id, first.width));
    // There may be more groups than a Field can count.
    if (field.first > 0xFFFF - first.pitch) {
      report_.losses.push_back(said::too_many_numbers{.tag = Code{tag_}});
      return;
    }
    field = field.at(1);
  }
}

void RecordText::finish(std::size_t least) {
  auto end = text_.find_last_not_of(' ') + 1;
  text_.resize(end);
  width_ = count_code_points(text_);
  widen(least);
  report_.text += text_;
  report_.text += report_.end;
}

void put_text(ReportText& report, std::string_view tag, std::string_view text) {
  if (text.empty()) return;
  report.text += tag;
  report.text += ' ';
  report.text += text;
  report.text += report.end;
}

}  // namespace detail
}  // namespace trf
