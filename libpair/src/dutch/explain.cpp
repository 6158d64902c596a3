#include "dutch/explain.hpp"

#include <algorithm>
#include <optional>

#include "dutch/completion.hpp"
#include "dutch/evaluate.hpp"
#include "dutch/exact.hpp"
#include "matching/dense_matching.hpp"
#include "swiss/judge.hpp"
#include "swiss/teller.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/dutch.hpp"

namespace trf::pair::dutch {
namespace {

using swiss::number_fact;

/// In larger brackets a pair is explained by its own faults; in smaller ones by the best candidate
/// with it.
constexpr int most_asked = 120;
/// A player stays in the Limbo because of the best candidate with one of so many opponents.
constexpr std::size_t most_opponents = 20;

class BracketTeller {
 public:
  BracketTeller(const Field& field, const Step& step, Rank bye, Trace& trace)
      : field_(field),
        step_(step),
        task_(step.task),
        bye_(bye),
        teller_(field, trace, place_of(step.task)) {}

  void tell() {
    tell_players();
    values_ = evaluate(task_, step_.pairing);
    tell_limbo();
    tell_downfloaters();
    tell_natural_pairs();
    tell_values();
    tell_colours();
  }

 private:
  [[nodiscard]] Number number(Rank player) const { return field_[player].tpn; }
  [[nodiscard]] Message listed(std::span<const Rank> players) const {
    return swiss::listed(field_, players);
  }
  [[nodiscard]] std::span<const Rank> moved_down() const {
    return {task_.bracket.players.data(), static_cast<std::size_t>(task_.bracket.moved_down)};
  }
  [[nodiscard]] std::span<const Rank> residents() const {
    return std::span(task_.bracket.players).subspan(moved_down().size());
  }
  [[nodiscard]] Rank opponent(Rank player) const { return opponent_of(step_.pairing, player); }
  [[nodiscard]] bool floats(Rank player) const { return opponent(player) < 0; }

  void tell_players() {
    std::vector<Rank> limbo;
    std::ranges::copy_if(moved_down(), std::back_inserter(limbo),
                         [&](Rank player) { return floats(player); });
    swiss::Facts facts{
        {said::fact_residents{}, listed(residents())},
        {said::fact_moved_down{}, listed(moved_down())},
        {swiss::code("MaxPairs"), number_fact(std::ssize(step_.pairing.pairs))},
        {swiss::code("M1"), number_fact(std::ssize(moved_down()) - std::ssize(limbo))},
        {swiss::code("Limbo"), listed(limbo)}};
    const auto& article = field_.regulation().articles.bracket;
    if (moved_down().empty())
      teller_.say(article,
                  said::bracket_of_residents{.count = residents().size(),
                                             .residents = swiss::numbers(field_, residents())},
                  task_.bracket.players, std::move(facts));
    else
      teller_.say(article,
                  said::bracket_with_mdps{.count = residents().size(),
                                          .residents = swiss::numbers(field_, residents()),
                                          .moved = moved_down().size(),
                                          .mdps = swiss::numbers(field_, moved_down())},
                  task_.bracket.players, std::move(facts));
    const auto& outlook = field_.regulation().articles.completion;
    if (step_.stage == Stage::penultimate) teller_.say(outlook, said::penultimate_bracket{});
    if (step_.stage == Stage::collapsed_last) teller_.say(outlook, said::collapsed_last_bracket{});
  }

  /// Without a look at the players below.
  [[nodiscard]] std::size_t possible_pairs() const {
    const auto& players = task_.bracket.players;
    const auto residents = static_cast<matching::Vertex>(task_.bracket.moved_down);
    const auto graph =
        matching::Graph::from(players.size(), [&](matching::Vertex a, matching::Vertex b) {
          return (a >= residents || b >= residents) && field_.may_meet(players[a], players[b]);
        });
    matching::DenseMatching here(graph);
    here.maximise();
    return (players.size() - here.unmatched()) / 2;
  }

