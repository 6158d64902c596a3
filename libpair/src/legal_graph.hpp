#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "matching/cardinality.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// Players by what their colours allow, in a system's own way.
using ColourKind = std::uint8_t;
inline constexpr std::size_t colour_kinds = 4;
using ColourTable = std::array<std::array<bool, colour_kinds>, colour_kinds>;

/// Who may meet whom among some present players: vertex i is seats[i]. \p kinds: by vertex, and
/// \p may_meet says which kinds do; \p barred: by seat, whom else he may not meet, prohibitions
/// apart. A row of bits at a time, so that large groups cost no more than small ones.
template <class Barred>
[[nodiscard]] matching::Graph legal_graph(std::span<const Seat> seats,
                                          std::span<const ColourKind> kinds,
                                          const ColourTable& may_meet,
                                          const Prohibitions& prohibited, Barred&& barred);

/// The sets of bits that the rows are made of.
class LegalRows {
 public:
  LegalRows(std::span<const Seat> seats, std::span<const ColourKind> kinds,
            const ColourTable& may_meet, const Prohibitions& prohibited);

  /// The row of a vertex, but for whom he has met.
  void write(matching::Vertex v, matching::VertexSet& row);
  /// no_vertex: the seat is not among them.
  [[nodiscard]] matching::Vertex vertex_of(Seat seat) const { return vertex_of_[seat]; }

 private:
  std::span<const Seat> seats_;
  std::span<const ColourKind> kinds_;
  const Prohibitions& prohibited_;
  std::vector<matching::Vertex> vertex_of_;
  std::array<matching::VertexSet, colour_kinds> by_kind_;  ///< Whom a kind may meet
  std::vector<matching::VertexSet> groups_;                ///< Empty until asked for
};

template <class Barred>
matching::Graph legal_graph(std::span<const Seat> seats, std::span<const ColourKind> kinds,
                            const ColourTable& may_meet, const Prohibitions& prohibited,
                            Barred&& barred) {
  LegalRows rows(seats, kinds, may_meet, prohibited);
  matching::Graph graph(seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto v = static_cast<matching::Vertex>(i);
    matching::VertexSet& row = graph.row(v);
    rows.write(v, row);
    for (const Seat other : barred(seats[i]))
      if (rows.vertex_of(other) != matching::no_vertex) row.erase(rows.vertex_of(other));
  }
  return graph;
}

}  // namespace trf::pair
