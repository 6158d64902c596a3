#include "process/atomic_file.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.hpp"
#include "cli/host.hpp"
#include "cli/messages/system.hpp"
#include "process/claim.hpp"
#include "process/disk_files.hpp"

namespace cli {
namespace {

/// Does the error mean that no file can be created, or replaced, in the folder?
bool is_about_folder(int error) { return error == EACCES || error == EPERM || error == EROFS; }

/// Refuses what cannot be written whole: a limit on the size of files, a full disk.
void reserve(int descriptor, std::size_t size, std::size_t old_size, const trf::Message& name) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
      size > limit.rlim_cur)
    throw FileError(name, EFBIG);
  if (size <= old_size) return;
  const auto from = static_cast<off_t>(old_size);
  const int error = ::posix_fallocate(descriptor, from, static_cast<off_t>(size) - from);
  if (error != ENOSPC && error != EFBIG && error != EDQUOT) return;
  (void)!::ftruncate(descriptor, from);
  throw FileError(name, error);
}

/// Writes over the old bytes of a file, from its beginning. If that fails, the old ones are
/// restored.
void overwrite(int descriptor, std::string_view bytes, const trf::Message& name) {
  const SignalsWait no_signals;
  if (::lseek(descriptor, 0, SEEK_SET) != 0) fail(name);
  const auto old = read_open(descriptor, SIZE_MAX, name);
  reserve(descriptor, bytes.size(), old.size(), name);
  try {
    if (::lseek(descriptor, 0, SEEK_SET) != 0) fail(name);
    write_all(descriptor, bytes, name);
    if (::ftruncate(descriptor, static_cast<off_t>(bytes.size())) != 0) fail(name);
    if (::fsync(descriptor) != 0 && (errno == EIO || errno == ENOSPC || errno == EDQUOT))
      fail(name);
  } catch (const FileError&) {
    // Only what was overwritten: there may be a limit behind it.
    const auto end = ::lseek(descriptor, 0, SEEK_CUR);
    const auto lost =
        std::string_view{old}.substr(0, static_cast<std::size_t>(std::max(end, off_t{0})));
    (void)!::ftruncate(descriptor, static_cast<off_t>(old.size()));
    if (::lseek(descriptor, 0, SEEK_SET) == 0) write_all(descriptor, lost, name);
    (void)!::fsync(descriptor);
    throw;
  }
}

/// A lock on a file, where locks work; waits some seconds. \return errno
int lock(int descriptor) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{60};
  while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EINTR) continue;
    if (errno != EWOULDBLOCK || std::chrono::steady_clock::now() > end) return errno;
    std::this_thread::sleep_for(std::chrono::milliseconds{2});
  }
  return 0;
}

void close(int& descriptor) noexcept {
  if (descriptor >= 0) ::close(std::exchange(descriptor, -1));
}

/// The part of a name that leaves room for our ending: the longest name of a file is limited.
std::string_view stem_of(std::string_view name) {
  constexpr std::size_t longest = 200;
  if (name.size() <= longest) return name;
  name = name.substr(0, longest);
  while (!name.empty() && (static_cast<unsigned char>(name.back()) & 0xC0U) == 0x80U)
    name.remove_suffix(1);
  name.remove_suffix(name.empty() ? 0 : 1);
  return name;
}

}  // namespace

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

AtomicFile::AtomicFile(const std::string& path, const std::string& like) : name_{file_name(path)} {
  struct stat old {
  }, model{};
  replaces_ = ::stat(path.c_str(), &old) == 0;
  if (replaces_ && !S_ISREG(old.st_mode)) {
    // A device or a pipe has no old content to keep; a directory fails here.
    descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor_ < 0) fail(name_);
    return;
  }
  if (replaces_ && ::access(path.c_str(), W_OK) != 0) fail(name_);
  target_ = without_links(path);  // A symbolic link stays one: its target is written.
  open_temporary();
  if (descriptor_ < 0) {
    open_old();
    return;
  }
  // A user who cannot set the old owner becomes the owner, as with any editor.
  if (replaces_ && (old.st_uid != ::geteuid() || old.st_gid != ::getegid()))
    (void)!::fchown(descriptor_, old.st_uid, old.st_gid);
  if (!like.empty() && ::stat(like.c_str(), &model) == 0)
    (void)::fchmod(descriptor_, model.st_mode & 07777);
  else if (replaces_)
    (void)::fchmod(descriptor_, old.st_mode & 07777);
}

