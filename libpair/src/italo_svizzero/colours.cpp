#include <algorithm>

#include "italo_svizzero/table.hpp"
#include "trf/pair/messages/italo_svizzero.hpp"

namespace trf::pair::italo_svizzero {

ColourChoice choose_white(const Table& table, Seat first, Seat second, Reason reason) {
  const auto choice = [&](Seat white, std::string_view article, auto&& tell) {
    return ColourChoice{white, article, reason == Reason::told ? Message{tell()} : Message{}};
  };
  if (table.state.round == 1) {
    return choice(first, "art. 15", [] { return said::first_has_white{}; });
  }
  const Entry& a = table.entries[first];
  const Entry& b = table.entries[second];
  // a) The player with fewer Whites.
  if (a.whites != b.whites) {
    return choice(a.whites < b.whites ? first : second, "art. 15 a", [&] {
      return said::fewer_whites{.fewer = std::min(a.whites, b.whites),
                                .more = std::max(a.whites, b.whites)};
    });
  }
  // b) The player who had Black last: the latest round in which only one of them had it.
  for (std::size_t round = a.colours.size(); round-- > 0;) {
    const bool a_black = a.colours[round] == Colour::black;
    const bool b_black = b.colours[round] == Colour::black;
    if (a_black == b_black) continue;
    return choice(a_black ? first : second, "art. 15 b",
                  [&] { return said::black_last{.round = round + 1}; });
  }
  // c) The player with fewer points.
  if (a.points != b.points) {
    return choice(a.points < b.points ? first : second, "art. 15 c", [&] {
      return said::fewer_points{.fewer = std::min(a.points, b.points),
                                .more = std::max(a.points, b.points)};
    });
  }
  // d) After a common White the smaller number, after a common Black the larger one.
  const Seat smaller = std::min(first, second);
  for (std::size_t round = a.colours.size(); round-- > 0;) {
    if (a.colours[round] == Colour::none || b.colours[round] == Colour::none) continue;
    const bool white = a.colours[round] == Colour::white;
    return choice(white ? smaller : std::max(first, second), "art. 15 d", [&] {
      return said::number_after_same_colour{.colour = a.colours[round], .round = round + 1};
    });
  }
  return choice(smaller, "art. 15 d", [] { return said::smaller_number{}; });
}

}  // namespace trf::pair::italo_svizzero
