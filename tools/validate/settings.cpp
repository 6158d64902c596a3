// --severity, --config and --baseline.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "cli/files.hpp"
#include "cli/messages.hpp"
#include "trf/contains.hpp"
#include "trf/csv.hpp"
#include "trf/split.hpp"
#include "trf/text.hpp"
#include "validate/findings.hpp"
#include "validate/messages/validate_command.hpp"

namespace validate {
namespace {

// In the order of Severity.
constexpr std::array<std::string_view, 4> levels{"info", "warning", "error", "off"};
// '*' matches any text, '?' a character.
bool matches(std::string_view glob, std::string_view text) {
  if (glob.empty()) return text.empty();
  if (glob[0] == '*')
    return matches(glob.substr(1), text) || (!text.empty() && matches(glob, text.substr(1)));
  return !text.empty() && (glob[0] == '?' || same_letters(glob.substr(0, 1), text.substr(0, 1))) &&
         matches(glob.substr(1), text.substr(1));
}

[[noreturn]] void throw_unknown(std::string_view where, const std::string& glob) {
  // An id is too short: a typing error gives another id.
  std::vector<std::string_view> names;
  for (const auto& check : trf::checks()) names.push_back(check.name);
  const auto near = cli::nearest(glob, names);
  if (near.empty()) throw cli::UsageError(said::no_such_check{.where = where, .check = glob});
  throw cli::UsageError(said::check_meant{.where = where, .check = glob, .name = trf::Code{near}});
}

// Ids first: S* means all checks S, and not the names with an s.
void read_severity(std::string_view text, std::string_view where, Settings& settings) {
  const auto equals = text.find('=');
  if (equals == std::string_view::npos)
    throw cli::UsageError(said::not_glob_and_level{.where = where, .found = text});
  const std::string glob(trf::trimmed(text.substr(0, equals)));
  const std::string level(trf::trimmed(text.substr(equals + 1)));
  const auto found = std::ranges::find(levels, level);
  if (found == levels.end()) {
    throw cli::UsageError(said::unknown_severity{
        .where = where, .level = level, .hint = cli::did_you_mean(level, levels)});
  }
  std::optional<trf::Severity> severity;
  if (level != "off") severity = static_cast<trf::Severity>(found - levels.begin());
  const auto set = [&](auto text_of) {
    bool is_known = false;
    for (const auto& check : trf::checks()) {
      if (!matches(glob, text_of(check))) continue;
      settings.severities[check.id] = severity;
      is_known = true;
    }
    return is_known;
  };
  if (!set([](const trf::Check& check) { return check.id.text(); }) &&
      !set([](const trf::Check& check) { return check.name; }))
    throw_unknown(where, glob);
}

void read_profiles(std::string_view list, std::string_view where, Settings& settings) {
  settings.profiles.clear();
  for (const auto one : trf::items_of(list)) {
    const auto found = std::ranges::find(trf::profile_names, one);
    if (found == trf::profile_names.end())
      throw cli::UsageError(said::unknown_profile{.where = where, .profile = one});
    settings.profiles.push_back(static_cast<trf::Profile>(found - trf::profile_names.begin()));
  }
  if (settings.profiles.empty())
    throw cli::UsageError(said::unknown_profile{.where = where, .profile = list});
}

// Lines KEY = VALUE: profile, strict, or a check's severity. '#' begins a comment.
void read_config(const cli::Arguments& arguments, Settings& settings) {
  const auto path = arguments.value("config");
  const auto bytes = cli::read_limited(path, arguments);
  std::size_t number = 0;
  for (const auto& line : trf::split_lines(bytes)) {
    ++number;
    auto text = std::string_view(bytes).substr(line.offset, line.length);
    text = trf::trimmed(text.substr(0, text.find('#')));
    if (text.empty()) continue;
    const auto where = fmt::format("{}:{}: ", path, number);
    const auto key = trf::trimmed(text.substr(0, text.find('=')));
    const auto value = text.find('=') == std::string_view::npos
                           ? std::string_view{}
                           : trf::trimmed(text.substr(text.find('=') + 1));
    if (key == "profile") {
      read_profiles(value, where, settings);
    } else if (key == "strict") {
      if (value != "yes" && value != "no")
        throw cli::UsageError(said::not_yes_or_no{.where = where, .found = value});
      settings.strict = value == "yes";
    } else {
      read_severity(text, where, settings);
    }
  }
}

// Sentences name other lines and bytes of the file: "in line 12", "at offset 340". These numbers
// change when a line is added above.
std::string without_places(std::string_view message) {
  std::string out;
  while (!message.empty()) {
    const auto word_end = std::min(message.find(' '), message.size() - 1) + 1;
    const auto word = message.substr(0, word_end);
    out += word;
    message.remove_prefix(word_end);
    if (word != "line " && word != "offset ") continue;
    message.remove_prefix(std::min(message.find_first_not_of("0123456789"), message.size()));
  }
  return out;
}

// What does not change if lines are added above: the file, the check and the data of the message.
std::string baseline_key(std::string_view file, std::string_view check, std::string_view message) {
  return fmt::format("{}\n{}\n{}", file, check, without_places(message));
}

/// A baseline of another folder has the files of the run by other paths: the name alone decides
/// where one file of the run and one of the baseline have it.
void name_files_of_run(const std::vector<std::string>& inputs, const std::set<std::string>& files,
                       Settings& settings) {
  using cli::name_of;
  std::map<std::string_view, std::vector<std::string>> by_name;
  for (const auto& file : files) by_name[name_of(file)].push_back(file);
  std::map<std::string_view, int> in_run;
  for (const auto& input : inputs) ++in_run[name_of(input)];
  for (const auto& input : inputs) {
    const auto found = by_name.find(name_of(input));
    if (files.contains(input) || found == by_name.end() || found->second.size() > 1) continue;
    if (in_run[name_of(input)] == 1) settings.baseline_file.emplace(input, found->second.front());
  }
}

void read_baseline(const cli::Arguments& arguments, Settings& settings) {
  const auto path = arguments.value("baseline");
  trf::Diagnostics faults;
  const auto bytes = cli::read_limited(path, arguments);
  const auto sheet = cli::read_sheet(bytes, faults);
  const int file = sheet.column("file");
  const int check = sheet.column("check");
  const int message = sheet.column("message");
  cli::say_findings(faults, path, bytes, arguments);
  if (trf::has_error(faults) || file < 0 || check < 0 || message < 0)
    throw cli::UsageError(said::not_a_baseline{.file = path});
  std::set<std::string> files;
  for (const auto& row : sheet.rows) {
    const auto cell = [&](int column) {
      return trf::without_formula_mark(row[static_cast<std::size_t>(column)]);
    };
    files.emplace(cell(file));
    ++settings.baseline[baseline_key(cell(file), cell(check), cell(message))];
  }
  name_files_of_run(arguments.inputs(), files, settings);
}

}  // namespace

bool same_letters(std::string_view a, std::string_view b) noexcept {
  const auto upper = [](char c) { return trf::upper(c); };
  return std::ranges::equal(a, b, {}, upper, upper);
}

bool Settings::has(trf::Profile profile) const { return trf::contains(profiles, profile); }

std::optional<trf::Severity> Settings::severity(const trf::Diagnostic& finding) const {
  const auto chosen = severities.find(finding.check);
  return chosen == severities.end() ? finding.severity : chosen->second;
}

Settings read_settings(const cli::Arguments& arguments) {
  Settings settings;
  settings.profiles = trf::usual_profiles();
  if (arguments.has("config")) read_config(arguments, settings);
  if (arguments.has("profile")) read_profiles(arguments.value("profile"), "", settings);
  for (const auto& text : arguments.values("severity")) read_severity(text, "", settings);
  settings.strict = settings.strict || arguments.has("strict");
  settings.most_shown = arguments.limits().findings;
  if (arguments.verbose() && !arguments.has("max-per-check"))
    settings.most_per_check = 0;
  else
    settings.most_per_check =
        static_cast<std::size_t>(arguments.number("max-per-check", 0, 1'000'000).value_or(5));
  if (arguments.has("baseline")) read_baseline(arguments, settings);
  return settings;
}

void subtract_baseline(FileFindings& report, const Settings& settings) {
  if (settings.baseline.empty()) return;
  auto left = settings.baseline;
  const auto renamed = settings.baseline_file.find(report.file);
  const auto& file = renamed == settings.baseline_file.end() ? report.file : renamed->second;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const auto known = left.find(
        baseline_key(file, report.findings[i].check.text(), to_string(report.findings[i].message)));
    if (known != left.end() && known->second > 0) {
      --known->second;
      continue;
    }
    if (kept != i) report.findings[kept] = std::move(report.findings[i]);
    ++kept;
  }
  report.findings.resize(kept);
}

}  // namespace validate
