#include "dutch/judge.hpp"

#include <algorithm>
#include <array>

#include "dutch/bracket.hpp"
#include "dutch/completion.hpp"
#include "dutch/evaluate.hpp"
#include "index.hpp"
#include "seating.hpp"
#include "swiss/judge.hpp"
#include "trf/pair/messages/dutch.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::dutch {
namespace {

/// The absolute criteria.
std::optional<Verdict> broken(const Field& field, const std::vector<Rank>& opponent) {
  for (Rank player = 0; player < field.size(); ++player) {
    const Rank other = opponent[at(player)];
    if (other == no_opponent && field[player].bye_barred)
      return swiss::illegal("C2", barred_from_pab(field, std::array{player}));
    if (other < player) continue;
    if (auto verdict = illegal_pair(field, player, other)) return verdict;
  }
  return std::nullopt;
}

bool leaves_completion(const Task& task, const BracketPairing& pairing) {
  std::vector<Rank> players = pairing.downfloaters;
  for (Rank player = task.next_begin; player < task.field->size(); ++player)
    players.push_back(player);
  return can_be_completed(*task.field, players, task.bye_score);
}

/// The bracket of a step in the published round: the same residents, and the downfloaters from its
/// own brackets above.
Task published_task(const Step& step, const std::vector<Rank>& moved_down) {
  Task task = step.task;
  Bracket& bracket = task.bracket;
  bracket.players.erase(bracket.players.begin(), bracket.players.begin() + bracket.moved_down);
  bracket.players.insert(bracket.players.begin(), moved_down.begin(), moved_down.end());
  bracket.moved_down = static_cast<int>(moved_down.size());
  return task;
}

/// The values of the criteria for every bracket that differs.
std::vector<BracketValues> values_of_brackets(const std::vector<Step>& steps,
                                              const std::vector<Rank>& opponent) {
  std::vector<BracketValues> brackets;
  std::vector<Rank> moved_down;
  for (const Step& step : steps) {
    const Task task = published_task(step, moved_down);
    const BracketPairing candidate = cut(task, opponent);
    moved_down = candidate.downfloaters;
    if (candidate == step.pairing) continue;
    const auto ours = evaluate(step.task, step.pairing), theirs = evaluate(task, candidate);
    BracketValues& values = brackets.emplace_back(BracketValues{place_of(task), {}});
    for (std::size_t c = 0; c < ours.size(); ++c) {
      const Criterion& criterion = *task.field->regulation().criteria[c];
      values.criteria.push_back({std::string(criterion.name),
                                 swiss::told(criterion.measure, theirs[c]),
                                 swiss::told(criterion.measure, ours[c])});
    }
  }
  return brackets;
}

}  // namespace

Verdict compare(const Step& step, const BracketPairing& candidate) {
  const Task& task = step.task;
  const Regulation& regulation = task.field->regulation();
  Verdict verdict{VerdictKind::worse, 0, {}, place_of(task), {}};
  // The candidate is of a complete round: only the score of the bye can be the fault.
  if (task.completes && task.bye_score && !leaves_completion(task, candidate)) {
    verdict.criterion = regulation.articles.bye;
    verdict.explanation = said::pab_above_lowest{.points = Score::from_tenths(*task.bye_score)};
    return verdict;
  }
  const auto ours = evaluate(task, step.pairing);
  const auto theirs = evaluate(task, candidate);
  for (std::size_t c = 0; c < ours.size(); ++c) {
    if (ours[c] == theirs[c]) continue;
    swiss::blame(verdict, *regulation.criteria[c], theirs[c], ours[c]);
    return verdict;
  }
  verdict.criterion = generation_article(task, step.pairing, candidate);
  verdict.explanation = said::correct_comes_first{};
  if (verdict.criterion != regulation.articles.transposition) return verdict;
  // 4.2: the first member of S1 with another opponent.
  for (const Rank player : task.bracket.players) {
    const Rank own = opponent_of(step.pairing, player), other = opponent_of(candidate, player);
    if (own == other || own < player || other < own) continue;
    verdict.explanation = said::transposition_comes_first{.player = (*task.field)[player].tpn,
                                                          .ours = (*task.field)[own].tpn,
                                                          .theirs = (*task.field)[other].tpn};
    break;
  }
  return verdict;
}

Verdict judge(const Field& field, const RoundPairing& correct, const Pairing& published) {
  const Seating seating(field.state(), published);
  const auto& complete = field.regulation().articles.complete;
  if (seating.stranger) return swiss::illegal(complete, *seating.stranger);
  if (seating.misfit) return swiss::illegal(complete, *seating.misfit);
  std::vector<Rank> opponent(at(field.size()), no_opponent);
  for (Rank player = 0; player < field.size(); ++player)
    if (const Seat other = seating.opponent[field.seat(player)]; other != no_seat)
      opponent[at(player)] = field.rank_of(other);
  if (auto verdict = broken(field, opponent)) return *verdict;
  for (const Step& step : correct.steps) {
    const BracketPairing candidate = cut(step.task, opponent);
    if (candidate == step.pairing) continue;
    Verdict verdict = compare(step, candidate);
    verdict.brackets = values_of_brackets(correct.steps, opponent);
    return verdict;
  }
  return swiss::compare_colours(field, correct.steps, published,
                                [](const Step& step) { return place_of(step.task); });
}

}  // namespace trf::pair::dutch
