#include <array>

#include "dubov/explain.hpp"
#include "dubov/judge.hpp"
#include "dubov/round.hpp"
#include "systems.hpp"

namespace trf::pair {
namespace {

using namespace dubov;  // NOLINT: this file is the system's front

constexpr std::array editions{2018, 2026};

const Regulation& regulation_of(int edition) {
  return edition == dubov_2018.edition ? dubov_2018 : dubov_2026;
}

/// Colours by 5.2 and boards in the order of publication.
Pairing published(const Field& field, const RoundPairing& round) {
  std::vector<std::pair<Rank, Rank>> pairs;
  for (const Step& step : round.steps)
    pairs.insert(pairs.end(), step.halves.pairs.begin(), step.halves.pairs.end());
  swiss::sort_boards(field, pairs);
  Pairing result;
  result.pairs.reserve(pairs.size());
  for (const auto& [high, low] : pairs) {
    const Pair pair{field.player(high), field.player(low)};
    result.pairs.push_back(allot_colours(field, high, low).higher == Colour::white
                               ? pair
                               : Pair{pair.black, pair.white});
  }
  if (round.bye >= 0) result.bye = field.player(round.bye);
  return result;
}

Outcome pair_dubov(const State& state, int edition, Trace* trace) {
  const Field field(state, regulation_of(edition));
  const auto round = pair_round(field);
  if (!round) return swiss::unpairable(field);
  if (trace != nullptr) explain(field, *round, *trace);
  return published(field, *round);
}

Verdict judge_dubov(const State& state, int edition, const Pairing& published,
                    const Outcome& correct) {
  const Regulation& regulation = regulation_of(edition);
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return {VerdictKind::unpairable,
            0,
            std::string(regulation.articles.unpairable),
            {},
            none->obstruction};
  const Field field(state, regulation);
  return judge(field, pair_round(field).value(), published);
}

}  // namespace

const System dubov_system{"dubov", "Dubov System, C.04.4.1", editions, pair_dubov, judge_dubov};

}  // namespace trf::pair
