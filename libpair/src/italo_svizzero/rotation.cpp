#include "italo_svizzero/rotation.hpp"

#include <numeric>

#include "italo_svizzero/circle.hpp"
#include "legal_graph.hpp"
#include "publication.hpp"
#include "trf/pair/messages/italo_svizzero.hpp"
#include "trf/pair/messages/obstruction.hpp"

namespace trf::pair::italo_svizzero {
namespace {

using matching::VertexSet;

class Rotation {
 public:
  Rotation(const Table& table, const FreeChoice& free, Trace* trace,
           std::vector<RotationPair>* steps = nullptr)
      : table_(table),
        trace_(trace),
        steps_(steps),
        completion_(table, players_of(table, free), free.group),
        seats_(all_seats(table)),
        kinds_(seats_.size()),
        rows_(seats_, kinds_, any_colours, table.state.prohibited),
        left_(table.size()) {
    for (const Seat seat : players_of(table, free)) left_.insert(table.entries[seat].points, seat);
    made_.bye = free.player == no_seat ? no_player : table.state.players[free.player].player;
    made_.pairs.reserve(table.size() / 2U);
  }

  Pairing run() {
    const ResumePoint resume = resume_point(table_.state, table_.regulation);
    tell_resume_point(resume);
    while (next_ < table_.size() && table_.state.players[next_].player < resume.place) ++next_;
    while (!left_.empty()) make_pair();
    sort_by_board(table_.state, made_);
    return std::move(made_);
  }

 private:
  static std::vector<Seat> players_of(const Table& table, const FreeChoice& free) {
    std::vector<Seat> seats;
    for (std::size_t seat = 0; seat < table.size(); ++seat) {
      if (seat != free.player) seats.push_back(static_cast<Seat>(seat));
    }
    return seats;
  }

  static std::vector<Seat> all_seats(const Table& table) {
    std::vector<Seat> seats(table.size());
    std::iota(seats.begin(), seats.end(), Seat{0});
    return seats;
  }

  void remove(Seat seat) { left_.remove(table_.entries[seat].points, seat); }

  /// The players with whom the first is allowed to be paired.
  void find_allowed(Seat first) {
    rows_.write(first, allowed_);
    for (const Seat other : table_.paired[first]) allowed_.erase(other);
  }

  void make_pair() {
    ++number_;
    // Art. 6: the first is the player with the most points who comes first in the rotation.
    const Seat first = left_.first(next_);
    tell_first(first);
    const Score points = left_.top();
    remove(first);
    const Seat second = find_second(first, points);
    completion_.take(first, second);
    const bool left_over = second == completion_.free_place();
    const std::string_view article = left_over                                 ? "art. 12"
                                     : table_.state.round == 1                 ? "art. 5"
                                     : table_.entries[second].points == points ? "art. 6"
                                                                               : "art. 7";
    if (steps_ != nullptr)
      steps_->push_back({first, left_over ? no_seat : second, article, std::move(uncoupled_)});
    uncoupled_.clear();
    if (left_over) {
      made_.bye = player(first);
      next_ = static_cast<Seat>(first + 1);
      tell("art. 12", {first}, [&] { return said::left_over{.player = table_.number(first)}; });
      return;
    }
    remove(second);
    next_ = static_cast<Seat>(second + 1);  // Art. 4: never back
    const ColourChoice choice =
        choose_white(table_, first, second, trace_ != nullptr ? Reason::told : Reason::untold);
    const Seat black = choice.white == first ? second : first;
    tell(choice.article, {first, second}, [&] {
      return said::has_white{.white = table_.number(choice.white),
                             .black = table_.number(black),
                             .why = choice.reason};
    });
    made_.pairs.push_back({player(choice.white), player(black)});
  }

  /// Arts. 6, 7, 9: scoregroups downwards, each one turn from the end of the last one.
  Seat find_second(Seat first, Score points) {
    Seat mark = first;
    Score group_points = points;
    Seat second = no_seat;
    find_allowed(first);
    for (const auto& level : left_.groups()) {
      const Score score = level.first;
      const Seat from = static_cast<Seat>(mark + 1);
      if (score != group_points) {
        tell("art. 7", {first}, [&] {
          return said::search_continues{.player = table_.number(first),
                                        .points = group_points,
                                        .next = score,
                                        .mark = table_.number(mark)};
        });
        group_points = score;
      }
      const auto visit = [&](Seat candidate) {
        if (!is_possible(first, candidate)) return false;
        second = candidate;
        return true;
      };
      const VertexSet& group = level.second.places;
      // An account names the others too.
      const bool done = Circle::turn(group, trace_ == nullptr ? allowed_ : group, from, visit);
      tell_skipped(first);
      if (done) break;
      mark = Circle::last(group, from);
    }
    if (second == no_seat) return completion_.free_place();
    const std::string_view article = table_.state.round == 1  ? "art. 5"
                                     : group_points == points ? "art. 6"
                                                              : "art. 7";
    tell(article, {first, second}, [&] {
      return said::second_found{
          .player = table_.number(second), .points = group_points, .first = table_.number(first)};
    });
    return second;
  }

  bool is_possible(Seat first, Seat candidate) {
    if (!allowed_.contains(candidate)) {
      if (trace_ != nullptr) tell_prohibited(first, candidate);
      return false;
    }
    if (completion_.possible_after(first, candidate)) return true;
    if (steps_ != nullptr) uncoupled_.push_back(candidate);
    if (trace_ != nullptr) tell_uncoupled(first, candidate);
    return false;
  }

