#pragma once

#include <optional>
#include <span>
#include <vector>

#include "italo_svizzero/table.hpp"
#include "matching/dense_matching.hpp"

namespace trf::pair::italo_svizzero {

/// Art. 9 without uncoupling: can the players left still all be paired, once these two are?
///
/// Uncoupling the last pair, then the one before, and trying every combination in rotation order
/// ends at the first second after whom all others can be paired; so it is enough to know that.
/// The free player of a tie (art. 12) counts as paired with FREE, which only the admissible meet.
class Completion {
 public:
  /// `left`: to be paired. `admissible`: who may be left free; empty: no player is to be free.
  Completion(const Table& table, std::span<const Seat> left, std::span<const Seat> admissible);

  /// The seat of the free player.
  [[nodiscard]] Seat free_place() const noexcept { return table_.size(); }
  [[nodiscard]] bool has_free_place() const noexcept { return free_left_; }
  [[nodiscard]] bool is_admissible(Seat seat) const noexcept { return admissible_[seat]; }

  [[nodiscard]] bool possible();
  /// \pre possible(), and the two may meet (or `second` is FREE and `first` admissible)
  [[nodiscard]] bool possible_after(Seat first, Seat second);
  /// \pre possible_after(first, second)
  void take(Seat first, Seat second);
  /// The obstruction. \pre !possible()
  [[nodiscard]] Message obstruction();

 private:
  [[nodiscard]] bool by_degrees(std::size_t players) const noexcept;
  void build();

  const Table& table_;
  std::vector<bool> left_;        ///< By seat
  std::vector<bool> admissible_;  ///< By seat; FREE excluded
  std::size_t left_count_, admissible_count_;
  bool free_left_;
  std::size_t most_barred_ = 0;

  // Only where the degrees do not decide.
  std::vector<Seat> seat_of_vertex_;
  std::vector<matching::Vertex> vertex_of_seat_;
  std::optional<matching::Graph> graph_;
  std::optional<matching::DenseMatching> matching_;
  Seat partners_of_ = no_seat;
  matching::VertexSet partners_;
};

}  // namespace trf::pair::italo_svizzero
