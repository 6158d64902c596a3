#include <algorithm>
#include <array>

#include "lim/group.hpp"
#include "matching/possible_pairs.hpp"
#include "matching/vertex_scan.hpp"
#include "trf/pair/messages/lim.hpp"

namespace trf::pair::lim {
namespace {

using matching::DenseMatching;
using matching::Graph;
using matching::keep;
using matching::no_vertex;
using matching::PossiblePairs;
using matching::Vertex;
using matching::VertexSet;

class Search {
 public:
  Search(const Field& field, Group& group, Teller& teller)
      : field_(field),
        group_(group),
        teller_(teller),
        floaters_(sorted(field, group.floaters)),
        members_(Group{{}, group.residents, floaters_}.members()),
        graph_(field.compatible_pairs(members_)),
        matching_(complete(graph_)),
        possible_(graph_, matching_),
        residents_(members_.size()),
        from_above_(members_.size()),
        from_below_(members_.size()),
        not_due_{VertexSet(members_.size()), VertexSet(members_.size())} {
    for (Vertex v = 0; v < first_floater(); ++v) residents_.insert(v);
    for (Vertex v = first_floater(); v < graph_.size(); ++v)
      (floater(v).direction == Direction::down ? from_above_ : from_below_).insert(v);
    for (Vertex v = 0; v < graph_.size(); ++v) {
      const Colour due = field_[members_[v]].due;
      for (const Colour colour : {Colour::white, Colour::black})
        if (due != colour) not_due(colour).insert(v);
    }
  }

