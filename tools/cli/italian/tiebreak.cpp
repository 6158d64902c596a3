// Names of tie-breaks, and how trf-tiebreak explains their values.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"{say} ({})", "{} ({})"},
    Phrase{"'{}': {say}", "'{}': {}"},
    Phrase{"{} takes no /{} (C.07 14)", "{} non ammette /{} (C.07 14)"},
    Phrase{"median and cut exclude each other (C.07 14)",
           "mediano e scarto si escludono a vicenda (C.07 14)"},
};

}  // namespace

std::span<const Phrase> italian_tiebreak() { return phrases; }

}  // namespace cli
