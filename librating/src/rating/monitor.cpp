#include "trf/rating/monitor.hpp"

#include <algorithm>
#include <functional>

#include "trf/rating/rounding.hpp"

namespace trf::rating {
namespace {

// 12.3: a fixed group of players by age; players missing or unrated in any list are not in it.
std::vector<std::uint64_t> fixed_group(std::span<const RatingList* const> lists,
                                       const MonitorOptions& options) {
  std::vector<std::uint64_t> keys;
  for (const auto& entry : lists.front()->entries()) {
    const int age = options.first_year - entry.birth_year;
    if (entry.birth_year == 0 || age < options.youngest || age > options.oldest) continue;
    const bool stays = std::all_of(lists.begin(), lists.end(), [&](const RatingList* list) {
      const auto* found = list->find(entry.key);
      return found != nullptr && list_rating(*list, *found, options.kind) > 0;
    });
    if (stays) keys.push_back(entry.key);
  }
  return keys;
}

ListState state_of(const RatingList& list, const std::vector<std::uint64_t>& group,
                   const MonitorOptions& options) {
  ListState state;
  std::vector<int> ratings;
  for (const auto& entry : list.entries()) {
    const int rating = list_rating(list, entry, options.kind);
    if (rating == 0) continue;
    ++state.players;
    state.rating_sum += rating;
    ratings.push_back(rating);
    const int from = rating / options.band * options.band;
    auto at = std::lower_bound(state.bands.begin(), state.bands.end(), from,
                               [](const Band& band, int value) { return band.from < value; });
    if (at == state.bands.end() || at->from != from) at = state.bands.insert(at, {from, 0});
    ++at->players;
  }
  state.top = std::min(options.top, static_cast<int>(ratings.size()));
  const auto end = ratings.begin() + state.top;
  std::partial_sort(ratings.begin(), end, ratings.end(), std::greater<>{});
  for (auto at = ratings.begin(); at != end; ++at) state.top_sum += *at;
  state.group = static_cast<int>(group.size());
  for (const auto key : group) state.group_sum += list_rating(list, *list.find(key), options.kind);
  return state;
}

int missing_from(const RatingList& list, const RatingList& other, RatingKind kind) {
  int missing = 0;
  for (const auto& entry : list.entries()) {
    if (list_rating(list, entry, kind) == 0) continue;
    const auto* found = other.find(entry.key);
    missing += static_cast<int>(found == nullptr || list_rating(other, *found, kind) == 0);
  }
  return missing;
}

// All lists have the same bands.
void align_bands(std::vector<ListState>& states, int width) {
  std::optional<int> low;
  std::optional<int> high;
  for (const auto& state : states) {
    if (state.bands.empty()) continue;
    low = std::min(low.value_or(state.bands.front().from), state.bands.front().from);
    high = std::max(high.value_or(state.bands.back().from), state.bands.back().from);
  }
  if (!low) return;
  for (auto& state : states) {
    std::vector<Band> all;
    auto at = state.bands.begin();
    for (int from = *low; from <= *high; from += width)
      all.push_back(at != state.bands.end() && at->from == from ? *at++ : Band{from, 0});
    state.bands = std::move(all);
  }
}

}  // namespace

std::vector<ListState> monitor(std::span<const RatingList* const> lists,
                               const MonitorOptions& options) {
  const auto group = fixed_group(lists, options);
  std::vector<ListState> states;
  for (std::size_t i = 0; i < lists.size(); ++i) {
    states.push_back(state_of(*lists[i], group, options));
    if (i == 0) continue;
    states[i].entered = missing_from(*lists[i], *lists[i - 1], options.kind);
    states[i].left = missing_from(*lists[i - 1], *lists[i], options.kind);
    if (!group.empty())
      states[i].drift_hundredths =
          round_divide((states[i].group_sum - states[i - 1].group_sum) * 100, states[i].group,
                       HalfRounding::away_from_zero);
  }
  align_bands(states, options.band);
  return states;
}

}  // namespace trf::rating
