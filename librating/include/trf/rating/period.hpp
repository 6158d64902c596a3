#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/rating/event_content.hpp"
#include "trf/rating/list.hpp"
#include "trf/rating/period_finding.hpp"
#include "trf/rating/person.hpp"
#include "trf/rating/rate.hpp"
#include "trf/rating/title.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// A player's rating of a kind. A list of one kind has it in its only rating column; if a list has
/// rapid or blitz columns, the plain one is the standard rating.
[[nodiscard]] int list_rating(const RatingList& list, const ListEntry& entry,
                              RatingKind kind) noexcept;

/// The data of a player that reports do not decide: the list or the ledger has them.
struct Given {
  bool rating = false, national_rating = false, categoria = false;
};

/// The data of a list for an event.
struct ListUse {
  std::vector<std::uint64_t> keys;   ///< By player: row_key() of the row, else person_key()
  std::vector<std::string> ids;      ///< Their texts, as the list has them
  std::vector<bool> is_listed;       ///< By player: is the player in the list?
  std::vector<Given> given;          ///< By player
  std::vector<PlayerIndex> missing;  ///< Players who are not in the list
  std::vector<Message> notes;        ///< Ratings that differ from the report's
  std::vector<std::optional<std::size_t>> ledger;  ///< By player: position in the ledger
  /// FIDE: the event began before the list was in force; so many players have another rating in the
  /// report, which is used.
  int rated_as_reported = 0;
};
/// Writes a list's ratings, coefficients, titles and games into the event; facts given for a player
/// have priority over the list. Persons are found by number, else by name and birth date
/// (person.hpp).
[[nodiscard]] ListUse apply_list(Event& event, const Tournament& tournament, const Persons& persons,
                                 const Regulation& regulation);
/// Keys and ids of the players of an event without list.
[[nodiscard]] ListUse without_list(const Tournament& tournament, IdKind kind = IdKind::fide,
                                   const Persons& persons = {});
/// Writes into the event the ledger's data at the start of the period, for players who are in no
/// list. \param list  of which the players have rows; may be null
void apply_ledger(Event& event, const Tournament& tournament, const Ledger& ledger, ListUse& use,
                  const RatingList* list = nullptr);

/// A player's account over a rating period. The rating at its start is used throughout, except in
/// FIDE events that began before the list (ListUse::rated_as_reported).
struct PeriodRow {
  std::string id, name;
  std::string national, fide_id;  ///< Numbers of the reports; empty: in none
  std::string federation;
  Date birth;
  Title title = Title::none;
  Sex sex = Sex::unknown;
  std::uint64_t key = 0;
  std::vector<std::uint32_t> events;  ///< Numbers of the events, ascending
  Change change;                      ///< Summed, K and rounding of the whole period
  Date last_played;                   ///< Last day of the last event that keeps the player active
  bool keeps_active = false;          ///< There is such an event, maybe without a date
  /// Rated games of the period; FSI lists: all that are registered, FIDE's too.
  int counted = 0;
  /// Of these, those that keep the player active: with rated opponents (1997 9.22); later editions
  /// have all.
  int active_games = 0;
  PlayerFacts facts;                 ///< At the start: of the facts, else of the list
  bool is_rating_stated = false;     ///< By the report: the player is not new to the ratings
  EarlierResults earlier;            ///< Unrated: those that still count for the first rating
  bool sums_have_earlier = false;    ///< ... and are in the games and the score of `change`
  PoolEntry results;                 ///< Unrated: those of the period
  bool are_results_ignored = false;  ///< Unrated: these and the earlier ones (1997 10.31)
  bool has_disregarded = false;      ///< An event that would count after another one (2018 6.1)
  /// FSI titles: the data from which the period was closed, and the result.
  std::optional<LedgerEntry> start;
  std::optional<PeriodEnd> end;
  std::optional<std::size_t> ledger;  ///< Position in the ledger
};

/// The events of a player with one coefficient: of one edition, year, rating and K of the list.
struct CoefficientPart;

/// The order of an event in its period: by its days; if these are equal, by its games.
struct EventOrder {
  Date start, end;
  std::uint64_t content = 0;
  std::uint32_t number = UINT32_MAX;  ///< As given to Period::add()
  friend auto operator<=>(const EventOrder&, const EventOrder&) = default;
};

/// Data that reports of a period take over from each other, so that their order has no effect.
struct Revision {
  struct Ratings {
    int rating = 0, national_rating = 0;
    std::optional<Categoria> categoria;
  };
  std::map<std::uint64_t, Ratings> ratings;  ///< By key: ratings for the whole period
  /// Events by key and number in which an unrated player is not in the first event (2018 6.1).
  std::set<std::pair<std::uint64_t, std::uint32_t>> later_events;

