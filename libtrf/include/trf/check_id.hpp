#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {

/// The id of a check, such as "P01". A literal that is not in the catalogue does not compile:
///
///     #include "trf/check_ids.hpp"
///     if (finding.check == "R02") ...
///     const std::optional<CheckId> asked = CheckId::find(text_of_a_user);
class CheckId {
 public:
  /// No check: for a finding about an input that is not a TRF report.
  constexpr CheckId() noexcept = default;
  consteval CheckId(const char (&)[1]) noexcept {}  ///< "": no check
  /// Defined in trf/check_ids.hpp, which has the list: only sources that write ids depend on it.
  consteval CheckId(const char (&id)[4]);
  /// The id of a row of the catalogue itself.
  [[nodiscard]] static consteval CheckId of_row(const char (&id)[4]) noexcept {
    CheckId row;
    row.family_ = id[0];
    row.number_ = static_cast<std::uint8_t>((id[1] - '0') * 10 + id[2] - '0');
    return row;
  }
  /// Absent if no check has this id. Upper and lower case differ.
  [[nodiscard]] static std::optional<CheckId> find(std::string_view id) noexcept;

  [[nodiscard]] constexpr bool empty() const noexcept { return family_ == '\0'; }
  /// "P01"; of static storage; empty for no check.
  [[nodiscard]] std::string_view text() const noexcept;
  /// The letter of the family: 'P'; '\0' for no check.
  [[nodiscard]] constexpr char family() const noexcept { return family_; }
  /// The number in the family: 1.
  [[nodiscard]] constexpr int number() const noexcept { return number_; }
  /// Place in checks(). \pre !empty()
  [[nodiscard]] std::size_t index() const noexcept;

  friend constexpr bool operator==(CheckId, CheckId) noexcept = default;
  /// By text.
  friend constexpr std::strong_ordering operator<=>(CheckId, CheckId) noexcept = default;

 private:
  char family_ = '\0';
  std::uint8_t number_ = 0;
};

std::ostream& operator<<(std::ostream& out, CheckId id);

}  // namespace trf
#pragma GCC visibility pop
