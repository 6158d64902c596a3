#include "engines.hpp"
#include "next_list.hpp"

// The last day played, inactivity and deletion.
namespace trf::rating {

std::optional<bool> has_few_games(int now, const std::optional<int>& before, const ListRule& rule) {
  if (rule.active_games == 0) return {};
  if (before) return now + *before < rule.active_games;
  if (now >= rule.active_games) return false;
  return {};
}

void mark_deleted(ListRecord& record, const NextListContext& context) {
  auto& value = record.of(context.kind);
  value.rating = 0;
  value.k = 0;
  auto& state = record.state(context.kind);
  state.games.reset();
  state.deleted = context.date;
}

Activity close_activity(NextRow& next, const PeriodRow* row, const BeforePeriod& before,
                        const NextListContext& context) {
  auto& record = next.record;
  auto& state = record.state(context.kind);
  const auto& rule = context.regulation.list;
  const bool was_active = !state.is_inactive;
  const bool has_played = row != nullptr && row->last_played.is_set();
  if (has_played) {
    // An event that was reported late, or with a wrong year, is not the last one.
    state.last_played = std::max(state.last_played, row->last_played);
    state.is_inactive = false;
  } else if (row != nullptr && next.is_new && !row->keeps_active &&
             rule.is_active_by_individual_events && row->change.status == Status::rated) {
    // RTF 4.2.8: who was on no list, and has no FIDE rating, has played team events only.
    state.is_inactive = true;
  }
  const bool is_dated = state.last_played.is_set() && context.date.is_set() && !has_played;
  if (is_dated && rule.deleted_years != 0 && record.of(context.kind).rating != 0 &&
      context.date.year - state.last_played.year > rule.deleted_years) {
    mark_deleted(record, context);
    return {.is_deleted = true};
  }
  const int now = row == nullptr ? 0 : row->active_games;
  const auto is_idle = next.is_new || record.of(context.kind).rating == 0
                           ? std::nullopt
                           : has_few_games(now, before.period_games, rule);
  if (is_idle)
    state.is_inactive = *is_idle;
  else if (!has_played && is_inactive_since(rule, state.last_played, context.date))
    state.is_inactive = true;
  return {.became_inactive = was_active && state.is_inactive && !next.is_new};
}

}  // namespace trf::rating
