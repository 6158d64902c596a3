#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>

#include "rate/run.hpp"

namespace rate {

/// Finds rapid and blitz tournaments that a system would put into one list. FIDE has two (B.03 of
/// 2018 7.1, 7.21, 7.23a).
class TwoLists {
 public:
  /// Threads may call it, and again for the same tournament.
  void add(std::uint32_t number, const std::string& file, const Rating& rating);
  /// Reports tournaments of two lists. \return status
  [[nodiscard]] int tell(const Run& run) const;

 private:
  /// The first tournament of a rate of play.
  struct First {
    std::uint32_t number = UINT32_MAX;
    std::string file;
  };
  std::mutex mutex_;
  First rapid_, blitz_;
};

}  // namespace rate
