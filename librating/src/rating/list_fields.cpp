#include <algorithm>

#include "list_fields.hpp"
#include "trf/rating/event.hpp"
#include "trf/rating/messages/rating_list.hpp"
#include "trf/text.hpp"

// The meaning of each field of a list.
namespace trf::rating {
namespace {

/// Digits only; empty text is 0.
bool read_number(std::string_view text, unsigned most, unsigned& value) {
  value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return false;
    value = value * 10 + static_cast<unsigned>(c - '0');
    if (value > most) return false;
  }
  return true;
}

void take_rating(std::uint16_t& to, std::string_view text, const RowFaults& faults) {
  unsigned value = 0;
  if (!read_number(text, unsigned{highest_rating}, value))
    return faults.add(said::rating_not_whole{.found = text, .most = highest_rating});
  if (value == 0 && !text.empty() && faults.is_zero_a_fault) faults.add(said::rating_zero{});
  to = static_cast<std::uint16_t>(value);
}

template <class Number>
void take_count(Number& to, std::string_view text, unsigned most, std::string_view column,
                const RowFaults& faults) {
  unsigned value = 0;
  if (!read_number(text, most, value))
    return faults.add(said::count_not_whole{.column = Code{column}, .found = text, .most = most});
  to = static_cast<Number>(value);
}

template <class Number>
void take_count(std::optional<Number>& to, std::string_view text, unsigned most,
                std::string_view column, const RowFaults& faults) {
  if (text.empty()) return;
  Number value = 0;
  take_count(value, text, most, column, faults);
  to = value;
}

template <class Flag>
void take_flag(Flag& to, std::string_view text, const RowFaults& faults) {
  if (text.empty()) return;
  if (text != "0" && text != "1") return faults.add(said::flag_not_0_or_1{.found = text});
  to = text == "1";
}

/// 0: an unrated player who has played rated games.
void take_first_event(bool& has_played, std::string_view text, const RowFaults& faults) {
  std::optional<bool> is_first;
  take_flag(is_first, text, faults);
  has_played = is_first == false;
}

void take_date(Date& to, std::string_view text, std::string_view column, const RowFaults& faults) {
  if (text.empty()) return;
  if (const auto date = parse_whole_date(text); date && date->date.month != 0)
    to = date->date;
  else
    faults.add(said::date_wrong{.column = Code{column}, .found = text});
}

void take_pool(std::string_view& to, std::string_view text, const RowFaults& faults) {
  to = text;
  if (!text.empty() && !read_pool(text)) faults.add(said::pool_wrong{.found = text});
}

void take_letter(char& to, std::string_view text, std::string_view column,
                 const RowFaults& faults) {
  if (text.empty()) return;
  if (text.size() != 1 || text.front() < 'A' || text.front() > 'G')
    return faults.add(said::letter_wrong{.column = Code{column}, .found = text});
  to = text.front();
}

}  // namespace

void take_field(ListRecord& record, ListField field, std::string_view text,
                const RowFaults& faults) {
  using enum ListField;
  constexpr unsigned most_games = ListEntry::most_games;
  constexpr unsigned most_k = 100;
  text = trimmed_blanks(text);
  if (text.empty()) return;
  const auto column = list_columns()[std::min<std::size_t>(static_cast<std::size_t>(field),
                                                           list_columns().size() - 1)]
                          .name;
  const auto [what, kind] = without_prefix(field);
  auto& value = record.of(kind);
  auto& state = record.state(kind);
  switch (what) {
    case id: record.id = text; break;
    case fide_id: record.fide_id = text; break;
    case name: record.name = text; break;
    case sex: record.sex = text; break;
    case birth: record.birth = text; break;
    case federation: record.federation = text; break;
    case title: record.title = text; break;
    case women_title: record.women_title = text; break;
    case category: record.category = text; break;
    case rating: take_rating(value.rating, text, faults); break;
    case k: take_count(value.k, text, most_k, column, faults); break;
    case period_games: take_count(value.period_games, text, most_games, column, faults); break;
    case games: take_count(state.games, text, most_games, column, faults); break;
    case ever_2200: take_flag(state.ever_2200, text, faults); break;
    case ever_2300: take_flag(state.ever_2300, text, faults); break;
    case ever_2400: take_flag(state.ever_2400, text, faults); break;
    case inactive: take_flag(state.is_inactive, text, faults); break;
    case last_played: take_date(state.last_played, text, column, faults); break;
    case deleted: take_date(state.deleted, text, column, faults); break;
    case first_event: take_first_event(state.has_played, text, faults); break;
    case pool: take_pool(state.pool, text, faults); break;
    case champion: take_flag(record.champion, text, faults); break;
    case single_norms: take_count(record.single_norms, text, most_k, column, faults); break;
    case double_norms: record.double_norms = text; break;
    case rapid_category: take_letter(record.rapid_category, text, column, faults); break;
    case rapid_best: take_letter(record.rapid_best, text, column, faults); break;
    case other_title: record.other_title = text; break;
    case foa_title: record.foa_title = text; break;
    case list_date: take_date(record.list_date, text, column, faults); break;
    case flag: state.is_inactive = text.find('i') != std::string_view::npos; break;
    default: break;  // Without a meaning
  }
}

void complete_states(ListRecord& record, std::uint64_t present) {
  using enum ListField;
  const auto& plain = record.states[static_cast<std::size_t>(ListPool::plain)];
  const auto complete = [&](RatingKind kind, ListField total, ListField ever_2300,
                            ListField ever_2400, ListField inactive, ListField last_played) {
    auto& state = record.state(kind);
    const auto lacks = [&](ListField field) { return (present & bit_of(field)) == 0; };
    if (lacks(total) && record.of(kind).rating != 0) state.games = plain.games;
    if (lacks(ever_2300)) state.ever_2300 = plain.ever_2300;
    if (lacks(ever_2400)) state.ever_2400 = plain.ever_2400;
    if (lacks(inactive)) state.is_inactive = plain.is_inactive;
    if (lacks(last_played)) state.last_played = plain.last_played;
  };
  complete(RatingKind::rapid, rapid_total, rapid_ever_2300, rapid_ever_2400, rapid_inactive,
           rapid_last_played);
  complete(RatingKind::blitz, blitz_total, blitz_ever_2300, blitz_ever_2400, blitz_inactive,
           blitz_last_played);
}

}  // namespace trf::rating
