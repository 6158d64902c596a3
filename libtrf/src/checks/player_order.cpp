// Family R: comparisons of player rows.

#include <algorithm>
#include <tuple>

#include "checks/report.hpp"
#include "checks/sequence.hpp"
#include "seeding_rating.hpp"
#include "trf/hash.hpp"
#include "trf/messages/found_players.hpp"
#include "trf/name.hpp"

namespace trf::checking {
namespace {

void check_numbers(Report& report) {
  const auto& players = report.tournament().players;
  if (players.size() != report.player_lines().size()) return;  // R01 or R02 already reported this
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].start_rank == i + 1) continue;
    report.add("R03", place(players[i].line, layout::player::start_rank),
               found::start_number_missing{.count = players.size(), .missing = i + 1});
    return;
  }
}

/// Are two of them equal? In most reports no player appears twice, and this is faster than sorting
/// rows.
bool has_twins(std::vector<std::uint64_t>& hashes) {
  std::ranges::sort(hashes);
  return std::ranges::adjacent_find(hashes) != hashes.end();
}

/// A field of dashes is not a number.
bool has_number_of_fide(const Player& player) noexcept {
  return std::ranges::any_of(player.fide_id, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  });
}

/// A number of a player, and its place.
struct Numbered {
  std::string_view federation;  ///< Of a national number
  std::string_view number;
  std::uint32_t line = 0;
  friend auto operator<=>(const Numbered&, const Numbered&) = default;
};

std::string_view without_zeros(std::string_view number) {
  return number.substr(std::min(number.find_first_not_of('0'), number.size()));
}

// The same number in two rows: both are reported, because the wrong one cannot be identified.
void check_same_numbers(Report& report) {
  const auto& players = report.tournament().players;
  std::vector<Numbered> numbers;
  std::vector<std::uint64_t> hashes;
  numbers.reserve(players.size());
  hashes.reserve(players.size());
  const auto enter = [&](std::string_view federation, std::string_view number, std::uint32_t line) {
    if (number.empty()) return;
    numbers.push_back({federation, number, line});
    hashes.push_back(fnv1a::hash_of(federation) * 31 + fnv1a::hash_of(number));
  };
  for (const auto& player : players) {
    if (has_number_of_fide(player)) enter({}, player.fide_id, player.line);
    for (const auto& national : player.national)
      enter(national.federation, without_zeros(national.id), national.line);
  }
  if (!has_twins(hashes)) return;
  std::ranges::sort(numbers);
  const auto same_number = [&](const Numbered& one, const Numbered& twin) {
    if (one.federation.empty())
      report.add("R07", place(one.line, layout::player::fide_id),
                 found::same_fide_id{.number = one.number, .line = twin.line});
    else
      report.add("R07", place(one.line, layout::national::id),
                 found::same_national_id{
                     .federation = one.federation, .number = one.number, .line = twin.line});
  };
  for (std::size_t first = 0, i = 1; i < numbers.size(); ++i) {
    if (numbers[i].number != numbers[first].number ||
        numbers[i].federation != numbers[first].federation) {
      first = i;
      continue;
    }
    if (i == first + 1) same_number(numbers[first], numbers[i]);
    same_number(numbers[i], numbers[first]);
  }
}

// The same name and birth in two rows, at least one of them without a number.
void check_same_persons(Report& report) {
  const auto& players = report.tournament().players;
  struct Person {
    const Player* player;
    std::uint64_t name;  ///< "Müller" and "Mueller" are one
  };
  std::vector<Person> persons;
  std::vector<std::uint64_t> hashes;
  persons.reserve(players.size());
  hashes.reserve(players.size());
  for (const auto& player : players) {
    if (!player.birth.is_set() || player.name.empty()) continue;
    persons.push_back({&player, folded_name_hash(player.name)});
    const auto& birth = player.birth;
    hashes.push_back(persons.back().name ^
                     (birth.year * 512U + birth.month * 32U + birth.day) * 0x9E3779B97F4A7C15U);
  }
  if (!has_twins(hashes)) return;
  std::ranges::sort(persons, {}, [](const Person& p) {
    return std::tuple{p.player->birth, p.name, p.player->line};
  });
  for (std::size_t i = 1; i < persons.size(); ++i) {
    const auto& a = *persons[i - 1].player;
    const auto& b = *persons[i].player;
    if (a.birth == b.birth && persons[i - 1].name == persons[i].name &&
        (!has_number_of_fide(a) || !has_number_of_fide(b)))
      report.add_mild(
          "R07", Severity::warning, place(b.line, layout::player::name),
          found::same_person{.name = b.name, .birth = to_string(b.birth), .line = a.line});
  }
}

void check_ranking_order(Report& report) {
  const auto& t = report.tournament();
  if (t.ranking_method == RankingMethod::other || report.is_team() || !report.is_swiss()) return;
  const bool is_national =
      t.ranking_method != RankingMethod::none && t.ranking_method != RankingMethod::fide;
  CheckId id = "R16";  // No ?: here: clang 14 crashes on it under UBSan
  if (is_national) id = "N08";
  if (!report.wants(id)) return;
  std::vector<const Player*> players;
  std::vector<int> ratings;
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    if (report.is_shifted(p)) continue;
    players.push_back(&t.players[p]);
    ratings.push_back(detail::seeding_rating(t, t.players[p]));
  }
  // From the last to the first, so that of two neighbours the one with the higher rating is
  // reported.
  std::reverse(ratings.begin(), ratings.end());
  for (auto& rating : ratings) rating = -rating;
  auto is_in = longest_falling(ratings);
  std::reverse(is_in.begin(), is_in.end());
  const auto misplaced = static_cast<std::size_t>(std::count(is_in.begin(), is_in.end(), false));
  if (misplaced == 0) return;
  const auto& first = *players[static_cast<std::size_t>(
      std::find(is_in.begin(), is_in.end(), false) - is_in.begin())];
  report.add(id, place(first.line, layout::player::rating),
             found::not_in_rating_order{.player = first.start_rank, .players = misplaced});
}

}  // namespace

void check_player_order(Report& report) {
  if (!report.has_tournament()) return;
  check_numbers(report);
  if (report.wants("R07")) {
    check_same_numbers(report);
    check_same_persons(report);
  }
  check_ranking_order(report);
}

}  // namespace trf::checking
