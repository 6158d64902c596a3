#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "list_fields.hpp"
#include "trf/rating/period.hpp"

// The parts of the next list: one file for each subject.
namespace trf::rating {

/// A row of the next list while it is made.
struct NextRow {
  ListRecord record;
  std::string last_played;                  ///< Not a view: the period can change it
  std::string id, name, federation, birth;  ///< Of new rows; the record looks into them
  TitleRecord titles;
};

/// The facts that all rows of a next list share.
struct NextListContext {
  const RatingList& list;
  const Regulation& regulation;
  const Ledger* ledger = nullptr;
  Date date;                              ///< Of the next list
  RatingKind kind = RatingKind::own;      ///< Of the ratings that the period changes
  bool has_categories_in_titles = false;  ///< The list has no column `category`
};

// list_writing.cpp
void put_list_header(std::string& out, const Regulation& regulation);
void put_list_row(std::string& out, const NextRow& row, const Regulation& regulation);

// next_list_person.cpp: who a new row is about.
void enter_person(NextRow& next, const PeriodRow& row);

// next_list_closing.cpp: ratings, coefficients, games and titles after the period.
void close_period(NextRow& next, const PeriodRow& row, const NextListContext& context);
/// RTF 4.4.3: promotions are ratified with the list, also for players without games.
/// \return was the player promoted?
bool ratify_titles(NextRow& next, const PeriodRow* row, NextListContext& context);
/// RTF 4.2.5: with a FIDE rating at the end, no Elo Italia.
void drop_elo_italia(ListRecord& record, const NextListContext& context);

// next_list_activity.cpp: the last day played, inactivity and deletion.
struct Activity {
  bool became_inactive = false, is_deleted = false;
};
Activity close_activity(NextRow& next, const PeriodRow* row, const NextListContext& context);

}  // namespace trf::rating
