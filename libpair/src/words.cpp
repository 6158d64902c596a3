#include "words.hpp"

#include <fmt/format.h>

namespace trf::pair::words {
std::string list(std::span<const std::string> items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
    text += items[i];
  }
  return text;
}

std::string points(Score score) {
  std::string number = to_string(score);
  if (number.ends_with(".0")) number.resize(number.size() - 2);
  return number + (score == Score::from_tenths(10) ? " point" : " points");
}

std::string_view colour(Colour colour) noexcept {
  return colour == Colour::white ? "White" : colour == Colour::black ? "Black" : "no colour";
}

std::string named(const State& state, Seat seat) {
  const Contender& contender = state.players[seat];
  const std::string& name = state.tournament->players[contender.player].name;
  return name.empty() ? fmt::format("{}", contender.tpn)
                      : fmt::format("{} ({})", contender.tpn, name);
}

}  // namespace trf::pair::words
