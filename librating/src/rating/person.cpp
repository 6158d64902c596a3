#include "trf/rating/person.hpp"

#include <fmt/format.h>

#include "list_fields.hpp"
#include "trf/name.hpp"

namespace trf::rating {
namespace {

/// Below text_key_bit; numbers have at most 18 digits.
constexpr std::uint64_t fide_bit = std::uint64_t{1} << 62U;

bool numbers_differ(std::string_view a, std::string_view b) noexcept {
  const auto one = list_key(a), two = list_key(b);
  return one != 0 && two != 0 && one != two;
}

}  // namespace

IdKind id_kind(const RatingList* list, const Regulation& regulation) noexcept {
  if (list != nullptr && list->has_fide_ids()) return IdKind::fide;
  const bool is_national = regulation.is_italian() || (list != nullptr && list->is_national());
  return is_national ? IdKind::national : IdKind::fide;
}

PersonFacts facts_of(const Player& player, std::string_view federation) {
  PersonFacts facts{{}, player.fide_id, player.name, player.born()};
  if (const auto* national = player.national_of(federation)) facts.national = national->id;
  return facts;
}

PersonFacts facts_of(const ListRecord& record, IdKind kind) {
  PersonFacts facts{{}, record.fide_id, record.name, birth_date(record.birth)};
  (kind == IdKind::national ? facts.national : facts.fide) = record.id;
  return facts;
}

Contradiction contradiction(const PersonFacts& a, const PersonFacts& b) {
  using enum Contradiction;
  if (!same_person_name(a.name, b.name)) return name;
  if (are_different(a.birth, b.birth)) return birth;
  if (numbers_differ(a.national, b.national)) return national_number;
  if (numbers_differ(a.fide, b.fide)) return fide_number;
  return none;
}

bool have_name_and_birth(const PersonFacts& a, const PersonFacts& b) {
  return a.birth.day != 0 && a.birth == b.birth && folded_name(a.name) == folded_name(b.name);
}

Date birth_date(std::string_view text) noexcept {
  if (const auto read = parse_whole_date(text)) return read->date;
  Date date;
  date.year = static_cast<std::uint16_t>(birth_year(text));
  return date;
}

bool is_closer(const Date& birth, const Date& other) noexcept {
  return birth.is_set() && (!other.is_set() || other.year == birth.year) && other < birth &&
         other.day == 0;
}

std::string birth_text(const Date& date) {
  if (!date.is_set()) return {};
  if (date.month == 0) return fmt::format("{}", date.year);
  if (date.day == 0) return fmt::format("{}/{:02}", date.year, date.month);
  return to_string(date);
}

std::uint64_t name_key(std::string_view name, const Date& birth) noexcept {
  if (!birth.is_set()) return list_key(name);
  const auto day = (birth.year * 16ULL + birth.month) * 32 + birth.day;
  return (folded_name_hash(name) + day * 0x9E3779B97F4A7C15U) | text_key_bit;
}

std::uint64_t fide_column_key(std::string_view fide_id) noexcept {
  const auto key = list_key(fide_id);
  return key == 0 ? 0 : key ^ fide_bit;
}

std::uint64_t fide_column_number(std::uint64_t key) noexcept { return key & ~fide_bit; }

std::uint64_t person_key(const PersonFacts& facts, IdKind kind) noexcept {
  if (const auto own = list_key(facts.number(kind)); own != 0) return own;
  if (kind == IdKind::national)
    if (const auto fide = fide_column_key(facts.fide); fide != 0) return fide;
  return name_key(facts.name, facts.birth);
}

std::string person_id(const PersonFacts& facts, IdKind kind) {
  if (const auto own = facts.number(kind); !own.empty()) return std::string{own};
  return std::string{facts.fide.empty() ? facts.name : facts.fide};
}

std::uint64_t row_key(const ListRecord& record) noexcept {
  if (const auto own = list_key(record.id); own != 0) return own;
  if (const auto fide = fide_column_key(record.fide_id); fide != 0) return fide;
  return name_key(record.name, birth_date(record.birth));
}

void Persons::confirm(std::string_view id) {
  if (const auto key = list_key(id); key != 0) confirmed_.insert(key);
}

bool Persons::is_confirmed(const PersonFacts& facts) const noexcept {
  return !confirmed_.empty() && (confirmed_.contains(list_key(facts.national)) ||
                                 confirmed_.contains(list_key(facts.fide)));
}

void Persons::join(const std::map<std::uint64_t, std::uint64_t>& others) {
  joined_.insert(others.begin(), others.end());
}

std::uint64_t Persons::joined(std::uint64_t key) const noexcept {
  const auto found = joined_.find(key);
  return found == joined_.end() ? key : found->second;
}

}  // namespace trf::rating
