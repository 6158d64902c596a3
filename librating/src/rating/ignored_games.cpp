#include "rating/ignored_games.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "trf/contains.hpp"

namespace trf::rating {
namespace {

constexpr std::size_t holder_count = 3;  // Values of NormGame::Holder
constexpr std::size_t of(NormGame::Holder holder) { return static_cast<std::size_t>(holder); }

/// Ignores open won games one after the other, so that the sum of their ratings is the least for
/// their number: shortest augmenting paths from federations through the games to titles.
class Flow {
 public:
  /// Won games of one federation; in the last group those of every federation without a limit.
  struct Group {
    int federation = NormGame::no_federation;
    int needed = 0;  ///< So many at least must be ignored
    int ignored = 0;
    struct Cell {
      std::vector<std::size_t> games;  ///< From the lowest rating up
      std::size_t ignored = 0;         ///< The first ones
    };
    std::array<Cell, holder_count> cells{};
  };

  explicit Flow(std::span<const NormGame> games) : games_{games} {}

  std::vector<Group> groups;
  int most_holders = 0;  ///< So many at most may be ignored
  int most_wanted = 0;

  [[nodiscard]] bool ignore(int wins) {
    if (most_holders < 0 || most_wanted < 0) return false;
    for (int i = 0; i < wins; ++i)
      if (!ignore_one()) return false;
    return std::all_of(groups.begin(), groups.end(),
                       [](const Group& group) { return group.ignored >= group.needed; });
  }

  [[nodiscard]] std::int64_t sum() const {
    std::int64_t sum = 0;
    for (const auto& group : groups)
      for (const auto& cell : group.cells)
        for (std::size_t i = 0; i < cell.ignored; ++i) sum += games_[cell.games[i]].rating;
    return sum;
  }

 private:
  static constexpr std::int64_t far = std::numeric_limits<std::int64_t>::max() / 4;
  static constexpr std::int64_t needed_first = std::int64_t{1} << 40;  // Above each sum of ratings

  [[nodiscard]] std::int64_t rating(const Group::Cell& cell, std::size_t i) const {
    return games_[cell.games[i]].rating;
  }

  // Nodes: the groups, then the titles. A wanted title is a title too: its node leads to `lower`.
  [[nodiscard]] bool ignore_one() {
    const auto size = groups.size();
    const auto no = size + of(NormGame::Holder::no);
    const auto lower = size + of(NormGame::Holder::lower);
    const auto wanted = size + of(NormGame::Holder::wanted);
    distance_.assign(size + holder_count, far);
    from_.assign(size + holder_count, size + holder_count);
    for (std::size_t g = 0; g < size; ++g)
      distance_[g] = groups[g].ignored < groups[g].needed ? -needed_first : 0;
    for (bool is_better = true; is_better;) {
      is_better = false;
      const auto relax = [&](std::size_t a, std::size_t b, std::int64_t cost) {
        if (distance_[a] == far || distance_[a] + cost >= distance_[b]) return;
        distance_[b] = distance_[a] + cost;
        from_[b] = a;
        is_better = true;
      };
      for (std::size_t g = 0; g < size; ++g)
        for (std::size_t t = 0; t < holder_count; ++t) {
          const auto& cell = groups[g].cells[t];
          if (cell.ignored < cell.games.size()) relax(g, size + t, rating(cell, cell.ignored));
          if (cell.ignored > 0) relax(size + t, g, -rating(cell, cell.ignored - 1));
        }
      if (ignored_wanted_ < most_wanted) relax(wanted, lower, 0);
      if (ignored_wanted_ > 0) relax(lower, wanted, 0);
    }
    const bool is_title_free = ignored_holders_ < most_holders;
    auto node = is_title_free && distance_[lower] < distance_[no] ? lower : no;
    if (distance_[node] == far) return false;
    if (node == lower) ++ignored_holders_;
    for (; from_[node] != size + holder_count; node = from_[node]) {
      const auto before = from_[node];
      if (before < size)
        ++groups[before].cells[node - size].ignored;
      else if (node < size)
        --groups[node].cells[before - size].ignored;
      else
        ignored_wanted_ += node == lower ? 1 : -1;
    }
    ++groups[node].ignored;
    return true;
  }

  std::span<const NormGame> games_;
  int ignored_holders_ = 0;
  int ignored_wanted_ = 0;
  std::vector<std::int64_t> distance_;
  std::vector<std::size_t> from_;
};

/// The games up to some round: those after it are ignored.
class FirstGames {
 public:
  FirstGames(const NormQuestion& question, std::size_t count)
      : question_{question}, games_{question.games.first(count)}, choices_(count) {
    for (std::size_t i = 0; i < count; ++i) {
      const auto& game = games_[i];
      sum_ += game.rating;
      score_ += game.score;
      lowest_ = std::min(lowest_, game.rating);
      ++all_[of(game.holder)];
      if (game.is_won()) {
        won_.push_back(i);
        ++won_by_holder_[of(game.holder)];
      }
      if (game.federation == NormGame::no_federation) continue;
      const auto federation = static_cast<std::size_t>(game.federation);
      if (federation >= by_federation_.size()) by_federation_.resize(federation + 1);
      most_one_ = std::max(most_one_, ++by_federation_[federation]);
    }
    std::stable_sort(won_.begin(), won_.end(), [this](std::size_t a, std::size_t b) {
      return games_[a].rating < games_[b].rating;
    });
    lowest_sums_.push_back(0);
    for (const auto i : won_) lowest_sums_.push_back(lowest_sums_.back() + games_[i].rating);
    for (std::size_t f = 0; f < by_federation_.size(); ++f)
      others_ += static_cast<int>(by_federation_[f] > 0 && static_cast<int>(f) != own());
  }

