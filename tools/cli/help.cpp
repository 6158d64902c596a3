#include "cli/help.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "cli/language.hpp"
#include "cli/messages/common_options.hpp"
#include "cli/text.hpp"
#include "trf/text.hpp"

namespace cli {
namespace {

constexpr std::size_t line_width = 80;
constexpr std::size_t help_column = 26;

std::vector<Option> shown_options(const Tool& tool) {
  auto options = all_options(tool);
  std::erase_if(options, [](const Option& option) { return option.hidden; });
  return options;
}

/// "--round=N", "--explain[=ID]".
std::string long_form(const Option& option) {
  auto name = fmt::format("--{}", option.name);
  if (!option.takes_value()) return name;
  return option.value_is_optional ? fmt::format("{}[={}]", name, option.placeholder)
                                  : fmt::format("{}={}", name, option.placeholder);
}

// The manual page is in English, --help in the user's language.
using Say = std::string (*)(const trf::Message& message);
std::string in_english(const trf::Message& message) { return to_string(message); }
std::string in_language(const trf::Message& message) { return translated(message).str(); }

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

std::string roff(std::string_view text) {
  std::string out;
  bool at_line_start = true;
  for (const char each : text) {
    if (at_line_start && (each == '.' || each == '\'')) out += "\\&";
    at_line_start = each == '\n';
    if (each == '\\')
      out += "\\e";
    else if (each == '-')
      out += "\\-";
    else
      out += each;
  }
  return out;
}

bool takes_file(const Option& option) {
  return option.placeholder == "FILE" || option.placeholder == "DIR";
}

// Inside single quotes of a shell.
std::string quoted(std::string_view text) {
  std::string out;
  for (const char each : text)
    if (each == '\'')
      out += "'\\''";
    else
      out += each;
  return out;
}

std::string bash_completion(const Tool& tool) {
  const auto function = fmt::format("_{}", [&] {
    std::string name{tool.name};
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
  }());
  std::string words, cases;
  for (const auto& option : shown_options(tool)) {
    words += fmt::format(" --{}{}", option.name, option.needs_value() ? "=" : "");
    if (option.letter != 0) words += fmt::format(" -{}", option.letter);
    if (!option.takes_value()) continue;
    const auto pattern = option.letter != 0 ? fmt::format("--{}|-{}", option.name, option.letter)
                                            : fmt::format("--{}", option.name);
    if (!option.values.empty() && option.is_list)
      // The last item of a comma list is completed; the text before it is kept.
      cases += fmt::format(
          "    {}) local head=; [[ $cur == *,* ]] && head=${{cur%,*}},\n"
          "      COMPREPLY=($(compgen -P \"$head\" -W '{}' -- \"${{cur##*,}}\")); return ;;\n",
          pattern, fmt::join(option.values, " "));
    else if (!option.values.empty())
      cases += fmt::format("    {}) COMPREPLY=($(compgen -W '{}' -- \"$cur\")); return ;;\n",
                           pattern, fmt::join(option.values, " "));
    else if (takes_file(option))
      cases += fmt::format("    {}) COMPREPLY=($(compgen -f -- \"$cur\")); return ;;\n", pattern);
    else if (option.needs_value())
      cases += fmt::format("    {}) COMPREPLY=(); return ;;\n", pattern);
  }
  return fmt::format(R"(# bash completion for {0}, generated from its options
{1}() {{
  local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}}
  COMPREPLY=()
  # Bash cuts words at '=': --format=json arrives as three of them.
  if [[ $cur == = ]]; then
    cur=
  elif [[ $prev == = ]]; then
    prev=${{COMP_WORDS[COMP_CWORD-2]}}
  fi
  case $prev in
{2}  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W '{3}' -- "$cur"))
    [[ ${{#COMPREPLY[@]}} == 1 && ${{COMPREPLY[0]}} == *= ]] && compopt -o nospace
    return
  fi
  COMPREPLY=($(compgen -f -- "$cur"))
}}
complete -o filenames -o bashdefault -F {1} {0}
)",
                     tool.name, function, cases, words.substr(words.empty() ? 0 : 1));
}

std::string zsh_completion(const Tool& tool) {
  // A description must not contain brackets and colons.
  const auto described = [](std::string_view text) {
    std::string out;
    for (const char each : quoted(text)) {
      if (each == '[' || each == ']' || each == ':') out += '\\';
      out += each;
    }
    return out;
  };
  std::string lines;
  for (const auto& option : shown_options(tool)) {
    std::string action;
    if (!option.values.empty())
      action = option.is_list ? fmt::format("_sequence compadd - {}", fmt::join(option.values, " "))
                              : fmt::format("({})", fmt::join(option.values, " "));
    else if (takes_file(option))
      action = option.placeholder == "DIR" ? "_files -/" : "_files";
    const auto value = option.takes_value()
                           ? fmt::format("{}{}:{}", option.value_is_optional ? "::" : ":",
                                         option.placeholder, action)
                           : "";
    const auto mark = !option.takes_value() ? "" : option.value_is_optional ? "=-" : "=";
    const std::string_view repeat = option.repeatable ? "*" : "";
    lines += fmt::format("  '{}--{}{}[{}]{}' \\\n", repeat, option.name, mark,
                         described(to_string(option.help)), value);
    if (option.letter != 0)
      lines += fmt::format("  '{}-{}{}[{}]{}' \\\n", repeat, option.letter,
                           option.needs_value() ? "+" : "", described(to_string(option.help)),
                           option.needs_value() ? value : "");
  }
  return fmt::format(
      "#compdef {0}\n# zsh completion for {0}, generated from its options\n"
      "_arguments -s -S \\\n{1}  '*:report:_files'\n",
      tool.name, lines);
}

std::string fish_completion(const Tool& tool) {
  std::string out =
      fmt::format("# fish completion for {}, generated from its options\n", tool.name);
  for (const auto& option : shown_options(tool)) {
    out += fmt::format("complete -c {} -l {}", tool.name, option.name);
    if (option.letter != 0) out += fmt::format(" -s {}", option.letter);
    if (option.needs_value()) out += takes_file(option) ? " -r -F" : " -x";
    if (!option.values.empty())
      out += option.is_list
                 ? fmt::format(" -a '(__fish_append , {})'", fmt::join(option.values, " "))
                 : fmt::format(" -a '{}'", fmt::join(option.values, " "));
    out += fmt::format(" -d '{}'\n", quoted(to_string(option.help)));
  }
  return out;
}

/// Examples as lines of a shell, followed by their remarks.
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

/// The sections that are the same in the manual page of every tool.
constexpr std::string_view common_sections = R"(.SH "EXIT STATUS"
.TP
.B 0
done; no problems found
.TP
.B 1
problems found, or no legal pairing exists: errors, different pairings, different ranks
.TP
.B 2
wrong use: bad option, option value or combination
.TP
.B 3
an input is not usable; every reason is printed with its place, and the other inputs are processed
.TP
.B 4
the system failed: cannot open, read or write, disk full, out of memory
.PP
In a batch the status is the highest one. With
.B \-\-output
the old file stays if the status is 2 or 4, or if it is 3 and there is nothing to write.
.SH "WRITTEN FILES"
A file is written beside its place and then renamed: a reader or a killed run never leaves a part of it.
These are misuse (status 2), and nothing is written: two results in one file; a result that is an input,
unless
.B \-\-in\-place
is given, or
.B \-\-output
names the only input and the result is a report; a report that would be replaced by anything but a
report; a report with paired rounds that would be replaced by a new one; a pipe or a device in the
place of a file that
.B \-\-in\-place
or
.B \-\-output\-dir
replaces.
.PP
Several programs can edit one report at the same time: if the report has changed since it was read, it is
read again and the edit is checked and applied again. Another result is not written (status 4) if its
file was changed during the run. Each run keeps others waiting by a name beside the file,
.IR .trf\-tools\-*.claim ,
and removes it. In a folder that cannot be written the file is overwritten under a lock; the old bytes
are restored if that fails, but a kill or a power failure at that moment leaves a part.
.PP
Mode, owner and symbolic links stay. A new file takes the name: hard links keep the old bytes, and
extended attributes and access lists are lost.
.SH MESSAGES
Findings go to standard error as FILE:LINE:COLUMN: severity: text [check]; lines and columns count
from 1, columns in characters. After ten findings of the same kind, only the number of the others is
printed;
.B \-\-verbose
prints all.
.SH ENVIRONMENT
.TP
.BR LC_ALL ", " LC_MESSAGES ", " LANG
the first of them that is set gives the language of messages, text and pages: Italian for it or
it_IT.UTF-8, else English;
.B \-\-lang
overrides them. Machine formats (csv, json, jsonl, sarif, junit, github, diff, pairs, trf), the
options and the manual pages are always in English.
.TP
.B NO_COLOR
if it is set, messages have no colour unless
.B \-\-color=always
is given.
)";

}  // namespace

