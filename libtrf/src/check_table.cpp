#include <algorithm>
#include <array>

#include "catalogue/entry.hpp"
#include "trf/check.hpp"

namespace trf {
namespace {

/// "P07" as a number below 2600; 2600 for what is no id.
constexpr std::size_t slot(std::string_view id) noexcept {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  if (id.size() != 3 || id[0] < 'A' || id[0] > 'Z' || !digit(id[1]) || !digit(id[2])) {
    return 2600;
  }
  const auto from = [](char c, char first) { return static_cast<std::size_t>(c - first); };
  return from(id[0], 'A') * 100 + from(id[1], '0') * 10 + from(id[2], '0');
}

struct Table {
  std::vector<Check> checks;
  std::array<std::int16_t, 2600> by_slot;

  Table() {
    by_slot.fill(-1);
    for (const auto family :
         {catalogue::physical(), catalogue::structure(), catalogue::header(), catalogue::player(),
          catalogue::cell(), catalogue::cross(), catalogue::total(), catalogue::bye(),
          catalogue::national(), catalogue::team(), catalogue::acceleration(), catalogue::rating(),
          catalogue::fsi(), catalogue::homologation(), catalogue::workflow()}) {
      for (const auto& check : family) {
        by_slot[slot(check.id)] = static_cast<std::int16_t>(checks.size());
        checks.push_back(check);
      }
    }
  }
};

const Table& table() noexcept {
  static const Table instance;
  return instance;
}

}  // namespace

std::string_view name(Profile profile) noexcept {
  constexpr std::array<std::string_view, 7> names{"format",    "consistency", "rating",  "fsi",
                                                  "fsi-rapid", "pairing",     "tiebreak"};
  return names[static_cast<std::size_t>(profile)];
}

std::span<const Check> checks() noexcept { return table().checks; }

const Check* find_check(std::string_view id) noexcept {
  const auto at = slot(id);
  if (at == 2600 || table().by_slot[at] < 0) {
    return nullptr;
  }
  return &table().checks[static_cast<std::size_t>(table().by_slot[at])];
}

std::optional<Severity> severity(const Check& check, Profile profile) noexcept {
  const auto scope = check.scope;
  switch (profile) {
    case Profile::format: return scope == Scope::line ? check.pairing : std::nullopt;
    case Profile::consistency:
      return scope == Scope::records || scope == Scope::totals ? check.pairing : std::nullopt;
    case Profile::rating:
      return scope == Scope::line || scope == Scope::records || scope == Scope::totals ||
                     scope == Scope::rating
                 ? check.rating
                 : std::nullopt;
    case Profile::fsi:
      return scope == Scope::fsi || scope == Scope::fsi_both ? check.rating : std::nullopt;
    case Profile::fsi_rapid:
      return scope == Scope::fsi_rapid || scope == Scope::fsi_both ? check.rating : std::nullopt;
    case Profile::pairing: return scope == Scope::pairing ? check.pairing : std::nullopt;
    case Profile::tiebreak:
      return scope == Scope::standings || scope == Scope::totals ? check.pairing : std::nullopt;
  }
  return std::nullopt;
}

std::vector<std::optional<Severity>> severities(std::span<const Profile> profiles) {
  std::vector<std::optional<Severity>> result(checks().size());
  for (std::size_t i = 0; i < result.size(); ++i) {
    if (!checks()[i].left_out.empty()) {
      continue;
    }
    for (const auto profile : profiles) {
      // std::optional orders nothing before any severity.
      result[i] = std::max(result[i], severity(checks()[i], profile));
    }
  }
  return result;
}

}  // namespace trf
