#include "next_list.hpp"

// The last day played, inactivity and deletion.
namespace trf::rating {
namespace {

int months_between(const Date& from, const Date& to) {
  return (to.year - from.year) * 12 + to.month - from.month - static_cast<int>(to.day < from.day);
}

}  // namespace

Activity close_activity(NextRow& next, const PeriodRow* row, const NextListContext& context) {
  auto& record = next.record;
  const bool was_active = !record.is_inactive;
  const bool has_played = row != nullptr && row->last_played.is_set();
  if (has_played) {
    // An event that was reported late, or with a wrong year, is not the last one.
    const auto before = parse_date(next.last_played);
    if (!before || before->date < row->last_played) next.last_played = to_string(row->last_played);
    record.is_inactive = false;
  }
  if (const auto date = parse_date(next.last_played);
      date && context.date.is_set() && !has_played) {
    const auto& rule = context.regulation.list;
    if (rule.deleted_years != 0 && context.date.year - date->date.year > rule.deleted_years)
      return {.is_deleted = true};
    if (rule.inactive_months != 0 &&
        months_between(date->date, context.date) >= rule.inactive_months)
      record.is_inactive = true;
  }
  return {.became_inactive = was_active && record.is_inactive};
}

}  // namespace trf::rating
