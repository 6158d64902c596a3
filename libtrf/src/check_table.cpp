#include <algorithm>
#include <array>
#include <ostream>
#include <vector>

#include "characters.hpp"
#include "trf/check.hpp"
#include "trf/check_ids.hpp"

namespace trf {
namespace {

// The letters of the two severity columns. NOLINTBEGIN(readability-identifier-naming)
constexpr std::optional<Severity> E = Severity::error;
constexpr std::optional<Severity> W = Severity::warning;
constexpr std::optional<Severity> I = Severity::info;
// NOLINTEND(readability-identifier-naming)
constexpr std::optional<Severity> off = std::nullopt;

constexpr std::uint16_t no_place = 0xFFFF;

#define CHECK(id, name, rating, pairing, scope, rule, ...) \
  Check{CheckId::of_row(#id), name, rating, pairing, Scope::scope, rule, __VA_ARGS__},
// In the order of the families.
// clang-format off
constexpr Check all_checks[]{  // Clang deduces a std::array of 256 at most
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
  for (const auto& check : all_checks)
    for (const auto text :
         {check.summary, check.explanation, check.wrong, check.right, check.left_out})
      if (text.find_first_of("{}") != text.npos) return false;
  return true;
}
static_assert(has_no_braces());

/// Are these the ids of check_ids.hpp, in its order?
constexpr bool are_listed() {
  if (check_ids.size() != 4 * std::size(all_checks)) return false;
  for (std::size_t i = 0; i < std::size(all_checks); ++i) {
    const int number = (check_ids[4 * i + 1] - '0') * 10 + check_ids[4 * i + 2] - '0';
    if (all_checks[i].id.family() != check_ids[4 * i] || all_checks[i].id.number() != number)
      return false;
  }
  return true;
}
static_assert(are_listed(),
              "the ids of check_ids.hpp are not those of trf/catalogue, in their order");

/// Places in `all_checks`, by family and number.
constexpr auto places_in_table = [] {
  std::array<std::array<std::uint16_t, 100>, 26> table{};
  for (auto& family : table) family.fill(no_place);
  for (std::size_t i = 0; i < std::size(all_checks); ++i)
    table[static_cast<std::size_t>(all_checks[i].id.family() - 'A')]
         [static_cast<std::size_t>(all_checks[i].id.number())] = static_cast<std::uint16_t>(i);
  return table;
}();

/// no_place if there is no such check.
std::uint16_t place_in_table(char family, int number) noexcept {
  if (family < 'A' || family > 'Z' || number < 0 || number > 99) return no_place;
  return places_in_table[static_cast<std::size_t>(family - 'A')][static_cast<std::size_t>(number)];
}

}  // namespace

std::optional<CheckId> CheckId::find(std::string_view id) noexcept {
  using detail::is_digit;
  if (id.size() != 3 || !is_digit(id[1]) || !is_digit(id[2])) return {};
  const auto place = place_in_table(id[0], (id[1] - '0') * 10 + id[2] - '0');
  return place == no_place ? std::nullopt : std::optional{all_checks[place].id};
}

std::size_t CheckId::index() const noexcept { return place_in_table(family_, number_); }

std::string_view CheckId::text() const noexcept {
  return empty() ? std::string_view{} : check_ids.substr(4 * index(), 3);
}

Message text(const Check& check, CheckText which) {
  // Ids of sentences, by check and text; of static storage, as messages need them.
  static const auto ids = [] {
    std::vector<std::array<MessageId, 5>> rows;
    rows.reserve(std::size(all_checks));
    for (const auto& each : all_checks)
      rows.push_back({{{"check_summary", each.id.text(), each.summary, {}},
                       {"check_explanation", each.id.text(), each.explanation, {}},
                       {"check_wrong", each.id.text(), each.wrong, {}},
                       {"check_right", each.id.text(), each.right, {}},
                       {"check_left_out", each.id.text(), each.left_out, {}}}});
    return rows;
  }();
  const auto& id = ids[check.id.index()][static_cast<std::size_t>(which)];
  return id.english.empty() ? Message{} : Message::of(id);
}

std::string_view name(Profile profile) noexcept {
  return profile_names[static_cast<std::size_t>(profile)];
}

std::span<const Check> checks() noexcept { return all_checks; }

const Check& check_of(CheckId id) noexcept { return all_checks[id.index()]; }

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
