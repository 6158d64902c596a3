#include "cli/output.hpp"

#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.hpp"
#include "cli/language.hpp"

namespace cli {
namespace {

constexpr std::size_t buffer_size = std::size_t{256} << 10;

[[noreturn]] void fail(const std::string& what) {
  if (errno == EPIPE) throw BrokenPipe{};
  throw std::system_error(errno, std::generic_category(), what);
}

void write_all(int descriptor, std::string_view bytes, const std::string& name) {
  while (!bytes.empty()) {
    const auto written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      fail(name);
    }
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

// A signal handler may read nothing else.
std::array<char, PATH_MAX> doomed_path{};

void remove_and_die(int signal) {
  if (doomed_path[0] != '\0') ::unlink(doomed_path.data());
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

/// A file that appears whole under its name or not at all.
class AtomicFile {
 public:
  explicit AtomicFile(const std::string& path) : name_{path} {
    struct stat old {};
    const bool exists = ::stat(path.c_str(), &old) == 0;
    if (exists && !S_ISREG(old.st_mode)) {
      // A device or a pipe has no "old content" to keep; a directory fails here.
      descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
      if (descriptor_ < 0) fail(path);
      return;
    }
    if (exists && ::access(path.c_str(), W_OK) != 0) fail(path);
    // A symbolic link stays one: its target is replaced.
    std::array<char, PATH_MAX> resolved{};
    target_ =
        exists && ::realpath(path.c_str(), resolved.data()) != nullptr ? resolved.data() : path;
    temporary_ = fmt::format("{}.{}.tmp", target_, ::getpid());
    if (temporary_.size() < doomed_path.size())
      temporary_.copy(doomed_path.data(), temporary_.size());
    descriptor_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor_ < 0) {
      doomed_path.fill('\0');
      temporary_.clear();
      fail(path);
    }
    if (exists) (void)::fchmod(descriptor_, old.st_mode & 07777);
  }
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  ~AtomicFile() { discard(); }

  void write(std::string_view bytes) { write_all(descriptor_, bytes, name_); }

  void commit() {
    const int descriptor = std::exchange(descriptor_, -1);
    if (::close(descriptor) != 0) fail(name_);
    if (temporary_.empty()) return;
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) fail(name_);
    doomed_path.fill('\0');
    temporary_.clear();
  }

  void discard() noexcept {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
    if (temporary_.empty()) return;
    ::unlink(temporary_.c_str());
    doomed_path.fill('\0');
    temporary_.clear();
  }

 private:
  std::string name_, target_, temporary_;
  int descriptor_ = -1;
};

// The process has one result; print() is where all tools send it.
struct Destination {
  std::string tool;
  std::optional<AtomicFile> file;
  std::string buffer;
  bool used = false;
};
Destination destination;

void send() {
  if (destination.buffer.empty()) return;
  if (destination.file)
    destination.file->write(destination.buffer);
  else
    write_all(STDOUT_FILENO, destination.buffer, "standard output");
  destination.buffer.clear();
}

}  // namespace

void guard_descriptors() noexcept {
  // A closed standard descriptor would be given to the next file opened, and results would land
  // in it. What stands in for it can be neither read nor written as it should.
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(descriptor, F_GETFD) < 0)
      (void)::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    if (std::signal(signal, remove_and_die) == SIG_IGN) std::signal(signal, SIG_IGN);
}

void open_output(std::string_view tool, const std::string& path) {
  destination.tool = tool;
  if (!path.empty() && path != "-") destination.file.emplace(path);
}

bool has_output() noexcept { return destination.used; }

void commit_output() {
  send();
  if (destination.file) {
    destination.file->commit();
    destination.file.reset();
  } else if (::close(STDOUT_FILENO) != 0 && errno != EBADF) {
    fail("standard output");
  }
}

void discard_output() noexcept {
  destination.buffer.clear();
  destination.file.reset();
}

void flush_terminal() {
  if (!destination.file && ::isatty(STDOUT_FILENO) != 0) send();
}

void print(std::string_view text) {
  if (text.empty()) return;
  destination.used = true;
  if (destination.buffer.size() + text.size() > buffer_size) send();
  if (text.size() > buffer_size) {
    destination.buffer = text;
    send();
    return;
  }
  destination.buffer += text;
}

void complain(std::string_view text) {
  flush_terminal();
  const auto line = fmt::format("{}: {}\n", destination.tool, translated(text));
  (void)!::write(STDERR_FILENO, line.data(), line.size());
}

void write_file(const std::string& path, std::string_view bytes) {
  AtomicFile file{path};
  file.write(bytes);
  file.commit();
}

}  // namespace cli
