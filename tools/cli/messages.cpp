#include "cli/messages.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "cli/hints.hpp"
#include "cli/language.hpp"
#include "cli/messages/frame.hpp"
#include "cli/text.hpp"
#include "trf/document.hpp"

namespace cli {
namespace {

constexpr std::size_t alike_shown = 10;
constexpr std::size_t window = 100;  // Characters of a source line that are shown

Text paint(trf::Severity severity) {
  switch (severity) {
    case trf::Severity::info: return "\x1b[36m";
    case trf::Severity::warning: return "\x1b[35m";
    case trf::Severity::error: return "\x1b[1;31m";
  }
  return {};
}

Text place_text(std::string_view file, const trf::Position& where) {
  Text text{file};
  if (where.line > 0) text += formatted(":{}", where.line);
  if (where.line > 0 && where.column > 0) text += formatted(":{}", where.column);
  return text;
}

/// The source line, cut around the position, and a caret below it.
Text excerpt(std::string_view line, const trf::Position& where) {
  std::size_t column = 1;
  const std::size_t caret = std::max<std::size_t>(where.column, 1);
  const std::size_t first = caret > window * 3 / 4 ? caret - window / 2 : 1;
  std::string shown, below;
  while (!line.empty() && column < first + window) {
    const auto point = first_code_point(line);
    if (column >= first) {
      const auto character = visible(line.substr(0, point.length));
      shown += character;
      const bool is_marked = where.column > 0 && column >= caret && column < caret + where.width;
      below.append(display_width(character), !is_marked ? ' ' : column == caret ? '^' : '~');
    }
    line.remove_prefix(point.length);
    ++column;
  }
  if (where.column > 0 && caret >= column) below += std::string(caret - column, ' ') + '^';
  below.erase(below.find_last_not_of(' ') + 1);
  return Text::of_visible(fmt::format("  {}{}\n{}", shown, line.empty() ? "" : " ...",
                                      below.empty() ? "" : "  " + below + '\n'));
}

// cli.md: every reason is printed with its place, so errors are distinguished by their text.
std::string kind_of(const trf::Diagnostic& finding) {
  return finding.severity == trf::Severity::error || finding.check.empty()
             ? fmt::format("{}\n{}", finding.check.text(), to_string(finding.message))
             : std::string{finding.check.text()};
}

}  // namespace

Text messages_text(const trf::Diagnostics& findings, std::string_view file, std::string_view bytes,
                   const MessageStyle& style) {
  Text text;
  for (const auto& said : messages_list(findings, file, bytes, style)) text += said.text;
  return text;
}

void say_findings(const trf::Diagnostics& findings, std::string_view file, std::string_view bytes,
                  const Arguments& arguments) {
  say(messages_text(
      findings, file, bytes,
      {.verbose = arguments.verbose(), .quiet = arguments.quiet(), .colour = arguments.colour()}));
}

std::vector<SaidMessage> messages_list(const trf::Diagnostics& findings, std::string_view file,
                                       std::string_view bytes, const MessageStyle& style) {
  struct Rest {
    std::size_t count = 0;
    const trf::Diagnostic* example = nullptr;
  };
  std::map<std::string, Rest> kinds;
  std::vector<const Rest*> folded;
  std::optional<std::vector<trf::Line>> lines;
  std::vector<SaidMessage> said;
  std::size_t shown = 0, beyond = 0;
  for (const auto& finding : findings) {
    if (style.quiet && finding.severity != trf::Severity::error) continue;
    if (!style.verbose && finding.severity == trf::Severity::info) continue;
    if (!style.verbose) {
      auto& rest = kinds[kind_of(finding)];
      if (rest.count == 0) rest.example = &finding;
      if (++rest.count == alike_shown + 1) folded.push_back(&rest);
      if (rest.count > alike_shown) continue;
    }
    if (++shown > style.most) {
      ++beyond;
      continue;
    }
    const auto check = finding.check.empty() ? Text{} : formatted(" [{}]", finding.check.text());
    const auto message =
        formatted("{}{}{}: {}{}", style.colour ? paint(finding.severity) : Text{},
                  said::severity{.level = finding.severity},
                  style.colour ? Text{"\x1b[0m"} : Text{}, with_hint(finding.message), check);
    const bool is_folded = finding.severity == trf::Severity::warning && !style.verbose;
    said.push_back({formatted("{}: {}\n", place_text(file, finding.where), message),
                    is_folded ? message : Text{}});
    if (!style.show_source || finding.where.line == 0) continue;
    if (!lines) lines = trf::split_lines(bytes);
    if (finding.where.line > lines->size()) continue;
    const auto& line = (*lines)[finding.where.line - 1];
    auto text = bytes.substr(line.offset, line.length);
    if (finding.where.line == 1 && text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    said.back().text += excerpt(text, finding.where);
  }
  for (const auto* rest : folded) {
    const auto& example = *rest->example;
    const auto more = said::more_like_line{
        .count = rest->count - alike_shown,
        .line = example.where.line,
        .check =
            trf::Code{example.check.empty() ? "" : fmt::format(" [{}]", example.check.text())}};
    said.push_back({formatted("{}: {}: {}\n", file, said::note{}, more), {}});
  }
  if (beyond > 0)
    said.push_back(
        {formatted("{}: {}: {}\n", file, said::note{}, said::more_findings{.count = beyond}), {}});
  return said;
}

}  // namespace cli
