// trf::Number
#include "refused/example.hpp"
#include "trf/language.hpp"
auto made() {
  return example::same_colour{
      .player = 1,
      .other = 2,
      .colour = trf::Colour::white,
#ifdef GOOD
      .round = 3,
#endif
  };
}
