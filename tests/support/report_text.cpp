#include "support/report_text.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace trf::test {

ReportText::ReportText(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path);
  std::string line;
  while (std::getline(in, line)) {
    if (line.ends_with('\r')) line.pop_back();
    lines.push_back(line);
  }
}

std::size_t ReportText::line_of(std::string_view tag) const {
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (lines[i].starts_with(tag)) return i + 1;
  throw std::runtime_error("no line begins with " + std::string(tag));
}

ReportText& ReportText::put(std::string_view tag, std::size_t column, std::string_view text) {
  auto& line = lines[line_of(tag) - 1];
  if (line.size() < column - 1 + text.size()) line.resize(column - 1 + text.size(), ' ');
  line.replace(column - 1, text.size(), text);
  return *this;
}

ReportText& ReportText::record(std::string_view tag, std::string_view text) {
  lines[line_of(tag) - 1] = std::string(tag) + " " + std::string(text);
  return *this;
}

ReportText& ReportText::erase(std::string_view tag) {
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line_of(tag) - 1));
  return *this;
}

ReportText& ReportText::add(std::string_view line) {
  lines.emplace_back(line);
  return *this;
}

ReportText& ReportText::before(std::string_view tag, std::string_view line) {
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line_of(tag) - 1), std::string(line));
  return *this;
}

ReportText& ReportText::cell(int player, int round, std::string_view text) {
  auto number = std::to_string(player);
  number.insert(0, 4 - number.size(), ' ');
  return put("001 " + number, 92 + 10 * static_cast<std::size_t>(round - 1), text);
}

ReportText& ReportText::points(int player, std::string_view text) {
  auto number = std::to_string(player);
  number.insert(0, 4 - number.size(), ' ');
  return put("001 " + number, 81, text);
}

std::string ReportText::bytes() const {
  std::string out;
  for (const auto& line : lines) out += line + "\r\n";
  return out;
}

}  // namespace trf::test
