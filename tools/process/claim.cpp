#include "process/claim.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <climits>
#include <csignal>
#include <fstream>
#include <thread>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/messages/system.hpp"
#include "process/disk_files.hpp"
#include "trf/hash.hpp"
#include "trf/whole_number.hpp"

namespace cli {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto patience = std::chrono::seconds{60};

std::string text_of_link(const std::string& path) {
  std::array<char, PATH_MAX> text{};
  const auto length = ::readlink(path.c_str(), text.data(), text.size());
  return length > 0 ? std::string{text.data(), static_cast<std::size_t>(length)} : std::string{};
}

/// The machine and the set of process numbers in which ours has its meaning.
const std::string& realm() {
  static const std::string all = [] {
    std::array<char, 256> host{};
    (void)::gethostname(host.data(), host.size() - 1);
    std::string boot;
    std::ifstream{"/proc/sys/kernel/random/boot_id"} >> boot;
    return fmt::format("{}:{}:{}", host.data(), boot, text_of_link("/proc/self/ns/pid"));
  }();
  return all;
}

/// "PROCESS@REALM"
std::string own_mark() { return fmt::format("{}@{}", ::getpid(), realm()); }

/// Did the process of a mark end? false if that is unknown.
bool has_ended(std::string_view mark) {
  const auto at = mark.find('@');
  if (at == std::string_view::npos || mark.substr(at + 1) != realm()) return false;
  const auto process = trf::whole_number<int>(mark.substr(0, at));
  return process && *process > 0 && *process != ::getpid() && ::kill(*process, 0) != 0 &&
         errno == ESRCH;
}

/// Creates a name that does not exist. \return errno
int create_name(const std::string& name) {
  if (::symlink(own_mark().c_str(), name.c_str()) == 0) return 0;
  if (errno == EEXIST || errno == EACCES || errno == EROFS || errno == ENOENT) return errno;
  // A file system without symbolic links.
  const int file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (file < 0) return errno;
  const auto mark = own_mark();
  (void)!::write(file, mark.data(), mark.size());
  ::close(file);
  return 0;
}

/// The process that created a name; empty if it is not known.
std::string mark_of(const std::string& name) {
  auto mark = text_of_link(name);
  if (mark.empty()) std::ifstream{name} >> mark;
  return mark;
}

std::uint64_t number_of(const FileVersion& version) {
  std::uint64_t hash = trf::fnv1a::basis;
  for (const auto part :
       {std::uint64_t{version.exists}, version.device, version.number,
        static_cast<std::uint64_t>(version.size), static_cast<std::uint64_t>(version.modified),
        static_cast<std::uint64_t>(version.changed)})
    for (unsigned byte = 0; byte < 8; ++byte)
      hash = trf::fnv1a::with(hash, static_cast<char>(part >> (8 * byte)));
  return hash;
}

std::string name_of(const std::string& path, const FileVersion& version, int generation) {
  const auto slash = path.rfind('/');
  const auto folder = slash == std::string::npos ? std::string{} : path.substr(0, slash + 1);
  // A version that does not exist has no other name.
  const auto file = trf::fnv1a::hash_of(path.substr(folder.size()));
  return fmt::format("{}.trf-tools-{:016x}-{}.claim", folder, number_of(version) ^ file,
                     generation);
}

}  // namespace

std::unique_ptr<DiskClaim> DiskClaim::of(const std::string& path, const FileVersion& version,
                                         bool& is_possible) {
  is_possible = true;
  auto pause = std::chrono::milliseconds{1};
  const auto end = Clock::now() + patience;
  std::unique_ptr<DiskClaim> claim{new DiskClaim};
  claim->path_ = path;
  claim->version_ = version;
  for (int generation = 0;;) {
    const auto name = name_of(path, version, generation);
    const int error = create_name(name);
    if (error == 0) {
      claim->doomed_.set(name);
      claim->name_ = name;
      if (version_of(path) == version) return claim;
      return nullptr;
    }
    if (error != EEXIST) {
      is_possible = false;
      return nullptr;
    }
    if (has_ended(mark_of(name))) {
      claim->left_.push_back(name);
      ++generation;
      continue;
    }
    if (!(version_of(path) == version)) return nullptr;
    if (Clock::now() > end)
      throw FileError(file_name(path), said::claimed_by_other{.claim = visible(name)});
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 2, std::chrono::milliseconds{20});
  }
}

DiskClaim::~DiskClaim() {
  if (name_.empty()) return;
  // The names of ended processes count until the version is replaced.
  if (!(version_of(path_) == version_))
    for (const auto& name : left_) ::unlink(name.c_str());
  ::unlink(name_.c_str());
}

}  // namespace cli
