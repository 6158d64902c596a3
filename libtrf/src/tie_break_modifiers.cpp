#include "trf/tie_break_modifiers.hpp"

#include <array>
#include <string_view>

#include "trf/messages/tie_break_list.hpp"
#include "trf/tie_break_list.hpp"

namespace trf {

Message modifier_fault(const TieBreak& tie_break) {
  struct Taken {
    std::string_view code, modifiers;
  };
  // The attachment to TRF26 and C.07 14; codes that are not here take none.
  constexpr std::array<Taken, 33> taken = {
      {{"DE", "P"},      {"EDE", "P"},     {"EDEC", "P"},  {"EDET", "P"},    {"EDEB", "P"},
       {"EDEBT", "P"},   {"EDEBB", "P"},   {"WIN", "P"},   {"WON", "P"},     {"BPG", "P"},
       {"BWG", "P"},     {"PS", "C"},      {"TPN", "R"},   {"BH", "CMP"},    {"AOB", "CMPF"},
       {"FB", "CMP"},    {"SB", "CMP"},    {"ESB", "CMP"}, {"EMMSB", "CMP"}, {"EMGSB", "CMP"},
       {"EGMSB", "CMP"}, {"EGGSB", "CMP"}, {"KS", "L"},    {"ARO", "CMU"},   {"TPR", "U"},
       {"PTP", "U"},     {"APRO", "U"},    {"APPO", "U"},  {"RTNG", "RU"},   {"BC", "P"},
       {"TBR", "P"},     {"BBE", "P"},     {"SSSC", "FKP"}}};
  if (!is_tie_break_code(tie_break.code) || tie_break.code.starts_with("OTHER_")) return {};
  std::string_view modifiers;
  for (const auto& [code_name, letters] : taken)
    if (code_name == tie_break.code) modifiers = letters;
  char cutting = 0;
  for (const std::string& text : tie_break.modifiers) {
    const char kind = text.front();
    if (modifiers.find(kind) == std::string_view::npos)
      return said::modifier_not_taken{.code = tie_break.code, .modifier = text};
    if (kind == 'M' && text != "M1" && text != "M2") return said::median_too_wide{.modifier = text};
    if (kind != 'C' && kind != 'M') continue;
    if (cutting != 0 && cutting != kind) return said::median_and_cut{};
    cutting = kind;
  }
  return {};
}

}  // namespace trf
