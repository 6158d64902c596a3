#include "pair/checklist.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace trf_pair {

using trf::Colour;
using trf::PlayerIndex;
using trf::Tournament;
using trf::pair::Contender;
using trf::pair::Pairing;
using trf::pair::Past;
using trf::pair::State;

namespace {

[[nodiscard]] int number(const Tournament& tournament, PlayerIndex player) {
  return tournament.players[player].start_rank;
}

/// "W", "W!" strong, "W!!" absolute (C.04.3 1.7).
[[nodiscard]] std::string preference(const Contender& contender) {
  const auto& colours = contender.colours;
  if (colours.empty()) return "-";
  const bool twice = colours.size() > 1 && colours.back() == colours[colours.size() - 2];
  const int difference = contender.colour_difference;
  const bool wide = difference > 1 || difference < -1;
  const Colour wanted = wide || (difference != 0 && !twice)
                            ? (difference > 0 ? Colour::black : Colour::white)
                            : opposite(colours.back());
  const std::string letter = wanted == Colour::white ? "W" : "B";
  return letter + (wide || twice ? "!!" : difference != 0 ? "!" : "");
}

/// The float of a round, C.04.3 1.4: D, U or -.
[[nodiscard]] char float_of(const State& state, PlayerIndex player, int round) {
  if (round < 1) return '-';
  const auto at = static_cast<std::size_t>(round - 1);
  const Past& past = state.past_of(player)[at];
  const auto& points = state.tournament->points;
  if (!past.played()) {
    const bool bye = past.code == trf::ResultCode::pairing_bye;
    return bye || past.points > points.loss() ? 'D' : '-';
  }
  const Past& other = state.past_of(past.opponent)[at];
  const auto mine = past.before + past.fictitious, his = other.before + other.fictitious;
  return mine > his ? 'D' : mine < his ? 'U' : '-';
}

[[nodiscard]] std::string current(const Tournament& tournament, const Pairing* pairing,
                                  PlayerIndex player) {
  if (pairing == nullptr) return {};
  if (pairing->bye == player) return "(bye)";
  for (const auto& [white, black] : pairing->pairs) {
    if (white == player) return fmt::format("({}W)", number(tournament, black));
    if (black == player) return fmt::format("({}B)", number(tournament, white));
  }
  return {};
}

}  // namespace

std::string checklist(const Tournament& tournament, const State& state, const Pairing* pairing) {
  std::vector<const Contender*> order;
  for (const Contender& contender : state.players) order.push_back(&contender);
  std::ranges::stable_sort(order, std::greater<>(), &Contender::pairing_score);
  std::string text = fmt::format("\n{:>4} {:>5} {:>5} {:<4} {:<2} {:<3} {:<3} {:<8}", "ID", "Pts",
                                 "Acc", "Pref", "C2", "C14", "C16", "Cur");
  for (int round = 1; round < state.round; ++round) text += fmt::format(" {:>6}", round);
  text += "\n";
  const Contender* before = nullptr;
  for (const Contender* one : order) {
    if (before == nullptr || before->pairing_score != one->pairing_score) text += "\n";
    before = one;
    text += fmt::format(
        "{:>4} {:>5} {:>5} {:<4} {:<2} {:<3} {:<3} {:<8}", one->tpn, trf::to_string(one->score),
        trf::to_string(one->pairing_score), preference(*one), one->bye_barred ? "N" : "Y",
        float_of(state, one->player, state.round - 1),
        float_of(state, one->player, state.round - 2), current(tournament, pairing, one->player));
    for (const Past& past : one->past) {
      const char colour = past.colour == Colour::white   ? 'W'
                          : past.colour == Colour::black ? 'B'
                                                         : ' ';
      text += past.opponent == trf::no_player
                  ? fmt::format(" {:>6}", trf::letter(past.code))
                  : fmt::format(" {:>4}{}{}", number(tournament, past.opponent), colour,
                                trf::letter(past.code));
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += "\n";
  }
  return text;
}

}  // namespace trf_pair
