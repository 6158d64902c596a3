#include "dutch/outlook.hpp"

#include <algorithm>

#include "dutch/completion.hpp"
#include "matching/dense_matching.hpp"

namespace trf::pair::dutch {
namespace {

/// For a larger following bracket only degrees are used.
constexpr int most_searched = 64;

std::vector<Rank> range(Rank begin, Rank end) {
  std::vector<Rank> players;
  for (Rank player = begin; player < end; ++player) players.push_back(player);
  return players;
}

class FollowingBracket {
 public:
  explicit FollowingBracket(const Task& task)
      : task_(task), field_(*task.field), next_(range(task.next_begin, task.next_end)) {
    size_ = static_cast<int>(next_.size()) + 1;
  }

  std::optional<std::vector<std::uint8_t>> harmless(std::span<const Rank> floaters) {
    std::vector<std::uint8_t> result(floaters.size(), 1);
    // Within the scoregroup, with any floater.
    const bool ample = has_ample_opponents(field_, next_, size_);
    if (!completes(ample)) return std::nullopt;
    for (std::size_t i = 0; i < floaters.size(); ++i) {
      if (ample && opponents(floaters[i]) * 2 >= size_ + 1) continue;
      if (size_ > most_searched) return std::nullopt;
      if (ample && size_ % 2 != 0 && !checked_all_ && !all_left_complete()) return std::nullopt;
      result[i] = can_be_paired(floaters[i]) ? 1 : 0;
    }
    return result;
  }

 private:
  [[nodiscard]] int opponents(Rank floater) const {
    return static_cast<int>(std::ranges::count_if(
        next_, [&](Rank player) { return field_.may_meet(floater, player); }));
  }
  [[nodiscard]] bool left_completes(std::optional<Rank> left) const {
    std::vector<Rank> players;
    if (left) players.push_back(*left);
    for (Rank player = task_.next_end; player < field_.size(); ++player) players.push_back(player);
    return can_be_completed(field_, players, task_.bye_score);
  }
  /// If the bracket can be paired with any player left, one of them is enough as proof; else all of
  /// them must be possible.
  bool completes(bool ample) {
    if (!task_.completes && task_.next_end != field_.size()) {
      checked_all_ = true;
      return true;
    }
    if (size_ % 2 == 0) return left_completes(std::nullopt);
    if (task_.next_end == field_.size())
      return !ample || std::ranges::any_of(next_, [&](Rank player) {
        return may_receive_bye(field_, player, task_.bye_score);
      });
    if (!ample) return size_ <= most_searched && all_left_complete();
    return left_completes(next_.back());
  }
  bool all_left_complete() {
    checked_all_ = true;
    if (task_.next_end == field_.size()) return true;
    return !task_.completes ||
           std::ranges::all_of(next_, [&](Rank left) { return left_completes(left); });
  }
  /// Is there a pairing of the floater and the scoregroup in which at most one of the latter is
  /// left? In the last bracket that player receives the bye.
  [[nodiscard]] bool can_be_paired(Rank floater) const {
    const bool odd = size_ % 2 != 0;
    const bool last = task_.next_end == field_.size();
    const auto nobody = static_cast<std::size_t>(size_);
    const auto joined =
        matching::Graph::from(nobody + (odd ? 1 : 0), [&](matching::Vertex a, matching::Vertex b) {
          if (b == nobody)
            return a != 0 && (!last || may_receive_bye(field_, next_[a - 1U], task_.bye_score));
          return field_.may_meet(a == 0 ? floater : next_[a - 1U], next_[b - 1U]);
        });
    return matching::has_perfect_matching(joined);
  }

  const Task& task_;
  const Field& field_;
  std::vector<Rank> next_;
  int size_ = 0;
  bool checked_all_ = false;
};

}  // namespace

std::optional<std::vector<std::uint8_t>> harmless_floaters(const Task& task,
                                                           std::span<const Rank> floaters) {
  const Field& field = *task.field;
  if (task.is_last()) {
    std::vector<std::uint8_t> result;
    for (const Rank player : floaters)
      result.push_back(may_receive_bye(field, player, task.bye_score) ? 1 : 0);
    return result;
  }
  if (!task.look_ahead) return std::nullopt;
  return FollowingBracket(task).harmless(floaters);
}

bool completes_without_floater(const Task& task) {
  return !task.completes || task.is_last() ||
         can_be_completed(*task.field, range(task.next_begin, task.field->size()), task.bye_score);
}

}  // namespace trf::pair::dutch
