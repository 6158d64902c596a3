// The hash table of a list: from the numbers of a player to the entry.

#include <algorithm>
#include <bit>

#include "prefetch.hpp"
#include "trf/rating/list.hpp"

namespace trf::rating {
namespace {

/// CM is a title of FIDE too.
bool tells_category(const ListEntry& entry) {
  return entry.categoria != 0xFF && entry.categoria != static_cast<std::uint8_t>(Categoria::cm);
}

std::uint64_t entry_hash(std::uint64_t key) noexcept { return (key * 0x9E3779B97F4A7C15U) >> 20U; }
std::uint32_t entry_tag(std::uint64_t key) noexcept {
  return static_cast<std::uint32_t>(entry_hash(key));
}

}  // namespace

std::size_t RatingList::slot_of(std::uint64_t key) const noexcept {
  const auto mask = table_.size() - 1;
  const auto tag = entry_tag(key);
  auto slot = static_cast<std::size_t>(entry_hash(key)) & mask;
  for (; table_[slot].position != 0; slot = (slot + 1) & mask) {
    if (table_[slot].tag != tag) continue;
    const auto& entry = entries_[table_[slot].position - 1];
    if (entry.key == key || entry.fide_key == key) break;
  }
  return slot;
}

const ListEntry* RatingList::find(std::uint64_t key) const noexcept {
  if (key == 0 || table_.empty()) return nullptr;
  const auto position = table_[slot_of(key)].position;
  return position == 0 ? nullptr : &entries_[position - 1];
}

const ListEntry* RatingList::find_row(std::uint64_t key, std::size_t at,
                                      std::size_t& near) const noexcept {
  // The entries are in the order of the rows, so that the table, which is seldom in the cache, is
  // not asked.
  if (key != 0 && !has_repeated_keys_ && near < entries_.size() && entries_[near].at == at &&
      entries_[near].key == key)
    return &entries_[near++];
  const auto* entry = find(key);
  if (entry == nullptr || entry->at != at) return nullptr;
  near = static_cast<std::size_t>(entry - entries_.data()) + 1;
  return entry;
}

void RatingList::find_all(std::span<const std::uint64_t> keys,
                          std::vector<const ListEntry*>& found) const {
  found.assign(keys.size(), nullptr);
  if (table_.empty()) return;
  const auto mask = table_.size() - 1;
  for (const auto key : keys) prefetch(&table_[entry_hash(key) & mask]);
  for (const auto key : keys)
    if (const auto position = table_[entry_hash(key) & mask].position; position != 0)
      prefetch(&entries_[position - 1], sizeof(ListEntry));
  for (std::size_t i = 0; i < keys.size(); ++i) found[i] = find(keys[i]);
}

std::vector<RatingList::Repeated> RatingList::index() {
  std::vector<Repeated> repeated;
  const auto count = entries_.size();
  for (const auto& entry : entries_) {
    has_fide_column_ = has_fide_column_ || entry.fide_key != 0;
    has_categories_ = has_categories_ || tells_category(entry);
  }
  table_.resize(std::bit_ceil(std::max<std::size_t>(count * (has_fide_column_ ? 3 : 2), 16)));
  constexpr std::size_t ahead = 16;
  for (std::size_t i = 0; i < count; ++i) {
    if (i + ahead < count)
      prefetch(&table_[entry_hash(entries_[i + ahead].key) & (table_.size() - 1)]);
    const auto& entry = entries_[i];
    const auto enter = [&](std::uint64_t key, bool is_fide) {
      if (key == 0) return true;
      auto& slot = table_[slot_of(key)];
      if (slot.position == i + 1) return true;  // Both numbers of the row are equal
      if (slot.position != 0) {
        has_repeated_keys_ = true;
        repeated.push_back({entry.at, entries_[slot.position - 1].at, is_fide});
        return false;
      }
      slot = {entry_tag(key), static_cast<std::uint32_t>(i + 1)};
      return true;
    };
    if (enter(entry.key, false) && entry.fide_key != entry.key) enter(entry.fide_key, true);
  }
  return repeated;
}

}  // namespace trf::rating
