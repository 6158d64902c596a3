#include <array>

#include "corrected_row.hpp"
#include "trf/rating/person.hpp"

// A row of a list after the correction of a report: who the row is about.
namespace trf::rating {
namespace {

constexpr std::array numbers{&RowCells::id, &RowCells::fide_id, &RowCells::birth};
/// What the list has from the first report of a player who enters it.
constexpr std::array person_facts{&RowCells::name, &RowCells::sex, &RowCells::federation,
                                  &RowCells::title};

}  // namespace

void copy_person(RowCells& to, const RowCells& from) {
  for (const auto cell : numbers) to.*cell = from.*cell;
  for (const auto cell : person_facts) to.*cell = from.*cell;
}

PersonDoubts correct_person(RowCells& cells, const RowCells& wrong, const RowCells& right,
                            bool is_as_wrong) {
  PersonDoubts doubts;
  // Of all reports the list takes the most exact one.
  const bool is_closest = is_closer(birth_date(right.birth), birth_date(cells.birth));
  if (is_closest) cells.birth = right.birth;
  for (const auto cell : numbers) {
    auto& given = cells.*cell;
    if (cell == &RowCells::birth && is_closest) continue;
    if (wrong.*cell == right.*cell) continue;
    if (is_as_wrong) {
      if (given == wrong.*cell) given = right.*cell;
    } else if (given.empty()) {
      given = right.*cell;
    } else if (given == wrong.*cell) {
      doubts.number = true;
    }
  }
  for (const auto cell : person_facts) {
    if (wrong.*cell == right.*cell || cells.*cell != wrong.*cell) continue;
    if (is_as_wrong)
      cells.*cell = right.*cell;
    else
      doubts.facts = true;
  }
  return doubts;
}

}  // namespace trf::rating
