#include <gtest/gtest.h>

#include "cli/safe_text.hpp"

namespace {

TEST(SafeText, MakesDataVisibleWhereverItEnters) {
  const std::string name = "a\x1b[2J\n\xC2\x9B";
  EXPECT_EQ(cli::Text{name}.str(), "a\\x1B[2J\\x0A\\x9B");
  EXPECT_EQ(cli::formatted("{} of {}\n", name, 12).str(), "a\\x1B[2J\\x0A\\x9B of 12\n");
  EXPECT_EQ((cli::Text{"x\n"} + cli::Text{name}).str(), "x\na\\x1B[2J\\x0A\\x9B");
}

TEST(SafeText, LeavesOtherLettersAndKeepsPartsThatAreSafe) {
  EXPECT_EQ(cli::Text{std::string_view{"Müller-Łoś"}}.str(), "Müller-Łoś");
  const auto once = cli::formatted("{}", std::string_view{"\t"});
  EXPECT_EQ(cli::formatted("{}: {}", once, 1).str(), "\\x09: 1");
}

}  // namespace
