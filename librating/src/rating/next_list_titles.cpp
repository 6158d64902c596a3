#include <algorithm>

#include "next_list.hpp"

// Titles and categories on the next list.
namespace trf::rating {
namespace {

/// FSI titles and FIDE's have columns of their own.
void part_titles(ListRecord& record, const std::optional<Categoria>& categoria) {
  if (!categoria) return;
  if (record.category.empty()) record.title = {};
  record.category = name(*categoria);
}

LedgerEntry ledger_entry_of(const ListRecord& record, const NextListContext& context) {
  LedgerEntry entry;
  if (context.ledger != nullptr)
    for (const auto id : {record.id, record.fide_id})
      if (const auto known = context.ledger->find(id)) entry = context.ledger->entries()[*known];
  return entry;
}

void enter_norms(NextRow& next, const LedgerEntry& entry) {
  set_double_norms(next, entry.double_norms);
  next.record.single_norms = static_cast<std::uint8_t>(std::min(entry.single_norms, 255));
}

}  // namespace

void set_double_norms(NextRow& next, const std::vector<Date>& starts) {
  next.norms.clear();
  for (const auto& date : starts) {
    if (!next.norms.empty()) next.norms += ',';
    next.norms += to_string(date);
  }
  next.record.double_norms = next.norms;
}

bool ratify_titles(NextRow& next, const PeriodRow* row, const NextListContext& context) {
  auto& record = next.record;
  auto before = categoria_of(record, context.list.title_column());
  part_titles(record, before);
  const auto titles = title_record(record);
  record.champion.reset();
  std::optional<PeriodEnd> end;
  if (row != nullptr && row->end) {
    end = row->end;
    enter_norms(next, *row->start);
    if (row->start->title > before.value_or(Categoria::nc)) {
      before = row->start->title;
      record.category = name(*before);
    }
  } else {
    const int fide = record.of(RatingKind::standard).rating;
    auto entry = ledger_entry_of(record, context);
    entry.has_fide_rating = fide != 0;
    entry.rating = fide != 0 ? fide : record.of(RatingKind::own).rating;
    entry.title = std::max(entry.title, before.value_or(Categoria::nc));
    entry.games = std::max<int>(entry.games, record.state(context.kind).games.value_or(0));
    entry.is_champion = entry.is_champion || titles.is_champion;
    entry.single_norms = std::max(entry.single_norms, titles.single_norms);
    if (entry.double_norms.empty()) entry.double_norms = titles.double_norms;
    enter_norms(next, entry);
    if (entry.rating == 0 && !entry.delisted_floor && !entry.is_champion) return false;
    end = end_period(entry);
    if (!end->has_fide_rating) {
      record.of(RatingKind::own).rating = static_cast<std::uint16_t>(end->rating);
      record.of(RatingKind::standard) = {};  // 4.2.5, if FIDE deleted the player
    }
  }
  if (end->title == before.value_or(Categoria::nc)) return false;
  // The text is one of name()'s, which are static.
  record.category = name(end->title);
  return end->title > before.value_or(Categoria::nc);
}

void close_rapid_category(NextRow& next, int old_rating) {
  auto& record = next.record;
  const auto hold = [&](int rating) {
    const int list[]{rating, rating};
    const char band = rapid_category(list).value_or('G');
    // A is the highest band; the second highest of all lists is the category.
    if (record.rapid_best == 0) {
      record.rapid_best = band;
      return;
    }
    const char lower = std::max(record.rapid_best, band);
    record.rapid_best = std::min(record.rapid_best, band);
    if (record.rapid_category == 0 || lower < record.rapid_category) record.rapid_category = lower;
  };
  if (record.rapid_best == 0 && old_rating != 0) hold(old_rating);
  if (const int rating = record.of(RatingKind::own).rating; rating != 0) hold(rating);
}

}  // namespace trf::rating
