#include "burstein/exact.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <tuple>

#include "index.hpp"
#include "matching/optimal_matchings.hpp"

namespace trf::pair::burstein {
namespace {

/// The players of the bracket by BSN, then those below, as a graph with the criteria as gains.
class Search {
 public:
  Search(const Field& field, const Bracket& bracket, Reach reach)
      : field_(field), reach_(reach), size_(bracket.size()), players_(bracket.players) {
    if (reach != Reach::bracket)
      players_.insert(players_.end(), bracket.next.begin(), bracket.next.end());
    followed_ = static_cast<int>(players_.size());
    if (reach == Reach::complete)
      players_.insert(players_.end(), bracket.rest.begin(), bracket.rest.end());
    here_ = scores_of(0, size_);
    following_ = scores_of(0, followed_);
    make_graph(bracket);
    best_ = matching::optimal_matchings(graph_);
  }

  [[nodiscard]] bool covers_all() const {
    for (int v = 0; v < vertices(); ++v)
      if (best_->mate(v) < 0) return false;
    return true;
  }

  /// 4.3: the first of the best, by the opponents of BSN 1, 2, ...; the last opponent comes first.
  ExactPairing first() {
    ExactPairing result;
    std::vector<std::uint8_t> paired(at(size_), 0);
    std::vector<int> later;
    for (int v = 0; v < size_; ++v) {
      if (paired[at(v)] != 0) continue;
      later.clear();
      for (int other = size_; --other > v;)
        if (paired[at(other)] == 0) later.push_back(other);
      const int opponent = best_->match_first(v, later);
      if (opponent < 0) {
        result.pairing.floaters.push_back(players_[at(v)]);
        continue;
      }
      paired[at(opponent)] = 1;
      result.pairing.pairs.emplace_back(players_[at(v)], players_[at(opponent)]);
    }
    std::ranges::sort(result.pairing.floaters);
    for (int v = 0; v < vertices(); ++v)
      if (best_->mate(v) < 0) result.left.push_back(players_[at(v)]);
    std::ranges::sort(result.left);
    return result;
  }

 private:
  [[nodiscard]] int vertices() const { return static_cast<int>(players_.size()); }
  [[nodiscard]] std::vector<std::int32_t> scores_of(int begin, int end) const {
    std::vector<std::int32_t> scores;
    for (int v = begin; v < end; ++v) scores.push_back(field_[players_[at(v)]].score);
    std::ranges::sort(scores, std::greater<>());
    scores.erase(std::unique(scores.begin(), scores.end()), scores.end());
    return scores;
  }

  [[nodiscard]] static bool is_asked_for(const Bracket& bracket, Rank a, Rank b) {
    if (!bracket.together) return true;
    const auto [one, other] = *bracket.together;
    const bool touches = a == one || a == other || b == one || b == other;
    return !touches || std::pair(a, b) == std::pair(one, other) ||
           std::pair(b, a) == std::pair(one, other);
  }

  void keep_what_is_asked_for(const Bracket& bracket) {
    for (int a = 0; a < vertices(); ++a)
      for (int b = a + 1; b < vertices(); ++b)
        if (!is_asked_for(bracket, players_[at(a)], players_[at(b)]))
          graph_.joined.remove(static_cast<matching::Vertex>(a), static_cast<matching::Vertex>(b));
  }

  void make_graph(const Bracket& bracket) {
    graph_.joined = field_.legal_pairs(players_);
    graph_.kind = field_.kinds_of(players_, large_group(players_.size()));
    if (bracket.together) keep_what_is_asked_for(bracket);
    // All covered, [C5], [C6] by score, [C7] number and scores, [C8].
    const std::size_t ahead = reach_ == Reach::bracket ? 0 : 1 + following_.size();
    graph_.fields = (reach_ == Reach::complete ? 1 : 0) + 1 + here_.size() + ahead + 1;
    graph_.add_gains = [this](int a, int b, std::int32_t* gains) { add_gains(a, b, gains); };
    std::map<std::tuple<int, std::int32_t, int>, std::int32_t> numbers;
    for (int v = 0; v < vertices(); ++v) {
      const swiss::Member& member = field_[players_[at(v)]];
      const int zone = v < size_ ? 0 : v < followed_ ? 1 : 2;
      const std::tuple type{zone, zone == 2 ? 0 : member.score,
                            zone == 0 ? static_cast<int>(member.preference.colour) : 0};
      graph_.type.push_back(
          numbers.try_emplace(type, static_cast<std::int32_t>(numbers.size())).first->second);
    }
    graph_.types = numbers.size();
  }

  /// The costs of floating that a pair saves.
  void add_gains(int a, int b, std::int32_t* gains) const {  // a < b
    const bool pair = b < size_, ahead = !pair && b < followed_;
    const auto add_scores = [&](const std::vector<std::int32_t>& scores, bool counts) {
      for (const std::int32_t score : scores) {
        if (counts)
          *gains += (field_[players_[at(a)]].score == score ? 1 : 0) +
                    (field_[players_[at(b)]].score == score ? 1 : 0);
        ++gains;
      }
    };
    if (reach_ == Reach::complete) *gains++ += 2;
    *gains++ += pair ? 1 : 0;
    add_scores(here_, pair);
    if (reach_ != Reach::bracket) {
      *gains++ += ahead ? 2 : 0;
      if (field_.regulation().other.number_only)
        gains += following_.size();
      else
        add_scores(following_, ahead);
    }
    *gains -= pair ? c08.of_pair(field_, players_[at(a)], players_[at(b)]) : 0;
  }

  const Field& field_;
  Reach reach_;
  int size_, followed_ = 0;
  std::vector<Rank> players_;
  std::vector<std::int32_t> here_, following_;
  matching::LexicographicGraph graph_;
  std::unique_ptr<matching::OptimalMatchings> best_;
};

}  // namespace

std::optional<ExactPairing> pair_exactly(const Field& field, const Bracket& bracket, Reach reach) {
  Search search(field, bracket, reach);
  if (reach == Reach::complete && !search.covers_all()) return std::nullopt;
  return search.first();
}

}  // namespace trf::pair::burstein
