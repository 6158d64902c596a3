#include "matching/exact_matchings_of_width.hpp"

namespace trf::pair::matching {

#ifndef __wasm__  // See optimal_matchings.cpp
template Optimum exact_optimum<WideInt<4>>(const LexicographicGraph&, const VertexClasses&,
                                           const VertexClasses*, const std::vector<std::int64_t>&);
#endif

}  // namespace trf::pair::matching
