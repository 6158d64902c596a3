#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "matching/cardinality.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// Players by the colours they can have, defined by each system.
using ColourKind = std::uint8_t;
inline constexpr std::size_t colour_kinds = 4;
using ColourTable = std::array<std::array<bool, colour_kinds>, colour_kinds>;
/// Colours forbid no pair.
inline constexpr ColourTable any_colours = [] {
  ColourTable table{};
  for (auto& row : table) row.fill(true);
  return table;
}();

/// The allowed pairs among some present players: vertex i is seats[i]. \p kinds: by vertex, and \p
/// may_meet gives the allowed kinds; \p barred: by seat, other seats that are not allowed, without
/// prohibitions. A row of bits at a time, so that large groups cost no more than small ones.
template <class Barred>
[[nodiscard]] matching::Graph legal_graph(std::span<const Seat> seats,
                                          std::span<const ColourKind> kinds,
                                          const ColourTable& may_meet,
                                          const Prohibitions& prohibited, Barred&& barred);

/// The bit sets from which the rows are built.
class LegalRows {
 public:
  LegalRows(std::span<const Seat> seats, std::span<const ColourKind> kinds,
            const ColourTable& may_meet, const Prohibitions& prohibited);

  /// The row of a vertex, without the opponents already met.
  void write(matching::Vertex v, matching::VertexSet& row);
  /// no_vertex: the seat is not included.
  [[nodiscard]] matching::Vertex vertex_of(Seat seat) const { return vertex_of_[seat]; }

 private:
  std::span<const Seat> seats_;
  std::span<const ColourKind> kinds_;
  const Prohibitions& prohibited_;
  std::vector<matching::Vertex> vertex_of_;
  std::array<matching::VertexSet, colour_kinds> by_kind_;  ///< Possible partners of a kind
  std::vector<matching::VertexSet> groups_;                ///< Built at the first use
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
