#include "dubov/exact.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "matching/dense_matching.hpp"
#include "matching/optimal_matchings.hpp"

namespace trf::pair::dubov {
namespace {

/// The lower players are not paired with each other.
void part_lower(matching::Graph& joined, std::size_t residents) {
  matching::VertexSet lower(joined.size());
  for (std::size_t v = residents; v < joined.size(); ++v)
    lower.insert(static_cast<matching::Vertex>(v));
  for (std::size_t v = residents; v < joined.size(); ++v)
    joined.row(static_cast<matching::Vertex>(v)).remove_all(lower);
}

/// Adds as many vertices as lower players do not float up; each of them may be the mate of any
/// lower player. If all vertices are matched, the number of upfloaters is fixed.
void add_stays(matching::Graph& joined, std::size_t residents, std::size_t stays) {
  const std::size_t players = joined.size();
  joined.grow(players + stays);
  for (std::size_t v = residents; v < players; ++v)
    for (std::size_t stay = players; stay < players + stays; ++stay)
      joined.add(static_cast<matching::Vertex>(v), static_cast<matching::Vertex>(stay));
}

/// Residents first, then the lower players, as a graph whose best matchings are the best sets.
class UpfloaterGraph {
 public:
  UpfloaterGraph(const Field& field, std::span<const Rank> residents, std::span<const Rank> lower,
                 std::size_t pool, Reach reach, std::size_t stays = 0)
      : field_(field),
        residents_(residents.size()),
        candidates_end_(residents.size() + pool),
        stays_(stays),
        reach_(reach) {
    players_.assign(residents.begin(), residents.end());
    players_.insert(players_.end(), lower.begin(), lower.end());
    for (const Rank player : lower.first(pool))
      if (scores_.empty() || scores_.back() != field[player].score)
        scores_.push_back(field[player].score);
    std::ranges::reverse(scores_);  // From the lowest up, in the order of [C6]
    join();
    find_types();
  }

  [[nodiscard]] const matching::LexicographicGraph& graph() const { return graph_; }
  [[nodiscard]] std::size_t size() const { return players_.size() + stays_; }
  [[nodiscard]] Rank player(std::size_t v) const { return players_[v]; }

 private:
  [[nodiscard]] bool is_resident(std::size_t v) const { return v < residents_; }
  [[nodiscard]] bool is_candidate(std::size_t v) const { return v < candidates_end_; }

  void join() {
    graph_.joined = field_.legal_pairs(players_);
    graph_.kind = field_.kinds_of(players_, large_group(players_.size()));
    if (reach_ != Reach::complete) part_lower(graph_.joined, residents_);
    if (candidates_end_ != players_.size()) part_others();
    if (stays_ > 0) {
      add_stays(graph_.joined, residents_, stays_);
      if (!graph_.kind.empty())
        graph_.kind.resize(size(), std::ranges::max(graph_.kind) + 1);  // All alike
    }
    // Covered vertices first, then a digit for each criterion; for C6 one for each score.
    graph_.fields = 1 + criteria.size() - 1 + scores_.size();
    graph_.add_gains = [this](int a, int b, std::int32_t* gains) {
      add_gains(static_cast<std::size_t>(a), static_cast<std::size_t>(b), gains);
    };
  }

  /// Residents are paired with the candidates only.
  void part_others() {
    matching::VertexSet residents(players_.size()), others(players_.size());
    for (std::size_t v = 0; v < residents_; ++v) residents.insert(static_cast<matching::Vertex>(v));
    for (std::size_t v = candidates_end_; v < players_.size(); ++v)
      others.insert(static_cast<matching::Vertex>(v));
    for (std::size_t v = 0; v < players_.size(); ++v) {
      if (!is_resident(v) && is_candidate(v)) continue;
      graph_.joined.row(static_cast<matching::Vertex>(v))
          .remove_all(is_resident(v) ? others : residents);
    }
  }

  void add_gains(std::size_t a, std::size_t b, std::int32_t* gains) const {
    const bool both = is_resident(b), one = is_resident(a);  // a < b
    *gains++ += reach_ != Reach::bracket ? 2 : (one ? 1 : 0) + (both ? 1 : 0);
    if (!one) return;
    const Rank high = players_[a], low = players_[b];
    for (const Criterion* criterion : criteria) {
      const bool counts = applies(*criterion, field_);
      if (criterion->measure == Measure::list) {
        for (const std::int32_t score : scores_)
          *gains++ -= !both && field_[low].score == score ? 1 : 0;
        continue;
      }
      if (counts && criterion->of_pair != nullptr) *gains -= criterion->of_pair(field_, high, low);
      if (counts && !both && criterion->of_floater != nullptr)
        *gains -= criterion->of_floater(field_, low);
      ++gains;
    }
  }

