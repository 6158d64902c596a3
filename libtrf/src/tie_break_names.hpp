#pragma once

#include <algorithm>
#include <string_view>

namespace trf::detail {

/// How older programs write the cut or median of a code.
enum class CutSpelling : bool { separate, joined };

/// What a list of tie-breaks needs to know about a code; librating has its calculation.
struct TieBreakName {
  std::string_view code, modifiers;
  CutSpelling cut = CutSpelling::separate;
  bool is_of_edition = false;  ///< Of the Italian or 1989 texts, not of C.07 or TRF26
};

inline constexpr TieBreakName tie_break_names[]{
#define TIE_BREAK(id, code, modifiers, cut, direction, article, title) \
  {code, modifiers, CutSpelling::cut, false},
#define EDITION_TIE_BREAK(id, code, modifiers, cut, direction, article, title) \
  {code, modifiers, CutSpelling::cut, true},
#define TIE_BREAK_NAME(code, modifiers) {code, modifiers, CutSpelling::separate, false},
#include "trf/tie_break_codes.inc"
};

/// nullptr if there is no such code.
constexpr const TieBreakName* find_tie_break(std::string_view code) noexcept {
  const auto* const found = std::ranges::find(tie_break_names, code, &TieBreakName::code);
  return found == std::end(tie_break_names) ? nullptr : found;
}

static_assert(std::ranges::all_of(tie_break_names,
                                  [](const TieBreakName& name) {
                                    return find_tie_break(name.code) == &name;
                                  }),
              "each code has one row");
static_assert(std::ranges::all_of(tie_break_names,
                                  [](const TieBreakName& name) {
                                    return name.modifiers.find_first_not_of("CMLKUPFR") ==
                                           std::string_view::npos;
                                  }),
              "the modifiers of C.07 14");
static_assert(std::ranges::all_of(tie_break_names,
                                  [](const TieBreakName& name) {
                                    return name.cut == CutSpelling::separate ||
                                           name.modifiers.find('C') != std::string_view::npos;
                                  }),
              "a code without cuts has none to join");

}  // namespace trf::detail
