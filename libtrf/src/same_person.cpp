#include "same_person.hpp"

#include <algorithm>
#include <tuple>

#include "characters.hpp"
#include "trf/hash.hpp"
#include "trf/name.hpp"

namespace trf::detail {
namespace {

std::uint64_t number_hash(std::string_view federation, std::string_view number) noexcept {
  return fnv1a::hash_of(federation) * 31 + fnv1a::hash_of(number);
}

constexpr std::uint32_t days_of_year = 512;

std::uint32_t day_of(const Date& birth) noexcept {
  return birth.is_set() ? birth.year * days_of_year + birth.month * 32U + birth.day : 0U;
}

}  // namespace

std::string_view compared_number(std::string_view number) noexcept {
  const auto is_of_numbers = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  };
  if (std::ranges::none_of(number, is_of_numbers)) return {};
  return number.substr(std::min(number.find_first_not_of('0'), number.size()));
}

std::string fide_id_of(std::string_view text) {
  if (std::ranges::all_of(text, is_digit))
    text.remove_prefix(std::min(text.find_first_not_of('0'), text.size()));
  return std::string{text};
}

Resemblance resemblance(const Player& one, const Player& other) {
  Resemblance r;
  const auto fide = compared_number(one.fide_id), other_fide = compared_number(other.fide_id);
  if (!fide.empty() && !other_fide.empty())
    (fide == other_fide ? r.fide_number : r.two_fide_numbers) = true;
  for (const auto& record : one.national) {
    const auto* const same = other.national_of(record.federation);
    if (same == nullptr) continue;
    const auto number = compared_number(record.id), other_number = compared_number(same->id);
    if (number.empty() || other_number.empty()) continue;
    if (number != other_number)
      r.two_national_numbers = true;
    else if (r.national_number_of.empty())
      r.national_number_of = same->federation;
  }
  r.name = !one.name.empty() && folded_name_hash(one.name) == folded_name_hash(other.name);
  const Date birth = one.born(), other_birth = other.born();
  if (are_different(birth, other_birth))
    r.births = Resemblance::Births::different;
  else if (birth.is_set() && birth == other_birth)
    r.births = Resemblance::Births::equal;
  return r;
}

template <class Take>
void PersonIndex::each_key(const Player& player, const Take& take) {
  using By = Twins::By;
  if (const auto number = compared_number(player.fide_id); !number.empty())
    take(number_hash({}, number), 1U, By::fide_number);
  for (const auto& record : player.national)
    if (const auto number = compared_number(record.id); !number.empty())
      take(number_hash(record.federation, number), 1U, By::national_number);
  if (!player.name.empty())
    take(folded_name_hash(player.name), day_of(player.born()), By::name_and_birth);
}

PersonIndex::PersonIndex(std::span<const Player> players) : players_{players} {
  keys_.reserve(players.size() * 2);
  for (std::size_t p = 0; p < players.size(); ++p)
    each_key(players[p], [&](std::uint64_t hash, std::uint32_t day, Twins::By by) {
      keys_.push_back({by, hash, day, players[p].line, static_cast<PlayerIndex>(p)});
    });
  std::ranges::sort(keys_);
}

std::vector<PersonIndex::Twins> PersonIndex::twins() const {
  std::vector<Twins> found;
  for (std::size_t first = 0, i = 1; i < keys_.size(); ++i) {
    const auto &start = keys_[first], &key = keys_[i];
    if (key.by != start.by || key.hash != start.hash || key.day != start.day) {
      first = i;
      continue;
    }
    const bool is_name = key.by == Twins::By::name_and_birth;
    if (key.day == 0 || key.player == keys_[i - 1].player) continue;
    const auto earlier = is_name ? keys_[i - 1].player : start.player;
    const auto common = resemblance(players_[earlier], players_[key.player]);
    const bool is_so = is_name                            ? common.name_and_birth()
                       : key.by == Twins::By::fide_number ? common.fide_number
                                                          : !common.national_number_of.empty();
    if (is_so)
      found.push_back({key.by, earlier, key.player, i == first + 1, common.national_number_of});
  }
  return found;
}

std::vector<PlayerIndex> PersonIndex::like(const Player& player) const {
  std::vector<PlayerIndex> found;
  const auto text_and_day = [](const Key& key) { return std::tuple{key.by, key.hash, key.day}; };
  const auto add = [&](Twins::By by, std::uint64_t hash, std::uint32_t first_day,
                       std::uint32_t last_day) {
    const std::tuple first{by, hash, first_day}, last{by, hash, last_day};
    const auto end = std::ranges::upper_bound(keys_, last, {}, text_and_day);
    for (auto key = std::ranges::lower_bound(keys_, first, {}, text_and_day); key != end; ++key)
      found.push_back(key->player);
  };
  each_key(player, [&](std::uint64_t hash, std::uint32_t day, Twins::By by) {
    if (by != Twins::By::name_and_birth || day == 0) {
      add(by, hash, day, day == 0 ? ~0U : day);
      return;
    }
    // A name without a date of birth, or with a year only, can be that of each date.
    const auto year = day / days_of_year * days_of_year;
    add(by, hash, 0, 0);
    add(by, hash, year, year + days_of_year - 1);
  });
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace trf::detail
