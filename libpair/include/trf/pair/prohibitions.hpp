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

/// Who may not be paired with whom in a round, by records 260 and XXP: groups in which no two
/// may meet. A large group costs as much memory as its members, not as its pairs.
class Prohibitions {
 public:
  /// Groups of more members are kept whole, smaller ones as pairs.
  static constexpr std::size_t largest_small_group = 8;

  Prohibitions() = default;
  explicit Prohibitions(std::size_t seats) : pairs_(seats), groups_of_(seats) {}

  /// Forbids every pair of these seats. \pre all are below size()
  void add_group(std::vector<Seat> seats);
  void add_pair(Seat a, Seat b);

  [[nodiscard]] std::size_t size() const noexcept { return pairs_.size(); }
  [[nodiscard]] bool contains(Seat a, Seat b) const noexcept;
  /// All whom a seat may not meet, ascending.
  [[nodiscard]] std::vector<Seat> operator[](Seat seat) const;
  /// How many they are at most.
  [[nodiscard]] std::size_t most(Seat seat) const noexcept;

  /// The pairs of small groups: the others' seats, ascending.
  [[nodiscard]] std::span<const Seat> pairs(Seat seat) const noexcept { return pairs_[seat]; }
  /// The large groups, each ascending, and which of them a seat is in, by index, ascending.
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
