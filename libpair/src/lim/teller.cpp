#include "lim/teller.hpp"

#include "trf/pair/messages/rounds.hpp"

namespace trf::pair::lim {

AndList Teller::numbers(const std::vector<Seat>& seats) const {
  return {seats, [&](Seat seat) { return Number{field_.number(seat)}; }};
}

CommaList Teller::pairs(const std::vector<std::pair<Seat, Seat>>& pairs) const {
  return {pairs, [&](const auto& pair) {
            return pair::said::two{.first = field_.number(pair.first),
                                   .second = field_.number(pair.second)};
          }};
}

}  // namespace trf::pair::lim
