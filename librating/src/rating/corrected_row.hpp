#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "next_list.hpp"
#include "trf/rating/correction.hpp"

// A row of a list that is corrected: what a period can change of it.
namespace trf::rating {

/// The cells of a row that a period can change, as values.
struct RowCells {
  std::string id, fide_id, birth;
  std::string name, federation;
  std::string sex;  ///< m, w or empty, whatever words the list has
  int rating = 0, k = 0;
  int fide_rating = 0;  ///< Of lists with FSI titles; in others it is not the period's
  std::optional<std::uint16_t> period_games, games;
  std::array<std::optional<bool>, 3> ever{};  ///< See `levels`
  Date last_played, deleted;
  bool has_played = false, is_inactive = false;
  std::vector<PoolEntry> pool;
  std::string title, category;
  int single_norms = 0;
  std::vector<Date> double_norms;
  char rapid_category = 0, rapid_best = 0;
  friend bool operator==(const RowCells&, const RowCells&) = default;
};
[[nodiscard]] RowCells cells_of(const ListRecord& record, const NextListContext& context);
/// Writes the cells into a row, which looks into them.
void put_cells(NextRow& next, const RowCells& cells, const NextListContext& context);

/// The levels of RowCells::ever.
inline constexpr std::array<int, 3> levels{2200, 2300, 2400};
/// Does a coefficient ask whether this level was ever reached?
[[nodiscard]] bool is_asked(int level, const Regulation& regulation);
/// The least rating that a list publishes; 0: none
[[nodiscard]] int floor_of(const Regulation& regulation);

/// What the two reports make of a player.
struct RowCorrection {
  std::optional<RowCells> before;        ///< In the list in force; empty: no row
  std::optional<RowCells> wrong, right;  ///< By each report alone; empty: no row
  int start = 0;                         ///< The rating that the period uses; 0: none
  bool is_new_to_ratings = false;        ///< In no list, and without a rating in the report
  /// The results of a report alone do not count; with others they may (1997 10.31, 2018 6.1).
  bool is_ignored = false;
  /// FSI titles: the data from which the right report closes the period, else the wrong one.
  std::optional<LedgerEntry> entry;
  /// The rating changes differently by the reports, whatever becomes of it (a deletion hides it).
  bool has_other_change = false;
  /// What the last of both reports has, of systems whose other reports take it over (RTF 4.2.3).
  struct Stated {
    Status status = Status::unrated;
    int rating = 0;
    Categoria title = Categoria::nc;
    friend bool operator==(const Stated&, const Stated&) = default;
  };
  std::optional<Stated> stated;
  bool is_stated_otherwise = false;  ///< The reports differ in this
  std::string id, name;              ///< For people
  Date birth;
  const ListEntry* row = nullptr;  ///< Of the later list; nullptr: none is found
  bool is_unclear = false;  ///< Which row of the later list is the player's, or whether one is

  /// May the row change?
  [[nodiscard]] bool has_effect() const { return wrong != right || is_ignored || has_other_change; }
};

/// corrected_row_between.cpp: what the lists between the period and a later list may have given,
/// which that list does not tell. Cells are those of the later list, corrected.
class Between {
 public:
  Between(const RowCorrection& correction, const RowCells& wrong, const RowCells& right,
          const RowCells& given);
  /// With the right report alone, a rating
  [[nodiscard]] bool may_have_reached(int level) const;
  /// ... or a title, or a rapid category.
  [[nodiscard]] bool may_lack_title(const RowCells& cells) const;
  [[nodiscard]] bool may_lack_band() const;
  /// With the wrong report alone
  [[nodiscard]] bool may_owe_title(const RowCells& cells) const;
  [[nodiscard]] bool may_owe_band(const RowCells& cells) const;

 private:
  const RowCorrection& correction_;
  const RowCells& given_;
  bool gains_, loses_, has_other_title_, has_other_band_;
  int difference_;
  int highest_;  ///< Rating with the right report, or more
};

/// Cells that stay, though the reports differ: another report may have them too.
struct PersonDoubts {
  bool number = false;  ///< Or the day of birth
  bool facts = false;   ///< Name, sex, federation or title
};
/// corrected_row_person.cpp: who the row is about.
/// \param cells  of the given list \param is_as_wrong  the row is as the wrong report left it
PersonDoubts correct_person(RowCells& cells, const RowCells& wrong, const RowCells& right,
                            bool is_as_wrong);
void copy_person(RowCells& to, const RowCells& from);

/// The lists between which a row is corrected.
struct CorrectionContext {
  const NextListContext& later;  ///< Of the list that is corrected
  Date first;                    ///< Date of the list after the period
  /// Is the corrected list that one?
  [[nodiscard]] bool is_first() const noexcept { return first.is_set() && first == later.date; }
  /// Is it the next one after that?
  [[nodiscard]] bool is_second() const noexcept {
    return first.is_set() && first < later.date &&
           !(list_after(later.regulation.list, first) < later.date);
  }
};

/// Corrects a row of the later list. \return false: the row goes
/// \param cells  keeps what the row looks into \param summary  gets doubts, and what the row is as
[[nodiscard]] bool correct_row(NextRow& next, RowCells& cells, const RowCorrection& correction,
                               const CorrectionContext& context, CorrectionSummary& summary);

}  // namespace trf::rating