  [[nodiscard]] int wins() const { return static_cast<int>(won_.size()); }

  /// May so many won games be ignored?
  [[nodiscard]] bool can_ignore(int wins) {
    const auto limits =
        question_.limits(static_cast<int>(games_.size()) - wins, without(score_, wins));
    return limits && is_possible(wins, *limits) && can_meet(wins, *limits);
  }

  /// The first won games of that number. \pre can_ignore(wins)
  [[nodiscard]] std::vector<std::size_t> first_ignored(int wins) {
    const auto limits =
        *question_.limits(static_cast<int>(games_.size()) - wins, without(score_, wins));
    std::vector<std::size_t> ignored;
    for (std::size_t i = 0; i < games_.size() && wins > 0; ++i) {
      if (!games_[i].is_won()) continue;
      choices_[i] = Choice::ignored;
      if (can_meet(wins - 1, limits)) {
        ignored.push_back(i);
        --wins;
      } else {
        choices_[i] = Choice::kept;
      }
    }
    return ignored;
  }

 private:
  enum class Choice : std::uint8_t { open, kept, ignored };

  [[nodiscard]] int own() const { return question_.federation; }

  static Score without(Score score, int wins) {
    return score - Score::from_tenths(std::int64_t{10} * wins);
  }

  [[nodiscard]] bool is_open(std::size_t game) const {
    return games_[game].is_won() && choices_[game] == Choice::open;
  }

  [[nodiscard]] int most_of(int federation, const NormLimits& limits) const {
    return federation == own() ? std::min(limits.most_own, limits.most_one) : limits.most_one;
  }

  /// Each condition alone, quickly.
  [[nodiscard]] bool is_possible(int wins, const NormLimits& limits) const {
    const auto most_sum = sum_ - lowest_sums_[static_cast<std::size_t>(wins)] +
                          std::max(0, question_.floor - lowest_);
    const int wanted = all_[2] - std::max(0, wins - won_by_holder_[0] - won_by_holder_[1]);
    const int titled = all_[1] + all_[2] - std::max(0, wins - won_by_holder_[0]);
    const bool has_own = own() >= 0 && static_cast<std::size_t>(own()) < by_federation_.size();
    const int of_own = has_own ? by_federation_[static_cast<std::size_t>(own())] : 0;
    return most_sum >= limits.least_sum && wanted >= limits.least_wanted &&
           titled >= limits.least_holders && others_ >= limits.least_others &&
           of_own - limits.most_own <= wins && most_one_ - limits.most_one <= wins;
  }

  [[nodiscard]] Flow flow(const NormLimits& limits) const {
    Flow flow{games_};
    flow.most_holders = all_[1] + all_[2] - limits.least_holders;
    flow.most_wanted = all_[2] - limits.least_wanted;
    std::vector<std::size_t> group_of(by_federation_.size());
    for (std::size_t f = 0; f < by_federation_.size(); ++f) {
      const auto federation = static_cast<int>(f);
      const int needed = by_federation_[f] - most_of(federation, limits);
      if (needed <= 0) continue;
      flow.groups.push_back({.federation = federation, .needed = needed});
      group_of[f] = flow.groups.size();
    }
    flow.groups.emplace_back();
    const auto group = [&](const NormGame& game) -> Flow::Group& {
      const auto number = game.federation == NormGame::no_federation
                              ? 0
                              : group_of[static_cast<std::size_t>(game.federation)];
      return number == 0 ? flow.groups.back() : flow.groups[number - 1];
    };
    for (const auto i : won_) {
      const auto& game = games_[i];
      if (choices_[i] == Choice::open) {
        group(game).cells[of(game.holder)].games.push_back(i);
      } else if (choices_[i] == Choice::ignored) {
        --group(game).needed;
        flow.most_holders -= static_cast<int>(game.holder != NormGame::Holder::no);
        flow.most_wanted -= static_cast<int>(game.holder == NormGame::Holder::wanted);
      }
    }
    return flow;
  }

  /// What the choices made already decide.
  struct Decided {
    std::int64_t sum = 0;  ///< Of the games that are kept or open
    int lowest_kept = std::numeric_limits<int>::max();
    int lowest = std::numeric_limits<int>::max();  ///< Kept or open
    std::vector<int> others;                       ///< Other federations of games kept
  };
  [[nodiscard]] Decided decided() const {
    Decided decided;
    for (std::size_t i = 0; i < games_.size(); ++i) {
      const auto& game = games_[i];
      if (choices_[i] == Choice::ignored) continue;
      decided.sum += game.rating;
      decided.lowest = std::min(decided.lowest, game.rating);
      if (is_open(i)) continue;
      decided.lowest_kept = std::min(decided.lowest_kept, game.rating);
      add_other(decided.others, game.federation);
    }
    return decided;
  }

