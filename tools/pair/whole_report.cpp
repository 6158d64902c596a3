#include "pair/whole_report.hpp"

#include <chrono>
#include <string>

#include "trf/fsi_category.hpp"
#include "trf/time_control.hpp"

namespace trf_pair {
namespace {

trf::Date later(trf::Date first, int days) {
  using namespace std::chrono;
  const year_month_day date{sys_days{year{first.year} / month{first.month} / day{first.day}} +
                            std::chrono::days{days}};
  return {static_cast<std::uint16_t>(static_cast<int>(date.year())),
          static_cast<std::uint8_t>(static_cast<unsigned>(date.month())),
          static_cast<std::uint8_t>(static_cast<unsigned>(date.day()))};
}

/// A name without digits, different for each number below 24,010,000: four syllables.
std::string name_of(std::size_t number) {
  constexpr std::string_view consonants = "bcdfglmnprstvz", vowels = "aeiou";
  std::string name;
  for (int syllable = 0; syllable < 4; ++syllable) {
    name += consonants[number % consonants.size()];
    name += vowels[number / consonants.size() % vowels.size()];
    number /= consonants.size() * vowels.size();
  }
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

}  // namespace

void make_whole(trf::TournamentDraft& tournament, trf::Date first) {
  tournament.city = "Roma";
  tournament.federation = trf::italy;
  tournament.chief_arbiter = "Bianchi, Luca (801234)";
  tournament.rate_of_play_text = "90+30";
  tournament.time_control = trf::parse_time_control("5400+30");
  tournament.round_dates.clear();
  for (int round = 0; round < tournament.rounds(); ++round)
    tournament.round_dates.push_back(later(first, round / 2));
  tournament.start = first;
  tournament.end = tournament.round_dates.empty() ? first : tournament.round_dates.back();
  tournament.stated_teams = static_cast<int>(tournament.teams.size());
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    auto& player = tournament.players[i];
    player.name = name_of((i + 1) * 100'003 % 24'010'000) + ", " +
                  (player.sex == trf::Sex::female ? "Anna" : "Marco");
    player.federation = trf::italy;
    player.fide_id = std::to_string(802'000 + i * 7);
    player.birth = {static_cast<std::uint16_t>(1950 + i * 13 % 60),
                    static_cast<std::uint8_t>(1 + i % 12), static_cast<std::uint8_t>(1 + i % 28)};
  }
  tournament.stated_rated = static_cast<int>(trf::rated_players(tournament.players));
}

}  // namespace trf_pair
