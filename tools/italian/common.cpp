#include "trf/messages/common.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {cited::id, "{sentence} ({article})"},
    {sentences::id, "{all}"},
};
}  // namespace
ITALIAN(common, rows);
}  // namespace cli
