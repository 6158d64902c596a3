#include <algorithm>
#include <cassert>
#include <iterator>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "cli/language.hpp"
#include "cli/messages/common_options.hpp"
#include "cli/messages/usage.hpp"
#include "cli/report_files.hpp"
#include "cli/session.hpp"
#include "trf/contains.hpp"
#include "trf/split.hpp"
#include "trf/whole_number.hpp"

namespace cli {
namespace {

trf::Code named_option(std::string_view option) {
  return trf::Code{option == "FILE" ? std::string{option} : fmt::format("--{}", option)};
}

/// \param option  "FILE" if an input is named; with a value if only that one matters
bool is_given(const Arguments& arguments, std::string_view option) {
  if (option == "FILE") return arguments.has_operands();
  const auto equals = option.find('=');
  const auto name = option.substr(0, equals);
  if (equals == std::string_view::npos) return arguments.has(name);
  return (name == "format" ? arguments.format() : arguments.value(name)) ==
         option.substr(equals + 1);
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
       .placeholder = "FILE",
       .help = said::help_output{},
       .writes = true},
      {.name = "jobs", .letter = 'j', .placeholder = "N", .help = said::help_jobs{}},
      {.name = "files-from", .placeholder = "FILE", .help = said::help_files_from{}},
      {.name = "stdin-name",
       .placeholder = "NAME",
       .help = said::help_stdin_name{},
       .fallback = "-"},
      {.name = "limit",
       .placeholder = "WHAT=N",
       .help = said::help_limit{},
       .is_list = true,
       .repeatable = true,
       .fallback = "file=268435456,line=1048576,lines=5000000,findings=10000"},
      {.name = "today", .placeholder = "DATE", .help = said::help_today{}},
      {.name = "color",
       .placeholder = "WHEN",
       .help = said::help_color{},
       .values = {"auto", "always", "never"},
       .fallback = "auto"},
      {.name = "lang", .placeholder = "LANG", .help = said::help_lang{}, .values = language_tags()},
      {.name = "quiet", .letter = 'q', .help = said::help_quiet{}},
      {.name = "verbose", .letter = 'v', .help = said::help_verbose{}},
      {.name = "help",
       .letter = 'h',
       .value_is_optional = true,
       .placeholder = "all",
       .help = said::help_help{},
       .values = {"all"}},
      {.name = "version", .letter = 'V', .help = said::help_version{}},
  };
}

Option format_option(const Tool& tool) {
  return {.name = "format",
          .letter = 'f',
          .placeholder = "FORMAT",
          .help = tool.default_format.empty() ? trf::Message{said::help_format_by_terminal{}}
                                              : trf::Message{said::help_format{}},
          .values = tool.formats,
          .fallback = tool.default_format};
}

std::vector<Option> csv_options() {
  return {{.name = "csv",
           .placeholder = "KIND",
           .help = said::help_csv{},
           .values = {"rfc4180", "excel"}},
          {.name = "csv-safe", .help = said::help_csv_safe{}}};
}

}  // namespace

void refuse_together(std::string_view option, std::string_view other) {
  throw UsageError(
      said::not_together{.option = named_option(option), .other = named_option(other)});
}

std::string_view only_one_of(const Arguments& arguments,
                             std::span<const std::string_view> options) {
  std::string_view given;
  for (const auto option : options) {
    if (!arguments.has(option)) continue;
    if (!given.empty()) refuse_together(option, given);
    given = option;
  }
  return given;
}

void refuse_without(std::string_view option, std::string_view other) {
  throw UsageError(
      said::needs_option{.option = named_option(option), .other = named_option(other)});
}

void refuse_unused(const Arguments& arguments, std::span<const OptionRule> beside,
                   std::span<const OptionRule> without) {
  const auto look_at = [&](std::span<const OptionRule> rules, bool is_other_given, auto refuse) {
    for (const auto& [options, other] : rules)
      if (is_given(arguments, other) == is_other_given)
        for (const auto option : trf::parts_of(options, ','))
          if (is_given(arguments, option)) refuse(option, other);
  };
  look_at(beside, true, refuse_together);
  look_at(without, false, refuse_without);
}

Option type_option() {
  return {.name = "type",
          .placeholder = "TYPE",
          .help = said::help_type{},
          .values = {"swiss", "rr", "drr", "scheveningen", "match", "team"}};
}

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

