#include "validate/messages/report.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace validate::said;

constexpr Row rows[]{
    {fixable::id, "{finding} [correggibile]"},
};
}  // namespace
ITALIAN(report, rows);
}  // namespace cli