  [[nodiscard]] bool is_empty() const noexcept { return ratings.empty() && later_events.empty(); }
  /// Writes the data into an event. \param number  of the event, as given to Period::add()
  void apply(Event& event, const ListUse& use, std::uint32_t number) const;
};

/// Adds events. The order of adding has no effect. About 200 bytes a player and 64 for each of a
/// player's events, so that a federation's year fits in memory.
class Period {
 public:
  Period() = default;
  /// \param list, ledger  data on players beside the reports; may be null; must outlive the period
  /// \param date  of the list after the period; unset: next_list() for the last event
  Period(const RatingList* list, const Ledger* ledger, const Date& date = {})
      : list_{list}, ledger_{ledger}, list_date_{date} {}

  /// Adds an event. One that is not rated (Rated::counts) is left out: nothing of it enters the
  /// period. Several threads may add at once.
  /// \param number  distinct, below 2^32 - 1
  void add(std::uint32_t number, const Tournament& tournament, const Event& event,
           const Rated& rated, const ListUse& use, const Regulation& regulation);

  /// Orders the players by key; after that, no event can be added.
  void finish(int threads = 1);
  [[nodiscard]] std::size_t size() const noexcept { return order_.size(); }
  /// Row by key order, with coefficients by the games of the period. The cap, the floor and the
  /// loss of a rating that apply at the end are included in new_rating, and named in the notes.
  /// \pre finish() was called
  [[nodiscard]] PeriodRow row(std::size_t position) const;
  /// The content of an event that was added. \param number  as given to add()
  [[nodiscard]] const EventContent& content(std::uint32_t number) const {
    return fingerprints_.at(number).content;
  }
  /// The place of an event among the others. \param number  as given to add()
  [[nodiscard]] const EventOrder& order_of(std::uint32_t number) const {
    return orders_.at(number);
  }
  /// Position of a player's row. \pre finish() was called
  [[nodiscard]] std::optional<std::size_t> find(std::uint64_t key) const noexcept;
  /// Fast for ascending keys. \p near: 0 at first; becomes the place of this or a later key
  [[nodiscard]] std::optional<std::size_t> find(std::uint64_t key, std::size_t& near) const;

  /// Games of a player so far, for the limit on K x games. Not while another thread adds.
  [[nodiscard]] int games_of(std::uint64_t key) const noexcept;
  /// Last day of the latest event.
  [[nodiscard]] const Date& last_day() const noexcept { return last_day_; }
  /// The regulation of the latest event; nullptr without events.
  [[nodiscard]] const Regulation* regulation() const noexcept { return regulation_; }

  /// The findings, the same for every order of the events. \pre finish() was called
  /// \param persons  the list, and what was confirmed about persons
  [[nodiscard]] std::vector<PeriodFinding> findings(const Persons& persons = {}) const;
  /// Keys that are one person: from the key in some reports to the key in others. To be given to
  /// Persons::join(); the events are then added to a new period. \pre finish() was called
  [[nodiscard]] std::map<std::uint64_t, std::uint64_t> joins(const Persons& persons) const;
  /// Data that must be written into the events before rows are right; the events are then added to
  /// a new period. Empty in most periods. \pre finish() was called
  [[nodiscard]] const Revision& revision() const noexcept { return revision_; }

 private:
  /// A vector that never moves its elements: no copies while it grows, and little unused memory.
  template <class T>
  class Chunks {
   public:
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    T& emplace_back(const T& value = {}) {
      if (size_ % length == 0) chunks_.emplace_back().reserve(length);
      ++size_;
      return chunks_.back().emplace_back(value);
    }
    [[nodiscard]] T& operator[](std::size_t at) noexcept {
      return chunks_[at / length][at % length];
    }
    [[nodiscard]] const T& operator[](std::size_t at) const noexcept {
      return chunks_[at / length][at % length];
    }

