#pragma once

#include <cassert>
#include <optional>
#include <vector>

#include "trf/pair/pairing.hpp"
#include "trf/pair/state.hpp"
#include "trf/pair/system.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair {

/// A round as an engine made it, or tried to. Each engine has its own class, in which it keeps what
/// its answers need; System::make makes it.
class Steps {
 public:
  /// \p system: an edition, which ends after this
  Steps(const System& system, const State& state) : system_(&system), state_(state) {}
  Steps(const Steps&) = delete;
  Steps& operator=(const Steps&) = delete;
  virtual ~Steps() = default;

  /// Did this edition make them from this state?
  [[nodiscard]] bool are_of(const System& system, const State& state) const noexcept {
    return system_ == &system && state_.is_copy_of(state);
  }

  /// The round, or the obstruction. The trace is told what `make` did not tell it.
  [[nodiscard]] virtual Outcome outcome(Trace* trace) const = 0;
  /// See System::judge. \p correct: outcome()
  [[nodiscard]] virtual Verdict judge(const Pairing& published, const Outcome& correct) const = 0;
  /// See System::illegal_pair.
  [[nodiscard]] virtual std::optional<Verdict> illegal_pair(Seat /*a*/, Seat /*b*/) const {
    return std::nullopt;
  }
  /// See System::with_pair. \pre a round was made, and not by a table; the pair is not illegal
  [[nodiscard]] virtual Verdict with_pair(Seat /*a*/, Seat /*b*/) const {
    assert(false);
    return {};
  }
  /// See System::open_readings. \p correct: outcome()
  [[nodiscard]] virtual std::vector<OpenReading> open_readings(const Pairing& /*correct*/) const {
    return {};
  }

 protected:
  [[nodiscard]] const System& system() const noexcept { return *system_; }
  [[nodiscard]] const State& state() const noexcept { return state_; }

 private:
  const System* system_;
  const State state_;
};

}  // namespace trf::pair