  std::vector<Made> run() {
    tell_order(floaters_);
    std::vector<Made> pairs;
    for (Vertex v = first_floater(); v < graph_.size(); ++v) {
      if (!possible_.left().contains(v)) continue;
      const Vertex opponent = find(v);
      possible_.take(v, opponent);
      pairs.push_back({members_[v], members_[opponent], field_.regulation.articles.opponent});
    }
    std::vector<Seat> rest;
    for (Vertex v = 0; v < first_floater(); ++v)
      if (possible_.left().contains(v)) rest.push_back(members_[v]);
    group_.residents = std::move(rest);
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

  [[nodiscard]] static std::vector<Floater> sorted(const Field& field,
                                                   std::vector<Floater> floaters) {
    sort_for_opponents(field, floaters);
    return floaters;
  }
  [[nodiscard]] static DenseMatching complete(const Graph& graph) {
    DenseMatching matching(graph);
    matching.maximise();
    return matching;
  }

  [[nodiscard]] Vertex first_floater() const {
    return static_cast<Vertex>(members_.size() - floaters_.size());
  }
  [[nodiscard]] const Floater& floater(Vertex v) const { return floaters_[v - first_floater()]; }
  [[nodiscard]] bool clash(Vertex a, Vertex b) const {
    return field_.clash(members_[a], members_[b]);
  }
  [[nodiscard]] VertexSet& not_due(Colour colour) {
    return not_due_[colour == Colour::white ? 0 : 1];
  }

  [[nodiscard]] Vertex find(Vertex v) {
    const bool from_above = floater(v).direction == Direction::down;
    // An AF searches from the smallest number up, a BF from the largest down, also in the median.
    Vertex opponent = among(v, residents_, from_above);
    // Another floater only if no resident is possible: for an AF a BF, then an AF; else a BF.
    if (opponent == no_vertex) opponent = among(v, from_below_, from_above);
    if (opponent == no_vertex && from_above) opponent = among(v, from_above_, from_above);
    return opponent;
  }

  /// Residents or floaters by number, until a visit returns true.
  template <class Visit>
  void visit_by_number(const VertexSet& set, bool upwards, Visit&& visit) const {
    std::vector<Vertex> floaters;
    const auto is_resident = [&](Vertex v) {
      if (v < first_floater()) return visit(v);
      floaters.push_back(v);
      return false;
    };
    if (upwards ? any_from(set, 0, is_resident) : any_below(set, graph_.size(), is_resident))
      return;
    std::ranges::sort(floaters, {}, [&](Vertex v) { return members_[v]; });
    if (!upwards) std::ranges::reverse(floaters);
    (void)std::ranges::any_of(floaters, visit);
  }

  /// 10.7: the first possible opponent, or, if they clash, the first possible one without a clash.
  [[nodiscard]] Vertex among(Vertex v, const VertexSet& set, bool upwards) {
    VertexSet candidates = possible_.candidates(v);
    keep(candidates, set);
    const auto search = [&](auto&& accepts) {
      Vertex found = no_vertex;
      visit_by_number(candidates, upwards, [&](Vertex other) {
        if (accepts(other) && possible_.contains(v, other)) found = other;
        return found != no_vertex;
      });
      return found;
    };
    const Vertex first = search([](Vertex) { return true; });
    if (first == no_vertex) return first;
    Vertex found = first;
    if (clash(v, first)) {
      keep(candidates, not_due(field_[members_[v]].due));
      // Those before the first possible one are not possible.
      const auto is_after = [&](Vertex one) {
        return upwards ? members_[one] > members_[first] : members_[one] < members_[first];
      };
      const Vertex other = search([&](Vertex one) {
        return is_after(one) &&
               (!field_.maxi || field_.within_limit(members_[first], members_[one]));
      });
      if (other != no_vertex) found = other;
    }
    if (teller_.listens()) tell(v, set, upwards, first, found);
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
  [[nodiscard]] Skipped why_skipped(Vertex v, Vertex candidate, Vertex first, bool beyond) {
    const auto& articles = field_.regulation.articles;
    const Seat who = members_[v], other = members_[candidate];
    if (!graph_.adjacent(v, candidate))
      return {articles.opponent, field_.why_not(who, other), field_.why_none(who, other)};
    if (!possible_.contains(v, candidate))
      return {articles.opponent, said::others_not_pairable{}, said::others_not_pairable{}};
    if (beyond) return {articles.opponent_maxi, too_far(members_[first], other), {}};
    const auto due = field_[who].due;
    return {articles.opponent, said::both_are_due{.colour = due}, said::all_are_due{.colour = due}};
  }

  void tell(Vertex v, const VertexSet& set, bool upwards, Vertex first, Vertex found) {
    const Seat who = members_[v];
    const auto& articles = field_.regulation.articles;
    const bool is_limited = first == found && field_.maxi && clash(v, found);
    bool is_before = true;  ///< Before the opponent
    Skipped skipped;
    const auto visit = [&](Vertex candidate) {
      is_before = is_before && candidate != found;
      if (!is_before && !is_limited) return true;
      if (candidate == v) return false;
      const bool clashes_less = possible_.contains(v, candidate) && !clash(v, candidate);
      Skipped one;
      if (is_limited && candidate != found && clashes_less) {
        // Only the limit prevents the exchange of the first possible opponent.
        one = {articles.opponent_maxi, too_far(members_[found], members_[candidate]), {}};
      } else if (is_before) {
        one = why_skipped(v, candidate, first, candidate != first && clashes_less);
      } else {
        return false;
      }
      if (one.article != skipped.article || one.why_none.empty() ||
          !(one.why_none == skipped.why_none)) {
        tell_skipped(who, skipped);
        skipped = std::move(one);
      }
      skipped.seats.push_back(members_[candidate]);
      return false;
    };
    VertexSet candidates = possible_.left();
    keep(candidates, set);
    visit_by_number(candidates, upwards, visit);
    tell_skipped(who, skipped);
    const Seat opponent = members_[found];
    teller_.tell(articles.opponent, {who, opponent}, [&] {
      return said::floater_is_paired{.floater = field_.number(who),
                                     .above = floater(v).direction == Direction::down,
                                     .points = field_[who].score,
                                     .opponent = field_.number(opponent),
                                     .clash = clash(v, found)};
    });
  }

  const Field& field_;
  Group& group_;
  Teller& teller_;
  std::vector<Floater> floaters_;  ///< In the order of search
  std::vector<Seat> members_;      ///< Residents, then floaters
  Graph graph_;
  DenseMatching matching_;
  PossiblePairs possible_;
  VertexSet residents_, from_above_, from_below_;
  std::array<VertexSet, 2> not_due_;  ///< White, and Black
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
