#include "match_swiss/round.hpp"

#include <algorithm>
#include <numeric>

#include "match_swiss/completion.hpp"

namespace trf::pair::match_swiss {

namespace {

[[nodiscard]] std::optional<std::int32_t> following_of(const Field& field, const Task& task) {
  if (field.regulation().other.next_left)
    return task.lower.empty() ? std::nullopt : std::optional(field[task.lower.front()].score);
  // T-07: the next lower score of the round, also if few of it are left.
  const Rank below = field.end_of_scoregroup(task.residents.back());
  return below < field.size() ? std::optional(field[below].score) : std::nullopt;
}

}  // namespace

Task next_task(const Field& field, const std::vector<Rank>& left) {
  Task task;
  task.field = &field;
  const std::int32_t score = field[left.front()].score;
  for (const Rank rank : left)
    (field[rank].score == score ? task.residents : task.lower).push_back(rank);
  task.following = following_of(field, task);
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

bool has_same_pairs(const Field& field, const Round& round, const Field& other) {
  for (Rank rank = 0; rank < field.size(); ++rank) {
    const Member &ours = field[rank], &theirs = other[rank];
    if (ours.floated != theirs.floated || ours.preference.colour != theirs.preference.colour ||
        ours.preference.strength != theirs.preference.strength)
      return false;
  }
  return std::ranges::all_of(round.steps, [&](const Step& step) {
    // T-06: a set that meets C6 has the best value by both readings.
    return (step.set.c6 == complies ||
            field.regulation().other.graded_c6 == other.regulation().other.graded_c6) &&
           step.task.following == following_of(other, step.task);
  });
}

}  // namespace trf::pair::match_swiss
