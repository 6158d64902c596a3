#include "trf/date.hpp"

#include <gtest/gtest.h>

#include "trf/read.hpp"

namespace {

using trf::Date;

Date near(std::string_view text, int year) {
  const auto read = trf::parse_short_date(text, Date{static_cast<std::uint16_t>(year), 6, 1});
  return read ? read->date : Date{};
}

TEST(ShortDate, HasTheCenturyNearestToTheEvent) {
  EXPECT_EQ(trf::parse_short_date("97/05/04")->date, (Date{2097, 5, 4}));
  EXPECT_EQ(near("97/05/04", 1997), (Date{1997, 5, 4}));
  EXPECT_EQ(near("00/01/02", 1999), (Date{2000, 1, 2}));
  EXPECT_EQ(near("99/12/30", 2000), (Date{1999, 12, 30}));
  // 50 years before or after is the limit.
  EXPECT_EQ(near("25/01/01", 1974), (Date{1925, 1, 1}));
  EXPECT_EQ(near("25/01/01", 1975), (Date{1925, 1, 1}));
  EXPECT_EQ(near("25/01/01", 1976), (Date{2025, 1, 1}));
  EXPECT_EQ(near("75/01/01", 2024), (Date{1975, 1, 1}));
  EXPECT_EQ(near("75/01/01", 2025), (Date{2075, 1, 1}));
  EXPECT_EQ(near("75/01/01", 2026), (Date{2075, 1, 1}));
  // A year that is not possible does not change the round dates.
  EXPECT_EQ(near("26/01/01", 1899), (Date{2026, 1, 1}));
  EXPECT_EQ(near("26/01/01", 1900), (Date{1926, 1, 1}));
  EXPECT_EQ(near("26/01/01", 2099), (Date{2126, 1, 1}));
  EXPECT_EQ(near("26/01/01", 2100), (Date{2026, 1, 1}));
}

// 257 is 1 and 261 is 5 in a byte.
TEST(Date, HasAMonthAndADayOfTheCalendar) {
  EXPECT_TRUE(trf::exists({2024, 2, 29}));
  EXPECT_FALSE(trf::exists({2026, 2, 29}));
  EXPECT_TRUE(trf::exists({2026, 12, 0}));
  EXPECT_FALSE(trf::exists({2026, 13, 0}));
  EXPECT_TRUE(trf::exists({2026, 0, 0}));
  EXPECT_FALSE(trf::exists({2026, 0, 1}));
  EXPECT_FALSE(trf::exists({0, 5, 1}));
  EXPECT_TRUE(trf::parse_date("2026/05/01"));
  for (const auto* text : {"2026/261/01", "2026/05/257", "2026/261/257", "0000/05/01"})
    EXPECT_FALSE(trf::parse_date(text)) << text;
  for (const auto* text : {"026/01/01", "26/001/01", "26/01/001"})
    EXPECT_FALSE(trf::parse_short_date(text)) << text;
}

constexpr std::string_view row =
    "001    1 m    Alpha                             2500 ITA      123456 1980/01/01  1.0    1\n";

TEST(RoundDates, AreInTheCenturyOfTheFirstDayWhereverRecord042Is) {
  const std::string dates = "132" + std::string(88, ' ') + "97/12/30  98/01/02\n";
  for (const auto& report : {"042 1997/12/30\n" + dates, dates + "042 1997/12/30\n"}) {
    const auto read = trf::read(report + std::string{row});
    ASSERT_TRUE(read.value);
    EXPECT_EQ(read.value->round_dates, (std::vector<Date>{{1997, 12, 30}, {1998, 1, 2}}));
  }
}

TEST(RoundDates, OfARecordEachAreReadInOrderAndAMissingOneIsARound) {
  const auto read =
      trf::read("132 2026/04/01\n132\n132            2026/04/03\n" + std::string{row});
  ASSERT_TRUE(read.value);
  EXPECT_EQ(read.value->round_dates, (std::vector<Date>{{2026, 4, 1}, {}, {2026, 4, 3}}));
  // The habit of a program is one finding, at the first record.
  ASSERT_EQ(read.diagnostics.size(), 1U);
  EXPECT_EQ(
      to_string(read.diagnostics[0].message),
      "2 records 132 have a date outside the columns; round 1 is read as 2026/04/01; write all "
      "dates in one record");
  EXPECT_EQ(read.diagnostics[0].where.line, 1U);
  EXPECT_EQ(read.diagnostics[0].where.column, 5U);
}

TEST(RoundDates, OfARecordEachAreInTheCenturyOfTheFirstDay) {
  const auto read = trf::read("042 1998/03/05\n132 98/03/05\n132 98/03/06\n" + std::string{row});
  ASSERT_TRUE(read.value);
  EXPECT_EQ(read.value->round_dates, (std::vector<Date>{{1998, 3, 5}, {1998, 3, 6}}));
}

}  // namespace
