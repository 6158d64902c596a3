#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "kept_steps.hpp"
#include "swiss/publish.hpp"
#include "swiss/verdict.hpp"

/// The front of a system that pairs a round bracket by bracket (Dubov, Burstein). \p Field: of the
/// system; its namespace has pair_round(), explain(), judge(), allot_colours() and pairs_of().
namespace trf::pair::swiss {

/// A round with the data that its brackets look into.
template <class Field>
class MadeRound final : public Steps {
 public:
  template <class Regulation>
  MadeRound(const State& state, const Regulation& regulation)
      : field(state, regulation), round(pair_round(field)) {}
  const Field field;
  const decltype(pair_round(std::declval<const Field&>())) round;  ///< Empty if no round is legal
};

/// Colours by article 5 and boards in the order of publication.
template <class Field, class Round>
[[nodiscard]] Pairing published(const Field& field, const Round& round) {
  std::vector<std::pair<Rank, Rank>> pairs;
  for (const auto& step : round.steps)
    pairs.insert(pairs.end(), pairs_of(step).begin(), pairs_of(step).end());
  return publish(field, pairs, round.bye,
                 [&](Rank a, Rank b) { return allot_colours(field, a, b); });
}

template <class Field, class Regulation>
[[nodiscard]] Outcome pair_by_brackets(const State& state, const Regulation& regulation,
                                       Trace* trace) {
  auto made = std::make_shared<const MadeRound<Field>>(state, regulation);
  if (!made->round) return unpairable(made->field);
  if (trace != nullptr) explain(made->field, *made->round, *trace);
  Pairing pairing = published(made->field, *made->round);
  pairing.steps = std::move(made);
  return pairing;
}

template <class Field, class Regulation>
[[nodiscard]] Verdict judge_by_brackets(const State& state, const Regulation& regulation,
                                        const Pairing& published, const Outcome& correct) {
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return no_legal_round(regulation.articles.unpairable, none->obstruction);
  const auto made = steps_of<MadeRound<Field>>(state, regulation, std::get<Pairing>(correct));
  return judge(made->field, made->round.value(), published);
}

/// The round by another reading of the regulation; empty: there is none. It is paired again only if
/// it may have other pairs than the one that was made. \p publish: (field, round)
template <class Field, class Regulation, class Publish>
[[nodiscard]] std::optional<Pairing> round_by(const State& state, const MadeRound<Field>& made,
                                              const Regulation& changed, const Publish& publish) {
  const Field field(state, changed);
  if (made.round && has_same_pairs(made.field, *made.round, field))
    return publish(field, *made.round);
  const auto round = pair_round(field);
  if (!round) return std::nullopt;
  return publish(field, *round);
}

}  // namespace trf::pair::swiss
