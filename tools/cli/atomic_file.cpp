#include "cli/atomic_file.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/output.hpp"

namespace cli {
namespace {

/// A temporary file, where a signal handler can read it.
struct Doomed {
  enum State : int { free, taken, set };
  std::atomic<int> state = free;
  std::array<char, PATH_MAX> path{};
};
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler reads it");
std::array<Doomed, 64> doomed;

/// \return its place; past the end when none is free or the path is too long
std::size_t doom(const std::string& path) {
  if (path.size() >= PATH_MAX) return doomed.size();
  for (std::size_t i = 0; i < doomed.size(); ++i) {
    int expected = Doomed::free;
    if (!doomed.at(i).state.compare_exchange_strong(expected, Doomed::taken)) continue;
    doomed.at(i).path.fill('\0');
    path.copy(doomed.at(i).path.data(), path.size());
    doomed.at(i).state = Doomed::set;
    return i;
  }
  return doomed.size();
}

}  // namespace

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

AtomicFile::AtomicFile(const std::string& path) : name_{path}, doomed_{doomed.size()} {
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
  target_ = exists && ::realpath(path.c_str(), resolved.data()) != nullptr ? resolved.data() : path;
  temporary_ = fmt::format("{}.{}.tmp", target_, ::getpid());
  doomed_ = doom(temporary_);
  descriptor_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor_ < 0) {
    const int cause = errno;
    forget();
    errno = cause;
    fail(path);
  }
  if (exists) (void)::fchmod(descriptor_, old.st_mode & 07777);
}

void AtomicFile::commit() {
  const int descriptor = std::exchange(descriptor_, -1);
  if (::close(descriptor) != 0) fail(name_);
  if (temporary_.empty()) return;
  if (::rename(temporary_.c_str(), target_.c_str()) != 0) fail(name_);
  forget();
}

void AtomicFile::discard() noexcept {
  if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
  if (temporary_.empty()) return;
  ::unlink(temporary_.c_str());
  forget();
}

void AtomicFile::forget() noexcept {
  temporary_.clear();
  if (doomed_ < doomed.size()) doomed[doomed_].state = Doomed::free;
  doomed_ = doomed.size();
}

void AtomicFile::remove_all_and_die(int signal) {
  for (auto& one : doomed)
    if (one.state == Doomed::set) ::unlink(one.path.data());
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace cli
