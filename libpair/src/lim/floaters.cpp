#include <algorithm>
#include <optional>

#include "lim/foresight.hpp"
#include "lim/group.hpp"
#include "matching/vertex_scan.hpp"
#include "trf/pair/messages/lim.hpp"

namespace trf::pair::lim {
namespace {

using matching::DenseMatching;
using matching::no_vertex;
using matching::Vertex;
using matching::VertexSet;

using Type = FloaterType;

class Selection {
 public:
  Selection(const Field& field, const Group& group, const Group& adjacent, Teller& teller)
      : field_(field),
        group_(group),
        teller_(teller),
        members_(group.members()),
        graph_(field.compatible_pairs(members_)),
        matching_(graph_),
        here_(members_.size(), true),
        unmatched_(members_.size()),
        foresight_(field, group.direction, members_, adjacent) {}

  std::vector<Seat> run() {
    float_isolated();
    majority_ = majority_due();
    matching_.maximise();
    note_unmatched();
    if (left() % 2 == 1) make_even(majority_);
    while (unmatched_count_ > 0) {
      // 11.4 a: in place of the player chosen to make the number even; b: further floaters.
      const bool in_place = left() % 2 == 1 && swaps_;
      swaps_ = false;
      const Vertex chosen = best_transferable();
      leave(chosen);
      teller_.tell(in_place ? articles().odd_swap : articles().even_swap, {members_[chosen]}, [&] {
        const Message type = said::type_of_floater{.type = last_type_};
        if (in_place)
          return Message{
              said::floater_instead{.player = number(chosen), .type = type, .largest = down()}};
        return Message{
            said::further_floater{.player = number(chosen), .type = type, .largest = down()}};
      });
    }
    return std::move(out_);
  }

 private:
  [[nodiscard]] const Articles& articles() const { return field_.regulation.articles; }
  [[nodiscard]] bool down() const { return group_.direction == Direction::down; }
  [[nodiscard]] int number(Vertex v) const { return field_.number(members_[v]); }
  [[nodiscard]] std::size_t left() const { return members_.size() - out_.size(); }

  /// 10.3, 10.4: the largest number downfloats, the smallest upfloats.
  [[nodiscard]] bool rather(Seat x, Seat y) const { return down() ? x > y : x < y; }

  /// \pre v is dispensable
  void leave(Vertex v) {
    here_[v] = false;
    add_out(v);
    const Vertex mate = matching_.mate(v);
    const Vertex other = mate == no_vertex ? v : unmatched_neighbour(mate);
    matching_.leave_out(v);
    if (other == no_vertex) {
      matching_.maximise();
      return note_unmatched();
    }
    if (mate != no_vertex) matching_.match(mate, other);
    unmatched_.erase(other);
    --unmatched_count_;
  }

  [[nodiscard]] Vertex unmatched_neighbour(Vertex v) const {
    return matching::first_common(graph_.row(v), unmatched_);
  }

  void note_unmatched() {
    unmatched_.clear();
    for (Vertex v = 0; v < graph_.size(); ++v)
      if (here_[v] && matching_.mate(v) == no_vertex) unmatched_.insert(v);
    unmatched_count_ = unmatched_.count();
  }

  /// Would the loss of v lose no pair?
  [[nodiscard]] bool is_dispensable(Vertex v) {
    if (matching_.mate(v) == no_vertex || unmatched_neighbour(matching_.mate(v)) != no_vertex)
      return true;
    dispensable_ = matching_.dispensable();
    return dispensable_->contains(v);
  }

  void add_out(Vertex v) {
    out_.push_back(members_[v]);
    foresight_.add(v);
  }

  /// 9.3 a-c: the player has no legal opponent here.
  void float_isolated() {
    for (Vertex v = 0; v < graph_.size(); ++v) {
      if (graph_.row(v).count() > 0) continue;
      here_[v] = false;
      matching_.leave_out(v);
      add_out(v);
      teller_.tell(articles().no_opponent, {members_[v]}, [&] { return why_isolated(v); });
    }
  }

