// deleted
#include "refused/example.hpp"
#include "trf/language.hpp"
auto made() {
#ifdef GOOD
  return example::date_expected{.found = std::string{"32.1.2026"}};
#else
  return example::date_expected{.found = "no date at all"};
#endif
}
