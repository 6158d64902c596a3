#include "burstein/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "burstein/exact.hpp"
#include "burstein/following.hpp"
#include "burstein/judge.hpp"
#include "matching/dense_matching.hpp"
#include "swiss/explain.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/burstein.hpp"

namespace trf::pair::burstein {
namespace {

using swiss::numbers;

/// In larger fields a pair is explained without the whole field.
constexpr int most_asked = 150;
/// There, so many pairs of a round are looked at in their bracket: each is a pairing of it.
constexpr int most_searches = 100;
/// At most this many opponents that a floater does not get are named.
constexpr std::size_t most_refused = 4;

/// "45.25", "8.5" of hundredths.
std::string hundredths(std::int64_t value) {
  std::string text = fmt::format("{}.{:02}", value / 100, value % 100);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

class BracketTeller : swiss::StepTeller<Field, Step, swiss::Field> {
 public:
  /// \param following  null: this is the last bracket
  /// \param searches  left for the round, in a large field
  BracketTeller(const Field& field, const Step& step, const Step* following, int& searches,
                Trace& trace)
      : StepTeller(field, step, place_of(step.bracket), trace),
        bracket_(step.bracket),
        following_(following),
        searches_(searches) {}

  void tell() {
    tell_players();
    tell_floaters();
    tell_refused();
    tell_values();
    for (const auto& [a, b] : step_.pairing.pairs)
      swiss::tell_colours(teller_, field_, articles_.colours, allot_colours(field_, a, b));
  }

 private:
  void tell_players() {
    std::vector<Rank> residents;
    for (const Rank rank : bracket_.players)
      if (!contains(bracket_.incoming, rank)) residents.push_back(rank);
    std::ranges::sort(residents);
    if (bracket_.incoming.empty())
      teller_.say(articles_.bracket,
                  said::bracket_of_residents{.count = residents.size(),
                                             .residents = numbers(field_, residents)},
                  bracket_.players);
    else
      teller_.say(articles_.bracket,
                  said::bracket_with_floaters{.count = residents.size(),
                                              .residents = numbers(field_, residents),
                                              .more = bracket_.incoming.size(),
                                              .floaters = numbers(field_, bracket_.incoming)},
                  bracket_.players);
    std::vector<Arg> ranked;
    for (const Rank rank : bracket_.players)
      ranked.emplace_back(
          said::with_index{.player = number(rank),
                           .buchholz = Score::from_tenths(field_.index(rank).buchholz),
                           .berger = Code{hundredths(field_.index(rank).sonneborn_berger)}});
    teller_.say(articles_.ranking, said::order_of_index{.players = std::move(ranked)});
  }

  void tell_floaters() {
    const auto& floaters = step_.pairing.floaters;
    if (floaters.empty()) return;
    swiss::Facts facts{{said::fact_floaters{}, swiss::listed(field_, floaters)}};
    if (bracket_.size() == 1)
      teller_.say(c05.name, said::floats_alone{.player = number(floaters.front())}, floaters,
                  std::move(facts));
    else if (possible_pairs() > step_.pairing.pairs.size())
      teller_.say("C4", said::float_for_completion{.players = numbers(field_, floaters)}, floaters,
                  std::move(facts));
    else if (step_.pairing.pairs.empty())
      teller_.say(c05.name, said::float_of_no_pairs{.players = numbers(field_, floaters)}, floaters,
                  std::move(facts));
    else
      teller_.say(c05.name,
                  said::float_of_few_pairs{.players = numbers(field_, floaters),
                                           .pairs = step_.pairing.pairs.size()},
                  floaters, std::move(facts));
  }

  /// Without a look at the players below.
  [[nodiscard]] std::size_t possible_pairs() const {
    const matching::Graph legal = field_.legal_pairs(bracket_.players);
    matching::DenseMatching players(legal);
    players.maximise();
    return (bracket_.players.size() - players.unmatched()) / 2;
  }

  /// 4.3 tries the last opponent first, and floating after all others: why the opponents after the
  /// chosen one are not chosen, and for a floater why none is.
  void tell_refused() {
    std::vector<Rank> left = bracket_.players;
    while (left.size() > 1) {
      const Rank player = left.front(), given = opponent_of(step_.pairing, player);
      std::size_t told = 0;
      for (std::size_t i = left.size(); i-- > 1 && left[i] != given;) {
        if (given < 0 && told++ == most_refused) break;
        tell_reason(player, left[i], reason_against(player, left[i]));
      }
      left.erase(left.begin());
      std::erase(left, given);
    }
    for (const Rank floater : step_.pairing.floaters) tell_floater(floater);
  }

  struct Reason {
    std::string_view rule;
    Message words;
  };
  void tell_reason(Rank player, Rank other, Reason reason) {
    told_.insert(std::minmax(player, other));
    teller_.say(reason.rule,
                said::are_not_paired{
                    .one = number(player), .other = number(other), .why = std::move(reason.words)},
                std::array{player, other});
  }

  /// Why a floater is not paired with the players of whom nothing was said yet.
  void tell_floater(Rank floater) {
    const bool has_opponent = std::ranges::any_of(bracket_.players, [&](Rank other) {
      return other != floater && field_.may_meet(floater, other);
    });
    if (has_opponent && field_.size() > most_asked) return;
    std::vector<std::pair<Rank, Rank>> untold;
    for (const Rank other : bracket_.players) {
      if (other == floater) continue;
      if (told_.contains(std::minmax(floater, other))) continue;
      const bool is_first = field_.ranks_before(floater, other);
      untold.emplace_back(is_first ? floater : other, is_first ? other : floater);
    }
    if (untold.empty()) return;
    const auto keeps_c1 = [&](Rank other) {
      return other != floater && field_.keeps_c1(floater, other);
    };
    if (!has_opponent && untold.size() + 1 == bracket_.players.size())
      teller_.say(std::ranges::any_of(bracket_.players, keeps_c1) ? "C3" : "C1",
                  said::no_opponent_in_bracket{.player = number(floater)}, std::array{floater});
    std::size_t told = 0;
    bool by_order = false;
    for (const auto& [player, other] : untold) {
      if (told == most_refused) break;
      Reason reason = reason_against(player, other);
      if (reason.rule == articles_.order) {
        by_order = true;
        continue;
      }
      tell_reason(player, other, std::move(reason));
      ++told;
    }
    if (by_order && told == 0)
      teller_.say(articles_.order, said::floats_by_order{.player = number(floater)},
                  std::array{floater});
  }

  [[nodiscard]] Reason reason_against(Rank player, Rank other) const {
    if (auto forbidden = swiss::why_not(field_, player, other))
      return {forbidden->rule, std::move(forbidden->why)};
    Bracket with = bracket_;
    with.together = {player, other};
    const bool is_small = field_.size() <= most_asked;
    if (!is_small && (bracket_.size() > most_asked || searches_-- <= 0))
      return {articles_.order, said::others_pair_worse{}};
    const auto best = pair_exactly(field_, with, is_small ? Reach::complete : Reach::bracket);
    if (!best) return {"C4", said::others_stay_unpaired{}};
    for (const Criterion* criterion : criteria) {
      // Without the whole field it is not known that the players below can be paired.
      if (criterion->measure == Measure::look_ahead && !is_small &&
          !can_be_followed(best->pairing.floaters))
        return {articles_.order, said::others_pair_worse{}};
      const auto ours = value_of(field_, *criterion, bracket_, step_.pairing);
      const auto theirs = value_of(field_, *criterion, bracket_, best->pairing);
      if (ours != theirs)
        return {criterion->name, swiss::compared_with_pair(*criterion, field_[player].tpn,
                                                           field_[other].tpn, theirs, ours)};
    }
    return {articles_.order, said::earlier_lose_opponents{.player = number(player)}};
  }

  [[nodiscard]] bool can_be_followed(std::vector<Rank> floaters) const {
    floaters.insert(floaters.end(), bracket_.next.begin(), bracket_.next.end());
    floaters.insert(floaters.end(), bracket_.rest.begin(), bracket_.rest.end());
    return can_all_be_paired(field_, floaters);
  }

  void tell_values() {
    if (step_.pairing.pairs.empty()) return;
    const auto value = [&](const Criterion& criterion) {
      // The following bracket was paired with these floaters.
      return criterion.measure == Measure::look_ahead && following_ != nullptr
                 ? value_ahead(field_, step_.pairing, *following_)
                 : value_of(field_, criterion, bracket_, step_.pairing);
    };
    swiss::Facts facts;
    for (const Criterion* criterion : criteria)
      facts.emplace_back(swiss::code(criterion->name),
                         swiss::told(criterion->measure, value(*criterion)));
    swiss::tell_preferences(teller_, c08.name, value(c08).front(), std::move(facts));
  }

  const Bracket& bracket_;
  const Step* following_;
  int& searches_;
  std::set<std::pair<Rank, Rank>> told_;  ///< Pairs whose reason was given
};

}  // namespace

void explain(const Field& field, const RoundPairing& round, Trace& trace) {
  swiss::explain_bye(field, round.bye, bye_order(field), field.regulation().articles.bye, trace,
                     [&](Rank rank) -> Message {
                       const Index& index = field.index(rank);
                       return said::value_index{.buchholz = Score::from_tenths(index.buchholz),
                                                .berger = Code{hundredths(index.sonneborn_berger)}};
                     });
  int searches = most_searches;
  for (std::size_t i = 0; i < round.steps.size(); ++i)
    BracketTeller(field, round.steps[i], i + 1 < round.steps.size() ? &round.steps[i + 1] : nullptr,
                  searches, trace)
        .tell();
  swiss::tell_boards<swiss::Field>(field, trace);
}

}  // namespace trf::pair::burstein
