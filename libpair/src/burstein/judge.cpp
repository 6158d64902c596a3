#include "burstein/judge.hpp"

#include <algorithm>
#include <functional>

#include "swiss/judge.hpp"
#include "trf/pair/messages/burstein.hpp"
#include "trf/pair/messages/fact.hpp"

namespace trf::pair::burstein {
namespace {

using swiss::PublishedRound;

/// The part of a published round that belongs to a bracket.
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

class Judge : public swiss::BracketJudge<Field, RoundPairing> {
 public:
  using BracketJudge::BracketJudge;

  Verdict verdict() {
    if (correct_.bye != round_.bye)
      return swiss::other_bye(field_, articles_.bye, correct_.bye, round_.bye);
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
      brackets.push_back(swiss::values_by(
          place_of(bracket), criteria,
          [&](const Criterion& one) { return value_of(field_, one, bracket, candidate); },
          [&](const Criterion& one) { return value_of(field_, one, step.bracket, step.pairing); }));
    }
    if (!first)
      return swiss::compare_colours(field_, correct_.steps, published_,
                                    [](const Step& step) { return place_of(step.bracket); });
    first->brackets = std::move(brackets);
    return std::move(*first);
  }
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
    case Measure::list:
      for (const Rank player : pairing.floaters)
        value.push_back(criterion.of_floater(field, player));
      std::ranges::sort(value, std::greater<>());
      break;
    case Measure::look_ahead: {
      if (pairing.floaters.empty() || bracket.next.empty()) break;
      std::vector<Rank> below = bracket.next;
      below.insert(below.end(), bracket.rest.begin(), bracket.rest.end());
      const Bracket next = bracket_at(field, pairing.floaters, below, bracket.number + 1);
      return value_ahead(field, pairing, {next, pair_bracket(field, next)});
    }
  }
  return value;
}

std::vector<std::int32_t> value_ahead(const Field& field, const BracketPairing& pairing,
                                      const Step& following) {
  if (pairing.floaters.empty()) return {};
  auto value = value_of(field, c06, following.bracket, following.pairing);
  value.insert(value.begin(), static_cast<std::int32_t>(following.pairing.floaters.size()));
  return value;
}

Place place_of(const Bracket& bracket) {
  return swiss::bracket_place(bracket.number, bracket.score);
}

namespace {

/// 4.3: the first player by index with another opponent; larger BSN first, floats last.
Message first_other_opponent(const Field& field, const Step& step,
                             const BracketPairing& candidate) {
  const auto named = [&](Rank rank) -> Message {
    if (rank < 0) return said::as_float{};
    return said::value_player{.player = field[rank].tpn};
  };
  for (const Rank player : step.bracket.players) {
    const Rank ours = opponent_of(step.pairing, player), theirs = opponent_of(candidate, player);
    if (ours != theirs)
      return said::opponent_comes_first{
          .player = field[player].tpn, .ours = named(ours), .theirs = named(theirs)};
  }
  return said::correct_comes_first{};
}

}  // namespace

Verdict compare_bracket(const Field& field, const Step& step, const BracketPairing& candidate) {
  Verdict verdict{VerdictKind::worse, 0, {}, place_of(step.bracket), {}};
  if (swiss::blame_first(
          verdict, criteria,
          [&](const Criterion& one) { return value_of(field, one, step.bracket, candidate); },
          [&](const Criterion& one) { return value_of(field, one, step.bracket, step.pairing); }))
    return verdict;
  verdict.criterion = field.regulation().articles.order;
  verdict.explanation = first_other_opponent(field, step, candidate);
  return verdict;
}

Verdict judge(const Field& field, const RoundPairing& correct, const Pairing& published) {
  return swiss::judge_by<Judge>(field, correct, published);
}

}  // namespace trf::pair::burstein
