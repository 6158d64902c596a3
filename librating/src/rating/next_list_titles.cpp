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

/// The data of the ledger and of the list on a player without games.
LedgerEntry entry_of(const ListRecord& record, const NextListContext& context) {
  LedgerEntry entry;
  if (context.ledger != nullptr) {
    auto known = context.ledger->find(record);
    if (!known)
      if (const auto named = context.ledger->find_name(record.name);
          named && !context.shared_names.contains(*named))
        known = named;
    if (known) entry = context.ledger->entries()[*known];
  }
  const int fide = record.of(RatingKind::standard).rating;
  const int own = record.of(RatingKind::own).rating;
  entry.has_fide_rating = fide != 0;
  entry.rating = fide != 0 ? fide : own;
  entry.own_rating = fide != 0 ? own : 0;
  add_listed(entry, title_record(record), record.state(context.kind).games.value_or(0));
  return entry;
}

void enter_norms(NextRow& next, const LedgerEntry& entry) {
  set_double_norms(next, entry.double_norms);
  next.record.single_norms = static_cast<std::uint8_t>(std::min(entry.single_norms, 255));
}

}  // namespace

void set_double_norms(NextRow& next, std::vector<Date> starts) {
  std::sort(starts.begin(), starts.end());
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
  if (!before && !next.is_new && context.list.is_blank_nc(title_of(record))) {
    before = Categoria::nc;
    record.category = name(*before);
  }
  const bool is_champion = record.champion.value_or(false);
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
    auto entry = entry_of(record, context);
    entry.title = std::max(entry.title, before.value_or(Categoria::nc));
    entry.is_champion = entry.is_champion || is_champion;
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
    const char band = band_of(rating);
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
