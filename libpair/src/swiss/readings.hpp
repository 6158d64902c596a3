#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/pair/messages/readings.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::swiss {

/// A reading from the register of open points that a regulation can switch off. \p Other: its
/// switches
template <class Other>
struct Reading {
  bool Other::*other;
  std::string_view name;  ///< "T-06"
  Message (*what)();      ///< What we read
};

/// The readings that decide the round: without them it is another one.
/// \p round_by: the pairing by a changed regulation, an optional
template <class Regulation, class Other, class RoundBy>
[[nodiscard]] std::vector<OpenReading> deciding(const Regulation& regulation,
                                                std::span<const Reading<Other>> readings,
                                                const Pairing& correct, const RoundBy& round_by) {
  std::vector<OpenReading> found;
  for (const auto& [other, name, what] : readings) {
    Regulation changed = regulation;
    changed.other.*other = true;
    std::optional<Pairing> round = round_by(changed);
    if (round != correct)
      found.push_back(
          {name, said::reading_decides{.reading = Code{name}, .what = what()}, std::move(round)});
  }
  return found;
}

}  // namespace trf::pair::swiss
