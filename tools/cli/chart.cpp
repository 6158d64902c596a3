#include "cli/chart.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/table.hpp"

namespace cli {
namespace {

// Pixels of the picture; a telephone shows it in about this size.
constexpr int chart_width = 460, chart_height = 230;
constexpr int left = 42, top = 18, bottom = 40;
constexpr int label_room = 140, no_label_room = 16;
constexpr int line_height = 13;

constexpr std::array<std::string_view, 6> dashes{"", "7 3", "2 3", "9 3 2 3", "4 2 1 2", "12 4"};

std::int64_t power_of_ten(int exponent) {
  std::int64_t power = 1;
  for (int i = 0; i < exponent; ++i) power *= 10;
  return power;
}

/// 1, 2 or 5 times a power of ten, so that at most six lines are within `range`.
std::int64_t nice_step(std::int64_t range) {
  for (std::int64_t power = 1;; power *= 10)
    for (const std::int64_t digit : {1, 2, 5})
      if (range <= 6 * digit * power) return digit * power;
}

std::int64_t floor_to(std::int64_t value, std::int64_t step) {
  const auto rest = value % step;
  return value - (rest < 0 ? rest + step : rest);
}

/// "4", "4.5": no zeros at the end.
std::string short_number(std::int64_t value, int decimals) {
  while (decimals > 0 && value % 10 == 0) {
    value /= 10;
    --decimals;
  }
  return spoken(trf::Decimal{value, decimals});
}

/// Values rounded to whole numbers, for which a label has room.
std::string whole_number(std::int64_t value, int decimals) {
  const auto unit = power_of_ten(decimals);
  return std::to_string(floor_to(value + unit / 2, unit) / unit);
}

std::string mark(std::size_t kind, int x, int y) {
  switch (kind % 6) {
    case 0: return fmt::format(R"(<circle cx="{}" cy="{}" r="3"/>)", x, y);
    case 1: return fmt::format(R"(<rect x="{}" y="{}" width="6" height="6"/>)", x - 3, y - 3);
    case 2: return fmt::format(R"(<path d="M{} {}l4 7h-8z"/>)", x, y - 4);
    case 3: return fmt::format(R"(<path d="M{} {}l4 4l-4 4l-4 -4z"/>)", x, y - 4);
    case 4:
      return fmt::format(R"(<circle cx="{}" cy="{}" r="3" fill="#fff" stroke="#111"/>)", x, y);
    default: return fmt::format(R"(<path d="M{} {}l4 -7h-8z"/>)", x, y + 4);
  }
}

/// A text; `anchor` is start, middle or end.
std::string text_at(int x, int y, std::string_view anchor, std::string_view html) {
  return fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor, html);
}

class Picture {
 public:
  Picture(const Chart& chart, bool from_zero) : chart_{chart} {
    bool is_first = true;
    for (const auto& line : chart.lines)
      for (const auto& value : line.values) {
        if (!value) continue;
        low_ = is_first ? *value : std::min(low_, *value);
        high_ = is_first ? *value : std::max(high_, *value);
        is_first = false;
      }
    has_values_ = !is_first;
    if (from_zero) low_ = std::min<std::int64_t>(low_, 0);
    step_ = nice_step(std::max<std::int64_t>(high_ - low_, 1));
    // Smaller steps are not useful for points and ratings.
    if (chart.decimals > 0)
      step_ = std::max(step_, power_of_ten(chart.decimals) / (chart.decimals == 1 ? 2 : 1));
    low_ = floor_to(low_, step_);
    high_ = floor_to(high_ + step_ - 1, step_);
    if (high_ == low_) high_ += step_;
    for (const auto& line : chart.lines) has_labels_ = has_labels_ || !line.label.empty();
    right_ = chart_width - (has_labels_ ? label_room : no_label_room);
  }

  [[nodiscard]] bool is_empty() const { return !has_values_ || chart_.ticks.size() < 2; }

  [[nodiscard]] std::string lines() const {
    std::string svg;
    for (std::size_t i = 0; i < chart_.lines.size(); ++i) svg += line(i);
    return framed(svg + end_labels(), false);
  }

  [[nodiscard]] std::string bars() const {
    std::string svg;
    const int room = (right_ - left) / static_cast<int>(chart_.ticks.size());
    const int bar = std::max(2, room - room / 5);
    const auto& values = chart_.lines.front().values;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (!values[i]) continue;
      const int x = middle_of(i) - bar / 2;
      const int y = y_of(*values[i]);
      svg += fmt::format(
          "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#888\" stroke=\"#111\"/>\n", x,
          y, bar, y_of(0) - y);
      if (room >= 18)
        svg += text_at(middle_of(i), y - 3, "middle",
                       xml_escaped(short_number(*values[i], chart_.decimals)));
    }
    return framed(svg, true);
  }

 private:
  [[nodiscard]] int y_of(std::int64_t value) const {
    return chart_height - bottom -
           static_cast<int>((value - low_) * (chart_height - bottom - top) / (high_ - low_));
  }
  [[nodiscard]] int x_of(std::size_t tick) const {
    const auto gaps = static_cast<int>(chart_.ticks.size()) - 1;
    const int room = has_labels_ ? 8 : 18;  // Numbers at the points need more
    return left + room + (right_ - left - 2 * room) * static_cast<int>(tick) / gaps;
  }
  /// The middle of a bar.
  [[nodiscard]] int middle_of(std::size_t tick) const {
    const auto count = static_cast<int>(chart_.ticks.size());
    return left + (right_ - left) * (2 * static_cast<int>(tick) + 1) / (2 * count);
  }

