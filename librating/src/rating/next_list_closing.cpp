#include <algorithm>

#include "engines.hpp"
#include "next_list.hpp"

// The rating, the games and what was reached after the period.
namespace trf::rating {
namespace {

void close_rating(NextRow& next, const PeriodRow& row, const NextListContext& context) {
  auto& value = next.record.of(context.kind);
  auto& fide = next.record.of(RatingKind::standard);
  const bool is_back = row.end && row.start->has_fide_rating && !row.end->has_fide_rating;
  if (row.change.status == Status::excluded && !is_back) {
    // RTF 4.2.5: a FIDE rating that the list cannot have known.
    if (next.is_new || !context.list.has(RatingKind::standard))
      fide.rating = static_cast<std::uint16_t>(row.change.rating);
    return;
  }
  if (is_back) fide = {};  // 4.2.5
  // A player who did not play does not enter the list, and does not fall under the floor.
  const bool is_on_list = value.rating != 0 && context.regulation.is_italian();
  if (row.counted == 0 && !is_on_list && !is_back) return;
  value.rating = static_cast<std::uint16_t>(row.change.new_rating.value_or(0));
}

/// The levels for which the regulations have a coefficient "once reached", by the ratings at both
/// ends of the period.
void close_levels(NextRow& next, const PeriodRow* row, const BeforePeriod& before,
                  const NextListContext& context) {
  auto& state = next.record.state(context.kind);
  const int end = next.record.of(context.kind).rating;
  // The standard rating that replaces another one is not one of this list.
  const bool is_from_other_list = row != nullptr && row->change.status == Status::standard;
  const int start =
      row != nullptr && is_rated(row->change.status) && !is_from_other_list && row->counted > 0
          ? row->change.rating
          : before.rating;
  const bool is_first = next.is_new && row != nullptr && !row->is_rating_stated;
  const auto reach = [&](std::optional<bool>& ever, int level) {
    if (std::max(start, end) >= level)
      ever = true;
    else if (is_first)
      ever = false;
  };
  if (const auto* italian = std::get_if<EloItaliaRegulation>(&context.regulation.rule)) {
    if (italian->k_high_from != 0) reach(state.ever_2200, italian->k_high_from);
    return;
  }
  reach(state.ever_2300, 2300);
  reach(state.ever_2400, 2400);
}

std::optional<std::uint16_t> sum_of(std::optional<int> before, int games) {
  if (!before) return {};
  return static_cast<std::uint16_t>(std::min(*before + games, int{ListEntry::most_games}));
}

/// Is `games` also about another rating of the row?
bool has_other_rating(const ListRecord& record, const NextListContext& context) {
  return context.kind == RatingKind::standard && record.of(RatingKind::own).rating != 0;
}

void close_games(NextRow& next, const PeriodRow* row, const BeforePeriod& before,
                 const NextListContext& context) {
  auto& record = next.record;
  auto& state = record.state(context.kind);
  const bool is_italian = context.regulation.is_italian();
  const int counted = row == nullptr ? 0 : row->counted;
  if (!is_italian)
    record.of(context.kind).period_games = static_cast<std::uint16_t>(
        std::min(row == nullptr ? 0 : row->active_games, int{ListEntry::most_games}));
  if (row == nullptr) {
    // The ledger can have more games than the list.
    if (next.registered_games > state.games.value_or(0))
      state.games = sum_of(next.registered_games, 0);
    return;
  }
  if (state.deleted.is_set() && counted == 0) return;  // Who does not play stays deleted.
  std::optional<int> known = row->facts.games;
  if (!known && state.games) known = *state.games;
  // 7.21: a deleted player begins again. A player new to the list has played no game for it,
  // unless the report gives a rating.
  const bool begins = next.is_new
                          ? !row->facts.games && (is_italian || !row->is_rating_stated)
                          : !is_italian && before.rating == 0 && !has_other_rating(record, context);
  if (begins || state.deleted.is_set()) known = 0;
  if (next.registered_games > known.value_or(0)) known = next.registered_games;
  const bool is_first_rating = !is_italian && row->change.status == Status::unrated;
  state.games = sum_of(known, is_first_rating ? row->results.games + row->earlier.games : counted);
}

/// Results of an unrated player that count for the first rating: FIDE alone has them.
void close_pool(NextRow& next, const PeriodRow* row, const NextListContext& context) {
  auto& record = next.record;
  auto& state = record.state(context.kind);
  if (record.of(context.kind).rating != 0) {
    state.has_played = false;
    state.pool = {};
    return;
  }
  if (!has_other_rating(record, context)) {
    state.has_played = state.has_played || state.games.value_or(0) > 0;
    state.games.reset();
  }
  if (state.pool.empty() && (row == nullptr || row->counted == 0)) return;
  state.has_played = true;
  auto pool = read_pool(state.pool).value_or(std::vector<PoolEntry>{});
  std::erase_if(pool, [&](const auto& one) {
    return !counts_for(one, context.regulation.list, context.date);
  });
  if (row != nullptr) {
    if (row->are_results_ignored) pool.clear();
    auto results = row->results;
    if (row->facts.pool_games) {  // Given by the facts instead of the list
      pool.clear();
      results.games += row->earlier.games;
      results.score += row->earlier.score;
      results.sum = results.sum + row->earlier.sum;
    }
    results.list = context.date;
    if (row->change.status == Status::unrated && results.games > 0) pool.push_back(results);
  }
  next.pool = to_string(pool);
  state.pool = next.pool;
}

}  // namespace

bool enters_list(const PeriodRow& row, const NextListContext& context) {
  if (row.counted == 0) return false;
  // The list is of those who have an Italian rating, or are Italians with FIDE's (4.2.6, 4.2.7).
  if (row.change.status == Status::excluded) return !is_from_abroad(row.federation);
  return context.regulation.is_italian() ? row.change.new_rating.has_value() : true;
}

bool close_period(NextRow& next, const PeriodRow* row, const BeforePeriod& before,
                  const NextListContext& context) {
  auto& record = next.record;
  auto& value = record.of(context.kind);
  auto& state = record.state(context.kind);
  if (row != nullptr) close_rating(next, *row, context);
  // RTF 4.2.5: with a FIDE rating at the end, no Elo Italia.
  if (context.regulation.makes_titles() && record.of(RatingKind::standard).rating != 0)
    record.of(RatingKind::own) = {};
  close_levels(next, row, before, context);
  close_games(next, row, before, context);
  const bool is_deleted = !context.regulation.is_italian() && row != nullptr &&
                          is_rated(row->change.status) && row->counted > 0 && value.rating == 0;
  if (is_deleted) {
    mark_deleted(record, context);
    state.has_played = true;
  } else if (value.rating != 0) {
    state.deleted = {};
  }
  if (!context.regulation.is_italian()) close_pool(next, row, context);
  return is_deleted;
}

}  // namespace trf::rating
