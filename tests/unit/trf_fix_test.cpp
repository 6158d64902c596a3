#include "trf/fix.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace {

std::string fixed_start(const std::string& date) {
  const auto bytes = trf::fix("012 Open\r\n042 " + date +
                              "\r\n001    1 m    Alpha                             2500 ITA      "
                              "123456 1980/01/01  0.0    1\r\n")
                         .bytes;
  const auto at = bytes.find("042 ");
  return bytes.substr(at + 4, bytes.find('\r', at) - at - 4);
}

// 06/03/2026 may be June in America, 13/03/2026 may not.
TEST(Fix, RewritesADateWithSlashesOnlyIfItsDayIsNoMonth) {
  EXPECT_EQ(fixed_start("11/03/2026"), "11/03/2026");
  EXPECT_EQ(fixed_start("12/03/2026"), "12/03/2026");
  EXPECT_EQ(fixed_start("13/03/2026"), "2026/03/13");
  EXPECT_EQ(fixed_start("12.03.2026"), "2026/03/12");
  EXPECT_EQ(fixed_start("03/03/2026"), "2026/03/03");
  EXPECT_EQ(fixed_start("12-03-2026"), "12-03-2026");
  EXPECT_EQ(fixed_start("13/03/2026\t"), "2026/03/13");
}

TEST(Fix, PutsRoundDatesInTheCenturyOfTheEvent) {
  const std::string report =
      "042 1997/05/03\r\n052 1997/05/04\r\n132" + std::string(88, ' ') +
      "97.05.03  97/05/04\r\n001    1 m    Alpha                             2500 ITA      "
      "123456 1960/01/01  0.0    1\r\n";
  EXPECT_NE(trf::fix(report).bytes.find("97/05/03  97/05/04"), std::string::npos);
}

// A record for each round: the date cannot be put into its columns.
TEST(Fix, LeavesRoundDatesOfOneRecordEach) {
  const std::string report =
      "042 2026/03/06\r\n052 2026/03/07\r\n132 26/03/06\r\n132 26/03/07\r\n"
      "001    1 m    Alpha                             2500 ITA      123456 1960/01/01  0.0    "
      "1\r\n";
  const auto fixed = trf::fix(report);
  EXPECT_EQ(fixed.bytes, report);
  EXPECT_TRUE(fixed.repairs.empty());
  auto other = report;
  other.replace(other.find("26/03/06\r\n132"), 8, "26.03.06");
  EXPECT_EQ(trf::fix(other).bytes, other);
}

/// The points of a player after a repair: a lost game, then what the cells say.
std::string fixed_points(std::string_view header, std::string_view points, std::string_view cells) {
  const auto row = [](std::string_view head, std::string_view stated, std::string_view played) {
    std::string text{head};
    text.resize(80, ' ');
    return text + std::string{stated} + "    1" + std::string{played} + "\n";
  };
  const auto fixed = trf::fix("012 Open\n142 5\n" + std::string{header} +
                              row("001    1 m    Alba", points, "     2 w 0" + std::string{cells}) +
                              row("001    2 m    Bosco", " 1.0", "     1 b 1"))
                         .bytes;
  return fixed.substr(fixed.find("001    1") + 80, 4);
}

TEST(Fix, GivesThePointsWithoutAnnouncedByes) {
  EXPECT_EQ(fixed_points("", " 3.0", "  0000 - H  0000 - H"), " 0.0");
}

// If a digit is missing, the sum of the results differs.
TEST(Fix, WritesTheDecimalOfPointsThatFitTheResults) {
  EXPECT_EQ(fixed_points("", "   0", ""), " 0.0");
  EXPECT_EQ(fixed_points("162  W 1.0    P 0.5\n", "   1", "  0000 - U"), "   1");
}

// The bye may be of another kind, or its value in record 162 may be wrong.
TEST(Fix, LeavesThePointsThatAnotherByeGives) {
  EXPECT_EQ(fixed_points("", " 0.5", "  0000 - U"), " 0.5");
  EXPECT_EQ(fixed_points("", " 2.0", "  0000 - U"), " 1.0");
  EXPECT_EQ(fixed_points("162  W 1.0    P 0.5\n", " 1.0", "  0000 - U"), " 1.0");
  EXPECT_EQ(fixed_points("", " 2.0", "  0000 - H  0000 - H"), " 2.0");
  EXPECT_EQ(fixed_points("", " 2.5", "  0000 - H  0000 - H"), " 0.0");
}

}  // namespace
