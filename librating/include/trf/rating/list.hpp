#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/contains.hpp"
#include "trf/date.hpp"
#include "trf/diagnostic.hpp"
#include "trf/rating/regulation.hpp"
#include "trf/rating/rounding.hpp"
#include "trf/score.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// What a list stores beside the rating, once for each rate of play: the ratings of its own kind
/// and FIDE's standard ones have it together.
enum class ListPool : std::uint8_t { plain, rapid, blitz };
inline constexpr std::size_t list_pool_count = 3;
[[nodiscard]] constexpr ListPool pool_of(RatingKind kind) noexcept {
  if (kind == RatingKind::rapid) return ListPool::rapid;
  return kind == RatingKind::blitz ? ListPool::blitz : ListPool::plain;
}

/// One player of a list. The views look into the list's bytes or, for quoted cells and XML
/// entities, into texts that are valid only during the visit. Ratings and K: 0 is "none".
struct ListRecord {
  std::string_view id, fide_id, name, sex, birth, federation, title, women_title, category;
  struct Value {
    std::uint16_t rating = 0;
    std::uint8_t k = 0;                           ///< Of the period for which the list is made
    std::optional<std::uint16_t> period_games{};  ///< Rated games of the period before it
  };
  std::array<Value, rating_kind_count> values;  ///< By RatingKind; `own`: columns rating, k, games
  struct State {
    std::optional<std::uint16_t> games{};                       ///< Rated games so far
    std::optional<bool> ever_2200{}, ever_2300{}, ever_2400{};  ///< Of any list of the player
    Date last_played{};
    Date deleted{};  ///< Date of the list that shows the player as deleted; unset: not deleted
    bool has_played = false;  ///< Unrated: rated games before (column first_event: 0)
    bool is_inactive = false;
    std::string_view pool{};  ///< Unrated: results that still count; see read_pool()
  };
  std::array<State, list_pool_count> states;  ///< By ListPool
  // FSI lists of this library: data for the titles of the next list.
  std::optional<bool> champion;   ///< Of the player's category, not ratified yet (RTF 4.4.1.6)
  std::uint8_t single_norms = 0;  ///< Norms of Maestro by 4.4.1.5.1
  std::string_view double_norms;  ///< Starts of the events of norms by 4.4.1.5.2, with commas
  char rapid_category = 0, rapid_best = 0;  ///< A-G; rapid regulation 8
  std::string_view other_title, foa_title;
  Date list_date;
  std::uint32_t line = 0;  ///< From 1
  std::string_view text;   ///< The whole row

