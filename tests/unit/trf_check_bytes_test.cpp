// Checks of bytes and lines, of the format of a file, and of its name.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/whole_cases.hpp"

namespace trf::test {
namespace {

/// The report with these line ends.
std::string with_line_ends(const ReportText& text, std::string_view end) {
  std::string out;
  for (const auto& line : text.lines) out.append(line).append(end);
  return out;
}

CheckOptions named(std::string file_name) {
  CheckOptions options;
  options.file_name = std::move(file_name);
  return options;
}

class File : public testing::TestWithParam<WholeCase> {};

TEST_P(File, FiresJustItsCheck) { EXPECT_EQ(lines_of(GetParam()), GetParam().expected); }

const std::vector<WholeCase> cases{
    {"P01",
     [](auto t) {
       auto b = t.bytes();
       return b.erase(b.find("\r\n022"), 1);
     },
     {"P01:2"}},
    {"P02", [](auto t) { return with_line_ends(t, "\n"); }, {"P02:1"}},
    {"P03",
     [](auto t) {
       auto b = t.bytes();
       b.resize(b.size() - 2);
       return b;
     },
     {"P03:38"}},
    {"P04", [](auto t) { return fmt::format("\xEF\xBB\xBF{}", t.bytes()); }, {"P04:1"}},
    {"P05",
     [](auto t) {
       std::string wide = "\xFF\xFE";
       for (const char c : t.bytes()) wide += {c, '\0'};
       return wide;
     },
     {"P05:1"}},
    {"P06", [](auto t) { return t.record("022", "Citt\xE0 di Castello").bytes(); }, {"P06:2"}},
    {"P06clean", [](auto t) { return t.record("022", "Citt\xC3\xA0 di Castello").bytes(); }, {}},
    {"P11",
     [](auto t) { return t.add("### " + std::string(Limits{}.line_bytes, 'x')).bytes(); },
     {"P11:39"}},
    {"P11clean",
     [](auto t) { return t.add("### " + std::string(Limits{}.line_bytes - 4, 'x')).bytes(); },
     {}},
    {"P12", [](auto t) { return t.bytes() + "\x1a"; }, {"P12:39"}},
    {"P13",
     [](auto) {
       std::string b;
       for (std::size_t i = 0; i <= Limits{}.lines; ++i) b += "\r\n";
       return b;
     },
     {"P13:0"}},
    {"S03", [](auto t) { return t.lines.resize(21), t.bytes(); }, {"S03:21"}},
    {"S05",
     [](auto t) { return t.lines[27].resize(82), t.bytes(); },
     {"S05:28"},
     Sample::standard,
     {Profile::format}},
    {"S09", [](auto t) { return t.record("192", "Vega 8").bytes(); }, {"S09:18"}},
    {"S09bars", [](auto) { return std::string("001|1|m|Rossi|\r\n"); }, {"S09:1"}},
    {"S10", [](auto) { return std::string("[Event \"Open\"]\r\n1. e4 e5\r\n"); }, {"S10:1"}},
    {"S10headings",
     [](auto) { return std::string("Nr;Giocatore;Punti\r\n1;Rossi, Anna;5\r\n"); },
     {"S10:1"}},
    {"S11", [](auto t) { return t.bytes() + t.bytes(); }, {"S11:39"}},
    {"S15", [](auto) { return std::string(); }, {"S15:1"}},
    {"W03",
     [](auto t) { return t.bytes(); },
     {"W03:0"},
     Sample::standard,
     usual_profiles,
     named("open_r03.trf")},
    {"W03clean",
     [](auto t) { return t.bytes(); },
     {},
     Sample::standard,
     usual_profiles,
     named("open_r07.trf")},
};

INSTANTIATE_TEST_SUITE_P(Checks, File, testing::ValuesIn(cases),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(RoundOfAFile, IsANumberAfterASeparatorAndR) {
  EXPECT_EQ(round_in_file_name("open_r3.trf"), 3);
  EXPECT_EQ(round_in_file_name("month.d/open-R12.trf"), 12);
  EXPECT_EQ(round_in_file_name("open r3"), 3);
  for (const auto* name : {"openr3.trf", "open_x3.trf", "open_3.trf", "open_rx.trf", "open_r.trf",
                           "open_r3b.trf", "open_r0.trf", "r3.trf", ""})
    EXPECT_EQ(round_in_file_name(name), std::nullopt) << name;
}

}  // namespace

const std::vector<WholeCase>& file_cases() { return cases; }

}  // namespace trf::test
