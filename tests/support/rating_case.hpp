#pragma once

#include <random>
#include <string_view>
#include <tuple>
#include <vector>

#include "oracle/rating_oracle.hpp"
#include "trf/rating/rate.hpp"

namespace trf::test {

using trf::rating::Event;

inline int below(std::mt19937_64& random, int bound) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(bound));
}

/// An event as the oracles see it and as the engines do.
struct Case {
  std::vector<oracle::Player> players;
  Event event;
};

inline constexpr const char* categories[] = {"NC", "2S", "1S", "3N", "2N", "1N", "CM", "M"};

// Everybody meets everybody, or random opponents; ratings of every size.
inline Case make_case(std::uint64_t seed, bool round_robin, int unrated_percent) {
  std::mt19937_64 random{seed};
  Case result;
  const int count = round_robin ? 10 + below(random, 6) : 4 + below(random, 30);
  result.players.resize(static_cast<std::size_t>(count));
  result.event.entrants.resize(result.players.size());
  result.event.type = round_robin ? trf::EventType::round_robin : trf::EventType::swiss;
  result.event.start = {2024, 6, 1};
  result.event.rounds = 9;
  for (std::size_t i = 0; i < result.players.size(); ++i) {
    auto& player = result.players[i];
    auto& entrant = result.event.entrants[i];
    const bool keeps_rated = round_robin && i < 6;  // the conditions of 6.2
    if (keeps_rated || below(random, 100) >= unrated_percent)
      player.fide = 1000 + below(random, 1850);
    if (below(random, 3) != 0) player.ita = 1100 + below(random, 1300);
    player.category = categories[below(random, 8)];
    player.withdrawn = below(random, 6) == 0;
    player.ever2200 = below(random, 6) == 0;
    player.k = below(random, 2) == 0 ? 10 + below(random, 31) : 20;
    entrant.rating = player.fide;
    entrant.national_rating = player.ita;
    entrant.categoria = trf::rating::parse_categoria(player.category);
    entrant.federation = "ITA";
    entrant.facts.withdrawn = player.withdrawn;
    entrant.facts.ever_2200 = player.ever2200;
    entrant.facts.fide_rapid = 1;  // an Italian's FIDE rapid rating is no entry value
  }
  const auto play = [&](std::size_t a, std::size_t b, std::uint16_t round) {
    const int halves = below(random, 3);
    result.players[a].games.push_back({b, halves});
    result.players[b].games.push_back({a, 2 - halves});
    for (const auto& [one, other, points] :
         {std::tuple{a, b, halves}, std::tuple{b, a, 2 - halves}})
      result.event.entrants[one].games.push_back(
          {round, static_cast<trf::PlayerIndex>(other), trf::Score::from_halves(points)});
  };
  std::uint16_t round = 1;
  for (std::size_t a = 0; a < result.players.size(); ++a)
    for (auto b = a + 1; b < result.players.size(); ++b)
      if (round_robin || below(random, 3) == 0) play(a, b, round++);
  for (std::size_t i = 0; i < result.players.size(); ++i) {
    auto& player = result.players[i];
    for (const auto& game : player.games) player.final_halves += game.halves;
    player.final_halves += below(random, 2);  // a bye
    result.event.entrants[i].points = trf::Score::from_halves(player.final_halves);
  }
  return result;
}

inline const trf::rating::Regulation& edition(std::string_view system, trf::Date start) {
  return *trf::rating::edition_for(system, start).regulation;
}

}  // namespace trf::test
