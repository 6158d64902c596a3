#include <algorithm>
#include <new>
#include <system_error>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "cli/help.hpp"
#include "cli/language.hpp"
#include "cli/messages/system.hpp"
#include "cli/messages/usage.hpp"
#include "cli/output.hpp"
#include "cli/paths.hpp"
#include "cli/session.hpp"

namespace cli {
namespace {

int answer_about(const Arguments& arguments) {
  const auto& tool = arguments.tool();
  check_paths(arguments, Gives::tables);
  open_output(arguments.value("output"));
  if (arguments.has("help"))
    print_bytes(
        help_text(tool, arguments.value("help") == "all" ? HelpExtent::all : HelpExtent::own));
  else
    print_bytes(version_text(tool));
  commit_output();
  return ok;
}

int answer(std::span<const char* const> words, const Program& program) {
  auto arguments = parse(words, program.tool);
  if (arguments.has("help") || arguments.has("version")) return answer_about(arguments);

  refuse_unused(arguments, program.tool.beside, program.tool.without);
  const int problems = arguments.expand_inputs();
  check_paths(arguments, arguments.gives());
  const bool has_file = !arguments.value("output").empty();
  arguments.set_edits_input(edits_own_input(arguments));
  if (!arguments.edits_input()) open_output(arguments.value("output"));
  try {
    const int status = std::max<int>(program.body(arguments), problems);
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
int guarded(std::span<const char* const> words, const Program& program) {
  try {
    return answer(words, program);
  } catch (const UsageError& error) {
    complain(error.message());
    complain(said::try_help{.command = trf::Code{fmt::format("{} --help", program.tool.name)}});
    return usage;
  } catch (const UnusableFile& error) {
    complain(error.message());
    return unusable;
  } catch (const BrokenPipe&) {
    return ok;
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::system_error&) {
    complain(message_of_failure());
  } catch (const std::exception& error) {
    complain(said::internal_error{.text = std::string{error.what()}});
  }
  return failed;
}

}  // namespace

int run(std::span<const char* const> words, const Program& program, Host& host) {
  Session run{host};
  const Within here{run};
  run.language = &asked_language(words, host);
  run.tool = program.tool.name;
  // Prepared while there is memory.
  const auto out_of_memory = formatted("{}: {}\n", run.tool, said::out_of_memory{});
  try {
    return guarded(words, program);
  } catch (const std::bad_alloc&) {
    host.say(out_of_memory.str());
  }
  return failed;
}

}  // namespace cli
