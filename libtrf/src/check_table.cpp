#include <algorithm>
#include <array>
#include <cstdlib>
#include <ostream>

#include "catalogue/entry.hpp"
#include "trf/check.hpp"

namespace trf {
namespace {

struct Table {
  std::vector<Check> checks;

  Table() {
    checks.reserve(check_count);
    for (const auto family :
         {catalogue::physical(), catalogue::structure(), catalogue::header(), catalogue::player(),
          catalogue::cell(), catalogue::cross(), catalogue::total(), catalogue::bye(),
          catalogue::national(), catalogue::team(), catalogue::acceleration(), catalogue::rating(),
          catalogue::fsi(), catalogue::homologation(), catalogue::workflow()})
      checks.insert(checks.end(), family.begin(), family.end());
    for (std::size_t i = 0; i < check_count; ++i)
      if (checks.size() != check_count || checks[i].id.index() != i)
        std::abort();  // The catalogue and check_ids differ.
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

const Check& check_of(CheckId id) noexcept { return table().checks[id.index()]; }

std::ostream& operator<<(std::ostream& out, CheckId id) { return out << id.text(); }

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