  /// Why the best candidate of another kind is not chosen.
  struct Reason {
    std::string_view article;
    Message words;
  };
  [[nodiscard]] Reason reason_against(const Task& what_if) const {
    const auto& regulation = field_.regulation();
    const auto other = pair_exactly(what_if);
    if (!other && what_if.floating && !task_.is_last())
      return {regulation.criteria.front()->name,
              said::needs_more_downfloaters{.player = number(*what_if.floating),
                                            .count = step_.pairing.downfloaters.size()}};
    if (!other || (what_if.together && !has_pair(*other, *what_if.together)))
      return {regulation.articles.completion, said::others_stay_unpaired{}};
    return reason_against(what_if, *other, evaluate(task_, *other));
  }
  [[nodiscard]] static bool has_pair(const BracketPairing& candidate, std::pair<Rank, Rank> pair) {
    return contains(candidate.pairs, pair);
  }
  [[nodiscard]] Reason reason_against(const Task& what_if, const BracketPairing& other,
                                      const std::vector<Value>& values) const {
    const auto& regulation = field_.regulation();
    for (std::size_t c = 0; c < values.size(); ++c) {
      if (values[c] == values_[c]) continue;
      const Criterion& criterion = *regulation.criteria[c];
      if (!what_if.together)
        return {criterion.name, swiss::compared(criterion, values[c], values_[c])};
      const auto [high, low] = *what_if.together;
      return {criterion.name, swiss::compared_with_pair(criterion, field_[high].tpn,
                                                        field_[low].tpn, values[c], values_[c])};
    }
    return {generation_article(task_, step_.pairing, other),
            said::equally_good_comes_first{.article = Code{regulation.articles.order}}};
  }
  [[nodiscard]] bool may_ask() const {
    return task_.bracket.size() + task_.next_end - task_.next_begin <= most_asked;
  }

  void tell_limbo() {
    const auto& regulation = field_.regulation();
    for (const Rank player : moved_down()) {
      if (!floats(player)) continue;
      const std::array about{player};
      if (player == bye_ && !has_other_for_bye(player)) {
        teller_.say(regulation.articles.bye, said::downfloats_for_pab{.player = number(player)},
                    about);
        continue;
      }
      const auto opponents = opponents_here(player);
      if (opponents.empty()) {
        teller_.say(regulation.articles.limbo,
                    said::downfloats_without_opponent{.player = number(player)}, about);
        continue;
      }
      Reason reason = reason_for_limbo(player, opponents);
      teller_.say(reason.article,
                  said::stays_in_limbo{.player = number(player), .why = std::move(reason.words)},
                  about);
    }
  }
  /// Is another player of the bracket or below allowed to receive the bye?
  [[nodiscard]] bool has_other_for_bye(Rank holder) const {
    const auto may = [&](Rank player) {
      return player != holder && may_receive_bye(field_, player, task_.bye_score);
    };
    for (Rank below = task_.next_begin; below < field_.size(); ++below)
      if (may(below)) return true;
    return std::ranges::any_of(task_.bracket.players, may);
  }
  [[nodiscard]] std::vector<Rank> opponents_here(Rank player) const {
    std::vector<Rank> opponents;
    std::ranges::copy_if(residents(), std::back_inserter(opponents),
                         [&](Rank other) { return field_.may_meet(player, other); });
    return opponents;
  }
  /// Why the best candidate in which the player is paired here is not chosen.
  [[nodiscard]] Reason reason_for_limbo(Rank player, std::span<const Rank> opponents) const {
    const auto& regulation = field_.regulation();
    if (!may_ask() || opponents.size() > most_opponents)
      return {regulation.articles.best, said::others_pair_worse_or_later{}};
    Task best_task = task_;
    std::optional<BracketPairing> best;
    std::vector<Value> least;
    for (const Rank other : opponents) {
      Task what_if = task_;
      what_if.together = {player, other};
      auto candidate = pair_exactly(what_if);
      if (!candidate || !has_pair(*candidate, *what_if.together)) continue;
      auto values = evaluate(task_, *candidate);
      if (best && least <= values) continue;
      best = std::move(candidate);
      least = std::move(values);
      best_task = std::move(what_if);
    }
    if (!best) return {regulation.articles.completion, said::others_stay_unpaired{}};
    return reason_against(best_task, *best, least);
  }

