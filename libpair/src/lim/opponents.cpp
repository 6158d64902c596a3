#include <algorithm>

#include "lim/group.hpp"
#include "trf/pair/messages/lim.hpp"

namespace trf::pair::lim {
namespace {

using matching::Vertex;

class Search {
 public:
  Search(const Field& field, Group& group, Teller& teller)
      : field_(field),
        group_(group),
        teller_(teller),
        members_(group.members()),
        graph_(field.compatible_pairs(members_)),
        matching_(graph_),
        vertex_(field.size(), matching::no_vertex) {
    for (std::size_t i = 0; i < members_.size(); ++i) vertex_[members_[i]] = static_cast<Vertex>(i);
    matching_.maximise();
  }

  std::vector<Made> run() {
    std::vector<Floater> order = group_.floaters;
    sort_for_opponents(field_, order);
    tell_order(order);
    std::vector<Made> pairs;
    while (!order.empty()) {
      const Floater floater = order.front();
      order.erase(order.begin());
      possible_ = matching_.partners(vertex_[floater.seat]);
      const Seat opponent = find(floater, order);
      matching_.take(vertex_[floater.seat], vertex_[opponent]);
      std::erase(group_.residents, opponent);
      std::erase_if(order, [&](const Floater& other) { return other.seat == opponent; });
      pairs.push_back({floater.seat, opponent, field_.regulation.articles.opponent});
    }
    group_.floaters.clear();
    return pairs;
  }

 private:
  /// 10.51 to 10.63: the order of several floaters.
  void tell_order(const std::vector<Floater>& order) {
    if (order.size() < 2) return;
    const auto& articles = field_.regulation.articles;
    const bool from_above = order.front().direction == Direction::down;
    const bool both = from_above && order.back().direction == Direction::up;
    const bool scores = std::ranges::any_of(order, [&](const Floater& floater) {
      return field_[floater.seat].score != field_[order.front().seat].score;
    });
    const bool lower_first = field_.regulation.below_order == BelowOrder::lower_score_first;
    const std::string_view article = both ? articles.above_before_below
                                     : from_above
                                         ? (scores ? articles.above_first : articles.above_number)
                                         : (scores ? articles.below_first : articles.below_number);
    teller_.tell(article, {}, [&] {
      std::vector<Seat> seats;
      seats.reserve(order.size());
      for (const Floater& floater : order) seats.push_back(floater.seat);
      const Message rule =
          both      ? Message{said::above_comes_first{}}
          : !scores ? Message{said::number_comes_first{.smallest = from_above}}
                    : Message{said::score_comes_first{.higher = from_above || !lower_first}};
      return said::order_of_floaters{.players = teller_.numbers(seats), .rule = rule};
    });
  }

  [[nodiscard]] bool possible(Seat candidate) const {
    return possible_.contains(vertex_[candidate]);
  }

  [[nodiscard]] Seat find(const Floater& floater, const std::vector<Floater>& others) {
    // An AF searches from the smallest number up, a BF from the largest down, also in the median.
    std::vector<Seat> residents = group_.residents;
    if (floater.direction == Direction::up) std::ranges::reverse(residents);
    Seat opponent = among(floater, residents);
    // Another floater only if no resident is possible: for an AF a BF, then an AF; else a BF.
    if (opponent == no_seat) opponent = among(floater, coming(others, Direction::up));
    if (opponent == no_seat && floater.direction == Direction::down)
      opponent = among(floater, coming(others, Direction::down));
    return opponent;
  }

  [[nodiscard]] static std::vector<Seat> coming(const std::vector<Floater>& floaters,
                                                Direction direction) {
    std::vector<Seat> seats;
    for (const Floater& floater : floaters) {
      if (floater.direction == direction) seats.push_back(floater.seat);
    }
    return seats;
  }

  [[nodiscard]] Seat among(const Floater& floater, const std::vector<Seat>& candidates) {
    const Seat found = first_opponent(field_, floater.seat, candidates,
                                      [&](Seat candidate) { return possible(candidate); });
    if (teller_.listens() && found != no_seat) tell(floater, candidates, found);
    return found;
  }

  [[nodiscard]] Message too_far(Seat one, Seat other) const {
    return said::ratings_too_far{.player = field_.number(one), .other = field_.number(other)};
  }

