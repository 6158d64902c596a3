#include "matching/exact_matchings_of_width.hpp"

namespace trf::pair::matching {

#ifndef __wasm__  // See optimal_matchings
template std::unique_ptr<OptimalMatchings> exact_matchings<WideInt<8>>(
    const LexicographicGraph&, const VertexClasses&, const VertexClasses*,
    const std::vector<std::int64_t>&);
template std::unique_ptr<OptimalMatchings> exact_matchings<WideInt<32>>(
    const LexicographicGraph&, const VertexClasses&, const VertexClasses*,
    const std::vector<std::int64_t>&);
#endif
template std::unique_ptr<OptimalMatchings> exact_matchings<WideInt<256>>(
    const LexicographicGraph&, const VertexClasses&, const VertexClasses*,
    const std::vector<std::int64_t>&);

}  // namespace trf::pair::matching
