#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "trf/language.hpp"

/// A language of three plural forms that has words for a few sentences only, as when a translator
/// begins: tests/language/polish.
namespace trf::test {

std::string_view polish_words(const MessageId& id);

/// 1 gracz; 2, 3, 4, 22 gracze; 0, 5, 12, 25 graczy, and fractions.
constexpr std::size_t polish_form(std::int64_t tenths) noexcept {
  if (tenths == 10) return 0;
  const auto count = tenths / 10;
  const bool is_few = tenths % 10 == 0 && count % 10 >= 2 && count % 10 <= 4 &&
                      (count % 100 < 12 || count % 100 > 14);
  return is_few ? 1 : 2;
}

inline constexpr Language polish{.tag = "pl",
                                 .words = polish_words,
                                 .plural = {.forms = 3, .form = polish_form},
                                 .all_and = " i ",
                                 .all_or = " lub ",
                                 .decimal_point = ','};

}  // namespace trf::test