   private:
    static constexpr std::size_t length = 512;
    std::vector<std::vector<T>> chunks_;
    std::size_t size_ = 0;
  };
  struct Text {
    std::uint32_t from = 0, length = 0;
  };
  /// A link of a chain through the vector that it is in.
  struct Link {
    std::uint32_t what = 0;
    std::uint32_t next = 0;  ///< Position + 1; 0: the end
  };
  /// The facts by which a report shows a person; most have one look in all reports.
  struct Look {
    Text national, fide, name;
    Date birth;
    std::uint32_t next = 0;  ///< Position + 1; 0: the end
  };
  /// A player in one event.
  struct Sighting {
    std::uint32_t event = 0;
    std::uint32_t next = 0;                   ///< Position + 1; 0: the end
    std::uint32_t look = 0;                   ///< In Shard::looks
    std::int32_t change = 0, difference = 0;  ///< Hundredths
    /// First of the player's changes after each game, in Shard::running.
    std::uint32_t running = 0;
    std::uint16_t running_count = 0, played = 0;
    std::uint16_t counted = 0;       ///< Rated games
    std::uint16_t active_games = 0;  ///< See PeriodRow
    std::uint16_t rating = 0, national_rating = 0;
    std::uint8_t categoria = 0xFF, list_k = 0, k = 0;
    Given given;
    bool is_estimate = false, is_disregarded = false;
    /// ... in which the opponents' games against the player are not counted either.
    bool is_round_robin = false;
    bool has_games = false, single_norm = false, double_norm = false;
    bool is_individual = true;  ///< Not an event of teams
    bool is_withdrawn = false;  ///< Without justification (RTF 7.5.3)
  };
  /// An event that was disregarded as a player's first one (2018 6.1); it counts if it was not the
  /// first.
  struct Disregarded {
    std::uint32_t event = 0;
    std::uint32_t next = 0;  ///< Position + 1; 0: the end
    std::int32_t games = 0, score_tenths = 0;
    std::uint32_t note = 0;  ///< In Shard::said
    Fraction opponents_sum;
  };
  struct Account {
    std::uint64_t key = 0;
    Text id, federation;
    std::uint32_t look = 0, looks = 0;  ///< In Shard::looks: of the first event; chain
    EventOrder first;                   ///< Identity, rating and facts are taken from it
    std::uint32_t facts = UINT32_MAX;   ///< In Shard::facts
    std::uint32_t sightings = 0, notes = 0, disregarded = 0;  ///< Chains
    std::uint32_t ledger = UINT32_MAX;                        ///< Position in the ledger
    const ListEntry* entry = nullptr;                         ///< Once finished; null: not listed
    Date birth;
    Fraction opponents_sum;
    std::int32_t change = 0, change_exact = 0;
    std::int32_t ru_times_games = 0;  ///< 1997: for the weighted mean of first ratings
    std::int32_t expected_exact = 0, expected = 0, difference = 0;
    std::int32_t score_tenths = 0, event_score_tenths = 0;
    std::uint16_t games = 0, event_games = 0, rating = 0, k = 0, entry_rating = 0;
    std::uint16_t round_robin_opponents = 0;  ///< Of the only event with games of a first rating
    bool has_first_rating_games = false;
    bool is_repeated = false;   ///< In several events
    bool is_cancelled = false;  ///< The change of an event: see Change
    std::uint8_t categoria = 0xFF;
    Title title = Title::none;
    Sex sex = Sex::unknown;
    Status status = Status::unrated;
  };
  /// A slot of a hash table. It has a part of the hash, so that the account, which is seldom in the
  /// cache, is read only if it is probably the right one.
  struct Slot {
    std::uint32_t tag = 0;
    std::uint32_t position = 0;  ///< + 1; 0: free
  };
  /// The data that an event adds to one player's account.
  struct Addition {
    const EventOrder& order;
    std::string_view id;
    const Player& player;
    const Entrant& entrant;
    const Change& change;
    std::uint32_t ledger;
    Sighting sighting;
    std::vector<std::int32_t> running;
  };
  /// The accounts of some of the keys. Several shards keep threads from waiting for each other.
  struct Shard {
    [[nodiscard]] std::size_t slot_of(std::uint64_t key) const noexcept;
    [[nodiscard]] Account& account_of(std::uint64_t key);
    /// Brings the accounts of some keys into the cache, with what add() compares.
    void expect(std::span<const std::uint64_t> keys) const;
    [[nodiscard]] const Account* find(std::uint64_t key) const noexcept;
    [[nodiscard]] Text keep(std::string_view text);
    [[nodiscard]] std::string_view text(Text at) const;
    [[nodiscard]] std::uint32_t number_of_note(const Cited& note);
    void note(Account& account, const Cited& what);
    /// The number of a look, which is added to the account if it is new.
    [[nodiscard]] std::uint32_t look_of(Account& account, const PersonFacts& person);
    [[nodiscard]] PersonFacts facts_of(const Look& look) const;
    [[nodiscard]] PersonFacts facts_of(const Sighting& seen) const {
      return facts_of(looks[seen.look]);
    }
    void add(std::uint64_t key, const Addition& addition);
    /// In the order of the events. \param ranks  of the events
    [[nodiscard]] std::vector<const Sighting*> sightings(
        const Account& account, const std::vector<std::uint32_t>& ranks) const;

