#include "run/memory.hpp"

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>

namespace run {
namespace {

/// A name without "." and "..".
std::string plain(std::string_view path) {
  std::vector<std::string_view> parts;
  const bool is_absolute = path.starts_with('/');
  while (!path.empty()) {
    const auto part = path.substr(0, path.find('/'));
    path.remove_prefix(std::min(part.size() + 1, path.size()));
    if (part.empty() || part == ".") continue;
    if (part == ".." && !parts.empty() && parts.back() != "..")
      parts.pop_back();
    else if (part != ".." || !is_absolute)
      parts.push_back(part);
  }
  std::string name = is_absolute ? "/" : "";
  for (const auto part : parts) {
    if (!name.empty() && !name.ends_with('/')) name += '/';
    name += part;
  }
  return name.empty() ? "." : name;
}

/// The beginning of the names in a folder.
std::string beginning(const std::string& folder) {
  return folder == "." ? "" : folder.ends_with('/') ? folder : folder + '/';
}

}  // namespace

class MemoryFiles::Replacement : public cli::NewFile {
 public:
  Replacement(MemoryFiles& files, std::string path)
      : files_{files}, path_{std::move(path)}, name_{plain(path_)} {}

  void write(std::string_view bytes) override { bytes_ += bytes; }
  void expect(std::string_view bytes) override { expected_ = bytes; }
  void expect(const cli::FileVersion& version) override { version_ = version; }
  void secure(std::unique_ptr<cli::Claim> /*held*/) override {
    const auto now = files_.facts(name_);
    if ((version_ && !(*version_ == now.version)) ||
        (expected_ && files_.read(name_, SIZE_MAX) != *expected_))
      throw cli::ChangedFile(cli::file_name(path_));
  }
  void commit() override {
    secure(nullptr);
    auto& file = files_.files_[name_];
    file.bytes = std::make_shared<const std::string>(std::move(bytes_));
    ++file.changes;
  }

 private:
  MemoryFiles& files_;
  std::string path_, name_, bytes_;
  std::optional<std::string> expected_;
  std::optional<cli::FileVersion> version_;
};

void MemoryFiles::add(std::string_view name, std::string bytes) {
  files_[name == "-" ? std::string{name} : plain(name)] = {
      std::make_shared<const std::string>(std::move(bytes)), 0};
}

bool MemoryFiles::is_in_file(const std::string& path) const {
  const auto name = plain(path) + (path.ends_with('/') ? "/" : "");
  for (auto end = name.find('/'); end != std::string::npos; end = name.find('/', end + 1))
    if (files_.contains(name.substr(0, end))) return true;
  return false;
}

cli::FileFacts MemoryFiles::facts(const std::string& path) {
  cli::FileFacts facts;
  if (path == "-") return {.kind = cli::FileKind::other};
  if (path.empty()) return facts;
  const auto name = plain(path);
  facts.place = {1, 1, name};
  if (is_in_file(path)) return facts;
  if (const auto file = files_.find(name); file != files_.end()) {
    facts.kind = cli::FileKind::regular;
    facts.file = facts.place;
    facts.version = {.exists = true,
                     .device = 1,
                     .number = 1,
                     .size = static_cast<std::int64_t>(file->second.bytes->size()),
                     .modified = file->second.changes};
    return facts;
  }
  const auto begin = beginning(name);
  const auto first = files_.lower_bound(begin);
  if (name == "." || name == "/" || (first != files_.end() && first->first.starts_with(begin)))
    facts.kind = cli::FileKind::folder;
  return facts;
}

std::string MemoryFiles::read(const std::string& path, std::size_t most) {
  const auto file = files_.find(path == "-" ? path : plain(path));
  if (file != files_.end() && !is_in_file(path)) return file->second.bytes->substr(0, most);
  if (path == "-") return {};
  const bool is_folder = facts(path).kind == cli::FileKind::folder;
  throw cli::FileError(cli::file_name(path), is_folder          ? EISDIR
                                             : is_in_file(path) ? ENOTDIR
                                                                : ENOENT);
}

std::unique_ptr<cli::FileView> MemoryFiles::view(const std::string& path, std::size_t most) {
  return std::make_unique<cli::BytesView>(cli::read_limited(path, most));
}

std::unique_ptr<cli::NewFile> MemoryFiles::create(const std::string& path,
                                                  const std::string& /*like*/) {
  if (facts(path).kind == cli::FileKind::folder) throw cli::FileError(cli::file_name(path), EISDIR);
  if (path.empty()) throw cli::FileError(cli::file_name(path), ENOENT);
  if (is_in_file(path) || path.ends_with('/')) throw cli::FileError(cli::file_name(path), ENOTDIR);
  return std::make_unique<Replacement>(*this, path);
}

std::unique_ptr<cli::Claim> MemoryFiles::claim(const std::string& /*path*/) { return nullptr; }

void MemoryFiles::make_folder(const std::string& path) {
  if (facts(path).kind == cli::FileKind::regular)
    throw cli::FileError(cli::file_name(path), ENOTDIR);
}

cli::Files::Folder MemoryFiles::list(const std::string& path) {
  Folder folder;
  const auto begin = beginning(plain(path));
  for (auto file = files_.lower_bound(begin);
       file != files_.end() && file->first.starts_with(begin); ++file) {
    const auto rest = std::string_view{file->first}.substr(begin.size());
    if (rest.empty() || rest == "-" || rest.front() == '/') continue;
    const auto slash = std::min(rest.find('/'), rest.size());
    Entry entry{std::string{rest.substr(0, slash)},
                slash == rest.size() ? cli::FileKind::regular : cli::FileKind::folder};
    if (folder.entries.empty() || folder.entries.back().name != entry.name)
      folder.entries.push_back(std::move(entry));
  }
  return folder;
}

std::vector<std::pair<std::string, std::string>> MemoryFiles::take_written() {
  std::vector<std::pair<std::string, std::string>> written;
  for (const auto& [name, file] : files_)
    if (file.changes > 0) written.emplace_back(name, *file.bytes);
  return written;
}

}  // namespace run
