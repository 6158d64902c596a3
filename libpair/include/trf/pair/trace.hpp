#pragma once

#include <string>
#include <utility>
#include <vector>

#include "trf/tournament.hpp"

namespace trf::pair {

/// One step of a pairing, as an arbiter would tell it.
struct Decision {
  std::string scope;     ///< Where: "bye", "bracket 3 (4.5 points)", "colours", "board order"
  std::string article;   ///< The rule that decided, as cited: "C.04.3 3.3.1", "art. 9", "C12"
  std::string sentence;  ///< One sentence that can be read aloud
  std::vector<std::pair<std::string, std::string>> facts;  ///< Then the numbers: name, value
  std::vector<PlayerIndex> players;  ///< Whom it concerns; --explain=12,7 selects by these
};

/// Observer an engine tells its decisions to. Engines take a `Trace*`; null costs nothing.
class Trace {
 public:
  Trace() = default;
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;
  virtual ~Trace() = default;
  virtual void tell(Decision decision) = 0;
};

/// Keeps the decisions in order.
class RecordingTrace final : public Trace {
 public:
  void tell(Decision decision) override { decisions.push_back(std::move(decision)); }
  std::vector<Decision> decisions;
};

}  // namespace trf::pair
