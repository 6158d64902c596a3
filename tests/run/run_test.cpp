#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <thread>

#include "run/run.hpp"
#include "trf/run.h"

namespace {

std::string sample(const std::string& name) {
  std::ostringstream bytes;
  bytes << std::ifstream{"samples/" + name, std::ios::binary}.rdbuf();
  return bytes.str();
}

run::Run run_tool(std::string_view tool, std::vector<std::string> words,
                  std::vector<run::File> files = {}) {
  return run::run(tool, words, files);
}

TEST(Run, ReadsOnlyTheGivenFiles) {
  const auto answer = run_tool("trf-parse", {"samples/round_robin.trf"});
  EXPECT_EQ(answer.status, 4);
  EXPECT_EQ(answer.messages, "trf-parse: samples/round_robin.trf: No such file or directory\n");
  EXPECT_TRUE(answer.output.empty());
}

TEST(Run, StandardInputIsTheFileOfThatName) {
  const auto report = sample("round_robin.trf");
  const auto answer = run_tool("trf-parse", {}, {{"-", report}});
  EXPECT_EQ(answer.status, 0);
  EXPECT_EQ(answer.output, report);
}

TEST(Run, WrittenFilesComeBack) {
  const auto report = sample("round_robin.trf");
  auto answer =
      run_tool("trf-parse", {"-i=.bak", "--set=012=Other", "d/./a.trf"}, {{"d/a.trf", report}});
  EXPECT_EQ(answer.status, 0) << answer.messages;
  ASSERT_EQ(answer.written.size(), 2U);
  EXPECT_EQ(answer.written[0].first, "d/a.trf");
  EXPECT_NE(answer.written[0].second, report);
  EXPECT_EQ(answer.written[1], (std::pair<std::string, std::string>{"d/a.trf.bak", report}));
  answer = run_tool("trf-tiebreak", {"-f", "csv", "d", "-o", "ranks.csv"}, {{"d/a.trf", report}});
  EXPECT_TRUE(answer.output.empty());
  ASSERT_EQ(answer.written.size(), 1U) << answer.messages;
  EXPECT_EQ(answer.written[0].first, "ranks.csv");
}

TEST(Run, PathsAreCheckedAsOnDisk) {
  const auto report = sample("round_robin.trf");
  const auto answer = run_tool("trf-tiebreak", {"a.trf", "-o", "x/../a.trf"}, {{"a.trf", report}});
  EXPECT_EQ(answer.status, 2);
  EXPECT_TRUE(answer.written.empty());
}

TEST(Run, NamesAreThoseOfASystem) {
  const auto report = sample("round_robin.trf");
  const auto said = [&](const std::vector<std::string>& words) {
    const auto answer = run_tool("trf-parse", words, {{"a.trf", report}, {"d/b.trf", report}});
    EXPECT_EQ(answer.status, 4);
    EXPECT_TRUE(answer.written.empty());
    return answer.messages;
  };
  EXPECT_EQ(said({""}), "trf-parse: : No such file or directory\n");
  EXPECT_EQ(said({"a.trf/"}), "trf-parse: a.trf/: Not a directory\n");
  EXPECT_EQ(said({"a.trf", "-o", "a.trf/x"}), "trf-parse: a.trf/x: Not a directory\n");
  EXPECT_EQ(said({"a.trf", "-o", "new/"}), "trf-parse: new/: Not a directory\n");
}

TEST(Run, StandardInputIsInNoFolder) {
  const auto report = sample("round_robin.trf");
  const auto answer =
      run_tool("trf-validate", {"-f", "csv", "."}, {{"-", report}, {"a.trf", report}});
  EXPECT_EQ(answer.messages,
            run_tool("trf-validate", {"-f", "csv", "."}, {{"a.trf", report}}).messages);
}

TEST(Run, AnotherToolIsWrongUse) {
  const auto answer = run_tool("trf\x1b", {});
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.messages,
            "trf\\x1B: not a tool; use trf-parse trf-validate trf-pair trf-rate trf-tiebreak\n");
}