  void tell_downfloaters() {
    const auto& regulation = field_.regulation();
    std::vector<Rank> down;
    std::ranges::copy_if(residents(), std::back_inserter(down),
                         [&](Rank player) { return floats(player); });
    if (down.empty()) return;
    const Rank first = down.front();
    swiss::Facts facts{{said::fact_downfloaters{}, listed(step_.pairing.downfloaters)}};
    if (task_.bracket.size() == 1)
      return teller_.say(regulation.articles.floats,
                         said::is_alone{.player = number(first), .pab = task_.is_last()}, down,
                         std::move(facts));
    const auto pairs = step_.pairing.pairs.size();
    const int size = task_.bracket.size();
    if (task_.is_last() && step_.pairing.downfloaters.size() == 1)
      teller_.say(regulation.criteria.front()->name,
                  said::pab_of_few_pairs{.player = number(first), .pairs = pairs, .size = size},
                  down, std::move(facts));
    else if (possible_pairs() > pairs)
      teller_.say(regulation.articles.completion,
                  said::downfloat_for_completion{.players = swiss::numbers(field_, down)}, down,
                  std::move(facts));
    else if (pairs == 0)
      teller_.say(
          regulation.criteria.front()->name,
          said::downfloat_of_no_pairs{.players = swiss::numbers(field_, down), .size = size}, down,
          std::move(facts));
    else
      teller_.say(regulation.criteria.front()->name,
                  said::downfloat_of_few_pairs{
                      .players = swiss::numbers(field_, down), .pairs = pairs, .size = size},
                  down, std::move(facts));
    // The lowest resident is the natural downfloater.
    const Rank last = residents().back();
    if (floats(last)) return;
    if (task_.is_last() && !may_receive_bye(field_, last, task_.bye_score)) {
      const std::array about{last};  // The residents share a score, so it is [C2].
      return teller_.say("C2", barred_from_pab(field_, about), about);
    }
    if (!may_ask()) return;
    Task what_if = task_;
    what_if.floating = last;
    Reason reason = reason_against(what_if);
    teller_.say(
        reason.article,
        said::lowest_does_not_downfloat{.player = number(last), .why = std::move(reason.words)},
        std::array{last, first});
  }

  /// The pairs that 3.3.1 makes first, from the original S1 and S2.
  [[nodiscard]] std::vector<std::pair<Rank, Rank>> natural_pairs() const {
    std::vector<std::pair<Rank, Rank>> natural;
    std::vector<Rank> rest(residents().begin(), residents().end());
    std::size_t made = 0;
    for (const Rank player : moved_down()) {
      if (floats(player)) continue;
      natural.emplace_back(player, residents()[made++]);
      std::erase(rest, opponent(player));
    }
    const auto pairs = step_.pairing.pairs.size() - made;
    for (std::size_t i = 0; i < pairs; ++i) natural.emplace_back(rest[i], rest[pairs + i]);
    return natural;
  }

  void tell_natural_pairs() {
    for (const auto& [high, low] : natural_pairs()) {
      if (opponent(high) == low) continue;
      Reason reason = reason_against_pair(high, low);
      teller_.say(reason.article,
                  said::are_not_paired{
                      .one = number(high), .other = number(low), .why = std::move(reason.words)},
                  std::array{high, low});
    }
  }

  [[nodiscard]] Reason reason_against_pair(Rank high, Rank low) const {
    if (auto barred = why_not(field_, high, low)) return {barred->rule, std::move(barred->why)};
    const Rank other = opponent(low);
    if (other >= 0 && other < high)
      return {field_.regulation().articles.transposition,
              said::is_already_paired{.player = number(low), .other = number(other)}};
    if (!may_ask()) return own_fault(high, low);
    Task what_if = task_;
    what_if.together = {high, low};
    return reason_against(what_if);
  }

