#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#pragma GCC visibility push(default)
namespace trf::pair {

/// Position of a present player in State::players, in TPN order.
using Seat = std::uint16_t;
inline constexpr Seat no_seat = 0xFFFF;

/// The pairs prohibited in a round by records 260 and XXP: groups in which no two players may be
/// paired. The memory for a large group grows with its members, not with its pairs.
class Prohibitions {
 public:
  /// Larger groups are stored as groups, smaller ones as pairs.
  static constexpr std::size_t largest_small_group = 8;

  Prohibitions() = default;
  /// Of so many seats, without any prohibition.
  explicit Prohibitions(std::size_t seats) : pairs_(seats), groups_of_(seats) {}

  /// Prohibits every pair of these seats. \pre all are below size()
  void add_group(std::vector<Seat> seats);
  /// Prohibits one pair. \pre both are below size()
  void add_pair(Seat a, Seat b);

  [[nodiscard]] std::size_t size() const noexcept { return pairs_.size(); }
  [[nodiscard]] bool contains(Seat a, Seat b) const noexcept;
  /// All seats that a seat may not be paired with, ascending.
  [[nodiscard]] std::vector<Seat> operator[](Seat seat) const;
  /// An upper bound of their number.
  [[nodiscard]] std::size_t most(Seat seat) const noexcept;

  /// The pairs of small groups: the other seats, ascending.
  [[nodiscard]] std::span<const Seat> pairs(Seat seat) const noexcept { return pairs_[seat]; }
  /// The large groups, each ascending, and the indices of those that have a seat, ascending.
  [[nodiscard]] const std::vector<std::vector<Seat>>& groups() const noexcept { return groups_; }
  [[nodiscard]] std::span<const std::int32_t> groups_of(Seat seat) const noexcept {
    return groups_of_[seat];
  }

 private:
  std::vector<std::vector<Seat>> pairs_;
  std::vector<std::vector<Seat>> groups_;
  std::vector<std::vector<std::int32_t>> groups_of_;
};

}  // namespace trf::pair
#pragma GCC visibility pop
