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
  auto fields = fields_of(kind);
  switch (pool_of(kind)) {
    case ListPool::plain:
      return fields | plain | bits({ever_2300, ever_2400, deleted, first_event, pool});
    case ListPool::rapid:
      return fields | bits({rapid_total, rapid_ever_2300, rapid_ever_2400, rapid_inactive,
                            rapid_last_played, rapid_deleted, rapid_first_event, rapid_pool});
    case ListPool::blitz:
      return fields | bits({blitz_total, blitz_ever_2300, blitz_ever_2400, blitz_inactive,
                            blitz_last_played, blitz_deleted, blitz_first_event, blitz_pool});
  }
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
  const auto& own = record.of(RatingKind::own);
  const auto& standard = record.of(RatingKind::standard);
  const auto& rapid = record.of(RatingKind::rapid);
  const auto& blitz = record.of(RatingKind::blitz);
  const auto& plain_state = record.state(RatingKind::own);
  const auto& rapid_state = record.state(RatingKind::rapid);
  const auto& blitz_state = record.state(RatingKind::blitz);
  const auto put_first_event = [&](const ListRecord::State& state) {
    if (state.has_played) out += '0';
  };
  const auto put_inactive = [&](const ListRecord::State& state) {
    out += state.is_inactive ? '1' : '0';
  };
  for (const auto field : fields_) {
    if (field != fields_.front()) out += ',';
    switch (field) {
      case id: append_csv(out, record.id); break;
      case fide_id: append_csv(out, record.fide_id); break;
      case name: append_csv(out, record.name); break;
      case sex: append_csv(out, record.sex); break;
      case birth: append_csv(out, record.birth); break;
      case federation: append_csv(out, record.federation); break;
      case title: append_csv(out, record.title); break;
      case women_title: append_csv(out, record.women_title); break;
      case category: append_csv(out, record.category); break;
      case rating: put_value(out, own.rating); break;
      case k: put_value(out, own.k); break;
      case games: put_count(out, plain_state.games); break;
      case period_games: put_count(out, own.period_games); break;
      case standard_rating: put_value(out, standard.rating); break;
      case standard_k: put_value(out, standard.k); break;
      case standard_games: put_count(out, standard.period_games); break;
      case rapid_rating: put_value(out, rapid.rating); break;
      case rapid_k: put_value(out, rapid.k); break;
      case rapid_games: put_count(out, rapid.period_games); break;
      case blitz_rating: put_value(out, blitz.rating); break;
      case blitz_k: put_value(out, blitz.k); break;
      case blitz_games: put_count(out, blitz.period_games); break;
      case ever_2200: put_flag(out, plain_state.ever_2200); break;
      case ever_2300: put_flag(out, plain_state.ever_2300); break;
      case ever_2400: put_flag(out, plain_state.ever_2400); break;
      case rapid_ever_2300: put_flag(out, rapid_state.ever_2300); break;
      case rapid_ever_2400: put_flag(out, rapid_state.ever_2400); break;
      case blitz_ever_2300: put_flag(out, blitz_state.ever_2300); break;
      case blitz_ever_2400: put_flag(out, blitz_state.ever_2400); break;
      case inactive: put_inactive(plain_state); break;
      case rapid_inactive: put_inactive(rapid_state); break;
      case blitz_inactive: put_inactive(blitz_state); break;
      case last_played: put_date(out, plain_state.last_played); break;
      case rapid_last_played: put_date(out, rapid_state.last_played); break;
      case blitz_last_played: put_date(out, blitz_state.last_played); break;
      case deleted: put_date(out, plain_state.deleted); break;
      case rapid_deleted: put_date(out, rapid_state.deleted); break;
      case blitz_deleted: put_date(out, blitz_state.deleted); break;
      case first_event: put_first_event(plain_state); break;
      case rapid_first_event: put_first_event(rapid_state); break;
      case blitz_first_event: put_first_event(blitz_state); break;
      case pool: append_csv(out, plain_state.pool); break;
      case rapid_pool: append_csv(out, rapid_state.pool); break;
      case blitz_pool: append_csv(out, blitz_state.pool); break;
      case rapid_total: put_count(out, rapid_state.games); break;
      case blitz_total: put_count(out, blitz_state.games); break;
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
      case flag:
      case other: break;
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
