#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "cli/messages/usage.hpp"
#include "trf/text.hpp"

namespace cli {
namespace {

// Damerau-Levenshtein with adjacent transpositions: typing errors.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1);
  std::vector<std::size_t> above(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before.swap(above);
    above.swap(row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({above[j] + 1, row[j - 1] + 1,
                         above[j - 1] + static_cast<std::size_t>(a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row.back();
}

}  // namespace

std::string nearest(std::string_view wrong, std::span<const std::string_view> candidates) {
  // A difference in case is not a typing error.
  const auto typed = trf::lower(wrong);
  std::string_view best;
  // A third of the letters may be wrong, or two, but never all: a more distant suggestion confuses.
  std::size_t least = std::min(std::max<std::size_t>(2, wrong.size() / 3),
                               std::max<std::size_t>(wrong.size(), 2) - 1) +
                      1;
  for (const auto candidate : candidates) {
    const auto d = distance(typed, trf::lower(candidate));
    if (d < least) {
      best = candidate;
      least = d;
    }
  }
  return std::string{best};
}

trf::Message did_you_mean(std::string_view wrong, std::span<const std::string_view> candidates,
                          std::string_view dashes) {
  const auto near = nearest(wrong, candidates);
  if (near.empty()) return {};
  return said::did_you_mean{.name = trf::Code{std::string{dashes} + near}};
}

std::vector<trf::Arg> codes(std::span<const std::string_view> names) {
  std::vector<trf::Arg> all;
  for (const auto name : names) all.emplace_back(trf::Code{name});
  return all;
}

}  // namespace cli
