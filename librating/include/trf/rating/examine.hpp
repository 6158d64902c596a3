#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "trf/check.hpp"
#include "trf/date.hpp"
#include "trf/rating/person.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// The checks of what an event counts for, by the edition in force: homologation by the FSI (G01 to
/// G07, G20 to G22), and the rate of play, form, matches and first ratings of FIDE (E02 to E07, E10
/// to E13, E21). They ask counts_for() and rate(), as the ratings do.
///
///     const auto examiners = trf::rating::event_examiners();
///     const auto run = trf::check(document, tournament, faults, options, examiners);
/// \return one for each profile: rating, fsi, fsi-rapid
[[nodiscard]] std::array<Examiner, 3> event_examiners(SpecialEvent kind = SpecialEvent::other);

/// A rating list to compare reports with. It keeps the bytes of the list and 32 bytes for each
/// player, to find a row by number: national numbers in a list with FSI categories or with FIDE
/// numbers in a column of their own, else FIDE numbers. A row is read when its player is looked up.
///
///     const auto list = IndexedList::read(bytes);
///     const auto run = trf::check(document, tournament, faults, options,
///     {{list.value->examiner()}});
class IndexedList {
 public:
  /// Faults of single rows are diagnostics. The value is absent if there is no usable header.
  [[nodiscard]] static Result<IndexedList> read(std::string bytes, int threads = 1);

  /// Finds rows of a report that differ from the list (R31), and reports in which most ratings
  /// differ, or some and the list is a later one (R32). The ratings are those of the event's rate
  /// of play. The list must stay alive and must not move while the examiner is used.
  [[nodiscard]] Examiner examiner() const;

 private:
  struct Row {
    std::uint64_t key = 0;
    std::size_t from = 0, to = 0;
    std::uint32_t line = 0;
  };
  void index(int threads);
  [[nodiscard]] const Row* find(std::uint64_t key) const noexcept;
  [[nodiscard]] const Row* find(const PersonFacts& facts) const noexcept;
  void examine(const Tournament& tournament, const CheckOptions& options, CheckRun& run) const;

  std::string bytes_;
  ListLayout layout_;
  std::vector<Row> rows_;  ///< By key
  IdKind ids_ = IdKind::fide;
  Date date_;  ///< Of the list; unset: unknown
  TitleColumn title_column_ = TitleColumn::mixed;
  bool has_categories_ = false;  ///< Of the FSI: they are not titles of FIDE
  bool has_titles_ = false;      ///< A list without any title has no information on titles
  std::array<bool, rating_kind_count> has_kinds_{};
};

/// The members of a federation.
class Members {
 public:
  /// Reads a sheet (trf/sheet.hpp) with the columns fide_id, id or name, of which one is enough,
  /// and birth. The value is absent if there is a fault.
  [[nodiscard]] static Result<Members> read(std::string_view bytes);

  /// Finds players who are not members (I08), by FIDE or national number, else by name and year of
  /// birth. The members must stay alive and must not move while the examiner is used.
  [[nodiscard]] Examiner examiner() const;

 private:
  [[nodiscard]] bool has(const Player& player) const;
  void examine(const Tournament& tournament, CheckRun& run) const;

  std::set<std::string, std::less<>> numbers_;
  std::map<std::string, std::vector<int>, std::less<>> births_;  ///< By name; 0: year not known
};

}  // namespace trf::rating
#pragma GCC visibility pop