  [[nodiscard]] Message why_isolated(Vertex v) const {
    if (members_.size() == 1) return said::alone_in_group{.player = number(v)};
    const Seat seat = members_[v];
    const bool met_all = std::ranges::all_of(
        members_, [&](Seat other) { return other == seat || field_.state.have_met(seat, other); });
    if (met_all) return said::met_all_of_group{.player = number(v)};
    std::vector<Arg> reasons;
    bool colours_alone = true;
    for (const Seat other : members_) {
      if (other == seat) continue;
      auto why = field_.why_not(seat, other);
      colours_alone = colours_alone && why.is<said::both_must_have>();
      if (reasons.size() < 6) reasons.emplace_back(std::move(why));
    }
    const auto& colours = field_.state.players[seat].colours;
    const bool twice = colours.size() >= 2 && colours.back() == colours[colours.size() - 2];
    return said::compatible_with_none{.player = number(v),
                                      .by = !colours_alone ? IsolatedBy::several_reasons
                                            : twice        ? IsolatedBy::same_colour_twice
                                                           : IsolatedBy::colour_difference,
                                      .reasons = std::move(reasons)};
  }

  /// 10.2: the colour that is due to more of the remaining members.
  [[nodiscard]] Colour majority_due() const {
    int balance = 0;
    for (Vertex v = 0; v < graph_.size(); ++v) {
      if (!here_[v]) continue;
      const Colour due = field_[members_[v]].due;
      balance += due == Colour::white ? 1 : due == Colour::black ? -1 : 0;
    }
    return balance > 0 ? Colour::white : balance < 0 ? Colour::black : Colour::none;
  }

  /// 10.9, after the floaters so far.
  [[nodiscard]] Type type_of(Vertex v) {
    const bool opponent = foresight_.has_opponent(v);
    const bool moved = v >= group_.residents.size();
    return moved ? (opponent ? Type::b : Type::a) : (opponent ? Type::d : Type::c);
  }

  /// A player who may be the floater of an odd number.
  struct Candidate {
    Vertex vertex;
    Type type;
    bool repeats, off_balance;
  };

  [[nodiscard]] Candidate candidate(Vertex v) {
    const Entrant& entrant = field_[members_[v]];
    return {v, type_of(v), entrant.floated, majority_ != Colour::none && entrant.due != majority_};
  }

  /// 10.9, 10.8, 10.2-10.4: the floater who makes an odd number even.
  void make_even(Colour majority) {
    std::vector<Candidate> candidates;
    for (Vertex v = 0; v < graph_.size(); ++v) {
      if (here_[v]) candidates.push_back(candidate(v));
    }
    const Candidate best = *std::ranges::min_element(candidates, [&](auto& x, auto& y) {
      if (x.type != y.type) return x.type < y.type;
      if (x.repeats != y.repeats) return y.repeats;
      if (x.off_balance != y.off_balance) return y.off_balance;
      return rather(members_[x.vertex], members_[y.vertex]);
    });
    const Vertex chosen = field_.maxi ? within_limit(best, candidates) : best.vertex;
    if (teller_.listens()) tell_candidates(majority, candidates);
    if (!is_dispensable(chosen)) {
      swaps_ = true;
      teller_.tell(articles().odd_swap, {members_[chosen]},
                   [&] { return said::not_the_floater{.player = number(chosen)}; });
      return;
    }
    leave(chosen);
    if (teller_.listens()) tell_floater(majority, chosen, best, candidates);
  }

  /// 10.2 (Maxi): the player whom the number alone gives, if the best candidate is not within 100
  /// points of this player.
  [[nodiscard]] Vertex within_limit(const Candidate& best,
                                    const std::vector<Candidate>& candidates) const {
    Vertex chosen = best.vertex;
    for (const Candidate& other : candidates) {
      if (other.type == best.type && other.repeats == best.repeats &&
          rather(members_[other.vertex], members_[chosen])) {
        chosen = other.vertex;
      }
    }
    return field_.within_limit(members_[best.vertex], members_[chosen]) ? best.vertex : chosen;
  }

  void tell_candidates(Colour majority, const std::vector<Candidate>& candidates) {
    teller_.tell(articles().types, {}, [&]() -> Message {
      const CommaList types{candidates, [&](const Candidate& candidate) {
                              return said::candidate{.player = number(candidate.vertex),
                                                     .type = candidate.type,
                                                     .repeats = candidate.repeats,
                                                     .other = candidate.off_balance};
                            }};
      if (majority == Colour::none)
        return said::candidates_in_balance{.left = left(), .types = types};
      return said::candidates{.left = left(), .colour = majority, .types = types};
    });
  }

