#include "trf/rating/event_content.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "trf/check.hpp"
#include "trf/hash.hpp"
#include "trf/name.hpp"
#include "trf/rating/list.hpp"
#include "trf/whole_number.hpp"

namespace trf::rating {
namespace {

constexpr std::size_t sketch_size = 32;   // Hashes kept of an event: enough for 2 rounds of 9
constexpr std::size_t telling_games = 8;  // So many equal games on other days cannot be chance
constexpr std::size_t part_games = 3;     // So many equal games show a part of an event
constexpr int hash_digits = 8;

/// The part of two sketches that can be compared: up to this hash, both have all games.
struct Compared {
  std::size_t a = 0, b = 0, common = 0;
};

std::uint32_t bound_of(const EventContent& content) noexcept {
  return content.games.size() < content.game_count ? content.games.back() : UINT32_MAX;
}

Compared compared(const EventContent& a, const EventContent& b) noexcept {
  const auto bound = std::min(bound_of(a), bound_of(b));
  const auto end_of = [&](const std::vector<std::uint32_t>& games) {
    return std::upper_bound(games.begin(), games.end(), bound);
  };
  const auto a_end = end_of(a.games), b_end = end_of(b.games);
  Compared part{static_cast<std::size_t>(a_end - a.games.begin()),
                static_cast<std::size_t>(b_end - b.games.begin()), 0};
  for (auto i = a.games.begin(), j = b.games.begin(); i != a_end && j != b_end;) {
    if (*i == *j) ++part.common;
    if (*i < *j)
      ++i;
    else if (*j < *i)
      ++j;
    else
      ++i, ++j;
  }
  return part;
}

bool ends_before(const EventContent& a, const EventContent& b) noexcept {
  const auto last = std::max(a.start, a.end);
  const auto first = b.end.is_set() ? std::min(b.start, b.end) : b.start;
  return a.end.is_set() && b.start.is_set() && last < first;
}

// Of two events that both have only their first day, or only the last one, that day decides.
bool is_on_other_days(const EventContent& a, const EventContent& b) noexcept {
  if (ends_before(a, b) || ends_before(b, a)) return true;
  const bool have_only_first = !a.end.is_set() && !b.end.is_set();
  const bool have_only_last = !a.start.is_set() && !b.start.is_set();
  if (have_only_first) return a.start.is_set() && b.start.is_set() && a.start != b.start;
  return have_only_last && a.end.is_set() && b.end.is_set() && a.end != b.end;
}

}  // namespace

EventContent content_of(const Tournament& tournament) {
  EventContent content;
  // 052 alone does not say when the event began.
  if (tournament.start.is_set() || std::ranges::any_of(tournament.round_dates, &Date::is_set))
    content.start = tournament.first_day();
  content.end = tournament.stated_last_day();
  struct Person {
    std::uint64_t key, first;  // As the first of two: mixed once for all games
  };
  std::vector<Person> persons;
  persons.reserve(tournament.players.size());
  for (const auto& player : tournament.players) {
    const auto key = player.name.empty() ? list_key(player.fide_id) : folded_name_hash(player.name);
    persons.push_back({key, mixed(key)});
  }
  std::vector<std::uint32_t> hashes;
  hashes.reserve(persons.size() * static_cast<std::size_t>(tournament.rounds()) / 2);
  for (std::size_t i = 0; i < persons.size(); ++i) {
    const auto games = tournament.games(static_cast<PlayerIndex>(i));
    for (std::size_t round = 0; round < games.size(); ++round) {
      const auto& game = games[round];
      if (game.opponent == no_player || game.opponent <= i || game.is_open()) continue;
      const auto* a = &persons[i];
      const auto* b = &persons[game.opponent];
      auto result = static_cast<std::uint64_t>(game.code);
      if (b->key < a->key) {
        std::swap(a, b);
        result = static_cast<std::uint64_t>(
            tournament.game(game.opponent, static_cast<int>(round) + 1).code);
      }
      hashes.push_back(static_cast<std::uint32_t>(
          mixed(mixed(a->first + b->key) + (round << 8U) + result) >> 32U));
    }
  }
  content.game_count = hashes.size();
  content.games.resize(std::min(hashes.size(), sketch_size));
  std::ranges::partial_sort_copy(hashes, content.games);
  return content;
}

bool is_same_event(const EventContent& a, const EventContent& b) noexcept {
  if (a.games.empty() || b.games.empty()) return false;
  const auto part = compared(a, b);
  if (is_on_other_days(a, b)) {
    const auto [least, most] = std::minmax(a.game_count, b.game_count);
    return part.common >= telling_games && 16 * part.common >= 15 * std::max(part.a, part.b) &&
           16 * least >= 15 * most;
  }
  return 2 * part.common >= std::min(a.games.size(), b.games.size()) ||
         (part.common >= part_games && 4 * part.common >= 3 * std::min(part.a, part.b));
}

std::string to_string(const EventContent& content) {
  auto text = fmt::format("{}:", content.game_count);
  for (const auto game : content.games) text += fmt::format("{:0{}x}", game, hash_digits);
  return text;
}

std::optional<EventContent> parse_content(std::string_view text) {
  EventContent content;
  const auto colon = text.find(':');
  if (colon == std::string_view::npos) return {};
  const auto game_count = whole_number<decltype(content.game_count)>(text.substr(0, colon));
  if (!game_count) return {};
  content.game_count = *game_count;
  text.remove_prefix(colon + 1);
  if (text.size() % hash_digits != 0 || text.size() > sketch_size * hash_digits) return {};
  for (; !text.empty(); text.remove_prefix(hash_digits)) {
    const auto game = whole_number<std::uint32_t>(text.substr(0, hash_digits), 16);
    if (!game) return {};
    content.games.push_back(*game);
  }
  return content;
}

}  // namespace trf::rating
