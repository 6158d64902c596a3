#include <algorithm>
#include <chrono>

#include "engines.hpp"
#include "trf/rating/regulation.hpp"

namespace trf::rating {
namespace {

/// The same day so many months earlier, or the last one of that month.
Date months_before(Date date, int months, int day) {
  int month = date.year * 12 + date.month - 1 - months;
  date.year = static_cast<std::uint16_t>(month / 12);
  date.month = static_cast<std::uint8_t>(month % 12 + 1);
  date.day = static_cast<std::uint8_t>(day);
  while (!exists(date)) --date.day;
  return date;
}

Date days_before(const Date& date, int days) {
  using namespace std::chrono;
  const year_month_day found{sys_days{std::chrono::days{day_number(date) - days}}};
  return {static_cast<std::uint16_t>(static_cast<int>(found.year())),
          static_cast<std::uint8_t>(static_cast<unsigned>(found.month())),
          static_cast<std::uint8_t>(static_cast<unsigned>(found.day()))};
}

}  // namespace

int months_between(const Date& from, const Date& to) noexcept {
  return (to.year - from.year) * 12 + to.month - from.month - static_cast<int>(to.day < from.day);
}

bool is_inactive_since(const ListRule& rule, const Date& last_played, const Date& list) noexcept {
  return rule.inactive_months != 0 && last_played.is_set() && list.is_set() &&
         months_between(last_played, list) >= rule.inactive_months;
}

Date closing_of(const ListRule& rule, const Date& list) noexcept {
  if (rule.closing_day_of_month != 0)
    return months_before(list, rule.closing_months, rule.closing_day_of_month);
  return days_before(list, rule.closing_days);
}

Date list_after(const ListRule& rule, const Date& last_day) noexcept {
  if (!last_day.is_set()) return {};
  auto list = months_before(last_day, -1, 1);
  // The last day of a month of which the day is not known.
  const auto last =
      last_day.day != 0
          ? last_day
          : months_before({last_day.year, std::max<std::uint8_t>(last_day.month, 1), 1}, 0, 31);
  while ((list.month - 1) % rule.months_between != 0 || closing_of(rule, list) < last)
    list = months_before(list, -1, 1);
  return list;
}

Date next_list(const ListRule& rule, const Date& list, const Date& last_day) noexcept {
  return std::max(list_after(rule, list), list_after(rule, last_day));
}

}  // namespace trf::rating
