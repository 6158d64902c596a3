#include "dutch/exact.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "dutch/completion.hpp"
#include "dutch/evaluate.hpp"
#include "dutch/exact_graph.hpp"
#include "index.hpp"
#include "matching/dense_matching.hpp"

namespace trf::pair::dutch {
namespace {

/// The best candidates of a bracket as matchings, and the decisions of chapter 4 on them.
class Search {
 public:
  Search(const Task& task, const Frozen& frozen, const GraphOptions& options)
      : task_(task),
        graph_(bracket_graph(task, frozen, options)),
        allowed_(at(graph_.graph.vertices()) + 1) {
    // Without weights, this is found much faster.
    if (options.cover == Cover::parity && !matching::has_perfect_matching(graph_.graph.joined))
      return;
    best_ = matching::optimal_matchings(graph_.graph);
    covers_all_ = options.cover == Cover::parity || finds_all();
  }

  /// Are all vertices covered? If not, a search with Cover::parity has no answers.
  [[nodiscard]] bool covers_all() const noexcept { return covers_all_; }
  /// BSN of the opponent in the bracket; -1: downfloats.
  [[nodiscard]] int opponent(int bsn) const {
    const int v = graph_.vertex_of[at(bsn)];
    const int mate = v < 0 ? -1 : best_->mate(v);
    if (mate < 0) return -1;
    const int other = graph_.bsn_of[at(mate)];
    const Bracket& bracket = task_.bracket;
    // Two MDPs matched with one another are paired further down.
    return other >= 0 && bracket.is_moved_down(bsn) && bracket.is_moved_down(other) ? -1 : other;
  }
  [[nodiscard]] bool is_here(int bsn) const { return graph_.vertex_of[at(bsn)] >= 0; }

  /// Narrows to candidates in which the opponent's BSN is in first..last-1.
  bool narrow_to(int bsn, int first, int last) {
    std::ranges::fill(allowed_, 0);
    for (int other = first; other < last; ++other)
      if (is_here(other)) allowed_[at(graph_.vertex_of[at(other)])] = 1;
    return best_->narrow(graph_.vertex_of[at(bsn)], allowed_);
  }
  /// Assigns the first opponent of these, by BSN, that a best candidate has; -1: none.
  int match_first(int bsn, std::span<const int> others) {
    vertices_.clear();
    for (const int other : others) vertices_.push_back(graph_.vertex_of[at(other)]);
    const int found = best_->match_first(graph_.vertex_of[at(bsn)], vertices_);
    return found < 0 ? -1 : graph_.bsn_of[at(found)];
  }
  /// Narrows to candidates in which the player downfloats, or has an opponent of BSN first..last-1.
  bool narrow_to_float_or(int bsn, int first, int last) {
    std::ranges::fill(allowed_, 1);
    for (int other = 0; other < task_.bracket.size(); ++other)
      if (is_here(other) && (other < first || other >= last))
        allowed_[at(graph_.vertex_of[at(other)])] = 0;
    return best_->narrow(graph_.vertex_of[at(bsn)], allowed_);
  }
  /// All players without a mate in the current matching.
  [[nodiscard]] std::vector<Rank> unmatched_below() const {
    std::vector<Rank> players;
    Rank next = task_.next_begin;
    for (int v = 0; v < graph_.graph.vertices(); ++v) {
      if (v == graph_.odd_one) continue;
      const int bsn = graph_.bsn_of[at(v)];
      const Rank player = bsn >= 0 ? task_.bracket.players[at(bsn)] : next++;
      const int mate = best_->mate(v);
      if (mate < 0 || mate == graph_.odd_one) players.push_back(player);
    }
    return players;
  }

 private:
  [[nodiscard]] bool finds_all() const {
    for (int v = 0; v < graph_.graph.vertices(); ++v)
      if (best_->mate(v) < 0) return false;
    return true;
  }

  const Task& task_;
  BracketGraph graph_;
  std::unique_ptr<matching::OptimalMatchings> best_;
  bool covers_all_ = false;
  std::vector<std::uint8_t> allowed_;
  std::vector<int> vertices_;
};

/// One form of the task; see Cover.
class Solver {
 public:
  Solver(const Task& task, Cover cover, bool single_bye)
      : task_(task), bracket_(task.bracket), options_{cover, single_bye, -1} {}

  /// False: there is no candidate.
  bool solve() {
    opponent_.assign(at(bracket_.size()), -1);
    if (task_.only_downfloaters) return take_any();
    if (bracket_.moved_down > 0 && !pair_moved_down()) return false;
    return pair_remainder();
  }
  [[nodiscard]] const std::vector<int>& opponents() const noexcept { return opponent_; }
  [[nodiscard]] const std::vector<Rank>& left_below() const noexcept { return left_; }

