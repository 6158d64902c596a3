#include "cli/atomic_file.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.hpp"
#include "cli/output.hpp"

namespace cli {
namespace {

/// A temporary file, in a form that a signal handler can read.
struct Doomed {
  enum State : int { free, taken, set };
  std::atomic<int> state = free;
  std::array<char, PATH_MAX> path{};
};
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler reads it");
std::array<Doomed, 64> doomed;

/// \return its index; past the end if none is free or the path is too long
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

/// Does the error mean that no file can be created, or replaced, in the folder?
bool is_about_folder(int error) { return error == EACCES || error == EPERM || error == EROFS; }

/// Writes over the old bytes of a file, after allocating the space for all. Closes the descriptor.
void overwrite(int descriptor, std::string_view bytes, const trf::Message& name) {
  struct Closer {
    int descriptor;
    ~Closer() { ::close(descriptor); }
  } closer{descriptor};
  struct stat old {};
  if (::fstat(descriptor, &old) != 0) fail(name);
  const auto size = static_cast<off_t>(bytes.size());
  if (size > old.st_size) {
    const int error = ::posix_fallocate(descriptor, old.st_size, size - old.st_size);
    if (error == ENOSPC || error == EFBIG || error == EDQUOT) {
      (void)!::ftruncate(descriptor, old.st_size);
      errno = error;
      fail(name);
    }
  }
  write_all(descriptor, bytes, name);
  if (::ftruncate(descriptor, size) != 0) fail(name);
  if (::fsync(descriptor) != 0 && errno == EIO) fail(name);
}

}  // namespace

bool is_same_file(const std::string& a, const std::string& b) {
  struct stat of_a {
  }, of_b{};
  const bool has_a = ::stat(a.c_str(), &of_a) == 0, has_b = ::stat(b.c_str(), &of_b) == 0;
  if (has_a && has_b) return of_a.st_dev == of_b.st_dev && of_a.st_ino == of_b.st_ino;
  std::error_code ignored;
  namespace fs = std::filesystem;
  return !has_a && !has_b &&
         fs::weakly_canonical(fs::absolute(a, ignored), ignored) ==
             fs::weakly_canonical(fs::absolute(b, ignored), ignored);
}

[[noreturn]] void fail(const trf::Message& what) {
  if (errno == EPIPE) throw BrokenPipe{};
  throw FileError(what, errno);
}

void write_all(int descriptor, std::string_view bytes, const trf::Message& name) {
  while (!bytes.empty()) {
    const auto written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      fail(name);
    }
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

AtomicFile::AtomicFile(const std::string& path) : name_{file_name(path)}, doomed_{doomed.size()} {
  struct stat old {};
  replaces_ = ::stat(path.c_str(), &old) == 0;
  if (replaces_ && !S_ISREG(old.st_mode)) {
    // A device or a pipe has no old content to keep; a directory fails here.
    descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor_ < 0) fail(name_);
    return;
  }
  if (replaces_ && ::access(path.c_str(), W_OK) != 0) fail(name_);
  // A symbolic link stays one: its target is replaced.
  std::array<char, PATH_MAX> resolved{};
  target_ =
      replaces_ && ::realpath(path.c_str(), resolved.data()) != nullptr ? resolved.data() : path;
  open_temporary();
  if (descriptor_ >= 0) {
    if (!replaces_) return;
    // A user who cannot set the old owner becomes the owner, as with any editor.
    if (old.st_uid != ::geteuid() || old.st_gid != ::getegid())
      (void)!::fchown(descriptor_, old.st_uid, old.st_gid);
    (void)::fchmod(descriptor_, old.st_mode & 07777);
    return;
  }
  if (!replaces_ || !is_about_folder(errno)) fail(name_);
  overwrites_ = true;
  descriptor_ = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor_ < 0) fail(name_);
}

void AtomicFile::open_temporary() {
  // The name must not exceed the longest name of a file.
  constexpr std::size_t longest_stem = 200;
  const auto slash = target_.rfind('/');
  const auto name_at = slash == std::string::npos ? 0 : slash + 1;
  auto stem = std::string_view{target_}.substr(name_at);
  if (stem.size() > longest_stem) {
    stem = stem.substr(0, longest_stem);
    while (!stem.empty() && (static_cast<unsigned char>(stem.back()) & 0xC0U) == 0x80U)
      stem.remove_suffix(1);
    stem.remove_suffix(stem.empty() ? 0 : 1);
  }
  // Another file of this name may be open, or left by a process that was killed.
  for (int number = 0; number < 1000; ++number) {
    temporary_ = fmt::format("{}{}.{}{}.tmp", std::string_view{target_}.substr(0, name_at), stem,
                             ::getpid(), number == 0 ? "" : fmt::format("-{}", number));
    doomed_ = doom(temporary_);
    descriptor_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor_ >= 0) return;
    const int cause = errno;
    forget();
    errno = cause;
    if (cause != EEXIST) return;
  }
}

void AtomicFile::write(std::string_view bytes) {
  if (overwrites_)
    kept_ += bytes;
  else
    write_all(descriptor_, bytes, name_);
}

void AtomicFile::commit() {
  const int descriptor = std::exchange(descriptor_, -1);
  if (overwrites_) {
    overwrite(descriptor, kept_, name_);
    return;
  }
  // After a power failure there must be the old bytes or the new ones, not an empty file.
  if (replaces_ && !temporary_.empty() && ::fsync(descriptor) != 0 && errno == EIO) {
    ::close(descriptor);
    errno = EIO;
    fail(name_);
  }
  if (::close(descriptor) != 0) fail(name_);
  if (temporary_.empty()) return;
  if (::rename(temporary_.c_str(), target_.c_str()) != 0) {
    // A folder with the sticky bit: the file belongs to another user, who allows us to write it.
    const int cause = errno;
    const int old =
        replaces_ && is_about_folder(cause) ? ::open(target_.c_str(), O_WRONLY | O_CLOEXEC) : -1;
    errno = cause;
    if (old < 0) fail(name_);
    overwrite(old, read_all(temporary_, SIZE_MAX), name_);
    return discard();
  }
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
