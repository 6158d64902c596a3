#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "list_fields.hpp"
#include "trf/csv.hpp"
#include "trf/rating/period.hpp"

namespace trf::rating {
namespace {

int months_between(const Date& from, const Date& to) {
  return (to.year - from.year) * 12 + to.month - from.month - static_cast<int>(to.day < from.day);
}

void put(std::string& row, std::string_view cell) {
  append_csv(row, cell);
  row += ',';
}
void put_number(std::string& row, int number) {
  if (number != 0) row += fmt::format("{}", number);
  row += ',';
}
void put_flag(std::string& row, const std::optional<bool>& flag) {
  if (flag) row += *flag ? '1' : '0';
  row += ',';
}

constexpr std::string_view header =
    "id,fide_id,name,sex,birth,federation,title,w_title,category,rating,k,games,fide_rating,"
    "standard_k,standard_games,rapid_rating,rapid_k,rapid_games,blitz_rating,blitz_k,blitz_games,"
    "ever2200,ever2300,ever2400,inactive,last_played";
// For lists that ratify titles: a champion not promoted yet, and the norms of Maestro.
constexpr std::string_view title_header = ",champion,single,double";

void put_record(std::string& row, const ListRecord& record, std::string_view last_played) {
  put(row, record.id);
  put(row, record.fide_id);
  put(row, record.name);
  put(row, record.sex);
  put(row, record.birth);
  put(row, record.federation);
  put(row, record.title);
  put(row, record.women_title);
  put(row, record.category);
  for (const auto& value : record.values) {
    put_number(row, value.rating);
    put_number(row, value.k);
    put_number(row, value.games);
  }
  put_flag(row, record.ever_2200);
  put_flag(row, record.ever_2300);
  put_flag(row, record.ever_2400);
  row += record.is_inactive ? "1," : "0,";
  append_csv(row, last_played);
}

void put_titles(std::string& row, const TitleRecord& titles) {
  row += titles.is_champion ? ",1," : ",,";
  if (titles.single_norms != 0) row += fmt::format("{}", titles.single_norms);
  std::string dates;
  for (const auto& date : titles.double_norms) {
    if (!dates.empty()) dates += ',';
    dates += to_string(date);
  }
  row += ',';
  append_csv(row, dates);
}

class NextList {
 public:
  NextList(const RatingList& list, const Regulation& regulation, const Period& period,
           const Ledger* ledger, NextListOptions options)
      : list_{list},
        regulation_{regulation},
        period_{period},
        ledger_{ledger},
        options_{std::move(options)},
        is_listed_(period.size()) {
    kind_ = list.has(regulation.list.kind) ? regulation.list.kind : RatingKind::own;
  }

  [[nodiscard]] const NextListSummary& summary() const noexcept { return summary_; }

  void put_header(std::string& out) const {
    out += header;
    if (regulation_.makes_titles()) out += title_header;
    out += '\n';
  }

  void put_old(std::string& out, ListRecord record) {
    std::optional<PeriodRow> row;
    const auto* entry = list_.find(row_key(record));
    const bool is_entry = entry != nullptr && entry->line == record.line;
    if (is_entry)
      if (const auto position = period_.find(entry->key)) {
        is_listed_[*position] = true;
        row = period_.row(*position);
      }
    const bool was_active = !record.is_inactive;
    auto last_played = std::string{record.last_played};
    TitleRecord titles;
    if (regulation_.makes_titles()) titles = ratify(record, row);
    const bool has_played = row && row->last_played.is_set();
    if (row) update(record, *row);
    if (has_played) {
      // An event that was reported late, or with a wrong year, is not the last one.
      const auto before = parse_date(last_played);
      if (!before || before->date < row->last_played) last_played = to_string(row->last_played);
      record.is_inactive = false;
    }
    if (regulation_.makes_titles() && kind_ == RatingKind::own && list_.has(RatingKind::standard) &&
        record.of(RatingKind::standard).rating != 0)
      record.values[0] = {};  // 4.2.5: with a FIDE rating at the end, no Elo Italia
    if (const auto date = parse_date(last_played); date && options_.date.is_set() && !has_played) {
      const auto& rule = regulation_.list;
      if (rule.deleted_years != 0 && options_.date.year - date->date.year > rule.deleted_years) {
        ++summary_.deleted;
        return;
      }
      if (rule.inactive_months != 0 &&
          months_between(date->date, options_.date) >= rule.inactive_months)
        record.is_inactive = true;
    }
    summary_.became_inactive += static_cast<std::size_t>(was_active && record.is_inactive);
    finish(out, record, last_played, titles);
  }

  /// Adds players with a rating who were on no list.
  void put_new(std::string& out) {
    for (std::size_t i = 0; i < period_.size(); ++i) {
      if (is_listed_[i]) continue;
      const auto row = period_.row(i);
      if (!row.change.new_rating) continue;
      ListRecord record;
      record.id = row.id;
      record.name = row.name;
      record.federation = row.federation;
      record.title = name(row.title);
      record.sex = row.sex == Sex::female ? "F" : row.sex == Sex::male ? "M" : "";
      const auto birth = row.birth.is_set() ? std::to_string(row.birth.year) : std::string{};
      record.birth = birth;
      TitleRecord titles;
      if (row.end) {
        if (row.title == Title::cm) record.title = {};  // The category gives it
        (has_categories_in_titles_ ? record.title : record.category) = name(row.end->title);
        titles = {false, row.start->single_norms, row.start->double_norms};
      }
      update(record, row);
      ++summary_.entered;
      finish(out, record, to_string(row.last_played), titles);
    }
  }

