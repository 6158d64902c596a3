#include "rate/mapped_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.hpp"

namespace rate {

MappedFile::MappedFile(const std::string& path) {
  const int file = path == "-" ? -1 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file >= 0) {
    struct stat about {};
    if (::fstat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size > 0) {
      const auto size = static_cast<std::size_t>(about.st_size);
      // Populated in one go: 50,000 page faults less for FIDE's list.
      void* mapping = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
      if (mapping != MAP_FAILED) {
        mapping_ = mapping;
        bytes_ = {static_cast<const char*>(mapping), size};
      }
    }
    ::close(file);
  }
  if (mapping_ != nullptr) return;
  // FIDE's XML of all players is near this.
  constexpr std::size_t most = std::size_t{1} << 30;
  read_ = cli::read_limited(path, most);
  bytes_ = read_;
}

MappedFile::~MappedFile() {
  if (mapping_ != nullptr) ::munmap(mapping_, bytes_.size());
}

}  // namespace rate