  void add_other(std::vector<int>& others, int federation) const {
    if (federation == NormGame::no_federation || federation == own()) return;
    if (!contains(others, federation)) others.push_back(federation);
  }

  [[nodiscard]] int raise(int lowest) const { return std::max(0, question_.floor - lowest); }

  /// Are the conditions met without so many of the open won games?
  [[nodiscard]] bool can_meet(int wins, const NormLimits& limits) {
    auto best = flow(limits);
    if (!best.ignore(wins)) return false;
    const auto decided = this->decided();
    const auto rest = decided.sum - best.sum();
    if (rest + raise(decided.lowest) < limits.least_sum) return false;
    if (rest + raise(decided.lowest_kept) < limits.least_sum &&
        !is_enough_raised(wins, limits, decided, rest))
      return false;
    return static_cast<int>(decided.others.size()) >= limits.least_others ||
           has_enough_others(wins, limits, decided, best);
  }

  /// Is the sum reached if one of the open won games is kept and raised? Within a cell each gives
  /// the same sum.
  [[nodiscard]] bool is_enough_raised(int wins, const NormLimits& limits, const Decided& decided,
                                      std::int64_t rest) {
    for (const auto& group : flow(limits).groups)
      for (const auto& cell : group.cells) {
        if (cell.games.empty()) continue;
        const auto raised = cell.games.front();
        const int gain = raise(games_[raised].rating);
        if (games_[raised].rating >= decided.lowest_kept || rest + gain < limits.least_sum)
          continue;
        choices_[raised] = Choice::kept;
        auto kept = flow(limits);
        const bool is_enough =
            kept.ignore(wins) && decided.sum - kept.sum() + gain >= limits.least_sum;
        choices_[raised] = Choice::open;
        if (is_enough) return true;
      }
    return false;
  }

  /// Are the conditions met too, if the games decided are of too few other federations? A game of
  /// one more is kept.
  [[nodiscard]] bool has_enough_others(int wins, const NormLimits& limits, const Decided& decided,
                                       const Flow& best) {
    auto others = decided.others;
    for (const auto& group : best.groups)
      for (const auto& cell : group.cells)
        for (auto i = cell.ignored; i < cell.games.size(); ++i)
          add_other(others, games_[cell.games[i]].federation);
    if (static_cast<int>(others.size()) >= limits.least_others &&
        decided.sum - best.sum() + raise(decided.lowest_kept) >= limits.least_sum)
      return true;
    for (const auto game : witnesses(limits, decided, best)) {
      choices_[game] = Choice::kept;
      const bool is_met = can_meet(wins, limits);
      choices_[game] = Choice::open;
      if (is_met) return true;
    }
    return false;
  }

  /// Games of one more federation, so that if any can be kept, one of these can. Two games of one
  /// cell can change places, so the highest of each federation is enough; in the group without a
  /// limit, that of as many federations as are wanted: one of them has no other game that counts.
  [[nodiscard]] std::vector<std::size_t> witnesses(const NormLimits& limits, const Decided& decided,
                                                   const Flow& flow) const {
    std::vector<std::size_t> witnesses;
    for (const auto& group : flow.groups)
      for (const auto& cell : group.cells) {
        auto seen = decided.others;
        const auto most = seen.size() + static_cast<std::size_t>(limits.least_others);
        for (auto game = cell.games.rbegin(); game != cell.games.rend() && seen.size() < most;
             ++game) {
          const auto before = seen.size();
          add_other(seen, games_[*game].federation);
          if (seen.size() > before) witnesses.push_back(*game);
        }
      }
    return witnesses;
  }

  const NormQuestion& question_;
  std::span<const NormGame> games_;
  std::vector<Choice> choices_;
  std::vector<std::size_t> won_;  ///< From the lowest rating up
  std::vector<std::int64_t> lowest_sums_;
  std::vector<int> by_federation_;
  std::array<int, holder_count> all_{}, won_by_holder_{};
  std::int64_t sum_ = 0;
  Score score_{};
  int lowest_ = std::numeric_limits<int>::max();
  int most_one_ = 0;
  int others_ = 0;
};

}  // namespace

std::optional<IgnoredGames> fewest_ignored(const NormQuestion& question) {
  const auto all = question.games.size();
  const auto least = static_cast<std::size_t>(question.least_games);
  std::optional<IgnoredGames> best;
  for (std::size_t later = 0; all >= least + later; ++later) {
    const auto fewest = best ? best->later + best->won.size() : all - least;
    if (later > fewest) break;
    FirstGames games{question, all - later};
    const auto most = std::min(static_cast<int>(fewest - later), games.wins());
    for (int wins = later == 0 ? 1 : 0; wins <= most; ++wins)
      if (games.can_ignore(wins)) {
        best = IgnoredGames{later, games.first_ignored(wins)};
        break;
      }
  }
  return best;
}

}  // namespace trf::rating
