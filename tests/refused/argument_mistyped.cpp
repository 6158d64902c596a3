// Number
#include "refused/example.hpp"
#include "trf/language.hpp"
auto made() {
#ifdef GOOD
  return example::no_opponent_record{.opponent = 1, .round = 2};
#else
  return example::no_opponent_record{.opponent = 1, .round = std::string{"2"}};
#endif
}
