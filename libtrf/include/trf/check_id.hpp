#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {

/// The ids of all checks, in the order of the catalogue. An id is added with its row of the
/// catalogue, and is never used again for another check.
// clang-format off
#define CHECK(id, ...) #id " "
inline constexpr std::string_view check_ids =
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
    ;
#undef CHECK
// clang-format on

/// The number of checks.
inline constexpr std::size_t check_count = check_ids.size() / 4;

/// Compilers print this name for an id that is not in the catalogue.
void this_id_is_not_in_the_catalogue();

/// The id of a check, such as "P01". A literal that is not in the catalogue does not compile:
///
///     if (finding.check == "R02") ...
///     const std::optional<CheckId> asked = CheckId::find(text_of_a_user);
class CheckId {
 public:
  /// No check: for a finding about an input that is not a TRF report.
  constexpr CheckId() noexcept = default;
  consteval CheckId(const char (&)[1]) noexcept {}  ///< "": no check
  consteval CheckId(const char (&id)[4]) : index_(index_of({id, 3})) {
    if (index_ == check_count) this_id_is_not_in_the_catalogue();
  }
  /// Absent if no check has this id. Upper and lower case differ.
  [[nodiscard]] static constexpr std::optional<CheckId> find(std::string_view id) noexcept {
    const auto index = index_of(id);
    return index == check_count ? std::nullopt : std::optional{CheckId{index}};
  }

  [[nodiscard]] constexpr bool empty() const noexcept { return index_ == check_count; }
  /// "P01"; of static storage; empty for no check.
  [[nodiscard]] constexpr std::string_view text() const noexcept {
    return empty() ? std::string_view{} : check_ids.substr(std::size_t{index_} * 4, 3);
  }
  /// The letter of the family: 'P'; '\0' for no check.
  [[nodiscard]] constexpr char family() const noexcept {
    return empty() ? '\0' : check_ids[std::size_t{index_} * 4];
  }
  /// Place in checks(). \pre !empty()
  [[nodiscard]] constexpr std::size_t index() const noexcept { return index_; }

  friend constexpr bool operator==(CheckId, CheckId) noexcept = default;
  /// By text.
  friend constexpr std::strong_ordering operator<=>(CheckId a, CheckId b) noexcept {
    return a.text() <=> b.text();
  }

 private:
  constexpr explicit CheckId(std::uint16_t index) noexcept : index_(index) {}
  [[nodiscard]] static constexpr std::uint16_t index_of(std::string_view id) noexcept {
    for (std::size_t at = 0; at < check_ids.size(); at += 4)
      if (check_ids.substr(at, 3) == id) return static_cast<std::uint16_t>(at / 4);
    return check_count;
  }

  std::uint16_t index_ = check_count;
};

std::ostream& operator<<(std::ostream& out, CheckId id);

}  // namespace trf
#pragma GCC visibility pop