    std::mutex mutex;
    Chunks<Account> accounts;
    std::vector<Slot> table;  ///< Open addressing
    std::string texts;
    std::vector<PlayerFacts> facts;
    Chunks<Sighting> sighted;
    Chunks<Look> looks;
    std::vector<Disregarded> disregarded;
    std::vector<std::int32_t> running;
    std::vector<Link> notes;  ///< Positions in `said`
    std::vector<Cited> said;  ///< Each note once
    std::map<Cited, std::uint32_t> note_numbers;
  };
  struct Place {
    std::uint64_t key = 0;
    std::uint32_t shard = 0, position = 0;
    friend bool operator<(const Place& a, const Place& b) noexcept { return a.key < b.key; }
  };
  /// The data by which an event is recognised when it is reported twice, or clashes with another.
  struct Fingerprint {
    EventContent content;
    std::vector<std::int32_t> days;  ///< Of its rounds, ascending; empty: unknown
    bool is_quick = false;           ///< Rapid or blitz: several a day are usual
    bool is_team = false;
  };
  static constexpr std::size_t shard_count = 16;
  [[nodiscard]] static std::size_t shard_of(std::uint64_t key) noexcept;
  [[nodiscard]] static Fingerprint fingerprint_of(const Tournament& tournament, const Event& event,
                                                  const Regulation& regulation);
  [[nodiscard]] LedgerEntry ledger_entry(const Shard& shard, const Account& account,
                                         const Change& change) const;
  /// The events of a player by what decides the coefficient, in their order.
  [[nodiscard]] std::vector<CoefficientPart> parts_of(const Shard& shard,
                                                      const Account& account) const;
  void expect_rows_after(std::size_t position) const noexcept;
  void enter_identity(const Shard& shard, const Account& account, PeriodRow& row) const;
  /// The earlier results of an unrated player that still count for the next list.
  [[nodiscard]] EarlierResults earlier_of(const Account& account, const PeriodRow& row) const;
  /// The games that count for the next list, and the last day played.
  void add_activity(const Shard& shard, const Account& account, PeriodRow& row) const;
  /// Of the first event with games of a first rating.
  [[nodiscard]] const EventOrder* first_with_games(const Shard& shard,
                                                   const Account& account) const;
  /// The sums of an account, and its notes.
  void add_figures(const Shard& shard, const Account& account, Change& change) const;
  void count_disregarded(const Shard& shard, const Account& account, Change& change) const;
  /// Every account, in the order of the memory, which is not fixed.
  template <class Work>
  void for_each_account(const Work& work) const {
    for (const auto& shard : shards_)
      for (std::size_t i = 0; i < shard.accounts.size(); ++i) work(shard, shard.accounts[i]);
  }
  void enter_list_rating(Account& account) const;
  [[nodiscard]] Revision find_revision() const;
  /// Calls work(number, shard) for every shard, on several threads.
  void in_shards(const std::function<void(std::size_t, const Shard&)>& work) const;
  struct Named;    ///< A look of an account
  struct Joining;  ///< The accounts that are one person
  [[nodiscard]] std::optional<PeriodFinding> of_shared_number(const Named& a, const Named& b,
                                                              IdKind number,
                                                              const Persons& persons) const;
  /// \return by number: is it a copy of an earlier one?
  std::vector<bool> find_same_events(std::vector<PeriodFinding>& found) const;
  void find_at_once(std::vector<PeriodFinding>& found, const std::vector<bool>& is_copy) const;
  void find_other_rows(std::vector<PeriodFinding>& found, const Persons& persons) const;
  void find_contradictions(std::vector<PeriodFinding>& found, const Persons& persons) const;
  void find_two_numbers(std::vector<PeriodFinding>& found, const Persons& persons) const;
  void find_shared_numbers(std::vector<PeriodFinding>& found, const Persons& persons) const;
  void find_two_rows(std::vector<PeriodFinding>& found, const Persons& persons) const;
  void find_namesakes(std::vector<PeriodFinding>& found, const Persons& persons) const;
  /// Has each account a row of the list?
  [[nodiscard]] bool are_all_listed() const;
  /// Accounts with the same folded name and day of birth, in groups of two or more. None if all
  /// are in the list.
  [[nodiscard]] std::vector<std::vector<Named>> same_names() const;
  [[nodiscard]] bool are_at_once(std::uint32_t a, std::uint32_t b) const;

  const RatingList* list_ = nullptr;
  const Ledger* ledger_ = nullptr;
  Date list_date_;
  std::array<Shard, shard_count> shards_;
  std::vector<Place> order_;               ///< By key, once finished
  std::vector<std::uint32_t> ranks_;       ///< In the order of the events, by number, once finished
  unsigned threads_ = 1;                   ///< Of finish()
  Revision revision_;                      ///< Once finished
  std::mutex mutex_;                       ///< Protects the members that follow
  std::vector<EventOrder> orders_;         ///< By number
  std::vector<Fingerprint> fingerprints_;  ///< By number
  std::vector<const Regulation*> editions_;  ///< By number
  const Regulation* regulation_ = nullptr;   ///< Of the latest event
  Date latest_start_, last_day_;
};

}  // namespace trf::rating
#pragma GCC visibility pop
