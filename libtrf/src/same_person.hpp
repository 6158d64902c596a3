#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/tournament_draft.hpp"

// Are two rows about one person? Asked by R07, by entry lists and by edits of players.
namespace trf::detail {

/// A FIDE number as Player has it: digits without leading zeros; other text as it is.
[[nodiscard]] std::string fide_id_of(std::string_view text);

/// A number without leading zeros; empty if it is not one (zeros, dashes).
[[nodiscard]] std::string_view compared_number(std::string_view number) noexcept;

/// What two rows have in common.
struct Resemblance {
  enum class Births : std::uint8_t { unknown, different, equal } births = Births::unknown;
  bool fide_number = false;
  /// The federation whose number both have; empty: none. Leading zeros do not count.
  std::string_view national_number_of{};
  bool name = false;  ///< "Müller, Hans" and "MUELLER Hans" are one (trf/name.hpp)
  /// Both have a number of one kind, and they differ.
  bool two_fide_numbers = false, two_national_numbers = false;

  [[nodiscard]] bool name_and_birth() const noexcept { return name && births == Births::equal; }
  /// Two FIDE numbers are of two persons.
  [[nodiscard]] bool is_one_by_name() const noexcept {
    return name_and_birth() && !two_fide_numbers;
  }
  /// R07
  [[nodiscard]] bool is_one_person() const noexcept {
    return fide_number || !national_number_of.empty() || is_one_by_name();
  }
  /// The same, and one name of which nothing else is known.
  [[nodiscard]] bool can_be_one_person() const noexcept {
    return is_one_person() ||
           (name && births == Births::unknown && !two_fide_numbers && !two_national_numbers);
  }
};
[[nodiscard]] Resemblance resemblance(const Player& one, const Player& other);

/// Finds the players who resemble one, without a comparison with each.
class PersonIndex {
 public:
  /// \param players outlive the index, and do not change
  explicit PersonIndex(std::span<const Player> players);

  /// A player with a number, or with a name and date of birth, of a player of an earlier line.
  struct Twins {
    enum class By : std::uint8_t { fide_number, national_number, name_and_birth } by;
    PlayerIndex earlier;  ///< The first with the number; the one before with the name
    PlayerIndex later;
    bool is_second;                 ///< `later` is the second with it, not the third
    std::string_view federation{};  ///< Of a national number
  };
  /// By FIDE numbers first, then by national numbers, then by names.
  [[nodiscard]] std::vector<Twins> twins() const;

  /// Those with a number or the name of `player`, in order; `player` too if it is in the index.
  [[nodiscard]] std::vector<PlayerIndex> like(const Player& player) const;

 private:
  /// The text of a key is hashed, because in most reports no two are equal.
  struct Key {
    Twins::By by;
    std::uint64_t hash;
    std::uint32_t day;  ///< Of a name: the date of birth, 0 if unknown. Of a number: 1.
    std::uint32_t line;
    PlayerIndex player;
    friend auto operator<=>(const Key&, const Key&) = default;
  };
  template <class Take>
  static void each_key(const Player& player, const Take& take);

  std::span<const Player> players_;
  std::vector<Key> keys_;  ///< Sorted
};

}  // namespace trf::detail
