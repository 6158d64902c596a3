#pragma once

#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "oracle/rating_oracle.hpp"
#include "trf/rating/rate.hpp"
#include "trf/read.hpp"

namespace trf::test {

using trf::rating::Event;

inline int below(std::mt19937_64& random, int bound) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(bound));
}

/// A random event; report() writes it, and the oracles and the engines read that.
struct Drawn {
  struct Player {
    int fide = 0, ita = 0;  ///< Ratings; 0: none
    std::string category;   ///< "M", "CM", ... "NC"; empty: no national record
    std::string title, federation = "ITA";
    char sex = 'm';
    bool has_half_point_bye = false;
    /// Facts that are not in a report: the players file gives them to both.
    bool withdrawn = false, ever2200 = false;
    std::optional<int> k;
  };
  struct Game {
    std::size_t white, black;
    int halves;  ///< Of White
    int round;   ///< From 1
  };
  std::vector<Player> players;
  std::vector<Game> games;
  EventType type = EventType::swiss;

  /// A game in the first round in which neither of the two has one.
  void play(std::size_t white, std::size_t black, int halves);
  [[nodiscard]] std::string report() const;

 private:
  std::vector<std::vector<bool>> is_busy_;  ///< By player and round
};

/// The report for the oracles and for the engines.
struct Case {
  std::vector<oracle::Player> players;
  Event event;
};

inline void Drawn::play(std::size_t white, std::size_t black, int halves) {
  is_busy_.resize(players.size());
  const auto busy = [&](std::size_t player, std::size_t round) {
    return round < is_busy_[player].size() && is_busy_[player][round];
  };
  std::size_t round = 0;
  while (busy(white, round) || busy(black, round)) ++round;
  for (const auto player : {white, black}) {
    if (is_busy_[player].size() <= round) is_busy_[player].resize(round + 1);
    is_busy_[player][round] = true;
  }
  games.push_back({white, black, halves, static_cast<int>(round) + 1});
}

inline std::string Drawn::report() const {
  int rounds = 0;
  for (const auto& game : games) rounds = std::max(rounds, game.round);
  ++rounds;  // Of the half-point byes
  std::vector<std::vector<std::string>> cells(
      players.size(), std::vector<std::string>(static_cast<std::size_t>(rounds), "  0000 - Z"));
  for (const auto& game : games) {
    const auto at = static_cast<std::size_t>(game.round - 1);
    cells[game.white][at] = fmt::format("  {:4} w {}", game.black + 1, "0=1"[game.halves]);
    cells[game.black][at] = fmt::format("  {:4} b {}", game.white + 1, "1=0"[game.halves]);
  }
  for (std::size_t i = 0; i < players.size(); ++i)
    if (players[i].has_half_point_bye) cells[i].back() = "  0000 - H";
  std::string text = fmt::format(
      "012 Drawn\n022 Roma\n032 ITA\n042 2024/06/01\n052 2024/06/09\n092 "
      "Swiss\n142 {}\n172 ITA FIDON\n",
      rounds);
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto& player = players[i];
    const auto rating = player.fide == 0 ? std::string{} : std::to_string(player.fide);
    text += fmt::format("001 {:4} {}{:>3} {:33} {:>4} {:3} {:11} {:10} {:4} {:4}", i + 1,
                        player.sex, player.title, fmt::format("Player {}", i + 1), rating,
                        player.federation, "", "", "0.0", i + 1);
    for (const auto& cell : cells[i]) text += cell;
    text += '\n';
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto& player = players[i];
    if (player.category.empty()) continue;
    const auto rating = player.ita == 0 ? std::string{} : std::to_string(player.ita);
    text += fmt::format("ITA {:4} {}{:>3} {:33} {:>4} ITA\n", i + 1, player.sex, player.category,
                        fmt::format("Player {}", i + 1), rating);
  }
  return text;
}

inline Case read_case(const Drawn& drawn) {
  const auto report = drawn.report();
  Case result;
  result.players = oracle::players_of(report);
  const auto tournament = trf::read(report);
  EventFacts facts;
  facts.type = drawn.type;
  facts.players.resize(drawn.players.size());
  for (std::size_t i = 0; i < drawn.players.size(); ++i) {
    const auto& player = drawn.players[i];
    result.players[i].withdrawn = facts.players[i].withdrawn.emplace(player.withdrawn);
    result.players[i].ever2200 = facts.players[i].ever_2200.emplace(player.ever2200);
    result.players[i].k = player.k;
    facts.players[i].fide_rapid = 1;  // an Italian's FIDE rapid rating is no entry value
  }
  result.event = rating::make_event(*tournament.value, facts);
  result.event.rounds = 9;
  return result;
}

/// Every player against every other, or random opponents; ratings of every size.
inline Drawn draw_case(std::uint64_t seed, bool round_robin, int unrated_percent) {
  constexpr const char* categories[] = {"NC", "2S", "1S", "3N", "2N", "1N", "CM", "M"};
  std::mt19937_64 random{seed};
  Drawn drawn;
  drawn.type = round_robin ? EventType::round_robin : EventType::swiss;
  drawn.players.resize(
      static_cast<std::size_t>(round_robin ? 10 + below(random, 6) : 4 + below(random, 30)));
  for (std::size_t i = 0; i < drawn.players.size(); ++i) {
    auto& player = drawn.players[i];
    const bool keeps_rated = round_robin && i < 6;  // the conditions of 6.2
    if (keeps_rated || below(random, 100) >= unrated_percent)
      player.fide = 1000 + below(random, 1850);
    if (below(random, 3) != 0) player.ita = 1100 + below(random, 1300);
    player.category = categories[below(random, 8)];
    player.withdrawn = below(random, 6) == 0;
    player.ever2200 = below(random, 6) == 0;
    player.k = below(random, 2) == 0 ? 10 + below(random, 31) : 20;
  }
  for (std::size_t a = 0; a < drawn.players.size(); ++a)
    for (auto b = a + 1; b < drawn.players.size(); ++b)
      if (round_robin || below(random, 3) == 0) drawn.play(a, b, below(random, 3));
  for (auto& player : drawn.players) player.has_half_point_bye = below(random, 2) == 0;
  return drawn;
}

[[nodiscard]] inline Case make_case(std::uint64_t seed, bool round_robin, int unrated_percent) {
  return read_case(draw_case(seed, round_robin, unrated_percent));
}

inline const trf::rating::Regulation& edition(std::string_view system, trf::Date start) {
  return *trf::rating::edition_for(system, start).regulation;
}

}  // namespace trf::test
