#include "process/disk_files.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

#include "cli/messages/system.hpp"
#include "process/atomic_file.hpp"
#include "process/claim.hpp"
#include "process/mapped_file.hpp"

namespace cli {
namespace {

namespace fs = std::filesystem;

FileKind kind_in(const struct stat& status) noexcept {
  return S_ISREG(status.st_mode)   ? FileKind::regular
         : S_ISDIR(status.st_mode) ? FileKind::folder
                                   : FileKind::other;
}

std::int64_t nanoseconds(const timespec& time) noexcept {
  return static_cast<std::int64_t>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

FileId id_in(const struct stat& status) noexcept {
  return {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino), {}};
}

FileId place_of(const std::string& path, bool is_link) {
  std::error_code ignored;
  auto above = fs::absolute(is_link ? without_links(path) : path, ignored).lexically_normal();
  fs::path rest;
  for (;;) {
    rest = rest.empty() ? above.filename() : above.filename() / rest;
    above = above.parent_path();
    struct stat status {};
    if (above.empty() || ::stat(above.c_str(), &status) == 0) {
      auto id = above.empty() ? FileId{} : id_in(status);
      id.rest = rest.string();
      return id;
    }
  }
}

}  // namespace

std::string without_links(const std::string& path) {
  fs::path current{path};
  constexpr int most_links = 40;
  for (int links = 0; links < most_links; ++links) {
    std::array<char, PATH_MAX> text{};
    const auto length = ::readlink(current.c_str(), text.data(), text.size());
    if (length <= 0) break;
    const fs::path target{std::string{text.data(), static_cast<std::size_t>(length)}};
    current = target.is_absolute() ? target : current.parent_path() / target;
  }
  return current.string();
}

FileVersion version_in(const struct stat& status) noexcept {
#ifdef __APPLE__
  const auto &modified = status.st_mtimespec, &changed = status.st_ctimespec;
#else
  const auto &modified = status.st_mtim, &changed = status.st_ctim;
#endif
  return {.exists = true,
          .device = static_cast<std::uint64_t>(status.st_dev),
          .number = static_cast<std::uint64_t>(status.st_ino),
          .size = static_cast<std::int64_t>(status.st_size),
          .modified = nanoseconds(modified),
          .changed = nanoseconds(changed)};
}

FileVersion version_of(const std::string& path) noexcept {
  // Opening shows the file as it is on the server; its attributes alone may be seconds old.
  struct stat status {};
  const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  const bool is_known =
      file >= 0 ? ::fstat(file, &status) == 0 : ::stat(path.c_str(), &status) == 0;
  if (file >= 0) ::close(file);
  return is_known ? version_in(status) : FileVersion{};
}

FileFacts DiskFiles::facts(const std::string& path) {
  struct stat status {};
  bool is_known =
      path == "-" ? ::fstat(STDIN_FILENO, &status) == 0 : ::lstat(path.c_str(), &status) == 0;
  const bool is_link = is_known && S_ISLNK(status.st_mode);
  if (is_link) is_known = ::stat(path.c_str(), &status) == 0;
  FileFacts facts;
  if (path != "-") facts.place = place_of(path, is_link);
  if (!is_known) return facts;
  facts.kind = kind_in(status);
  facts.file = id_in(status);
  facts.version = version_in(status);
  return facts;
}

Closer::~Closer() { ::close(descriptor); }

std::string read_open(int descriptor, std::size_t most, const trf::Message& name) {
  std::string content;
  struct stat status {};
  std::size_t room = std::size_t{64} << 10;
  if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0)
    room = static_cast<std::size_t>(status.st_size) + 1;  // One byte more shows the end
  room = std::min(room, most);
  std::size_t size = 0;
  for (;;) {
    if (size == most) break;
    if (size == content.size()) content.resize(std::min(std::max(room, content.size() * 2), most));
    const auto got = ::read(descriptor, content.data() + size, content.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw FileError(name, errno);
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  }
  content.resize(size);
  return content;
}

std::string DiskFiles::read(const std::string& path, std::size_t most) {
  if (path == "-") {
    if (::isatty(STDIN_FILENO) != 0) complain(said::reading_stdin{});
    return read_open(STDIN_FILENO, most, said::standard_input{});
  }
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw FileError(file_name(path), errno);
  const Closer closer{descriptor};
  return read_open(descriptor, most, file_name(path));
}

std::unique_ptr<FileView> DiskFiles::view(const std::string& path, std::size_t most) {
  if (auto mapped = MappedFile::of(path)) return mapped;
  return std::make_unique<BytesView>(read_limited(path, most));
}

std::unique_ptr<NewFile> DiskFiles::create(const std::string& path, const std::string& like) {
  return std::make_unique<AtomicFile>(path, like);
}

std::unique_ptr<Claim> DiskFiles::claim(const std::string& path) {
  const auto target = without_links(path);
  for (;;) {
    bool is_possible = true;
    auto claim = DiskClaim::of(target, version_of(target), is_possible);
    if (claim || !is_possible) return claim;
  }
}

void DiskFiles::make_folder(const std::string& path) {
  std::error_code error;
  fs::create_directories(path, error);
  if (error) throw FileError(file_name(path), error.value());
}

Files::Folder DiskFiles::list(const std::string& path) {
  Folder folder;
  std::error_code error;
  auto entry = fs::directory_iterator{path, error};
  for (; !error && entry != fs::directory_iterator{}; entry.increment(error)) {
    std::error_code ignored;
    folder.entries.push_back({entry->path().filename().string(),
                              entry->is_directory(ignored)      ? FileKind::folder
                              : entry->is_regular_file(ignored) ? FileKind::regular
                              : entry->exists(ignored)          ? FileKind::other
                                                                : FileKind::none,
                              entry->is_symlink(ignored)});
  }
  folder.error = error.value();
  return folder;
}

}  // namespace cli
