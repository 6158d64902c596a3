#include "burstein/judge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

#include "swiss/judge.hpp"

namespace trf::pair::burstein {
namespace {

using swiss::name;
using swiss::PublishedRound;

/// The part of a published round that falls into a bracket.
BracketPairing cut(const Bracket& bracket, const PublishedRound& round) {
  BracketPairing pairing;
  for (auto player = bracket.players.begin(); player != bracket.players.end(); ++player) {
    const Rank other = round.opponent[static_cast<std::size_t>(*player)];
    const auto found = std::ranges::find(bracket.players, other);
    if (found == bracket.players.end()) {
      pairing.floaters.push_back(*player);
    } else if (player < found) {
      pairing.pairs.emplace_back(*player, other);
    }
  }
  std::ranges::sort(pairing.floaters);
  return pairing;
}

class Judge {
 public:
  Judge(const Field& field, const RoundPairing& correct, const PublishedRound& round,
        std::set<Rank> whites)
      : field_(field),
        articles_(field.regulation().articles),
        correct_(correct),
        round_(round),
        whites_(std::move(whites)) {}

  Verdict verdict() {
    if (correct_.bye != round_.bye) return other_bye();
    std::optional<Verdict> first;
    std::vector<BracketValues> brackets;
    std::vector<Rank> unpaired, floaters;
    for (Rank rank = 0; rank < field_.size(); ++rank)
      if (rank != round_.bye) unpaired.push_back(rank);
    for (const Step& step : correct_.steps) {
      const Bracket bracket =
          bracket_at(field_, std::move(floaters), unpaired, step.bracket.number);
      const BracketPairing candidate = cut(bracket, round_);
      floaters = candidate.floaters;
      unpaired.erase(unpaired.begin(),
                     unpaired.end() - std::ssize(bracket.next) - std::ssize(bracket.rest));
      if (candidate.pairs == step.pairing.pairs && bracket.players == step.bracket.players)
        continue;
      if (!first) first = compare_bracket(field_, step, candidate);
      brackets.push_back(values(step, bracket, candidate));
    }
    if (!first) return compare_colours();
    first->brackets = std::move(brackets);
    return std::move(*first);
  }

 private:
  [[nodiscard]] static Place where(const Bracket& bracket) {
    return swiss::bracket_place(bracket.number, bracket.score);
  }

  [[nodiscard]] Verdict other_bye() const {
    Verdict verdict{VerdictKind::worse, 0, {}, Place::of(Place::Kind::bye), {}};
    const auto &right = field_[correct_.bye], &wrong = field_[round_.bye];
    std::string_view reason;
    if (right.score != wrong.score) {
      verdict.criterion = articles_.bye_score;
      reason = "has fewer points";
    } else if (right.games != wrong.games) {
      verdict.criterion = articles_.bye_games;
      reason = "has played more games";
    } else {
      verdict.criterion = articles_.bye_rank;
      reason = "ranks lower";
    }
    verdict.explanation = fmt::format("The bye belongs to {}, who {} than {}",
                                      name(field_, correct_.bye), reason, name(field_, round_.bye));
    return verdict;
  }

  [[nodiscard]] BracketValues values(const Step& step, const Bracket& bracket,
                                     const BracketPairing& candidate) const {
    BracketValues result{where(bracket), {}};
    for (const Criterion* criterion : criteria)
      result.criteria.push_back(
          {std::string(criterion->name),
           told(*criterion, value_of(field_, *criterion, bracket, candidate)),
           told(*criterion, value_of(field_, *criterion, step.bracket, step.pairing))});
    return result;
  }

  [[nodiscard]] Verdict compare_colours() const {
    for (const Step& step : correct_.steps) {
      for (const auto& [a, b] : step.pairing.pairs) {
        const auto decision = allot_colours(field_, a, b);
        const Rank white = (decision.colour == Colour::white) == (decision.higher == a) ? a : b;
        if (whites_.contains(white)) continue;
        Verdict verdict =
            swiss::wrong_colours(field_, articles_.colours[static_cast<std::size_t>(decision.rule)],
                                 white, white == a ? b : a);
        verdict.place = where(step.bracket);
        return verdict;
      }
    }
    return {};
  }

  const Field& field_;
  const Regulation::Articles& articles_;
  const RoundPairing& correct_;
  const PublishedRound& round_;
  std::set<Rank> whites_;  ///< Who has White as published
};

}  // namespace

std::vector<std::int32_t> value_of(const Field& field, const Criterion& criterion,
                                   const Bracket& bracket, const BracketPairing& pairing) {
  std::vector<std::int32_t> value;
  switch (criterion.measure) {
    case Measure::number: {
      std::int32_t& sum = value.emplace_back(0);
      if (criterion.of_floater != nullptr)
        for (const Rank player : pairing.floaters) sum += criterion.of_floater(field, player);
      if (criterion.of_pair != nullptr)
        for (const auto& [a, b] : pairing.pairs) sum += criterion.of_pair(field, a, b);
      break;
    }
    case Measure::scores:
      for (const Rank player : pairing.floaters)
        value.push_back(criterion.of_floater(field, player));
      std::ranges::sort(value, std::greater<>());
      break;
    case Measure::look_ahead: {
      if (pairing.floaters.empty() || bracket.next.empty()) break;
      std::vector<Rank> below = bracket.next;
      below.insert(below.end(), bracket.rest.begin(), bracket.rest.end());
      const Bracket next = bracket_at(field, pairing.floaters, below, bracket.number + 1);
      const BracketPairing best = pair_bracket(field, next);
      value = value_of(field, c06, next, best);
      value.insert(value.begin(), static_cast<std::int32_t>(best.floaters.size()));
      break;
    }
  }
  return value;
}

std::string told(const Criterion& criterion, std::span<const std::int32_t> value) {
  if (value.empty()) return "-";
  std::string text;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool is_count = criterion.measure == Measure::number ||
                          (criterion.measure == Measure::look_ahead && i == 0);
    if (i > 0) text += criterion.measure == Measure::look_ahead && i == 1 ? ": " : ", ";
    text += is_count ? std::to_string(value[i]) : swiss::points(value[i]);
  }
  return text;
}

Verdict compare_bracket(const Field& field, const Step& step, const BracketPairing& candidate) {
  Verdict verdict{
      VerdictKind::worse, 0, {}, swiss::bracket_place(step.bracket.number, step.bracket.score), {}};
  for (const Criterion* criterion : criteria) {
    const auto ours = value_of(field, *criterion, step.bracket, step.pairing);
    const auto theirs = value_of(field, *criterion, step.bracket, candidate);
    if (ours == theirs) continue;
    verdict.criterion = std::string(criterion->name);
    verdict.published_value = told(*criterion, theirs);
    verdict.correct_value = told(*criterion, ours);
    verdict.explanation =
        fmt::format("The {}: {}; the best pairing has {}", criterion->text,
                    to_string(verdict.published_value), to_string(verdict.correct_value));
    return verdict;
  }
  verdict.criterion = std::string(field.regulation().articles.order);
  verdict.explanation = "All criteria are kept equally well, but the correct pairing comes first";
  return verdict;
}

Verdict judge(const Field& field, const RoundPairing& correct, const Pairing& published) {
  const auto legality =
      swiss::read_published(field, published, field.regulation().articles.complete);
  if (legality.broken) return *legality.broken;
  std::set<Rank> whites;
  for (const Pair& pair : published.pairs)
    whites.insert(field.rank_of(field.state().seat_of[pair.white]));
  return Judge(field, correct, legality.round, std::move(whites)).verdict();
}

}  // namespace trf::pair::burstein
