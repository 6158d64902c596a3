// What checks find in results, byes, points and teams.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"Annex {n}", "allegato {}"},
    Phrase{"player {n}", "giocatore {}"},
};

}  // namespace

std::span<const Phrase> italian_findings_results() { return phrases; }

}  // namespace cli
