#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.hpp"
#include "cli/messages/system.hpp"
#include "trf/text.hpp"

namespace cli {
namespace {

namespace fs = std::filesystem;

bool is_report(const fs::path& path) {
  const auto extension = trf::lower(path.extension().string());
  return extension == ".trf" || extension == ".trfx" || extension == ".txt";
}

/// The files in a folder, ordered by the bytes of their names, which is the same on every machine.
class Folder {
 public:
  explicit Folder(const std::string& name) {
    look_into(name);
    std::sort(reports.begin(), reports.end());
    std::sort(others.begin(), others.end());
  }

  std::vector<std::string> reports, others;
  std::vector<trf::Message> unreadable;

 private:
  // Links to directories are not followed: a loop would never end. A pipe or a device in a folder
  // is not a report, and reading it may never end.
  void look_into(const fs::path& folder) {
    std::error_code error;
    auto entry = fs::directory_iterator{folder, error};
    for (; !error && entry != fs::directory_iterator{}; entry.increment(error)) {
      std::error_code ignored;
      const auto& path = entry->path();
      if (entry->is_directory(ignored)) {
        if (!entry->is_symlink(ignored)) look_into(path);
      } else if (is_report(path) && (entry->is_regular_file(ignored) || !entry->exists(ignored))) {
        reports.push_back(path.string());
      } else if (!path.filename().string().starts_with('.')) {
        others.emplace_back(path.filename().string());
      }
    }
    if (error)
      unreadable.emplace_back(
          said::file_failed{.file = file_name(folder.string()), .reason = reason_of(error)});
  }
};

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

int Arguments::expand_inputs() {
  auto named = std::move(inputs_);
  inputs_.clear();
  if (has("files-from")) {
    if (named.size() == 1 && named.front() == "-") named.clear();
    for (auto& name : names_in(read_limited(value("files-from"), *this)))
      named.push_back(std::move(name));
  }
  int status = ok;
  for (auto& name : named) {
    std::error_code ignored;
    if (name == "-" || !fs::is_directory(name, ignored)) {
      inputs_.push_back(std::move(name));
      continue;
    }
    Folder folder{name};
    for (const auto& problem : folder.unreadable) {
      complain(problem);
      status = failed;
    }
    if (folder.reports.empty() && folder.unreadable.empty()) {
      complain(said::no_report_in_folder{.folder = visible(name)});
      status = std::max<int>(status, unusable);
    }
    if (!folder.others.empty() && !quiet()) {
      const auto first = visible(folder.others.front());
      if (folder.others.size() == 1)
        complain(said::other_file_not_read{.folder = visible(name), .file = first});
      else
        complain(said::other_files_not_read{
            .folder = visible(name), .count = folder.others.size(), .file = first});
    }
    std::move(folder.reports.begin(), folder.reports.end(), std::back_inserter(inputs_));
  }
  return status;
}

Input read_input(const std::string& path, const std::string& name, const trf::Limits& limits) {
  return {name, std::make_shared<const std::string>(read_all(path, limits.file_bytes + 1)), limits};
}

std::string read_limited(const std::string& path, const Arguments& arguments) {
  return read_limited(path, arguments.limits().input.file_bytes);
}

std::string read_limited(const std::string& path, std::size_t most) {
  auto bytes = read_all(path, most + 1);
  if (bytes.size() > most)
    throw UnusableFile(said::larger_than_limit{.file = visible(path), .bytes = most});
  return bytes;
}

std::string read_all(const std::string& path, std::size_t most) {
  const bool is_stdin = path == "-";
  const auto fail = [&](int cause) {
    throw FileError(is_stdin ? trf::Message{said::standard_input{}} : file_name(path), cause);
  };
  if (is_stdin && ::isatty(STDIN_FILENO) != 0) complain(said::reading_stdin{});
  const int descriptor = is_stdin ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) fail(errno);

  std::string content;
  struct stat status {};
  std::size_t room = std::size_t{64} << 10;
  if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0)
    room = static_cast<std::size_t>(status.st_size) + 1;  // One byte more shows the end
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
