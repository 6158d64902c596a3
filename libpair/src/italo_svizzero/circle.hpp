#pragma once

#include <functional>
#include <map>

#include "matching/vertex_scan.hpp"
#include "trf/score.hpp"

namespace trf::pair::italo_svizzero {

/// The players left, by points, each group in the order of the circle (art. 4).
class Circle {
 public:
  using Place = matching::Vertex;  ///< On the circle
  struct Group {
    matching::VertexSet places;
    std::size_t size = 0;
  };
  using Groups = std::map<Score, Group, std::greater<>>;

  explicit Circle(std::size_t size) : size_(size) {}

  void insert(Score points, Place place) {
    Group& group = groups_[points];
    if (group.size++ == 0) group.places = matching::VertexSet(size_);
    group.places.insert(place);
  }
  /// Nothing, if the player is not there: an opponent of a report may have no game.
  void remove(Score points, Place place) {
    const auto group = groups_.find(points);
    if (group == groups_.end() || !group->second.places.contains(place)) return;
    group->second.places.erase(place);
    if (--group->second.size == 0) groups_.erase(group);
  }
  [[nodiscard]] bool empty() const noexcept { return groups_.empty(); }
  [[nodiscard]] const Groups& groups() const noexcept { return groups_; }
  [[nodiscard]] Score top() const noexcept { return groups_.begin()->first; }

  /// Art. 6: of those with the most points the first in a turn that begins at `from`. \pre !empty()
  [[nodiscard]] Place first(Place from) const {
    Place found = 0;
    const matching::VertexSet& places = groups_.begin()->second.places;
    turn(places, places, from, [&](Place place) {
      found = place;
      return true;
    });
    return found;
  }

  /// One turn through the places of both sets, from `from` on, until `found` returns true.
  /// \return was one found?
  template <class Found>
  static bool turn(const matching::VertexSet& one, const matching::VertexSet& other, Place from,
                   Found&& found) {
    return matching::any_common(one, other, from, no_end, found) ||
           matching::any_common(one, other, 0, from, found);
  }
  /// The last place of a turn that begins at `from`. \pre not empty
  [[nodiscard]] static Place last(const matching::VertexSet& places, Place from) {
    Place found = 0;
    const auto take = [&](Place place) {
      found = place;
      return true;
    };
    if (!matching::any_below(places, from, take))
      matching::any_below(places, 64 * places.words().size(), take);
    return found;
  }

 private:
  static constexpr std::size_t no_end = matching::no_vertex;

  std::size_t size_;
  Groups groups_;
};

}  // namespace trf::pair::italo_svizzero
