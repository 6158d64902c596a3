#include <cstdio>

#include "manual/manual.hpp"

/// Prints trf(5) to standard output. Built and run by the build; not installed.
int main() {
  const auto page = manual::trf_5();
  const bool is_written = std::fwrite(page.data(), 1, page.size(), stdout) == page.size();
  return std::fclose(stdout) == 0 && is_written ? 0 : 4;
}
