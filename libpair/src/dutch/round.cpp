#include "dutch/round.hpp"

#include <numeric>

#include "dutch/completion.hpp"
#include "dutch/ordinary.hpp"

namespace trf::pair::dutch {
namespace {

Rank end_of_scoregroup(const Field& field, Rank begin) {
  Rank end = begin;
  while (end < field.size() && field[end].score == field[begin].score) ++end;
  return end;
}

void fill_bracket(Bracket& bracket, const std::vector<Rank>& moved_down, Rank begin, Rank end,
                  int number) {
  bracket.number = number;
  bracket.players = moved_down;
  bracket.moved_down = static_cast<int>(moved_down.size());
  for (Rank player = begin; player < end; ++player) bracket.players.push_back(player);
}

bool leaves_completion_below(const Field& field, const BracketPairing& pairing, Rank below) {
  std::vector<Rank> players = pairing.downfloaters;
  for (Rank player = below; player < field.size(); ++player) players.push_back(player);
  return can_be_completed(field, players, std::nullopt);
}

class Round {
 public:
  Round(const Field& field, const BracketPairer& pairer)
      : field_(field), pairer_(pairer), regulation_(field.regulation()) {}

  std::optional<RoundPairing> pair() {
    if (!open()) return std::nullopt;
    Rank begin = 0;
    while (begin < field_.size()) {
      const int number = static_cast<int>(round_.steps.size()) + 1;
      Task task = task_at(field_, floaters_, begin, number, round_.bye_score);
      begin = task.next_begin;
      const bool collapsible = regulation_.outlook == Outlook::collapse && !task.is_last();
      if (collapsible) task.completes = false;
      auto pairing = pairer_(task);
      if (collapsible && (!pairing || !leaves_completion_below(field_, *pairing, begin)))
        return collapse(std::move(task));
      if (!pairing) return std::nullopt;
      keep(std::move(task), Stage::ordinary, std::move(*pairing));
    }
    return close();
  }

 private:
  /// Can the round be paired, and who can receive the bye?
  bool open() {
    if (field_.size() % 2 != 0 && regulation_.lowest_bye) {
      round_.bye_score = lowest_bye_score(field_);
      return round_.bye_score.has_value();
    }
    std::vector<Rank> all(static_cast<std::size_t>(field_.size()));
    std::iota(all.begin(), all.end(), 0);
    return can_be_completed(field_, all, std::nullopt);
  }

  /// A.9: pairs the penultimate bracket again, then all the rest as one bracket.
  std::optional<RoundPairing> collapse(Task task) {
    task.completes = true;
    task.look_ahead = false;
    const Rank begin = task.next_begin;
    task.next_end = begin;  // All players below are now equal
    auto pairing = pairer_(task);
    if (!pairing) return std::nullopt;
    const int number = task.bracket.number + 1;
    keep(std::move(task), Stage::penultimate, std::move(*pairing));
    Task last = collapsed_task(field_, floaters_, begin, number);
    auto rest = pairer_(last);
    if (!rest) return std::nullopt;
    keep(std::move(last), Stage::collapsed_last, std::move(*rest));
    return close();
  }

  void keep(Task task, Stage stage, BracketPairing pairing) {
    floaters_ = pairing.downfloaters;
    round_.steps.push_back({std::move(task), stage, std::move(pairing)});
  }

  std::optional<RoundPairing> close() {
    if (floaters_.size() > 1) return std::nullopt;
    if (!floaters_.empty()) round_.bye = floaters_.front();
    return std::move(round_);
  }

  const Field& field_;
  const BracketPairer& pairer_;
  const Regulation& regulation_;
  RoundPairing round_;
  std::vector<Rank> floaters_;
};

}  // namespace

Task task_at(const Field& field, const std::vector<Rank>& moved_down, Rank begin, int number,
             std::optional<std::int32_t> bye_score) {
  Task task;
  task.field = &field;
  task.bye_score = bye_score;
  task.next_begin = end_of_scoregroup(field, begin);
  task.next_end = end_of_scoregroup(field, task.next_begin);
  fill_bracket(task.bracket, moved_down, begin, task.next_begin, number);
  task.bracket.score = field[begin].score;
  return task;
}

Task collapsed_task(const Field& field, const std::vector<Rank>& moved_down, Rank begin,
                    int number) {
  Task task;
  task.field = &field;
  task.next_begin = task.next_end = field.size();
  task.look_ahead = false;
  fill_bracket(task.bracket, moved_down, begin, field.size(), number);
  task.bracket.score = field[field.size() - 1].score;
  return task;
}

std::optional<RoundPairing> pair_round(const Field& field, const BracketPairer& pairer) {
  return Round(field, pairer).pair();
}

std::optional<RoundPairing> pair_round(const Field& field) {
  return pair_round(field, pair_bracket);
}

}  // namespace trf::pair::dutch
