#include <algorithm>
#include <new>
#include <system_error>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "cli/help.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"

namespace cli {
namespace {

int answer_about(const Arguments& arguments) {
  const auto& tool = arguments.tool();
  open_output(tool.name, arguments.value("output"));
  if (arguments.has("help"))
    print(help_text(tool, arguments.value("help") == "all" ? HelpExtent::all : HelpExtent::own));
  else if (arguments.has("version"))
    print(version_text(tool));
  else if (arguments.has("print-man"))
    print(man_page(tool));
  else
    print(completion_script(tool, arguments.value("print-completion")));
  commit_output();
  return ok;
}

int answer(int argc, const char* const* argv, const Tool& tool,
           const std::function<int(const Arguments&)>& body) {
  auto arguments = parse({argv + 1, argv + std::max(argc, 1)}, tool);
  for (const auto* about : {"help", "version", "print-man", "print-completion"})
    if (arguments.has(about)) return answer_about(arguments);

  std::vector<std::string> problems;
  arguments.expand_inputs(problems);
  for (const auto& problem : problems) complain(problem);
  open_output(tool.name, arguments.value("output"));
  const int status = std::max<int>(body(arguments), problems.empty() ? ok : unusable);
  // What a batch found out is worth keeping although some of its inputs were unusable; a run
  // that could say nothing, or that the system cut short, leaves the old file alone.
  if (status < usage || (status == unusable && has_output()) || arguments.value("output").empty())
    commit_output();
  return status;
}

}  // namespace

int run(int argc, const char* const* argv, const Tool& tool,
        const std::function<int(const Arguments&)>& body) {
  guard_descriptors();
  speak(asked_language(argc, argv));
  open_output(tool.name, "");
  int status = failed;
  try {
    status = answer(argc, argv, tool, body);
  } catch (const UsageError& error) {
    complain(error.what());
    complain(fmt::format("try '{} --help'", tool.name));
    status = usage;
  } catch (const BrokenPipe&) {
    status = ok;
  } catch (const std::bad_alloc&) {
    complain("out of memory");
  } catch (const std::system_error& error) {
    complain(error.what());
  } catch (const std::exception& error) {
    complain(fmt::format("internal error: {}", error.what()));
  }
  discard_output();
  return status;
}

}  // namespace cli
