#include "cli/host.hpp"

#include <chrono>
#include <random>

namespace cli {

trf::Date Host::today() const {
  const auto days = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  const std::chrono::year_month_day date{days};
  return {static_cast<std::uint16_t>(static_cast<int>(date.year())),
          static_cast<std::uint8_t>(static_cast<unsigned>(date.month())),
          static_cast<std::uint8_t>(static_cast<unsigned>(date.day()))};
}

std::uint64_t Host::lot() const {
  std::random_device random;
  return random();
}

}  // namespace cli
