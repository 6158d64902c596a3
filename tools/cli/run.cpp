#include <algorithm>
#include <new>
#include <system_error>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/cli.hpp"
#include "cli/help.hpp"
#include "cli/language.hpp"
#include "cli/messages/system.hpp"
#include "cli/messages/usage.hpp"
#include "cli/output.hpp"
#include "cli/paths.hpp"

namespace cli {
namespace {

int answer_about(const Arguments& arguments) {
  const auto& tool = arguments.tool();
  check_paths(arguments, Gives::tables);
  open_output(tool.name, arguments.value("output"));
  if (arguments.has("help"))
    print_bytes(
        help_text(tool, arguments.value("help") == "all" ? HelpExtent::all : HelpExtent::own));
  else if (arguments.has("version"))
    print_bytes(version_text(tool));
  else if (arguments.has("print-man"))
    print_bytes(man_page(tool));
  else
    print_bytes(completion_script(tool, arguments.value("print-completion")));
  commit_output();
  return ok;
}

int answer(int argc, const char* const* argv, const Tool& tool,
           const std::function<int(const Arguments&)>& body) {
  auto arguments = parse({argv + 1, argv + std::max(argc, 1)}, tool);
  for (const auto* about : {"help", "version", "print-man", "print-completion"})
    if (arguments.has(about)) return answer_about(arguments);

  const int problems = arguments.expand_inputs();
  check_paths(arguments, arguments.gives());
  const bool has_file = !arguments.value("output").empty();
  arguments.set_edits_input(edits_own_input(arguments));
  if (!arguments.edits_input()) open_output(tool.name, arguments.value("output"));
  try {
    const int status = std::max<int>(body(arguments), problems);
    // Only an answer replaces a file; without one the old file stays.
    if (!has_file || has_answer(status)) commit_output();
    if (status == ok) commit_last_files();
    return status;
  } catch (const BrokenPipe&) {
    // Standard output was closed by its reader; a second result has other readers.
    if (problems == ok) commit_last_files();
    throw;
  }
}

/// Runs the tool; exceptions become messages and statuses.
int guarded(int argc, const char* const* argv, const Tool& tool,
            const std::function<int(const Arguments&)>& body) {
  try {
    return answer(argc, argv, tool, body);
  } catch (const UsageError& error) {
    complain(error.message());
    complain(said::try_help{.command = trf::Code{fmt::format("{} --help", tool.name)}});
    return usage;
  } catch (const UnusableFile& error) {
    complain(error.message());
    return unusable;
  } catch (const BrokenPipe&) {
    return ok;
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::system_error& error) {
    complain(message_of(error));
  } catch (const std::exception& error) {
    complain(said::internal_error{.text = std::string{error.what()}});
  }
  return failed;
}

}  // namespace

int run(int argc, const char* const* argv, const Tool& tool,
        const std::function<int(const Arguments&)>& body) {
  guard_descriptors();
  speak(asked_language(argc, argv));
  open_output(tool.name, "");
  const auto out_of_memory = formatted("{}: {}\n", tool.name, said::out_of_memory{});
  int status = failed;
  try {
    status = guarded(argc, argv, tool, body);
  } catch (const std::bad_alloc&) {
    // Prepared while there was memory.
    say(out_of_memory);
  }
  discard_output();
  return status;
}

}  // namespace cli
