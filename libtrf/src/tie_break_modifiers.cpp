#include "trf/tie_break_modifiers.hpp"

#include "tie_break_names.hpp"
#include "trf/messages/tie_break_list.hpp"
#include "trf/whole_number.hpp"

namespace trf {

Message modifier_fault(const TieBreak& tie_break) {
  if (tie_break.code.starts_with("OTHER_")) return {};
  const auto* const found = detail::find_tie_break(tie_break.code);
  const auto modifiers = found == nullptr ? std::string_view{} : found->modifiers;
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

bool is_points_code(std::string_view code) noexcept {
  return code == "PTS" || code == "MPTS" || code == "GPTS";
}

bool is_rating_code(std::string_view code) noexcept {
  const auto* const found = detail::find_tie_break(code);
  return found != nullptr && found->modifiers.find('U') != std::string_view::npos;
}

std::optional<int> rating_of_unrated(const TieBreak& code) noexcept {
  for (const std::string& modifier : code.modifiers)
    if (modifier.front() == 'U') return whole_number<int>(std::string_view{modifier}.substr(1));
  return {};
}

}  // namespace trf