  /// The first criterion by which the pair itself is worse than the pair that was made.
  [[nodiscard]] Reason own_fault(Rank high, Rank low) const {
    const Rank made = opponent(high);
    for (const Criterion* criterion : field_.regulation().criteria) {
      if (criterion->of_pair == nullptr || made < 0) continue;
      const auto value = [&](Rank a, Rank b) {
        return value_of(task_, {{std::minmax(a, b)}, {}}, *criterion);
      };
      const Value with = value(high, low), without = value(high, made);
      if (with > without)
        return {criterion->name,
                said::pair_is_worse{.one = number(high),
                                    .other = number(low),
                                    .theirs = criterion->says(with),
                                    .made = number(made),
                                    .ours = swiss::ending(criterion->measure, without)}};
      if (with < without) break;
    }
    return {field_.regulation().articles.best, said::others_pair_worse_or_later{}};
  }

  void tell_values() {
    const auto criteria = field_.regulation().criteria;
    swiss::Facts facts;
    std::vector<Arg> faults;
    for (std::size_t c = 0; c < criteria.size(); ++c) {
      const Criterion& criterion = *criteria[c];
      const Value& value = values_[c];
      facts.emplace_back(swiss::code(criterion.name), swiss::told(criterion.measure, value));
      const bool is_met = value.empty() || (criterion.measure == Measure::number && value[0] == 0);
      if (c < 2 || criterion.measure == Measure::look_ahead || is_met) continue;
      faults.emplace_back(Cited{criterion.name, criterion.says(value)}.sentence());
    }
    const auto& article = field_.regulation().articles.evaluation;
    if (faults.empty())
      teller_.say(article, said::meets_other_criteria{}, {}, std::move(facts));
    else
      teller_.say(article, said::in_best_candidate{.faults = std::move(faults)}, {},
                  std::move(facts));
  }

  void tell_colours() {
    for (const auto& [high, low] : step_.pairing.pairs) {
      const swiss::ColourDecision decision = allot_colours(field_, high, low);
      teller_.say(field_.regulation().articles.colours[static_cast<std::size_t>(decision.rule)],
                  said::has_white_against{.white = number(decision.white()),
                                          .black = number(decision.black()),
                                          .why = reason_of(field_, decision)},
                  std::array{high, low});
    }
  }

  const Field& field_;
  const Step& step_;
  const Task& task_;
  Rank bye_;
  swiss::Teller<Field> teller_;
  std::vector<Value> values_;
};

/// If this player receives the bye.
[[nodiscard]] bool leaves_all_paired(const Field& field, Rank player) {
  std::vector<Rank> others;
  for (Rank other = 0; other < field.size(); ++other)
    if (other != player) others.push_back(other);
  return can_be_completed(field, others, std::nullopt);
}

void explain_bye(const Field& field, const RoundPairing& round, Trace& trace) {
  if (round.bye < 0) return;
  const Regulation& regulation = field.regulation();
  const Member& holder = field[round.bye];
  swiss::Teller<Field> teller(field, trace, Place::of(Place::Kind::bye));
  teller.say(regulation.articles.bye,
             said::receives_pab{.player = swiss::named(field.state(), field.seat(round.bye))},
             std::array{round.bye},
             {{said::fact_points{}, said::value_points{.points = Score::from_tenths(holder.score)}},
              {said::fact_unplayed_games{}, number_fact(holder.unplayed)}});
  std::vector<Rank> barred, needed, worse;
  for (Rank player = 0; player < field.size(); ++player) {
    if (field[player].score >= holder.score) continue;
    auto& list = field[player].bye_barred           ? barred
                 : leaves_all_paired(field, player) ? worse
                                                    : needed;
    list.push_back(player);
  }
  if (!barred.empty()) teller.say("C2", barred_from_pab(field, barred), barred);
  if (!needed.empty())
    teller.say(regulation.articles.completion,
               said::pab_leaves_unpaired{.players = swiss::numbers(field, needed)}, needed);
  if (!worse.empty())
    teller.say(regulation.articles.best,
               said::pab_pairs_worse{.players = swiss::numbers(field, worse)}, worse);
}

}  // namespace

void explain(const Field& field, const RoundPairing& round, Trace& trace) {
  explain_bye(field, round, trace);
  for (const Step& step : round.steps) BracketTeller(field, step, round.bye, trace).tell();
  swiss::tell_boards(field, trace);
}

}  // namespace trf::pair::dutch
