#include <numeric>

#include "engines.hpp"
#include "trf/rating/list.hpp"
#include "trf/whole_number.hpp"

// Results of unrated players that still count, from list to list: RTF has none; FIDE 1997 9.14,
// 2018 7.14 c and e, 2024 7.1.4.
namespace trf::rating {
namespace {

std::string_view take_part(std::string_view& text, char separator) {
  const auto end = text.find(separator);
  const auto part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

template <class Number>
bool read_whole(std::string_view text, Number& value) {
  const auto number = whole_number<Number>(text);
  value = number.value_or(0);
  return number && value >= 0;
}

std::optional<PoolEntry> read_entry(std::string_view text) {
  // Sums of a round robin have the number of its players, and a period's the product of them.
  constexpr std::int64_t most = std::int64_t{1} << 40;
  PoolEntry entry;
  const auto date = parse_whole_date(take_part(text, ':'));
  const bool has_games = read_whole(take_part(text, ':'), entry.games);
  const auto score = Score::parse(take_part(text, ':'));
  const bool has_sum = read_whole(take_part(text, '/'), entry.sum.numerator);
  if (!text.empty() && !read_whole(text, entry.sum.denominator)) return {};
  if (!date || date->date.day == 0 || !has_games || entry.games == 0 || entry.games > 9999 ||
      !score || *score < Score{} || score->tenths() > 10 * entry.games || !has_sum ||
      entry.sum.denominator == 0 || entry.sum.numerator > most || entry.sum.denominator > most)
    return {};
  entry.list = date->date;
  entry.score = *score;
  return entry;
}

}  // namespace

std::optional<std::vector<PoolEntry>> read_pool(std::string_view text) {
  std::vector<PoolEntry> pool;
  while (!text.empty()) {
    const auto entry = read_entry(take_part(text, ';'));
    if (!entry) return {};
    pool.push_back(*entry);
  }
  return pool;
}

bool counts_for(const PoolEntry& entry, const ListRule& rule, const Date& list) noexcept {
  return !list.is_set() || months_between(entry.list, list) < rule.pool_months;
}

std::string to_string(const std::vector<PoolEntry>& pool) {
  std::string text;
  for (const auto& [list, games, score, sum] : pool) {
    if (!text.empty()) text += ';';
    const auto common = std::gcd(sum.numerator, sum.denominator);
    text += to_string(list) + ':' + std::to_string(games) + ':' + to_string(score) + ':' +
            std::to_string(sum.numerator / common);
    if (sum.denominator != common) text += '/' + std::to_string(sum.denominator / common);
  }
  return text;
}

EarlierResults earlier_results(const PlayerFacts& facts, const EarlierResults& listed) noexcept {
  EarlierResults earlier = listed;
  if (facts.pool_games) {
    earlier.games = *facts.pool_games;
    earlier.score = facts.pool_score.value_or(Score{});
    earlier.sum = {facts.pool_sum.value_or(0), 1};
  }
  earlier.has_played =
      facts.first_event ? !*facts.first_event : earlier.has_played || earlier.games > 0;
  return earlier;
}

EarlierResults earlier_results_1997(const PlayerFacts& facts,
                                    const EarlierResults& listed) noexcept {
  auto earlier = listed;
  if (!facts.pool_games) return earlier;
  earlier.games = facts.pool_ru ? *facts.pool_games : 0;
  earlier.sum = {std::int64_t{earlier.games} * facts.pool_ru.value_or(0), 1};
  return earlier;
}

std::optional<int> RatingList::games_of(const ListEntry& entry, RatingKind kind) const noexcept {
  const auto& games = games_[static_cast<std::size_t>(pool_of(kind))];
  const auto position = static_cast<std::size_t>(&entry - entries_.data());
  // Without a column of its own, the plain one is about every kind that the player has.
  const auto value =
      !games.empty() ? games[position]
      : pool_of(kind) == ListPool::plain || entry.rating[static_cast<std::size_t>(kind)] != 0
          ? entry.games
          : ListEntry::unknown_games;
  if (value == ListEntry::unknown_games) return {};
  return value;
}

EarlierResults RatingList::earlier_of(const ListEntry& entry, RatingKind kind, const ListRule& rule,
                                      const Date& list) const {
  EarlierResults earlier;
  earlier.is_known = date_.is_set();
  const auto& pools = pools_[static_cast<std::size_t>(pool_of(kind))];
  if (const auto found = pools.find(entry.key); found != pools.end()) {
    earlier.has_played = true;
    for (const auto& one : found->second) {
      if (!counts_for(one, rule, list)) continue;
      earlier.games += one.games;
      earlier.score += one.score;
      earlier.sum = earlier.sum + one.sum;
    }
  }
  // A player without rating, but with games, has lost the rating.
  if (games_of(entry, kind).value_or(0) > 0) earlier.has_played = true;
  return earlier;
}

}  // namespace trf::rating
