// If this is linked to a tool, --lang=pl selects the partial language of the tests. It says how
// many sentences are English, if TRF_COUNT is set.

#include <cstdlib>
#include <iostream>

#include "cli/language.hpp"
#include "language/polish.hpp"

namespace {

bool count() {
  if (std::getenv("TRF_COUNT") == nullptr) return false;
  for (const auto* const language : cli::languages())
    std::cout << language->tag << ' ' << sentences_without_words(*language, cli::families()).size()
              << '\n';
  std::cout << std::flush;
  return true;
}

[[maybe_unused]] const bool is_added = cli::add_language(trf::test::polish) && count();

}  // namespace
