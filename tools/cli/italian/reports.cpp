// Rating and norm reports, the pages of teams, the pictures.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"rounds", "turni"},
};

}  // namespace

std::span<const Phrase> italian_reports() { return phrases; }

}  // namespace cli
