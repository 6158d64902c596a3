#include "match_swiss/pairs.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <tuple>

#include "match_swiss/criterion.hpp"
#include "matching/optimal_matchings.hpp"
#include "matching/ordered_assignment.hpp"

namespace trf::pair::match_swiss {
namespace {

/// The value of a pair for a criterion, whichever is the top member.
[[nodiscard]] int count_of(const Field& field, const PairCriterion& criterion, Rank a, Rank b,
                           std::int32_t bracket_score) {
  if (criterion.is_about_floats && !field.has_float_criteria()) return 0;
  const auto is_upfloater = [&](Rank rank) { return field[rank].score != bracket_score; };
  if (is_upfloater(a)) std::swap(a, b);
  return criterion.of_pair(field, a, b, is_upfloater(b) && !is_upfloater(a));
}

/// Preferred colours, as rows and columns of one table.
[[nodiscard]] std::uint8_t colour_type(const Field& field, Rank rank) {
  return static_cast<std::uint8_t>(field[rank].preference.colour);
}

/// The usual bracket: first half against second half without a fault. \p bracket by TPN.
[[nodiscard]] std::vector<TopBottom> pair_without_fault(const Field& field,
                                                        const std::vector<Rank>& bracket,
                                                        std::int32_t bracket_score) {
  const std::size_t half = bracket.size() / 2;
  const auto criteria = field.regulation().pair_criteria;
  const auto joined = [&](int row, int column) {
    const Rank top = bracket[static_cast<std::size_t>(row)];
    const Rank bottom = bracket[half + static_cast<std::size_t>(column)];
    return field.may_meet(top, bottom) &&
           std::ranges::all_of(criteria, [&](const PairCriterion* criterion) {
             return count_of(field, *criterion, top, bottom, bracket_score) == 0;
           });
  };
  using Assignment = matching::OrderedAssignment<decltype(joined)>;
  typename Assignment::Table table{};
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t column = 0; column < 3; ++column)
      table[row][column] = row != column || row == 0;
  std::vector<std::uint8_t> rows, columns;
  for (std::size_t i = 0; i < half; ++i) {
    rows.push_back(colour_type(field, bracket[i]));
    columns.push_back(colour_type(field, bracket[half + i]));
  }
  Assignment assignment(std::move(rows), std::move(columns), table, joined);
  std::vector<TopBottom> pairs;
  if (!assignment.complete()) return pairs;
  assignment.put_in_order(static_cast<int>(half));
  for (std::size_t i = 0; i < half; ++i)
    pairs.emplace_back(
        bracket[i],
        bracket[half + static_cast<std::size_t>(assignment.column(static_cast<int>(i)))]);
  return pairs;
}

/// The best pairings as matchings whose gains are the criteria; then tops, then bottoms.
class PairSearch {
 public:
  PairSearch(const Field& field, const std::vector<Rank>& bracket, std::int32_t bracket_score)
      : field_(field), bracket_(bracket), score_(bracket_score) {
    graph_.joined = field.legal_pairs(bracket);
    graph_.kind = field.kinds_of(bracket, large_group(bracket.size()));
    // Members with equal values are of one type; the first member represents it.
    std::map<std::tuple<Colour, Strength, bool, bool>, std::int32_t> types;
    for (const Rank rank : bracket) {
      const Member& member = field[rank];
      const auto key = std::tuple(member.preference.colour, member.preference.strength,
                                  member.floated, member.score != bracket_score);
      const auto [place, is_new] = types.emplace(key, static_cast<std::int32_t>(types.size()));
      if (is_new) samples_.push_back(rank);
      graph_.type.push_back(place->second);
    }
    graph_.types = types.size();
    graph_.fields = 1 + field.regulation().pair_criteria.size();
    graph_.add_gains = [this](int a, int b, std::int32_t* gains) { add_gains(a, b, gains); };
    best_ = matching::optimal_matchings(graph_);
  }

  [[nodiscard]] std::vector<TopBottom> first_pairing() {
    const std::size_t size = bracket_.size();
    for (std::size_t v = 0; v < size; ++v)
      if (best_->mate(static_cast<int>(v)) < 0) return {};
    std::vector<std::uint8_t> allowed(size + 1);
    std::vector<std::size_t> tops;
    // The smallest TPNs that can be top members, then the smallest bottom for each.
    for (std::size_t v = 0; v < size && tops.size() < size / 2; ++v) {
      for (std::size_t other = 0; other <= size; ++other)
        allowed[other] = other > v && other < size ? 1 : 0;
      if (best_->narrow(static_cast<int>(v), allowed)) tops.push_back(v);
    }
    std::vector<int> bottoms;
    for (std::size_t v = 0; v < size; ++v)
      if (!std::ranges::binary_search(tops, v)) bottoms.push_back(static_cast<int>(v));
    std::vector<TopBottom> pairs;
    for (const std::size_t top : tops) {
      const int bottom = best_->match_first(static_cast<int>(top), bottoms);
      std::erase(bottoms, bottom);
      pairs.emplace_back(bracket_[top], bracket_[static_cast<std::size_t>(bottom)]);
    }
    return pairs;
  }

 private:
  void add_gains(int a, int b, std::int32_t* gains) const {
    const auto sample = [&](int v) {
      return samples_[static_cast<std::size_t>(graph_.type[static_cast<std::size_t>(v)])];
    };
    gains[0] += 1;
    for (const PairCriterion* criterion : field_.regulation().pair_criteria)
      *++gains -= count_of(field_, *criterion, sample(a), sample(b), score_);
  }

  const Field& field_;
  const std::vector<Rank>& bracket_;
  std::int32_t score_;
  std::vector<Rank> samples_;
  matching::LexicographicGraph graph_;
  std::unique_ptr<matching::OptimalMatchings> best_;
};

}  // namespace

std::vector<int> counts_of(const Field& field, const std::vector<TopBottom>& pairs,
                           std::int32_t bracket_score) {
  std::vector<int> counts;
  for (const PairCriterion* criterion : field.regulation().pair_criteria) {
    int& count = counts.emplace_back(0);
    for (const auto& [top, bottom] : pairs)
      count += count_of(field, *criterion, top, bottom, bracket_score);
  }
  return counts;
}

std::vector<TopBottom> pair_bracket(const Field& field, std::vector<Rank> bracket,
                                    std::int32_t bracket_score) {
  // 3.6.1: seats by TPN alone, upfloaters among the residents.
  std::ranges::sort(bracket, {}, [&](Rank rank) { return field[rank].tpn; });
  auto pairs = pair_without_fault(field, bracket, bracket_score);
  if (!pairs.empty()) return pairs;
  return PairSearch(field, bracket, bracket_score).first_pairing();
}

std::vector<int> identifier(const Field& field, const std::vector<TopBottom>& pairs) {
  std::vector<int> tpns;
  tpns.reserve(2 * pairs.size());
  for (const auto& [top, bottom] : pairs) tpns.push_back(field[top].tpn);
  for (const auto& [top, bottom] : pairs) tpns.push_back(field[bottom].tpn);
  return tpns;
}

}  // namespace trf::pair::match_swiss
