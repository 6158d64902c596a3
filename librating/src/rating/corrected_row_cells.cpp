#include <algorithm>

#include "corrected_row.hpp"
#include "trf/entries.hpp"

// The cells of a row that a period can change, as values.
namespace trf::rating {

RowCells cells_of(const ListRecord& record, const NextListContext& context) {
  const auto& value = record.of(context.kind);
  const auto& state = record.state(context.kind);
  RowCells cells;
  cells.id = record.id;
  cells.fide_id = record.fide_id;
  cells.birth = record.birth;
  cells.name = record.name;
  cells.federation = record.federation;
  cells.sex = name(sex_named(record.sex));
  cells.rating = value.rating;
  cells.k = value.k;
  if (context.regulation.makes_titles()) cells.fide_rating = record.of(RatingKind::standard).rating;
  if (!context.regulation.is_italian()) cells.period_games = value.period_games;
  cells.games = state.games;
  cells.ever = {state.ever_2200, state.ever_2300, state.ever_2400};
  cells.last_played = state.last_played;
  cells.deleted = state.deleted;
  cells.has_played = state.has_played;
  cells.is_inactive = state.is_inactive;
  cells.pool = read_pool(state.pool).value_or(std::vector<PoolEntry>{});
  cells.title = record.title;
  cells.category = record.category;
  const auto titles = title_record(record);
  cells.single_norms = titles.single_norms;
  cells.double_norms = titles.double_norms;
  std::sort(cells.double_norms.begin(), cells.double_norms.end());
  cells.rapid_category = record.rapid_category;
  cells.rapid_best = record.rapid_best;
  return cells;
}

void put_cells(NextRow& next, const RowCells& cells, const NextListContext& context) {
  auto& record = next.record;
  auto& value = record.of(context.kind);
  auto& state = record.state(context.kind);
  record.id = cells.id;
  record.fide_id = cells.fide_id;
  record.birth = cells.birth;
  record.name = cells.name;
  record.federation = cells.federation;
  if (cells.sex != name(sex_named(record.sex))) record.sex = context.sexes.of(sex_named(cells.sex));
  value.rating = static_cast<std::uint16_t>(cells.rating);
  value.k = static_cast<std::uint8_t>(cells.k);
  if (context.regulation.makes_titles())
    record.of(RatingKind::standard).rating = static_cast<std::uint16_t>(cells.fide_rating);
  if (!context.regulation.is_italian()) value.period_games = cells.period_games;
  state.games = cells.games;
  state.ever_2200 = cells.ever[0];
  state.ever_2300 = cells.ever[1];
  state.ever_2400 = cells.ever[2];
  state.last_played = cells.last_played;
  state.deleted = cells.deleted;
  state.has_played = cells.has_played;
  state.is_inactive = cells.is_inactive;
  next.pool = to_string(cells.pool);
  state.pool = next.pool;
  record.title = cells.title;
  record.category = cells.category;
  record.single_norms = static_cast<std::uint8_t>(cells.single_norms);
  set_double_norms(next, cells.double_norms);
  record.rapid_category = cells.rapid_category;
  record.rapid_best = cells.rapid_best;
}

bool is_asked(int level, const Regulation& regulation) {
  if (const auto* italian = std::get_if<EloItaliaRegulation>(&regulation.rule))
    return italian->k_high_from == level;
  return level != levels[0];
}

int floor_of(const Regulation& regulation) {
  if (const auto* fide = std::get_if<FideRegulation>(&regulation.rule)) return fide->first.floor;
  if (const auto* old = std::get_if<Fide1997Regulation>(&regulation.rule)) return old->floor;
  return 0;
}

}  // namespace trf::rating
