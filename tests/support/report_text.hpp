#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trf::test {

/// A report as lines, for edits by record and column.
class ReportText {
 public:
  explicit ReportText(const std::string& path);

  /// Replaces columns column.. of the first line that begins with `tag` ("001    3" finds a
  /// player), extending it with spaces.
  ReportText& put(std::string_view tag, std::size_t column, std::string_view text);
  /// The text after "TAG " of the first such line.
  ReportText& record(std::string_view tag, std::string_view text);
  ReportText& erase(std::string_view tag);
  ReportText& add(std::string_view line);  ///< At the end
  ReportText& before(std::string_view tag, std::string_view line);
  /// Cell of a player's round, eight columns.
  ReportText& cell(int player, int round, std::string_view text);
  ReportText& points(int player, std::string_view text);

  [[nodiscard]] std::size_t line_of(std::string_view tag) const;  ///< From 1
  [[nodiscard]] std::string bytes() const;                        ///< CRLF

  std::vector<std::string> lines;
};

}  // namespace trf::test
