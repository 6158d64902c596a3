#include <algorithm>

#include "next_list.hpp"

// The ratings, coefficients, games and titles of a row after the period.
namespace trf::rating {

void close_period(NextRow& next, const PeriodRow& row, const NextListContext& context) {
  auto& record = next.record;
  const auto& change = row.change;
  auto& value = record.values[static_cast<std::size_t>(context.kind)];
  const int rating = change.new_rating.value_or(0);
  const bool is_back = row.end && row.start->has_fide_rating && !row.end->has_fide_rating;
  if (change.status != Status::excluded || is_back)
    value.rating = static_cast<std::uint16_t>(rating);
  if (is_back) record.values[static_cast<std::size_t>(RatingKind::standard)] = {};  // 4.2.5
  const int games = change.games.value_or(0);
  // The plain column of CSV lists has the games of all periods, the others those of one period.
  if (context.kind != RatingKind::own)
    value.games = static_cast<std::uint16_t>(games);
  else if (!context.list.is_fide())
    // Games that FIDE calculates are registered too.
    value.games =
        static_cast<std::uint16_t>(value.games + std::max(games, row.played) + row.pool_games);
  else
    value.games = 0;
  const auto reach = [&](std::optional<bool>& ever, int level) {
    if (rating >= level && (ever || rating >= 2400 || level == 2200)) ever = true;
  };
  reach(record.ever_2200, 2200);
  reach(record.ever_2300, 2300);
  reach(record.ever_2400, 2400);
  if (value.k == 0) return;
  const auto set_k = [&](int reached, int k) {
    if (reached != 0 && rating >= reached) value.k = static_cast<std::uint8_t>(k);
  };
  // B.02 8.3.3: after a published 2400, K is 10 for good; rapid 7.3 b.
  const auto& rule = context.regulation.rule;
  if (const auto* fide = std::get_if<FideRegulation>(&rule)) set_k(fide->k.high_from, fide->k.high);
  if (const auto* italian = std::get_if<EloItaliaRegulation>(&rule))
    set_k(italian->k_high_from, italian->k_high);
  if (const auto* old = std::get_if<Fide1997Regulation>(&rule))
    set_k(old->k.high_from, old->k.high);
}

bool ratify_titles(NextRow& next, const PeriodRow* row, NextListContext& context) {
  auto& record = next.record;
  const auto before = categoria_of(record);
  next.titles = title_record(record);
  std::optional<PeriodEnd> end;
  if (row != nullptr && row->end) {
    end = row->end;
    next.titles = {false, row->start->single_norms, row->start->double_norms};
  } else {
    const int fide = record.of(RatingKind::standard).rating;
    LedgerEntry entry;
    if (context.ledger != nullptr)
      for (const auto id : {record.id, record.fide_id})
        if (const auto known = context.ledger->find(id)) entry = context.ledger->entries()[*known];
    entry.has_fide_rating = fide != 0;
    entry.rating = fide != 0 ? fide : record.values[0].rating;
    entry.title = std::max(entry.title, before.value_or(Categoria::nc));
    entry.games = std::max<int>(entry.games, record.values[0].games);
    entry.is_champion = entry.is_champion || next.titles.is_champion;
    entry.single_norms = std::max(entry.single_norms, next.titles.single_norms);
    if (entry.double_norms.empty()) entry.double_norms = next.titles.double_norms;
    const bool has_rating = entry.rating != 0 || entry.delisted_floor || entry.is_champion;
    next.titles = {false, entry.single_norms, entry.double_norms};
    if (!has_rating) return false;
    end = end_period(entry);
    if (!end->has_fide_rating) {
      record.values[0].rating = static_cast<std::uint16_t>(end->rating);
      if (fide != 0) record.values[static_cast<std::size_t>(RatingKind::standard)] = {};
    }
  }
  context.has_categories_in_titles =
      context.has_categories_in_titles || (record.category.empty() && before.has_value());
  const bool is_promoted = end->title > before.value_or(Categoria::nc);
  if (is_promoted) {
    // The text is one of name()'s, which are static.
    const bool is_in_title = record.category.empty() && before && !record.title.empty();
    (is_in_title ? record.title : record.category) = name(end->title);
  }
  // 4.3.2 b
  const auto& italian = std::get<EloItaliaRegulation>(context.regulation.rule);
  if (end->title == Categoria::m && record.values[0].k != 0)
    record.values[0].k = static_cast<std::uint8_t>(italian.k_high);
  return is_promoted;
}

void drop_elo_italia(ListRecord& record, const NextListContext& context) {
  if (context.regulation.makes_titles() && context.kind == RatingKind::own &&
      context.list.has(RatingKind::standard) && record.of(RatingKind::standard).rating != 0)
    record.values[0] = {};
}

}  // namespace trf::rating
