#include "next_list.hpp"

// Who a row of the next list is about.
namespace trf::rating {
namespace {

/// The cells of the numbers. Without any number and without birth date, the id is the name.
void enter_numbers_of_row(NextRow& next, const PeriodRow& row, IdKind ids) {
  next.id = ids == IdKind::national ? row.national : row.fide_id;
  if (ids == IdKind::national) next.fide_id = row.fide_id;
}

}  // namespace

void SexLetters::learn(std::string_view cell) noexcept {
  if (cell == "m" || cell == "M") male_ = cell == "m" ? "m" : "M";
  for (const std::string_view woman : {"w", "W", "f", "F"})
    if (cell == woman) female_ = woman;
}

void SexLetters::learn(const SexLetters& later) noexcept {
  if (!later.male_.empty()) male_ = later.male_;
  if (!later.female_.empty()) female_ = later.female_;
}

std::string_view SexLetters::of(Sex sex) const noexcept {
  const bool is_large = male_ == "M" || female_ == "W" || female_ == "F";
  if (sex == Sex::male) return is_large ? "M" : "m";
  if (sex == Sex::unknown) return {};
  if (!female_.empty()) return female_;
  return is_large ? "F" : "w";
}

void enter_person(NextRow& next, const PeriodRow& row, const NextListContext& context) {
  enter_numbers_of_row(next, row, context.ids);
  next.name = row.name;
  next.federation = row.federation;
  next.birth = birth_text(row.birth);
  if (next.id.empty() && next.fide_id.empty() && next.birth.empty()) next.id = row.name;
  auto& record = next.record;
  record.id = next.id;
  record.fide_id = next.fide_id;
  record.name = next.name;
  record.federation = next.federation;
  record.title = name(row.title);
  record.sex = context.sexes.of(row.sex);
  record.birth = next.birth;
}

void complete_person(NextRow& next, const PeriodRow& row, const NextListContext& context) {
  auto& record = next.record;
  enter_numbers_of_row(next, row, context.ids);
  if (record.id.empty()) record.id = next.id;
  const bool is_of_other = context.list.find(fide_column_key(next.fide_id)) != nullptr;
  if (record.fide_id.empty() && !is_of_other) record.fide_id = next.fide_id;
  if (!is_closer(row.birth, birth_date(record.birth))) return;
  next.birth = birth_text(row.birth);
  record.birth = next.birth;
}

}  // namespace trf::rating
