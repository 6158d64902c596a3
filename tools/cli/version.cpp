#include <fmt/format.h>

#include <vector>

#include "cli/help.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/system.hpp"
#include "trf/rating/regulation.hpp"
#include "trf/tiebreak/edition.hpp"

namespace cli {
namespace {

std::string line(std::string_view what, std::string_view editions) {
  return fmt::format("  {:<20} {}\n", what, editions);
}

std::string pairing_editions() {
  std::string out;
  for (const auto* const system : trf::pair::systems())
    out += line(fmt::format("pair {}", system->name),
                system->year == 0
                    ? to_string(system->title())
                    : fmt::format("{}", fmt::join(trf::pair::editions_of(*system), ", ")));
  return out;
}

std::string rating_editions() {
  std::string out;
  for (const auto system : trf::rating::systems()) {
    std::vector<std::string_view> editions;
    for (const auto* const regulation : trf::rating::regulations())
      if (regulation->system == system) editions.push_back(regulation->edition);
    out += line(fmt::format("rate {}", system), fmt::format("{}", fmt::join(editions, ", ")));
  }
  return out;
}

std::string tie_break_editions() {
  std::vector<std::string_view> keys;
  for (const auto* const edition : trf::tiebreak::editions()) keys.push_back(edition->key);
  return line("tie-breaks", fmt::format("{}", fmt::join(keys, ", ")));
}

}  // namespace

std::string version_text(const Tool& tool) {
  return fmt::format(
      "{} (trf-tools) {}\n"
      "TRF dialects: TRF06, TRF16, TRFx (JaVaFo), TRF(bx) (bbpPairings), TRF26\n"
      "Rule editions:\n{}{}{}",
      tool.name, TRF_VERSION, pairing_editions(), rating_editions(), tie_break_editions());
}

}  // namespace cli