  void tell_prohibited(Seat first, Seat candidate) {
    auto why = table_.why_not(first, candidate);
    if (why.is<pair::said::prohibited_pair>()) return skip(first, candidate, false);
    tell_skipped(first);
    tell("art. 6", {first, candidate}, [&] {
      return said::not_chosen{.player = table_.number(candidate), .why = std::move(why)};
    });
  }

  /// Players one after the other with the same reason have one sentence: large clubs have millions
  /// of prohibited pairs.
  void skip(Seat first, Seat candidate, bool is_uncoupled) {
    if (is_uncoupled != skips_uncoupled_) tell_skipped(first);
    skips_uncoupled_ = is_uncoupled;
    skipped_.push_back(candidate);
  }
  void tell_skipped(Seat first) {
    if (skipped_.empty()) return;
    std::vector<Seat> seats{first};
    seats.insert(seats.end(), skipped_.begin(), skipped_.end());
    tell(skips_uncoupled_ ? "art. 9" : "260", seats, [&]() -> Message {
      const Number one = table_.number(skipped_.front());
      const AndList players{skipped_, [this](Seat seat) { return Number{table_.number(seat)}; }};
      if (skips_uncoupled_ && skipped_.size() == 1)
        return said::uncoupled_too{.player = one, .first = table_.number(first)};
      if (skips_uncoupled_)
        return said::uncoupled_each{.players = players, .first = table_.number(first)};
      if (skipped_.size() == 1)
        return said::not_chosen{.player = one, .why = table_.why_not(first, skipped_.front())};
      return said::none_chosen{.players = players, .first = table_.number(first)};
    });
    skipped_.clear();
  }

  void tell_uncoupled(Seat first, Seat candidate) {
    // A reason is a matching of all who are left; club blocks uncouple tens of thousands of pairs.
    if (++reasons_ > most_reasons) return skip(first, candidate, true);
    tell_skipped(first);
    std::vector<Seat> left, admissible;
    for (const auto& [score, group] : left_.groups()) {
      matching::for_each(group.places, [&](Seat seat) {
        if (seat == candidate) return;
        left.push_back(seat);
        if (completion_.has_free_place() && completion_.is_admissible(seat))
          admissible.push_back(seat);
      });
    }
    Completion rest(table_, left, admissible);
    tell("art. 9", {first, candidate}, [&] {
      return Message(said::uncoupled{.player = table_.number(candidate),
                                     .first = table_.number(first),
                                     .why = rest.obstruction()});
    });
  }

  void tell_first(Seat first) {
    const bool round_1 = table_.state.round == 1;
    tell(round_1 ? "art. 5" : "art. 6", {first}, [&]() -> Message {
      const Number player = table_.number(first);
      if (round_1) return said::first_by_draw{.player = player};
      const auto& [points, equals] = *left_.groups().begin();
      if (equals.size == 1) return said::first_alone{.player = player, .points = points};
      return said::first_of_equals{.player = player, .count = equals.size, .points = points};
    });
  }

  void tell_resume_point(const ResumePoint& resume) {
    if (trace_ == nullptr) return;
    const auto number = [&](PlayerIndex p) {
      return table_.state.tournament->players[p].start_rank;
    };
    const Message place = title(Place::of(Place::Kind::resume_point));
    if (resume.opponent == no_player)
      return pair::tell(trace_, place, "art. 5", said::starts_from_first{});
    pair::tell(trace_, place, "art. 6",
               said::resumes_from{.white = number(resume.place),
                                  .black = number(resume.opponent),
                                  .round = table_.state.round - 1},
               {resume.place, resume.opponent});
  }

  /// Costs nothing without a trace: the sentence is made only if there is one.
  template <class Sentence>
  void tell(std::string_view article, std::initializer_list<Seat> seats, Sentence&& sentence) {
    tell(article, std::vector<Seat>(seats), std::forward<Sentence>(sentence));
  }
  template <class Sentence>
  void tell(std::string_view article, const std::vector<Seat>& seats, Sentence&& sentence) {
    if (trace_ == nullptr) return;
    std::vector<PlayerIndex> players;
    players.reserve(seats.size());
    for (const Seat seat : seats) players.push_back(player(seat));
    pair::tell(trace_, title(Place::pair(number_)), article, std::forward<Sentence>(sentence),
               std::move(players));
  }

  [[nodiscard]] PlayerIndex player(Seat seat) const { return table_.state.players[seat].player; }

  static constexpr int most_reasons = 20;  ///< In a round

  const Table& table_;
  Trace* trace_;
  std::vector<RotationPair>* steps_;
  int reasons_ = 0;
  std::vector<Seat> uncoupled_;
  std::vector<Seat> skipped_;     ///< Not told yet
  bool skips_uncoupled_ = false;  ///< Why: else they are prohibited pairs
  Completion completion_;
  std::vector<Seat> seats_;
  std::vector<ColourKind> kinds_;
  LegalRows rows_;
  VertexSet allowed_;  ///< Possible seconds of the first
  Circle left_;
  Seat next_ = 0;  ///< The next seat in the rotation
  int number_ = 0;
  Pairing made_;
};

}  // namespace

Pairing rotate(const Table& table, const FreeChoice& free, Trace* trace) {
  return Rotation(table, free, trace).run();
}

std::vector<RotationPair> steps_of_rotation(const Table& table, const FreeChoice& free) {
  std::vector<RotationPair> steps;
  (void)Rotation(table, free, nullptr, &steps).run();
  return steps;
}

}  // namespace trf::pair::italo_svizzero
