#include "trf/pair/messages/italo_svizzero.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::pair::italo_svizzero::said;

constexpr Row rows[]{
    {uncoupled::id,
     "{player} non è scelto: con {first}-{player} gli ultimi giocatori non si possono accoppiare; "
     "la "
     "coppia è disaccoppiata: {why}"},
};
}  // namespace
ITALIAN(italo_svizzero, rows);
}  // namespace cli
