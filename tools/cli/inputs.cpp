#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.hpp"

namespace cli {
namespace {

namespace fs = std::filesystem;

bool is_report(const fs::path& path) {
  auto extension = path.extension().string();
  for (auto& each : extension)
    if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
  return extension == ".trf" || extension == ".trfx" || extension == ".txt";
}

// Sorted by bytes, so that the order is the same on every machine. Links to directories are not
// followed: a loop would never end.
std::vector<std::string> reports_below(const std::string& directory) {
  std::vector<std::string> found;
  for (const auto& entry : fs::recursive_directory_iterator(directory)) {
    std::error_code ignored;
    if (is_report(entry.path()) && !entry.is_directory(ignored))
      found.push_back(entry.path().string());
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<std::string> names_in(std::string_view list) {
  const char separator = list.find('\0') != std::string_view::npos ? '\0' : '\n';
  std::vector<std::string> names;
  while (!list.empty()) {
    const auto end = std::min(list.find(separator), list.size());
    auto name = list.substr(0, end);
    if (separator == '\n' && name.ends_with('\r')) name.remove_suffix(1);
    if (!name.empty()) names.emplace_back(name);
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return names;
}

}  // namespace

void Arguments::expand_inputs(std::vector<std::string>& problems) {
  auto named = std::move(inputs_);
  inputs_.clear();
  if (has("files-from")) {
    if (named.size() == 1 && named.front() == "-") named.clear();
    for (auto& name : names_in(read_all(value("files-from")))) named.push_back(std::move(name));
  }
  for (auto& name : named) {
    std::error_code ignored;
    if (name == "-" || !fs::is_directory(name, ignored)) {
      inputs_.push_back(std::move(name));
      continue;
    }
    try {
      auto found = reports_below(name);
      if (found.empty())
        problems.push_back(fmt::format(
            "{}: error: no *.trf, *.trfx or *.txt in this directory [W05]", visible(name)));
      std::move(found.begin(), found.end(), std::back_inserter(inputs_));
    } catch (const fs::filesystem_error& error) {
      throw std::system_error(error.code(), error.path1().string());
    }
  }
}

std::string read_all(const std::string& path, std::size_t most) {
  const bool is_stdin = path == "-";
  const std::string name = is_stdin ? "standard input" : path;
  const auto fail = [&name](int cause) {
    throw std::system_error(cause, std::generic_category(), visible(name));
  };
  if (is_stdin && ::isatty(STDIN_FILENO) != 0)
    complain("reading standard input, end it with Ctrl-D (--help tells the options)");
  const int descriptor = is_stdin ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) fail(errno);

  std::string content;
  struct stat status {};
  std::size_t room = std::size_t{64} << 10;
  if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0)
    room = static_cast<std::size_t>(status.st_size) + 1;  // One read more finds the end.
  room = std::min(room, most);
  std::size_t size = 0;
  int cause = 0;
  for (;;) {
    if (size == most) break;
    if (size == content.size()) content.resize(std::min(std::max(room, content.size() * 2), most));
    const auto got = ::read(descriptor, content.data() + size, content.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) cause = errno;
    if (got <= 0) break;
    size += static_cast<std::size_t>(got);
  }
  if (!is_stdin) ::close(descriptor);
  if (cause != 0) fail(cause);
  content.resize(size);
  return content;
}

}  // namespace cli
