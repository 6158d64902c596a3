// Whole-process time of a tool that has nothing to do: what a shell loop over files pays each time.

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

#include <array>
#include <filesystem>
#include <string>

namespace {

// The tools are beside this program.
std::string tool(std::string_view name) {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path() / name;
}

void start(benchmark::State& state, std::string path, std::string option) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  std::array<char*, 3> arguments{path.data(), option.data(), nullptr};
  for (auto _ : state) {
    pid_t child = 0;
    int status = 1;
    if (posix_spawn(&child, path.c_str(), &actions, nullptr, arguments.data(), nullptr) != 0 ||
        waitpid(child, &status, 0) != child || status != 0) {
      state.SkipWithError("the tool does not start");
      break;
    }
  }
  posix_spawn_file_actions_destroy(&actions);
}

BENCHMARK_CAPTURE(start, true_for_comparison, "/bin/true", "")->UseRealTime();
BENCHMARK_CAPTURE(start, trf_parse, tool("trf-parse"), "--version")->UseRealTime();
BENCHMARK_CAPTURE(start, trf_validate, tool("trf-validate"), "--version")->UseRealTime();
BENCHMARK_CAPTURE(start, trf_tiebreak, tool("trf-tiebreak"), "--version")->UseRealTime();
BENCHMARK_CAPTURE(start, trf_rate, tool("trf-rate"), "--version")->UseRealTime();
BENCHMARK_CAPTURE(start, trf_pair, tool("trf-pair"), "--version")->UseRealTime();

}  // namespace
