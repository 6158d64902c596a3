#include <algorithm>
#include <mutex>

#include "list_fields.hpp"
#include "prefetch.hpp"
#include "trf/name.hpp"
#include "trf/parallel.hpp"
#include "trf/rating/person.hpp"

// Rows of a list by name, and by place. A list is large and most persons have a number: the names
// are read only if one is asked for, and rows only for persons who occur in reports.
namespace trf::rating {
namespace {

constexpr unsigned offset_bits = 40;
constexpr std::uint64_t offset_mask = (std::uint64_t{1} << offset_bits) - 1;

/// The part of the hash that a place keeps; equal for names that are equal when folded.
std::uint64_t hash_part(std::string_view name) noexcept {
  return (folded_name_hash(name) * 0x9E3779B97F4A7C15U) & ~offset_mask;
}

/// A layout with the fields by which a person is recognised.
ListLayout only_persons(ListLayout layout) {
  for (auto& field : layout.fields) {
    using enum ListField;
    const auto what = static_cast<ListField>(field.what);
    if (what != id && what != fide_id && what != name && what != birth)
      field.what = static_cast<std::uint8_t>(other);
  }
  return layout;
}

}  // namespace

/// Places of rows: a part of the hash of the name, and the first byte. Sorted within a piece.
struct Persons::Names {
  std::once_flag once;
  std::vector<std::vector<std::uint64_t>> places;
};

Persons::Persons(const RatingList& list, std::string_view bytes, ListBytes use, int threads)
    : list_{&list},
      bytes_{bytes},
      use_{std::move(use)},
      threads_{threads},
      names_{std::make_shared<Names>()} {
  if (auto layout = read_list_layout(bytes); layout.value) layout_ = only_persons(*layout.value);
}

const Persons::Names& Persons::names() const {
  std::call_once(names_->once, [&] {
    const auto pieces = list_->pieces();
    names_->places.resize(pieces.size());
    in_parallel(pieces.size(), static_cast<unsigned>(threads_), [&](std::size_t i) {
      auto& places = names_->places[i];
      for_each_row_of(layout_, bytes_, pieces[i], use_, [&](const ListRecord& record) {
        places.push_back(hash_part(record.name) | first_byte(record, bytes_));
      });
      places.shrink_to_fit();
      std::sort(places.begin(), places.end());
    });
  });
  return *names_;
}

void Persons::visit_named(std::string_view name,
                          const std::function<void(const ListRecord&)>& visit) const {
  const auto wanted = hash_part(name);
  const auto folded = folded_name(name);
  Diagnostics ignored;
  const auto& places = names().places;
  for (const auto& part : places)
    for (auto at = std::lower_bound(part.begin(), part.end(), wanted);
         at != part.end() && (*at & ~offset_mask) == wanted; ++at) {
      bool is_first = true;
      const auto start = static_cast<std::size_t>(*at & offset_mask);
      const auto row = row_at(layout_, bytes_, start);
      for_each_record(
          layout_, bytes_, row,
          [&](const ListRecord& record) {
            if (std::exchange(is_first, false) && folded_name(record.name) == folded) visit(record);
          },
          ignored);
    }
}

bool Persons::has_named(const PersonFacts& facts, IdKind kind) const {
  bool found = false;
  if (list_ == nullptr || facts.name.empty() || !facts.birth.is_set()) return found;
  visit_named(facts.name, [&](const ListRecord& record) {
    const auto listed = facts_of(record, kind);
    found = found || (listed.birth.is_set() && contradiction(facts, listed) == Contradiction::none);
  });
  return found;
}

const ListEntry* Persons::find(const PersonFacts& facts, IdKind kind) const {
  if (list_ == nullptr) return nullptr;
  const auto key = person_key(facts, kind);
  if (const auto* row = list_->find(key); row != nullptr) return row;
  if (kind == IdKind::national)
    if (const auto* row = list_->find(fide_column_key(facts.fide)); row != nullptr) return row;
  if (const auto* row = by_name(facts, kind); row != nullptr) return row;
  if (const auto other = namesake(facts, kind);
      other && (is_confirmed(facts) || is_confirmed({other->national, other->fide, {}, {}})) &&
      other->entry != nullptr)
    return other->entry;
  return joined(key) == key ? nullptr : list_->find(joined(key));
}

const ListEntry* Persons::by_name(const PersonFacts& facts, IdKind kind) const {
  if (list_ == nullptr || facts.name.empty() || !facts.birth.is_set()) return nullptr;
  const ListEntry* same_day = nullptr;
  const ListEntry* same_year = nullptr;
  int days = 0, years = 0;
  visit_named(facts.name, [&](const ListRecord& record) {
    const auto listed = facts_of(record, kind);
    if (!listed.birth.is_set() || contradiction(facts, listed) != Contradiction::none) return;
    const bool is_day = facts.birth.day != 0 && facts.birth == listed.birth;
    ++(is_day ? days : years);
    (is_day ? same_day : same_year) = list_->find(row_key(record));
  });
  if (days != 0) return days == 1 ? same_day : nullptr;
  return years == 1 ? same_year : nullptr;
}

std::optional<Persons::Namesake> Persons::namesake(const PersonFacts& facts, IdKind kind) const {
  std::optional<Namesake> found;
  if (list_ == nullptr || facts.name.empty() || facts.birth.day == 0) return found;
  visit_named(facts.name, [&](const ListRecord& record) {
    const auto listed = facts_of(record, kind);
    if (!found && listed.birth == facts.birth)
      found = Namesake{list_->find(row_key(record)), std::string{listed.national},
                       std::string{listed.fide}};
  });
  return found;
}

void Persons::visit_rows(
    const std::vector<std::uint32_t>& rows,
    const std::function<void(std::size_t position, const ListRecord&)>& visit) const {
  if (list_ == nullptr || rows.empty()) return;
  const auto pieces = list_->pieces();
  in_parallel(pieces.size(), static_cast<unsigned>(threads_), [&](std::size_t i) {
    auto at = static_cast<std::size_t>(std::lower_bound(rows.begin(), rows.end(), pieces[i].from) -
                                       rows.begin());
    if (at == rows.size() || rows[at] >= pieces[i].to) return;
    const auto own = bytes_.substr(pieces[i].from, pieces[i].to - pieces[i].from);
    if (use_.before) use_.before(own);
    Diagnostics ignored;
    constexpr std::size_t ahead = 8, usual_row = 200;  // Rows; bytes
    while (at < rows.size() && rows[at] < pieces[i].to) {
      if (at + ahead < rows.size() && rows[at + ahead] + usual_row < pieces[i].to)
        prefetch(&bytes_[rows[at + ahead]], usual_row);
      const auto row = row_at(layout_, bytes_, rows[at]);
      for_each_record(
          layout_, bytes_, row,
          [&](const ListRecord& record) {
            while (at < rows.size() && rows[at] == row.from) visit(at++, record);
          },
          ignored);
    }
    if (use_.after) use_.after(own);
  });
}

}  // namespace trf::rating
