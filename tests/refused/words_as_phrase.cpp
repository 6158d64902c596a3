// Phrase
#include "refused/example.hpp"
#include "trf/language.hpp"
auto made() {
#ifdef GOOD
  return example::bad_code{.code = std::string{"BH"}, .fault = example::today_unknown{}};
#else
  return example::bad_code{.code = std::string{"BH"}, .fault = std::string{"today is not known"}};
#endif
}
