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

/// The category of a row at the start of the period, which the row then has in its own column.
std::optional<Categoria> take_category(NextRow& next, const NextListContext& context) {
  auto& record = next.record;
  auto before = categoria_of(record, context.list.title_column());
  part_titles(record, before);
  if (!before && !next.is_new && context.list.is_blank_nc(title_of(record))) {
    before = Categoria::nc;
    record.category = name(*before);
  }
  return before;
}

std::optional<std::size_t> in_ledger(const ListRecord& record, const NextListContext& context) {
  if (context.ledger == nullptr) return {};
  if (const auto known = context.ledger->find(record)) return known;
  const auto named = context.ledger->find_name(record.name);
  return named && !context.shared_names.contains(*named) ? named : std::nullopt;
}

/// The data of the ledger and of the list on a player without games.
LedgerEntry entry_of(const ListRecord& record, const std::optional<std::size_t>& ledger,
                     const std::optional<Categoria>& title, const NextListContext& context) {
  LedgerEntry entry;
  if (ledger) entry = context.ledger->entries()[*ledger];
  entry.title = std::max(entry.title, title.value_or(Categoria::nc));
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

/// Empty: without a rating there is nothing to close.
std::optional<PeriodEnd> end_without_games(const LedgerEntry& entry) {
  if (entry.rating == 0 && !entry.delisted_floor && !entry.is_champion) return {};
  return end_period(entry);
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
  auto before = take_category(next, context);
  std::optional<PeriodEnd> end;
  if (row != nullptr && row->end) {
    end = row->end;
    record.champion.reset();
    enter_norms(next, *row->start);
    next.registered_games = row->start->at_start->games;
    if (row->start->title > before.value_or(Categoria::nc)) {
      before = row->start->title;
      record.category = name(*before);
    }
  } else {
    const auto entry = entry_of(record, in_ledger(record, context), before, context);
    record.champion.reset();
    enter_norms(next, entry);
    next.registered_games = entry.games;
    end = end_without_games(entry);
    if (!end) return false;
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

IdlePlayer close_idle(const ListRecord& record, const NextListContext& context) {
  NextRow next;
  next.record = record;
  const auto before = take_category(next, context);
  const auto ledger = in_ledger(record, context);
  const auto entry = entry_of(next.record, ledger, before, context);
  auto end = end_without_games(entry).value_or(PeriodEnd{.title = entry.title, .reasons = {}});
  return {{}, ledger, before.has_value(), std::move(end)};
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
