#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {

/// A calendar date as reports know it. Month and day 0 mean "unknown" (a birth year alone is
/// `1978/00/00`); year 0 means no date at all.
struct Date {
  std::uint16_t year = 0;
  std::uint8_t month = 0;
  std::uint8_t day = 0;

  friend constexpr auto operator<=>(const Date&, const Date&) = default;
  [[nodiscard]] constexpr bool is_set() const noexcept { return year != 0; }
};

/// How a date was written; everything but `slashes` is a finding (H06, R25).
enum class DateForm : std::uint8_t {
  slashes,     ///< YYYY/MM/DD, the form TRF asks for
  year_only,   ///< YYYY or YYYY/00/00
  iso,         ///< YYYY-MM-DD
  dots,        ///< YYYY.MM.DD
  day_first,   ///< DD/MM/YYYY, DD.MM.YYYY, DD. MM. YYYY
  short_year,  ///< YY/MM/DD or YY.MM.DD
  month_name,  ///< Apr 18, 2026
};

struct ReadDate {
  Date date;
  DateForm form = DateForm::slashes;
};

/// Reads a date in any form met in real files. Empty when it is none, or no day of the calendar.
[[nodiscard]] std::optional<ReadDate> parse_date(std::string_view text) noexcept;

/// A round date of record 132: `YY/MM/DD`. Dots are accepted like slashes. The century is the one
/// that brings the date nearest to `near` (record 042); 20YY where that is not set or not of
/// 1900-2099.
[[nodiscard]] std::optional<ReadDate> parse_short_date(std::string_view text,
                                                       const Date& near = {}) noexcept;

/// Does the day exist? Month and day 0 are accepted (unknown), year 0 is not.
[[nodiscard]] bool exists(const Date& date) noexcept;

/// Days since 1970-01-01; \pre exists(date) and month and day are known.
[[nodiscard]] std::int32_t day_number(const Date& date) noexcept;

/// `YYYY/MM/DD`; empty text for no date.
[[nodiscard]] std::string to_string(const Date& date);

}  // namespace trf
#pragma GCC visibility pop