void AtomicFile::open_temporary() {
  const auto slash = target_.rfind('/');
  const auto name_at = slash == std::string::npos ? 0 : slash + 1;
  const auto folder = std::string_view{target_}.substr(0, name_at);
  const auto stem = stem_of(std::string_view{target_}.substr(name_at));
  // Another file of this name may be open, or left by a process that was killed.
  for (int number = 0; number < 1000; ++number) {
    temporary_ = fmt::format("{}{}.{}{}.tmp", folder, stem, ::getpid(),
                             number == 0 ? "" : fmt::format("-{}", number));
    doomed_.set(temporary_);
    descriptor_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor_ >= 0) return;
    const int cause = errno;
    doomed_.forget();
    temporary_.clear();
    errno = cause;
    if (cause != EEXIST) return;
  }
}

void AtomicFile::open_old() {
  if (!replaces_ || !is_about_folder(errno)) fail(name_);
  overwrites_ = true;
  descriptor_ = ::open(target_.c_str(), O_RDWR | O_CLOEXEC);
  if (descriptor_ < 0) fail(name_);
}

void AtomicFile::write(std::string_view bytes) {
  if (overwrites_)
    kept_ += bytes;
  else
    write_all(descriptor_, bytes, name_);
  written_ += bytes.size();
  ask_disk();
}

// The disk writes a long list while the rest of it is made, so that secure() has less to wait for.
void AtomicFile::ask_disk() noexcept {
#ifdef SYNC_FILE_RANGE_WRITE
  constexpr std::size_t piece = std::size_t{8} << 20;
  if (!replaces_ || overwrites_ || written_ - on_the_way_ < piece) return;
  (void)::sync_file_range(descriptor_, static_cast<off_t>(on_the_way_),
                          static_cast<off_t>(written_ - on_the_way_), SYNC_FILE_RANGE_WRITE);
  on_the_way_ = written_;
#endif
}

void AtomicFile::secure(std::unique_ptr<Claim> held) {
  if (std::exchange(is_secure_, true) || target_.empty()) return;
  if (overwrites_) {
    lock_old();
    return compare();
  }
  // After a power failure there must be the old bytes or the new ones, not an empty file.
  if (replaces_ && ::fsync(descriptor_) != 0 && errno == EIO) fail(name_);
  claim_ = std::move(held);
  bool is_possible = true;
  for (auto now = version_of(target_); !claim_ && is_possible; now = version_of(target_)) {
    if (version_ && !(*version_ == now)) throw ChangedFile(name_);
    claim_ = DiskClaim::of(target_, now, is_possible);
  }
  // Another run may be overwriting the file: see lock_old().
  old_ = ::open(target_.c_str(), O_RDONLY | O_CLOEXEC);
  if (old_ >= 0 && lock(old_) == EWOULDBLOCK) throw FileError(name_, said::locked_by_other{});
  compare();
}

/// No name can be created in the folder. A lock on the file itself remains.
void AtomicFile::lock_old() {
  const int error = lock(descriptor_);
  if (error == EWOULDBLOCK) throw FileError(name_, said::locked_by_other{});
  if (error != 0 && (bytes_ || version_)) throw FileError(name_, said::neither_folder_nor_lock{});
  struct stat ours {};
  const auto now = version_of(target_);
  if (::fstat(descriptor_, &ours) != 0 || now.number != version_in(ours).number ||
      now.device != version_in(ours).device)
    throw ChangedFile(name_);
}

void AtomicFile::compare() const {
  if (version_ && !(*version_ == version_of(target_))) throw ChangedFile(name_);
  if (!bytes_) return;
  const int now = ::open(target_.c_str(), O_RDONLY | O_CLOEXEC);
  if (now < 0) throw ChangedFile(name_);
  const Closer closer{now};
  if (read_open(now, bytes_->size() + 1, name_) != *bytes_) throw ChangedFile(name_);
}

void AtomicFile::commit() {
  secure(nullptr);
  if (overwrites_) {
    overwrite(descriptor_, kept_, name_);
    return discard();
  }
  if (::close(std::exchange(descriptor_, -1)) != 0) fail(name_);
  if (temporary_.empty()) return;
  if (::rename(temporary_.c_str(), target_.c_str()) != 0) {
    // A folder with the sticky bit: the file belongs to another user, who allows us to write it.
    const int cause = errno;
    descriptor_ =
        replaces_ && is_about_folder(cause) ? ::open(target_.c_str(), O_RDWR | O_CLOEXEC) : -1;
    errno = cause;
    if (descriptor_ < 0) fail(name_);
    overwrite(descriptor_, DiskFiles{}.read(temporary_, SIZE_MAX), name_);
    return discard();
  }
  temporary_.clear();
  discard();
}

void AtomicFile::discard() noexcept {
  close(descriptor_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
  temporary_.clear();
  doomed_.forget();
  close(old_);
  claim_.reset();
}

}  // namespace cli
