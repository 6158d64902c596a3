#include "swiss/colours.hpp"

#include "swiss/preference.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::swiss {

Message colour_reason(ColourRule rule, const Contender& higher, const Contender& lower,
                      Colour preferred) {
  switch (rule) {
    case ColourRule::both_granted: return said::both_granted{};
    case ColourRule::stronger: return said::stronger_granted{};
    case ColourRule::alternation: {
      const bool white = latest_difference(higher.colours, lower.colours) == Colour::white;
      return said::colours_alternate{.white = (white ? higher : lower).tpn,
                                     .black = (white ? lower : higher).tpn};
    }
    case ColourRule::higher_ranked:
      return said::higher_ranked_preference{.colour = preferred, .player = higher.tpn};
    case ColourRule::initial_colour: break;
  }
  const bool odd = higher.parity_number % 2 != 0;
  if (odd == (higher.tpn % 2 != 0)) return said::initial_by_tpn{.player = higher.tpn, .odd = odd};
  // N-01: a player who has not arrived yet has no TPN.
  return said::initial_by_arrival{.player = higher.tpn, .number = higher.parity_number, .odd = odd};
}

}  // namespace trf::pair::swiss
