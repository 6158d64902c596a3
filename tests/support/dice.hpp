#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace trf::test {

/// Throws that are the same on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed) {}
  /// A whole number in [low, high].
  int between(int low, int high) {
    return low + static_cast<int>(engine_() % static_cast<std::uint64_t>(high - low + 1));
  }
  bool percent(int rate) { return between(0, 99) < rate; }
  template <class T>
  void shuffle(std::vector<T>& all) {
    for (std::size_t k = all.size(); k > 1; --k)
      std::swap(all[k - 1], all[static_cast<std::size_t>(between(0, static_cast<int>(k) - 1))]);
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace trf::test
