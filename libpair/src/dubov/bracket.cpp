#include "dubov/bracket.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "dubov/exact.hpp"

namespace trf::pair::dubov {
namespace {

matching::Vertex vertex(Rank rank) { return static_cast<matching::Vertex>(rank); }

class Chooser {
 public:
  Chooser(const Field& field, Step& step, matching::DenseMatching& others)
      : field_(field), step_(step), others_(others) {}

  void run() {
    for (const Rank rank : residents()) others_.leave_out(vertex(rank));
    if (residents().size() % 2 == 0 ? pair_alone() : pair_with_one()) return;
    choose_exactly();
  }

 private:
  [[nodiscard]] const std::vector<Rank>& residents() const { return step_.bracket.residents; }

  /// No upfloater is needed: [C5] cannot be better.
  bool pair_alone() {
    if (!others_.is_complete()) return false;
    auto halves = pair_halves(field_, residents());
    if (halves) step_.halves = std::move(*halves);
    return halves.has_value();
  }

  struct Candidate {
    Rank player = -1;
    int unsatisfied = 0;             ///< At least
    std::vector<std::int32_t> rest;  ///< [C8] to [C10]
    [[nodiscard]] bool better_than(const Candidate& other) const {
      return std::tie(unsatisfied, rest, player) <
             std::tie(other.unsatisfied, other.rest, other.player);
    }
  };

  /// One upfloater, the best of the highest score with a possible one. Returns false if that takes
  /// long, or if more are needed.
  bool pair_with_one() {
    const auto& lower = step_.lower;
    others_.maximise();
    if (others_.unmatched() != 1) return false;
    const matching::VertexSet spare = others_.dispensable();
    int left = 12;  // brackets paired in full
    for (auto begin = lower.begin(); begin != lower.end();) {
      const auto end = std::find_if(begin, lower.end(), [&](Rank rank) {
        return field_[rank].score != field_[*begin].score;
      });
      std::vector<Candidate> candidates;
      for (auto rank = begin; rank != end; ++rank) candidates.push_back(candidate(*rank));
      std::ranges::sort(candidates,
                        [](const Candidate& a, const Candidate& b) { return a.better_than(b); });
      std::optional<Candidate> best;
      Halves halves;
      for (Candidate& one : candidates) {
        if (best && !one.better_than(*best)) break;
        if (std::ranges::none_of(
                residents(),
                [&](Rank resident) { return field_.may_meet(resident, one.player); }) ||
            !spare.contains(vertex(one.player)))
          continue;
        if (left-- == 0) return false;
        auto with = pair_halves(field_, bracket_with(one.player));
        if (!with) continue;
        one.unsatisfied = with->unsatisfied;
        if (best && !one.better_than(*best)) continue;
        best = one;
        halves = std::move(*with);
      }
      if (best) {
        keep({best->player}, std::move(halves));
        return true;
      }
      begin = end;
    }
    return false;
  }

  [[nodiscard]] Candidate candidate(Rank player) const {
    int surplus = 0;  // of White seekers
    for (const Rank rank : residents())
      surplus += field_[rank].preference.colour == Colour::white ? 1 : -1;
    surplus += field_[player].preference.colour == Colour::white ? 1 : -1;
    Candidate one{player, std::abs(surplus) / 2, {}};
    for (const Criterion* criterion : {&c08, &c09, &c10})
      if (applies(*criterion, field_)) one.rest.push_back(criterion->of_floater(field_, player));
    return one;
  }
  [[nodiscard]] std::vector<Rank> bracket_with(Rank player) const {
    std::vector<Rank> players = residents();
    players.push_back(player);
    return players;
  }

  /// Any number of upfloaters. [C5] has two bounds without weights: the residents who have no
  /// opponent among themselves, and the lower players who have none among themselves.
  void choose_exactly() {
    others_.maximise();
    const std::size_t inside = needed_at_least(), left = others_.unmatched();
    constexpr std::size_t most_counts = 4;
    const std::size_t fewest = std::max(inside, left);
    for (std::size_t count = fewest; count < fewest + 2 * most_counts; count += 2) {
      const Found found = choose_of(count, count == inside, count == left);
      if (found == Found::yes) return;
      if (found == Found::unknown) break;
    }
    const auto& lower = step_.lower;
    const auto chosen = best_upfloaters(field_, residents(), lower, lower.size(), Reach::complete);
    (void)take(chosen.value());
  }

  enum class Found : std::uint8_t { yes, no, unknown };

