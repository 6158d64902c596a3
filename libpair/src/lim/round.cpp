#include "lim/round.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "lim/bye.hpp"
#include "lim/group.hpp"
#include "publication.hpp"
#include "trf/pair/messages/lim.hpp"
#include "trf/pair/messages/lim_pairs.hpp"
#include "trf/pair/messages/place.hpp"

namespace trf::pair::lim {
namespace {

class Making {
 public:
  Making(const Field& field, Trace* trace) : field_(field), teller_(field, trace) {}

  std::variant<Round, Unpairable> run() {
    auto bye = choose_bye(field_, teller_);
    if (auto* no = std::get_if<Unpairable>(&bye)) return std::move(*no);
    round_.bye = std::get<Seat>(bye);
    if (is_first_round(field_)) {
      make_first_round();
      return std::move(round_);
    }
    divide();
    pair_side(above_, Direction::down);
    pair_side(below_, Direction::up);
    pair_median();
    return std::move(round_);
  }

 private:
  [[nodiscard]] const Articles& articles() const { return field_.regulation.articles; }

  /// 14.1, 14.2: the upper half against the lower half.
  void make_first_round() {
    Group all;
    for (Seat seat = 0; seat < field_.size(); ++seat) {
      if (seat != round_.bye) all.residents.push_back(seat);
    }
    const Place place = Place::round(1);
    teller_.enter(place);
    add(pair_residents(field_, all, teller_), Direction::down, place);
  }

  /// 9.2: equal scores are a group; groups are paired from the top, and from the bottom, to the
  /// median.
  void divide() {
    std::map<Score, std::vector<Seat>, std::greater<>> groups;
    for (Seat seat = 0; seat < field_.size(); ++seat) {
      if (seat != round_.bye) groups[field_[seat].score].push_back(seat);
    }
    std::vector<Arg> up, down;
    for (auto& [score, seats] : groups) {
      const int side = field_.side(score);
      if (side == 0) {
        median_.residents = std::move(seats);
      } else if (side > 0) {
        above_.push_back({Direction::down, std::move(seats), {}});
        down.push_back(pair::said::scoregroup{.points = score});
      } else {
        below_.insert(below_.begin(), Group{Direction::up, std::move(seats), {}});
        up.insert(up.begin(), Arg{pair::said::scoregroup{.points = score}});
      }
    }
    teller_.enter(Place::of(Place::Kind::group_order));
    teller_.tell(articles().order, {}, [&]() -> Message {
      std::vector<Arg> sides;
      if (!down.empty()) sides.push_back(said::groups_downwards{.points = down});
      if (!up.empty()) sides.push_back(said::groups_upwards{.points = up, .first = down.empty()});
      const Message median = median_.residents.empty()
                                 ? Message{said::which_is_empty{}}
                                 : Message{said::of_points{.points = field_.median()}};
      if (sides.empty()) return said::median_alone{.median = median};
      return said::group_order{.groups = std::move(sides), .median = median};
    });
  }

  void pair_side(std::vector<Group>& groups, Direction direction) {
    for (std::size_t i = 0; i < groups.size(); ++i) {
      Group& group = groups[i];
      Group& next = i + 1 < groups.size() ? groups[i + 1] : median_;
      const Place place = Place::scoregroup(field_[group.residents.front()].score);
      teller_.enter(place);
      tell_members(group);
      const std::vector<Seat> out = float_out(field_, group, next, teller_);
      for (const Seat seat : out) next.floaters.push_back({seat, direction});
      pair_group(group, direction, place);
    }
  }

  void pair_group(Group& group, Direction made, const Place& place) {
    add(pair_floaters(field_, group, teller_), made, place);
    add(pair_residents(field_, group, teller_), made, place);
  }

  void add(const std::vector<Made>& pairs, Direction made, const Place& place) {
    for (const auto& [first, second, article] : pairs) {
      round_.pairs.push_back({first, second, made, place, article});
    }
  }

  /// 9.6: the median gets back the nearest pairs until all its players can be paired.
  void pair_median() {
    const Place place = Place::median(field_.median());
    teller_.enter(place);
    tell_members(median_);
    const std::vector<MadePair> undone = pairs_by_undoing();
    // More pairs undone are always possible, because they can be made again. So bisection finds the
    // number.
    std::size_t enough = 0;
    if (!can_be_paired(undone, 0)) {
      std::size_t too_few = 0;
      enough = 1;
      while (!can_be_paired(undone, enough)) {
        too_few = enough;
        enough = std::min(2 * enough, undone.size());
      }
      while (enough - too_few > 1) {
        const std::size_t middle = (enough + too_few) / 2;
        (can_be_paired(undone, middle) ? enough : too_few) = middle;
      }
    }
    undo({undone.begin(), undone.begin() + static_cast<std::ptrdiff_t>(enough)});
    pair_group(median_, Direction::down, place);
  }

