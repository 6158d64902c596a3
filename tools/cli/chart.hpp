#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "trf/message.hpp"

namespace cli {

/// One line of a chart: a value for each tick, or none.
struct ChartLine {
  std::string label;  ///< Data, beside the line's end; empty: each value is printed at its point
  std::vector<std::optional<std::int64_t>> values{};
};

/// A picture for a page, as inline SVG. Lines differ by dashes and marks, never by colour alone;
/// screen readers have its title and description. Whole numbers only, so that the same input gives
/// the same bytes.
struct Chart {
  trf::Message title;
  std::string description{};         ///< HTML: the picture in words
  trf::Message across;               ///< The meaning of the ticks
  std::vector<std::string> ticks{};  ///< Data
  int decimals = 0;                  ///< Of the values
  std::vector<ChartLine> lines{};
};

/// The chart as a <figure>. Empty if there are fewer than two ticks or no values.
[[nodiscard]] std::string line_chart(const Chart& chart);
/// The chart's first line as bars from zero, with the values above them.
[[nodiscard]] std::string bar_chart(const Chart& chart);

}  // namespace cli
