#include "trf/type_code.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "trf/contains.hpp"

namespace trf {
namespace {

constexpr std::string_view dutch = "FIDE_DUTCH", team_swiss = "FIDE_TEAM";

constexpr std::array<std::string_view, 30> table{
    dutch,
    "FIDE_DUBOV",
    "FIDE_BURSTEIN",
    "FIDE_LIM",
    "FIDE_DOUBLESWISS",
    "CUSTOM_SWISS",
    "CUSTOM_DOUBLESWISS",
    "FIDE_ROUNDROBIN",
    "FIDE_DOUBLEROUNDROBIN",
    "BERGER_ROUNDROBIN",
    "BERGER_DOUBLEROUNDROBIN",
    "CUSTOM_ROUNDROBIN",
    "CUSTOM_DOUBLEROUNDROBIN",
    team_swiss,
    "CUSTOM_TEAM_SWISS",
    "CUSTOM_TEAM_SWISS_MP",
    "CUSTOM_TEAM_SWISS_GP",
    "FIDE_TEAM_ROUNDROBIN",
    "FIDE_TEAM_DOUBLEROUNDROBIN",
    "BERGER_TEAM_ROUNDROBIN",
    "BERGER_TEAM_DOUBLEROUNDROBIN",
    "CUSTOM_TEAM_ROUNDROBIN",
    "CUSTOM_TEAM_KNOCKOUT",
    "FIDE_SCHILLER",
    "CUSTOM_SCHILLER",
    "FIDE_SCHEVENINGEN",
    "FIDE_DOUBLESCHEVENINGEN",
    "CUSTOM_SCHEVENINGEN",
    "FIDE_OLYMPIAD",
    "CUSTOM_KNOCKOUT",
};

constexpr std::array<std::pair<std::string_view, TypeFamily>, 4> families{
    {{"FIDE_", TypeFamily::fide},
     {"BERGER_", TypeFamily::berger},
     {"CUSTOM_", TypeFamily::custom},
     {"OTHER_", TypeFamily::other}}};

/// The year at the end of a code.
struct YearSuffix {
  std::string_view text;
  int edition;
  std::string_view base;  ///< The system that has the edition; empty: each
};
constexpr std::array<YearSuffix, 4> years{{
    {"_2017", 2017, dutch},
    {"_2018", 2018, "FIDE_DUBOV"},
    {"_2025", 2026, dutch},  // The rules of February 2026 were announced as those of 2025
    {"_2026", 2026, ""},
}};

bool take_suffix(std::string_view& code, std::string_view suffix) noexcept {
  if (!code.ends_with(suffix)) return false;
  code.remove_suffix(suffix.size());
  return true;
}

/// _Gn
int take_games(std::string_view& code) noexcept {
  constexpr std::string_view digits = "0123456789";
  const auto last = code.find_last_not_of(digits);
  if (last == std::string_view::npos || last + 1 == code.size() || code.size() - last > 4) return 0;
  const auto number = code.substr(last + 1);
  auto rest = code.substr(0, last + 1);
  if (!take_suffix(rest, "_G") || number.front() == '0') return 0;
  code = rest;
  int games = 0;
  for (const char digit : number) games = games * 10 + (digit - '0');
  return games;
}

/// FIDE_TEAM[_TYPEA|_TYPEB][_MP_GP|_GP_MP|_MP|_GP]
bool is_team_swiss(std::string_view code) noexcept {
  if (!code.starts_with(team_swiss)) return false;
  code.remove_prefix(team_swiss.size());
  for (const std::string_view type : {"_TYPEA", "_TYPEB"})
    if (code.starts_with(type)) code.remove_prefix(type.size());
  constexpr std::array<std::string_view, 5> scores{"", "_MP_GP", "_GP_MP", "_MP", "_GP"};
  return trf::contains(scores, code);
}

}  // namespace

TypeCode type_code(std::string_view code) noexcept {
  TypeCode parts;
  for (const auto& [prefix, family] : families)
    if (code.starts_with(prefix)) parts.family = family;
  parts.is_baku = take_suffix(code, "_BAKU");
  parts.games = take_games(code);
  const auto year = std::ranges::find_if(
      years, [&](const YearSuffix& suffix) { return take_suffix(code, suffix.text); });
  const bool has_year = year != years.end();
  parts.base = is_team_swiss(code) ? code.substr(0, team_swiss.size()) : code;
  if (has_year && (year->base.empty() || year->base == parts.base)) parts.year = year->edition;
  // Only the editions of one system are in the table.
  const bool fits_table = !has_year || (parts.base == dutch && parts.year != 0);
  parts.is_known = (contains(table, parts.base) && fits_table) || parts.family == TypeFamily::other;
  return parts;
}

std::span<const std::string_view> type_codes() noexcept { return table; }

}  // namespace trf
