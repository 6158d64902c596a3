// Names of tie-breaks, and how trf-tiebreak explains their values.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"{say} ({})", "{} ({})"},
    Phrase{"'{}': {say}", "'{}': {}"},
};

}  // namespace

std::span<const Phrase> italian_tiebreak() { return phrases; }

}  // namespace cli
