#include "cli/help.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "cli/language.hpp"
#include "cli/messages/common_options.hpp"
#include "cli/text.hpp"
#include "trf/contains.hpp"
#include "trf/text.hpp"

namespace cli {
namespace {

constexpr std::size_t line_width = 80;
constexpr std::size_t help_column = 26;

std::string in_language(const trf::Message& message) { return translated(message).str(); }

/// "-o, --output=FILE"
std::string forms(const Option& option) {
  return option.letter != 0 ? fmt::format("-{}, {}", option.letter, long_form(option))
                            : long_form(option);
}

std::string said_option(const Option& option) {
  auto line = (option.letter != 0 ? "  " : "      ") + forms(option);
  if (line.size() + 2 > help_column)
    line += '\n' + std::string(help_column, ' ');
  else
    line.resize(help_column, ' ');
  return line + wrapped(explained(option, in_language), help_column, line_width);
}

/// Three on each line.
std::string in_columns(const std::vector<std::string>& items) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool is_last = i % 3 == 2 || i + 1 == items.size();
    out += fmt::format("{}{:<{}}{}", i % 3 == 0 ? "  " : "", items[i], is_last ? 0 : help_column,
                       is_last ? "\n" : "");
  }
  return out;
}

}  // namespace

std::string long_form(const Option& option) {
  auto name = fmt::format("--{}", option.name);
  if (!option.takes_value()) return name;
  return option.value_is_optional ? fmt::format("{}[={}]", name, option.placeholder)
                                  : fmt::format("{}={}", name, option.placeholder);
}

std::string explained(const Option& option, Say say) {
  auto text = say(option.help);
  if (!option.values.empty()) text += fmt::format(": {}", fmt::join(option.values, ", "));
  if (option.is_list) text += "; " + say(said::help_comma_list{});
  if (option.repeatable) text += "; " + say(said::help_repeatable{});
  if (!option.fallback.empty())
    text +=
        fmt::format(" ({})", say(said::help_default_value{.value = trf::Code{option.fallback}}));
  return text;
}

std::string said_examples(const Tool& tool, Say say) {
  std::string out;
  for (const auto& example : tool.examples) {
    auto line = fmt::format("  {}", example.command);
    if (!example.remark.empty()) {
      constexpr std::size_t remark_column = 41;
      line.resize(std::max(line.size() + 3, remark_column), ' ');
      line += say(example.remark);
    }
    out += line + '\n';
  }
  return out;
}

std::string help_text(const Tool& tool, HelpExtent extent) {
  auto out = fmt::format("{}: {}\n{}", translated(said::help_usage_line{}).str(), tool.synopsis,
                         wrapped(translated(tool.description).str(), 0, line_width));
  if (!tool.examples.empty())
    out += fmt::format("\n{}:\n{}", translated(said::help_examples{}).str(),
                       said_examples(tool, in_language));
  out += fmt::format("\n{}:\n", translated(said::help_options{}).str());
  const auto options = all_options(tool);
  const auto is_own = [&](const Option& option) {
    // Its values depend on the tool.
    return option.name == "format" || trf::contains(tool.options, option.name, &Option::name);
  };
  std::vector<std::string> others;
  for (const auto& option : options) {
    if (extent == HelpExtent::all || is_own(option))
      out += said_option(option);
    else
      others.push_back(forms(option));
  }
  if (!others.empty()) {
    out += fmt::format("\n{}:\n", translated(said::help_other_options{}).str());
    out += in_columns(others);
  }
  out += fmt::format("\n{}\n{}: man {}\n", translated(said::help_exit_status{}).str(),
                     translated(said::help_manual{}).str(), tool.name);
  return out;
}

std::string roff(std::string_view text) {
  std::string out;
  bool at_line_start = true;
  for (const char each : text) {
    if (at_line_start && each == '.') out += "\\&";
    at_line_start = each == '\n';
    if (each == '\\')
      out += "\\e";
    else if (each == '-')
      out += "\\-";
    else if (each == '\'')
      out += "\\(aq";
    else
      out += each;
  }
  return out;
}

}  // namespace cli