  /// So many upfloaters, where fewer are impossible. The following scoregroups are tried first, and
  /// first without a look at the others: the best set is the best of all if the others can be
  /// paired. Found::no: not even without that look.
  /// \param are_spare  the others leave so many over: only whom they can leave over floats up
  Found choose_of(std::size_t count, bool is_least, bool are_spare) {
    const auto& lower = step_.lower;
    std::vector<Rank> candidates;
    const matching::VertexSet* spare = are_spare && count > 0 ? &others_.dispensable() : nullptr;
    for (auto begin = lower.begin(), end = begin; begin != lower.end(); begin = end) {
      end = std::find_if(begin, lower.end(),
                         [&](Rank rank) { return field_[rank].score != field_[*begin].score; });
      std::copy_if(begin, end, std::back_inserter(candidates),
                   [&](Rank rank) { return spare == nullptr || spare->contains(vertex(rank)); });
      const auto chosen = best_of_count(field_, residents(), kept(candidates), count, is_least);
      if (!chosen) continue;
      const auto pool = static_cast<std::size_t>(end - lower.begin());
      return take(*chosen) || choose_completing(pool, count) ? Found::yes : Found::unknown;
    }
    return Found::no;
  }

  /// The same with all lower players to be paired; the first ones, at least `pool`, can be
  /// upfloaters. More of them in few steps: each takes the time of the whole field.
  bool choose_completing(std::size_t pool, std::size_t fewest) {
    const auto& lower = step_.lower;
    for (; pool < lower.size(); pool *= 2) {
      // Whole scoregroups, because [C6] compares scores.
      while (pool < lower.size() && field_[lower[pool]].score == field_[lower[pool - 1]].score)
        ++pool;
      if (pool == lower.size()) return false;
      const auto chosen = best_upfloaters(field_, residents(), lower, pool, Reach::complete);
      if (chosen && chosen->size() == fewest && take(*chosen)) return true;
    }
    return false;
  }

  /// Residents without an opponent in their own scoregroup, which is a bound for C5.
  [[nodiscard]] std::size_t needed_at_least() const {
    const auto graph = field_.legal_pairs(residents());
    matching::DenseMatching inside(graph);
    inside.maximise();
    return inside.unmatched();
  }

  /// Of equal players only the first ones can be needed: as many as there are residents, and those
  /// whom a resident may not be paired with.
  [[nodiscard]] std::vector<Rank> kept(std::span<const Rank> pool) const {
    std::size_t most = 0;
    for (const Rank resident : residents())
      most = std::max(most, field_.ranking().barred(resident).size());
    most += residents().size();
    using Kind = std::tuple<std::int32_t, std::int32_t, Colour, Strength, bool, std::int16_t, bool>;
    std::map<Kind, std::size_t> seen;
    std::vector<Rank> players;
    const std::vector<std::int32_t> kinds = field_.kinds_of(pool, 1);
    for (std::size_t i = 0; i < pool.size(); ++i) {
      const auto& member = field_[pool[i]];
      const auto& one = field_.opposition(pool[i]);
      const Kind kind{kinds[i],
                      member.score,
                      member.preference.colour,
                      member.preference.strength,
                      one.maximum_upfloater,
                      one.upfloats,
                      one.upfloated_last};
      if (seen[kind]++ < most) players.push_back(pool[i]);
    }
    return players;
  }

  /// False: the others could not all be paired.
  bool take(const std::vector<Rank>& upfloaters) {
    for (const Rank rank : upfloaters) others_.leave_out(vertex(rank));
    if (!others_.is_complete()) {
      for (const Rank rank : upfloaters) others_.bring_back(vertex(rank));
      return false;
    }
    std::vector<Rank> players = residents();
    players.insert(players.end(), upfloaters.begin(), upfloaters.end());
    step_.halves = pair_halves(field_, players).value();
    step_.bracket.upfloaters = upfloaters;
    return true;
  }
  void keep(std::vector<Rank> upfloaters, Halves halves) {
    for (const Rank rank : upfloaters) others_.leave_out(vertex(rank));
    step_.bracket.upfloaters = std::move(upfloaters);
    step_.halves = std::move(halves);
  }

  const Field& field_;
  Step& step_;
  matching::DenseMatching& others_;
};

}  // namespace

Step pair_bracket(const Field& field, int number, std::vector<Rank> residents,
                  std::vector<Rank> lower, matching::DenseMatching& others) {
  Step step{{number, std::move(residents), {}}, std::move(lower), {}};
  Chooser(field, step, others).run();
  return step;
}

std::vector<std::int32_t> value_of(const Field& field, const Criterion& criterion,
                                   std::span<const Rank> upfloaters,
                                   std::span<const std::pair<Rank, Rank>> pairs) {
  std::vector<std::int32_t> value;
  if (!applies(criterion, field)) return value;
  if (criterion.measure == Measure::list) {
    for (const Rank player : upfloaters) value.push_back(criterion.of_floater(field, player));
    std::ranges::sort(value);
    return value;
  }
  value.push_back(0);
  if (criterion.of_floater != nullptr)
    for (const Rank player : upfloaters) value.front() += criterion.of_floater(field, player);
  if (criterion.of_pair != nullptr)
    for (const auto& [a, b] : pairs) value.front() += criterion.of_pair(field, a, b);
  return value;
}

}  // namespace trf::pair::dubov
