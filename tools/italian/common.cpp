#include "trf/messages/common.hpp"

#include "italian/language.hpp"

namespace cli {
namespace {
using namespace trf::said;

constexpr Row rows[]{
    {cited::id, "{sentence} ({article})"},
    {sentences::id, "{all}"},
    {time_in_minutes::id, "{minutes} {minutes?minuto|minuti}"},
    {time_in_seconds::id, "{minutes} {minutes?minuto|minuti} {seconds} {seconds?secondo|secondi}"},
};
}  // namespace
ITALIAN(common, rows);
}  // namespace cli