TEST(Run, RunsAtOnceDoNotSeeEachOther) {
  const auto report = sample("round_robin.trf");
  const auto one = [&report](bool italian) {
    return run_tool("trf-validate",
                    {italian ? "--lang=it" : "--lang=en", "-j4", "-f", "text", "a.trf", "b.trf"},
                    {{"a.trf", report}, {"b.trf", italian ? "012 x" : report}});
  };
  const run::Run wanted[]{one(false), one(true)};
  EXPECT_NE(wanted[0].messages, wanted[1].messages);
  std::vector<std::thread> threads;
  std::vector<int> equal(8);
  for (std::size_t i = 0; i < equal.size(); ++i)
    threads.emplace_back([&, i] {
      for (int time = 0; time < 20; ++time) {
        const auto got = one(i % 2 == 1);
        const auto& want = wanted[i % 2];
        equal[i] +=
            got.status == want.status && got.output == want.output && got.messages == want.messages;
      }
    });
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(equal, std::vector<int>(8, 20));
}

TEST(RunInC, FindsTheNamesOfFilesAmongArguments) {
  const char* const words[]{"a.trf", "-oout.csv", "--files-from", "list", "--", "-b"};
  trf_run_path paths[8]{};
  ASSERT_EQ(trf_run_paths("trf-parse", words, 6, paths, 8), 4U);
  const auto is = [](const trf_run_path& path, size_t argument, size_t from, size_t length,
                     int use) {
    return path.argument == argument && path.from == from && path.length == length &&
           path.use == use;
  };
  EXPECT_TRUE(is(paths[0], 0, 0, 5, 0));
  EXPECT_TRUE(is(paths[1], 1, 2, 7, 2));
  EXPECT_TRUE(is(paths[2], 3, 0, 4, 1));
  EXPECT_TRUE(is(paths[3], 5, 0, 2, 0));
  EXPECT_EQ(trf_run_paths("trf-parse", words, 6, paths, 1), 4U);
}

TEST(RunInC, FindsWhatIsReadBeforeItIsWrittenAndBothNamesOfACorrection) {
  const char* const words[]{"--replace=a:b", "--new-list=c", "--events=d", "--replace=C:a:C:b"};
  trf_run_path paths[8]{};
  ASSERT_EQ(trf_run_paths("trf-rate", words, 4, paths, 8), 5U);
  const size_t from[]{10, 12, 11, 9, 10}, length[]{1, 1, 1, 1, 7};
  const int use[]{1, 1, 3, 3, 1};
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(paths[i].from, from[i]) << i;
    EXPECT_EQ(paths[i].length, length[i]) << i;
    EXPECT_EQ(paths[i].use, use[i]) << i;
  }
}

TEST(RunInC, ArgumentsThatAreNotValidHaveTheNamesBeforeTheFault) {
  const char* const words[]{"a.trf", "--no-such-option", "b.trf"};
  EXPECT_EQ(trf_run_paths("trf-parse", words, 3, nullptr, 0), 1U);
  EXPECT_EQ(trf_run_paths("no tool", words, 3, nullptr, 0), 0U);
}

TEST(RunInC, GivesStatusTextsAndFiles) {
  const auto report = sample("round_robin.trf");
  const char* const words[]{"--set=012=Other", "a.trf", "-o", "b.trf"};
  const trf_run_file file{"a.trf", report.data(), report.size()};
  trf_run* const answer = trf_run_tool("trf-parse", words, 4, &file, 1);
  ASSERT_NE(answer, nullptr);
  EXPECT_EQ(trf_run_status(answer), 0);
  std::size_t length = 1;
  EXPECT_STREQ(trf_run_output(answer, &length), "");
  EXPECT_EQ(length, 0U);
  EXPECT_NE(trf_run_messages(answer, nullptr), nullptr);
  ASSERT_EQ(trf_run_file_count(answer), 1U);
  EXPECT_STREQ(trf_run_file_name(answer, 0), "b.trf");
  EXPECT_NE(std::string(trf_run_file_bytes(answer, 0, &length)).find("012 Other"),
            std::string::npos);
  EXPECT_GT(length, 0U);
  EXPECT_EQ(trf_run_file_name(answer, 1), nullptr);
  trf_run_free(answer);
  trf_run_free(nullptr);
  EXPECT_NE(*trf_run_version(), '\0');
}

}  // namespace
