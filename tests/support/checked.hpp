#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "trf/check.hpp"
#include "trf/rating/examine.hpp"
#include "trf/read.hpp"

namespace trf::test {

/// The findings of the profiles in a report; today is 12 March 2026 unless the options have another
/// day.
inline Diagnostics checked(const std::string& bytes, const std::vector<Profile>& profiles,
                           CheckOptions options = {}) {
  options.profiles = profiles;
  if (!options.today) options.today = Date{2026, 3, 12};
  const Document document{bytes};
  const auto read = trf::read(document);
  const auto examiners = rating::event_examiners();
  return check(document, read.value ? &*read.value : nullptr, read.diagnostics, options, examiners)
      .findings;
}

/// How many findings of one check.
inline long count_of(CheckId id, const Diagnostics& findings) {
  return std::ranges::count(findings, id, &Diagnostic::check);
}

}  // namespace trf::test
