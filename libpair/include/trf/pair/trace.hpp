#pragma once

#include <concepts>
#include <string>
#include <utility>
#include <vector>

#include "trf/message.hpp"
#include "trf/pair/place.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// One decision of a pairing, in the words of an arbiter.
struct Decision {
  Message scope;        ///< Where: title() of a Place, or the players of the question
  std::string article;  ///< The rule that decided, as cited: "C.04.3 3.3.1", "art. 9", "C12"
  Message sentence;     ///< One sentence that can be read aloud
  std::vector<std::pair<Message, Message>> facts;  ///< The figures: name, value
  std::vector<PlayerIndex> players;                ///< The players concerned
};

/// Observer of an engine's decisions. Engines take a `Trace*`; null costs nothing.
class Trace {
 public:
  Trace() = default;
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;
  virtual ~Trace() = default;
  /// Takes the next decision, in the order in which the engine makes them.
  virtual void tell(Decision decision) = 0;
};

/// Reports a decision. The sentence, or the function that makes it, is evaluated only if there is a
/// trace:
/// tell(trace, scope, "C.04.3 2.4.2", [&] { return said::downfloats{...}; }, {player});
template <class S>
void tell(Trace* trace, const Message& scope, std::string_view article, S&& sentence,
          std::vector<PlayerIndex> players = {}) {
  if (trace == nullptr) return;
  Decision decision{.scope = scope,
                    .article = std::string{article},
                    .sentence = {},
                    .facts = {},
                    .players = std::move(players)};
  if constexpr (std::invocable<S>)
    decision.sentence = sentence();
  else
    decision.sentence = std::forward<S>(sentence);
  trace->tell(std::move(decision));
}

/// Stores the decisions in order.
class RecordingTrace final : public Trace {
 public:
  void tell(Decision decision) override { decisions.push_back(std::move(decision)); }
  std::vector<Decision> decisions;
};

}  // namespace trf::pair
#pragma GCC visibility pop
