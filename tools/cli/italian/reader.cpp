// What the readers of reports and of JSON find.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"/{} is out of range", "/{} è fuori dai limiti"},
    Phrase{"/{} leaves nothing out", "/{} non toglie nulla"},
    Phrase{"'{}' is no tie-break code", "'{}' non è un codice di spareggio tecnico"},
    Phrase{"'{}' after '{}' is no modifier; known are /Cn /Mn /L+n /L-n /P /F /R /Kn /Un :MP :GP",
           "'{}' dopo '{}' non è un modificatore; sono noti /Cn /Mn /L+n /L-n /P /F /R /Kn /Un :MP "
           ":GP"},
    Phrase{"in '{}' the modifier {say}", "in '{}' il modificatore {}"},
};

}  // namespace

std::span<const Phrase> italian_reader() { return phrases; }

}  // namespace cli
