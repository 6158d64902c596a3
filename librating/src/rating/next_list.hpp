#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "list_fields.hpp"
#include "trf/rating/next_list.hpp"
#include "trf/rating/person.hpp"

// The parts of the next list: one file for each subject.
namespace trf::rating {

/// A row of the next list while it is made.
struct NextRow {
  ListRecord record;
  bool is_new = false;  ///< The old list has no row for the player
  /// Facts from the reports; the record looks into them.
  std::string id, fide_id, name, federation, birth;
  std::string pool, norms;   ///< The record looks into them
  int registered_games = 0;  ///< Before the period, by the ledger and the list; RTF 4.4.1.5
};

/// The letters with which a list writes m and w: those of TRF, of FIDE, or others.
class SexLetters {
 public:
  void learn(std::string_view cell) noexcept;
  /// Of the rows that follow.
  void learn(const SexLetters& later) noexcept;
  [[nodiscard]] std::string_view of(Sex sex) const noexcept;

 private:
  std::string_view male_, female_;
};

/// The facts that all rows of a next list share.
struct NextListContext {
  const ListLayout& layout;  ///< Of the old list
  const RatingList& list;
  const Regulation& regulation;  ///< Of the period
  const Regulation& coming;      ///< Of the next one
  const Ledger* ledger = nullptr;
  Date date;                          ///< Of the next list
  RatingKind kind = RatingKind::own;  ///< Of the ratings that the period changes
  IdKind ids = IdKind::fide;          ///< Of the column `id`
  SexLetters sexes{};                 ///< Of the rows so far
  /// Positions in the ledger whose name is that of several players.
  std::set<std::size_t> shared_names{};
};

/// Writes the next list as CSV (list_writing.cpp).
class ListWriter {
 public:
  /// Chooses the columns: those of the old list, and those that the regulation needs.
  explicit ListWriter(const NextListContext& context);
  void put_header(std::string& out) const;
  void put_row(std::string& out, const NextRow& row) const;
  /// The columns that the old list lacks.
  [[nodiscard]] std::vector<std::string_view> missing_columns() const { return missing_; }

 private:
  const ListLayout& layout_;
  std::string date_;
  std::vector<ListField> fields_;
  std::vector<std::string_view> missing_;
};

// next_list_person.cpp: who a row is about.
/// A new row has each fact of the reports.
void enter_person(NextRow& next, const PeriodRow& row, const NextListContext& context);
/// An old row takes numbers and the day of birth that it lacks; it never changes what it has.
void complete_person(NextRow& next, const PeriodRow& row, const NextListContext& context);

/// What the row of the old list had.
struct BeforePeriod {
  int rating = 0, k = 0;
  std::optional<int> period_games;
  std::optional<bool> ever_2300, ever_2400;
};

[[nodiscard]] inline BeforePeriod before_period(const ListRecord& record, RatingKind kind) {
  const auto& value = record.of(kind);
  const auto& state = record.state(kind);
  return {value.rating, value.k, value.period_games, state.ever_2300, state.ever_2400};
}

// next_list_closing.cpp: rating, games, and what was reached. A row without games has no PeriodRow.
/// \pre ratify_titles() was called if the regulation makes titles
/// \return was the player deleted from the list?
bool close_period(NextRow& next, const PeriodRow* row, const BeforePeriod& before,
                  const NextListContext& context);
/// Does a player of the period who is on no list get a row?
[[nodiscard]] bool enters_list(const PeriodRow& row, const NextListContext& context);

// next_list_titles.cpp
/// RTF 4.4.3: promotions are ratified with the list, also for players without games.
/// \return was the player promoted?
bool ratify_titles(NextRow& next, const PeriodRow* row, const NextListContext& context);
/// ... of a row that stays as it is. The id is left out.
[[nodiscard]] IdlePlayer close_idle(const ListRecord& record, const NextListContext& context);
/// Writes the first days of the norms of 4.4.1.5.2 into a row.
void set_double_norms(NextRow& next, std::vector<Date> starts);
/// Rapid regulation 8.3, 8.4: the highest category held in two lists.
void close_rapid_category(NextRow& next, int old_rating);

/// The category of a rating in both of two lists.
[[nodiscard]] inline char band_of(int rating) noexcept {
  const int published[]{rating, rating};
  return rapid_category(published).value_or('G');
}

// next_list_coefficient.cpp
/// The K of the list shows that a level was reached, if the list does not tell.
void learn_from_k(ListRecord& record, const BeforePeriod& before, const NextListContext& context);
/// K of the coming period, by the rating, the games and the levels of the row.
[[nodiscard]] int coming_k(const ListRecord& record, const BeforePeriod& before, int counted,
                           const NextListContext& context);

// next_list.cpp: the whole of a row.
struct Closed {
  bool is_promoted = false, became_inactive = false, is_deleted = false;
};
/// Closes the period for a row of the old list, or a new one.
Closed close_row(NextRow& next, const PeriodRow* row, const NextListContext& context);
/// Begins the row of a player who was in no list. \pre enters_list()
void begin_row(NextRow& next, const PeriodRow& row, const NextListContext& context);

// next_list_activity.cpp: the last day played, inactivity and deletion.
struct Activity {
  bool became_inactive = false, is_deleted = false;
};
/// 1997 9.22: fewer games with rated opponents in a year than keep a player active? A year has two
/// periods. Empty: not known, or no such rule.
[[nodiscard]] std::optional<bool> has_few_games(int now, const std::optional<int>& before,
                                                const ListRule& rule);
Activity close_activity(NextRow& next, const PeriodRow* row, const BeforePeriod& before,
                        const NextListContext& context);
/// Marks a player as deleted; the row stays.
void mark_deleted(ListRecord& record, const NextListContext& context);

}  // namespace trf::rating
