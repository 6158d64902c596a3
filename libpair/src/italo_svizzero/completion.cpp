#include "italo_svizzero/completion.hpp"

#include <algorithm>

#include "legal_graph.hpp"
#include "obstruction.hpp"
#include "trf/pair/messages/italo_svizzero.hpp"

namespace trf::pair::italo_svizzero {

using matching::no_vertex;
using matching::Vertex;

Completion::Completion(const Table& table, std::span<const Seat> left,
                       std::span<const Seat> admissible)
    : table_(table),
      left_(table.size()),
      admissible_(table.size()),
      left_count_(left.size()),
      admissible_count_(admissible.size()),
      free_left_(!admissible.empty()) {
  for (const Seat seat : left) {
    left_[seat] = true;
    most_barred_ = std::max(most_barred_, table.most_barred(seat));
  }
  for (const Seat seat : admissible) admissible_[seat] = true;
}

/// Dirac: if each player can be paired with at least half of the players, all can be paired.
bool Completion::by_degrees(std::size_t players) const noexcept {
  return players % 2 == 0 && (players == 0 || players >= 1 + most_barred_ + (players + 1) / 2);
}

void Completion::build() {
  vertex_of_seat_.assign(table_.size() + 1, no_vertex);
  const auto enter = [&](Seat seat) {
    vertex_of_seat_[seat] = static_cast<Vertex>(seat_of_vertex_.size());
    seat_of_vertex_.push_back(seat);
  };
  for (Seat seat = 0; seat < table_.size(); ++seat) {
    if (left_[seat]) enter(seat);
  }
  if (free_left_) enter(free_place());
  const std::span<const Seat> seats(seat_of_vertex_.data(), left_count_);
  graph_ = legal_graph(seats, std::vector<ColourKind>(seats.size()), any_colours,
                       table_.state.prohibited,
                       [&](Seat seat) { return std::span(table_.paired[seat]); });
  if (free_left_) {
    const auto free = static_cast<Vertex>(seats.size());
    graph_->grow(seats.size() + 1U);
    for (Vertex v = 0; v < free; ++v)
      if (admissible_[seats[v]]) graph_->add(v, free);
  }
  matching_.emplace(*graph_);
  matching_->maximise();
  if (matching_->unmatched() == 0) pairs_.emplace(*graph_, *matching_);
}

bool Completion::possible() {
  if (!free_left_ && by_degrees(left_count_)) return true;
  if (free_left_ && by_degrees(left_count_ - 1)) return true;
  if (!matching_) build();
  return pairs_.has_value();
}

bool Completion::possible_after(Seat first, Seat second) {
  if (!matching_) {
    if (second == free_place()) {
      if (by_degrees(left_count_ - 1)) return true;
    } else if (!free_left_) {
      if (by_degrees(left_count_ - 2)) return true;
    } else {
      const std::size_t others =
          admissible_count_ - (admissible_[first] ? 1U : 0U) - (admissible_[second] ? 1U : 0U);
      if (others > 0 && by_degrees(left_count_ - 3)) return true;
    }
    build();
  }
  return pairs_->contains(vertex_of_seat_[first], vertex_of_seat_[second]);
}

bool Completion::possible_without(Seat seat) {
  if (!matching_) build();
  return pairs_->contains(vertex_of_seat_[free_place()], vertex_of_seat_[seat]);
}

void Completion::take(Seat first, Seat second) {
  if (pairs_) pairs_->take(vertex_of_seat_[first], vertex_of_seat_[second]);
  for (const Seat seat : {first, second}) {
    if (seat == free_place()) {
      free_left_ = false;
      continue;
    }
    left_[seat] = false;
    --left_count_;
    if (admissible_[seat]) --admissible_count_;
  }
}

Message Completion::obstruction() {
  if (!matching_) build();
  matching::Deficiency found = matching_->deficiency();
  for (auto& component : found.components) {
    for (Vertex& v : component) v = seat_of_vertex_[v];
  }
  for (Vertex& v : found.separators) v = seat_of_vertex_[v];
  const auto name = [&](Seat seat) {
    return seat == free_place() ? Arg{said::the_free_place{}} : Arg{Number{table_.number(seat)}};
  };
  const auto reason = [&](Seat a, Seat b) -> Message {
    if (a == free_place()) std::swap(a, b);
    if (b == free_place())
      return Cited{"art. 12", said::not_allowed_to_be_free{.player = table_.number(a)}}.sentence();
    return table_.why_not(a, b);
  };
  return trf::pair::obstruction(found, name, reason);
}

}  // namespace trf::pair::italo_svizzero
