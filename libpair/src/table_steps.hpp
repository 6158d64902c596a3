#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "steps.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair {

/// A round of a table: nothing is kept but the functions of the table.
class TableSteps final : public Steps {
 public:
  using PairRound = Outcome (*)(const State& state, Trace* trace);
  using JudgeRound = Verdict (*)(const State& state, const Pairing& published,
                                 const Outcome& correct);
  TableSteps(const System& system, const State& state, PairRound pair_round, JudgeRound judge_round)
      : Steps(system, state), pair_(pair_round), judge_(judge_round) {}
  [[nodiscard]] Outcome outcome(Trace* trace) const override { return pair_(state(), trace); }
  [[nodiscard]] Verdict judge(const Pairing& published, const Outcome& correct) const override {
    return judge_(state(), published, correct);
  }

 private:
  PairRound pair_;
  JudgeRound judge_;
};

/// System::make of a table.
template <TableSteps::PairRound pair, TableSteps::JudgeRound judge>
[[nodiscard]] std::shared_ptr<const Steps> make_by_table(const System& system, const State& state,
                                                         Trace* /*trace*/) {
  return std::make_shared<const TableSteps>(system, state, pair, judge);
}

/// The verdict on a round that differs from that of a table.
[[nodiscard]] inline Verdict table_verdict(const Pairing& published, const Outcome& correct,
                                           std::string_view article, Message other_pairs,
                                           Message other_colours) {
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return {VerdictKind::unpairable, 0, std::string(article), {}, none->obstruction};
  const bool is_same = same_opponents(published, std::get<Pairing>(correct));
  return {VerdictKind::worse,
          0,
          std::string(article),
          {},
          is_same ? std::move(other_colours) : std::move(other_pairs)};
}

}  // namespace trf::pair
