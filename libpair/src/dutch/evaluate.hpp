#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "dutch/bracket.hpp"
#include "trf/pair/place.hpp"

namespace trf::pair::dutch {

/// What a candidate is worth by one criterion: entries that compare lexicographically.
using Value = std::vector<std::int32_t>;

/// Value of a candidate by one criterion that adds up; no look-ahead.
[[nodiscard]] Value value_of(const Task& task, const BracketPairing& candidate,
                             const Criterion& criterion);

/// The best that the following bracket can do with these downfloaters: unpaired players, and what
/// the second criterion of the edition says of them ([C8]; 2017: C7).
[[nodiscard]] Value look_ahead(const Task& task, const std::vector<Rank>& downfloaters);

/// Values of a legal candidate by the edition's quality criteria, in their order (3.4, 3.8).
[[nodiscard]] std::vector<Value> evaluate(const Task& task, const BracketPairing& candidate);

/// The article by which one of two candidates of equal value is generated before the other: the
/// set of pairable MDPs, their opponents, the exchange or the transposition in the remainder.
[[nodiscard]] std::string_view generation_article(const Task& task, const BracketPairing& first,
                                                  const BracketPairing& second);

/// The part of a whole round that falls into a bracket: who meets one another in it, and who
/// leaves it. \p opponent: by rank; -1 for the bye.
[[nodiscard]] BracketPairing cut(const Task& task, const std::vector<Rank>& opponent);

[[nodiscard]] Place place_of(const Task& task);

}  // namespace trf::pair::dutch
