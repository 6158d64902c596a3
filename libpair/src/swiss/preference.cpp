#include "swiss/preference.hpp"

#include <algorithm>

namespace trf::pair::swiss {

Preference preference_of(const Contender& player) noexcept {
  const auto games = player.colours.size();
  if (games == 0) return {};
  const Colour last = player.colours.back();
  // The difference first; in a legal tournament the last two games cannot contradict it.
  if (player.colour_difference > 1) return {Colour::black, Strength::absolute};
  if (player.colour_difference < -1) return {Colour::white, Strength::absolute};
  if (games > 1 && player.colours[games - 2] == last) return {opposite(last), Strength::absolute};
  if (player.colour_difference == 1) return {Colour::black, Strength::strong};
  if (player.colour_difference == -1) return {Colour::white, Strength::strong};
  return {opposite(last), Strength::mild};
}

std::optional<Colour> latest_difference(std::span<const Colour> mine,
                                        std::span<const Colour> other) noexcept {
  for (std::size_t back = 1; back <= std::min(mine.size(), other.size()); ++back) {
    const Colour then = mine[mine.size() - back];
    if (then != other[other.size() - back]) return then;
  }
  return std::nullopt;
}

PlayerView view_of(const Contender& player, std::string_view article) {
  const Preference preference = preference_of(player);
  return {.preference = preference.colour,
          .strength = preference.strength,
          .article = std::string(article),
          .bye_barred = player.bye_barred};
}

}  // namespace trf::pair::swiss
