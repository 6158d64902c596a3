#include <algorithm>
#include <boost/program_options/cmdline.hpp>
#include <boost/program_options/errors.hpp>
#include <boost/program_options/options_description.hpp>
#include <boost/program_options/parsers.hpp>
#include <boost/program_options/positional_options.hpp>
#include <boost/program_options/value_semantic.hpp>
#include <cassert>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <iterator>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/cli.hpp"
#include "cli/language.hpp"
#include "cli/messages/common_options.hpp"
#include "cli/messages/usage.hpp"
#include "cli/report_files.hpp"

namespace po = boost::program_options;

namespace cli {
namespace {

// Hidden name of the operand list. With its space it cannot be written on the command line.
constexpr auto operands_key = "the operands";

// Guessed options would make every unambiguous prefix a promise, which a new option with the same
// beginning would break.
constexpr int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;

std::vector<std::string_view> names_of(std::span<const Option> options) {
  std::vector<std::string_view> names;
  for (const auto& option : options)
    if (!option.hidden) names.push_back(option.name);
  return names;
}

trf::Message unknown_option(std::string_view token, std::span<const Option> options) {
  token = token.substr(0, token.find('='));
  auto bare = token;
  bare.remove_prefix(std::min(bare.find_first_not_of('-'), bare.size()));
  return said::unknown_option{.option = token, .hint = did_you_mean(bare, names_of(options), "--")};
}

trf::Code long_name(std::string_view option) { return trf::Code{fmt::format("--{}", option)}; }

void check_value(const Option& option, std::string_view value) {
  if (option.values.empty() || (option.takes == Takes::optional && value.empty())) return;
  const auto check_one = [&](std::string_view one) {
    if (std::find(option.values.begin(), option.values.end(), one) != option.values.end()) return;
    throw UsageError(said::invalid_value{.value = one,
                                         .option = long_name(option.name),
                                         .hint = did_you_mean(one, option.values),
                                         .values = codes(option.values)});
  };
  if (!option.is_list) return check_one(value);
  for (std::size_t from = 0; from <= value.size();) {
    const auto comma = std::min(value.find(',', from), value.size());
    check_one(value.substr(from, comma - from));
    from = comma + 1;
  }
}

// Boost's implicit values take the next word. So an option whose value is optional is two options
// for Boost: one with a value, and one of the same name with this mark and without value.
constexpr char bare = ' ';

void describe_optional(const Option& option, po::options_description& described) {
  const std::string name{option.name};
  described.add_options()(name.c_str(), po::value<std::string>());
  const auto marked = name + bare + (option.letter != 0 ? fmt::format(",{}", option.letter) : "");
  described.add_options()(marked.c_str(), "");
}

std::vector<std::string> with_bare_options_marked(std::span<const char* const> words,
                                                  const std::vector<Option>& options) {
  std::vector<std::string> marked(words.begin(), words.end());
  const auto end = std::find(marked.begin(), marked.end(), "--");
  for (auto word = marked.begin(); word != end; ++word)
    for (const auto& option : options)
      if (option.takes != Takes::optional)
        continue;
      else if (*word == fmt::format("--{}", option.name))
        *word += bare;
      else if (option.letter != 0 && word->starts_with(fmt::format("-{}=", option.letter)))
        *word = fmt::format("--{}{}", option.name, word->substr(2));
  return marked;
}

[[noreturn]] void translate(const po::error& error, std::span<const Option> options) {
  if (const auto* unknown = dynamic_cast<const po::unknown_option*>(&error))
    throw UsageError(unknown_option(unknown->get_option_name(), options));
  if (const auto* syntax = dynamic_cast<const po::invalid_syntax*>(&error)) {
    const auto name = syntax->get_option_name();
    if (syntax->kind() == po::invalid_syntax::extra_parameter)
      throw UsageError(said::takes_no_value{.option = trf::Code{name}});
    throw UsageError(said::needs_a_value{.option = trf::Code{name}});
  }
  throw UsageError(said::other_wrong_use{.text = std::string{error.what()}});
}

std::vector<std::string_view> language_tags() {
  std::vector<std::string_view> tags;
  for (const auto* const language : languages()) tags.push_back(language->tag);
  return tags;
}

/// The options of every tool, after its own.
std::vector<Option> common_options() {
  return {
      {.name = "output",
       .letter = 'o',
       .takes = Takes::value,
       .placeholder = "FILE",
       .help = said::help_output{},
       .writes = true},
      {.name = "jobs",
       .letter = 'j',
       .takes = Takes::value,
       .placeholder = "N",
       .help = said::help_jobs{}},
      {.name = "files-from",
       .takes = Takes::value,
       .placeholder = "FILE",
       .help = said::help_files_from{}},
      {.name = "stdin-name",
       .takes = Takes::value,
       .placeholder = "NAME",
       .help = said::help_stdin_name{},
       .fallback = "-"},
      {.name = "limit",
       .takes = Takes::value,
       .placeholder = "WHAT=N",
       .help = said::help_limit{},
       .is_list = true,
       .repeatable = true,
       .fallback = "file=268435456,line=1048576,lines=5000000,findings=10000"},
      {.name = "today", .takes = Takes::value, .placeholder = "DATE", .help = said::help_today{}},
      {.name = "color",
       .takes = Takes::value,
       .placeholder = "WHEN",
       .help = said::help_color{},
       .values = {"auto", "always", "never"},
       .fallback = "auto"},
      {.name = "lang",
       .takes = Takes::value,
       .placeholder = "LANG",
       .help = said::help_lang{},
       .values = language_tags()},
      {.name = "quiet", .letter = 'q', .help = said::help_quiet{}},
      {.name = "verbose", .letter = 'v', .help = said::help_verbose{}},
      {.name = "help",
       .letter = 'h',
       .takes = Takes::optional,
       .placeholder = "all",
       .help = said::help_help{},
       .values = {"all"}},
      {.name = "version", .letter = 'V', .help = said::help_version{}},
      {.name = "print-man", .help = said::help_print_man{}, .hidden = true},
      {.name = "print-completion",
       .takes = Takes::value,
       .placeholder = "SHELL",
       .help = said::help_print_completion{},
       .values = {"bash", "zsh", "fish"},
       .hidden = true},
  };
}

Option format_option(const Tool& tool) {
  return {.name = "format",
          .letter = 'f',
          .takes = Takes::value,
          .placeholder = "FORMAT",
          .help = tool.default_format.empty() ? trf::Message{said::help_format_by_terminal{}}
                                              : trf::Message{said::help_format{}},
          .values = tool.formats,
          .fallback = tool.default_format};
}

std::vector<Option> csv_options() {
  return {{.name = "csv",
           .takes = Takes::value,
           .placeholder = "KIND",
           .help = said::help_csv{},
           .values = {"rfc4180", "excel"}},
          {.name = "csv-safe", .help = said::help_csv_safe{}}};
}

}  // namespace

std::vector<Option> all_options(const Tool& tool) {
  auto options = tool.options;
  const auto append = [&](std::vector<Option> more) {
    std::ranges::move(more, std::back_inserter(options));
  };
  if (!tool.formats.empty()) append({format_option(tool)});
  if (tool.edits_reports) append(report_file_options());
  if (!tool.formats.empty()) append(csv_options());
  append(common_options());
  return options;
}

Arguments parse(std::span<const char* const> words, const Tool& tool) {
  const auto options = all_options(tool);
  po::options_description described;
  for (const auto& option : options) {
    const auto name = option.letter != 0 ? fmt::format("{},{}", option.name, option.letter)
                                         : std::string{option.name};
    if (option.takes == Takes::value)
      described.add_options()(name.c_str(), po::value<std::string>());
    else if (option.takes == Takes::optional)
      describe_optional(option, described);
    else
      described.add_options()(name.c_str(), "");
  }
  described.add_options()(operands_key, po::value<std::vector<std::string>>());
  po::positional_options_description positional;
  positional.add(operands_key, -1);

  std::vector<Arguments::Given> given;
  std::vector<std::string> operands;
  try {
    const auto copied = with_bare_options_marked(words, options);
    const auto parsed = po::command_line_parser(copied)
                            .options(described)
                            .positional(positional)
                            .style(style)
                            .run();
    for (auto found : parsed.options) {
      if (found.string_key == operands_key) {
        operands.insert(operands.end(), found.value.begin(), found.value.end());
        continue;
      }
      if (found.string_key.ends_with(bare)) found.string_key.pop_back();
      const auto option = std::find_if(options.begin(), options.end(), [&](const Option& each) {
        return each.name == found.string_key;
      });
      if (option == options.end()) throw UsageError(unknown_option(found.string_key, options));
      given.push_back({option->name, found.value.empty() ? "" : found.value.front()});
      check_value(*option, given.back().value);
    }
  } catch (const po::error& error) {
    translate(error, options);
  }
  return {tool, std::move(given), std::move(operands)};
}

Arguments::Arguments(const Tool& tool, std::vector<Given> given, std::vector<std::string> operands)
    : tool_{&tool},
      options_{all_options(tool)},
      given_{std::move(given)},
      inputs_{std::move(operands)} {
  has_operands_ = !inputs_.empty() || has("files-from");
  if (!has_operands_) inputs_.emplace_back("-");
  if (std::count(inputs_.begin(), inputs_.end(), "-") > 1)
    throw UsageError(said::stdin_named_twice{});
  if (value("files-from") == "-" && std::count(inputs_.begin(), inputs_.end(), "-") > 0)
    throw UsageError(said::stdin_is_list_and_input{});
  if (has("in-place") || has("output-dir")) {
    const auto* const name = has("in-place") ? "in-place" : "output-dir";
    for (const auto* other : {"output", "output-dir"})
      if (other != std::string_view{name} && has(other))
        throw UsageError(said::not_together{.option = long_name(name), .other = long_name(other)});
  }
  const auto form = csv();
  if ((form.excel || form.safe) && format() != "csv")
    throw UsageError(
        said::not_together{.option = trf::Code{form.excel ? "--csv=excel" : "--csv-safe"},
                           .other = trf::Code{fmt::format("--format={}", format())}});
  (void)number("jobs", 1, 1024);
  (void)today();
  (void)limits();
}

const Option& Arguments::option(std::string_view name) const {
  const auto found = std::find_if(options_.begin(), options_.end(),
                                  [&](const Option& each) { return each.name == name; });
  assert(found != options_.end() && "the tool asks for an option that it has not defined");
  return *found;
}

bool Arguments::has(std::string_view name) const {
  return std::any_of(given_.begin(), given_.end(),
                     [&](const Given& each) { return each.option == name; });
}

std::string Arguments::value(std::string_view name) const {
  // The last one is used, so that a user's alias can be overridden.
  for (auto each = given_.rbegin(); each != given_.rend(); ++each)
    if (each->option == name) return each->value;
  return std::string{option(name).fallback};
}

std::vector<std::string> Arguments::values(std::string_view name) const {
  const auto& definition = option(name);
  std::vector<std::string> result;
  const auto add = [&](std::string_view text) {
    if (definition.repeatable && !definition.is_list) {
      result.emplace_back(text);
      return;
    }
    for (std::size_t from = 0; from <= text.size();) {
      const auto comma = std::min(text.find(',', from), text.size());
      auto one = text.substr(from, comma - from);
      while (one.starts_with(' ')) one.remove_prefix(1);
      while (one.ends_with(' ')) one.remove_suffix(1);
      if (!one.empty()) result.emplace_back(one);
      from = comma + 1;
    }
  };
  if (!definition.repeatable) {
    add(value(name));
    return result;
  }
  for (const auto& each : given_)
    if (each.option == name) add(each.value);
  if (result.empty() && !has(name) && !definition.fallback.empty()) add(definition.fallback);
  return result;
}

std::optional<int> Arguments::number(std::string_view name, int low, int high) const {
  const auto text = value(name);
  if (text.empty() && !has(name)) return std::nullopt;
  int result = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
  if (error != std::errc{} || end != text.data() + text.size() || result < low || result > high)
    throw UsageError(said::not_a_number_within{
        .value = text, .option = long_name(name), .low = low, .high = high});
  return result;
}

std::string Arguments::format() const {
  if (tool_->formats.empty()) return "text";
  auto chosen = value("format");
  if (has("format")) return chosen;
  if ((has("in-place") || has("output-dir")) &&
      std::find(tool_->formats.begin(), tool_->formats.end(), "trf") != tool_->formats.end())
    return "trf";
  if (has("csv") || has("csv-safe")) return "csv";
  if (!chosen.empty()) return chosen;
  return !has("output") && ::isatty(STDOUT_FILENO) != 0 ? "text" : "csv";
}

bool Arguments::prints_to_terminal() const {
  return !has("output") && !has("in-place") && !has("output-dir") && ::isatty(STDOUT_FILENO) != 0;
}

CsvForm Arguments::csv() const {
  if (tool_->formats.empty()) return {};
  return {.excel = value("csv") == "excel", .safe = has("csv-safe")};
}

trf::Date Arguments::today() const {
  if (!has("today")) {
    const auto days = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    const std::chrono::year_month_day date{days};
    return {static_cast<std::uint16_t>(static_cast<int>(date.year())),
            static_cast<std::uint8_t>(static_cast<unsigned>(date.month())),
            static_cast<std::uint8_t>(static_cast<unsigned>(date.day()))};
  }
  const auto text = value("today");
  const auto read = trf::parse_date(text);
  if (!read || read->date.month == 0 || read->date.day == 0)
    throw UsageError(said::not_a_day{.value = text, .option = trf::Code{"--today"}});
  return read->date;
}

bool Arguments::colour() const {
  const auto when = value("color");
  if (when != "auto") return when == "always";
  const auto set = [](const char* name) {
    const char* const text = std::getenv(name);
    return text != nullptr && *text != '\0';
  };
  const char* const terminal = std::getenv("TERM");
  return !set("NO_COLOR") && ::isatty(STDERR_FILENO) != 0 && terminal != nullptr &&
         std::string_view{terminal} != "dumb";
}

}  // namespace cli
