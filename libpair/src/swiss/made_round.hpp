#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "steps.hpp"
#include "swiss/judge.hpp"
#include "swiss/publish.hpp"
#include "swiss/verdict.hpp"

/// The front of a system that pairs a round bracket by bracket (C.04.3, C.04.4.1, C.04.4.2).
/// \p Field: of the system; its namespace has pair_round(), explain(), allot_colours(), pairs_of().
namespace trf::pair::swiss {

/// Colours by article 5 and boards in the order of publication.
template <class Field, class Round>
[[nodiscard]] Pairing published(const Field& field, const Round& round) {
  std::vector<std::pair<Rank, Rank>> pairs;
  for (const auto& step : round.steps)
    pairs.insert(pairs.end(), pairs_of(step).begin(), pairs_of(step).end());
  return publish(field, pairs, round.bye,
                 [&](Rank a, Rank b) { return allot_colours(field, a, b); });
}

/// A round with what its brackets look into.
template <class Field>
class MadeRound : public Steps {
 public:
  template <class Regulation>
  MadeRound(const System& system, const State& state, const Regulation& regulation)
      : Steps(system, state), field_(state, regulation), round_(pair_round(field_)) {}

  [[nodiscard]] Outcome outcome(Trace* trace) const override {
    if (!round_) return unpairable(field_);
    if (trace != nullptr) explain(field_, *round_, *trace);
    return published(field_, *round_);
  }
  [[nodiscard]] Verdict judge(const Pairing& published, const Outcome& correct) const override {
    if (const auto* none = std::get_if<Unpairable>(&correct))
      return no_legal_round(field_.regulation().articles.unpairable, none->obstruction);
    return verdict_on(published);
  }
  [[nodiscard]] std::optional<Verdict> illegal_pair(Seat a, Seat b) const override {
    return swiss::illegal_pair(field_, field_.rank_of(a), field_.rank_of(b));
  }

 protected:
  using Round = decltype(pair_round(std::declval<const Field&>()));

  [[nodiscard]] const Field& field() const noexcept { return field_; }
  /// Empty if no round is legal.
  [[nodiscard]] const Round& round() const noexcept { return round_; }
  /// judge() of the system. \pre a round is legal
  [[nodiscard]] virtual Verdict verdict_on(const Pairing& published) const = 0;

  /// The round by another reading of the regulation; empty: there is none. It is paired again only
  /// if it may have other pairs than the one that was made. \p publish: (field, round)
  template <class Regulation, class Publish>
  [[nodiscard]] std::optional<Pairing> round_by(const Regulation& changed,
                                                const Publish& publish) const {
    const Field other(state(), changed);
    if (round_ && has_same_pairs(field_, *round_, other)) return publish(other, *round_);
    const auto made = pair_round(other);
    if (!made) return std::nullopt;
    return publish(other, *made);
  }

 private:
  const Field field_;
  const Round round_;
};

}  // namespace trf::pair::swiss