  /// All pairs in the order in which 9.6 would undo them.
  [[nodiscard]] std::vector<MadePair> pairs_by_undoing() const {
    std::vector<MadePair> above, below;
    for (const MadePair& pair : round_.pairs)
      (pair.made == Direction::down ? above : below).push_back(pair);
    std::size_t from_above = 0, from_below = 0;
    for (const Floater& floater : median_.floaters)
      ++(floater.direction == Direction::down ? from_above : from_below);
    std::vector<MadePair> order;
    while (!above.empty() || !below.empty()) {
      const bool take_below = above.empty() || (!below.empty() && from_above > from_below);
      auto& side = take_below ? below : above;
      order.push_back(side.back());
      side.pop_back();
      (take_below ? from_below : from_above) += 2;
    }
    return order;
  }

  [[nodiscard]] bool can_be_paired(const std::vector<MadePair>& undone, std::size_t count) const {
    std::vector<Seat> seats = median_.members();
    for (std::size_t i = 0; i < count; ++i) {
      seats.push_back(undone[i].first);
      seats.push_back(undone[i].second);
    }
    if (field_.pairable_by_degrees(seats)) return true;
    return matching::has_perfect_matching(field_.compatible_pairs(seats));
  }

  void undo(const std::vector<MadePair>& pairs) {
    std::vector<bool> is_undone(field_.size());
    for (const MadePair& pair : pairs) {
      teller_.tell(articles().enlargement, {pair.first, pair.second}, [&] {
        return said::undone{.first = field_.number(pair.first),
                            .second = field_.number(pair.second),
                            .above = pair.made == Direction::down};
      });
      for (const Seat seat : {pair.first, pair.second})
        median_.floaters.push_back({seat, pair.made});
      is_undone[pair.first] = true;
      round_.undone.push_back(pair);
    }
    std::erase_if(round_.pairs, [&](const MadePair& pair) { return is_undone[pair.first]; });
  }

  void tell_members(const Group& group) {
    teller_.tell(articles().order, {}, [&]() -> Message {
      std::vector<Message> parts;
      if (group.residents.empty())
        parts.push_back(said::no_members{});
      else
        parts.push_back(said::members{.residents = teller_.numbers(group.residents)});
      if (!group.floaters.empty()) {
        std::vector<Seat> came;
        for (const Floater& floater : group.floaters) came.push_back(floater.seat);
        parts.push_back(said::floaters_into{.floaters = teller_.numbers(came)});
      }
      for (const Colour colour : {Colour::white, Colour::black}) {
        std::vector<Seat> due;
        for (const Seat seat : group.members())
          if (field_[seat].due == colour) due.push_back(seat);
        if (!due.empty())
          parts.push_back(said::are_due{.colour = colour, .players = teller_.numbers(due)});
      }
      return joined(std::move(parts));
    });
  }

  const Field& field_;
  Teller teller_;
  Round round_;
  std::vector<Group> above_, below_;
  Group median_;
};

}  // namespace

std::variant<Round, Unpairable> make_round(const Field& field, Trace* trace) {
  return Making(field, trace).run();
}

namespace {

/// 13.1: pairs that no other round allows.
void tell_freedom(const Field& field, Seat white, Seat black, Teller& teller) {
  for (const auto& [seat, colour] : {std::pair(white, Colour::white), {black, Colour::black}}) {
    if (field.permissible(seat, colour)) continue;
    const auto& colours = field.state.players[seat].colours;
    const bool third =
        colours.size() > 1 && colours.back() == colour && colours[colours.size() - 2] == colour;
    teller.tell(field.regulation.articles.last_round, {white, black},
                [&, seat = seat, colour = colour] {
                  return said::allowed_in_last_round{
                      .player = field.number(seat), .colour = colour, .third = third};
                });
  }
}

}  // namespace

Pairing with_colours(const Field& field, const Round& round, Trace* trace) {
  Teller teller(field, trace);
  teller.enter(Place::of(Place::Kind::colours));
  const bool first_round = is_first_round(field);
  Pairing pairing;
  for (std::size_t i = 0; i < round.pairs.size(); ++i) {
    const auto& [a, b, made, place, article] = round.pairs[i];
    ColourChoice choice;
    if (first_round && alternates_by_board(field)) {
      const bool white = (i % 2 == 0) == (field.state.initial_colour == Colour::white);
      choice = {white ? a : b, field.regulation.articles.first_round,
                said::alternate_by_board{.colour = field.state.initial_colour}};
    } else {
      choice = choose_white(field, a, b, made, trace != nullptr ? Reason::told : Reason::untold);
    }
    const Seat white = choice.white, black = white == a ? b : a;
    if (!first_round && field.state.is_last_round()) tell_freedom(field, white, black, teller);
    teller.tell(choice.article, {white, black}, [&] {
      return said::has_white{
          .white = field.number(white), .black = field.number(black), .why = choice.reason};
    });
    pairing.pairs.push_back({field.player(white), field.player(black)});
  }
  sort_by_board(field.state, pairing);
  if (round.bye != no_seat) pairing.bye = field.player(round.bye);
  return pairing;
}

}  // namespace trf::pair::lim
