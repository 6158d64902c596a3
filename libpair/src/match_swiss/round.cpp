#include "match_swiss/round.hpp"

#include <algorithm>
#include <numeric>

#include "match_swiss/completion.hpp"

namespace trf::pair::match_swiss {

Task next_task(const Field& field, const std::vector<Rank>& left) {
  Task task;
  task.field = &field;
  const std::int32_t score = field[left.front()].score;
  for (const Rank rank : left)
    (field[rank].score == score ? task.residents : task.lower).push_back(rank);
  if (field.regulation().other.next_left) {
    if (!task.lower.empty()) task.following = field[task.lower.front()].score;
    return task;
  }
  // T-07: the next lower score of the round, also if few of it are left.
  if (const Rank below = field.end_of_scoregroup(task.residents.back()); below < field.size())
    task.following = field[below].score;
  return task;
}

std::optional<Round> make_round(const Field& field, const Field* rules) {
  Round round;
  std::vector<Rank> left(static_cast<std::size_t>(field.size()));
  std::iota(left.begin(), left.end(), 0);
  if (left.size() % 2 != 0) {
    round.bye = bye_candidates(field);
    if (round.bye.empty()) return std::nullopt;
    left.erase(left.begin() + round.bye_holder());
  } else if (!can_all_be_paired(field, left)) {
    return std::nullopt;
  }
  while (!left.empty()) {
    Step& step = round.steps.emplace_back();
    step.number = static_cast<int>(round.steps.size());
    step.score = field[left.front()].score;
    step.task = next_task(field, left);
    step.task.rules = rules;
    auto set = choose_upfloaters(step.task);
    if (!set) return std::nullopt;
    step.set = std::move(*set);
    std::vector<Rank> bracket = step.task.residents;
    bracket.insert(bracket.end(), step.set.upfloaters.begin(), step.set.upfloaters.end());
    step.pairs = pair_bracket(field, bracket, step.score);
    if (step.pairs.empty()) return std::nullopt;
    std::ranges::sort(bracket);
    std::vector<Rank> rest;
    std::ranges::set_difference(left, bracket, std::back_inserter(rest));
    left = std::move(rest);
  }
  return round;
}

}  // namespace trf::pair::match_swiss
