#include <algorithm>
#include <array>
#include <ostream>
#include <vector>

#include "trf/check.hpp"

namespace trf {
namespace {

// The letters of the two severity columns. NOLINTBEGIN(readability-identifier-naming)
constexpr std::optional<Severity> E = Severity::error;
constexpr std::optional<Severity> W = Severity::warning;
constexpr std::optional<Severity> I = Severity::info;
// NOLINTEND(readability-identifier-naming)
constexpr std::optional<Severity> off = std::nullopt;

#define CHECK(id, name, rating, pairing, scope, rule, ...) \
  Check{#id, name, rating, pairing, Scope::scope, rule, __VA_ARGS__},
// In the order of the families, which check_ids has too.
// clang-format off
constexpr Check all[]{  // Clang deduces a std::array of 256 at most
#include "trf/catalogue/physical.inc"
#include "trf/catalogue/structure.inc"
#include "trf/catalogue/header.inc"
#include "trf/catalogue/player.inc"
#include "trf/catalogue/cell.inc"
#include "trf/catalogue/cross.inc"
#include "trf/catalogue/total.inc"
#include "trf/catalogue/bye.inc"
#include "trf/catalogue/national.inc"
#include "trf/catalogue/team.inc"
#include "trf/catalogue/acceleration.inc"
#include "trf/catalogue/rating.inc"
#include "trf/catalogue/fsi.inc"
#include "trf/catalogue/homologation.inc"
#include "trf/catalogue/workflow.inc"
};
// clang-format on
#undef CHECK

/// Braces would be arguments, so no text may have them.
constexpr bool has_no_braces() {
  for (const auto& check : all)
    for (const auto text :
         {check.summary, check.explanation, check.wrong, check.right, check.left_out})
      if (text.find_first_of("{}") != text.npos) return false;
  return true;
}
static_assert(has_no_braces());

constexpr bool are_in_order() {
  for (std::size_t i = 0; i < std::size(all); ++i)
    if (all[i].id.index() != i) return false;
  return std::size(all) == check_count;
}
static_assert(are_in_order());

}  // namespace

Message text(const Check& check, CheckText which) {
  // Ids of sentences, by check and text; of static storage, as messages need them.
  static const auto ids = [] {
    std::vector<std::array<MessageId, 5>> rows;
    rows.reserve(std::size(all));
    for (const auto& each : all)
      rows.push_back({{{"check_summary", each.id.text(), each.summary, {}},
                       {"check_explanation", each.id.text(), each.explanation, {}},
                       {"check_wrong", each.id.text(), each.wrong, {}},
                       {"check_right", each.id.text(), each.right, {}},
                       {"check_left_out", each.id.text(), each.left_out, {}}}});
    return rows;
  }();
  const auto& id = ids[check.id.index()][static_cast<std::size_t>(which)];
  return id.english.empty() ? Message{} : Message::Maker{id, 0}.take();
}

std::string_view name(Profile profile) noexcept {
  constexpr std::array<std::string_view, 7> names{"format",    "consistency", "rating",  "fsi",
                                                  "fsi-rapid", "pairing",     "tiebreak"};
  return names[static_cast<std::size_t>(profile)];
}

std::span<const Check> checks() noexcept { return all; }

const Check& check_of(CheckId id) noexcept { return all[id.index()]; }

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

std::vector<Profile> usual_profiles() { return {Profile::format, Profile::consistency}; }

std::vector<std::optional<Severity>> severities(std::span<const Profile> profiles) {
  std::vector<std::optional<Severity>> result(checks().size());
  for (std::size_t i = 0; i < result.size(); ++i) {
    if (!checks()[i].left_out.empty()) continue;
    for (const auto profile : profiles) {
      // An empty optional is less than any severity.
      result[i] = std::max(result[i], severity(checks()[i], profile));
    }
  }
  return result;
}

}  // namespace trf
