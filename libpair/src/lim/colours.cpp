#include <algorithm>
#include <cstdlib>

#include "lim/field.hpp"
#include "trf/pair/messages/lim_pairs.hpp"

namespace trf::pair::lim {

ColourChoice choose_white(const Field& field, Seat a, Seat b, Direction made, Reason reason) {
  const Articles& articles = field.regulation.articles;
  const auto choice = [&](Seat white, std::string_view article, auto&& tell) {
    return ColourChoice{white, article, reason == Reason::told ? Message{tell()} : Message{}};
  };
  const auto twice = [&](Seat seat) {
    const auto& colours = field.state.players[seat].colours;
    return colours.size() > 1 && colours.back() == colours[colours.size() - 2];
  };
  // 12.3 if the last two games had the same colour; else 12.5 in odd rounds, 12.6 in even ones.
  const auto by_due = [&](Seat seat) {
    return twice(seat)                  ? articles.alternation
           : field.state.round % 2 == 0 ? articles.due_even
                                        : articles.due;
  };
  // The limits leave one possibility (in the last round too, if just one meets all).
  const bool a_white = field.permissible(a, Colour::white) && field.permissible(b, Colour::black);
  const bool b_white = field.permissible(b, Colour::white) && field.permissible(a, Colour::black);
  if (a_white != b_white) {
    const Seat black = a_white ? b : a, white = a_white ? a : b;
    const Seat barred = field.permissible(black, Colour::white) ? white : black;
    return choice(white, twice(barred) ? articles.alternation : articles.limits, [&] {
      return said::not_again{.player = field.number(barred),
                             .colour = barred == white ? Colour::black : Colour::white};
    });
  }
  const Colour due_a = field[a].due, due_b = field[b].due;
  const Contender& x = field.state.players[a];
  const Contender& y = field.state.players[b];
  if (due_a != due_b) {
    const bool gives_a = due_a != Colour::none ? due_a == Colour::white : due_b == Colour::black;
    const Seat who = due_b == Colour::none || (due_a != Colour::none && twice(a)) ? a : b;
    return choice(gives_a ? a : b, by_due(who), [&]() -> Message {
      if (due_a == Colour::none) return said::is_due{.player = field.number(b), .colour = due_b};
      if (due_b == Colour::none) return said::is_due{.player = field.number(a), .colour = due_a};
      return said::each_is_due{
          .player = field.number(a), .colour = due_a, .other = field.number(b), .turned = due_b};
    });
  }
  const Seat smaller = std::min(a, b), larger = std::max(a, b);
  if (due_a == Colour::none) {
    // No player has played: only 14.2 is about a first colour.
    const Colour first = field.state.initial_colour;
    const bool arrived = field.regulation.first_colour == FirstColour::by_rank_among_arrived;
    const int number = arrived ? field.state.players[smaller].parity_number : field.number(smaller);
    const Colour gets = number % 2 == 1 ? first : opposite(first);
    return choice(gets == Colour::white ? smaller : larger, articles.first_round, [&] {
      return said::neither_has_played{
          .player = field.number(smaller), .odd = number % 2 == 1, .colour = first};
    });
  }
  const auto gets_due = [&](Seat seat) {
    return due_a == Colour::white ? seat : static_cast<Seat>(a ^ b ^ seat);
  };
  const int size_a = std::abs(x.colour_difference), size_b = std::abs(y.colour_difference);
  if (size_a != size_b) {
    const Seat who = size_a > size_b ? a : b;
    return choice(gets_due(who), by_due(who), [&] {
      return said::by_difference{.colour = due_a,
                                 .player = field.number(who),
                                 .larger = std::max(size_a, size_b),
                                 .smaller = std::min(size_a, size_b)};
    });
  }
  const std::size_t games = std::min(x.colours.size(), y.colours.size());
  for (std::size_t back = 1; back <= games; ++back) {
    const Colour then_a = x.colours[x.colours.size() - back];
    const Colour then_b = y.colours[y.colours.size() - back];
    if (then_a == then_b) continue;
    return choice(then_a == Colour::black ? a : b, articles.history, [&] {
      return said::by_last_different_colours{
          .colour = due_a,
          .white = field.number(then_a == Colour::white ? a : b),
          .black = field.number(then_a == Colour::white ? b : a)};
    });
  }
  const Seat who = made == Direction::down ? smaller : larger;
  const bool last = field.state.is_last_round();
  return choice(gets_due(who), last ? articles.last_round_colours : articles.history, [&] {
    return said::by_number{
        .colour = due_a, .above = made == Direction::down, .player = field.number(who)};
  });
}

}  // namespace trf::pair::lim
