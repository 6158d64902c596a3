#include "trf/tie_break_modifiers.hpp"

#include <algorithm>
#include <array>

#include "trf/messages/tie_break_list.hpp"

namespace trf {

std::string_view modifiers_of(std::string_view code) noexcept {
  struct Taken {
    std::string_view code, modifiers;
  };
  constexpr std::array<Taken, 33> taken = {
      {{"DE", "P"},      {"EDE", "P"},     {"EDEC", "P"},  {"EDET", "P"},    {"EDEB", "P"},
       {"EDEBT", "P"},   {"EDEBB", "P"},   {"WIN", "P"},   {"WON", "P"},     {"BPG", "P"},
       {"BWG", "P"},     {"PS", "C"},      {"TPN", "R"},   {"BH", "CMP"},    {"AOB", "CMPF"},
       {"FB", "CMP"},    {"SB", "CMP"},    {"ESB", "CMP"}, {"EMMSB", "CMP"}, {"EMGSB", "CMP"},
       {"EGMSB", "CMP"}, {"EGGSB", "CMP"}, {"KS", "L"},    {"ARO", "CMU"},   {"TPR", "U"},
       {"PTP", "U"},     {"APRO", "U"},    {"APPO", "U"},  {"RTNG", "RU"},   {"BC", "P"},
       {"TBR", "P"},     {"BBE", "P"},     {"SSSC", "FKP"}}};
  const auto found = std::ranges::find(taken, code, &Taken::code);
  return found == taken.end() ? std::string_view{} : found->modifiers;
}

Message modifier_fault(const TieBreak& tie_break) {
  if (tie_break.code.starts_with("OTHER_")) return {};
  const auto modifiers = modifiers_of(tie_break.code);
  std::string kinds;
  for (const std::string& text : tie_break.modifiers) {
    const char kind = text.front();
    if (kinds.find(kind) != std::string::npos)
      return said::modifier_twice{.modifier = text.substr(0, 1)};
    kinds += kind;
    if (modifiers.find(kind) == std::string_view::npos)
      return said::modifier_not_taken{.code = tie_break.code, .modifier = text};
    if (kind == 'M' && text != "M1" && text != "M2") return said::median_too_wide{.modifier = text};
  }
  const auto has = [&](char kind) { return kinds.find(kind) != std::string::npos; };
  if (has('C') && has('M')) return said::median_and_cut{};
  return {};
}

}  // namespace trf
