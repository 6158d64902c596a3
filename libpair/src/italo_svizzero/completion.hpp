#pragma once

#include <optional>
#include <span>
#include <vector>

#include "italo_svizzero/table.hpp"
#include "matching/possible_pairs.hpp"

namespace trf::pair::italo_svizzero {

/// Art. 9 without uncoupling: can the players left all be paired after this pair?
///
/// Art. 9 uncouples the last pair, then the one before, and tries every combination in rotation
/// order. It ends at the first second player after whom all others can be paired, so this question
/// gives the same answer. The free player of a tie (art. 12) counts as paired with FREE, which only
/// the admissible players can be.
class Completion {
 public:
  /// `left`: to be paired. `admissible`: players who can be free; empty: no free player.
  Completion(const Table& table, std::span<const Seat> left, std::span<const Seat> admissible);

  /// The seat of the free player.
  [[nodiscard]] Seat free_place() const noexcept { return table_.size(); }
  [[nodiscard]] bool has_free_place() const noexcept { return free_left_; }
  [[nodiscard]] bool is_admissible(Seat seat) const noexcept { return admissible_[seat]; }

  [[nodiscard]] bool possible();
  /// Can the others be paired if this player is free? \pre possible(), has_free_place()
  [[nodiscard]] bool possible_without(Seat seat);
  /// \pre possible(), and the pair is allowed (or `second` is FREE and `first` admissible)
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

  // Used only if the degrees do not decide.
  std::vector<Seat> seat_of_vertex_;
  std::vector<matching::Vertex> vertex_of_seat_;
  std::optional<matching::Graph> graph_;
  std::optional<matching::DenseMatching> matching_;
  std::optional<matching::PossiblePairs> pairs_;  ///< Of a perfect matching
};

}  // namespace trf::pair::italo_svizzero
