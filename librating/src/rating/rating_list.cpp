#include <algorithm>
#include <array>
#include <utility>

#include "list_fields.hpp"
#include "trf/hash.hpp"
#include "trf/ordered_pool.hpp"
#include "trf/rating/event.hpp"
#include "trf/rating/messages/rating_list.hpp"
#include "trf/rating/person.hpp"
#include "trf/split.hpp"
#include "trf/text.hpp"

namespace trf::rating {
namespace {

/// Bit of ListEntry::ever: the column of the titles has a CM, which is FIDE's or the FSI's.
constexpr std::uint8_t is_cm = 1U << 7U;

bool is_small(std::string_view title) {
  return std::any_of(title.begin(), title.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

ListEntry list_entry_of(const ListRecord& record, std::size_t at, TitleColumn titles) {
  ListEntry entry;
  entry.key = row_key(record);
  entry.fide_key = fide_column_key(record.fide_id);
  entry.at = static_cast<std::uint32_t>(at);
  for (std::size_t kind = 0; kind < rating_kind_count; ++kind) {
    entry.rating[kind] = record.values[kind].rating;
    entry.k[kind] = record.values[kind].k;
  }
  entry.games = record.states[0].games.value_or(ListEntry::unknown_games);
  entry.birth_year = static_cast<std::uint16_t>(birth_year(record.birth));
  entry.title = title_of(record);
  if (const auto categoria = categoria_of(record, titles))
    entry.categoria = static_cast<std::uint8_t>(*categoria);
  const auto flag = [&](const std::optional<bool>& value, ListPool pool, int level) {
    if (!value) return;
    const auto bit = 1U << ListEntry::ever_bit(pool, level);
    entry.ever_known = static_cast<std::uint8_t>(entry.ever_known | bit);
    if (*value) entry.ever = static_cast<std::uint8_t>(entry.ever | bit);
  };
  for (const auto pool : {ListPool::plain, ListPool::rapid, ListPool::blitz}) {
    const auto& state = record.states[static_cast<std::size_t>(pool)];
    if (pool == ListPool::plain) flag(state.ever_2200, pool, 2200);
    flag(state.ever_2300, pool, 2300);
    flag(state.ever_2400, pool, 2400);
  }
  if (record.title == "CM" && record.category.empty())
    entry.ever = static_cast<std::uint8_t>(entry.ever | is_cm);
  return entry;
}

bool is_text(std::uint64_t key) { return (key & text_key_bit) != 0; }

}  // namespace

Title title_in_list(std::string_view text) noexcept {
  const auto title = title_of_small(text);  // Of lists before 2010
  return title != Title::none ? title : title_named(upper(text));
}

Title title_of(const ListRecord& record) noexcept {
  const auto title = title_in_list(record.title);
  return title != Title::none ? title : title_in_list(record.women_title);
}

std::string_view title_cell(const ListRecord& record, bool is_national,
                            TitleColumn column) noexcept {
  const bool has_category =
      is_national && record.category.empty() && categoria_of(record, column).has_value();
  return has_category || title_in_list(record.title) == Title::none ? record.women_title
                                                                    : record.title;
}

int rating_of(const ListRecord& record, RatingKind kind, bool is_national) noexcept {
  int rating = record.of(kind).rating;
  if (kind == RatingKind::own) return rating;
  if (rating == 0) rating = record.of(RatingKind::standard).rating;
  // In a FIDE list of one rating that is the standard one.
  return rating == 0 && !is_national ? record.of(RatingKind::own).rating : rating;
}

// FSI lists have the category in a separate column or in that of the titles. Lower case is FIDE's
// titles before 2010.
std::optional<Categoria> categoria_of(const ListRecord& record, TitleColumn column) noexcept {
  if (!record.category.empty()) return parse_categoria(record.category);
  const auto categoria = is_small(record.title) ? std::nullopt : parse_categoria(record.title);
  if (categoria != Categoria::cm || column == TitleColumn::fsi) return categoria;
  const bool is_fide = column == TitleColumn::fide || record.of(RatingKind::standard).rating != 0;
  return is_fide ? std::nullopt : categoria;
}

std::vector<Date> norm_dates(std::string_view text, std::vector<Message>* faults) {
  std::vector<Date> dates;
  for (const auto part : items_of(text)) {
    if (const auto date = parse_whole_date(part); date && date->date.has_day())
      dates.push_back(date->date);
    else if (faults != nullptr)
      faults->push_back(said::norm_date_wrong{.found = part});
  }
  return dates;
}

TitleRecord title_record(const ListRecord& record, std::vector<Message>* faults) {
  return {record.champion.value_or(false), record.single_norms,
          norm_dates(record.double_norms, faults)};
}

int birth_year(std::string_view birth) noexcept {
  for (std::size_t at = 0; at + 4 <= birth.size(); ++at) {
    int year = 0;
    bool digits = true;
    for (std::size_t i = at; i < at + 4; ++i) {
      digits = digits && birth[i] >= '0' && birth[i] <= '9';
      year = year * 10 + (birth[i] - '0');
    }
    if (digits && year >= 1800 && year < 2200) return year;
  }
  return 0;
}

std::uint64_t list_key(std::string_view id) noexcept {
  if (id.empty()) return 0;
  std::uint64_t value = 0;
  auto hash = fnv1a::basis;
  bool digits = id.size() <= 18;
  for (const char c : id) {
    digits = digits && c >= '0' && c <= '9';
    value = value * 10 + static_cast<unsigned>(c - '0');
    hash = fnv1a::with(hash, c);
  }
  return digits ? value : hash | text_key_bit;
}

std::string RatingList::id_of(const ListEntry& entry) const {
  const auto odd = odd_ids_.find(entry.key);
  if (odd != odd_ids_.end()) return odd->second;
  return std::to_string(entry.key == entry.fide_key ? fide_column_number(entry.key) : entry.key);
}

namespace {

/// A date of a list and the first row that has it.
struct DatedRow {
  Date date;  ///< Not set: no row has one
  std::uint32_t line = 0;
};

/// The players of a piece of a list.
struct ReadPart {
  std::vector<ListEntry> entries;
  std::map<std::uint64_t, std::string> odd_ids;
  std::map<std::uint64_t, TitleRecord> title_records;
  std::array<std::vector<std::uint16_t>, list_pool_count> games;
  std::array<std::map<std::uint64_t, std::vector<PoolEntry>>, list_pool_count> pools;
  DatedRow first_date, other_date;  ///< The first row with a date, and the first with another
  bool has_fsi_title = false;
  Diagnostics diagnostics;
  std::uint32_t lines = 0;  ///< Of the piece; the pieces before it come first
};

class PieceReader {
 public:
  PieceReader(const ListLayout& layout, std::string_view bytes, TitleColumn titles, ReadPart& part)
      : layout_{layout}, bytes_{bytes}, titles_{titles}, part_{part} {}

  void operator()(const ListRecord& record) {
    const auto& entry =
        part_.entries.emplace_back(list_entry_of(record, first_byte(record, bytes_), titles_));
    if (is_text(entry.key) || record.id.starts_with('0'))
      part_.odd_ids.emplace(entry.key, !record.id.empty()        ? record.id
                                       : !record.fide_id.empty() ? record.fide_id
                                                                 : record.name);
    if (!part_.has_fsi_title && record.category.empty() && !record.title.empty())
      part_.has_fsi_title = record.title != "CM" && !is_small(record.title) &&
                            parse_categoria(record.title).has_value();
    take_games(record, ListField::rapid_total, ListPool::rapid);
    take_games(record, ListField::blitz_total, ListPool::blitz);
    for (std::size_t pool = 0; pool < list_pool_count; ++pool)
      if (const auto& state = record.states[pool];
          state.has_played || state.deleted.is_set() || !state.pool.empty())
        part_.pools[pool].emplace(entry.key,
                                  read_pool(state.pool).value_or(std::vector<PoolEntry>{}));
    take_date(record);
    if (!record.champion && record.single_norms == 0 && record.double_norms.empty()) return;
    std::vector<Message> faults;
    part_.title_records.emplace(entry.key, title_record(record, &faults));
    for (auto& fault : faults) add(record, std::move(fault));
  }

 private:
  void add(const ListRecord& record, Message message) {
    part_.diagnostics.push_back({"", Severity::error, {record.line, 0}, std::move(message)});
  }

  void take_games(const ListRecord& record, ListField field, ListPool pool) {
    const auto at = static_cast<std::size_t>(pool);
    if (has_field(layout_, field))
      part_.games[at].push_back(record.states[at].games.value_or(ListEntry::unknown_games));
  }

  void take_date(const ListRecord& record) {
    if (!record.list_date.is_set() || record.list_date == part_.first_date.date) return;
    auto& date = part_.first_date.date.is_set() ? part_.other_date : part_.first_date;
    if (!date.date.is_set()) date = {record.list_date, record.line};
  }

  const ListLayout& layout_;
  std::string_view bytes_;  ///< Of the list
  TitleColumn titles_;
  ReadPart& part_;
};

void read_piece(const ListLayout& layout, std::string_view bytes, const ListPiece& piece,
                const ListBytes& use, TitleColumn titles, ReadPart& part) {
  const auto own = bytes.substr(piece.from, piece.to - piece.from);
  // FIDE's text has 127 bytes for each player, XML about 500.
  part.entries.reserve(own.size() / 110);
  if (use.before) use.before(own);
  part.lines = for_each_record(layout, bytes, piece, PieceReader{layout, bytes, titles, part},
                               part.diagnostics);
  if (use.after) use.after(own);
}

/// The lines of rows, which ascend.
std::vector<std::uint32_t> lines_of(const std::vector<std::uint32_t>& rows,
                                    const ListLayout& layout, std::string_view bytes) {
  std::vector<std::uint32_t> lines;
  lines.reserve(rows.size());
  const char end = layout.format == ListFormat::fide_xml ? '\n' : layout.line_end;
  auto line = layout.first_line;
  auto at = layout.body;
  for (const auto row : rows) {
    const auto between = bytes.substr(at, row - at);
    line += static_cast<std::uint32_t>(std::count(between.begin(), between.end(), end));
    lines.push_back(line);
    at = row;
  }
  return lines;
}

}  // namespace

// An entry has the byte of its row: lines are counted only for messages.
void RatingList::tell_repeated(const std::vector<Repeated>& repeated, const ListLayout& layout,
                               std::string_view bytes, Diagnostics& diagnostics) {
  std::vector<std::uint32_t> rows;
  for (const auto& one : repeated) rows.insert(rows.end(), {one.at, one.before});
  std::sort(rows.begin(), rows.end());
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
  const auto lines = lines_of(rows, layout, bytes);
  const auto line_of = [&](std::uint32_t row) {
    return lines[static_cast<std::size_t>(std::lower_bound(rows.begin(), rows.end(), row) -
                                          rows.begin())];
  };
  for (const auto& one : repeated) {
    const auto before = line_of(one.before);
    diagnostics.push_back({"",
                           Severity::error,
                           {line_of(one.at), 0},
                           one.is_fide ? Message{said::fide_id_repeated{.line = before}}
                                       : Message{said::id_repeated{.line = before}}});
  }
}

Result<RatingList> RatingList::read(std::string_view bytes, int threads, const ListBytes& use) {
  Result<RatingList> result;
  auto layout = read_list_layout(bytes);
  result.diagnostics = std::move(layout.diagnostics);
  if (!layout.value) return result;
  auto& list = result.value.emplace();
  list.format_ = layout.value->format;
  list.has_fide_ids_ = layout.value->has_fide_ids;
  list.has_category_column_ = has_field(*layout.value, ListField::category);
  list.has_columns_of_fsi_ = has_columns_of_fsi(*layout.value);
  // The rest of a row is not stored; names would use most of the time. Only rows of CSV lists can
  // have nothing else to be found by.
  for (auto& field : layout.value->fields)
    for (const auto unused : {ListField::name, ListField::sex, ListField::federation})
      if (field.what == static_cast<std::uint8_t>(unused) &&
          (unused != ListField::name || list.format_ != ListFormat::csv))
        field.what = static_cast<std::uint8_t>(ListField::other);

  const auto workers = static_cast<std::size_t>(std::max(threads, 1));
  list.pieces_ = cut_by_size(*layout.value, bytes, std::max(workers, pieces_of(bytes.size())));
  const auto& pieces = list.pieces_;
  auto line = layout.value->first_line;
  // Lists of this library have a date, and the column `category` beside FIDE's titles.
  list.title_column_ =
      has_field(*layout.value, ListField::list_date) ? TitleColumn::fide : TitleColumn::mixed;
  DatedRow first_date, other_date;
  const auto append = [&](ReadPart& part, ListPiece& piece) {
    for (auto& finding : part.diagnostics) finding.where.line += line;
    for (DatedRow date : {part.first_date, part.other_date}) {
      if (!date.date.is_set()) continue;
      date.line += line;
      if (!first_date.date.is_set())
        first_date = date;
      else if (!other_date.date.is_set() && date.date != first_date.date)
        other_date = date;
    }
    piece.line = std::exchange(line, line + part.lines);
    list.entries_.insert(list.entries_.end(), part.entries.begin(), part.entries.end());
    list.odd_ids_.merge(part.odd_ids);
    list.title_records_.merge(part.title_records);
    for (std::size_t pool = 0; pool < list_pool_count; ++pool) {
      auto& games = list.games_[pool];
      games.insert(games.end(), part.games[pool].begin(), part.games[pool].end());
      list.pools_[pool].merge(part.pools[pool]);
    }
    if (part.has_fsi_title && list.title_column_ == TitleColumn::mixed)
      list.title_column_ = TitleColumn::fsi;
    for (auto& finding : part.diagnostics) result.diagnostics.push_back(std::move(finding));
  };
  const auto read = [&, titles = list.title_column_](std::size_t i) {
    ReadPart part;
    read_piece(*layout.value, bytes, pieces[i], use, titles, part);
    return part;
  };
  // At most two pieces for each thread wait: only these are in memory twice.
  OrderedPool<ReadPart> pool{pieces.size(), workers, read, 2 * workers};
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    auto part = pool.take();
    if (const auto all = part.entries.size() * pieces.size(); i == 0)
      list.entries_.reserve(all + all / 16);
    append(part, list.pieces_[i]);
  }
  if (list.entries_.empty())
    result.diagnostics.push_back({"", Severity::error, {1, 0}, said::no_list_players{}});
  else if (list.format_ == ListFormat::fide_xml &&
           bytes.find("</", bytes.rfind("</player>") + 1) == std::string_view::npos)
    result.diagnostics.push_back({"", Severity::error, {1, 0}, said::list_is_cut{}});
  list.date_ = first_date.date;
  if (other_date.date.is_set())
    result.diagnostics.push_back({"",
                                  Severity::error,
                                  {other_date.line, 0},
                                  said::dates_differ{.found = to_string(other_date.date),
                                                     .line = first_date.line,
                                                     .before = to_string(first_date.date)}});
  list.decide_titles();
  list.decide_kinds(*layout.value);
  tell_repeated(list.index(), *layout.value, bytes, result.diagnostics);
  sort_by_position(result.diagnostics);
  return result;
}

// A CM of a list in which the titles are the FSI's has no title of FIDE.
void RatingList::decide_titles() {
  for (auto& entry : entries_) {
    if ((entry.ever & is_cm) == 0) continue;
    entry.ever = static_cast<std::uint8_t>(entry.ever & ~is_cm);
    if (title_column_ != TitleColumn::fsi) continue;
    entry.categoria = static_cast<std::uint8_t>(Categoria::cm);
    if (entry.title == Title::cm) entry.title = Title::none;
  }
}

void RatingList::decide_kinds(const ListLayout& layout) {
  using enum ListField;
  constexpr std::array<ListField, rating_kind_count> fields{rating, standard_rating, rapid_rating,
                                                            blitz_rating};
  for (std::size_t kind = 0; kind < rating_kind_count; ++kind)
    has_[kind] = has_field(layout, fields[kind]);
  // trf-rate wrote every column until lists had a date.
  const bool has_all = std::all_of(has_.begin(), has_.end(), [](bool has) { return has; });
  if (has_all && !has_field(layout, list_date)) {
    has_.fill(false);
    for (const auto& entry : entries_)
      for (std::size_t kind = 0; kind < rating_kind_count; ++kind)
        has_[kind] = has_[kind] || entry.rating[kind] != 0;
  }
}

}  // namespace trf::rating
