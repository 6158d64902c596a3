#pragma once

#include <array>
#include <optional>

#include "lim/group.hpp"

namespace trf::pair::lim {

/// 10.3, 10.4: the opponents that the floaters from a group would get in the next group, one
/// floater after another.
class Foresight {
 public:
  /// \p members: of the group; a vertex is an index of them. All must outlive this.
  Foresight(const Field& field, Direction direction, const std::vector<Seat>& members,
            const Group& next);

  void add(matching::Vertex floater);
  /// Is there a player of the next group whom no floater before this member would get?
  [[nodiscard]] bool has_opponent(matching::Vertex v);

 private:
  using Vertex = matching::Vertex;
  using VertexSet = matching::VertexSet;

  void look_beyond();
  void foresee();
  [[nodiscard]] Vertex first_free(Vertex floater) const;
  std::size_t count_beyond(Vertex v, std::size_t number);
  [[nodiscard]] bool has_free(Vertex v);

  const Field& field_;
  const std::vector<Seat>& members_;
  const Group& next_;
  bool down_;
  std::vector<std::size_t> place_;  ///< By member: in the order of floaters
  std::vector<Vertex> floaters_;    ///< In this order
  std::vector<std::size_t> places_;
  // The members and the next group.
  std::optional<matching::Graph> beyond_;
  std::vector<Seat> everybody_;  ///< By vertex of beyond_: members, residents of the next group in
                                 ///< the order of search, its floaters in that order
  Vertex next_floaters_ = 0;     ///< The first of the last
  VertexSet next_group_;
  std::array<VertexSet, 2> due_;  ///< The players due White, and Black
  struct Count {
    std::size_t number = 0;
    bool is_all = false;
  };
  std::vector<Count> possible_;  ///< By member: opponents in the next group, as far as counted
  // As of foresee().
  std::size_t foreseen_ = 0;       ///< Of how many floaters
  VertexSet free_;                 ///< Of the next group, without those whom a floater would get
  std::vector<Vertex> opponents_;  ///< Of floaters_
  std::vector<Vertex> last_free_;  ///< By member: no free opponent comes after this one
};

}  // namespace trf::pair::lim
