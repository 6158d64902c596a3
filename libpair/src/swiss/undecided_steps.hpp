#pragma once

#include <string_view>
#include <utility>

#include "steps.hpp"
#include "swiss/verdict.hpp"

namespace trf::pair::swiss {

/// A round that cannot be paired, since the number of rounds is unknown.
/// \p article: needs it
class UndecidedSteps final : public Steps {
 public:
  UndecidedSteps(const System& system, const State& state, std::string_view article, Message why)
      : Steps(system, state), article_(article), why_(std::move(why)) {}
  [[nodiscard]] Outcome outcome(Trace* /*trace*/) const override { return Unpairable{why_}; }
  [[nodiscard]] Verdict judge(const Pairing& /*published*/,
                              const Outcome& /*correct*/) const override {
    return no_legal_round(article_, why_);
  }

 private:
  std::string_view article_;
  Message why_;
};

}  // namespace trf::pair::swiss
