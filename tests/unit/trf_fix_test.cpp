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
}

TEST(Fix, PutsRoundDatesInTheCenturyOfTheEvent) {
  const std::string report =
      "042 1997/05/03\r\n052 1997/05/04\r\n132" + std::string(88, ' ') +
      "97.05.03  97/05/04\r\n001    1 m    Alpha                             2500 ITA      "
      "123456 1960/01/01  0.0    1\r\n";
  EXPECT_NE(trf::fix(report).bytes.find("97/05/03  97/05/04"), std::string::npos);
}

TEST(Fix, GivesThePointsWithoutAnnouncedByes) {
  const auto row = [](std::string_view head, std::string_view points, std::string_view cells) {
    std::string text{head};
    text.resize(80, ' ');
    return text + std::string{points} + "    1" + std::string{cells} + "\n";
  };
  const auto report = row("001    1 m    Alba", " 3.0", "     2 w 1  0000 - H  0000 - H") +
                      row("001    2 m    Bosco", " 0.0", "     1 b 0");
  const auto fixed = trf::fix("012 Open\n142 5\n" + report).bytes;
  EXPECT_NE(fixed.find(" 1.0    1     2 w 1  0000 - H"), std::string::npos) << fixed;
}

}  // namespace
