#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "trf/fsi_category.hpp"
#include "trf/rating/list.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

// Who a row is about: this header alone decides it, for the rows of reports and of lists.

/// The kind of number that identifies the players of a list.
enum class IdKind : std::uint8_t { national, fide };

/// FSI systems: national numbers. FIDE systems: FIDE numbers, but national ones in a national list.
/// FIDE's formats: FIDE numbers. \param list  may be null
[[nodiscard]] IdKind id_kind(const RatingList* list, const Regulation& regulation) noexcept;

/// The facts by which a person is recognised. The views look into their source.
struct PersonFacts {
  std::string_view national, fide;  ///< Numbers; empty: unknown
  std::string_view name;
  Date birth;

  [[nodiscard]] std::string_view number(IdKind kind) const noexcept {
    return kind == IdKind::national ? national : fide;
  }
};
/// \param federation  of the national numbers
[[nodiscard]] PersonFacts facts_of(const Player& player, std::string_view federation = italy);
/// \param kind  of the ids of the list
[[nodiscard]] PersonFacts facts_of(const ListRecord& record, IdKind kind);

/// A fact that two records of one person cannot both have.
enum class Contradiction : std::uint8_t { none, name, birth, national_number, fide_number };
/// The first contradiction, in the order of the enumerators. An unknown fact contradicts nothing;
/// names are compared by same_person_name(), birth dates as far as both are known.
[[nodiscard]] Contradiction contradiction(const PersonFacts& a, const PersonFacts& b);
/// The same name when folded, and the same birth date, of which the day is known.
[[nodiscard]] bool have_name_and_birth(const PersonFacts& a, const PersonFacts& b);

/// A birth date in any form, also a year alone; not set if there is none.
[[nodiscard]] Date birth_date(std::string_view text) noexcept;

/// Is a birth date more exact than another one of the same year, or is there no other one?
[[nodiscard]] bool is_closer(const Date& birth, const Date& other) noexcept;

/// As much of a date as is known: YYYY/MM/DD, YYYY/MM or YYYY.
[[nodiscard]] std::string birth_text(const Date& birth);

/// The key of a person without number: of the folded name and the birth date; without birth date,
/// of the name as an id.
[[nodiscard]] std::uint64_t name_key(std::string_view name, const Date& birth) noexcept;
/// The key of a FIDE number beside national ones. It is never the key of a national number.
[[nodiscard]] std::uint64_t fide_column_key(std::string_view fide_id) noexcept;
[[nodiscard]] std::uint64_t fide_column_number(std::uint64_t key) noexcept;
/// The key of a person who is in no list: the number of this kind, else the FIDE number, else the
/// name and birth date.
[[nodiscard]] std::uint64_t person_key(const PersonFacts& facts, IdKind kind) noexcept;
/// The text for people: the number of this kind, else the FIDE number, else the name.
[[nodiscard]] std::string person_id(const PersonFacts& facts, IdKind kind);
/// The key of a list's row: of its id, else of its FIDE number, else of its name and birth date.
[[nodiscard]] std::uint64_t row_key(const ListRecord& record) noexcept;

/// Finds the persons of reports in a list, and keeps what is decided about them.
class Persons {
 public:
  Persons() = default;
  /// \param bytes  of the list; must stay valid, like the list
  Persons(const RatingList& list, std::string_view bytes, ListBytes use = {}, int threads = 1);

  /// nullptr: there is no list.
  [[nodiscard]] const RatingList* list() const noexcept { return list_; }

  /// A contradiction about a person with this number, of any kind, is accepted.
  void confirm(std::string_view id);
  [[nodiscard]] bool is_confirmed(const PersonFacts& facts) const noexcept;

  /// Persons of this key are the person of another key.
  void join(const std::map<std::uint64_t, std::uint64_t>& others);
  [[nodiscard]] std::uint64_t joined(std::uint64_t key) const noexcept;

  /// The row of a person: by the number of this kind, else the FIDE number, else by_name(), else as
  /// it was confirmed or joined. nullptr: none, or it is not clear which one.
  [[nodiscard]] const ListEntry* find(const PersonFacts& facts, IdKind kind) const;
  /// The row of a person by name and birth date, if no number contradicts: the row with the same
  /// day of birth; else the only one with the same year, of which the day is not known on one side.
  [[nodiscard]] const ListEntry* by_name(const PersonFacts& facts, IdKind kind) const;
  /// Is there a row that by_name() could have found, one or several?
  [[nodiscard]] bool has_named(const PersonFacts& facts, IdKind kind) const;
  /// A row with the same name and day of birth, whatever its numbers are.
  struct Namesake {
    const ListEntry* entry = nullptr;
    std::string national, fide;
  };
  [[nodiscard]] std::optional<Namesake> namesake(const PersonFacts& facts, IdKind kind) const;

  /// Visits the rows at these bytes, which must ascend, on all threads.
  void visit_rows(const std::vector<std::uint32_t>& rows,
                  const std::function<void(std::size_t position, const ListRecord&)>& visit) const;

 private:
  struct Names;
  [[nodiscard]] const Names& names() const;
  /// Rows with the folded name.
  void visit_named(std::string_view name,
                   const std::function<void(const ListRecord&)>& visit) const;

  const RatingList* list_ = nullptr;
  std::string_view bytes_;
  ListLayout layout_;
  ListBytes use_;
  int threads_ = 1;
  std::set<std::uint64_t> confirmed_;
  std::map<std::uint64_t, std::uint64_t> joined_;
  std::shared_ptr<Names> names_;
};

}  // namespace trf::rating
#pragma GCC visibility pop
