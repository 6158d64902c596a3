#include "trf/fix.hpp"

#include <gtest/gtest.h>

#include <string>

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

}  // namespace