  void find_types() {
    using Type = std::tuple<bool, std::int32_t, Preference, bool, std::int16_t, bool>;
    const auto less = [](const Type& a, const Type& b) {
      const auto key = [](const Type& t) {
        const auto& [resident, score, preference, maximum, times, last] = t;
        return std::tuple(resident, score, preference.colour, preference.strength, maximum, times,
                          last);
      };
      return key(a) < key(b);
    };
    std::map<Type, std::int32_t, decltype(less)> numbers(less);
    for (std::size_t v = 0; v < players_.size(); ++v) {
      const auto& one = field_.opposition(players_[v]);
      const auto& member = field_[players_[v]];
      const Type type =
          !is_candidate(v) ? Type{}
          : is_resident(v)
              ? Type{true, 0, member.preference, false, 0, false}
              : Type{false,        member.score,      member.preference, one.maximum_upfloater,
                     one.upfloats, one.upfloated_last};
      graph_.type.push_back(
          numbers.try_emplace(type, static_cast<std::int32_t>(numbers.size())).first->second);
    }
    const auto last = static_cast<std::int32_t>(numbers.size());
    graph_.type.resize(size(), last);
    graph_.types = numbers.size() + (stays_ > 0 ? 1 : 0);
  }

  const Field& field_;
  std::size_t residents_, candidates_end_;
  std::size_t stays_;  ///< Vertices for the candidates who do not float up
  Reach reach_;
  std::vector<Rank> players_;
  std::vector<std::int32_t> scores_;
  matching::LexicographicGraph graph_;
};

std::optional<std::vector<Rank>> first_best(const UpfloaterGraph& graph, std::size_t count,
                                            std::size_t pool) {
  const auto best = matching::optimal_matchings(graph.graph());
  std::size_t needed = 0;
  for (std::size_t v = 0; v < count; ++v) {
    const int mate = best->mate(static_cast<int>(v));
    if (mate < 0) return std::nullopt;
    if (static_cast<std::size_t>(mate) >= count) ++needed;
  }
  // 4.2: the first set, by the smallest differing number.
  std::vector<Rank> chosen;
  std::vector<std::uint8_t> allowed(graph.size() + 1, 0);
  std::fill_n(allowed.begin(), count, 1);
  for (std::size_t v = count; v < count + pool && chosen.size() < needed; ++v)
    if (best->narrow(static_cast<int>(v), allowed)) chosen.push_back(graph.player(v));
  return chosen;
}

/// Can the residents all be paired with so many of the lower players? Takes no weights.
bool can_pair_with(const Field& field, std::span<const Rank> residents, std::span<const Rank> lower,
                   std::size_t count) {
  std::vector<Rank> players(residents.begin(), residents.end());
  players.insert(players.end(), lower.begin(), lower.end());
  matching::Graph joined = field.legal_pairs(players);
  part_lower(joined, residents.size());
  add_stays(joined, residents.size(), lower.size() - count);
  return matching::DenseMatching(joined).is_complete();
}

}  // namespace

std::optional<std::vector<Rank>> best_upfloaters(const Field& field,
                                                 std::span<const Rank> residents,
                                                 std::span<const Rank> lower, std::size_t pool,
                                                 Reach reach) {
  return first_best(UpfloaterGraph(field, residents, lower, pool, reach), residents.size(), pool);
}

std::optional<std::vector<Rank>> best_of_count(const Field& field, std::span<const Rank> residents,
                                               std::span<const Rank> lower, std::size_t count,
                                               bool is_least) {
  if (lower.size() < count || !can_pair_with(field, residents, lower, count)) return std::nullopt;
  // The least number needs no fixing, and the graph is smaller.
  if (is_least) return best_upfloaters(field, residents, lower, lower.size(), Reach::bracket);
  const std::size_t stays = lower.size() - count;
  return first_best(UpfloaterGraph(field, residents, lower, lower.size(), Reach::counted, stays),
                    residents.size(), lower.size());
}

}  // namespace trf::pair::dubov