 private:
  [[nodiscard]] bool is_covered(const Search& search) const {
    return options_.cover == Cover::free || search.covers_all();
  }

  /// Any best candidate, not the first.
  bool take_any() {
    const Search search(task_, frozen_, options_);
    if (!is_covered(search)) return false;
    for (int bsn = 0; bsn < bracket_.size(); ++bsn) opponent_[at(bsn)] = search.opponent(bsn);
    left_ = search.unmatched_below();
    return true;
  }

  bool pair_moved_down() {
    Search search(task_, frozen_, options_);
    if (!is_covered(search)) return false;
    const int residents = bracket_.moved_down;
    frozen_.opponent.assign(at(bracket_.moved_down), Frozen::limbo);
    choose_pairable(search);
    // 4.2: the first transposition of S2.
    std::vector<int> free;
    for (int bsn = residents; bsn < bracket_.size(); ++bsn) free.push_back(bsn);
    for (int mdp = 0; mdp < bracket_.moved_down; ++mdp) {
      if (frozen_.opponent[at(mdp)] == Frozen::limbo) continue;
      const int other = search.match_first(mdp, free);
      frozen_.opponent[at(mdp)] = other;
      pair(mdp, other);
      std::erase(free, other);
    }
    remainder_pairs_ = 0;
    for (int bsn = residents; bsn < bracket_.size(); ++bsn)
      if (search.opponent(bsn) > bsn) ++remainder_pairs_;
    left_ = search.unmatched_below();
    return true;
  }

  /// 4.4: the first valid set of pairable MDPs.
  void choose_pairable(Search& search) {
    const auto& players = bracket_.players;
    const auto score = [&](int bsn) { return (*task_.field)[players[at(bsn)]].score; };
    const int residents = bracket_.moved_down;
    // Of MDPs with one score all best candidates pair the same number, if the residents share a
    // score: [C7], and in 2017 C6, count them.
    const bool is_known = score(residents) == score(bracket_.size() - 1);
    struct Left {
      int players = 0, paired = 0;
    };
    std::map<std::int32_t, Left> undecided;
    for (int mdp = 0; mdp < residents; ++mdp) {
      Left& left = undecided[score(mdp)];
      ++left.players;
      if (search.opponent(mdp) >= 0) ++left.paired;
    }
    for (int mdp = 0; mdp < residents; ++mdp) {
      Left& left = undecided[score(mdp)];
      const bool are_all = is_known && left.paired == left.players;
      const bool is_none = is_known && left.paired == 0;
      if (are_all || (!is_none && search.narrow_to(mdp, residents, bracket_.size()))) {
        frozen_.opponent[at(mdp)] = Frozen::open;
        --left.paired;
      }
      --left.players;
    }
  }

  bool pair_remainder() {
    std::vector<int> players;  // of the remainder, by BSN
    for (int bsn = bracket_.moved_down; bsn < bracket_.size(); ++bsn)
      if (opponent_[at(bsn)] < 0) players.push_back(bsn);
    const int size = static_cast<int>(players.size());
    int pairs = bracket_.moved_down > 0 ? remainder_pairs_ : size / 2;
    if (bracket_.moved_down > 0 && pairs == 0) return true;
    while (true) {
      options_.remainder_pairs = pairs;
      Search search(task_, frozen_, options_);
      if (!is_covered(search)) return false;
      int made = 0, exchanged = 0;
      for (int i = 0; i < size; ++i) {
        if (search.opponent(players[at(i)]) <= players[at(i)]) continue;
        ++made;
        if (i >= pairs) ++exchanged;
      }
      if (made != pairs) {  // MaxPairs is smaller than half the players
        pairs = made;
        continue;
      }
      if (exchanged > 0) exchange(search, players, pairs, exchanged);
      transpose(search, players);
      left_ = search.unmatched_below();
      return true;
    }
  }

  /// 4.3.2, rules 3 and 4: the players to exchange.
  void exchange(Search& search, const std::vector<int>& players, int pairs, int exchanged) {
    const int size = static_cast<int>(players.size());
    int left = exchanged;
    for (int i = pairs; i-- > 0 && left > 0;)
      if (search.narrow_to_float_or(players[at(i)], bracket_.moved_down, players[at(i)])) --left;
    left = exchanged;
    for (int i = pairs; i < size && left > 0; ++i)
      if (search.narrow_to(players[at(i)], players[at(i)] + 1, bracket_.size())) --left;
  }

