#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

#include "rate/run.hpp"

namespace rate {

/// Finds rapid and blitz tournaments that a system would put into one list. FIDE has two (B.03 of
/// 2018 7.1, 7.21, 7.23a).
class TwoLists {
 public:
  /// Threads may call this, and again for the same tournament. If it is not rated, it belongs to
  /// no list.
  void add(std::uint32_t number, const std::string& file, const Rating& rating);
  /// Reports tournaments of two lists. \return status
  [[nodiscard]] int tell(const Run& run) const;

 private:
  using Files = std::map<std::uint32_t, std::string>;  ///< By number
  std::mutex mutex_;
  Files rapid_, blitz_;
};

}  // namespace rate
