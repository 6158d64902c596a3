#include <algorithm>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>

#include "manual/manual.hpp"
#include "tools.hpp"
#include "validate/findings.hpp"

namespace {

std::string page_of(std::string_view page, std::string_view name) {
  if (page == "format") return manual::trf_5();
  if (page == "checks") return validate::manual();
  for (const auto& program : {parse::program(), validate::program(), trf_pair::program(),
                              rate::program(), tiebreak_tool::program()}) {
    if (program.tool.name != name) continue;
    return page == "man" ? manual::man_page(program.tool)
                         : manual::completion_script(program.tool, page);
  }
  return {};
}

}  // namespace

/// trf-manual format | checks | man TOOL | bash TOOL | zsh TOOL | fish TOOL: prints trf(5),
/// trf-checks(7), the manual page or a completion of a tool to standard output. Built and run by
/// the build; not installed.
int main(int argc, char** argv) {
  const std::span words{argv, static_cast<std::size_t>(argc)};
  const auto page = page_of(words.size() > 1 ? words[1] : "", words.size() > 2 ? words[2] : "");
  if (page.empty()) return 2;
  const bool is_written = std::fwrite(page.data(), 1, page.size(), stdout) == page.size();
  return std::fclose(stdout) == 0 && is_written ? 0 : 4;
}
