#include <algorithm>
#include <cstdlib>
#include <optional>

#include "lim/field.hpp"
#include "trf/pair/messages/lim_pairs.hpp"

namespace trf::pair::lim {
namespace {

/// The colours of one pair: each function is a rule, from the strongest to the weakest, and has no
/// value where the rule does not decide.
class Allocation {
 public:
  Allocation(const Field& field, Seat a, Seat b, Reason reason)
      : field_{field}, articles_{field.regulation.articles}, a_{a}, b_{b}, reason_{reason} {}

  /// The limits leave one possibility (in the last round too, if just one meets all).
  [[nodiscard]] std::optional<ColourChoice> by_limits() const {
    const auto is_possible = [&](Seat white, Seat black) {
      return field_.permissible(white, Colour::white) && field_.permissible(black, Colour::black);
    };
    const bool a_white = is_possible(a_, b_);
    if (a_white == is_possible(b_, a_)) return std::nullopt;
    const Seat black = a_white ? b_ : a_, white = a_white ? a_ : b_;
    const Seat barred = field_.permissible(black, Colour::white) ? white : black;
    return choice(white, had_twice(barred) ? articles_.alternation : articles_.limits, [&] {
      return said::not_again{.player = field_.number(barred),
                             .colour = barred == white ? Colour::black : Colour::white};
    });
  }

  [[nodiscard]] std::optional<ColourChoice> by_different_dues() const {
    const Colour due_a = due(a_), due_b = due(b_);
    if (due_a == due_b) return std::nullopt;
    const bool gives_a = due_a != Colour::none ? due_a == Colour::white : due_b == Colour::black;
    return choice(gives_a ? a_ : b_, article_of_due(had_twice(a_) ? a_ : b_), [&]() -> Message {
      if (due_a == Colour::none) return said::is_due{.player = field_.number(b_), .colour = due_b};
      if (due_b == Colour::none) return said::is_due{.player = field_.number(a_), .colour = due_a};
      return said::each_is_due{.player = field_.number(a_),
                               .colour = due_a,
                               .other = field_.number(b_),
                               .turned = due_b};
    });
  }

  /// No player has played: only 14.2 is about a first colour.
  [[nodiscard]] std::optional<ColourChoice> of_first_games() const {
    if (due(a_) != Colour::none) return std::nullopt;
    const Seat smaller = std::min(a_, b_), larger = std::max(a_, b_);
    const Colour first = field_.state.initial_colour;
    const bool arrived = field_.regulation.first_colour == FirstColour::by_rank_among_arrived;
    const int number = arrived ? contender(smaller).parity_number : field_.number(smaller);
    const bool is_odd = number % 2 == 1;
    const Colour gets = is_odd ? first : opposite(first);
    return choice(gets == Colour::white ? smaller : larger, articles_.first_round, [&] {
      return said::neither_has_played{
          .player = field_.number(smaller), .odd = is_odd, .colour = first};
    });
  }

  [[nodiscard]] std::optional<ColourChoice> by_difference() const {
    const int size_a = std::abs(contender(a_).colour_difference);
    const int size_b = std::abs(contender(b_).colour_difference);
    if (size_a == size_b) return std::nullopt;
    const Seat who = size_a > size_b ? a_ : b_;
    return choice(white_if_due(who), article_of_due(who), [&] {
      return said::by_difference{.colour = due(a_),
                                 .player = field_.number(who),
                                 .larger = std::max(size_a, size_b),
                                 .smaller = std::min(size_a, size_b)};
    });
  }

  [[nodiscard]] std::optional<ColourChoice> by_history() const {
    const auto& of_a = contender(a_).colours;
    const auto& of_b = contender(b_).colours;
    const std::size_t games = std::min(of_a.size(), of_b.size());
    for (std::size_t back = 1; back <= games; ++back) {
      const Colour then_a = of_a[of_a.size() - back], then_b = of_b[of_b.size() - back];
      if (then_a == then_b) continue;
      return choice(then_a == Colour::black ? a_ : b_, articles_.history, [&] {
        return said::by_last_different_colours{
            .colour = due(a_),
            .white = field_.number(then_a == Colour::white ? a_ : b_),
            .black = field_.number(then_a == Colour::white ? b_ : a_)};
      });
    }
    return std::nullopt;
  }

  [[nodiscard]] ColourChoice by_number(Direction made) const {
    const Seat who = made == Direction::down ? std::min(a_, b_) : std::max(a_, b_);
    const bool last = field_.state.is_last_round();
    return choice(white_if_due(who), last ? articles_.last_round_colours : articles_.history, [&] {
      return said::by_number{
          .colour = due(a_), .above = made == Direction::down, .player = field_.number(who)};
    });
  }

 private:
  template <class Sentence>
  [[nodiscard]] ColourChoice choice(Seat white, std::string_view article, Sentence sentence) const {
    return {white, article, reason_ == Reason::told ? Message{sentence()} : Message{}};
  }

  [[nodiscard]] const Contender& contender(Seat seat) const { return field_.state.players[seat]; }
  [[nodiscard]] Colour due(Seat seat) const { return field_[seat].due; }

  [[nodiscard]] bool had_twice(Seat seat) const {
    const auto& colours = contender(seat).colours;
    return colours.size() > 1 && colours.back() == colours[colours.size() - 2];
  }

  /// 12.3 if the last two games had the same colour; else 12.5 in odd rounds, 12.6 in even ones.
  [[nodiscard]] std::string_view article_of_due(Seat seat) const {
    if (had_twice(seat)) return articles_.alternation;
    return field_.state.round % 2 == 0 ? articles_.due_even : articles_.due;
  }

  /// Who has White if this player gets the due colour, which is the same for both.
  [[nodiscard]] Seat white_if_due(Seat seat) const {
    return (due(a_) == Colour::white) == (seat == a_) ? a_ : b_;
  }

  const Field& field_;
  const Articles& articles_;
  Seat a_, b_;
  Reason reason_;
};

}  // namespace

ColourChoice choose_white(const Field& field, Seat a, Seat b, Direction made, Reason reason) {
  const Allocation allocation{field, a, b, reason};
  if (auto choice = allocation.by_limits()) return *choice;
  if (auto choice = allocation.by_different_dues()) return *choice;
  if (auto choice = allocation.of_first_games()) return *choice;
  if (auto choice = allocation.by_difference()) return *choice;
  if (auto choice = allocation.by_history()) return *choice;
  return allocation.by_number(made);
}

}  // namespace trf::pair::lim
