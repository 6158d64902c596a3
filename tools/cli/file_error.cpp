// Errors of the system about files, in sentences of this project.

#include <cerrno>

#include "cli/cli.hpp"
#include "cli/files.hpp"
#include "cli/messages/system.hpp"

namespace cli {

trf::Message file_name(std::string_view path) { return said::path{.path = visible(path)}; }

trf::Message reason_of(const std::error_code& error) {
  if (error.category() == std::generic_category() || error.category() == std::system_category())
    switch (error.value()) {
      case ENOENT: return said::no_such_file{};
      case EACCES: return said::permission_denied{};
      case EISDIR: return said::is_a_directory{};
      case ENOTDIR: return said::not_a_directory{};
      case ENOSPC: return said::no_space_left{};
      case EBADF: return said::bad_descriptor{};
      case EFBIG: return said::file_too_large{};
      case ENAMETOOLONG: return said::file_name_too_long{};
      case EROFS: return said::read_only{};
      case EIO: return said::input_output_error{};
      case EMFILE: return said::too_many_open_files{};
      case EPIPE: return said::broken_pipe{};
      default: break;
    }
  return said::system_says{.text = error.message()};
}

FileError::FileError(trf::Message file, int error)
    : std::system_error(error, std::generic_category()),
      message_(said::file_failed{.file = std::move(file), .reason = reason_of(code())}) {}

FileError::FileError(trf::Message file, trf::Message reason)
    : std::system_error(EBUSY, std::generic_category()),
      message_(said::file_failed{.file = std::move(file), .reason = std::move(reason)}) {}

ChangedFile::ChangedFile(trf::Message file) : FileError(std::move(file), said::file_changed{}) {}

trf::Message message_of_failure() {
  try {
    throw;
  } catch (const FileError& error) {
    return error.message();
  } catch (const std::system_error& error) {
    return said::system_says{.text = std::string{error.what()}};
  }
}

}  // namespace cli
