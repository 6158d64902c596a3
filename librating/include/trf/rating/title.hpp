#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/date.hpp"
#include "trf/message.hpp"
#include "trf/rating/event.hpp"
#include "trf/rating/list.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// The data of a rating officer on a player at the end of a classification period (the ledger).
struct LedgerEntry {
  std::string id{};
  bool has_fide_rating = false;         ///< Type FIDE; else Elo Italia
  Categoria title = Categoria::nc;      ///< At the start of the period
  int rating = 0;                       ///< At the start of the period
  std::vector<int> changes{};           ///< Of the period's events
  int games = 0;                        ///< Registered in all
  int single_norms = 0;                 ///< Norms of Maestro by 4.4.1.5.1
  std::vector<Date> double_norms{};     ///< Starts of the events of norms by 4.4.1.5.2
  bool is_champion = false;             ///< Of his category (4.4.1.6)
  bool reached_2200 = false;            ///< During an event of the period (4.4.1.5 c)
  std::optional<int> delisted_floor{};  ///< FIDE's minimum when the player was delisted (4.2.5)
  int own_rating = 0;  ///< Elo Italia at the start, beside a FIDE rating (4.2.5); 0: none
  /// Games and norms before the period, if they are known; else those above.
  struct Held {
    int games = 0, single_norms = 0;
    std::vector<Date> double_norms{};
  };
  std::optional<Held> at_start{};
};
/// The data of a list on the same player: what one of both has is kept.
void add_listed(LedgerEntry& entry, const TitleRecord& titles, int games);
/// Adds a norm by 4.4.1.5.2. A player has one norm by events that start on one day.
void add_norm(std::vector<Date>& starts, const Date& start);

/// The player's title and rating at the start of the next period.
struct PeriodEnd {
  bool has_fide_rating = false;
  int rating = 0;
  Categoria title = Categoria::nc;
  /// The rules that were applied, in order.
  struct Reason {
    enum class What : std::uint8_t { delisted, cap, champion, rating, norms } what;
    std::string_view article;
    Categoria title = Categoria::nc;  ///< By this rule; not of a rule about the rating
  };
  std::vector<Reason> reasons;
};
/// "rating reached (4.4.1.2)"
[[nodiscard]] Cited sentence(const PeriodEnd::Reason& reason);

/// Closes a period for one player: categories and Maestro by the rating at the start, delisting,
/// 1600 cap, champion, categories by the new rating, Maestro.
/// Source: RTF 2014, 4.2.5, 4.4.1, 4.4.2. The order is this project's reading.
[[nodiscard]] PeriodEnd end_period(const LedgerEntry& entry);

/// Can a player with this number of registered games and this rating during an event become
/// Maestro, given the norms? 4.4.1.5 c. \param rating_hundredths exact, before any rounding
[[nodiscard]] bool reaches_maestro(int games, std::int64_t rating_hundredths) noexcept;

/// The ledger of a period, with look-up by any number of a player.
class Ledger {
 public:
  Ledger() = default;
  /// If two entries have the same id, the first is used.
  explicit Ledger(std::vector<LedgerEntry> entries);
  [[nodiscard]] std::span<const LedgerEntry> entries() const noexcept { return entries_; }
  /// Position of an entry; leading zeros of a number are ignored.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view id) const noexcept;
  /// The entry of a player: by FIDE number, national number or name.
  [[nodiscard]] std::optional<std::size_t> find(const Player& player) const {
    return find(player, {});
  }
  /// ... or a number of the player's row in the list.
  [[nodiscard]] std::optional<std::size_t> find(
      const Player& player, std::initializer_list<std::string_view> listed) const;
  /// The entry of a row of the list, by its numbers.
  [[nodiscard]] std::optional<std::size_t> find(const ListRecord& record) const noexcept;
  /// The entry that has a name in the place of a number. Others may have this name too.
  [[nodiscard]] std::optional<std::size_t> find_name(std::string_view name) const;
  [[nodiscard]] bool has_names() const noexcept { return !by_name_.empty(); }

 private:
  std::vector<LedgerEntry> entries_;
  std::map<std::uint64_t, std::size_t> by_key_;
  std::map<std::string, std::size_t> by_name_;  ///< Folded; ids that are not numbers
};

/// The rapid category A-G of a player by the player's published ratings, in order: the highest band
/// held, or exceeded, in at least two lists; empty with fewer than two. 0: not rated in that list.
/// Source: rapid and blitz regulation 8.3, 8.4.
[[nodiscard]] std::optional<char> rapid_category(std::span<const int> published) noexcept;

}  // namespace trf::rating
#pragma GCC visibility pop