  /// Lines with the same values are drawn beside each other.
  [[nodiscard]] int shift_of(std::size_t i) const {
    const auto count = static_cast<int>(chart_.lines.size());
    return 2 * static_cast<int>(i) - (count - 1);
  }

  /// Does the line go down to this point, and up from it? Then its number is below it.
  static bool is_valley(const std::vector<std::optional<std::int64_t>>& values, std::size_t k) {
    const auto is_higher = [&](std::size_t other) {
      return other >= values.size() || !values[other] || *values[other] >= *values[k];
    };
    return values.size() > 1 && is_higher(k - 1) && is_higher(k + 1);
  }

  [[nodiscard]] std::string line(std::size_t i) const {
    const auto& one = chart_.lines[i];
    std::string points, marks;
    for (std::size_t k = 0; k < one.values.size(); ++k) {
      if (!one.values[k]) continue;
      const int x = x_of(k);
      const int y = y_of(*one.values[k]) + shift_of(i);
      points += fmt::format("{}{} {}", points.empty() ? "M" : "L", x, y);
      marks += mark(i, x, y) + '\n';
      if (one.label.empty() && chart_.ticks.size() <= 12)
        // Not on the names of the ticks.
        marks +=
            text_at(x, is_valley(one.values, k) && y + 9 <= chart_height - bottom ? y + 15 : y - 7,
                    "middle", xml_escaped(whole_number(*one.values[k], chart_.decimals)));
    }
    const auto dash = dashes.at(i % dashes.size());
    return fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"#111\" stroke-width=\"1.5\"{}/>\n{}",
                       points, dash.empty() ? "" : fmt::format(" stroke-dasharray=\"{}\"", dash),
                       marks);
  }

  /// Beside the last point of each line, from the top down, without overlaps.
  [[nodiscard]] std::string end_labels() const {
    struct Label {
      std::size_t line;
      int y;
    };
    std::vector<Label> labels;
    for (std::size_t i = 0; i < chart_.lines.size(); ++i) {
      const auto& one = chart_.lines[i];
      const auto last = std::find_if(one.values.rbegin(), one.values.rend(),
                                     [](const auto& value) { return value.has_value(); });
      if (!one.label.empty() && last != one.values.rend())
        labels.push_back({i, y_of(**last) + shift_of(i) + 4});
    }
    std::stable_sort(labels.begin(), labels.end(),
                     [](const Label& a, const Label& b) { return a.y < b.y; });
    int y = top - line_height;
    for (auto& label : labels) y = label.y = std::max(label.y, y + line_height);
    y = chart_height - bottom + line_height;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label)
      y = label->y = std::min(label->y, y - line_height);
    std::string svg;
    for (const auto& [i, at] : labels) {
      svg += mark(i, right_ + 6, at - 4) + '\n';
      svg += text_at(right_ + 14, at, "start", xml_escaped(chart_.lines[i].label));
    }
    return svg;
  }

  /// The drawing with axes, ticks, title and description.
  [[nodiscard]] std::string framed(const std::string& drawing, bool is_bars) const {
    std::string svg = fmt::format(
        "<figure>\n<figcaption>{0}</figcaption>\n<svg role=\"img\" viewBox=\"0 0 {1} {2}\" "
        "width=\"{1}\" height=\"{2}\">\n<title>{0}</title>\n<desc>{3}</desc>\n",
        html_phrase(chart_.title), chart_width, chart_height, chart_.description);
    for (auto value = low_; value <= high_; value += step_) {
      const int y = y_of(value);
      svg += fmt::format("<path d=\"M{} {}H{}\" stroke=\"#ccc\"/>\n", left, y, right_);
      svg += text_at(left - 5, y + 4, "end", xml_escaped(short_number(value, chart_.decimals)));
    }
    // As many ticks as there is room for their names.
    const std::size_t longest = std::accumulate(
        chart_.ticks.begin(), chart_.ticks.end(), std::size_t{1},
        [](std::size_t most, const auto& tick) { return std::max(most, tick.size()); });
    const auto room = static_cast<std::size_t>(right_ - left) / (longest * 7 + 6);
    const auto every =
        (chart_.ticks.size() + std::max<std::size_t>(room, 1) - 1) / std::max<std::size_t>(room, 1);
    for (std::size_t k = 0; k < chart_.ticks.size(); k += every)
      svg += text_at(is_bars ? middle_of(k) : x_of(k), chart_height - bottom + 20, "middle",
                     xml_escaped(chart_.ticks[k]));
    svg += text_at((left + right_) / 2, chart_height - 6, "middle", html_phrase(chart_.across));
    return svg + drawing + "</svg>\n</figure>\n";
  }

  const Chart& chart_;
  std::int64_t low_ = 0, high_ = 0, step_ = 1;
  bool has_values_ = false, has_labels_ = false;
  int right_ = 0;
};

}  // namespace

std::string line_chart(const Chart& chart) {
  const Picture picture{chart, false};
  return picture.is_empty() ? std::string{} : picture.lines();
}

std::string bar_chart(const Chart& chart) {
  const Picture picture{chart, true};
  return picture.is_empty() ? std::string{} : picture.bars();
}

}  // namespace cli