 private:
  void finish(std::string& out, const ListRecord& record, std::string_view last_played,
              const TitleRecord& titles) {
    ++summary_.players;
    put_record(out, record, last_played);
    if (regulation_.makes_titles()) put_titles(out, titles);
    out += '\n';
  }

  // RTF 4.4.3: promotions are ratified with the list, also for players without games.
  TitleRecord ratify(ListRecord& record, const std::optional<PeriodRow>& row) {
    const auto before = categoria_of(record);
    auto titles = title_record(record);
    std::optional<PeriodEnd> end;
    if (row && row->end) {
      end = row->end;
      titles = {false, row->start->single_norms, row->start->double_norms};
    } else {
      const int fide = record.of(RatingKind::standard).rating;
      LedgerEntry entry;
      if (ledger_ != nullptr)
        for (const auto id : {record.id, record.fide_id})
          if (const auto known = ledger_->find(id)) entry = ledger_->entries()[*known];
      entry.has_fide_rating = fide != 0;
      entry.rating = fide != 0 ? fide : record.values[0].rating;
      entry.title = std::max(entry.title, before.value_or(Categoria::nc));
      entry.games = std::max<int>(entry.games, record.values[0].games);
      entry.is_champion = entry.is_champion || titles.is_champion;
      entry.single_norms = std::max(entry.single_norms, titles.single_norms);
      if (entry.double_norms.empty()) entry.double_norms = titles.double_norms;
      const bool has_rating = entry.rating != 0 || entry.delisted_floor || entry.is_champion;
      titles = {false, entry.single_norms, entry.double_norms};
      if (!has_rating) return titles;
      end = end_period(entry);
      if (!end->has_fide_rating) {
        record.values[0].rating = static_cast<std::uint16_t>(end->rating);
        if (fide != 0) record.values[static_cast<std::size_t>(RatingKind::standard)] = {};
      }
    }
    has_categories_in_titles_ =
        has_categories_in_titles_ || (record.category.empty() && before.has_value());
    if (end->title > before.value_or(Categoria::nc)) {
      ++summary_.promoted;
      // The text is one of name()'s, which are static.
      const bool is_in_title = record.category.empty() && before && !record.title.empty();
      (is_in_title ? record.title : record.category) = name(end->title);
    }
    // 4.3.2 b
    const auto& italian = std::get<EloItaliaRegulation>(regulation_.rule);
    if (end->title == Categoria::m && record.values[0].k != 0)
      record.values[0].k = static_cast<std::uint8_t>(italian.k_high);
    return titles;
  }

  void update(ListRecord& record, const PeriodRow& row) const {
    const auto& change = row.change;
    auto& value = record.values[static_cast<std::size_t>(kind_)];
    const int rating = change.new_rating.value_or(0);
    const bool is_back = row.end && row.start->has_fide_rating && !row.end->has_fide_rating;
    if (change.status != Status::excluded || is_back)
      value.rating = static_cast<std::uint16_t>(rating);
    if (is_back) record.values[static_cast<std::size_t>(RatingKind::standard)] = {};  // 4.2.5
    const int games = change.games.value_or(0);
    // The plain column of CSV lists has the games of all periods, the others those of one period.
    if (kind_ != RatingKind::own)
      value.games = static_cast<std::uint16_t>(games);
    else if (!list_.is_fide())
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
    if (const auto* fide = std::get_if<FideRegulation>(&regulation_.rule))
      set_k(fide->k.high_from, fide->k.high);
    if (const auto* italian = std::get_if<EloItaliaRegulation>(&regulation_.rule))
      set_k(italian->k_high_from, italian->k_high);
    if (const auto* old = std::get_if<Fide1997Regulation>(&regulation_.rule))
      set_k(old->k.high_from, old->k.high);
  }

  const RatingList& list_;
  const Regulation& regulation_;
  const Period& period_;
  const Ledger* ledger_;
  NextListOptions options_;
  NextListSummary summary_;
  RatingKind kind_ = RatingKind::own;
  bool has_categories_in_titles_ = false;  ///< The list has no column `category`
  std::vector<bool> is_listed_;            ///< By row of the period
};

}  // namespace

NextListSummary write_next_list(const ListLayout& layout, std::string_view bytes,
                                const RatingList& list, const Regulation& regulation,
                                const Period& period, const Ledger* ledger,
                                const NextListOptions& options,
                                const std::function<void(std::string_view)>& sink) {
  constexpr std::size_t buffer_size = std::size_t{1} << 20;
  NextList next{list, regulation, period, ledger, options};
  std::string out;
  next.put_header(out);
  Diagnostics said_before;
  auto line = layout.first_line;
  for (auto piece : cut_by_size(layout, bytes, pieces_of(bytes.size()))) {
    piece.line = line;
    const auto own = bytes.substr(piece.from, piece.to - piece.from);
    if (options.use.before) options.use.before(own);
    line = for_each_record(
        layout, bytes, piece,
        [&](const ListRecord& record) {
          next.put_old(out, record);
          if (out.size() < buffer_size) return;
          sink(out);
          out.clear();
        },
        said_before);
    if (options.use.after) options.use.after(own);
  }
  next.put_new(out);
  sink(out);
  return next.summary();
}

}  // namespace trf::rating
