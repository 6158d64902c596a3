#include "run/run.hpp"

#include <algorithm>
#include <iterator>

#include "cli/cli.hpp"
#include "run/memory.hpp"
#include "run/programs.hpp"
#include "tools.hpp"

namespace run {
namespace {

struct Named {
  std::string_view name;
  cli::Program (*program)();
};
constexpr Named programs[]{
    {"trf-parse", parse::program},
    {"trf-validate", validate::program},
    {"trf-pair", trf_pair::program},
    {"trf-rate", rate::program},
    {"trf-tiebreak", tiebreak_tool::program},
};

}  // namespace

std::optional<cli::Program> program_of(std::string_view name) {
  const auto* const found = std::ranges::find(programs, name, &Named::name);
  if (found == std::end(programs)) return std::nullopt;
  return found->program();
}

Run run(std::string_view tool, std::span<const std::string> arguments,
        std::span<const File> files) {
  Memory memory;
  for (const auto& [name, bytes] : files) memory.files().add(name, std::string{bytes});
  std::vector<const char*> words;
  for (const auto& argument : arguments) words.push_back(argument.c_str());
  if (const auto program = program_of(tool)) {
    Run result;
    result.status = cli::run(words, *program, memory);
    result.output = std::move(memory.output);
    result.messages = std::move(memory.messages);
    result.written = memory.files().take_written();
    return result;
  }
  std::string message = cli::visible(tool) + ": not a tool; use";
  for (const auto& [name, program] : programs) message.append(" ").append(name);
  return {cli::usage, {}, message + "\n", {}};
}

}  // namespace run
