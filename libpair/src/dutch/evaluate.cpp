#include "dutch/evaluate.hpp"

#include <algorithm>
#include <functional>

#include "dutch/ordinary.hpp"
#include "dutch/round.hpp"

namespace trf::pair::dutch {
namespace {

void add(Value& value, Measure measure, Fault fault) {
  if (fault.count == 0) return;
  if (measure == Measure::number)
    value.front() += fault.count;
  else
    value.insert(value.end(), static_cast<std::size_t>(fault.count), fault.value);
}

bool is_single_bye(const Task& task, const BracketPairing& candidate) {
  return task.has_bye() && task.bye_score && task.bracket.score <= *task.bye_score &&
         candidate.downfloaters.size() == 1;
}

}  // namespace

Rank opponent_of(const BracketPairing& pairing, Rank player) noexcept {
  for (const auto& [high, low] : pairing.pairs) {
    if (high == player) return low;
    if (low == player) return high;
  }
  return -1;
}

Value look_ahead(const Task& task, const std::vector<Rank>& downfloaters) {
  if (!task.look_ahead || task.next_begin == task.next_end) return {};
  const Field& field = *task.field;
  Task next =
      task_at(field, downfloaters, task.next_begin, task.bracket.number + 1, task.bye_score);
  // The last bracket's downfloater receives the bye, in both editions.
  next.completes = task.completes || next.is_last();
  next.only_downfloaters = true;
  const auto pairing = pair_bracket(next);
  if (!pairing) return {swiss::impossible};
  const auto criteria = field.regulation().criteria;
  Value value = value_of(next, *pairing, *criteria[0]);
  const Value second = value_of(next, *pairing, *criteria[1]);
  value.insert(value.end(), second.begin(), second.end());
  return value;
}

Value value_of(const Task& task, const BracketPairing& candidate, const Criterion& criterion) {
  const Field& field = *task.field;
  Value value;
  if (criterion.measure == Measure::number) value.push_back(0);
  if (criterion.of_pair != nullptr)
    for (const auto& [high, low] : candidate.pairs)
      add(value, criterion.measure, criterion.of_pair(field, high, low));
  if (criterion.of_downfloater != nullptr)
    for (const Rank player : candidate.downfloaters)
      add(value, criterion.measure, criterion.of_downfloater(field, task.bracket, player));
  if (criterion.measure == Measure::list) std::ranges::sort(value, std::greater<>());
  return value;
}

std::vector<Value> evaluate(const Task& task, const BracketPairing& candidate) {
  std::vector<Value> values;
  for (const Criterion* criterion : task.field->regulation().criteria) {
    if (criterion->measure == Measure::look_ahead)
      values.push_back(look_ahead(task, candidate.downfloaters));
    else if (criterion->scope == Scope::single_bye && !is_single_bye(task, candidate))
      values.emplace_back();
    else
      values.push_back(value_of(task, candidate, *criterion));
  }
  return values;
}

Parting parting(const Task& task, const BracketPairing& first, const BracketPairing& second) {
  using enum Parting::Stage;
  const auto& players = task.bracket.players;
  const auto count = static_cast<std::size_t>(task.bracket.moved_down);
  for (std::size_t i = 0; i < count; ++i)
    if ((opponent_of(first, players[i]) < 0) != (opponent_of(second, players[i]) < 0))
      return {limbo, i};
  for (std::size_t i = 0; i < count; ++i)
    if (opponent_of(first, players[i]) != opponent_of(second, players[i]))
      return {opponents_of_mdps, i};
  std::size_t other = count;  // The first of the remainder with another opponent
  for (std::size_t i = players.size(); i-- > count;) {
    const Rank a = opponent_of(first, players[i]), b = opponent_of(second, players[i]);
    if (a != b) other = i;
  }
  for (std::size_t i = count; i < players.size(); ++i) {
    const Rank a = opponent_of(first, players[i]), b = opponent_of(second, players[i]);
    if ((a > players[i]) != (b > players[i])) return {exchange, i};
  }
  return {transposition, other};
}

std::string_view generation_article(const Task& task, const BracketPairing& first,
                                    const BracketPairing& second) {
  const Regulation& regulation = task.field->regulation();
  switch (parting(task, first, second).stage) {
    case Parting::Stage::limbo: return regulation.articles.limbo;
    case Parting::Stage::exchange: return regulation.articles.exchange;
    default: return regulation.articles.transposition;
  }
}

BracketPairing cut(const Task& task, const std::vector<Rank>& opponent) {
  const Bracket& bracket = task.bracket;
  BracketPairing pairing;
  for (int bsn = 0; bsn < bracket.size(); ++bsn) {
    const Rank player = bracket.players[static_cast<std::size_t>(bsn)];
    const Rank other = opponent[static_cast<std::size_t>(player)];
    const auto found = std::ranges::lower_bound(bracket.players, other);
    const bool is_here = other >= 0 && found != bracket.players.end() && *found == other;
    const int other_bsn = static_cast<int>(found - bracket.players.begin());
    if (!is_here || (bracket.is_moved_down(bsn) && bracket.is_moved_down(other_bsn)))
      pairing.downfloaters.push_back(player);
    else if (other > player)
      pairing.pairs.emplace_back(player, other);
  }
  return pairing;
}

Place place_of(const Task& task) {
  return Place::bracket(task.bracket.number, Score::from_tenths(task.bracket.score));
}

}  // namespace trf::pair::dutch
