#pragma once

#include "trf/message.hpp"
#include "trf/tournament.hpp"

/// How the Italo-Svizzero system explains itself.
namespace trf::pair::italo_svizzero::said {
#define TRF_FAMILY italo_svizzero
#define TRF_ROWS "trf/pair/messages/italo_svizzero.def"
#include "trf/messages.inc"
}  // namespace trf::pair::italo_svizzero::said
