#include "lim/bye.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "lim/round.hpp"
#include "matching/dense_matching.hpp"
#include "obstruction.hpp"
#include "trf/pair/messages/lim.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::lim {
namespace {

[[nodiscard]] std::vector<Seat> everybody(const Field& field) {
  std::vector<Seat> seats(field.size());
  std::iota(seats.begin(), seats.end(), Seat{0});
  return seats;
}

[[nodiscard]] Unpairable unpairable(const Field& field, matching::Graph compatible) {
  return {describe_obstruction(field.state,
                               {.legal = std::move(compatible),
                                .may_have_bye = [&](Seat seat) { return !why_no_bye(field, seat); },
                                .why_not = [&](Seat a, Seat b) { return field.why_not(a, b); }})};
}

/// The players without whom all others can be paired. Degrees decide in most rounds.
class Feasibility {
 public:
  explicit Feasibility(const Field& field) : field_(field) {}

  [[nodiscard]] bool without(Seat seat) {
    if (!searched_) {
      auto others = everybody(field_);
      others.erase(others.begin() + seat);
      if (field_.pairable_by_degrees(others)) return true;
      searched_ = true;
      spare_ = matching::spare_vertices(field_.compatible_pairs(everybody(field_)));
    }
    return std::ranges::binary_search(spare_, matching::Vertex{seat});
  }

 private:
  const Field& field_;
  bool searched_ = false;
  std::vector<matching::Vertex> spare_;
};

[[nodiscard]] std::vector<Seat> candidates_in_order(const Field& field) {
  std::vector<Seat> order = everybody(field);
  const bool by_number = is_first_round(field);  // 14.1: the largest number
  std::ranges::sort(order, [&](Seat x, Seat y) {
    if (by_number) return x > y;
    if (field[x].score != field[y].score) return field[x].score < field[y].score;
    if (field.regulation.bye_order == ByeOrder::lowest_elo && field[x].rating != field[y].rating)
      return field[x].rating < field[y].rating;
    return x > y;
  });
  return order;
}

}  // namespace

bool is_first_round(const Field& field) {
  if (field.state.round > 1) return false;
  for (std::size_t seat = 1; seat < field.size(); ++seat) {
    if (field[static_cast<Seat>(seat)].score != field[0].score) return false;
  }
  return true;
}

std::optional<Message> why_no_bye(const Field& field, Seat seat) {
  const Contender& contender = field.state.players[seat];
  for (std::size_t round = 0; round < contender.past.size(); ++round) {
    const Past& past = contender.past[round];
    if (past.is_free_win()) return said::bye_in_round{.round = round + 1};
    const bool forfeit_win = past.code == ResultCode::forfeit_win;
    const bool in_previous_round = round + 1 == contender.past.size();
    if (forfeit_win &&
        (field.regulation.free_point == FreePoint::any_unplayed_win || in_previous_round)) {
      return said::forfeit_win_in_round{.round = round + 1};
    }
  }
  if (field.regulation.free_point == FreePoint::any_unplayed_win && contender.bye_barred) {
    return said::points_without_playing{};
  }
  return std::nullopt;
}

bool leaves_all_paired(const Field& field, Seat seat) { return Feasibility(field).without(seat); }

Message why_bye_is_of(const Field& field, Seat right, Seat wrong) {
  const auto& own = field[right];
  const auto& other = field[wrong];
  const bool by_number = is_first_round(field);
  const Message why = !by_number && own.score != other.score
                          ? Message(pair::said::fewer_points_than{})
                      : !by_number && field.regulation.bye_order == ByeOrder::lowest_elo &&
                              own.rating != other.rating
                          ? Message(pair::said::lower_rating_than{})
                          : Message(pair::said::larger_tpn_than{});
  return pair::said::pab_is_of{
      .player = field.number(right), .why = why, .other = field.number(wrong)};
}

std::variant<Seat, Unpairable> choose_bye(const Field& field, Teller& teller) {
  if (field.size() % 2 == 0) {
    const auto all = everybody(field);
    if (field.pairable_by_degrees(all)) return no_seat;
    matching::Graph graph = field.compatible_pairs(all);
    if (matching::DenseMatching(graph).is_complete()) return no_seat;
    return unpairable(field, std::move(graph));
  }
  const Articles& articles = field.regulation.articles;
  Feasibility feasibility(field);
  teller.enter(Place::of(Place::Kind::bye));
  for (const Seat seat : candidates_in_order(field)) {
    if (const auto why = why_no_bye(field, seat)) {
      teller.tell(articles.bye_bar, {seat}, [&] {
        return said::bye_barred{
            .player = field.number(seat), .points = field[seat].score, .why = *why};
      });
      continue;
    }
    if (!feasibility.without(seat)) {
      teller.tell(articles.bye, {seat},
                  [&] { return said::bye_needed_in_pairs{.player = field.number(seat)}; });
      continue;
    }
    const bool first = is_first_round(field);
    teller.tell(first ? articles.first_bye : articles.bye, {seat}, [&]() -> Message {
      const Number present = field.size(), player = field.number(seat);
      const Score points = field[seat].score;
      if (first) return said::bye_by_number{.present = present, .player = player};
      if (field.regulation.bye_order == ByeOrder::lowest_elo)
        return said::bye_by_rating{
            .present = present, .player = player, .rating = field[seat].rating, .points = points};
      return said::bye_by_rank{.present = present, .player = player, .points = points};
    });
    return seat;
  }
  return unpairable(field, field.compatible_pairs(everybody(field)));
}

}  // namespace trf::pair::lim
