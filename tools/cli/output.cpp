#include "cli/output.hpp"

#include <cerrno>
#include <csignal>
#include <map>
#include <memory>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/atomic_file.hpp"
#include "cli/cli.hpp"
#include "cli/disk_files.hpp"
#include "cli/doomed.hpp"
#include "cli/language.hpp"
#include "cli/messages/system.hpp"

namespace cli {
namespace {

constexpr std::size_t buffer_size = std::size_t{256} << 10;

// The process has one result; all tools send it to print().
struct Destination {
  std::string tool;
  std::unique_ptr<NewFile> file;
  std::string buffer;
  bool is_used = false, is_answer = false;
  struct Last {
    std::unique_ptr<NewFile> file;
    trf::Message written;
  };
  std::vector<Last> last;                       ///< Of commit_last()
  std::map<std::string, FileVersion> versions;  ///< Of expect_version()
};
Destination destination;

void send(std::string_view bytes) {
  if (bytes.empty()) return;
  if (destination.file)
    destination.file->write(bytes);
  else
    write_all(STDOUT_FILENO, bytes, said::standard_output{});
}

void send() {
  send(destination.buffer);
  destination.buffer.clear();
}

}  // namespace

void guard_descriptors() noexcept {
  // If a standard descriptor is closed, the next opened file would get its number, and the results
  // would be written into it. Its replacement can be neither read nor written.
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(descriptor, F_GETFD) < 0)
      (void)::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU})
    if (std::signal(signal, remove_all_and_die) == SIG_IGN) std::signal(signal, SIG_IGN);
}

void open_output(std::string_view tool, const std::string& path) {
  destination.tool = tool;
  if (!path.empty() && path != "-") destination.file = new_file(path);
}

void expect_version(const std::string& path, const FileVersion& version) {
  destination.versions[path] = version;
}

Files& files() noexcept {
  static DiskFiles all;
  return all;
}

std::unique_ptr<NewFile> new_file(const std::string& path, const std::string& like) {
  auto file = files().create(path, like);
  const auto version = destination.versions.find(path);
  if (version != destination.versions.end()) file->expect(version->second);
  return file;
}

bool has_answer(int status) noexcept {
  return destination.is_answer || (destination.is_used && status < usage);
}

void give_answer() { destination.is_answer = true; }

void commit_output() {
  send();
  if (destination.file) {
    destination.file->commit();
    destination.file.reset();
  } else if (::close(STDOUT_FILENO) != 0 && errno != EBADF) {
    fail(said::standard_output{});
  }
}

void commit_last(std::unique_ptr<NewFile> file, trf::Message written) {
  destination.last.push_back({std::move(file), std::move(written)});
}

void commit_last_files() {
  for (const auto& [file, written] : destination.last) {
    file->commit();
    if (!written.empty()) complain(written);
  }
  destination.last.clear();
}

void discard_output() noexcept {
  destination.buffer.clear();
  destination.file.reset();
  destination.last.clear();
}

std::size_t terminal_width() noexcept {
  winsize size{};
  if (destination.file || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

void flush_terminal() {
  if (!destination.file && ::isatty(STDOUT_FILENO) != 0) send();
}

void print(const Text& text) { print_bytes(text.str()); }

void print_bytes(std::string_view text) {
  destination.is_used = true;
  if (text.empty()) return;
  if (destination.buffer.size() + text.size() > buffer_size) send();
  if (text.size() > buffer_size)
    send(text);
  else
    destination.buffer += text;
}

void say(const Text& text) {
  if (text.empty()) return;
  flush_terminal();
  std::string_view rest = text.str();
  while (!rest.empty()) {
    const auto written = ::write(STDERR_FILENO, rest.data(), rest.size());
    if (written <= 0) return;  // Standard error is closed; the status still shows it
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
}

void complain(const trf::Message& message) {
  say(formatted("{}: {}\n", destination.tool, message));
}

void write_file(const std::string& path, std::string_view bytes) {
  const auto file = new_file(path);
  file->write(bytes);
  file->commit();
}

}  // namespace cli
