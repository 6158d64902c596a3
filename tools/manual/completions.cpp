// The completions of the shells, from a tool's own table of options.

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "manual/manual.hpp"

namespace manual {
namespace {

bool takes_file(const cli::Option& option) {
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

std::string bash_completion(const cli::Tool& tool) {
  const auto function = fmt::format("_{}", [&] {
    std::string name{tool.name};
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
  }());
  std::string words, cases;
  for (const auto& option : cli::all_options(tool)) {
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

std::string zsh_completion(const cli::Tool& tool) {
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
  for (const auto& option : cli::all_options(tool)) {
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

std::string fish_completion(const cli::Tool& tool) {
  std::string out =
      fmt::format("# fish completion for {}, generated from its options\n", tool.name);
  for (const auto& option : cli::all_options(tool)) {
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

}  // namespace

std::string completion_script(const cli::Tool& tool, std::string_view shell) {
  if (shell == "zsh") return zsh_completion(tool);
  if (shell == "fish") return fish_completion(tool);
  return bash_completion(tool);
}

}  // namespace manual
