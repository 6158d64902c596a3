#include "matching/wide_int.hpp"

namespace trf::pair::matching {

template struct WideInt<4>;
template struct WideInt<8>;
template struct WideInt<16>;
template struct WideInt<32>;
template struct WideInt<256>;

}  // namespace trf::pair::matching
