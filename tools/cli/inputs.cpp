#include <algorithm>
#include <iterator>

#include "cli/cli.hpp"
#include "cli/files.hpp"
#include "cli/messages/system.hpp"
#include "cli/session.hpp"
#include "trf/text.hpp"

namespace cli {
namespace {

bool is_report(std::string_view name) {
  const auto dot = name.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return false;  // A hidden file has no extension
  const auto extension = trf::lower(name.substr(dot));
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
  void look_into(const std::string& folder) {
    const auto all = files().list(folder);
    for (const auto& [name, kind, is_link] : all.entries) {
      const auto path = in_folder(folder, name);
      if (kind == FileKind::folder) {
        if (!is_link) look_into(path);
      } else if (is_report(name) && kind != FileKind::other) {
        reports.push_back(path);
      } else if (!name.starts_with('.')) {
        others.push_back(name);
      }
    }
    if (all.error != 0) unreadable.push_back(FileError(file_name(folder), all.error).message());
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
    if (name == "-" || files().facts(name).kind != FileKind::folder) {
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
  const auto read = [&] {
    return std::make_shared<const std::string>(files().read(path, limits.file_bytes + 1));
  };
  if (path != "-") return {name, read(), limits};
  auto& kept = session().standard_input;
  if (!kept) kept = read();
  return {name, kept, limits};
}

std::string read_limited(const std::string& path, const Arguments& arguments) {
  auto bytes = read_limited(path, arguments.limits().input.file_bytes);
  // Editors of Windows begin a text with a byte order mark.
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3);
  return bytes;
}

std::string read_limited(const std::string& path, std::size_t most) {
  auto bytes = files().read(path, most + 1);
  if (bytes.size() > most)
    throw UnusableFile(said::larger_than_limit{.file = visible(path), .bytes = most});
  return bytes;
}

bool is_same_file(const std::string& a, const std::string& b) {
  constexpr int most_times = 100;
  for (int time = 0; time < most_times; ++time) {
    const auto before = files().facts(a);
    const auto other = files().facts(b);
    if (!before.place.rest.empty() && before.place == other.place) return true;
    if (before.kind == FileKind::none) return false;  // No file has the number of none
    // The number of a file that was just replaced can be that of another one.
    if (files().facts(a).file == before.file) return before.file == other.file;
  }
  return false;
}

}  // namespace cli
