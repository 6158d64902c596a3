#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/rating/list.hpp"
#include "trf/rating/rate.hpp"

namespace trf::rating {

/// Which number of a list a system works with.
/// \return own for the Italian systems, whose lists are theirs
[[nodiscard]] RatingKind list_kind(std::string_view system) noexcept;

/// A player's rating of a kind: a list of one kind holds it in its only column; where a list has
/// rapid or blitz columns, the plain one is the standard rating.
[[nodiscard]] int list_rating(const RatingList& list, const ListEntry& entry,
                              RatingKind kind) noexcept;

/// What a list brings to an event.
struct ListUse {
  std::vector<std::uint64_t> keys;   ///< By player: key of his entry, else of his identity
  std::vector<std::string> ids;      ///< Their texts, as the list has them
  std::vector<PlayerIndex> missing;  ///< Players of whom the list knows nothing
  std::vector<std::string> notes;    ///< Ratings that differ from the report's
};
/// Enters a list's ratings, coefficients, titles and games into the event; facts given for a
/// player go before the list. Players are found by FIDE number, then by national number.
[[nodiscard]] ListUse apply_list(Event& event, const Tournament& tournament, const RatingList& list,
                                 std::string_view system);
/// Keys and ids of the players of an event without list: see identity().
[[nodiscard]] ListUse without_list(const Tournament& tournament);
/// FIDE number, national number, else the name.
[[nodiscard]] std::string identity(const Player& player);

/// A player's account over a rating period. Ratings are frozen within it.
struct PeriodRow {
  std::string id, name;
  std::string federation;
  Date birth;
  Title title = Title::none;
  Sex sex = Sex::unknown;
  std::uint64_t key = 0;
  std::vector<std::uint32_t> events;  ///< Numbers of the events, ascending
  Change change;                      ///< Summed, K and rounding of the whole period
  Date last_played;
};

/// Adds events up. Adding is commutative: the rows do not depend on the order. Compact: some 200
/// bytes a player, so that a federation's year fits.
class Period {
 public:
  /// Several threads may add at once.
  /// \param number  distinct; tells the order of the events
  void add(std::uint32_t number, const Tournament& tournament, const Event& event,
           const Rated& rated, const ListUse& use, const Regulation& regulation);

  /// Orders the players by key; after that nothing may be added.
  void finish(int threads = 1);
  [[nodiscard]] std::size_t size() const noexcept { return order_.size(); }
  /// Row by key order, with coefficients by the period's games. The cap, the floor and the loss of
  /// a rating that act at the end are applied to new_rating, and named in the notes.
  /// \pre finish() was called
  [[nodiscard]] PeriodRow row(std::size_t position) const;
  /// Position of a player's row. \pre finish() was called
  [[nodiscard]] std::optional<std::size_t> find(std::uint64_t key) const noexcept;

  /// Games of a player so far, for the limit on K x games. Not while another thread adds.
  [[nodiscard]] int games_of(std::uint64_t key) const noexcept;
  /// Last day of the latest event.
  [[nodiscard]] const Date& last_day() const noexcept { return last_day_; }

 private:
  struct Text {
    std::uint32_t from = 0, length = 0;
  };
  /// A link of a chain through the vector that holds it.
  struct Link {
    std::uint32_t what = 0;
    std::uint32_t next = 0;  ///< Position + 1; 0: the end
  };
  struct Account {
    std::uint64_t key = 0;
    Text id, name, federation;
    std::uint32_t first_event = UINT32_MAX;  ///< Identity, rating and facts are taken from it
    std::uint32_t facts = UINT32_MAX;        ///< In Shard::facts
    std::uint32_t events = 0, notes = 0;     ///< Chains in Shard::events and Shard::notes
    Date birth, last_played;
    Fraction opponents_sum;
    std::int64_t change = 0, change_exact = 0;
    std::int64_t ru_times_games = 0;  ///< 1997: for the weighted mean of first ratings
    std::int32_t expected_exact = 0, expected = 0, difference = 0;
    std::int32_t score_tenths = 0, event_score_tenths = 0;
    std::uint16_t games = 0, event_games = 0, rating = 0, k = 0, entry_rating = 0;
    std::uint16_t round_robin_opponents = 0;  ///< Of the only event with games of a first rating
    bool has_first_rating_games = false;
    std::uint8_t list_k = 0, categoria = 0xFF;
    Title title = Title::none;
    Sex sex = Sex::unknown;
    Status status = Status::unrated;
  };
  /// A place of a hash table: some of the hash, so that the account itself, which is seldom in the
  /// cache, is only looked at when it is likely the one.
  struct Slot {
    std::uint32_t tag = 0;
    std::uint32_t position = 0;  ///< + 1; 0: free
  };
  /// The accounts of some of the keys: threads seldom meet in one.
  struct Shard {
    [[nodiscard]] std::size_t slot_of(std::uint64_t key) const noexcept;
    [[nodiscard]] Account& account_of(std::uint64_t key);
    [[nodiscard]] const Account* find(std::uint64_t key) const noexcept;
    [[nodiscard]] Text keep(std::string_view text);
    [[nodiscard]] std::string_view text(Text at) const;
    void note(Account& account, const std::string& text);
    void add(std::uint64_t key, std::uint32_t number, const Player& player, std::string_view id,
             const Entrant& entrant, const Change& change, const Date& last_day);

    std::mutex mutex;
    std::vector<Account> accounts;
    std::vector<Slot> table;  ///< Open addressing
    std::string texts;
    std::vector<PlayerFacts> facts;
    std::vector<Link> events, notes;  ///< Event numbers; positions in note_texts
    std::vector<std::string> note_texts;
    std::map<std::string, std::uint32_t, std::less<>> note_numbers;
  };
  struct Place {
    std::uint64_t key = 0;
    std::uint32_t shard = 0, position = 0;
    friend bool operator<(const Place& a, const Place& b) noexcept { return a.key < b.key; }
  };
  static constexpr std::size_t shard_count = 32;
  [[nodiscard]] static std::size_t shard_of(std::uint64_t key) noexcept;

  std::array<Shard, shard_count> shards_;
  std::vector<Place> order_;                ///< By key, once finished
  std::mutex mutex_;                        ///< Of what follows
  const Regulation* regulation_ = nullptr;  ///< Of the latest event
  Date latest_start_, last_day_;
};

/// How the next list is made.
struct NextListOptions {
  std::string_view system;
  Date date;  ///< Of the next list, for inactivity
};
/// Writes the next list as CSV: every row of the old one with the period's new ratings, then the
/// players who got a first rating. Players who fell below the floor or lost the rating stay
/// without one; inactivity and deletion need the column last_played.
/// \param period  finished
/// \param sink  gets the text piece by piece
void write_next_list(const ListLayout& layout, std::string_view bytes, const RatingList& list,
                     const Period& period, const NextListOptions& options,
                     const std::function<void(std::string_view)>& sink);

}  // namespace trf::rating
