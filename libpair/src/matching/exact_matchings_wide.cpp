#include "matching/exact_matchings_of_width.hpp"

namespace trf::pair::matching {

#ifndef __wasm__  // See optimal_matchings.cpp
template Optimum exact_optimum<WideInt<8>>(const LexicographicGraph&, const VertexClasses&,
                                           const VertexClasses*, const std::vector<std::int64_t>&);
template Optimum exact_optimum<WideInt<32>>(const LexicographicGraph&, const VertexClasses&,
                                            const VertexClasses*, const std::vector<std::int64_t>&);
#endif
template Optimum exact_optimum<WideInt<256>>(const LexicographicGraph&, const VertexClasses&,
                                             const VertexClasses*,
                                             const std::vector<std::int64_t>&);

}  // namespace trf::pair::matching
