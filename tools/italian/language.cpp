#include "italian/language.hpp"

#include <array>
#include <string_view>
#include <unordered_map>

#include "italian/checks.hpp"

namespace cli {
namespace {

std::string_view words(const trf::MessageId& id) {
  // By name, not by address: see trf::MessageId.
  static const auto table = [] {
    std::unordered_map<std::string_view, std::unordered_map<std::string_view, std::string_view>>
        all;
    for (const auto family : italian_families())
      for (const auto& row : family) all[row.id->family].emplace(row.id->name, row.words);
    constexpr std::array<std::string_view, 5> texts{"check_summary", "check_explanation",
                                                    "check_wrong", "check_right", "check_left_out"};
    for (const auto family :
         {italian_checks_physical, italian_checks_structure, italian_checks_header,
          italian_checks_player, italian_checks_cell, italian_checks_cross, italian_checks_total,
          italian_checks_bye, italian_checks_national, italian_checks_team,
          italian_checks_acceleration, italian_checks_rating, italian_checks_fsi,
          italian_checks_homologation, italian_checks_workflow})
      for (const auto& check : family)
        for (std::size_t i = 0; i < texts.size(); ++i)
          all[texts[i]].emplace(check.key, check.words[i]);
    return all;
  }();
  const auto family = table.find(id.family);
  if (family == table.end()) return {};
  const auto row = family->second.find(id.name);
  return row == family->second.end() ? std::string_view{} : row->second;
}

}  // namespace

const trf::Language italian{.tag = "it",
                            .words = words,
                            .plural = trf::one_or_more,
                            .all_and = " e ",
                            .all_or = " o ",
                            .decimal_point = ','};

}  // namespace cli
