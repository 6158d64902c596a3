#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli.hpp"

namespace cli {

/// The name of a file without its folder.
[[nodiscard]] constexpr std::string_view name_of(std::string_view path) noexcept {
  return path.substr(path.find_last_of('/') + 1);
}
/// The path of a file in a folder.
[[nodiscard]] inline std::string in_folder(std::string folder, std::string_view name) {
  if (!folder.ends_with('/')) folder += '/';
  return folder.append(name);
}

/// A place in the file system: a folder and the path from there; or, without such a path, the file
/// itself.
struct FileId {
  std::uint64_t device = 0, number = 0;
  std::string rest{};
  friend auto operator<=>(const FileId&, const FileId&) = default;
};

/// A state of a file. A change of its bytes gives another version.
struct FileVersion {
  bool exists = false;
  std::uint64_t device = 0, number = 0;
  std::int64_t size = 0;
  std::int64_t modified = 0, changed = 0;  ///< Nanoseconds
  friend bool operator==(const FileVersion&, const FileVersion&) = default;
};

enum class FileKind : std::uint8_t { none, regular, folder, other };

struct FileFacts {
  FileKind kind = FileKind::none;  ///< `other`: a device or a pipe
  FileId place{};  ///< The deepest folder that exists, and the rest; without links. It stays when
                   ///< the file is replaced
  FileId file{};   ///< The file itself, for hard links; nothing if it does not exist
  FileVersion version{};
};

/// The right to replace one version of a file. Only one run at a time has it; another run waits.
class Claim {
 public:
  Claim() = default;
  Claim(const Claim&) = delete;
  Claim& operator=(const Claim&) = delete;
  virtual ~Claim() = default;
};

/// The file has changed since it was read. Nothing was written.
class ChangedFile : public FileError {
 public:
  explicit ChangedFile(trf::Message file);
};

/// A file that is complete under its name after commit(). Before that, and without it, the old one
/// stays.
class NewFile {
 public:
  NewFile() = default;
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  virtual ~NewFile() = default;

  /// \throws std::system_error
  virtual void write(std::string_view bytes) = 0;
  /// The old file must have these bytes.
  virtual void expect(std::string_view bytes) = 0;
  /// The old file must be this one.
  virtual void expect(const FileVersion& version) = 0;
  /// From here to commit(), no other run replaces the file.
  /// \param held  if the run has the right already
  /// \throws ChangedFile if the old file is not the expected one
  virtual void secure(std::unique_ptr<Claim> held) = 0;
  /// Secures the file if it is not, and gives it its name. \throws std::system_error, ChangedFile
  virtual void commit() = 0;
};

/// The bytes of a file, without a copy where the system can map it.
class FileView {
 public:
  FileView() = default;
  FileView(const FileView&) = delete;
  FileView& operator=(const FileView&) = delete;
  virtual ~FileView() = default;

  [[nodiscard]] virtual std::string_view bytes() const noexcept = 0;
  /// Can parts be loaded and released?
  [[nodiscard]] virtual bool is_mapped() const noexcept { return false; }
  virtual void load(std::string_view /*part*/) const noexcept {}
  /// Releases the memory of a part until it is read again.
  virtual void release(std::string_view /*part*/) const noexcept {}
};

/// Bytes in memory as a view.
class BytesView : public FileView {
 public:
  explicit BytesView(std::string bytes) : bytes_{std::move(bytes)} {}
  [[nodiscard]] std::string_view bytes() const noexcept override { return bytes_; }

 private:
  std::string bytes_;
};

/// Every access of a run to files. "-" is standard input.
class Files {
 public:
  Files() = default;
  Files(const Files&) = delete;
  Files& operator=(const Files&) = delete;
  virtual ~Files() = default;

  [[nodiscard]] virtual FileFacts facts(const std::string& path) = 0;
  /// The first `most` bytes. \throws FileError
  [[nodiscard]] virtual std::string read(const std::string& path, std::size_t most) = 0;
  /// \throws FileError; UnusableFile if it has more than `most` bytes
  [[nodiscard]] virtual std::unique_ptr<FileView> view(const std::string& path,
                                                       std::size_t most) = 0;
  /// \param like  an existing file whose permissions it gets; empty: those of the old one
  /// \throws std::system_error
  [[nodiscard]] virtual std::unique_ptr<NewFile> create(const std::string& path,
                                                        const std::string& like) = 0;
  /// The right to replace the file as it is now; waits for others who have it.
  /// \throws FileError if it is not free after some seconds
  [[nodiscard]] virtual std::unique_ptr<Claim> claim(const std::string& path) = 0;
  /// Makes a folder, and those above it. \throws FileError
  virtual void make_folder(const std::string& path) = 0;

  /// A name in a folder.
  struct Entry {
    std::string name;
    FileKind kind = FileKind::none;
    bool is_link = false;
  };
  struct Folder {
    std::vector<Entry> entries;  ///< In any order
    int error = 0;               ///< errno; 0: all were read
  };
  [[nodiscard]] virtual Folder list(const std::string& path) = 0;
};

/// Those of this run.
[[nodiscard]] Files& files() noexcept;

/// Do two paths name one file? Also right while other runs replace it.
[[nodiscard]] bool is_same_file(const std::string& a, const std::string& b);

/// files().create(). If the run has recorded the version of the old file (check_paths()), it must
/// still be that one.
[[nodiscard]] std::unique_ptr<NewFile> new_file(const std::string& path,
                                                const std::string& like = {});

}  // namespace cli
