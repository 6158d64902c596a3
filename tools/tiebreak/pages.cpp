#include "standing.hpp"
namespace tiebreak_tool {
std::string page_body(const trf::Tournament&, const std::vector<Standing>&) { return {}; }
}  // namespace tiebreak_tool