std::string help_text(const Tool& tool, HelpExtent extent) {
  auto out = fmt::format("{}: {}\n{}", translated(said::help_usage_line{}).str(), tool.synopsis,
                         wrapped(translated(tool.description).str(), 0, line_width));
  if (!tool.examples.empty())
    out += fmt::format("\n{}:\n{}", translated(said::help_examples{}).str(),
                       said_examples(tool, in_language));
  out += fmt::format("\n{}:\n", translated(said::help_options{}).str());
  const auto options = shown_options(tool);
  const auto is_own = [&](const Option& option) {
    // Its values depend on the tool.
    return option.name == "format" ||
           std::ranges::find(tool.options, option.name, &Option::name) != tool.options.end();
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

std::string man_page(const Tool& tool) {
  auto out = fmt::format(".TH {} 1 \"\" \"trf-tools {}\" \"User Commands\"\n",
                         trf::upper(tool.name), TRF_VERSION);
  out += fmt::format(".SH NAME\n{} \\- {}\n", roff(tool.name), roff(tool.summary));
  out += fmt::format(".SH SYNOPSIS\n{}\n", roff(tool.synopsis));
  out += fmt::format(".SH DESCRIPTION\n{}\n", roff(to_string(tool.description)));
  out +=
      ".PP\nWithout FILE, or if FILE is \\-, standard input is read. Several FILEs are a batch: "
      "results are in the order of the arguments. If FILE is a directory, every *.trf, *.trfx and "
      "*.txt file below it is read, in sorted order.\n";
  out += ".SH OPTIONS\n";
  for (const auto& option : shown_options(tool)) {
    out += ".TP\n";
    if (option.letter != 0) out += fmt::format(R"(\fB\-{}\fR, )", option.letter);
    const auto form = long_form(option);
    const auto name_end = std::min(form.find_first_of("[="), form.size());
    out += fmt::format(R"(\fB{}\fR)", roff(form.substr(0, name_end)));
    if (name_end < form.size()) out += fmt::format(R"(\fI{}\fR)", roff(form.substr(name_end)));
    out += fmt::format("\n{}\n", roff(explained(option, in_english)));
  }
  if (tool.details != nullptr) out += fmt::format("{}\n", tool.details());
  out += common_sections;
  if (!tool.examples.empty())
    out += fmt::format(".SH EXAMPLES\n.nf\n{}.fi\n", roff(said_examples(tool, in_english)));
  out += ".SH SEE ALSO\n";
  bool first = true;
  for (const std::string_view other :
       {"trf-parse", "trf-validate", "trf-pair", "trf-rate", "trf-tiebreak"}) {
    if (other == tool.name) continue;
    out += fmt::format("{}.BR {} (1)", first ? "" : ",\n", roff(other));
    first = false;
  }
  out += ",\n.BR trf (5),\n.BR trf\\-checks (7)";
  return out + '\n';
}

std::string completion_script(const Tool& tool, std::string_view shell) {
  if (shell == "zsh") return zsh_completion(tool);
  if (shell == "fish") return fish_completion(tool);
  return bash_completion(tool);
}

}  // namespace cli
