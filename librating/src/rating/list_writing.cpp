#include <algorithm>
#include <charconv>
#include <initializer_list>

#include "next_list.hpp"
#include "trf/csv.hpp"

// The next list as CSV: its columns, and a row.
namespace trf::rating {
namespace {

void put_number(std::string& out, int number) {
  std::array<char, 12> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}
void put_value(std::string& out, int number) {
  if (number != 0) put_number(out, number);
}
void put_count(std::string& out, const std::optional<std::uint16_t>& count) {
  if (count) put_number(out, *count);
}
void put_flag(std::string& out, const std::optional<bool>& flag) {
  if (flag) out += *flag ? '1' : '0';
}
void put_date(std::string& out, const Date& date) {
  if (date.is_set()) out += to_string(date);
}
void put_letter(std::string& out, char letter) {
  if (letter != 0) out += letter;
}

constexpr std::uint64_t bits(std::initializer_list<ListField> fields) {
  std::uint64_t all = 0;
  for (const auto field : fields) all |= bit_of(field);
  return all;
}

constexpr std::uint64_t for_everyone = [] {
  using enum ListField;
  return bits({id, fide_id, name, sex, birth, federation, title, women_title, category, list_date});
}();

/// What the past alone can show; a list without it leaves it unknown.
constexpr std::uint64_t of_the_past = [] {
  using enum ListField;
  return bits({games, ever_2200, ever_2300, ever_2400, last_played, first_event, pool, rapid_total,
               rapid_ever_2300, rapid_ever_2400, rapid_last_played, rapid_first_event, rapid_pool,
               blitz_total, blitz_ever_2300, blitz_ever_2400, blitz_last_played, blitz_first_event,
               blitz_pool});
}();

/// The columns of a kind of ratings.
std::uint64_t fields_of(RatingKind kind) {
  using enum ListField;
  switch (kind) {
    case RatingKind::own: return bits({rating, k, period_games});
    case RatingKind::standard: return bits({standard_rating, standard_k, standard_games});
    case RatingKind::rapid: return bits({rapid_rating, rapid_k, rapid_games});
    case RatingKind::blitz: return bits({blitz_rating, blitz_k, blitz_games});
  }
  return 0;
}

/// The columns that a regulation needs for the ratings of a kind.
std::uint64_t fields_for(const Regulation& regulation, RatingKind kind) {
  using enum ListField;
  constexpr auto plain = bits({games, inactive, last_played});
  if (regulation.makes_titles())
    return plain | bits({rating, k, standard_rating, champion, single_norms, double_norms});
  if (regulation.is_italian()) {
    auto fields = plain | bits({rating, k, ever_2200, deleted});
    if (regulation.list.has_rapid_categories) fields |= bits({rapid_category, rapid_best});
    return fields;
  }
  if (pool_of(kind) == ListPool::plain)
    return fields_of(kind) | plain | bits({ever_2300, ever_2400, deleted, first_event, pool});
  std::uint64_t fields = 0;
  for (const auto& column : list_columns())
    if (without_prefix(column.field).kind == kind) fields |= bit_of(column.field);
  return fields;
}

}  // namespace

ListWriter::ListWriter(const NextListContext& context)
    : layout_{context.layout}, date_{to_string(context.date)} {
  using enum ListField;
  auto fields = context.layout.present;
  if ((fields & bit_of(flag)) != 0) fields |= bit_of(inactive);
  for (const auto kind :
       {RatingKind::own, RatingKind::standard, RatingKind::rapid, RatingKind::blitz})
    if (!context.list.has(kind)) fields &= ~fields_of(kind);
  const auto needed = fields_for(context.regulation, context.kind);
  for (const auto& column : list_columns()) {
    const auto bit = bit_of(column.field);
    if (((fields | needed | for_everyone) & bit) != 0) fields_.push_back(column.field);
    if ((needed & of_the_past & ~fields & bit) != 0) missing_.push_back(column.name);
  }
}

void ListWriter::put_header(std::string& out) const {
  for (const auto field : fields_) {
    if (field != fields_.front()) out += ',';
    out += list_columns()[static_cast<std::size_t>(field)].name;
  }
  for (const auto& heading : layout_.unknown) {
    out += ',';
    append_csv(out, heading);
  }
  out += '\n';
}

void ListWriter::put_row(std::string& out, const NextRow& row) const {
  using enum ListField;
  const auto& record = row.record;
  for (const auto field : fields_) {
    if (field != fields_.front()) out += ',';
    const auto [what, kind] = without_prefix(field);
    const auto& value = record.of(kind);
    const auto& state = record.state(kind);
    switch (what) {
      case id: append_csv(out, record.id); break;
      case fide_id: append_csv(out, record.fide_id); break;
      case name: append_csv(out, record.name); break;
      case sex: append_csv(out, record.sex); break;
      case birth: append_csv(out, record.birth); break;
      case federation: append_csv(out, record.federation); break;
      case title: append_csv(out, record.title); break;
      case women_title: append_csv(out, record.women_title); break;
      case category: append_csv(out, record.category); break;
      case rating: put_value(out, value.rating); break;
      case k: put_value(out, value.k); break;
      case period_games: put_count(out, value.period_games); break;
      case games: put_count(out, state.games); break;
      case ever_2200: put_flag(out, state.ever_2200); break;
      case ever_2300: put_flag(out, state.ever_2300); break;
      case ever_2400: put_flag(out, state.ever_2400); break;
      case inactive: out += state.is_inactive ? '1' : '0'; break;
      case last_played: put_date(out, state.last_played); break;
      case deleted: put_date(out, state.deleted); break;
      case first_event:
        if (state.has_played) out += '0';
        break;
      case pool: append_csv(out, state.pool); break;
      case champion:
        if (record.champion.value_or(false)) out += '1';
        break;
      case single_norms: put_value(out, record.single_norms); break;
      case double_norms: append_csv(out, record.double_norms); break;
      case rapid_category: put_letter(out, record.rapid_category); break;
      case rapid_best: put_letter(out, record.rapid_best); break;
      case other_title: append_csv(out, record.other_title); break;
      case foa_title: append_csv(out, record.foa_title); break;
      case list_date: out += date_; break;
      default: break;
    }
  }
  if (row.is_new)
    out.append(layout_.unknown.size(), ',');
  else if (!layout_.unknown.empty())
    for_each_unknown(layout_, record, [&](std::string_view cell) {
      out += ',';
      append_csv(out, cell);
    });
  out += '\n';
}

}  // namespace trf::rating
