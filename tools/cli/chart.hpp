#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "trf/message.hpp"

namespace cli {

/// One line of a chart: a value a tick, none where nothing is known.
struct ChartLine {
  std::string label;  ///< Data, beside the line's end; empty: each value stands at its point
  std::vector<std::optional<std::int64_t>> values;
};

/// A picture for a page, as inline SVG. Lines are told apart by dashes and marks, never by colour
/// alone; who does not see the picture has its title and description. Whole numbers only, so that
/// the same input gives the same bytes.
struct Chart {
  trf::Message title;
  std::string description;         ///< HTML: what the picture shows, in words
  trf::Message across;             ///< What the ticks are
  std::vector<std::string> ticks;  ///< Data
  int decimals = 0;                ///< Of the values
  std::vector<ChartLine> lines;
};

/// The chart as a <figure>. Empty when fewer than two ticks or no values are there.
[[nodiscard]] std::string line_chart(const Chart& chart);
/// The chart's first line as bars from zero; its values stand above them.
[[nodiscard]] std::string bar_chart(const Chart& chart);

}  // namespace cli
