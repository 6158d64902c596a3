#include "legal_graph.hpp"

namespace trf::pair {

using matching::Vertex;
using matching::VertexSet;

LegalRows::LegalRows(std::span<const Seat> seats, std::span<const ColourKind> kinds,
                     const ColourTable& may_meet, const Prohibitions& prohibited)
    : seats_(seats),
      kinds_(kinds),
      prohibited_(prohibited),
      vertex_of_(prohibited.size(), matching::no_vertex),
      groups_(prohibited.groups().size()) {
  for (VertexSet& set : by_kind_) set = VertexSet(seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    vertex_of_[seats[i]] = static_cast<Vertex>(i);
    for (std::size_t kind = 0; kind < colour_kinds; ++kind)
      if (may_meet[kind][kinds[i]]) by_kind_[kind].insert(static_cast<Vertex>(i));
  }
}

void LegalRows::write(Vertex v, VertexSet& row) {
  row = by_kind_[kinds_[v]];
  row.erase(v);
  for (const Seat other : prohibited_.pairs(seats_[v]))
    if (vertex_of_[other] != matching::no_vertex) row.erase(vertex_of_[other]);
  for (const std::int32_t group : prohibited_.groups_of(seats_[v])) {
    const auto index = static_cast<std::size_t>(group);
    VertexSet& members = groups_[index];
    if (members.words().empty()) {
      members = VertexSet(seats_.size());
      for (const Seat seat : prohibited_.groups()[index])
        if (vertex_of_[seat] != matching::no_vertex) members.insert(vertex_of_[seat]);
    }
    const auto words = row.words();
    const auto barred = members.words();
    for (std::size_t w = 0; w < words.size(); ++w) words[w] &= ~barred[w];
  }
}

}  // namespace trf::pair
