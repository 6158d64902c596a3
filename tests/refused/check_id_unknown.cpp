// this_id_is_not_in_the_catalogue|not a constant expression
#include "trf/check_ids.hpp"
auto made() {
#ifdef GOOD
  return trf::CheckId{"P01"};
#else
  return trf::CheckId{"P99"};
#endif
}
