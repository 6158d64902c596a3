#include <fmt/format.h>

#include <algorithm>

#include "italo_svizzero/table.hpp"
#include "words.hpp"

namespace trf::pair::italo_svizzero {

ColourChoice choose_white(const Table& table, Seat first, Seat second, Reason reason) {
  const auto choice = [&](Seat white, std::string_view article, auto&& tell) {
    return ColourChoice{white, article, reason == Reason::told ? tell() : std::string{}};
  };
  if (table.state.round == 1) {
    return choice(first, "art. 15", [] { return "in round 1 the first of the pair has White"; });
  }
  const Entry& a = table.entries[first];
  const Entry& b = table.entries[second];
  // a) Who has had White fewer times.
  if (a.whites != b.whites) {
    return choice(a.whites < b.whites ? first : second, "art. 15 a", [&] {
      return fmt::format("had White {} against {}",
                         std::min(a.whites, b.whites) == 1
                             ? std::string("once")
                             : fmt::format("{} times", std::min(a.whites, b.whites)),
                         std::max(a.whites, b.whites));
    });
  }
  // b) Who had Black last: the latest round in which one of them alone had it.
  for (std::size_t round = a.colours.size(); round-- > 0;) {
    const bool a_black = a.colours[round] == Colour::black;
    const bool b_black = b.colours[round] == Colour::black;
    if (a_black == b_black) continue;
    return choice(a_black ? first : second, "art. 15 b", [&] {
      return fmt::format("White equally often, but Black last, in round {}", round + 1);
    });
  }
  // c) Who has fewer points.
  if (a.points != b.points) {
    return choice(a.points < b.points ? first : second, "art. 15 c", [&] {
      return fmt::format("the same colours, but fewer points, {} against {}",
                         words::points(std::min(a.points, b.points)),
                         words::points(std::max(a.points, b.points)));
    });
  }
  // d) After a common White the smaller number, after a common Black the larger one.
  const Seat smaller = std::min(first, second);
  for (std::size_t round = a.colours.size(); round-- > 0;) {
    if (a.colours[round] == Colour::none || b.colours[round] == Colour::none) continue;
    const bool white = a.colours[round] == Colour::white;
    return choice(white ? smaller : std::max(first, second), "art. 15 d", [&] {
      return fmt::format("all equal; both had {} in round {}, so the {} number",
                         white ? "White" : "Black", round + 1, white ? "smaller" : "larger");
    });
  }
  return choice(smaller, "art. 15 d",
                [] { return "all equal and no round with a colour for both: the smaller number"; });
}

}  // namespace trf::pair::italo_svizzero
