#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching/class_prices.hpp"
#include "matching/edge_weights.hpp"
#include "matching/vertex_classes.hpp"
#include "matching/wide_int.hpp"

namespace trf::pair::matching {

/// For each class the rank up to which a member is expected to be the first of a pair.
///
/// The members of a ranked class are divided into parts. The transportation problem of the parts
/// gives each part a price: those that are the first of their pair have a higher one than the last
/// part. The parts near the end of these are divided again, until they are single members.
template <class Weight>
class RankThresholds {
 public:
  RankThresholds(const VertexClasses& classes, const EdgeWeights<Weight>& weights)
      : classes_(classes), weights_(weights) {
    for (int c = 0; c < classes.count(); ++c) {
      nears_.push_back({0, classes.members(c).size()});
      if (classes.is_ranked(c)) ++ranked_;
    }
    thresholds_.assign(nears_.size(), Weight(0));
  }

  /// With more classes the transportation problem takes longer than the searches that it saves.
  [[nodiscard]] static bool is_worth_it(const VertexClasses& classes) {
    constexpr int most_classes = 64;
    return classes.count() <= most_classes;
  }

  [[nodiscard]] std::vector<Weight> find() {
    constexpr int most_rounds = 8;
    for (int round = 0; round < most_rounds && divide(); ++round) narrow();
    return thresholds_;
  }

 private:
  /// Members of a class one after the other. All count with the rank of the one in the middle.
  struct Part {
    int c;
    std::size_t from, to;
    Weight rank;
    [[nodiscard]] int size() const noexcept { return static_cast<int>(to - from); }
  };
  struct Near {
    std::size_t from, to;  ///< The threshold is expected among these members
  };
  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }

  void add_part(int c, std::size_t from, std::size_t to) {
    if (from == to) return;
    const int middle = classes_.members(c)[from + (to - from) / 2];
    parts_.push_back({c, from, to, classes_.is_ranked(c) ? weights_.rank(middle) : Weight(0)});
  }

  /// \return false if all parts are those of the last round
  bool divide() {
    constexpr std::size_t most_parts = 96;
    const std::size_t each =
        std::max<std::size_t>(most_parts / std::max<std::size_t>(ranked_, 1), 3);
    std::vector<Part> old;
    std::swap(old, parts_);
    first_.assign(1, 0);
    for (int c = 0; c < classes_.count(); ++c) {
      const std::size_t size = classes_.members(c).size();
      if (!classes_.is_ranked(c)) {
        add_part(c, 0, size);
      } else {
        const auto [from, to] = nears_[at(c)];
        const std::size_t count = std::min(each, to - from);
        add_part(c, 0, from);
        for (std::size_t i = 0; i < count; ++i)
          add_part(c, from + (to - from) * i / count, from + (to - from) * (i + 1) / count);
        add_part(c, to, size);
      }
      first_.push_back(parts_.size());
    }
    return !std::ranges::equal(old, parts_, [](const Part& a, const Part& b) {
      return a.c == b.c && a.from == b.from && a.to == b.to;
    });
  }

  void narrow() {
    std::vector<int> sizes;
    for (const Part& part : parts_) sizes.push_back(part.size());
    ClassPrices<Weight> prices(sizes);
    for (std::size_t i = 0; i < parts_.size(); ++i)
      for (const auto& arc : weights_.arcs(parts_[i].c)) offer(i, arc, prices);
    prices.solve();
    for (int c = 0; c < classes_.count(); ++c)
      if (classes_.is_ranked(c)) take(c, prices);
  }

  void offer(std::size_t i, const Arc<Weight>& arc, ClassPrices<Weight>& prices) const {
    for (std::size_t k = first_[at(arc.to)]; k < first_[at(arc.to) + 1]; ++k) {
      if (i == k && parts_[i].size() == 1) continue;
      const Weight &mine = parts_[i].rank, &theirs = parts_[k].rank;
      // The first of a pair is the one of the higher rank.
      if ((arc.by_rank && mine < theirs) || (arc.to_by_rank && theirs < mine)) continue;
      const Weight ranked = arc.by_rank ? mine : arc.to_by_rank ? theirs : Weight(0);
      prices.offer(static_cast<int>(i), static_cast<int>(k), half(arc.need) + ranked);
    }
  }

  void take(int c, const ClassPrices<Weight>& prices) {
    const std::size_t begin = first_[at(c)], end = first_[at(c) + 1];
    Weight least = prices.price(static_cast<int>(begin));
    for (std::size_t i = begin; i < end; ++i)
      least = std::min(least, prices.price(static_cast<int>(i)));
    std::size_t last = end;  // The last part of the firsts
    for (std::size_t i = begin; i < end; ++i)
      if (least < prices.price(static_cast<int>(i))) last = i;
    if (last == end) {  // By rank, no member is the first of a pair
      thresholds_[at(c)] = parts_[begin].rank;
      nears_[at(c)] = {parts_[begin].from, parts_[begin].to};
      return;
    }
    thresholds_[at(c)] = parts_[last].rank - half(prices.price(static_cast<int>(last)) - least);
    nears_[at(c)] = {parts_[last].from, parts_[std::min(last + 1, end - 1)].to};
  }

  const VertexClasses& classes_;
  const EdgeWeights<Weight>& weights_;
  std::vector<Near> nears_;
  std::vector<Weight> thresholds_;
  std::vector<Part> parts_;
  std::vector<std::size_t> first_;  ///< By class, and at the end: position in `parts_`
  std::size_t ranked_ = 0;
};

}  // namespace trf::pair::matching
