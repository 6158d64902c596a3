#include "rate/atomic_file.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include <unistd.h>

namespace rate {
namespace {

[[noreturn]] void fail(const std::string& path) {
  throw std::system_error(errno, std::generic_category(), path);
}

}  // namespace

AtomicFile::AtomicFile(std::string path)
    : path_{std::move(path)}, temporary_{path_ + ".new" + std::to_string(::getpid())} {
  file_ = std::fopen(temporary_.c_str(), "wbx");
  if (file_ == nullptr) fail(path_);
}

AtomicFile::~AtomicFile() {
  if (file_ == nullptr) return;
  std::fclose(file_);
  std::remove(temporary_.c_str());
}

void AtomicFile::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail(path_);
}

void AtomicFile::commit() {
  if (std::fflush(file_) != 0) fail(path_);
  if (std::fclose(std::exchange(file_, nullptr)) != 0 ||
      std::rename(temporary_.c_str(), path_.c_str()) != 0) {
    const int error = errno;
    std::remove(temporary_.c_str());
    errno = error;
    fail(path_);
  }
}

}  // namespace rate
