// Data that a conversion would lose, because the reader does not read them.

#include <map>
#include <vector>

#include "read/context.hpp"
#include "trf/messages/reader.hpp"
#include "trf/messages/writer.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/write.hpp"

namespace trf {
namespace {

using detail::Row;

constexpr std::string_view tag_of_dates = "132";

class Rest {
 public:
  Rest(const Document& document, const Tournament& tournament)
      : document_{document}, t_{tournament} {}

  Diagnostics find() {
    records();
    for (const auto& player : t_.players) {
      if (player.line == 0) continue;
      const Row row{document_, player.line};
      sex(row, layout::player::sex, player.sex);
      field(row, layout::player::birth, player.birth.is_set());
      for (const auto& record : player.national) {
        const Row own{document_, record.line};
        sex(own, layout::national::sex, record.sex);
        field(own, layout::national::birth, record.birth.is_set());
      }
    }
    sort_by_position(found_);
    return std::move(found_);
  }

 private:
  void add(Severity severity, Position where, Message message) {
    found_.push_back({"", severity, where, std::move(message)});
  }

  void field(const Row& row, const layout::Field& field, bool is_read) {
    const auto text = trimmed(row.get(field));
    // TRF06 prints the dots of an unknown date.
    if (is_read || text.find_first_not_of("0 ./-") == std::string_view::npos) return;
    add(Severity::error, Position::of(row.line(), field),
        said::not_read_field{.field = name_of(field), .found = row.shown(text)});
  }
  void sex(const Row& row, const layout::Field& field, Sex read) {
    this->field(row, field, read != Sex::unknown);
  }

  void records() {
    std::map<std::string_view, std::uint32_t> first;
    std::vector<std::uint32_t> dates;
    for (std::uint32_t line = 1; line <= document_.line_count(); ++line) {
      const auto* const record = layout::find(layout::tag_of(document_.text(line)));
      if (record == nullptr || record->count != layout::Count::once) continue;
      if (record->tag == tag_of_dates) {
        dates.push_back(line);
        continue;
      }
      const Row row{document_, line};
      const auto text = row.text(layout::text);
      if (text.empty()) continue;
      const auto [twin, is_first] = first.emplace(record->tag, line);
      if (!is_first) {
        // A second record 320 is a finding of the reader.
        if (record->tag == "320" || text == Row{document_, twin->second}.text(layout::text))
          continue;
        add(Severity::error, {line, 1, 3}, said::not_read_record{.tag = record->tag});
        continue;
      }
      if (record->tag == "062" || record->tag == "072" || record->tag == "082") {
        if (const auto bracket = text.find('('); bracket != std::string::npos)
          add(Severity::warning, Position::of(line, layout::text),
              said::not_read_text{.found = detail::shown(text.substr(bracket))});
      } else if ((record->tag == "202" || record->tag == "212") &&
                 !parse_tie_breaks(text).faults.empty()) {
        add(Severity::error, Position::of(line, layout::text),
            said::not_read_text{.found = detail::shown(text)});
      }
    }
    const auto read = detail::line_of_dates(document_, dates);
    if (read == 0) return;
    for (const auto line : dates)
      if (const auto text = Row{document_, line}.text(layout::text);
          !text.empty() && text != Row{document_, read}.text(layout::text))
        add(Severity::error, {line, 1, 3}, said::not_read_record{.tag = tag_of_dates});
  }

  const Document& document_;
  const Tournament& t_;
  Diagnostics found_;
};

}  // namespace

Diagnostics not_read(const Document& document, const Tournament& tournament) {
  return Rest{document, tournament}.find();
}

bool is_loss(const Diagnostic& finding) noexcept {
  const auto& message = finding.message;
  return finding.severity == Severity::error || message.is<said::no_such_day>() ||
         message.is<said::date_unreadable>() || message.is<said::number_unreadable>() ||
         message.is<said::round_date_unreadable>() || message.is<said::method_unknown>() ||
         message.is<said::time_control_unreadable>() || message.is<said::configuration_unknown>() ||
         message.is<said::field_not_number>();
}

}  // namespace trf
