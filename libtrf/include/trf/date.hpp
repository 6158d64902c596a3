#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {

/// A calendar date of a report. Month and day 0 are unknown (a birth year alone is `1978/00/00`);
/// year 0 is no date.
struct Date {
  std::uint16_t year = 0;
  std::uint8_t month = 0;
  std::uint8_t day = 0;

  friend constexpr auto operator<=>(const Date&, const Date&) = default;
  [[nodiscard]] constexpr bool is_set() const noexcept { return year != 0; }
  /// Is it an existing day, with month and day?
  [[nodiscard]] bool has_day() const noexcept;
};

/// How a date was written. Every form but `slashes` is a finding (H06, R25).
enum class DateForm : std::uint8_t {
  slashes,     ///< YYYY/MM/DD, the form of TRF
  year_only,   ///< YYYY or YYYY/00/00
  iso,         ///< YYYY-MM-DD
  dots,        ///< YYYY.MM.DD
  day_first,   ///< DD/MM/YYYY, DD.MM.YYYY, DD. MM. YYYY
  short_year,  ///< YY/MM/DD or YY.MM.DD
  month_name,  ///< Apr 18, 2026
};

/// A date and the form in which it was written.
struct ReadDate {
  Date date;
  DateForm form = DateForm::slashes;
  /// 06/03/2026 and 06-03-2026 are June where the month comes first; 06.03.2026 is always March.
  bool may_be_month_first = false;
};

/// Is it `YYYY/MM/DD`, with any digits? The day may not exist.
[[nodiscard]] bool has_form_of_date(std::string_view text) noexcept;

/// Reads a date in any form found in real files. Empty if the text is not a date of the calendar.
[[nodiscard]] std::optional<ReadDate> parse_date(std::string_view text) noexcept;

/// The same, but not with two digits of the year, which do not show the century: for all
/// dates but those of a report's event.
[[nodiscard]] std::optional<ReadDate> parse_whole_date(std::string_view text) noexcept;

/// Reads a round date of record 132: `YY/MM/DD`, or with dots. The century is the one that gives
/// the date nearest to `near` (record 042); 20YY if `near` is not set or is not in 1900-2099.
[[nodiscard]] std::optional<ReadDate> parse_short_date(std::string_view text,
                                                       const Date& near = {}) noexcept;

/// Can the two not be one day? What is unknown of one can be that of the other.
[[nodiscard]] constexpr bool are_different(const Date& one, const Date& other) noexcept {
  const auto differ = [](int a, int b) { return a != 0 && b != 0 && a != b; };
  return differ(one.year, other.year) || differ(one.month, other.month) ||
         differ(one.day, other.day);
}

/// Does the day exist? Month and day 0 are accepted (unknown), year 0 is not.
[[nodiscard]] bool exists(const Date& date) noexcept;

inline bool Date::has_day() const noexcept { return month != 0 && day != 0 && exists(*this); }

/// Days since 1970-01-01; \pre date.has_day()
[[nodiscard]] std::int32_t day_number(const Date& date) noexcept;

/// `YYYY/MM/DD`; empty if there is no date.
[[nodiscard]] std::string to_string(const Date& date);

}  // namespace trf
#pragma GCC visibility pop