  /// Candidates one after the other who are not chosen for the same reason.
  struct Skipped {
    std::string_view article;
    Message why, why_none;  ///< Of one; of several, empty if the reason is about one
    std::vector<Seat> seats{};
  };
  void tell_skipped(Seat who, Skipped& skipped) {
    if (skipped.seats.empty()) return;
    std::vector<Seat> players{who};
    players.insert(players.end(), skipped.seats.begin(), skipped.seats.end());
    teller_.tell(skipped.article, players, [&]() -> Message {
      if (skipped.seats.size() == 1)
        return said::not_chosen{.player = field_.number(skipped.seats.front()),
                                .floater = field_.number(who),
                                .why = skipped.why};
      return said::none_chosen{.players = teller_.numbers(skipped.seats),
                               .floater = field_.number(who),
                               .why = skipped.why_none};
    });
    skipped.seats.clear();
  }
  /// \param beyond  the ratings of the candidate and the first possible one differ too much
  [[nodiscard]] Skipped why_skipped(Seat who, Seat candidate, Seat first, bool beyond) const {
    const auto& articles = field_.regulation.articles;
    if (!field_.compatible(who, candidate))
      return {articles.opponent, field_.why_not(who, candidate), field_.why_none(who, candidate)};
    if (!possible(candidate))
      return {articles.opponent, said::others_not_pairable{}, said::others_not_pairable{}};
    if (beyond) return {articles.opponent_maxi, too_far(first, candidate), {}};
    const auto due = field_[who].due;
    return {articles.opponent, said::both_are_due{.colour = due}, said::all_are_due{.colour = due}};
  }

  void tell(const Floater& floater, const std::vector<Seat>& candidates, Seat found) {
    const Seat who = floater.seat;
    const auto& articles = field_.regulation.articles;
    const Seat first = *std::ranges::find_if(candidates, [&](Seat seat) { return possible(seat); });
    const bool is_limited = first == found && field_.maxi && field_.clash(who, found);
    bool is_before = true;  ///< Before the opponent
    Skipped skipped;
    for (const Seat candidate : candidates) {
      const bool clashes_less = possible(candidate) && !field_.clash(who, candidate);
      is_before = is_before && candidate != found;
      Skipped one;
      if (is_limited && candidate != found && clashes_less) {
        // Only the limit prevents the exchange of the first possible opponent.
        one = {articles.opponent_maxi, too_far(found, candidate), {}};
      } else if (is_before) {
        one = why_skipped(who, candidate, first, candidate != first && clashes_less);
      } else {
        continue;
      }
      if (one.article != skipped.article || one.why_none.empty() ||
          !(one.why_none == skipped.why_none)) {
        tell_skipped(who, skipped);
        skipped = std::move(one);
      }
      skipped.seats.push_back(candidate);
    }
    tell_skipped(who, skipped);
    teller_.tell(articles.opponent, {who, found}, [&] {
      return said::floater_is_paired{.floater = field_.number(who),
                                     .above = floater.direction == Direction::down,
                                     .points = field_[who].score,
                                     .opponent = field_.number(found),
                                     .clash = field_.clash(who, found)};
    });
  }

  const Field& field_;
  Group& group_;
  Teller& teller_;
  std::vector<Seat> members_;
  matching::Graph graph_;
  matching::DenseMatching matching_;
  std::vector<Vertex> vertex_;
  matching::VertexSet possible_;
};

}  // namespace

void sort_for_opponents(const Field& field, std::vector<Floater>& floaters) {
  const bool higher = field.regulation.below_order == BelowOrder::higher_score_first;
  std::ranges::sort(floaters, [&](const Floater& x, const Floater& y) {
    if (x.direction != y.direction) return x.direction == Direction::down;  // 10.53
    const Score a = field[x.seat].score, b = field[y.seat].score;
    if (x.direction == Direction::down) return a != b ? a > b : x.seat < y.seat;
    if (a != b) return higher ? a > b : a < b;
    return x.seat > y.seat;
  });
}

std::vector<Made> pair_floaters(const Field& field, Group& group, Teller& teller) {
  if (group.floaters.empty()) return {};
  return Search(field, group, teller).run();
}

}  // namespace trf::pair::lim
