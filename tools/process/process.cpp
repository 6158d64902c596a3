#include "process/process.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <thread>

#include <fcntl.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/cli.hpp"
#include "cli/messages/system.hpp"
#include "process/atomic_file.hpp"
#include "process/doomed.hpp"
#include "process/run_process.hpp"

namespace cli {

Process::Process() noexcept {
#ifdef __GLIBC__
  // A run makes and frees tables of megabytes again and again. Giving their pages back to the
  // system each time took a third of --check of a large Italo-Svizzero event.
  constexpr int megabyte = 1 << 20;
  (void)::mallopt(M_TRIM_THRESHOLD, 64 * megabyte);
  (void)::mallopt(M_MMAP_THRESHOLD, 4 * megabyte);
  (void)::mallopt(M_TOP_PAD, megabyte);
#endif
  // If a standard descriptor is closed, the next opened file would get its number, and the results
  // would be written into it. Its replacement can be neither read nor written.
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(descriptor, F_GETFD) < 0)
      (void)::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  has_output_terminal_ = ::isatty(STDOUT_FILENO) != 0;
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU})
    if (std::signal(signal, remove_all_and_die) == SIG_IGN) std::signal(signal, SIG_IGN);
}

void Process::put(std::string_view bytes) {
  write_all(STDOUT_FILENO, bytes, said::standard_output{});
}

void Process::end() {
  if (::close(STDOUT_FILENO) != 0 && errno != EBADF) fail(said::standard_output{});
}

void Process::say(std::string_view bytes) noexcept {
  while (!bytes.empty()) {
    const auto written = ::write(STDERR_FILENO, bytes.data(), bytes.size());
    if (written <= 0) return;  // Standard error is closed; the status still shows it
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

bool Process::is_message_terminal() const noexcept { return ::isatty(STDERR_FILENO) != 0; }

std::size_t Process::terminal_width() const noexcept {
  winsize size{};
  return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

std::string Process::variable(const char* name) const {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

unsigned Process::cores() const noexcept { return std::thread::hardware_concurrency(); }

int run_process(int argc, const char* const* argv, Program (*program)()) {
  Process process;
  const std::span<const char* const> words{argv, static_cast<std::size_t>(argc)};
  return run(words.subspan(words.empty() ? 0 : 1), program(), process);
}

}  // namespace cli