  /// 4.2: the first transposition of S2, for the current S1.
  void transpose(Search& search, const std::vector<int>& players) {
    std::vector<int> first, second;
    for (const int bsn : players) (search.opponent(bsn) > bsn ? first : second).push_back(bsn);
    for (const int bsn : first) {
      const int other = search.match_first(bsn, second);
      if (other < 0) continue;
      pair(bsn, other);
      std::erase(second, other);
    }
  }

  void pair(int a, int b) {
    opponent_[at(a)] = b;
    opponent_[at(b)] = a;
  }

  const Task& task_;
  const Bracket& bracket_;
  GraphOptions options_;
  Frozen frozen_;
  std::vector<int> opponent_;
  std::vector<Rank> left_;
  int remainder_pairs_ = 0;
};

class Attempts {
 public:
  explicit Attempts(const Task& task) : task_(task) {}

  std::optional<BracketPairing> run() {
    if (!task_.is_last() || !task_.completes) {
      // Bracket and following scoregroup alone are enough if the rest can be completed, because no
      // candidate of the whole field is better.
      for (const Cover cover : {Cover::parity, Cover::free}) {
        auto pairing = solve(cover);
        if (!pairing || (cover == Cover::parity && !is_bound_met(*pairing))) continue;
        if (!task_.completes || is_completed()) return pairing;
        break;
      }
      if (!task_.completes) return std::nullopt;
    }
    return solve(Cover::complete);
  }

  /// For rounds without the criterion of completion, in which the following bracket is the last:
  /// its downfloater receives the bye, and must be allowed to ([C2] of that bracket).
  std::optional<BracketPairing> run_before_last() {
    auto any = run();
    auto completing = solve(Cover::complete);
    if (!any || !completing) return any;
    const auto criteria = task_.field->regulation().criteria;
    for (const Criterion* criterion : {criteria[0], criteria[1]})
      if (value_of(task_, *any, *criterion) != value_of(task_, *completing, *criterion)) return any;
    return completing;
  }

 private:
  /// If the smallest possible number of downfloaters are residents, and all others are covered,
  /// leaving more players unmatched cannot be better.
  [[nodiscard]] bool is_bound_met(const BracketPairing& pairing) const {
    const auto& floaters = pairing.downfloaters;
    const Field& field = *task_.field;
    return floaters.size() == task_.bracket.players.size() % 2 &&
           std::ranges::all_of(
               floaters, [&](Rank player) { return field[player].score == task_.bracket.score; });
  }

  [[nodiscard]] bool is_completed() const {
    std::vector<Rank> players = left_;
    for (Rank player = task_.next_end; player < task_.field->size(); ++player)
      players.push_back(player);
    if (task_.together) {
      const auto [one, other] = *task_.together;
      const auto removed = std::erase_if(players, [one = one, other = other](Rank player) {
        return player == one || player == other;
      });
      if (removed == 1) return false;
    }
    return can_be_completed(*task_.field, players, task_.bye_score);
  }

  std::optional<BracketPairing> solve(Cover cover) {
    const bool may_be_bye = task_.has_bye() && task_.bye_score &&
                            task_.bracket.score <= *task_.bye_score &&
                            task_.bracket.size() % 2 != 0;
    for (const bool single_bye : {true, false}) {
      if (single_bye && !may_be_bye) continue;
      Solver solver(task_, cover, single_bye);
      if (!solver.solve()) return std::nullopt;
      auto pairing = pairing_of(solver.opponents());
      left_ = solver.left_below();
      if (!single_bye || pairing.downfloaters.size() == 1) return pairing;
    }
    return std::nullopt;
  }

  [[nodiscard]] BracketPairing pairing_of(const std::vector<int>& opponents) const {
    BracketPairing pairing;
    const auto& players = task_.bracket.players;
    for (int bsn = 0; bsn < task_.bracket.size(); ++bsn) {
      const int other = opponents[at(bsn)];
      if (other > bsn) pairing.pairs.emplace_back(players[at(bsn)], players[at(other)]);
      if (other < 0) pairing.downfloaters.push_back(players[at(bsn)]);
    }
    return pairing;
  }

  const Task& task_;
  std::vector<Rank> left_;
};

}  // namespace

std::optional<BracketPairing> pair_exactly(const Task& task) {
  const bool is_before_last = !task.only_downfloaters && !task.completes && task.look_ahead &&
                              !task.is_last() && task.next_end == task.field->size();
  return is_before_last ? Attempts(task).run_before_last() : Attempts(task).run();
}

}  // namespace trf::pair::dutch