  [[nodiscard]] const Value& of(RatingKind kind) const noexcept {
    return values[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] Value& of(RatingKind kind) noexcept {
    return values[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] const State& state(RatingKind kind) const noexcept {
    return states[static_cast<std::size_t>(pool_of(kind))];
  }
  [[nodiscard]] State& state(RatingKind kind) noexcept {
    return states[static_cast<std::size_t>(pool_of(kind))];
  }
};

/// The results of an unrated player in one period, which count until the first rating.
struct PoolEntry {
  Date list;  ///< Of the list of that period
  int games = 0;
  Score score;
  /// Sum of the opponents' ratings, exact; 1997: sum of Ru x games.
  Fraction sum;
  friend bool operator==(const PoolEntry& a, const PoolEntry& b) noexcept {
    return a.list == b.list && a.games == b.games && a.score == b.score &&
           a.sum.numerator * b.sum.denominator == b.sum.numerator * a.sum.denominator;
  }
};
/// Reads a cell of the column `pool`: `2024/05/01:3:1.5:5400;2024/06/01:1:0:1720`, oldest first; a
/// sum can be a fraction, `16203/2`. Empty if the text has another form.
[[nodiscard]] std::optional<std::vector<PoolEntry>> read_pool(std::string_view text);
[[nodiscard]] std::string to_string(const std::vector<PoolEntry>& pool);
/// Does it still count for the list of that date? 2018 7.14 c, 1997 9.14. Unset: yes.
[[nodiscard]] bool counts_for(const PoolEntry& entry, const ListRule& rule,
                              const Date& list) noexcept;

/// The file formats of rating lists.
enum class ListFormat : std::uint8_t {
  csv,       ///< By header; ',' or ';' or TAB
  fide_txt,  ///< FIDE's fixed-width text; columns by its header line
  fide_xml,  ///< FIDE's XML of <player> elements
};

/// The positions of the fields of a list, from its header.
struct ListLayout {
  ListFormat format = ListFormat::csv;
  char separator = ',';
  char line_end = '\n';          ///< '\r' in lists of old Macintosh programs
  bool has_fide_ids = false;     ///< FIDE's formats, and the column `fideid`
  std::size_t body = 0;          ///< First byte after the header
  std::uint32_t first_line = 1;  ///< Its line number
  struct Field {
    std::uint8_t what = 0;    ///< Internal number of the field
    std::uint32_t first = 0;  ///< CSV: position of the column; text: first byte
    std::uint32_t width = 0;  ///< Text: bytes
  };
  std::vector<Field> fields;
  std::uint64_t present = 0;         ///< One bit for each kind of field in the header
  std::vector<std::string> unknown;  ///< Headings of the columns with no meaning here, in order
};

/// Reads the header. There is no layout without an id column.
[[nodiscard]] Result<ListLayout> read_list_layout(std::string_view bytes);

/// Functions of the caller for the bytes of a list, some megabytes at a time, before and after they
/// are read: a mapped file can be loaded and released. Threads call them.
struct ListBytes {
  std::function<void(std::string_view)> before{}, after{};
};

/// A CSV list that is not in UTF-8, as spreadsheets save it: its bytes, read as Windows-1252.
/// Empty: the list is in UTF-8, or in a format of FIDE. \param use  as in RatingList::read()
[[nodiscard]] std::optional<std::string> list_in_utf8(std::string_view bytes,
                                                      const ListBytes& use = {});

/// A part of a list that can be read separately.
struct ListPiece {
  std::size_t from = 0, to = 0;  ///< Bytes; both at the start of a row
  std::uint32_t line = 1;        ///< Of the first row
};
/// Divides the body into at most `pieces` of about equal size. Lines are counted, so that messages
/// of every piece have the right line.
[[nodiscard]] std::vector<ListPiece> cut_list(const ListLayout& layout, std::string_view bytes,
                                              int pieces);

/// Reads the rows of a piece in order. Faults go to `diagnostics`. A row with a fault is visited
/// with the fields that could be read. A row without id is visited if it has a FIDE number, or name
/// and birth date.
/// Linear, without allocation except for quoted CSV cells and XML entities.
/// \return the line after the last row
std::uint32_t for_each_record(const ListLayout& layout, std::string_view bytes,
                              const ListPiece& piece,
                              const std::function<void(const ListRecord&)>& visit,
                              Diagnostics& diagnostics);

/// The data of a list that ratings need, in 40 bytes a player.
struct ListEntry {
  static constexpr std::uint16_t unknown_games = UINT16_MAX, most_games = UINT16_MAX - 1;
  /// Bits of `ever_known` and `ever`, from the lowest: plain 2200, 2300, 2400; rapid 2300, 2400;
  /// blitz 2300, 2400.
  [[nodiscard]] static constexpr unsigned ever_bit(ListPool pool, int level) noexcept {
    const auto place = static_cast<unsigned>(level / 100 - 22);
    return pool == ListPool::plain ? place : 2 * static_cast<unsigned>(pool) + place;
  }
  std::uint64_t key = 0;       ///< See row_key()
  std::uint64_t fide_key = 0;  ///< See fide_column_key(); 0: none, or the same
  std::uint32_t at = 0;        ///< First byte of the row
  std::array<std::uint16_t, rating_kind_count> rating{};
  std::array<std::uint8_t, rating_kind_count> k{};
  std::uint16_t games = unknown_games;  ///< Rated games so far (CSV column games)
  std::uint16_t birth_year = 0;
  Title title = Title::none;
  std::uint8_t categoria = 0xFF;          ///< Categoria, 0xFF: none
  std::uint8_t ever_known = 0, ever = 0;  ///< See ever_bit()
};

/// The column `title` of a list.
enum class TitleColumn : std::uint8_t {
  fide,   ///< FIDE's titles; the list has the column `category` for the FSI's
  fsi,    ///< The FSI's too: some row has one that is not a title of FIDE
  mixed,  ///< Not known: CM is the FSI's unless there is a FIDE rating
};
/// The FSI category of a row: from the column `category`, else from `title`.
[[nodiscard]] std::optional<Categoria> categoria_of(const ListRecord& record,
                                                    TitleColumn column) noexcept;

/// The FIDE title of a row: from the column `title`, else from that of women's titles; also in the
/// letters of FIDE's lists before 2010 (`g`, `wf`).
[[nodiscard]] Title title_of(const ListRecord& record) noexcept;

/// The FIDE title of a cell: see title_of().
[[nodiscard]] Title title_in_list(std::string_view text) noexcept;

/// The cell with the FIDE title of a row: in a national list `title` can have a category.
[[nodiscard]] std::string_view title_cell(const ListRecord& record, bool is_national,
                                          TitleColumn column) noexcept;

/// The rating of a row for an event of this rate of play: without a rapid or blitz rating the
/// standard one (B.03 8.22). In a national list they are FIDE's; `own`: that of the list itself.
[[nodiscard]] int rating_of(const ListRecord& record, RatingKind kind, bool is_national) noexcept;

/// The year of a birth date in any form: 1990, 1990-05-17, 17.05.1990. 0: none.
[[nodiscard]] int birth_year(std::string_view birth) noexcept;

/// A number for an id: the value of its digits, or for other texts a hash. Leading zeros are
/// ignored; 0 for an empty text.
[[nodiscard]] std::uint64_t list_key(std::string_view id) noexcept;

/// A player's progress towards an FSI title, in an FSI list.
struct TitleRecord {
  bool is_champion = false;
  int single_norms = 0;
  std::vector<Date> double_norms;
  friend bool operator==(const TitleRecord&, const TitleRecord&) = default;
};
/// The days of a column `double`, with commas between them.
/// \param faults  gets a sentence for each date that is not one
[[nodiscard]] std::vector<Date> norm_dates(std::string_view text, std::vector<Message>* faults);
[[nodiscard]] TitleRecord title_record(const ListRecord& record,
                                       std::vector<Message>* faults = nullptr);

/// A list in memory, with look-up by key.
class RatingList {
 public:
  /// Reads a list with `threads` threads. Faults of single rows are diagnostics; the value is
  /// absent if there is no usable header. `bytes` can be freed afterwards.
  /// \pre fewer than 4 GiB
  [[nodiscard]] static Result<RatingList> read(std::string_view bytes, int threads = 1,
                                               const ListBytes& use = {});

  [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }
  /// Does the list have ratings of this kind? A column may be empty for all. In XML, and in lists
  /// with all four columns and without date, a kind without any rating is not one of the list.
  [[nodiscard]] bool has(RatingKind kind) const noexcept {
    return has_[static_cast<std::size_t>(kind)];
  }
  /// The kind of its ratings that a regulation changes.
  [[nodiscard]] RatingKind kind_for(const Regulation& regulation) const noexcept {
    const auto kind = regulation.list.kind;
    return has(kind) || is_beside_fide(kind) ? kind : RatingKind::own;
  }
  /// Is its plain rating the national one, beside a column of FIDE's, and so none of this kind?
  [[nodiscard]] bool is_beside_fide(RatingKind kind) const noexcept {
    return kind != RatingKind::own && is_national() && has(RatingKind::standard);
  }
  [[nodiscard]] bool has_any() const noexcept { return contains(has_, true); }
  /// Is its plain rating one of several kinds, and so the standard one?
  [[nodiscard]] bool has_several() const noexcept {
    return has(RatingKind::rapid) || has(RatingKind::blitz);
  }
  /// Is it one of FIDE's own formats, in which games are those of the last period?
  [[nodiscard]] bool is_fide() const noexcept { return format_ != ListFormat::csv; }
  [[nodiscard]] std::span<const ListEntry> entries() const noexcept { return entries_; }
  /// Are its ids FIDE numbers by its format?
  [[nodiscard]] bool has_fide_ids() const noexcept { return has_fide_ids_; }
  /// Does any player have an FSI category that is not also a FIDE title?
  [[nodiscard]] bool has_categories() const noexcept { return has_categories_; }
  /// Is a player without a category NC (RTF 4.1.3)? Not where a title of FIDE has its place, and
  /// not in a list of --new-list, which writes NC and leaves blank what is not known.
  [[nodiscard]] bool is_blank_nc(Title title) const noexcept {
    if (title_column_ == TitleColumn::fide) return false;
    return has_category_column_ || (title_column_ == TitleColumn::fsi && title == Title::none);
  }
  /// Are its ids, and its plain ratings, those of a federation? So it is with FSI categories, with
  /// FIDE numbers in a column of their own, and with the columns of the FSI, also if all rows leave
  /// them blank. This federation is the FSI.
  [[nodiscard]] bool is_national() const noexcept {
    return !has_fide_ids_ && (has_categories_ || has_fide_column_ || has_columns_of_fsi_);
  }
  /// The parts in which it was read, with their lines.
  [[nodiscard]] std::span<const ListPiece> pieces() const noexcept { return pieces_; }
  /// Of the list; unset: the list has no column `list_date`.
  [[nodiscard]] const Date& date() const noexcept { return date_; }
  [[nodiscard]] TitleColumn title_column() const noexcept { return title_column_; }
  /// The rated games so far of an entry, if the list has them.
  [[nodiscard]] std::optional<int> games_of(const ListEntry& entry, RatingKind kind) const noexcept;
  /// The results that still count for an unrated player on the list of that date.
  [[nodiscard]] EarlierResults earlier_of(const ListEntry& entry, RatingKind kind,
                                          const ListRule& rule, const Date& list) const;
  /// nullptr if the list has no data on champions and norms.
  [[nodiscard]] const TitleRecord* title_record_of(std::uint64_t key) const noexcept {
    const auto found = title_records_.find(key);
    return found == title_records_.end() ? nullptr : &found->second;
  }
  /// The id of an entry, as the list writes it; without id its FIDE number, or its name.
  [[nodiscard]] std::string id_of(const ListEntry& entry) const;
  /// nullptr if no player has the key: list_key() of an id, fide_column_key() of a FIDE number
  /// beside it, or row_key().
  [[nodiscard]] const ListEntry* find(std::uint64_t key) const noexcept;
  [[nodiscard]] const ListEntry* find(std::string_view id) const noexcept {
    return find(list_key(id));
  }
  /// find() for the row at a byte: nullptr if the key finds another row. Fast for the rows of a
  /// list one after the other. \param near  where the entry probably is; set to the place after it
  [[nodiscard]] const ListEntry* find_row(std::uint64_t key, std::size_t at,
                                          std::size_t& near) const noexcept;
  /// find() for many keys at once, with fewer waits for the memory.
  void find_all(std::span<const std::uint64_t> keys, std::vector<const ListEntry*>& found) const;

 private:
  /// A slot of the hash table. It has a part of the hash, so that the entry, which is seldom in the
  /// cache, is read only if it is probably the right one.
  struct Slot {
    std::uint32_t tag = 0;
    std::uint32_t position = 0;  ///< + 1; 0: free
  };
  void decide_titles();
  void decide_kinds(const ListLayout& layout);
  /// A row with a number of an earlier one, which is an error.
  struct Repeated {
    std::uint32_t at = 0, before = 0;  ///< First bytes of both rows
    bool is_fide = false;
  };
  /// Builds the hash table.
  [[nodiscard]] std::vector<Repeated> index();
  static void tell_repeated(const std::vector<Repeated>& repeated, const ListLayout& layout,
                            std::string_view bytes, Diagnostics& diagnostics);
  /// The slot of a key, or an empty one.
  [[nodiscard]] std::size_t slot_of(std::uint64_t key) const noexcept;
  std::vector<ListEntry> entries_;  ///< In the order of the list
  ListFormat format_ = ListFormat::csv;
  std::array<bool, rating_kind_count> has_{};
  bool has_fide_ids_ = false, has_fide_column_ = false, has_categories_ = false;
  bool has_category_column_ = false, has_columns_of_fsi_ = false;
  std::vector<ListPiece> pieces_;
  std::vector<Slot> table_;                       ///< Open addressing
  std::map<std::uint64_t, std::string> odd_ids_;  ///< By key: ids that are not plain numbers
  std::map<std::uint64_t, TitleRecord> title_records_;
  TitleColumn title_column_ = TitleColumn::mixed;
  bool has_repeated_keys_ = false;
  Date date_;
  /// Rapid and blitz games so far, by position; empty if the list has no such column.
  std::array<std::vector<std::uint16_t>, list_pool_count> games_;
  /// Unrated players with rated games, by key.
  std::array<std::map<std::uint64_t, std::vector<PoolEntry>>, list_pool_count> pools_;
};

}  // namespace trf::rating
#pragma GCC visibility pop
