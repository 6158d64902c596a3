#include "rate/mapped_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>

#include "cli/cli.hpp"

namespace rate {

MappedFile::MappedFile(const std::string& path) {
  const int file = path == "-" ? -1 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file >= 0) {
    struct stat about {};
    if (::fstat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size > 0) {
      const auto size = static_cast<std::size_t>(about.st_size);
      void* mapping = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
      if (mapping != MAP_FAILED) {
        mapping_ = mapping;
        bytes_ = {static_cast<const char*>(mapping), size};
      }
    }
    ::close(file);
  }
  if (mapping_ != nullptr) return;
  // FIDE's XML of all players has nearly this size.
  constexpr std::size_t most = std::size_t{1} << 30;
  read_ = cli::read_limited(path, most);
  bytes_ = read_;
}

trf::rating::ListBytes MappedFile::piecewise() const {
  if (mapping_ == nullptr) return {};
  // Whole pages of the part; the pages at its edges belong to two parts.
  const auto advise = [page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE))](
                          std::string_view part, int advice, bool with_edges) {
    auto from = reinterpret_cast<std::uintptr_t>(part.data());
    auto to = from + part.size();
    from = (with_edges ? from : from + page - 1) / page * page;
    to = (with_edges ? to + page - 1 : to) / page * page;
    // NOLINTNEXTLINE(performance-no-int-to-ptr): whole pages begin before the part.
    if (from < to) ::madvise(reinterpret_cast<void*>(from), to - from, advice);
  };
  return {.before =
              [advise](std::string_view part) {
#ifdef MADV_POPULATE_READ  // 50,000 page faults less for FIDE's list
                advise(part, MADV_POPULATE_READ, true);
#else
                advise(part, MADV_WILLNEED, true);
#endif
              },
          .after = [advise](std::string_view part) { advise(part, MADV_DONTNEED, false); }};
}

MappedFile::~MappedFile() {
  if (mapping_ != nullptr) ::munmap(mapping_, bytes_.size());
}

}  // namespace rate
