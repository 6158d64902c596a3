// has no non-static data member named .board|does not refer to any field
#include "refused/example.hpp"
#include "trf/language.hpp"
auto made() {
  return example::no_opponent_record{
      .opponent = 1,
      .round = 2,
#ifndef GOOD
      .board = 3,
#endif
  };
}
