#include <gtest/gtest.h>

#include <cerrno>
#include <string>

#include "cli/cli.hpp"
#include "cli/files.hpp"

namespace {

std::string said_of(int error) {
  return to_string(cli::FileError{cli::file_name("report.trf"), error}.message());
}

TEST(FileErrors, AreInSentencesOfOurs) {
  EXPECT_EQ(said_of(ENOENT), "report.trf: No such file or directory");
  EXPECT_EQ(said_of(EACCES), "report.trf: Permission denied");
  EXPECT_EQ(said_of(EISDIR), "report.trf: Is a directory");
  EXPECT_EQ(said_of(ENOTDIR), "report.trf: Not a directory");
  EXPECT_EQ(said_of(ENOSPC), "report.trf: No space left on device");
  EXPECT_EQ(said_of(EBADF), "report.trf: Bad file descriptor");
  EXPECT_EQ(said_of(EFBIG), "report.trf: File too large");
  EXPECT_EQ(said_of(ENAMETOOLONG), "report.trf: File name too long");
  EXPECT_EQ(said_of(EROFS), "report.trf: Read-only file system");
  EXPECT_EQ(said_of(EIO), "report.trf: Input/output error");
  EXPECT_EQ(said_of(EMFILE), "report.trf: Too many open files");
  EXPECT_EQ(said_of(EPIPE), "report.trf: Broken pipe");
}

// Without a sentence of ours, the system's own.
TEST(FileErrors, OfOtherKindsAreTheSystems) {
  EXPECT_EQ(said_of(EXDEV), "report.trf: Invalid cross-device link");
  EXPECT_EQ(
      to_string(cli::ChangedFile{cli::file_name("report.trf")}.message()),
      "report.trf: another program has changed the file since it was read; nothing is written");
}

}  // namespace
