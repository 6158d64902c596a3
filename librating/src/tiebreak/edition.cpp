#include "trf/tiebreak/edition.hpp"

#include <algorithm>
#include <array>

#include "editions/fide_1989.hpp"
#include "editions/fide_2009.hpp"
#include "editions/fide_2023.hpp"
#include "editions/fide_2024.hpp"
#include "editions/fide_2026.hpp"
#include "editions/fsi_2014.hpp"
#include "editions/ita.hpp"
#include "trf/text.hpp"

namespace trf::tiebreak {
namespace {

constexpr std::array<const Edition*, 7> all = {&fide_2026, &fide_2024, &fide_2023, &fide_2009,
                                               &fide_1989, &ita,       &fsi_2014};

}  // namespace

std::span<const Edition* const> editions() noexcept { return all; }

const Edition* find_edition(std::string_view key) noexcept {
  const auto found = std::ranges::find_if(all, [key](const Edition* edition) {
    return std::ranges::equal(edition->key, key, {}, {}, [](char c) { return lower(c); });
  });
  return found == all.end() ? nullptr : *found;
}

bool is_before_editions(const Date& date) noexcept {
  return date.is_set() && date < Date{2009, 1, 1};
}

const Edition& edition_on(const Date& date) noexcept {
  if (!date.is_set() || date >= Date{2026, 3, 1}) return fide_2026;
  // The edition of 2023 has the same values.
  return date < Date{2023, 9, 1} ? fide_2009 : fide_2024;
}

}  // namespace trf::tiebreak
