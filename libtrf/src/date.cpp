#include "trf/date.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>

#include "characters.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

struct Digits {
  int value = 0;
  int digits = 0;
};

std::optional<Digits> take_number(std::string_view& text) noexcept {
  Digits number;
  while (!text.empty() && detail::is_digit(text.front()) && number.digits < 5) {
    number.value = number.value * 10 + (text.front() - '0');
    ++number.digits;
    text.remove_prefix(1);
  }
  if (number.digits == 0) return {};
  return number;
}

struct Parts {
  std::array<Digits, 3> numbers;
  char separator = '/';
};

// Three numbers with one kind of separator, which spaces may follow ("28. 07. 2005").
std::optional<Parts> three_numbers(std::string_view text) noexcept {
  Parts parts;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto number = take_number(text);
    if (!number) return {};
    parts.numbers[i] = *number;
    if (i == 2) break;
    if (text.empty()) return {};
    const char separator = text.front();
    if (separator != '/' && separator != '-' && separator != '.') return {};
    if (i == 1 && separator != parts.separator) return {};
    parts.separator = separator;
    text.remove_prefix(1);
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  }
  if (!text.empty()) return {};
  return parts;
}

int digit_value(char c) noexcept { return c - '0'; }

std::optional<ReadDate> checked(int year, int month, int day, DateForm form) noexcept {
  if (year < 1 || year > 9999 || month > 12 || day > 31) return {};
  const Date date{static_cast<std::uint16_t>(year), static_cast<std::uint8_t>(month),
                  static_cast<std::uint8_t>(day)};
  if (!exists(date)) return {};
  return ReadDate{date, month == 0 ? DateForm::year_only : form, false};
}

// "Apr 18, 2026", the form of one web site.
std::optional<ReadDate> month_name(std::string_view text) noexcept {
  constexpr std::array<std::string_view, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                    "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  for (int month = 1; month <= 12; ++month) {
    if (!text.starts_with(months[static_cast<std::size_t>(month - 1)])) continue;
    text = trimmed(text.substr(3));
    const auto day = take_number(text);
    if (!day || text.empty() || text.front() != ',') return {};
    text = trimmed(text.substr(1));
    const auto year = take_number(text);
    if (!year || year->digits != 4 || !text.empty() || day->value == 0) return {};
    return checked(year->value, month, day->value, DateForm::month_name);
  }
  return {};
}

}  // namespace

bool has_form_of_date(std::string_view text) noexcept {
  constexpr std::string_view form = "dddd/dd/dd";
  return std::ranges::equal(text, form, [](char c, char wanted) {
    return wanted == 'd' ? detail::is_digit(c) : c == wanted;
  });
}

bool exists(const Date& date) noexcept {
  if (date.year == 0 || date.month > 12) return false;
  if (date.month == 0) return date.day == 0;
  if (date.day == 0) return true;
  return std::chrono::year_month_day{std::chrono::year{date.year}, std::chrono::month{date.month},
                                     std::chrono::day{date.day}}
      .ok();
}

std::int32_t day_number(const Date& date) noexcept {
  assert(date.has_day());
  const std::chrono::sys_days days{std::chrono::year_month_day{
      std::chrono::year{date.year}, std::chrono::month{date.month}, std::chrono::day{date.day}}};
  return static_cast<std::int32_t>(days.time_since_epoch().count());
}

std::optional<ReadDate> parse_date(std::string_view text) noexcept {
  text = trimmed(text);
  if (has_form_of_date(text)) {  // As most dates are
    const auto two = [&text](std::size_t at) {
      return digit_value(text[at]) * 10 + digit_value(text[at + 1]);
    };
    return checked(two(0) * 100 + two(2), two(5), two(8), DateForm::slashes);
  }
  if (text.size() == 4) {
    auto rest = text;
    if (const auto year = take_number(rest); year && year->digits == 4 && rest.empty())
      return checked(year->value, 0, 0, DateForm::year_only);
  }
  const auto parts = three_numbers(text);
  if (!parts) return month_name(text);
  const auto& [a, b, c] = parts->numbers;
  if (a.digits == 4) {
    const auto form = parts->separator == '/'   ? DateForm::slashes
                      : parts->separator == '-' ? DateForm::iso
                                                : DateForm::dots;
    // 2026/3/5 is understood, but is not the form of the format.
    const bool padded = b.digits == 2 && c.digits == 2;
    return checked(a.value, b.value, c.value,
                   form == DateForm::slashes && !padded ? DateForm::iso : form);
  }
  if (c.digits == 4) {
    auto read = checked(c.value, b.value, a.value, DateForm::day_first);
    if (read)
      read->may_be_month_first = parts->separator != '.' && a.value <= 12 && a.value != b.value;
    return read;
  }
  if (a.digits == 2 && b.digits <= 2 && c.digits <= 2)
    return checked(2000 + a.value, b.value, c.value, DateForm::short_year);
  return {};
}

std::optional<ReadDate> parse_whole_date(std::string_view text) noexcept {
  const auto read = parse_date(text);
  return read && read->form == DateForm::short_year ? std::nullopt : read;
}

std::optional<ReadDate> parse_short_date(std::string_view text, const Date& near) noexcept {
  const auto parts = three_numbers(trimmed(text));
  if (!parts) return {};
  const auto& [a, b, c] = parts->numbers;
  if (a.digits > 2 || b.digits > 2 || c.digits > 2) return {};
  const auto form = parts->separator == '/' ? DateForm::slashes : DateForm::dots;
  // A year outside both centuries is a fault of `near`; these dates are then in 2000-2099.
  if (near.year < 1900 || near.year > 2099) return checked(2000 + a.value, b.value, c.value, form);
  // Whole years decide: two dates of one event are never 50 years apart.
  const int same_century = near.year - near.year % 100 + a.value;
  const int year = same_century > near.year + 50   ? same_century - 100
                   : same_century < near.year - 50 ? same_century + 100
                                                   : same_century;
  return checked(year, b.value, c.value, form);
}

std::string to_string(const Date& date) {
  if (!date.is_set()) return {};
  std::string text = "0000/00/00";
  const auto put = [&text](std::size_t end, int value) {
    for (; value != 0; value /= 10) text[--end] = static_cast<char>('0' + value % 10);
  };
  put(4, date.year);
  put(7, date.month);
  put(10, date.day);
  return text;
}

}  // namespace trf
