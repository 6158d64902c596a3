#include "matching/exact_matchings_of_width.hpp"

namespace trf::pair::matching {

template Optimum exact_optimum<Int128>(const LexicographicGraph&, const VertexClasses&,
                                       const VertexClasses*, const std::vector<std::int64_t>&);

}  // namespace trf::pair::matching