  /// The player whom the number alone gives (10.3, 10.4).
  [[nodiscard]] Candidate natural_of(const std::vector<Candidate>& candidates) const {
    return *std::ranges::min_element(candidates, [&](auto& x, auto& y) {
      return rather(members_[x.vertex], members_[y.vertex]);
    });
  }

  /// The article that decided, compared with the player whom the number alone gives (10.3, 10.4).
  [[nodiscard]] std::string_view article_of_floater(
      Vertex chosen, const Candidate& best, const std::vector<Candidate>& candidates) const {
    const Candidate natural = natural_of(candidates);
    const auto has_no_opponent = [](Type type) { return type == Type::c || type == Type::a; };
    if (chosen != best.vertex) return articles().floater_maxi;
    if (natural.vertex == chosen) return down() ? articles().floater_down : articles().floater_up;
    if (natural.type != best.type) {
      return has_no_opponent(natural.type) && !has_no_opponent(best.type) ? articles().replacement
                                                                          : articles().types;
    }
    return natural.repeats != best.repeats ? articles().no_repeat : articles().floater_colour;
  }

  void tell_floater(Colour majority, Vertex chosen, const Candidate& best,
                    const std::vector<Candidate>& candidates) {
    teller_.tell(
        article_of_floater(chosen, best, candidates), {members_[chosen]}, [&]() -> Message {
          if (chosen != best.vertex)
            return said::floater_within_limit{.player = number(chosen),
                                              .other = number(best.vertex)};
          Message due;
          if (majority != Colour::none && !best.off_balance)
            due = said::due_like_most{.player = number(chosen), .colour = majority};
          return said::floater_of_even{
              .player = number(chosen),
              .type = said::type_of_floater{.type = best.type},
              .repeats = best.repeats,
              .due = due,
              .last = said::by_number_alone{.player = number(chosen),
                                            .largest = down(),
                                            .equals = natural_of(candidates).vertex != chosen}};
        });
  }

  /// 11.4: one of the players without whom no pair is lost.
  [[nodiscard]] Vertex best_transferable() {
    // Who is not dispensable now never will be: the last search includes all who are.
    if (!dispensable_) dispensable_ = matching_.dispensable();
    while (true) {
      const Vertex chosen = best_of(*dispensable_);
      if (is_dispensable(chosen)) return chosen;
    }
  }

  [[nodiscard]] Vertex best_of(const VertexSet& transferable) {
    std::optional<Candidate> best;
    const auto comes_before = [&](const Candidate& x, const Candidate& y) {
      if (x.type != y.type) return x.type < y.type;
      if (field_.regulation.other.whole_list) {
        if (x.repeats != y.repeats) return y.repeats;
        if (x.off_balance != y.off_balance) return y.off_balance;
      }
      return rather(members_[x.vertex], members_[y.vertex]);
    };
    matching::for_each(transferable, [&](Vertex v) {
      if (!here_[v]) return;
      const Candidate one = candidate(v);
      if (best && !comes_before(one, *best)) return;
      best = one;
    });
    last_type_ = best->type;
    return best->vertex;
  }

  const Field& field_;
  const Group& group_;
  Teller& teller_;
  std::vector<Seat> members_;  ///< Residents, then incoming floaters
  matching::Graph graph_;
  DenseMatching matching_;
  Colour majority_ = Colour::none;  ///< Due to more of the remaining members
  std::vector<bool> here_;
  VertexSet unmatched_;  ///< Who are here, without a mate
  std::size_t unmatched_count_ = 0;
  std::optional<VertexSet> dispensable_;  ///< At the last search
  std::vector<Seat> out_;
  Foresight foresight_;
  Type last_type_ = Type::d;
  bool swaps_ = false;  ///< The player chosen to make the number even is needed for a pair
};

}  // namespace

std::vector<Seat> Group::members() const {
  std::vector<Seat> seats = residents;
  for (const Floater& floater : floaters) seats.push_back(floater.seat);
  return seats;
}

std::vector<Seat> float_out(const Field& field, Group& group, const Group& adjacent,
                            Teller& teller) {
  auto out = Selection(field, group, adjacent, teller).run();
  std::vector<bool> gone(field.size());
  for (const Seat seat : out) gone[seat] = true;
  std::erase_if(group.residents, [&](Seat seat) { return gone[seat]; });
  std::erase_if(group.floaters, [&](const Floater& floater) { return gone[floater.seat]; });
  return out;
}

}  // namespace trf::pair::lim