Arguments::Arguments(const Tool& tool, std::vector<Given> given, std::vector<std::string> operands)
    : tool_{&tool},
      options_{all_options(tool)},
      given_{std::move(given)},
      inputs_{std::move(operands)} {
  has_operands_ = !inputs_.empty() || has("files-from");
  if (!has_operands_) inputs_.emplace_back("-");
  refuse_two_readers_of_stdin();
  if (has("in-place") || has("output-dir")) {
    const auto* const name = has("in-place") ? "in-place" : "output-dir";
    for (const auto* other : {"output", "output-dir"})
      if (other != std::string_view{name} && has(other)) refuse_together(name, other);
  }
  const auto form = csv();
  if ((form.excel || form.safe) && format() != "csv")
    refuse_together(form.excel ? "csv=excel" : "csv-safe", "format=" + format());
  (void)number("jobs", 1, 1024);
  (void)today();
  (void)limits();
}

void Arguments::refuse_two_readers_of_stdin() const {
  std::string first;
  const auto add = [&first](std::string reader) {
    if (!first.empty())
      throw UsageError(said::stdin_for_two{.one = trf::Code{first}, .other = trf::Code{reader}});
    first = std::move(reader);
  };
  const bool is_read = has_operands_ || !tool_->needs_no_input || !tool_->needs_no_input(*this);
  for (const auto& input : inputs_)
    if (input == "-" && is_read) add("FILE");
  for (const auto& [name, value] : given_) {
    const bool are_two = option(name).names_two_files();
    if ((value == "-" && reads_file(option(name), value)) || (are_two && value.starts_with("-:")))
      add(std::string{"--"}.append(name));
    if (are_two && value.ends_with(":-")) add(std::string{"--"}.append(name));
  }
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
    for (const auto item : trf::items_of(text)) result.emplace_back(item);
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
  const auto result = trf::whole_number_within(text, low, high);
  if (!result)
    throw UsageError(said::not_a_number_within{
        .value = text, .option = named_option(name), .low = low, .high = high});
  return result;
}

std::string Arguments::format() const {
  if (tool_->formats.empty()) return "text";
  auto chosen = value("format");
  if (has("format")) return chosen;
  if ((has("in-place") || has("output-dir")) && trf::contains(tool_->formats, "trf")) return "trf";
  if (has("csv") || has("csv-safe")) return "csv";
  if (!chosen.empty()) return chosen;
  return !has("output") && session().host.is_output_terminal() ? "text" : "csv";
}

bool Arguments::prints_to_terminal() const {
  return !has("output") && !has("in-place") && !has("output-dir") &&
         session().host.is_output_terminal();
}

CsvForm Arguments::csv() const {
  if (tool_->formats.empty()) return {};
  return {.excel = value("csv") == "excel", .safe = has("csv-safe")};
}

std::optional<trf::Date> Arguments::day(std::string_view name) const {
  if (!has(name)) return std::nullopt;
  const auto text = value(name);
  const auto read = trf::parse_date(text);
  if (!read || !read->date.has_day())
    throw UsageError(said::not_a_day{.value = text, .option = named_option(name)});
  return read->date;
}

trf::Date Arguments::today() const {
  const auto given = day("today");
  return given ? *given : session().host.today();
}

Limits Arguments::limits() const {
  Limits limits;
  for (const auto& setting : values("limit")) {
    const auto equals = std::min(setting.find('='), setting.size());
    const auto what = std::string_view{setting}.substr(0, equals);
    auto* const slot = what == "file"       ? &limits.input.file_bytes
                       : what == "line"     ? &limits.input.line_bytes
                       : what == "lines"    ? &limits.input.lines
                       : what == "findings" ? &limits.findings
                                            : nullptr;
    const auto value = trf::whole_number<std::size_t>(
        std::string_view{setting}.substr(std::min(equals + 1, setting.size())));
    if (slot == nullptr || !value || *value == 0 || *value > trf::Limits::most_bytes)
      throw UsageError(said::not_a_limit{.value = setting, .high = trf::Limits::most_bytes});
    *slot = *value;
  }
  return limits;
}

bool Arguments::colour() const {
  const auto when = value("color");
  if (when != "auto") return when == "always";
  const auto& host = session().host;
  const auto terminal = host.variable("TERM");
  return host.variable("NO_COLOR").empty() && host.is_message_terminal() && !terminal.empty() &&
         terminal != "dumb";
}

}  // namespace cli
