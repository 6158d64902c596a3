#include "cli/italian/italian.hpp"

#include <array>

namespace cli {

std::span<const std::span<const Phrase>> italian_subjects() {
  static const std::array subjects{
      italian_cli(),   italian_conversion(), italian_edits(),   italian_findings_results(),
      italian_pages(), italian_pairing(),    italian_reports(), italian_tiebreak(),
      italian_tools(), italian_validation(), italian_words()};
  return subjects;
}

const Catalogue& italian_phrases() {
  static const Catalogue catalogue{italian_subjects()};
  return catalogue;
}

}  // namespace cli
