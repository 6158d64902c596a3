#include "pair/checklist.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "trf/pair/player_view.hpp"

namespace trf_pair {

using trf::Colour;
using trf::PlayerIndex;
using trf::Tournament;
using trf::pair::Contender;
using trf::pair::FloatKind;
using trf::pair::Pairing;
using trf::pair::Past;
using trf::pair::PlayerView;
using trf::pair::State;
using trf::pair::System;

namespace {

/// C.04.3 1.7, in the notation of JaVaFo's manual: "W" absolute, "(W)" strong, "w" mild, "A" none.
[[nodiscard]] std::string preference(const Contender& contender) {
  const auto& colours = contender.colours;
  if (colours.empty()) return " A ";
  const bool twice = colours.size() > 1 && colours.back() == colours[colours.size() - 2];
  const int difference = contender.colour_difference;
  const bool wide = difference > 1 || difference < -1;
  const Colour wanted = wide || (difference != 0 && !twice)
                            ? (difference > 0 ? Colour::black : Colour::white)
                            : opposite(colours.back());
  const char letter = wanted == Colour::white ? 'W' : 'B';
  if (wide || twice) return fmt::format(" {} ", letter);
  return difference != 0 ? fmt::format("({})", letter)
                         : fmt::format(" {} ", wanted == Colour::white ? 'w' : 'b');
}

/// By the edition of the system: a player's floats, and the bar to the bye.
[[nodiscard]] PlayerView view_of(const System& system, const State& state,
                                 const Contender& contender) {
  if (system.view != nullptr) return system.view(state, state.seat_of[contender.player]);
  PlayerView view;
  view.bye_barred = contender.bye_barred;
  return view;
}

/// C.04.3 1.4: D, U or space.
[[nodiscard]] char letter_of(FloatKind kind) { return " DU"[static_cast<std::size_t>(kind)]; }

[[nodiscard]] std::string current(const Tournament& tournament, const Pairing* pairing,
                                  PlayerIndex player) {
  if (pairing == nullptr) return {};
  const trf::Game game = pairing->game_of(player);
  if (game.is_bye()) return "(bye)";
  if (game.is_blank()) return {};
  return fmt::format("({}{})", tournament.start_rank(game.opponent),
                     game.colour == Colour::white ? 'W' : 'B');
}

}  // namespace

std::string checklist(const System& system, const State& state, const Pairing* pairing) {
  const Tournament& tournament = *state.tournament;
  std::vector<const Contender*> order;
  for (const Contender& contender : state.players) order.push_back(&contender);
  std::ranges::stable_sort(order, std::greater<>(), &Contender::pairing_score);
  std::size_t digits = 1, points = 3;
  for (const auto& player : tournament.players)
    digits = std::max(digits, std::to_string(player.start_rank).size());
  for (const Contender* one : order)
    points = std::max(points, trf::to_string(one->pairing_score).size());
  const bool has_bye = pairing != nullptr && pairing->bye != trf::no_player;
  const std::size_t id = std::max<std::size_t>(2, digits);
  const std::size_t present = std::max<std::size_t>(digits + 3, has_bye ? 5 : 0);
  const auto opponent_width = [&](int round) {
    return std::max(id, 1 + std::to_string(round).size());
  };
  const auto rounds = static_cast<std::size_t>(state.round);
  std::string text = fmt::format("\n{:>{}}\t{:>{}}\t{:->{}}\tPref\tC2\tC14\tC16\t{:>{}}\t\t", "ID",
                                 id, "Pts", points, "", rounds, "Cur", present);
  for (int round = 1; round < state.round; ++round)
    text += fmt::format("{:>{}}\t", fmt::format("R{}", round), opponent_width(round));
  text += "\n";
  const Contender* before = nullptr;
  for (const Contender* one : order) {
    if (before == nullptr || before->pairing_score != one->pairing_score) text += "\n";
    before = one;
    std::string colours;
    for (const Colour colour : one->colours) colours += colour == Colour::white ? 'W' : 'B';
    const PlayerView view = view_of(system, state, *one);
    text +=
        fmt::format("{:>{}}\t{:>{}}\t{:>{}}\t {}\t{:>2}\t{:>3}\t{:>3}\t{:>{}}\t\t", one->tpn, id,
                    trf::to_string(one->pairing_score), points, colours, rounds, preference(*one),
                    view.bye_barred ? "N" : "Y", letter_of(view.last), letter_of(view.before_last),
                    current(tournament, pairing, one->player), present);
    int round = 0;
    for (const Past& past : one->past) {
      ++round;
      const std::string met =
          past.has_colour() ? std::to_string(tournament.start_rank(past.opponent)) : std::string();
      text += fmt::format("{:>{}}\t", met, opponent_width(round));
    }
    text += "\n";
  }
  return text + "\n\n";
}

}  // namespace trf_pair
