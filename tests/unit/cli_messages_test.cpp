#include <gtest/gtest.h>

#include "cli/messages.hpp"
#include "support/words.hpp"

namespace {

std::string messages_text(const trf::Diagnostics& findings, std::string_view file,
                          std::string_view bytes, const cli::MessageStyle& style) {
  return cli::messages_text(findings, file, bytes, style).str();
}
using trf::Severity;

trf::Diagnostic finding(std::uint32_t line, std::uint32_t column, std::string_view text,
                        Severity severity = Severity::error) {
  return {"R01", severity, {line, column, 4}, words(text)};
}

TEST(Messages, NameFileLineColumnSeverityAndCheck) {
  EXPECT_EQ(messages_text({finding(3, 5, "number expected")}, "a.trf", "", {}),
            "a.trf:3:5: error: number expected [R01]\n");
  EXPECT_EQ(messages_text({finding(3, 0, "x")}, "a.trf", "", {}), "a.trf:3: error: x [R01]\n");
  EXPECT_EQ(messages_text({finding(0, 0, "x")}, "a.trf", "", {}), "a.trf: error: x [R01]\n");
}

TEST(Messages, ShowTheLineAndACaretBelowIt) {
  EXPECT_EQ(
      messages_text({finding(2, 5, "x")}, "a", "012 A\n001 ÄÖÜß end\n", {.show_source = true}),
      "a:2:5: error: x [R01]\n  001 ÄÖÜß end\n      ^~~~\n");
}

TEST(Messages, EscapeTerminalSequencesOfTheInput) {
  EXPECT_EQ(
      messages_text({finding(1, 2, "found '\x1b[2J'")}, "a\nb", "x\x1b[2J", {.show_source = true}),
      "a\\x0Ab:1:2: error: found '\\x1B[2J' [R01]\n  x\\x1B[2J\n   ^^^^~~~\n");
}

TEST(Messages, CutLongLinesAroundThePlace) {
  const auto text =
      messages_text({finding(1, 500, "x")}, "a", std::string(1000, 'y'), {.show_source = true});
  EXPECT_LT(text.size(), 400U);
  EXPECT_NE(text.find('^'), std::string::npos);
}

TEST(Messages, FoldWhatIsAlikeAfterTen) {
  trf::Diagnostics many;
  for (std::uint32_t line = 1; line <= 15; ++line)
    many.push_back(finding(line, 1, "date " + std::to_string(line), Severity::warning));
  const auto folded = messages_text(many, "a", "", {});
  EXPECT_EQ(std::count(folded.begin(), folded.end(), '\n'), 11);
  EXPECT_NE(folded.find("a: note: 5 more like line 1 [R01] (-v shows all)\n"), std::string::npos);
  const auto all = messages_text(many, "a", "", {.verbose = true});
  EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), 15);
}

TEST(Messages, NeverFoldErrorsThatDiffer) {
  trf::Diagnostics many;
  for (std::uint32_t line = 1; line <= 15; ++line)
    many.push_back(finding(line, 1, "error " + std::to_string(line)));
  const auto text = messages_text(many, "a", "", {});
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 15);
}

TEST(Messages, QuietKeepsErrorsOnly) {
  EXPECT_EQ(messages_text({finding(1, 1, "w", Severity::warning), finding(2, 1, "e")}, "a", "",
                          {.quiet = true}),
            "a:2:1: error: e [R01]\n");
}

TEST(Messages, InfoIsForTheCurious) {
  EXPECT_EQ(messages_text({finding(1, 1, "i", Severity::info)}, "a", "", {}), "");
}

}  // namespace
